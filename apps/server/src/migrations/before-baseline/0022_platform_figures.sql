-- What the console searches, counts and draws, over all companies.

-- A part of a name or address, among all people.
create index users_search on users using gin ((name || ' ' || coalesce(email, '')) gin_trgm_ops) where deleted_at is null;
-- Those of a role, newest first; counted without a look at the table.
create index users_role on users (role, id desc) where deleted_at is null;
create index users_created on users (created_at) where deleted_at is null;
create index companies_created on companies (created_at);
-- A day of all companies' tasks; costs a new one next to nothing.
create index tasks_time on tasks using brin (created_at) with (autosummarize = on);

-- Counted once by the worker, when the day (UTC) is over: what happened on it does not change any more.
create table platform_days (
  day date primary key,
  companies integer not null,
  users integer not null,
  tasks integer not null,
  sign_ins integer not null,
  failed_sign_ins integer not null,
  active_users integer not null,
  actions integer not null
);
-- How often each action stands in the audit logs of that day.
create table platform_day_actions (
  day date not null references platform_days (day) on delete cascade,
  action text not null,
  count integer not null,
  primary key (day, action)
);

-- The health of each company (DECISIONS §5) as the worker has found it, every few minutes.
create table company_health (
  company_id bigint primary key references companies (id) on delete cascade,
  score smallint not null,
  counted_at timestamptz not null default now()
);
create index company_health_oldest on company_health (counted_at);

do $$
declare
  new_table text;
begin
  foreach new_table in array array['platform_days', 'platform_day_actions', 'company_health'] loop
    execute format('alter table %I enable row level security', new_table);
    execute format('alter table %I force row level security', new_table);
    execute format('create policy system on %I to taskwell_system using (true) with check (true)', new_table);
    execute format('grant select, insert, update, delete on %I to taskwell_system', new_table);
  end loop;
end $$;
