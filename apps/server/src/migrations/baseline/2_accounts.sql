-- Companies, people, what opens their accounts, and what is remembered of tries. What keeps sessions and secrets right is
-- in file 6.

create table companies (
  id bigint generated always as identity primary key,
  name text not null,
  email text not null,
  is_personal boolean not null,
  subscription_plan text not null check (subscription_plan in ('PERSONAL', 'BUSINESS')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Marked for deletion is suspended; a purge date only stands where an owner asked for deletion.
  marked_for_deletion_at timestamptz,
  purge_at timestamptz,
  -- A company is purged in batches of short transactions; once that has begun, it cannot be restored any more.
  purge_started_at timestamptz
);
create index companies_purge on companies (purge_at) where purge_at is not null;
create index companies_created on companies (created_at);

create table users (
  id bigint generated always as identity primary key,
  -- Null only for the platform's super administrators, who belong to no company.
  company_id bigint references companies (id),
  name text not null,
  -- Lower case. Null once deleted: the name stays on history, the address is free again.
  email text,
  role user_role not null,
  password_hash text not null,
  is_email_verified boolean not null default false,
  -- Personal sign-up opens a session at once and may sign in before it has verified its address.
  requires_verification boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  -- Since when the person has this address: what nobody has verified by then is free again (decision 21).
  email_since timestamptz not null default now(),
  -- The password was given to everybody at once: it opens nothing but the way to a new one.
  must_choose_password boolean not null default false,
  -- By a super administrator, for too many wrong passwords; until the owner shows to have the mailbox.
  locked_at timestamptz,
  -- Wrong passwords of before do not lock the account once more.
  unlocked_at timestamptz,
  -- What the console searches people by, in lower case once and for all: a word of one or two letters is in no index of
  -- trigrams and is looked for in each name, where comparing without regard to case takes ten times as long.
  search_text text not null generated always as (lower(name || ' ' || coalesce(email, ''))) stored,
  -- What keys within a company refer to: no row points to a person of another one.
  unique (company_id, id),
  check ((company_id is null) = (role = 'SUPER_ADMIN')),
  check ((email is null) = (deleted_at is not null))
);
create unique index users_email on users (email);
create index users_company_name on users (company_id, lower(name), id) where deleted_at is null;
-- For the console. Those of a role, newest first; counted without a look at the table.
create index users_role on users (role, id desc) where deleted_at is null;
create index users_created on users (created_at) where deleted_at is null;
create index users_search on users using gin (search_text gin_trgm_ops) where deleted_at is null;
create index users_locked on users (locked_at) where locked_at is not null;
create index users_unverified on users (id) where not is_email_verified and deleted_at is null;

-- Sessions, access tokens (decision 35) and calendar addresses (decision 37): one table, so that whatever ends a person's
-- sessions ends the others too, and whatever changes who the person is changes who they stand for.
create table sessions (
  token_hash bytea primary key,
  user_id bigint not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ip inet,
  user_agent text,
  -- To name a session without its token.
  id bigint generated always as identity,
  -- Who the session stands for, kept by the triggers of file 6. acts_in, the company, and reaches, ids of tasks in other
  -- companies, are parts of the identity. Null: it counts for nobody, as the person is deleted or the company suspended.
  acts_in bigint,
  reaches text,
  identity text,
  -- A session has neither scope nor name. The scope 'calendar' opens the feed alone.
  scope text check (scope in ('read', 'write', 'calendar')),
  name text,
  last_used_at timestamptz,
  constraint access_token check ((scope is null) = (name is null))
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);
-- Where people are signed in, newest first.
create index sessions_newest on sessions (created_at desc, id desc) include (expires_at, user_id);
-- A person has one calendar address.
create unique index sessions_calendar on sessions (user_id) where scope = 'calendar';

-- Six-digit codes, one living code a person and purpose. The address is the mailbox it was sent to: the person's, or the one
-- they move to.
create table one_time_codes (
  email text not null,
  purpose text not null check (purpose in ('verification', 'password-reset', 'email-change')),
  code_hash bytea not null,
  tries smallint not null default 0,
  expires_at timestamptz not null,
  user_id bigint not null references users (id) on delete cascade,
  primary key (user_id, purpose)
);

-- Links of welcome mails. The mailbox that one proves is the one it was mailed to.
create table set_password_links (
  token_hash bytea primary key,
  user_id bigint not null references users (id) on delete cascade,
  expires_at timestamptz not null,
  email text not null
);
create index set_password_links_user on set_password_links (user_id);

create table sign_in_attempts (
  id bigint generated always as identity primary key,
  email text not null,
  user_id bigint references users (id) on delete cascade,
  company_id bigint references companies (id) on delete cascade,
  succeeded boolean not null,
  reason text,
  ip inet,
  user_agent text,
  created_at timestamptz not null default now()
);
create index sign_in_attempts_time on sign_in_attempts (created_at);
create index sign_in_attempts_company on sign_in_attempts (company_id, created_at);
create index sign_in_attempts_user on sign_in_attempts (user_id, created_at);
-- The last sign-in is looked for among many attempts that failed.
create index sign_in_attempts_succeeded on sign_in_attempts (company_id, created_at) where succeeded;
-- What failed within a time, and whose it was, without a look at the table.
create index sign_in_attempts_failed on sign_in_attempts (created_at desc, id desc)
  include (user_id, ip, reason, email) where not succeeded;

-- Rate limits; the shape is rate-limiter-flexible's.
create table throttles (
  -- Holds whole e-mail addresses.
  key text primary key,
  points integer not null default 0,
  expire bigint
);

-- Answers to calls with an Idempotency-Key. They go with their person, so the company needs no key of its own.
create table idempotency_keys (
  user_id bigint not null references users (id) on delete cascade,
  key text not null,
  company_id bigint,
  request_hash bytea not null,
  answer text,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index idempotency_keys_time on idempotency_keys (created_at);
