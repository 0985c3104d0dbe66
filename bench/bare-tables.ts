/** Made before the first measurement, by the benchmark. */
export const bareTables = `
  create table if not exists bare_tasks as select * from tasks where company_id = 1;
  alter table bare_tasks drop column if exists status_rank;
  create index if not exists bare_tasks_order on bare_tasks (company_id, archived, urgency_rank, due_key, id);
  create index if not exists bare_tasks_column on bare_tasks (company_id, archived, status, urgency_rank, due_key, id);
  create unique index if not exists bare_tasks_id on bare_tasks (company_id, id);
  create table if not exists bare_inserts (id bigint generated always as identity primary key, company_id bigint not null,
    title text not null, description text, created_at timestamptz not null default now());
  create table if not exists bare_users as select id, company_id, name, email from users where company_id = 1;
  create unique index if not exists bare_users_id on bare_users (company_id, id);
  create table if not exists bare_comments as select * from comments where company_id = 1;
  create index if not exists bare_comments_task on bare_comments (company_id, task_id, created_at, id);
  analyze bare_tasks, bare_users, bare_comments`;
