-- The older part of each company's audit log a second time, as it is counted and searched: a thousand entries at a time,
-- one row for each action among them, its columns as arrays. Written by the worker, so that no change waits for it; what
-- is behind a company's last block is counted in audit_entries itself.
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

do $$
declare
  new_table text;
begin
  foreach new_table in array array['audit_blocks', 'audit_blocks_progress'] loop
    execute format('alter table %I enable row level security', new_table);
    execute format('alter table %I force row level security', new_table);
    execute format('create policy system on %I to taskwell_system using (true) with check (true)', new_table);
  end loop;
end $$;
grant select, insert on audit_blocks to taskwell_system;
grant select, update (settled_id, candidate_id, candidate_at, reached_company_id) on audit_blocks_progress to taskwell_system;
grant select on audit_entries_id_seq to taskwell_system;
