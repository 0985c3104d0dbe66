-- Where a browser takes push messages (decision 44). It ends with the session that asked for it, and so with the account.
create table push_subscriptions (
  id bigint generated always as identity,
  company_id bigint not null,
  user_id bigint not null,
  session_hash bytea not null unique references sessions (token_hash) on delete cascade,
  endpoint text not null,
  -- The browser's public key and secret, in base64url: what is sent is encrypted for it alone (RFC 8291).
  p256dh text not null,
  auth text not null,
  primary key (company_id, user_id, id),
  foreign key (company_id, user_id) references users (company_id, id) on delete cascade
);
alter table push_subscriptions enable row level security;
alter table push_subscriptions force row level security;
create policy system on push_subscriptions to taskwell_system using (true) with check (true);
create policy own on push_subscriptions to taskwell_tenant
  using (company_id = (select app.company_id()) and user_id = (select app.user_id()))
  with check (company_id = (select app.company_id()) and user_id = (select app.user_id()));
grant select, insert, update, delete on push_subscriptions to taskwell_tenant;
grant select, delete on push_subscriptions to taskwell_system;
