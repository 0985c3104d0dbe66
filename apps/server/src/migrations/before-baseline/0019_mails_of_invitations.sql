-- The mail of an invitation that was replaced, taken back, declined or deleted before the mail was sent is not sent any
-- more. That of an accepted one is: its link leads to the task.

-- No key to invitations: a mail's record outlives them.
alter table mails add column invitation_id bigint;
create index mails_invitation on mails (invitation_id)
  where invitation_id is not null and sent_at is null and dropped_at is null;

-- Here and not in the services, so that no way of ending an invitation can forget it.
create function app.drop_mails_of_invitations() returns trigger
language plpgsql volatile security definer set search_path = public, pg_temp as $$
begin
  update mails set dropped_at = now(), content = null,
      last_error = concat_ws('. Before that: ', 'Void: the invitation is not open any more', last_error)
    where invitation_id = old.id and sent_at is null and dropped_at is null;
  return null;
end $$;
alter function app.drop_mails_of_invitations() owner to taskwell_system;
revoke execute on function app.drop_mails_of_invitations() from public;
create trigger mail_goes_with_it after delete on task_invitations
  for each row when (old.status = 'PENDING') execute function app.drop_mails_of_invitations();
create trigger mail_is_void after update of status on task_invitations
  for each row when (old.status = 'PENDING' and new.status in ('CANCELLED', 'DECLINED')) execute function app.drop_mails_of_invitations();
