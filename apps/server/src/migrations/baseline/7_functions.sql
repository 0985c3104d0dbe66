-- What the database keeps of tasks by itself, and what it finds past row-level security under conditions of its own.

-- ------------------------------------------------------------------------------------------- how many tasks, of which

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

-- ----------------------------------------------------------------------------------------- what belongs to a task

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

-- A task's comments are counted once for each statement that adds or deletes some, not once for each comment: deleting 500
-- of them would change the tasks' rows, with all their indexes, 500 times.
create function app.count_comments() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update tasks t set comment_count = t.comment_count + c.step
  from (
    select company_id, task_id, case tg_op when 'INSERT' then count(*) else -count(*) end as step
    from changed group by company_id, task_id order by company_id, task_id
  ) c
  where t.company_id = c.company_id and t.id = c.task_id;
  return null;
end $$;
create trigger count_added_comments after insert on comments referencing new table as changed
  for each statement execute function app.count_comments();
create trigger count_deleted_comments after delete on comments referencing old table as changed
  for each statement execute function app.count_comments();

-- ------------------------------------------------------------------------------------------- when it was completed

create function app.note_completion() returns trigger language plpgsql as $$
begin
  new.completed_at := case when new.status = 'COMPLETED' then coalesce(new.completed_at, now()) end;
  return new;
end $$;
create trigger completed_from_the_start before insert on tasks
  for each row when (new.status = 'COMPLETED') execute function app.note_completion();
create trigger completed_or_reopened before update of status on tasks
  for each row when (old.status <> new.status and 'COMPLETED' in (old.status, new.status))
  execute function app.note_completion();

-- ------------------------------------------------------------------------------------------- mails of invitations

-- The mail of an invitation that was replaced, taken back, declined or deleted before the mail was sent is not sent any
-- more. That of an accepted one is: its link leads to the task. Here and not in the services, so that no way of ending an
-- invitation can forget it.
create function app.drop_mails_of_invitations() returns trigger
language plpgsql volatile security definer set search_path = public, pg_temp as $$
begin
  update mails set dropped_at = now(), content = null,
      last_error = concat_ws('. Before that: ', 'Void: the invitation is not open any more', last_error)
    where invitation_id = old.id and sent_at is null and dropped_at is null;
  return null;
end $$;
create trigger mail_goes_with_it after delete on task_invitations
  for each row when (old.status = 'PENDING') execute function app.drop_mails_of_invitations();
create trigger mail_is_void after update of status on task_invitations
  for each row when (old.status = 'PENDING' and new.status in ('CANCELLED', 'DECLINED')) execute function app.drop_mails_of_invitations();

-- ---------------------------------------------------------------------------------------------- searches and people

-- What a search finds within reach, with all that lists filter and sort by, so that no id is looked up again for each task
-- found. The pattern is LIKE's, escaped by the caller. Its own function because an index on text cannot be used behind
-- row-level security: LIKE is not leak-proof.
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

-- Who collaborates on a task within reach, by name: they belong to other companies, which are out of sight otherwise.
create function app.collaborators_of(task_company bigint, task bigint)
returns table (id bigint, user_id bigint, name text, email text, company_name text)
language sql stable security definer set search_path = public, pg_temp as $$
  select x.id, x.user_id, u.name, u.email, k.name
  from task_collaborators x join users u on u.id = x.user_id left join companies k on k.id = u.company_id
  where x.company_id = task_company and x.task_id = task
    and (task_company = app.company_id() or task = any (app.task_ids()))
$$;

-- ------------------------------------------------------------------------------------------------------- a purge

-- Up to so many entries of a company whose purge has begun, with their places in the chain. How many it were.
create function app.purge_audit(doomed bigint, most integer) returns integer
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  gone bigint[];
begin
  if not exists (select from companies where id = doomed and purge_started_at is not null) then return 0; end if;
  gone := array(select id from audit_entries where company_id = doomed limit most);
  delete from audit_chain where company_id = doomed and entry_id = any (gone);
  delete from audit_entries where company_id = doomed and id = any (gone);
  return cardinality(gone);
end $$;
