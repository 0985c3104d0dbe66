-- What the console's Security tab shows and does.

alter table users
  -- The password was given to everybody at once: it opens nothing but the way to a new one.
  add column must_choose_password boolean not null default false,
  -- By a super administrator, for too many wrong passwords; until the owner shows to have the mailbox.
  add column locked_at timestamptz,
  -- Wrong passwords of before do not lock the account once more.
  add column unlocked_at timestamptz;
create index users_locked on users (locked_at) where locked_at is not null;

-- What failed within a time, and whose it was, without a look at the table.
create index sign_in_attempts_failed on sign_in_attempts (created_at desc, id desc)
  include (user_id, ip, reason, email) where not succeeded;
-- Where people are signed in, newest first.
create index sessions_newest on sessions (created_at desc, id desc) include (expires_at, user_id);
create index users_unverified on users (id) where not is_email_verified and deleted_at is null;

-- Resetting every password takes many transactions, so it is written down how far it has come.
create table password_resets (
  id bigint generated always as identity primary key,
  started_by bigint not null references users (id),
  -- Of the password that all get; gone once they have it.
  password_hash text,
  -- Who came later keeps their password.
  last_id bigint not null,
  reached_id bigint not null default 0,
  affected_users integer not null,
  done_users integer not null default 0,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  check ((password_hash is null) = (finished_at is not null))
);
create index password_resets_started_by on password_resets (started_by);
create unique index password_resets_running on password_resets ((true)) where finished_at is null;
alter table password_resets enable row level security;
alter table password_resets force row level security;
create policy system on password_resets to taskwell_system using (true) with check (true);
grant select, insert, update on password_resets to taskwell_system;
