-- Contacts and people.

-- One contact an address and owner.
create unique index contacts_email on contacts (company_id, owner_id, email);

-- --------------------------------------------------------------------------------------------------- own sessions

-- To name a session without its token.
alter table sessions add column id bigint generated always as identity;

alter table one_time_codes drop constraint one_time_codes_purpose_check;
alter table one_time_codes add check (purpose in ('verification', 'password-reset', 'email-change'));

-- ---------------------------------------------------------------------------------------------------- invitations

create table task_invitations (
  id bigint generated always as identity,
  company_id bigint not null,
  task_id bigint not null,
  sender_id bigint not null,
  -- Lower case.
  recipient_email text not null,
  message text,
  -- The token itself is only in the mail.
  token_hash bytea not null unique,
  status text not null default 'PENDING' check (status in ('PENDING', 'ACCEPTED', 'DECLINED', 'CANCELLED')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  responded_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, task_id) references tasks (company_id, id) on delete cascade,
  foreign key (company_id, sender_id) references users (company_id, id)
);
create index task_invitations_task on task_invitations (company_id, task_id);
create index task_invitations_sender on task_invitations (company_id, sender_id, created_at);
create index task_invitations_recipient on task_invitations (recipient_email, id) where status = 'PENDING';
alter table task_invitations enable row level security;
alter table task_invitations force row level security;
create policy system on task_invitations to taskwell_system using (true) with check (true);
create policy company on task_invitations to taskwell_tenant
  using (company_id = (select app.company_id())) with check (company_id = (select app.company_id()));
grant select, insert, update, delete on task_invitations to taskwell_system;
grant select, insert, update on task_invitations to taskwell_tenant;

-- Whose invitation a collaborator accepted: their access ends with the inviter's.
alter table task_collaborators add column invited_by bigint;

-- ------------------------------------------------------------------------------------------------- collaborators

-- People of the tasks that the actor reaches in other companies; set for collaborators only.
create function app.people_ids() returns bigint[] language sql stable parallel safe as
  $$ select string_to_array(nullif(current_setting('app.people_ids', true), ''), ',')::bigint[] $$;
create policy collaborator on users for select to taskwell_tenant using (id = any ((select app.people_ids())::bigint[]));

-- What belongs to a reached task, for the collaborator who reaches it: who works on it, and its history.
create policy collaborator on task_co_assignees for select to taskwell_tenant
  using (task_id = any ((select app.task_ids())::bigint[]));
create policy collaborator on audit_entries for select to taskwell_tenant
  using (task_id = any ((select app.task_ids())::bigint[]));

-- A suspended company's tasks are out of reach for its collaborators too.
create or replace function app.authenticate(hash bytea, guess text)
returns table (user_id bigint, company_id bigint, role user_role, is_personal boolean, name text, plan text, task_ids text,
  fingerprint text)
language plpgsql volatile security definer set search_path = public, pg_temp as $$
begin
  select l.user_id, l.company_id, l.role, l.is_personal, l.name, l.plan, coalesce(
      (select string_agg(x.company_id || ':' || x.task_id, ',' order by x.company_id, x.task_id)
       from task_collaborators x join companies k on k.id = x.company_id and k.marked_for_deletion_at is null
       where x.user_id = l.user_id), '')
    into user_id, company_id, role, is_personal, name, plan, task_ids
    from app.live_sessions l where l.token_hash = hash;
  fingerprint := (user_id, company_id, role, is_personal, name, plan, task_ids)::text;
  if guess is not null and guess is distinct from fingerprint then
    raise exception 'the session is not what it was' using errcode = 'TW001';
  end if;
  if user_id is null then return; end if;
  perform set_config('app.user_id', user_id::text, true), set_config('app.company_id', coalesce(company_id::text, ''), true),
    set_config('app.task_ids', regexp_replace(task_ids, '\d+:', '', 'g'), true);
  if task_ids <> '' then perform set_config('app.people_ids', app.people_of_reached_tasks(user_id), true); end if;
  return next;
end $$;

create function app.people_of_reached_tasks(person bigint) returns text
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(string_agg(distinct p.id::text, ','), '')
  from task_collaborators x
  join tasks t on t.company_id = x.company_id and t.id = x.task_id
  cross join lateral (
    select t.assigner_id as id union select t.assignee_id
    union select c.user_id from task_co_assignees c where c.company_id = t.company_id and c.task_id = t.id
    union select c.author_id from comments c where c.company_id = t.company_id and c.task_id = t.id
  ) p
  where x.user_id = person and p.id is not null
$$;
alter function app.people_of_reached_tasks(bigint) owner to taskwell_system;
revoke execute on function app.people_of_reached_tasks(bigint) from public;
grant execute on function app.people_of_reached_tasks(bigint) to taskwell_system;

-- Who collaborates on a task within reach, by name: they belong to other companies, which are out of sight otherwise.
create function app.collaborators_of(task_company bigint, task bigint)
returns table (id bigint, user_id bigint, name text, email text, company_name text)
language sql stable security definer set search_path = public, pg_temp as $$
  select x.id, x.user_id, u.name, u.email, k.name
  from task_collaborators x join users u on u.id = x.user_id left join companies k on k.id = u.company_id
  where x.company_id = task_company and x.task_id = task
    and (task_company = app.company_id() or task = any (app.task_ids()))
$$;
alter function app.collaborators_of(bigint, bigint) owner to taskwell_system;
revoke execute on function app.collaborators_of(bigint, bigint) from public;
grant execute on function app.collaborators_of(bigint, bigint) to taskwell_tenant, taskwell_system;
