-- A task's comments are counted once for each statement that adds or deletes some, not once for each comment: deleting
-- 500 of them changed the tasks' rows, with all their indexes, 500 times.
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
alter function app.count_comments() owner to taskwell_system;
drop trigger count_comments on comments;
create trigger count_added_comments after insert on comments referencing new table as changed
  for each statement execute function app.count_comments();
create trigger count_deleted_comments after delete on comments referencing old table as changed
  for each statement execute function app.count_comments();
