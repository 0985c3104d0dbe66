-- What opens an account belongs to a person and to the mailbox it was sent to, and dies with a change of either.
--
-- Row-level security holds for the owner too, who runs this: rows are changed as the system role.

-- ------------------------------------------------------------------------------------------------- one-time codes

-- Those of before are hashed with a key that stands in their own row; they live ten minutes.
truncate one_time_codes;
-- One living code a person and purpose. The address is the mailbox it was sent to: the person's, or the one they move to.
alter table one_time_codes drop constraint one_time_codes_pkey;
alter table one_time_codes
  add column user_id bigint not null references users (id) on delete cascade,
  add primary key (user_id, purpose);

-- Whether the code is the one; a wrong one is counted, and in the same statement, so that of many parallel guesses no more
-- are looked at than may be. A function, so that it can be called beside the transaction of a request (see
-- Database.statements): the count has to survive the request's failure, and a second transaction would wait for a
-- connection while the first holds one. `person` is null for the account that has the address.
create function app.try_code(person bigint, for_purpose text, mailbox text, hash bytea, most_tries integer) returns boolean
language sql volatile security definer set search_path = public, pg_temp as $$
  update one_time_codes set tries = tries + (code_hash <> hash)::integer
  where user_id = coalesce(person, (select id from users where users.email = mailbox)) and purpose = for_purpose
    and email = mailbox and tries < most_tries and expires_at > now()
  returning code_hash = hash
$$;
alter function app.try_code(bigint, text, text, bytea, integer) owner to taskwell_system;
revoke execute on function app.try_code(bigint, text, text, bytea, integer) from public;
grant execute on function app.try_code(bigint, text, text, bytea, integer) to taskwell_tenant;

-- ---------------------------------------------------------------------------------------------- set-password links

-- The mailbox that a link proves is the one it was mailed to. For a link of before that is known only where nothing of the
-- person was changed since they were added; others ask for a code.
alter table set_password_links add column email text;
set local role taskwell_system;
update set_password_links l set email = u.email from users u where u.id = l.user_id and u.updated_at = u.created_at;
delete from set_password_links where email is null;
reset role;
alter table set_password_links alter column email set not null;

-- ----------------------------------------------------------------------------------------------------------- mails

-- Whose account it is about: not sent any more once that one's address is another; and, where it says a code or a link
-- that opens the account, nor once the password is. No key to people: a mail's record outlives them.
alter table mails add column account_id bigint, add column opens_account boolean not null default false;
create index mails_account on mails (account_id) where account_id is not null and sent_at is null and dropped_at is null;

-- ------------------------------------------------------------------------------------- a new address or password

-- Here and not in the services, so that no way of changing either can forget it.
create function app.void_secrets() returns trigger
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  changed bigint[];
  moved bigint[];
begin
  select array_agg(n.id), array_agg(n.id) filter (where n.email is distinct from o.email) into changed, moved
    from old_people o join new_people n on n.id = o.id
    where (o.email, o.password_hash) is distinct from (n.email, n.password_hash);
  if changed is null then return null; end if;
  delete from one_time_codes where user_id = any (changed);
  delete from set_password_links where user_id = any (changed);
  update mails set dropped_at = now(), content = null,
      last_error = concat_ws('. Before that: ', 'Void: the address or the password has changed since', last_error)
    where account_id = any (changed) and (opens_account or account_id = any (moved))
      and sent_at is null and dropped_at is null;
  return null;
end $$;
alter function app.void_secrets() owner to taskwell_system;
revoke execute on function app.void_secrets() from public;
create trigger secrets_die after update on users referencing old table as old_people new table as new_people
  for each statement execute function app.void_secrets();
