-- Accounts, tasks and everything a change writes with them.
--
-- Three roles (made before the first migration, see platform/migrate.ts):
--   the owner           runs these files and nothing else;
--   taskwell_tenant     what every request runs as: sees only rows of the company set for its transaction;
--   taskwell_system     the named bypass: sign-in, the platform console, jobs.
-- Row-level security is forced on every table, so no context means no rows, for the owner too.

create schema app;
grant usage on schema app to taskwell_tenant, taskwell_system;
grant create on schema app to taskwell_system;

create extension if not exists pg_trgm;
create extension if not exists btree_gin;

create function app.company_id() returns bigint language sql stable parallel safe as
  $$ select nullif(current_setting('app.company_id', true), '')::bigint $$;
-- Ids of the tasks of other companies that the actor reaches as a collaborator; null where there are none.
create function app.task_ids() returns bigint[] language sql stable parallel safe as
  $$ select string_to_array(nullif(current_setting('app.task_ids', true), ''), ',')::bigint[] $$;
create function app.user_id() returns bigint language sql stable parallel safe as
  $$ select nullif(current_setting('app.user_id', true), '')::bigint $$;

-- How the wire carries a time: ISO 8601, UTC, milliseconds.
create function app.instant(moment timestamptz) returns text language sql stable parallel safe as
  $$ select to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') $$;

create type task_status as enum ('TODO', 'IN_PROGRESS', 'ON_HOLD', 'COMPLETED', 'CANCELLED');
create type task_priority as enum ('LOW', 'MEDIUM', 'HIGH', 'URGENT');
create type user_role as enum ('SUPER_ADMIN', 'SYSDMIN', 'ADMIN', 'EMPLOYEE');

-- ---------------------------------------------------------------------------------------------------- accounts

create table companies (
  id bigint generated always as identity primary key,
  name text not null,
  email text not null,
  is_personal boolean not null,
  subscription_plan text not null check (subscription_plan in ('PERSONAL', 'BUSINESS')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Marked for deletion is suspended; a purge date only stands where an owner asked for deletion.
  marked_for_deletion_at timestamptz,
  purge_at timestamptz
);
create index companies_purge on companies (purge_at) where purge_at is not null;

create table users (
  id bigint generated always as identity primary key,
  -- Null only for the platform's super administrators, who belong to no company.
  company_id bigint references companies (id),
  name text not null,
  -- Lower case. Null once deleted: the name stays on history, the address is free again.
  email text,
  role user_role not null,
  password_hash text not null,
  is_email_verified boolean not null default false,
  -- Personal sign-up opens a session at once and may sign in before it has verified its address.
  requires_verification boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  unique (company_id, id),
  check ((company_id is null) = (role = 'SUPER_ADMIN')),
  check ((email is null) = (deleted_at is not null))
);
create unique index users_email on users (email);
create index users_company_name on users (company_id, lower(name), id) where deleted_at is null;

create table sessions (
  token_hash bytea primary key,
  user_id bigint not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ip inet,
  user_agent text
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

-- Six-digit codes, one living code per address and purpose.
create table one_time_codes (
  email text not null,
  purpose text not null check (purpose in ('verification', 'password-reset')),
  code_hash bytea not null,
  tries smallint not null default 0,
  expires_at timestamptz not null,
  primary key (email, purpose)
);

-- Links of welcome mails.
create table set_password_links (
  token_hash bytea primary key,
  user_id bigint not null references users (id) on delete cascade,
  expires_at timestamptz not null
);
create index set_password_links_user on set_password_links (user_id);

create table sign_in_attempts (
  id bigint generated always as identity primary key,
  email text not null,
  user_id bigint references users (id) on delete cascade,
  company_id bigint references companies (id) on delete cascade,
  succeeded boolean not null,
  reason text,
  ip inet,
  user_agent text,
  created_at timestamptz not null default now()
);
create index sign_in_attempts_time on sign_in_attempts (created_at);
create index sign_in_attempts_company on sign_in_attempts (company_id, created_at);
create index sign_in_attempts_user on sign_in_attempts (user_id, created_at);

-- ------------------------------------------------------------------------------------------------------- tasks

create table contacts (
  id bigint generated always as identity,
  company_id bigint not null references companies (id),
  owner_id bigint not null,
  name text not null,
  email text not null,
  company text,
  phone text,
  is_personal boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, owner_id) references users (company_id, id)
);
create index contacts_owner on contacts (company_id, owner_id, lower(name), id);

create table tasks (
  id bigint generated always as identity,
  company_id bigint not null,
  title text not null,
  description text,
  status task_status not null default 'TODO',
  priority task_priority not null default 'MEDIUM',
  due_date timestamptz(3),
  archived boolean not null default false,
  assigner_id bigint,
  assignee_id bigint,
  external_contact_id bigint,
  parent_id bigint,
  version integer not null default 1,
  -- Milliseconds, as the wire has them: a page's last row, read back from there, is exactly where the next begins.
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  -- Kept by the triggers below, so that a list looks for children only where there are some.
  comment_count integer not null default 0,
  subtask_count integer not null default 0,
  co_assignee_count integer not null default 0,
  share_count integer not null default 0,
  collaborator_count integer not null default 0,
  primary key (company_id, id),
  foreign key (company_id, assigner_id) references users (company_id, id),
  foreign key (company_id, assignee_id) references users (company_id, id),
  foreign key (company_id, external_contact_id) references contacts (company_id, id),
  foreign key (company_id, parent_id) references tasks (company_id, id) on delete cascade,
  check (assignee_id is null or external_contact_id is null),
  check (parent_id is null or parent_id <> id)
);
-- Most urgent first; an order of its own because 'high to low' runs against every other column.
create function app.urgency(priority task_priority) returns smallint language sql immutable parallel safe as
  $$ select case priority when 'URGENT' then 0 when 'HIGH' then 1 when 'MEDIUM' then 2 else 3 end::smallint $$;
-- One index for each order a list is offered in; its last column makes the order total, for keyset paging.
create index tasks_urgency on tasks (company_id, archived, app.urgency(priority), coalesce(due_date, 'infinity'::timestamptz), id);
create index tasks_created on tasks (company_id, archived, created_at, id);
create index tasks_due on tasks (company_id, archived, coalesce(due_date, 'infinity'::timestamptz), id);
create index tasks_due_latest on tasks (company_id, archived, coalesce(due_date, '-infinity'::timestamptz), id);
create index tasks_status on tasks (company_id, archived, status, id);
create index tasks_title on tasks (company_id, archived, lower(title), id);
create index tasks_assignee on tasks (company_id, assignee_id) where assignee_id is not null;
create index tasks_assigner on tasks (company_id, assigner_id);
create index tasks_parent on tasks (company_id, parent_id) where parent_id is not null;
create index tasks_contact on tasks (company_id, external_contact_id) where external_contact_id is not null;
create index tasks_text on tasks using gin (company_id, (title || ' ' || coalesce(description, '')) gin_trgm_ops);

create table task_co_assignees (
  id bigint generated always as identity,
  company_id bigint not null,
  task_id bigint not null,
  user_id bigint not null,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, task_id, user_id),
  foreign key (company_id, task_id) references tasks (company_id, id) on delete cascade,
  foreign key (company_id, user_id) references users (company_id, id)
);
create index task_co_assignees_user on task_co_assignees (company_id, user_id, task_id);

create table task_shares (
  id bigint generated always as identity,
  company_id bigint not null,
  task_id bigint not null,
  user_id bigint not null,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, task_id, user_id),
  foreign key (company_id, task_id) references tasks (company_id, id) on delete cascade,
  foreign key (company_id, user_id) references users (company_id, id)
);
create index task_shares_user on task_shares (company_id, user_id, task_id);

-- People of any company who accepted an invitation; company_id is the task's.
create table task_collaborators (
  id bigint generated always as identity,
  company_id bigint not null,
  task_id bigint not null,
  user_id bigint not null references users (id),
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, task_id, user_id),
  foreign key (company_id, task_id) references tasks (company_id, id) on delete cascade
);
create index task_collaborators_user on task_collaborators (user_id, task_id);

create table comments (
  id bigint generated always as identity,
  company_id bigint not null,
  task_id bigint not null,
  author_id bigint not null references users (id),
  content text not null,
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, task_id) references tasks (company_id, id) on delete cascade
);
create index comments_task on comments (company_id, task_id, created_at, id);

-- ----------------------------------------------------------------------------- what a change writes beside its row

create table audit_entries (
  id bigint generated always as identity,
  company_id bigint not null,
  user_id bigint,
  -- As it was then: history outlives its people.
  user_name text not null,
  user_role user_role,
  action text not null,
  entity_type text not null,
  entity_id bigint,
  description text not null,
  created_at timestamptz not null default now(),
  primary key (company_id, id)
);
create index audit_entries_entity on audit_entries (company_id, entity_type, entity_id, id);

create table notifications (
  id bigint generated always as identity,
  company_id bigint not null,
  user_id bigint not null,
  type text not null,
  title text not null,
  message text not null,
  task_id bigint,
  is_read boolean not null default false,
  created_at timestamptz not null default now(),
  -- In the order in which a person reads them.
  primary key (company_id, user_id, id)
);
create index notifications_unread on notifications (company_id, user_id) where not is_read;

-- The outbox of the live stream: what changed, never its content. `transaction_id` puts them in an order in which no
-- committed event can appear behind one that was already read.
create table events (
  id bigint generated always as identity,
  transaction_id xid8 not null default pg_current_xact_id(),
  company_id bigint,
  kind text not null,
  entity_id bigint not null,
  version integer not null default 0,
  -- User ids it concerns; administrators of the company hear of everything.
  audience bigint[] not null,
  created_at timestamptz not null default now(),
  primary key (transaction_id, id)
);

-- Mails until they are delivered. What they say (codes, links) is encrypted with a key that is not in the database.
create table mails (
  id bigint generated always as identity primary key,
  company_id bigint references companies (id) on delete cascade,
  recipient text not null,
  template text not null,
  content bytea,
  message_id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  -- Not worth sending after this.
  expires_at timestamptz,
  sent_at timestamptz,
  dropped_at timestamptz,
  attempts integer not null default 0,
  last_error text
);
create index mails_waiting on mails (id) where sent_at is null and dropped_at is null;

create table idempotency_keys (
  user_id bigint not null references users (id) on delete cascade,
  key text not null,
  company_id bigint references companies (id) on delete cascade,
  request_hash bytea not null,
  answer text,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index idempotency_keys_time on idempotency_keys (created_at);

-- Brakes; the shape is rate-limiter-flexible's.
create table throttles (
  -- Holds whole e-mail addresses.
  key text primary key,
  points integer not null default 0,
  expire bigint
);

-- How many tasks a company has in each status, summed over shards so that two writers seldom meet on one row.
create table task_counts (
  company_id bigint not null references companies (id) on delete cascade,
  archived boolean not null,
  status task_status not null,
  shard smallint not null,
  tasks integer not null,
  primary key (company_id, archived, status, shard)
) with (fillfactor = 50);

-- ------------------------------------------------------------------------------------------- row-level security

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['users', 'contacts', 'tasks', 'task_co_assignees', 'task_shares',
      'task_collaborators', 'comments', 'audit_entries', 'notifications', 'task_counts'] loop
    execute format('create policy company on %I to taskwell_tenant
      using (company_id = (select app.company_id())) with check (company_id = (select app.company_id()))', tenant_table);
  end loop;
  foreach tenant_table in array array['companies', 'users', 'sessions', 'one_time_codes', 'set_password_links',
      'sign_in_attempts', 'contacts', 'tasks', 'task_co_assignees', 'task_shares', 'task_collaborators', 'comments',
      'audit_entries', 'notifications', 'events', 'mails', 'idempotency_keys', 'throttles', 'task_counts'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('create policy system on %I to taskwell_system using (true) with check (true)', tenant_table);
    execute format('grant select, insert, update, delete on %I to taskwell_system', tenant_table);
  end loop;
end $$;

create policy company on companies to taskwell_tenant
  using (id = (select app.company_id())) with check (id = (select app.company_id()));

-- Who belongs to no company, the super administrator, still has to find itself.
create policy self on users for select to taskwell_tenant using (id = (select app.user_id()));

-- An accepted collaborator reaches exactly that task and its comments.
create policy collaborator on tasks for select to taskwell_tenant using (id = any ((select app.task_ids())::bigint[]));
create policy collaborator on comments for select to taskwell_tenant using (task_id = any ((select app.task_ids())::bigint[]));

-- Requests only add events and mails; they never read them.
create policy company on events for insert to taskwell_tenant with check (company_id = (select app.company_id()));
create policy company on mails for insert to taskwell_tenant with check (company_id = (select app.company_id()));
create policy own on idempotency_keys to taskwell_tenant
  using (user_id = (select app.user_id())) with check (user_id = (select app.user_id()));

-- Counters of tries belong to no company and are kept outside the request's transaction.
create policy counters on throttles to taskwell_tenant using (true) with check (true);
grant select, insert, update, delete on throttles to taskwell_tenant;

grant select on companies, task_counts to taskwell_tenant;
grant update (updated_at) on companies to taskwell_tenant;
grant select, insert, update, delete on contacts, tasks, task_co_assignees, task_shares, task_collaborators, comments,
  notifications to taskwell_tenant;
grant select, insert on audit_entries to taskwell_tenant;
grant insert on events, mails to taskwell_tenant;
grant select (id) on mails to taskwell_tenant;
create policy returning_id on mails for select to taskwell_tenant using (company_id = (select app.company_id()));
grant select, insert, update on idempotency_keys to taskwell_tenant;
-- Everything of a colleague but the password hash.
grant select (id, company_id, name, email, role, is_email_verified, created_at, updated_at, deleted_at),
  insert on users to taskwell_tenant;

-- ---------------------------------------------------------------------------------------------------- functions

-- Sessions that still count. Those of suspended companies and deleted people do not.
create view app.live_sessions with (security_invoker = true) as
  select s.token_hash, u.id as user_id, u.company_id, u.role, coalesce(c.is_personal, false) as is_personal, u.name,
    c.subscription_plan as plan
  from sessions s
  join users u on u.id = s.user_id
  left join companies c on c.id = u.company_id
  where s.expires_at > now() and u.deleted_at is null and c.marked_for_deletion_at is null;
grant select on app.live_sessions to taskwell_system;

-- The first statement of every request: who is this token? Sets the transaction's actor, company and the tasks it
-- reaches elsewhere. No row: no session. `guess` is what a process remembers of the session (its fingerprint); where that
-- is no longer true, the transaction fails before its other statements, which may have been sent along, can do anything.
create function app.authenticate(hash bytea, guess text)
returns table (user_id bigint, company_id bigint, role user_role, is_personal boolean, name text, plan text, task_ids text,
  fingerprint text)
language plpgsql volatile security definer set search_path = public, pg_temp as $$
begin
  select l.user_id, l.company_id, l.role, l.is_personal, l.name, l.plan, coalesce(
      (select string_agg(c.task_id::text, ',') from task_collaborators c where c.user_id = l.user_id), '')
    into user_id, company_id, role, is_personal, name, plan, task_ids
    from app.live_sessions l where l.token_hash = hash;
  fingerprint := (user_id, company_id, role, is_personal, name, plan, task_ids)::text;
  if guess is not null and guess is distinct from fingerprint then
    raise exception 'the session is not what it was' using errcode = 'TW001';
  end if;
  if user_id is null then return; end if;
  perform set_config('app.user_id', user_id::text, true), set_config('app.company_id', coalesce(company_id::text, ''), true),
    set_config('app.task_ids', task_ids, true);
  return next;
end $$;

-- Ids of the tasks within reach whose title or description holds the pattern (LIKE, escaped by the caller). Its own
-- function because an index on text cannot be used behind row-level security: LIKE is not leak-proof.
create function app.tasks_matching(pattern text) returns setof bigint
language sql stable security definer set search_path = public, pg_temp as $$
  select id from tasks
  where company_id = app.company_id() and (title || ' ' || coalesce(description, '')) ilike pattern
  union all
  select id from tasks
  where id = any (app.task_ids()) and (title || ' ' || coalesce(description, '')) ilike pattern
$$;

-- Keeps task_counts with every statement that adds or deletes tasks; always in the same order, so that writers cannot
-- deadlock.
create function app.count_tasks() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  shard constant smallint := pg_backend_pid() % 64;
begin
  if tg_op = 'INSERT' then
    insert into task_counts as c
      select company_id, archived, status, shard, count(*) from new_rows group by 1, 2, 3 order by 1, 2, 3
      on conflict on constraint task_counts_pkey do update set tasks = c.tasks + excluded.tasks;
  else
    insert into task_counts as c
      select company_id, archived, status, shard, -count(*) from old_rows group by 1, 2, 3 order by 1, 2, 3
      on conflict on constraint task_counts_pkey do update set tasks = c.tasks + excluded.tasks;
  end if;
  return null;
end $$;
create trigger count_inserted after insert on tasks referencing new table as new_rows
  for each statement execute function app.count_tasks();
create trigger count_deleted after delete on tasks referencing old table as old_rows
  for each statement execute function app.count_tasks();

-- The same for a task that changes its status or is archived: by row, so that other edits cost nothing.
create function app.count_task_move() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  shard constant smallint := pg_backend_pid() % 64;
begin
  insert into task_counts as c
    select * from (values (old.company_id, old.archived, old.status, shard, -1),
      (new.company_id, new.archived, new.status, shard, 1)) moved order by 2, 3
    on conflict on constraint task_counts_pkey do update set tasks = c.tasks + excluded.tasks;
  return null;
end $$;
create trigger count_moved after update of status, archived on tasks
  for each row when (old.status <> new.status or old.archived <> new.archived) execute function app.count_task_move();

-- Keeps the counter column named by the trigger's argument on the task that a child row belongs to.
create function app.count_children() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  child record := case when tg_op = 'DELETE' then old else new end;
begin
  execute format('update tasks set %1$I = %1$I + $1 where company_id = $2 and id = $3', tg_argv[0])
    using case when tg_op = 'DELETE' then -1 else 1 end, child.company_id,
      case when tg_table_name = 'tasks' then (to_jsonb(child) ->> 'parent_id')::bigint else (to_jsonb(child) ->> 'task_id')::bigint end;
  return null;
end $$;
create trigger count_comments after insert or delete on comments
  for each row execute function app.count_children('comment_count');
create trigger count_co_assignees after insert or delete on task_co_assignees
  for each row execute function app.count_children('co_assignee_count');
create trigger count_shares after insert or delete on task_shares
  for each row execute function app.count_children('share_count');
create trigger count_collaborators after insert or delete on task_collaborators
  for each row execute function app.count_children('collaborator_count');
create trigger count_subtasks_added after insert on tasks
  for each row when (new.parent_id is not null) execute function app.count_children('subtask_count');
create trigger count_subtasks_removed after delete on tasks
  for each row when (old.parent_id is not null) execute function app.count_children('subtask_count');

-- Deletes one company whose time of grace is over, with everything it owns; false when there is none.
create function app.purge_company() returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
declare
  doomed bigint;
begin
  select id into doomed from companies where purge_at < now() order by purge_at limit 1 for update skip locked;
  if doomed is null then return false; end if;
  delete from notifications where company_id = doomed;
  delete from audit_entries where company_id = doomed;
  delete from comments where author_id in (select id from users where company_id = doomed);
  delete from task_collaborators where user_id in (select id from users where company_id = doomed);
  delete from tasks where company_id = doomed;
  delete from contacts where company_id = doomed;
  delete from users where company_id = doomed;
  delete from companies where id = doomed;
  return true;
end $$;
alter function app.purge_company() owner to taskwell_system;
revoke execute on function app.purge_company() from public;
grant execute on function app.purge_company() to taskwell_system;
alter function app.authenticate(bytea, text) owner to taskwell_system;
alter function app.tasks_matching(text) owner to taskwell_system;
alter function app.count_tasks() owner to taskwell_system;
alter function app.count_task_move() owner to taskwell_system;
alter function app.count_children() owner to taskwell_system;
revoke execute on function app.authenticate(bytea, text), app.tasks_matching(text) from public;
grant execute on function app.authenticate(bytea, text), app.tasks_matching(text) to taskwell_tenant, taskwell_system;
