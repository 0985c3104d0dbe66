-- What a change writes beside its row: history, notifications, events of the live stream, mails.

-- ------------------------------------------------------------------------------------------------------- history

-- Nobody who acts as the app changes or removes an entry (file 8), and whoever does so by other means is found out (file 5).
create table audit_entries (
  id bigint generated always as identity,
  company_id bigint not null,
  user_id bigint,
  -- As it was then: history outlives its people.
  user_name text not null,
  user_role user_role,
  action text not null,
  entity_type text not null,
  entity_id bigint,
  description text not null,
  created_at timestamptz not null default now(),
  -- The task that an entry belongs to, whatever it is about: a comment's and a co-assignee's are part of its history.
  task_id bigint,
  -- What a change did to each field, beside the words for it: [{"field", "from", "to"}], see auditChange in the contract.
  -- Null where an entry is of no change, or from before.
  changes jsonb,
  primary key (company_id, id)
);
create index audit_entries_task on audit_entries (company_id, task_id, id) where task_id is not null;
-- Finds what is new; in a table that only grows it is a few pages and costs a write next to nothing.
create index audit_entries_time on audit_entries using brin (created_at) with (autosummarize = on);

-- ------------------------------------------------------------------------------------------------- notifications

create table notifications (
  id bigint generated always as identity,
  company_id bigint not null,
  user_id bigint not null,
  type text not null,
  title text not null,
  message text not null,
  task_id bigint,
  is_read boolean not null default false,
  created_at timestamptz not null default now(),
  -- Still to be mailed: the row is the job, so that the change that causes it writes no other (decision 10).
  mail_pending boolean not null default false,
  -- Who caused it, in whose budget its mail counts; null where the system did.
  actor_id bigint,
  -- In the order in which a person reads them.
  primary key (company_id, user_id, id)
);
create index notifications_unread on notifications (company_id, user_id) where not is_read;
create index notifications_mail on notifications (id) where mail_pending;

-- Which notifications a person also gets by mail; no row means all.
create table mail_preferences (
  company_id bigint not null,
  user_id bigint not null,
  assignment boolean not null default true,
  comment boolean not null default true,
  due_soon boolean not null default true,
  primary key (company_id, user_id),
  foreign key (company_id, user_id) references users (company_id, id) on delete cascade
);

-- --------------------------------------------------------------------------------------------------- live stream

-- The outbox of the live stream: what changed, never its content. `transaction_id` puts them in an order in which no
-- committed event can appear behind one that was already read (decision 4).
create table events (
  id bigint generated always as identity,
  transaction_id xid8 not null default pg_current_xact_id(),
  company_id bigint,
  kind text not null,
  entity_id bigint not null,
  version integer not null default 0,
  -- User ids it concerns; administrators of the company hear of everything.
  audience bigint[] not null,
  created_at timestamptz not null default now(),
  -- Whom the change told something new: a row less with most changes.
  notified bigint[] not null default '{}',
  primary key (transaction_id, id)
);

-- --------------------------------------------------------------------------------------------------------- mails

-- Mails until they are delivered. What they say (codes, links) is encrypted with a key that is not in the database
-- (decision 5).
create table mails (
  id bigint generated always as identity primary key,
  company_id bigint references companies (id) on delete cascade,
  recipient text not null,
  template text not null,
  content bytea,
  message_id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  -- Not worth sending after this.
  expires_at timestamptz,
  sent_at timestamptz,
  dropped_at timestamptz,
  attempts integer not null default 0,
  last_error text,
  -- What a mail is given up by: since when it is tried, how often it was refused, how often it was sent without an answer.
  first_tried_at timestamptz,
  refusals integer not null default 0,
  unanswered integer not null default 0,
  -- Until when one worker has the mail to itself, so that no transaction has to wait for a mail server.
  held_until timestamptz,
  -- Whose account it is about: not sent any more once that one's address is another; and, where it says a code or a link
  -- that opens the account, nor once the password is. No key to people: a mail's record outlives them.
  account_id bigint,
  opens_account boolean not null default false,
  -- Not sent any more once the invitation is not open (file 7). No key to invitations: a mail's record outlives them.
  invitation_id bigint
);
create index mails_waiting on mails (id) where sent_at is null and dropped_at is null;
-- How many mails a person gets is limited.
create index mails_recipient on mails (recipient, created_at);
create index mails_company on mails (company_id) where company_id is not null;
create index mails_account on mails (account_id) where account_id is not null and sent_at is null and dropped_at is null;
create index mails_invitation on mails (invitation_id)
  where invitation_id is not null and sent_at is null and dropped_at is null;

-- How many mails each has caused or got in the hour and in the day that began with the first of them (decision 20). Of an
-- address the key holds a hash under the installation's secret.
create table mail_budgets (
  key text primary key,
  hour_began timestamptz not null default now(),
  hour_mails integer not null,
  day_began timestamptz not null default now(),
  day_mails integer not null
);
create index mail_budgets_age on mail_budgets (day_began);

-- Whom an administrator has added beyond the budget: their welcome goes out as soon as it may.
create table waiting_welcomes (
  user_id bigint primary key references users (id) on delete cascade,
  company_id bigint not null references companies (id) on delete cascade,
  -- Who added them, in whose budget it counts.
  caused_by bigint not null,
  created_at timestamptz not null default now(),
  -- Last, in vain: others come first the next time.
  tried_at timestamptz
);
create index waiting_welcomes_causer on waiting_welcomes (company_id, caused_by, tried_at, user_id);
