-- Whom a change told something new hears of that by the change's own event: a row less with most changes.
alter table events add column notified bigint[] not null default '{}';

-- What lists are sorted by, as numbers and times of their own. Behind row-level security a condition serves an index only
-- where its operators are leak-proof; those of enums and of functions on them are not, so that a cursor only filtered, and
-- each status needed an index to itself. Fourteen indexes instead of nineteen, of which nearly half have no expression to
-- be prepared for each new task.
create function app.status_rank(status task_status) returns integer language sql immutable parallel safe as
  $$ select array_position('{TODO,IN_PROGRESS,ON_HOLD,COMPLETED,CANCELLED}'::task_status[], status) $$;
create function app.urgency_rank(priority task_priority) returns integer language sql immutable parallel safe as
  $$ select array_position('{URGENT,HIGH,MEDIUM,LOW}'::task_priority[], priority) $$;

-- The functions' bodies once more, because PostgreSQL would read a function's text again for each new task.
alter table tasks
  add column status_rank integer not null generated always as (
    array_position('{TODO,IN_PROGRESS,ON_HOLD,COMPLETED,CANCELLED}'::task_status[], status)) stored,
  add column urgency_rank integer not null generated always as (
    array_position('{URGENT,HIGH,MEDIUM,LOW}'::task_priority[], priority)) stored,
  -- Without a date after all others.
  add column due_key timestamptz(3) not null generated always as (coalesce(due_date, 'infinity'::timestamptz)) stored;

drop index tasks_urgency, tasks_due, tasks_status, tasks_column_todo, tasks_column_in_progress, tasks_column_on_hold,
  tasks_column_completed, tasks_column_cancelled;
create index tasks_urgency on tasks (company_id, archived, urgency_rank, due_key, id);
create index tasks_due on tasks (company_id, archived, due_key, id);
-- A column of the board, and all of them one after the other.
create index tasks_column on tasks (company_id, archived, status_rank, urgency_rank, due_key, id);
drop function app.urgency(task_priority);

-- What is written is held to the company without a subquery: for a row or two, setting one up costs more than it saves.
-- Reading keeps them, so that a setting is looked up once and not for each row.
do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['audit_entries', 'comments', 'contacts', 'events', 'mails', 'notifications',
      'task_co_assignees', 'task_collaborators', 'task_counts', 'task_invitations', 'task_shares', 'tasks', 'users'] loop
    execute format('alter policy company on %I with check (company_id = app.company_id())', tenant_table);
  end loop;
end $$;
