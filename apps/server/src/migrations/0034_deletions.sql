-- A notification of a comment says what it says, in the app and in mails that are still to be made: with the comment it is gone.
-- Here and not in the services, so that no way of deleting a comment can forget it.
alter table notifications add column comment_id bigint;
create index notifications_comment on notifications (comment_id) where comment_id is not null;
create function app.drop_notices_of_comments() returns trigger
language plpgsql volatile security definer set search_path = public, pg_temp as $$
begin
  -- Of guests too, who belong to other companies.
  with dropped as (
    delete from notifications n using gone where n.comment_id = gone.id returning n.company_id, n.user_id
  )
  insert into events (company_id, kind, entity_id, audience)
  select company_id, 'notification.created', 0, array_agg(distinct user_id) from dropped group by company_id;
  return null;
end $$;
alter function app.drop_notices_of_comments() owner to taskwell_system;
revoke execute on function app.drop_notices_of_comments() from public;
create trigger notices_go_with_it after delete on comments referencing old table as gone
  for each statement execute function app.drop_notices_of_comments();

-- Of these people the living ones of the caller's company, held: whoever deletes one of them waits until the transaction is
-- over, and one whose deletion was waited for is not among them (decision 11). No lock that a foreign key would not take too.
create function app.hold_colleagues(people bigint[]) returns table (id bigint, name text)
language plpgsql volatile security definer set search_path = public, pg_temp as $$
begin
  return query select u.id, u.name from users u
    where u.company_id = app.company_id() and u.id = any (people) and u.deleted_at is null
    order by u.id for key share;
end $$;
alter function app.hold_colleagues(bigint[]) owner to taskwell_system;
revoke execute on function app.hold_colleagues(bigint[]) from public;
grant execute on function app.hold_colleagues(bigint[]) to taskwell_tenant;
