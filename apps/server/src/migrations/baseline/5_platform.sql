-- What the worker keeps of the audit log, what the platform console shows, and feedback.

-- --------------------------------------------------------------------------------- the chain of the audit log

-- The entries of each company, chained by hashes under a key that the database does not have (decision 25). Written by the
-- worker soon after the entries, so that no change waits for it.
create table audit_chain (
  company_id bigint not null,
  -- From 1, without a gap.
  position bigint not null,
  entry_id bigint not null,
  -- Of the entry and of the hash before it (see audit.chain.ts).
  hash bytea not null,
  primary key (company_id, position),
  unique (company_id, entry_id)
);

-- How far the worker has come. Entries from before the chain began are in none.
create table audit_chain_progress (
  is_only boolean primary key default true check (is_only),
  began_at timestamptz not null default now(),
  -- All entries up to here were chained, but for those of transactions that were still open.
  chained_until timestamptz not null default now()
);
insert into audit_chain_progress default values;

-- --------------------------------------------------------------------------------- the audit log in blocks

-- The older part of each company's audit log a second time, as it is counted and searched: a thousand entries at a time,
-- one row for each action among them, its columns as arrays (decision 33). Written by the worker, so that no change waits
-- for it; what is behind a company's last block is counted in audit_entries itself.
create table audit_blocks (
  company_id bigint not null references companies (id) on delete cascade,
  -- The last of the thousand. A block has all entries of the company between the last of the block before and this one.
  last_id bigint not null,
  action text not null,
  entity_type text not null,
  entries integer not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  -- Of the same entry at the same place.
  ids bigint[] not null,
  user_ids bigint[] not null,
  times timestamptz[] not null,
  -- What a search looks through, in lower case.
  texts text[] not null,
  primary key (company_id, last_id, action, entity_type)
);

-- Up to which entry there are none any more that a transaction may still add, and how far the worker is with those.
create table audit_blocks_progress (
  is_only boolean primary key default true check (is_only),
  settled_id bigint not null default 0,
  -- The newest entry at a moment; settled when all transactions of that moment have ended.
  candidate_id bigint not null,
  candidate_at timestamptz not null default now(),
  -- The company it has come to; null when all have their blocks up to settled_id.
  reached_company_id bigint
);
insert into audit_blocks_progress (candidate_id) select last_value from audit_entries_id_seq;

-- ----------------------------------------------------------------------------------------- the console's figures

-- Counted once by the worker, when the day (UTC) is over: what happened on it does not change any more.
create table platform_days (
  day date primary key,
  companies integer not null,
  users integer not null,
  tasks integer not null,
  sign_ins integer not null,
  failed_sign_ins integer not null,
  active_users integer not null,
  actions integer not null
);
-- How often each action stands in the audit logs of that day.
create table platform_day_actions (
  day date not null references platform_days (day) on delete cascade,
  action text not null,
  count integer not null,
  primary key (day, action)
);

-- The health of each company (DECISIONS §5) as the worker has found it, every few minutes.
create table company_health (
  company_id bigint primary key references companies (id) on delete cascade,
  score smallint not null,
  counted_at timestamptz not null default now()
);
create index company_health_oldest on company_health (counted_at);

-- ------------------------------------------------------------------------------------------ what the console does

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

-- ----------------------------------------------------------------------------------------------- the installation

-- What people write to the operator of the installation; only the super administrator reads it.
create table feedback (
  id bigint generated always as identity primary key,
  -- Who was signed in, if anybody.
  user_id bigint references users (id) on delete cascade,
  company_id bigint references companies (id) on delete cascade,
  -- As typed: the address is nobody's until somebody has checked it.
  name text not null,
  email text not null,
  content text not null,
  created_at timestamptz not null default now(),
  check (char_length(content) <= 2000)
);
create index feedback_time on feedback (created_at);
create index feedback_user on feedback (user_id) where user_id is not null;
create index feedback_company on feedback (company_id) where company_id is not null;

-- Filled anew to see whether there is room on the disk, after a change failed for want of it (storage.ts).
create table storage_probes (filling text not null);
