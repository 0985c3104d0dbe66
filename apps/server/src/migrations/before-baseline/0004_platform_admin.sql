-- What the health of a company is told from (DECISIONS §5), quick for each company of a page.

-- When a task was completed; null where it is not.
alter table tasks add column completed_at timestamptz(3);
update tasks set completed_at = updated_at where status = 'COMPLETED';

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

create index tasks_completed on tasks (company_id, completed_at) where completed_at is not null;
-- Whatever is open and has a due date, so that counting the overdue ones reads no others.
create index tasks_open_due on tasks (company_id, due_date)
  where not archived and status in ('TODO', 'IN_PROGRESS', 'ON_HOLD') and due_date is not null;

-- The last sign-in is looked for among many attempts that failed.
create index sign_in_attempts_succeeded on sign_in_attempts (company_id, created_at) where succeeded;
