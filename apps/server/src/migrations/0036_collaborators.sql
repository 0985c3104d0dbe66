-- Who collaborates on a task from a personal account has no company to be named: its own bears the person's name.
create or replace function app.collaborators_of(task_company bigint, task bigint)
returns table (id bigint, user_id bigint, name text, email text, company_name text)
language sql stable security definer set search_path = public, pg_temp as $$
  select x.id, x.user_id, u.name, u.email, case when k.is_personal then '' else k.name end
  from task_collaborators x join users u on u.id = x.user_id left join companies k on k.id = u.company_id
  where x.company_id = task_company and x.task_id = task
    and (task_company = app.company_id() or task = any (app.task_ids()))
$$;
