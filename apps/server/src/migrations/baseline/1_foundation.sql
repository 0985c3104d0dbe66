-- The schema as it stood after migration 0031, to be read from file 1 to file 8. A new database gets it in one transaction
-- (migrate.ts, decision 40); what came later is in the numbered files beside this folder.
--
-- Four roles, made before this by migrate.ts:
--   the owner           runs these files and nothing else;
--   taskwell_tenant     what every request runs as: sees only rows of the company set for its transaction;
--   taskwell_system     the named bypass: sign-in, the platform console, jobs;
--   taskwell_purge      removes the history of a company that is purged; no login has it.
-- Row-level security is forced on every table (file 8), so no context means no rows, for the owner too.

create schema app;
grant usage on schema app to taskwell_tenant, taskwell_system;
-- Who owns a function must be able to create in its schema.
grant create on schema app to taskwell_system;
grant usage on schema public to taskwell_purge;

create extension if not exists pg_trgm;
create extension if not exists btree_gin;

-- -------------------------------------------------------------------------- for whom a transaction acts (see file 6)

create function app.company_id() returns bigint language sql stable parallel safe as
  $$ select nullif(current_setting('app.company_id', true), '')::bigint $$;
create function app.user_id() returns bigint language sql stable parallel safe as
  $$ select nullif(current_setting('app.user_id', true), '')::bigint $$;
-- Ids of the tasks of other companies that the actor reaches as a collaborator; null where there are none.
create function app.task_ids() returns bigint[] language sql stable parallel safe as
  $$ select string_to_array(nullif(current_setting('app.task_ids', true), ''), ',')::bigint[] $$;
-- People of the tasks that the actor reaches in other companies; set for collaborators only.
create function app.people_ids() returns bigint[] language sql stable parallel safe as
  $$ select string_to_array(nullif(current_setting('app.people_ids', true), ''), ',')::bigint[] $$;

-- ------------------------------------------------------------------------------------------------- types and forms

create type task_status as enum ('TODO', 'IN_PROGRESS', 'ON_HOLD', 'COMPLETED', 'CANCELLED');
create type task_priority as enum ('LOW', 'MEDIUM', 'HIGH', 'URGENT');
create type user_role as enum ('SUPER_ADMIN', 'SYSDMIN', 'ADMIN', 'EMPLOYEE');

-- How the wire carries a time: ISO 8601, UTC, milliseconds.
create function app.instant(moment timestamptz) returns text language sql stable parallel safe as
  $$ select to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') $$;

-- The orders that people expect of a status and of a priority: the board's columns, most urgent first.
create function app.status_rank(status task_status) returns integer language sql immutable parallel safe as
  $$ select array_position('{TODO,IN_PROGRESS,ON_HOLD,COMPLETED,CANCELLED}'::task_status[], status) $$;
create function app.urgency_rank(priority task_priority) returns integer language sql immutable parallel safe as
  $$ select array_position('{URGENT,HIGH,MEDIUM,LOW}'::task_priority[], priority) $$;
