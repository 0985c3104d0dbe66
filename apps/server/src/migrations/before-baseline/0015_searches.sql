-- What a search finds, with all that lists filter and sort by: looked at once, in place of an id that is looked up again
-- in the table for each task found. Its own function because an index on text cannot be used behind row-level security:
-- LIKE is not leak-proof.
create function app.search_tasks(pattern text)
returns table (id bigint, company_id bigint, title text, status task_status, priority task_priority,
  due_date timestamptz, archived boolean, assigner_id bigint, assignee_id bigint, parent_id bigint, created_at timestamptz,
  status_rank integer, urgency_rank integer, due_key timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select id, company_id, title, status, priority, due_date, archived, assigner_id, assignee_id, parent_id, created_at,
    status_rank, urgency_rank, due_key
  from tasks
  where company_id = app.company_id() and (title || ' ' || coalesce(description, '')) ilike pattern
  union all
  select t.id, t.company_id, t.title, t.status, t.priority, t.due_date, t.archived, t.assigner_id, t.assignee_id,
    t.parent_id, t.created_at, t.status_rank, t.urgency_rank, t.due_key
  from task_collaborators c join tasks t on t.company_id = c.company_id and t.id = c.task_id
  where c.user_id = app.user_id() and c.company_id is distinct from app.company_id()
    and (t.title || ' ' || coalesce(t.description, '')) ilike pattern
$$;
alter function app.search_tasks(text) owner to taskwell_system;
revoke execute on function app.search_tasks(text) from public;
grant execute on function app.search_tasks(text) to taskwell_tenant, taskwell_system;
drop function app.tasks_matching(text);
