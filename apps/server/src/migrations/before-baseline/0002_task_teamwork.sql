-- Comments, sharing, history by task, notifications by mail, reminders.

-- ------------------------------------------------------------------------------------------- history of a task

-- The task that an entry belongs to, whatever it is about: a comment's and a co-assignee's are part of its history.
alter table audit_entries add column task_id bigint;
update audit_entries set task_id = entity_id where entity_type = 'Task';
drop index audit_entries_entity;
create index audit_entries_task on audit_entries (company_id, task_id, id) where task_id is not null;

-- ------------------------------------------------------------------------------------------------------ comments

-- As it was then: an author of another company may be out of sight, or gone.
alter table comments add column author_name text;
update comments c set author_name = u.name from users u where u.id = c.author_id;
alter table comments alter column author_name set not null;

-- ------------------------------------------------------------------------------------------------- notifications

-- Still to be mailed: the row is the job, so that the change that causes it writes no other (see decision 10).
alter table notifications add column mail_pending boolean not null default false;
create index notifications_mail on notifications (id) where mail_pending;

-- For the brake on how many a person gets.
create index mails_recipient on mails (recipient, created_at);

-- Which notifications a person also gets by mail; no row means all.
create table mail_preferences (
  company_id bigint not null,
  user_id bigint not null,
  assignment boolean not null default true,
  comment boolean not null default true,
  due_soon boolean not null default true,
  primary key (company_id, user_id),
  foreign key (company_id, user_id) references users (company_id, id) on delete cascade
);

-- That people were reminded of a task's due date: once for each, whoever runs the job.
create table task_reminders (
  company_id bigint not null,
  task_id bigint not null,
  due_date timestamptz(3) not null,
  created_at timestamptz not null default now(),
  primary key (company_id, task_id, due_date),
  foreign key (company_id, task_id) references tasks (company_id, id) on delete cascade
);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['mail_preferences', 'task_reminders'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('create policy system on %I to taskwell_system using (true) with check (true)', tenant_table);
    execute format('grant select, insert, update, delete on %I to taskwell_system', tenant_table);
  end loop;
end $$;
create policy own on mail_preferences to taskwell_tenant
  using (company_id = (select app.company_id()) and user_id = (select app.user_id()))
  with check (company_id = (select app.company_id()) and user_id = (select app.user_id()));
grant select, insert, update on mail_preferences to taskwell_tenant;

-- ------------------------------------------------------------------------------------------------- collaborators

-- The tasks that a person reaches in other companies, as company:task, so that each is found by its key.
create or replace function app.authenticate(hash bytea, guess text)
returns table (user_id bigint, company_id bigint, role user_role, is_personal boolean, name text, plan text, task_ids text,
  fingerprint text)
language plpgsql volatile security definer set search_path = public, pg_temp as $$
begin
  select l.user_id, l.company_id, l.role, l.is_personal, l.name, l.plan, coalesce(
      (select string_agg(c.company_id || ':' || c.task_id, ',') from task_collaborators c where c.user_id = l.user_id), '')
    into user_id, company_id, role, is_personal, name, plan, task_ids
    from app.live_sessions l where l.token_hash = hash;
  fingerprint := (user_id, company_id, role, is_personal, name, plan, task_ids)::text;
  if guess is not null and guess is distinct from fingerprint then
    raise exception 'the session is not what it was' using errcode = 'TW001';
  end if;
  if user_id is null then return; end if;
  perform set_config('app.user_id', user_id::text, true), set_config('app.company_id', coalesce(company_id::text, ''), true),
    set_config('app.task_ids', regexp_replace(task_ids, '\d+:', '', 'g'), true);
  return next;
end $$;

create or replace function app.tasks_matching(pattern text) returns setof bigint
language sql stable security definer set search_path = public, pg_temp as $$
  select id from tasks
  where company_id = app.company_id() and (title || ' ' || coalesce(description, '')) ilike pattern
  union all
  select t.id from task_collaborators c join tasks t on t.company_id = c.company_id and t.id = c.task_id
  where c.user_id = app.user_id() and (t.title || ' ' || coalesce(t.description, '')) ilike pattern
$$;

-- --------------------------------------------------------------------------------------------------- lists of tasks

-- The same rule as before in a form whose share of rows the planner does not work out. Written as plain equality beside
-- 'or' of the collaborator's policy, it is no longer recognised as the query's own condition on the company and counted
-- twice: of 10,000 tasks in a company among 100, 100 were expected, and a page of 50 read and sorted all 10,000.
alter policy company on tasks using (coalesce(company_id = (select app.company_id()), false));

-- A column of the board: one status in the order of urgency. In parts, because equality of enums is not leak-proof and so
-- no condition for an index behind row-level security; that a part fits the query is seen without looking at rows.
do $$
declare
  each_status task_status;
begin
  foreach each_status in array enum_range(null::task_status) loop
    execute format($index$create index %I on tasks (company_id, archived, app.urgency(priority),
      coalesce(due_date, 'infinity'::timestamptz), id) where status = %L$index$,
      'tasks_column_' || lower(each_status::text), each_status);
  end loop;
end $$;
