-- Filled anew to see whether there is room on the disk, after a change failed for want of it (platform/storage.ts).
create table storage_probes (filling text not null);
alter table storage_probes enable row level security;
alter table storage_probes force row level security;
create policy system on storage_probes to taskwell_system using (true) with check (true);
grant select, insert, truncate on storage_probes to taskwell_system;
