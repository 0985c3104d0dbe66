-- What a change did to each field, beside the words for it: [{"field", "from", "to"}], see auditChange in the contract.
-- Null where an entry is of no change, or from before.
alter table audit_entries add column changes jsonb;
