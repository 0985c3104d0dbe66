-- Nothing is written for a session that somebody has ended meanwhile, and no try at a code waits for another.

-- ------------------------------------------------------------------------------------------ sessions, at the end too

-- As in 0008, and the transaction knows which session it acts for.
create or replace function app.authenticate(hash bytea, guess text, reads boolean) returns text
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  person text;
  company text;
  reached text;
  found_identity text;
  setting text;
begin
  select s.user_id::text, s.acts_in::text, s.reaches, s.identity into person, company, reached, found_identity
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

-- Signing out, deleting one's company: a transaction may end the session that it acts for.
create function app.note_own_end() returns trigger
language plpgsql as $$
begin
  perform set_config('app.session', '', true);
  return null;
end $$;
create trigger note_own_end after delete on sessions for each row
  when (encode(old.token_hash, 'hex') = current_setting('app.session', true))
  execute function app.note_own_end();

-- Goes before the commit of whatever is written for a session.
create function app.confirm_session() returns void
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  acting constant text := current_setting('app.session', true);
begin
  if acting <> '' and not exists (select from sessions where token_hash = decode(acting, 'hex')) then
    raise exception 'the session was ended meanwhile' using errcode = 'TW002';
  end if;
end $$;
alter function app.confirm_session() owner to taskwell_system;
revoke execute on function app.confirm_session() from public;
grant execute on function app.confirm_session() to taskwell_tenant, taskwell_system;

-- ------------------------------------------------------------------------------------------------- tries at a code

-- Where another request is just using the same code, this try is wrong and not counted: nothing was compared. It ran in
-- a pool of few connections, in which several that wait keep everybody from signing in.
create or replace function app.try_code(person bigint, for_purpose text, mailbox text, hash bytea, most_tries integer)
returns boolean
language sql volatile security definer set search_path = public, pg_temp as $$
  update one_time_codes set tries = tries + (code_hash <> hash)::integer
  where (user_id, purpose) in (
    select user_id, purpose from one_time_codes
    where user_id = coalesce(person, (select id from users where users.email = mailbox)) and purpose = for_purpose
      and email = mailbox and tries < most_tries and expires_at > now()
    for no key update skip locked)
  returning code_hash = hash
$$;
