-- Who a request acts for, and what ends sessions, codes, links and mails: kept here and not in the services, so that no way
-- of changing a person or a company can forget it.

-- ------------------------------------------------------------------------------------- who a session stands for

-- What app.authenticate answers of a person: 'user|company|role|is_personal|plan|reached tasks|name', where reached tasks
-- are 'company:task,…' and the name, which alone may hold the sign between them, comes last. Null where the person is
-- deleted or the company suspended; the tasks of a suspended company are out of reach for its collaborators too. Each
-- session carries it (decision 16), so that authentication is one look at one row: as a join of four tables it was a third
-- of what PostgreSQL spends on reading a task.
--
-- Volatile, so that it sees what others have committed even in an update that had to wait for them.
create function app.identity_of(person bigint, out acts_in bigint, out reaches text, out identity text)
language sql volatile security definer set search_path = public, pg_temp as $$
  select u.company_id, reached.ids,
    format('%s|%s|%s|%s|%s|%s|%s', u.id, u.company_id, u.role, coalesce(c.is_personal, false), c.subscription_plan,
      reached.tasks, u.name)
  from users u left join companies c on c.id = u.company_id
  cross join lateral (
    select coalesce(string_agg(x.company_id || ':' || x.task_id, ',' order by x.company_id, x.task_id), '') as tasks,
      coalesce(string_agg(x.task_id::text, ',' order by x.company_id, x.task_id), '') as ids
    from task_collaborators x join companies k on k.id = x.company_id and k.marked_for_deletion_at is null
    where x.user_id = u.id
  ) reached
  where u.id = person and u.deleted_at is null and c.marked_for_deletion_at is null
$$;

create function app.refresh_sessions(people bigint[]) returns void
language sql volatile security definer set search_path = public, pg_temp as $$
  update sessions s set (acts_in, reaches, identity) =
    (select i.acts_in, i.reaches, i.identity from app.identity_of(s.user_id) i)
  where s.user_id = any (people) and s.expires_at > now()
$$;

-- A session that is being opened is not seen by what changes its person meanwhile, so one of the two waits.
create function app.identify_session() returns trigger
language plpgsql volatile security definer set search_path = public, pg_temp as $$
begin
  perform from users where id = new.user_id for share;
  perform from companies c join users u on u.company_id = c.id where u.id = new.user_id for share of c;
  select i.acts_in, i.reaches, i.identity into new.acts_in, new.reaches, new.identity
    from app.identity_of(new.user_id) i;
  return new;
end $$;
create trigger identified before insert on sessions for each row execute function app.identify_session();

create function app.refresh_sessions_of_user() returns trigger
language plpgsql volatile security definer set search_path = public, pg_temp as $$
begin
  perform app.refresh_sessions(array[new.id]);
  return null;
end $$;
create trigger sessions_follow after update of company_id, role, name, deleted_at on users for each row
  when ((old.company_id, old.role, old.name, old.deleted_at)
    is distinct from (new.company_id, new.role, new.name, new.deleted_at))
  execute function app.refresh_sessions_of_user();

-- Its people's, and those of whoever collaborates on its tasks.
create function app.refresh_sessions_of_company() returns trigger
language plpgsql volatile security definer set search_path = public, pg_temp as $$
begin
  perform app.refresh_sessions(array(
    select id from users where company_id = new.id union select user_id from task_collaborators where company_id = new.id));
  return null;
end $$;
create trigger sessions_follow after update of is_personal, subscription_plan, marked_for_deletion_at on companies
  for each row when ((old.is_personal, old.subscription_plan, old.marked_for_deletion_at)
    is distinct from (new.is_personal, new.subscription_plan, new.marked_for_deletion_at))
  execute function app.refresh_sessions_of_company();

-- Right beside a suspension of the company too, and nobody waits for a purge.
create function app.refresh_sessions_of_collaborator() returns trigger
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
create trigger sessions_follow after insert or delete on task_collaborators
  for each row execute function app.refresh_sessions_of_collaborator();

-- Sessions that still count. Those of suspended companies and deleted people do not.
create view app.live_sessions with (security_invoker = true) as
  select s.token_hash, u.id as user_id, u.company_id, u.role, coalesce(c.is_personal, false) as is_personal, u.name,
    c.subscription_plan as plan
  from sessions s
  join users u on u.id = s.user_id
  left join companies c on c.id = u.company_id
  where s.expires_at > now() and u.deleted_at is null and c.marked_for_deletion_at is null;

-- ---------------------------------------------------------------------------------------------------- requests

-- The first statement of every request: who is this token? Sets the transaction's actor, company and the tasks it reaches
-- elsewhere, and answers 'scope|user|company|…': the scope of an access token, empty for a session, and what
-- app.identity_of says. Null: the token is nobody's.
--
-- `guess` is what a process remembers of the session; where that is no longer true, the transaction fails before its other
-- statements, which may have been sent along, can do anything. `reads` makes the transaction read-only here, because one
-- that is a single message has no begin to say so. A transaction that writes knows which session it acts for.
--
-- What only collaborators need is looked for where somebody collaborates, and settings are assigned, which runs no query of
-- its own: each of the two could be measured.
create function app.authenticate(hash bytea, guess text, reads boolean) returns text
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

-- For the names that a collaborator sees (policy 'collaborator' on users).
create function app.people_of_reached_tasks(person bigint) returns text
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(string_agg(distinct p.id::text, ','), '')
  from task_collaborators x
  join tasks t on t.company_id = x.company_id and t.id = x.task_id
  cross join lateral (
    select t.assigner_id as id union select t.assignee_id
    union select c.user_id from task_co_assignees c where c.company_id = t.company_id and c.task_id = t.id
    union select c.author_id from comments c where c.company_id = t.company_id and c.task_id = t.id
  ) p
  where x.user_id = person and p.id is not null
$$;

-- Goes before the commit of whatever is written for a session: nothing is written for one that somebody has ended meanwhile.
create function app.confirm_session() returns void
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  acting constant text := current_setting('app.session', true);
begin
  if acting <> '' and not exists (select from sessions where token_hash = decode(acting, 'hex')) then
    raise exception 'the session was ended meanwhile' using errcode = 'TW002';
  end if;
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

-- When a token was used, to the minute. Outside the request's transaction, which may only read.
create function app.note_token_use(hash bytea) returns void
language sql volatile security definer set search_path = public, pg_temp as $$
  update sessions set last_used_at = now()
  where token_hash = hash and scope is not null
    and (last_used_at is null or last_used_at < now() - interval '1 minute')
$$;

-- ------------------------------------------------------------------------------------- codes, links and their mails

-- Whether the code is the one; a wrong one is counted, and in the same statement, so that of many parallel guesses no more
-- are looked at than may be. A function, so that it can be called beside the transaction of a request (see
-- Database.statements): the count has to survive the request's failure, and a second transaction would wait for a
-- connection while the first holds one. `person` is null for the account that has the address.
--
-- Where another request is just using the same code, this try is wrong and not counted: nothing was compared. It runs in a
-- pool of few connections, in which several that wait would keep everybody from signing in.
create function app.try_code(person bigint, for_purpose text, mailbox text, hash bytea, most_tries integer)
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

-- What opens an account belongs to a person and to the mailbox it was sent to, and dies with a new address or password
-- (decision 19).
create function app.void_secrets() returns trigger
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  changed bigint[];
  moved bigint[];
begin
  select array_agg(n.id), array_agg(n.id) filter (where n.email is distinct from o.email) into changed, moved
    from old_people o join new_people n on n.id = o.id
    where (o.email, o.password_hash) is distinct from (n.email, n.password_hash);
  if changed is null then return null; end if;
  delete from one_time_codes where user_id = any (changed);
  delete from set_password_links where user_id = any (changed);
  update mails set dropped_at = now(), content = null,
      last_error = concat_ws('. Before that: ', 'Void: the address or the password has changed since', last_error)
    where account_id = any (changed) and (opens_account or account_id = any (moved))
      and sent_at is null and dropped_at is null;
  return null;
end $$;
create trigger secrets_die after update on users referencing old table as old_people new table as new_people
  for each statement execute function app.void_secrets();
