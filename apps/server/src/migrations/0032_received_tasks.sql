-- From whom and from which company the caller has a task that somebody invited them to: that company is out of their sight.
create function app.received_from(task_company bigint, task bigint)
returns table (name text, company_name text)
language sql stable security definer set search_path = public, pg_temp as $$
  select u.name, case when not k.is_personal then k.name end
  from task_collaborators x join users u on u.id = x.invited_by join companies k on k.id = x.company_id
  where x.company_id = task_company and x.task_id = task and x.user_id = app.user_id()
$$;
alter function app.received_from(bigint, bigint) owner to taskwell_system;
revoke execute on function app.received_from(bigint, bigint) from public;
grant execute on function app.received_from(bigint, bigint) to taskwell_tenant;
