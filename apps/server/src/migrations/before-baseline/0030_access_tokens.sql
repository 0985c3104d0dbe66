-- Access tokens (decision 35): rows of sessions, so that whatever ends a person's sessions ends these too, and whatever
-- changes who the person is changes who they stand for. A session has neither scope nor name.
alter table sessions
  add column scope text check (scope in ('read', 'write')),
  add column name text,
  add column last_used_at timestamptz,
  add constraint access_token check ((scope is null) = (name is null));

-- As in 0024, and what it answers begins with the scope of an access token, empty for a session: 'scope|user|company|…'.
create or replace function app.authenticate(hash bytea, guess text, reads boolean) returns text
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  person text;
  company text;
  reached text;
  found_identity text;
  setting text;
begin
  select s.user_id::text, s.acts_in::text, s.reaches, coalesce(s.scope, '') || '|' || s.identity
    into person, company, reached, found_identity
    from sessions s where s.token_hash = hash and s.expires_at > now();
  if guess is not null and guess is distinct from found_identity then
    raise exception 'the session is not what it was' using errcode = 'TW001';
  end if;
  if found_identity is null then return null; end if;
  setting := set_config('app.user_id', person, true);
  setting := set_config('app.company_id', coalesce(company, ''), true);
  setting := set_config('app.task_ids', reached, true);
  if reached <> '' then
    setting := set_config('app.people_ids', app.people_of_reached_tasks(person::bigint), true);
  end if;
  if reads then setting := set_config('transaction_read_only', 'on', true);
  else setting := set_config('app.session', encode(hash, 'hex'), true);
  end if;
  return found_identity;
end $$;

-- When a token was used, to the minute. Outside the request's transaction, which may only read.
create function app.note_token_use(hash bytea) returns void
language sql volatile security definer set search_path = public, pg_temp as $$
  update sessions set last_used_at = now()
  where token_hash = hash and scope is not null
    and (last_used_at is null or last_used_at < now() - interval '1 minute')
$$;
alter function app.note_token_use(bytea) owner to taskwell_system;
revoke execute on function app.note_token_use(bytea) from public;
grant execute on function app.note_token_use(bytea) to taskwell_tenant;
