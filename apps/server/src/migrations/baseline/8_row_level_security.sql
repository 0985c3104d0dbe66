-- Who may see and write what: every policy and every grant, and as whom each function runs. What PostgreSQL's planner makes
-- of these policies: decision 14.

-- ------------------------------------------------------------------------------------------------- every table

do $$
declare
  each_table text;
begin
  foreach each_table in array array['audit_blocks', 'audit_blocks_progress', 'audit_chain', 'audit_chain_progress',
      'audit_entries', 'comments', 'companies', 'company_health', 'contacts', 'events', 'feedback', 'idempotency_keys',
      'mail_budgets', 'mail_preferences', 'mails', 'notifications', 'one_time_codes', 'password_resets',
      'platform_day_actions', 'platform_days', 'sessions', 'set_password_links', 'sign_in_attempts', 'storage_probes',
      'task_co_assignees', 'task_collaborators', 'task_counts', 'task_invitations', 'task_reminders', 'task_shares', 'tasks',
      'throttles', 'users', 'waiting_welcomes'] loop
    execute format('alter table %I enable row level security', each_table);
    execute format('alter table %I force row level security', each_table);
    execute format('create policy system on %I to taskwell_system using (true) with check (true)', each_table);
  end loop;
end $$;

-- -------------------------------------------------------------------------------------------- sign-in, console, jobs

grant select, insert, update, delete on comments, companies, company_health, contacts, events, idempotency_keys,
  mail_budgets, mail_preferences, mails, notifications, one_time_codes, platform_day_actions, platform_days, sessions,
  set_password_links, sign_in_attempts, task_co_assignees, task_collaborators, task_counts, task_invitations,
  task_reminders, task_shares, tasks, throttles, users, waiting_welcomes to taskwell_system;
grant select, insert, delete on feedback to taskwell_system;
grant select, insert, update on password_resets to taskwell_system;
grant select, insert, truncate on storage_probes to taskwell_system;
-- What the audit log holds is only ever added, by whomever.
grant select, insert on audit_blocks, audit_chain, audit_entries to taskwell_system;
grant select, update (chained_until) on audit_chain_progress to taskwell_system;
grant select, update (settled_id, candidate_id, candidate_at, reached_company_id) on audit_blocks_progress to taskwell_system;
grant select on sequence audit_entries_id_seq to taskwell_system;
grant select on app.live_sessions to taskwell_system;

-- ------------------------------------------------------------------------------ requests: rows of the actor's company

-- Reading looks a setting up once, by a subquery, and not for each row. What is written is held to the company without one:
-- for a row or two, setting it up costs more than it saves.
do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['audit_entries', 'comments', 'contacts', 'notifications', 'task_co_assignees',
      'task_collaborators', 'task_counts', 'task_invitations', 'task_shares', 'users', 'waiting_welcomes'] loop
    execute format('create policy company on %I to taskwell_tenant
      using (company_id = (select app.company_id())) with check (company_id = app.company_id())', tenant_table);
  end loop;
end $$;
-- The same rule in a form whose share of rows the planner does not work out. Written as plain equality beside 'or' of the
-- collaborator's policy, it is no longer recognised as the query's own condition on the company and counted twice: of
-- 10,000 tasks in a company among 100, 100 were expected, and a page of 50 read and sorted all 10,000.
create policy company on tasks to taskwell_tenant
  using (coalesce(company_id = (select app.company_id()), false)) with check (company_id = app.company_id());
create policy company on companies to taskwell_tenant
  using (id = (select app.company_id())) with check (id = (select app.company_id()));

-- Requests only add events and mails; they never read them, but for the id of a mail just added.
create policy company on events for insert to taskwell_tenant with check (company_id = app.company_id());
create policy company on mails for insert to taskwell_tenant with check (company_id = app.company_id());
create policy returning_id on mails for select to taskwell_tenant using (company_id = (select app.company_id()));

grant select on companies, task_counts to taskwell_tenant;
grant update (updated_at) on companies to taskwell_tenant;
grant select, insert, update, delete on comments, contacts, notifications, task_co_assignees, task_collaborators,
  task_shares, tasks to taskwell_tenant;
grant select, insert, update on task_invitations to taskwell_tenant;
grant select, insert, delete on waiting_welcomes to taskwell_tenant;
-- History is only ever added.
grant select, insert on audit_entries to taskwell_tenant;
grant insert on events, mails to taskwell_tenant;
grant select (id) on mails to taskwell_tenant;
-- Everything of a colleague but the password hash and what the console keeps of sign-ins.
grant select (id, company_id, name, email, role, is_email_verified, created_at, updated_at, deleted_at),
  insert on users to taskwell_tenant;
-- A new task's id is drawn before the task is written, so that what is recorded of it can name it.
grant usage on sequence tasks_id_seq to taskwell_tenant;

-- -------------------------------------------------------------------------------------- requests: the actor's own rows

-- Who belongs to no company, the super administrator, still has to find itself.
create policy self on users for select to taskwell_tenant using (id = (select app.user_id()));
create policy own on mail_preferences to taskwell_tenant
  using (company_id = (select app.company_id()) and user_id = (select app.user_id()))
  with check (company_id = (select app.company_id()) and user_id = (select app.user_id()));
create policy own on idempotency_keys to taskwell_tenant
  using (user_id = (select app.user_id())) with check (user_id = (select app.user_id()));
grant select, insert, update on idempotency_keys, mail_preferences to taskwell_tenant;

-- --------------------------------------------------------------------------------------------- requests: collaborators

-- An accepted collaborator reaches exactly that task, its comments, its history and who works on it.
create policy collaborator on tasks for select to taskwell_tenant using (id = any ((select app.task_ids())::bigint[]));
create policy collaborator on comments for select to taskwell_tenant using (task_id = any ((select app.task_ids())::bigint[]));
create policy collaborator on task_co_assignees for select to taskwell_tenant
  using (task_id = any ((select app.task_ids())::bigint[]));
create policy collaborator on audit_entries for select to taskwell_tenant
  using (task_id = any ((select app.task_ids())::bigint[]));
create policy collaborator on users for select to taskwell_tenant using (id = any ((select app.people_ids())::bigint[]));

-- -------------------------------------------------------------------------------------------------- requests: counters

-- They belong to no company: tries are counted outside the request's transaction, mails for whoever causes or gets them.
create policy counters on throttles to taskwell_tenant using (true) with check (true);
create policy counters on mail_budgets to taskwell_tenant using (true) with check (true);
grant select, insert, update, delete on throttles to taskwell_tenant;
grant select, insert, update on mail_budgets to taskwell_tenant;

-- ---------------------------------------------------------------------------------------------------------- a purge

-- A company that is purged takes its history along; nothing else does. By a role of its own, which no login has.
create policy purge on audit_entries to taskwell_purge using (true);
create policy purge on audit_chain to taskwell_purge using (true);
create policy purge on companies for select to taskwell_purge using (true);
grant select, delete on audit_entries, audit_chain to taskwell_purge;
grant select on companies to taskwell_purge;

-- ------------------------------------------------------------------------------------------------- as whom functions run

-- 'security definer' functions run as their owner, past the policies of requests. Triggers need no right to be called;
-- whatever else there is, is called by whom it is granted to alone.
do $$
declare
  signature text;
begin
  foreach signature in array array['count_tasks()', 'count_task_move()', 'count_children()', 'count_comments()'] loop
    execute format('alter function app.%s owner to taskwell_system', signature);
  end loop;
  foreach signature in array array['identity_of(bigint)', 'refresh_sessions(bigint[])', 'identify_session()',
      'refresh_sessions_of_user()', 'refresh_sessions_of_company()', 'refresh_sessions_of_collaborator()',
      'authenticate(bytea, text, boolean)', 'people_of_reached_tasks(bigint)', 'confirm_session()', 'note_token_use(bytea)',
      'try_code(bigint, text, text, bytea, integer)', 'void_secrets()', 'drop_mails_of_invitations()', 'search_tasks(text)',
      'collaborators_of(bigint, bigint)'] loop
    execute format('alter function app.%s owner to taskwell_system', signature);
    execute format('revoke execute on function app.%s from public', signature);
  end loop;
end $$;
grant execute on function app.authenticate(bytea, text, boolean), app.confirm_session(), app.note_token_use(bytea),
  app.try_code(bigint, text, text, bytea, integer), app.search_tasks(text), app.collaborators_of(bigint, bigint)
  to taskwell_tenant;

-- For the length of this transaction: who owns a function must be able to create in its schema.
grant create on schema app to taskwell_purge;
alter function app.purge_audit(bigint, integer) owner to taskwell_purge;
revoke create on schema app from taskwell_purge;
revoke execute on function app.purge_audit(bigint, integer) from public;
grant execute on function app.purge_audit(bigint, integer) to taskwell_system;
