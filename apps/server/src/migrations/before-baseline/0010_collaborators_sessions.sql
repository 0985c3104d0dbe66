-- What sessions say of whoever collaborates: right beside a suspension of the company too, and nobody waits for a purge.
create or replace function app.refresh_sessions(people bigint[]) returns void
language sql volatile security definer set search_path = public, pg_temp as $$
  update sessions s set (acts_in, reaches, identity) =
    (select i.acts_in, i.reaches, i.identity from app.identity_of(s.user_id) i)
  where s.user_id = any (people) and s.expires_at > now()
$$;

create or replace function app.refresh_sessions_of_collaborator() returns trigger
language plpgsql volatile security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    -- A suspension under way does not see the collaboration yet.
    perform from companies where id = new.company_id for share;
  elsif not exists (select from companies where id = old.company_id and marked_for_deletion_at is null) then
    -- It counted for nothing any more: the purge of a company keeps nobody of another one waiting.
    return null;
  end if;
  perform from users where id = coalesce(new.user_id, old.user_id) for no key update;
  perform app.refresh_sessions(array[coalesce(new.user_id, old.user_id)]);
  return null;
end $$;
