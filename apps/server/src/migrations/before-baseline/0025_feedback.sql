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
alter table feedback enable row level security;
alter table feedback force row level security;
create policy system on feedback to taskwell_system using (true) with check (true);
grant select, insert, delete on feedback to taskwell_system;
