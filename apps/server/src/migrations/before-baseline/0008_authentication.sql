-- The first statement of every request again, as one look at one row: a session carries who it stands for, kept so by
-- whatever changes that. Measured: authentication was a third of what PostgreSQL spends on reading a task, nearly all of
-- it for preparing a join of four tables.
--
-- identity is what app.authenticate answers: 'user|company|role|is_personal|plan|reached tasks|name', where reached tasks
-- are 'company:task,…' and the name, which alone may hold the sign between them, comes last. Null: the session counts for
-- nobody, because the person is deleted or the company suspended. acts_in, the company, and reaches are parts of it.
alter table sessions add column acts_in bigint, add column reaches text, add column identity text;

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
  where s.user_id = any (people)
$$;
select app.refresh_sessions(array(select id from users));

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

create function app.refresh_sessions_of_collaborator() returns trigger
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  person bigint := case when tg_op = 'DELETE' then old.user_id else new.user_id end;
begin
  perform from users where id = person for no key update;
  perform app.refresh_sessions(array[person]);
  return null;
end $$;
create trigger sessions_follow after insert or delete on task_collaborators
  for each row execute function app.refresh_sessions_of_collaborator();

-- `guess` is what a process remembers of the session; where that is no longer true, the transaction fails before its other
-- statements, which may have been sent along, can do anything. `reads` makes the transaction read-only here, because one
-- that is a single message has no begin to say so. Null: the token is nobody's.
drop function app.authenticate(bytea, text);
create function app.authenticate(hash bytea, guess text, reads boolean) returns text
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
  if reads then setting := set_config('transaction_read_only', 'on', true); end if;
  return found_identity;
end $$;

do $$
declare
  signature text;
begin
  foreach signature in array array['identity_of(bigint)', 'refresh_sessions(bigint[])', 'identify_session()',
      'refresh_sessions_of_user()', 'refresh_sessions_of_company()', 'refresh_sessions_of_collaborator()',
      'authenticate(bytea, text, boolean)'] loop
    execute format('alter function app.%s owner to taskwell_system', signature);
    execute format('revoke execute on function app.%s from public', signature);
  end loop;
end $$;
grant execute on function app.authenticate(bytea, text, boolean) to taskwell_tenant;
