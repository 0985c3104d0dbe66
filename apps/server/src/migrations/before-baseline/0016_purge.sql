-- A company is purged in batches of short transactions; once that has begun, it cannot be restored any more.
alter table companies add column purge_started_at timestamptz;
drop function app.purge_company();

-- Whatever is deleted is looked for in the tables that refer to it: without an index, row by row in all of the table.
create index comments_author on comments (author_id);
create index mails_company on mails (company_id) where company_id is not null;
-- They go with their person.
alter table idempotency_keys drop constraint idempotency_keys_company_id_fkey;
