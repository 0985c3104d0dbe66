-- What mails may be caused, and addresses that nobody has shown to be theirs.

-- ---------------------------------------------------------------------------------------------------- mail budgets

-- How many mails each has caused or got in the hour and in the day that began with the first of them. Of an address the
-- key holds a hash under the installation's secret.
create table mail_budgets (
  key text primary key,
  hour_began timestamptz not null default now(),
  hour_mails integer not null,
  day_began timestamptz not null default now(),
  day_mails integer not null
);
create index mail_budgets_age on mail_budgets (day_began);

-- Whom an administrator has added beyond the budget: their welcome goes out as soon as it may.
create table waiting_welcomes (
  user_id bigint primary key references users (id) on delete cascade,
  company_id bigint not null references companies (id) on delete cascade,
  -- Who added them, in whose budget it counts.
  caused_by bigint not null,
  created_at timestamptz not null default now(),
  -- Last, in vain: others come first the next time.
  tried_at timestamptz
);
create index waiting_welcomes_causer on waiting_welcomes (company_id, caused_by, tried_at, user_id);

do $$
declare
  new_table text;
begin
  foreach new_table in array array['mail_budgets', 'waiting_welcomes'] loop
    execute format('alter table %I enable row level security', new_table);
    execute format('alter table %I force row level security', new_table);
    execute format('create policy system on %I to taskwell_system using (true) with check (true)', new_table);
    execute format('grant select, insert, update, delete on %I to taskwell_system', new_table);
  end loop;
end $$;
-- Budgets belong to no company, as the counters of tries.
create policy counters on mail_budgets to taskwell_tenant using (true) with check (true);
grant select, insert, update on mail_budgets to taskwell_tenant;
create policy company on waiting_welcomes to taskwell_tenant
  using (company_id = (select app.company_id())) with check (company_id = app.company_id());
grant select, insert, delete on waiting_welcomes to taskwell_tenant;

-- Who caused a notification, in whose budget its mail counts; null where the system did.
alter table notifications add column actor_id bigint;

-- ------------------------------------------------------------------------------------------ addresses never verified

-- Since when the person has this address: what nobody has verified by then is free again (decision 21).
alter table users add column email_since timestamptz not null default now();

-- Rows are changed as the system role: row-level security holds for the owner too, who runs this.
set local role taskwell_system;
update users set email_since = created_at;

-- ------------------------------------------------------------------------------------------------- what guests see

-- Adding a subtask is an action of its own, because a guest's history of a task has nothing of subtasks.
update audit_entries set action = 'SUBTASK_ADDED'
  where action = 'TASK_UPDATED' and description like 'Added the subtask "%';
reset role;
