-- A task is led by a living person of its company, whichever statement gives it to them. The lead is held as the foreign key
-- would hold them anyway: whoever deletes them waits until the transaction is over, and one whose deletion was waited for is
-- gone (decision 11). Here and not in the services, so that a task is added in the round trip that adds it (decision 45).
-- A task that is done may stay with somebody deleted; it is looked at again only when it changes hands.
create function app.hold_lead() returns trigger
language plpgsql volatile security definer set search_path = public, pg_temp as $$
begin
  perform from users u
    where u.company_id = new.company_id and u.id = new.assignee_id and u.deleted_at is null for key share;
  if not found then
    raise exception 'who is to lead the task is not a living person of its company' using errcode = 'TW003';
  end if;
  return new;
end $$;
alter function app.hold_lead() owner to taskwell_system;
revoke execute on function app.hold_lead() from public;
create trigger lead_of_added before insert on tasks
  for each row when (new.assignee_id is not null) execute function app.hold_lead();
create trigger lead_of_changed before update of assignee_id on tasks
  for each row when (new.assignee_id is not null and new.assignee_id is distinct from old.assignee_id)
  execute function app.hold_lead();
