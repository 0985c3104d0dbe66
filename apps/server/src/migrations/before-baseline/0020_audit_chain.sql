-- Nobody who acts as the app changes or removes what the audit log holds, and whoever does so by other means is found
-- out: the entries of each company are chained by hashes, under a key that the database does not have.

-- ------------------------------------------------------------------------------------------------------ the chain

-- Written by the worker soon after the entries, so that no change waits for it.
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

-- Finds what is new; in a table that only grows it is a few pages and costs a write next to nothing.
create index audit_entries_time on audit_entries using brin (created_at) with (autosummarize = on);

do $$
declare
  new_table text;
begin
  foreach new_table in array array['audit_chain', 'audit_chain_progress'] loop
    execute format('alter table %I enable row level security', new_table);
    execute format('alter table %I force row level security', new_table);
    execute format('create policy system on %I to taskwell_system using (true) with check (true)', new_table);
  end loop;
end $$;
grant select, insert on audit_chain to taskwell_system;
grant select, update (chained_until) on audit_chain_progress to taskwell_system;

-- ------------------------------------------------------------------------------------------------- only ever added

revoke update, delete on audit_entries from taskwell_system;

-- A company that is purged takes its history along; nothing else does. By a role of its own, which no login has.
create policy purge on audit_entries to taskwell_purge using (true);
create policy purge on audit_chain to taskwell_purge using (true);
create policy purge on companies for select to taskwell_purge using (true);
grant usage on schema public to taskwell_purge;
grant select, delete on audit_entries, audit_chain to taskwell_purge;
grant select on companies to taskwell_purge;

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
-- Who owns a function must be able to create in its schema; for the length of this transaction.
grant create on schema app to taskwell_purge;
alter function app.purge_audit(bigint, integer) owner to taskwell_purge;
revoke create on schema app from taskwell_purge;
revoke execute on function app.purge_audit(bigint, integer) from public;
grant execute on function app.purge_audit(bigint, integer) to taskwell_system;
