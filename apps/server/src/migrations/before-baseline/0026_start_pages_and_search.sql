-- Who leads how many open and overdue tasks (GET /overview/company) is counted in the index of the board's columns alone,
-- without a look at the tasks. One index wider by a number, in place of one more to keep with each new task.
drop index tasks_column;
create index tasks_column on tasks (company_id, archived, status_rank, urgency_rank, due_key, id) include (assignee_id);

-- What the console searches people by, in lower case once and for all: a word of one or two letters is in no index of
-- trigrams and is looked for in each name, where comparing without regard to case takes ten times as long.
drop index users_search;
alter table users add column search_text text not null
  generated always as (lower(name || ' ' || coalesce(email, ''))) stored;
create index users_search on users using gin (search_text gin_trgm_ops) where deleted_at is null;
