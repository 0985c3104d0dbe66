import type { Role } from '@taskwell/contract/labels';
import type { PlanName } from '@taskwell/contract/plans';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/database.ts';
import { asConflict } from '../../platform/failure.ts';
import { NO_PASSWORD } from './passwords.ts';

export interface Credentials {
  id: number;
  companyId: number | null;
  companyName: string | null;
  name: string;
  email: string;
  role: Role;
  passwordHash: string;
  isVerified: boolean;
  requiresVerification: boolean;
  isSuspended: boolean;
}

/** The account of an address, across all companies: only sign-in and recovery may ask. */
export async function unauthorizedAccountByEmail(tx: Transaction, email: string): Promise<Credentials | null> {
  const row = await tx.db
    .selectFrom('users as u')
    .leftJoin('companies as c', 'c.id', 'u.company_id')
    .select([
      'u.id',
      'u.company_id as companyId',
      'c.name as companyName',
      'u.name',
      'u.email',
      'u.role',
      'u.password_hash as passwordHash',
      'u.is_email_verified as isVerified',
      'u.requires_verification as requiresVerification',
      'c.marked_for_deletion_at as markedForDeletionAt',
    ])
    .where('u.email', '=', email)
    .executeTakeFirst();
  if (!row) return null;
  const { markedForDeletionAt, ...account } = row;
  return { ...account, email, isSuspended: markedForDeletionAt !== null };
}

export interface NewCompany {
  name: string;
  email: string;
  isPersonal: boolean;
  plan: PlanName;
}

export async function insertCompany(tx: Transaction, company: NewCompany): Promise<number> {
  const { id } = await tx.db
    .insertInto('companies')
    .values({
      name: company.name,
      email: company.email,
      is_personal: company.isPersonal,
      subscription_plan: company.plan,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface NewUser {
  companyId: number | null;
  name: string;
  email: string;
  role: Role;
  passwordHash: string;
  isVerified: boolean;
  requiresVerification: boolean;
}

/**
 * @param emailField what the form calls the address
 * @throws 409 when the address has an account already; of two at once one succeeds
 */
export async function insertUser(tx: Transaction, user: NewUser, emailField = 'email'): Promise<number> {
  const insertion = tx.db
    .insertInto('users')
    .values({
      company_id: user.companyId,
      name: user.name,
      email: user.email,
      role: user.role,
      password_hash: user.passwordHash,
      is_email_verified: user.isVerified,
      requires_verification: user.requiresVerification,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return (await takingAddress(emailField, insertion)).id;
}

/** Says at which field of the form it is told that the address has an account already. */
async function takingAddress<T>(field: string, writing: Promise<T>): Promise<T> {
  try {
    return await writing;
  } catch (error) {
    throw asConflict(error, field) ?? error;
  }
}

export async function setPassword(tx: Transaction, userId: number, passwordHash: string): Promise<void> {
  await tx.db
    .updateTable('users')
    .set({ password_hash: passwordHash, updated_at: new Date() })
    .where('id', '=', userId)
    .execute();
}

export async function markVerified(tx: Transaction, userId: number): Promise<void> {
  await tx.db
    .updateTable('users')
    .set({ is_email_verified: true, updated_at: new Date() })
    .where('id', '=', userId)
    .execute();
}

export async function recordAttempt(
  tx: Transaction,
  attempt: {
    email: string;
    account: Credentials | null;
    succeeded: boolean;
    reason: string | null;
    ip: string;
    userAgent: string | null;
  },
): Promise<void> {
  await tx.db
    .insertInto('sign_in_attempts')
    .values({
      email: attempt.email,
      user_id: attempt.account?.id ?? null,
      company_id: attempt.account?.companyId ?? null,
      succeeded: attempt.succeeded,
      reason: attempt.reason,
      ip: attempt.ip,
      user_agent: attempt.userAgent,
    })
    .execute();
}

/** Null for somebody without one. */
export async function findPasswordHash(tx: Transaction, userId: number): Promise<string | null> {
  const { rows } = await sql<{ hash: string }>`
    select password_hash as hash from users where id = ${userId}::bigint`.execute(tx.db);
  return rows[0]?.hash ?? null;
}

/** The same of a living person, and nobody changes it until the end of the transaction. */
export async function holdPasswordHash(tx: Transaction, userId: number): Promise<string | null> {
  const { rows } = await sql<{ hash: string }>`
    select password_hash as hash from users where id = ${userId}::bigint and deleted_at is null for share`.execute(
    tx.db,
  );
  return rows[0]?.hash ?? null;
}

/** Whether the company is not marked for deletion, and nobody marks it until the end of the transaction. */
export async function holdLivingCompany(tx: Transaction, companyId: number): Promise<boolean> {
  const { rows } = await sql`
    select from companies where id = ${companyId}::bigint and marked_for_deletion_at is null for share`.execute(tx.db);
  return rows.length > 0;
}

export async function hasAccount(tx: Transaction, email: string): Promise<boolean> {
  const { rows } = await sql`select from users where email = ${email}`.execute(tx.db);
  return rows.length > 0;
}

/** An address whose owner has just shown that it is theirs. @throws 409 when it has an account */
export async function setVerifiedEmail(tx: Transaction, userId: number, email: string): Promise<void> {
  const update = sql`
    update users set email = ${email}, is_email_verified = true, updated_at = now()
    where id = ${userId}::bigint`.execute(tx.db);
  await takingAddress('newEmail', update);
}

/** An address that is nobody's until a code comes back from there. @throws 409 when it has an account */
export async function setUnverifiedEmail(tx: Transaction, userId: number, email: string): Promise<void> {
  const update = sql`
    update users set email = ${email}, is_email_verified = false, requires_verification = true, updated_at = now()
    where id = ${userId}::bigint`.execute(tx.db);
  await takingAddress('email', update);
}

/** Unverified and without a password; who has an account already is left out. */
export async function insertUsersWithoutPassword(
  tx: Transaction,
  companyId: number,
  people: { name: string; email: string; role: Role }[],
): Promise<{ id: number; email: string }[]> {
  const column = (name: 'name' | 'email' | 'role') => people.map((person) => person[name]);
  const { rows } = await sql<{ id: number; email: string }>`
    insert into users (company_id, name, email, role, password_hash, is_email_verified, requires_verification)
    select ${companyId}::bigint, p.name, p.email, p.role, ${NO_PASSWORD}, false, true
    from unnest(${column('name')}::text[], ${column('email')}::text[], ${column('role')}::user_role[])
      as p (name, email, role)
    on conflict do nothing returning id, email`.execute(tx.db);
  return rows;
}

/** To be purged after the given days, unless it is restored before (DECISIONS §2). */
export async function markCompanyForDeletion(tx: Transaction, companyId: number, graceDays: number): Promise<void> {
  await sql`
    update companies set marked_for_deletion_at = now(), purge_at = now() + ${graceDays} * interval '1 day',
      updated_at = now()
    where id = ${companyId}::bigint`.execute(tx.db);
}

/** Uses the link of a welcome mail up; answers whose it was. */
export async function takeSetPasswordLink(tx: Transaction, tokenHash: Buffer): Promise<string | null> {
  const { rows } = await sql<{ email: string | null }>`
    delete from set_password_links l using users u
    where l.token_hash = ${tokenHash} and l.expires_at > now() and u.id = l.user_id
    returning u.email`.execute(tx.db);
  return rows[0]?.email ?? null;
}
