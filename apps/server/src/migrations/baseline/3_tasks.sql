-- Tasks and what belongs to them. Keys begin with the company and refer to it, so that no row points into another company.

create table contacts (
  id bigint generated always as identity,
  company_id bigint not null references companies (id),
  owner_id bigint not null,
  name text not null,
  email text not null,
  company text,
  phone text,
  is_personal boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, owner_id) references users (company_id, id)
);
create index contacts_owner on contacts (company_id, owner_id, lower(name), id);
-- One contact an address and owner.
create unique index contacts_email on contacts (company_id, owner_id, email);

create table tasks (
  id bigint generated always as identity,
  company_id bigint not null,
  title text not null,
  description text,
  status task_status not null default 'TODO',
  priority task_priority not null default 'MEDIUM',
  due_date timestamptz(3),
  archived boolean not null default false,
  assigner_id bigint,
  assignee_id bigint,
  external_contact_id bigint,
  parent_id bigint,
  version integer not null default 1,
  -- Milliseconds, as the wire has them: a page's last row, read back from there, is exactly where the next begins.
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  -- Kept by the triggers of file 7, so that a list looks for children only where there are some.
  comment_count integer not null default 0,
  subtask_count integer not null default 0,
  co_assignee_count integer not null default 0,
  share_count integer not null default 0,
  collaborator_count integer not null default 0,
  -- Null where the task is not completed; kept by a trigger of file 7.
  completed_at timestamptz(3),
  -- What lists are sorted by, as numbers and times of their own. Behind row-level security a condition serves an index only
  -- where its operators are leak-proof; those of enums and of functions on them are not, so that a cursor would only filter,
  -- and each status need an index to itself. (The bodies of app.status_rank and app.urgency_rank once more, because
  -- PostgreSQL would read a function's text again for each new task.)
  status_rank integer not null generated always as (
    array_position('{TODO,IN_PROGRESS,ON_HOLD,COMPLETED,CANCELLED}'::task_status[], status)) stored,
  urgency_rank integer not null generated always as (
    array_position('{URGENT,HIGH,MEDIUM,LOW}'::task_priority[], priority)) stored,
  -- Without a date after all others.
  due_key timestamptz(3) not null generated always as (coalesce(due_date, 'infinity'::timestamptz)) stored,
  primary key (company_id, id),
  foreign key (company_id, assigner_id) references users (company_id, id),
  foreign key (company_id, assignee_id) references users (company_id, id),
  foreign key (company_id, external_contact_id) references contacts (company_id, id),
  foreign key (company_id, parent_id) references tasks (company_id, id) on delete cascade,
  check (assignee_id is null or external_contact_id is null),
  check (parent_id is null or parent_id <> id)
);
-- One index for each order a list is offered in; its last column makes the order total, for keyset paging.
create index tasks_urgency on tasks (company_id, archived, urgency_rank, due_key, id);
create index tasks_created on tasks (company_id, archived, created_at, id);
create index tasks_due on tasks (company_id, archived, due_key, id);
create index tasks_due_latest on tasks (company_id, archived, coalesce(due_date, '-infinity'::timestamptz), id);
create index tasks_title on tasks (company_id, archived, lower(title), id);
-- A column of the board, and all of them one after the other. It includes the assignee, so that who leads how many open and
-- overdue tasks (GET /overview/company) is counted here alone: wider by a number, in place of one index more to keep.
create index tasks_column on tasks (company_id, archived, status_rank, urgency_rank, due_key, id) include (assignee_id);
create index tasks_assignee on tasks (company_id, assignee_id) where assignee_id is not null;
create index tasks_assigner on tasks (company_id, assigner_id);
create index tasks_parent on tasks (company_id, parent_id) where parent_id is not null;
create index tasks_contact on tasks (company_id, external_contact_id) where external_contact_id is not null;
create index tasks_text on tasks using gin (company_id, (title || ' ' || coalesce(description, '')) gin_trgm_ops);
create index tasks_completed on tasks (company_id, completed_at) where completed_at is not null;
-- Whatever is open and has a due date, so that counting the overdue ones reads no others.
create index tasks_open_due on tasks (company_id, due_date)
  where not archived and status in ('TODO', 'IN_PROGRESS', 'ON_HOLD') and due_date is not null;
-- A day of all companies' tasks, for the console; costs a new one next to nothing.
create index tasks_time on tasks using brin (created_at) with (autosummarize = on);

-- How many tasks a company has in each status, summed over shards so that two writers seldom meet on one row (decision 3).
create table task_counts (
  company_id bigint not null references companies (id) on delete cascade,
  archived boolean not null,
  status task_status not null,
  shard smallint not null,
  tasks integer not null,
  primary key (company_id, archived, status, shard)
) with (fillfactor = 50);

create table task_co_assignees (
  id bigint generated always as identity,
  company_id bigint not null,
  task_id bigint not null,
  user_id bigint not null,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, task_id, user_id),
  foreign key (company_id, task_id) references tasks (company_id, id) on delete cascade,
  foreign key (company_id, user_id) references users (company_id, id)
);
create index task_co_assignees_user on task_co_assignees (company_id, user_id, task_id);

create table task_shares (
  id bigint generated always as identity,
  company_id bigint not null,
  task_id bigint not null,
  user_id bigint not null,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, task_id, user_id),
  foreign key (company_id, task_id) references tasks (company_id, id) on delete cascade,
  foreign key (company_id, user_id) references users (company_id, id)
);
create index task_shares_user on task_shares (company_id, user_id, task_id);

-- People of any company who accepted an invitation; company_id is the task's.
create table task_collaborators (
  id bigint generated always as identity,
  company_id bigint not null,
  task_id bigint not null,
  user_id bigint not null references users (id),
  created_at timestamptz not null default now(),
  -- Whose invitation they accepted: their access ends with the inviter's.
  invited_by bigint,
  primary key (company_id, id),
  unique (company_id, task_id, user_id),
  foreign key (company_id, task_id) references tasks (company_id, id) on delete cascade
);
create index task_collaborators_user on task_collaborators (user_id, task_id);

create table task_invitations (
  id bigint generated always as identity,
  company_id bigint not null,
  task_id bigint not null,
  sender_id bigint not null,
  -- Lower case.
  recipient_email text not null,
  message text,
  -- The token itself is only in the mail.
  token_hash bytea not null unique,
  status text not null default 'PENDING' check (status in ('PENDING', 'ACCEPTED', 'DECLINED', 'CANCELLED')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  responded_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, task_id) references tasks (company_id, id) on delete cascade,
  foreign key (company_id, sender_id) references users (company_id, id)
);
create index task_invitations_task on task_invitations (company_id, task_id);
create index task_invitations_sender on task_invitations (company_id, sender_id, created_at);
-- People find the invitations they accepted beside those that wait for their answer.
create index task_invitations_recipient on task_invitations (recipient_email, id) where status in ('PENDING', 'ACCEPTED');

create table comments (
  id bigint generated always as identity,
  company_id bigint not null,
  task_id bigint not null,
  author_id bigint not null references users (id),
  content text not null,
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  -- As it was then: an author of another company may be out of sight, or gone.
  author_name text not null,
  primary key (company_id, id),
  foreign key (company_id, task_id) references tasks (company_id, id) on delete cascade
);
create index comments_task on comments (company_id, task_id, created_at, id);
-- Whatever is deleted is looked for in the tables that refer to it: without an index, row by row in all of the table.
create index comments_author on comments (author_id);

-- That people were reminded of a task's due date: once for each, whoever runs the job.
create table task_reminders (
  company_id bigint not null,
  task_id bigint not null,
  due_date timestamptz(3) not null,
  created_at timestamptz not null default now(),
  primary key (company_id, task_id, due_date),
  foreign key (company_id, task_id) references tasks (company_id, id) on delete cascade
);
