import type { Role } from '@taskwell/contract/labels';
import { VALIDATION } from '@taskwell/contract/messages';
import type { User } from '@taskwell/contract/schemas';
import { sql } from 'kysely';
import type { Config } from '../../platform/config.ts';
import type { Transaction } from '../../platform/database.ts';
import { emailTaken, insertUser, setPassword } from './accounts.queries.ts';
import { revokeResetSecrets } from './codes.ts';
import { checkGivenPassword, hashPassword, NO_PASSWORD } from './passwords.ts';
import { endSessionsOfUser } from './sessions.ts';
import { readUser } from './users.queries.ts';

/** What other features may do with accounts. */

export { userJson } from './users.queries.ts';

/**
 * Adds an unverified account to a company (DECISIONS §2). Who may is the caller's to check.
 *
 * @returns the new user's id
 * @throws 400 for a password that is too short or common, 409 when the address has an account
 */
export async function addAccount(
  tx: Transaction,
  config: Config,
  person: { companyId: number; name: string; email: string; role: Role; password: string },
): Promise<number> {
  checkGivenPassword('password', person.password, config.passwordMinLength);
  const { password, ...rest } = person;
  const passwordHash = await hashPassword(password);
  return insertUser(tx, { ...rest, passwordHash, isVerified: false, requiresVerification: true });
}

/** Ends every session of a person, live streams included; wake the listeners after the commit. */
export { endSessionsOfUser } from './sessions.ts';

/**
 * Adds unverified accounts that have no password yet; who has an account already is left out.
 *
 * @returns those that were added
 */
export async function addAccounts(
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

/**
 * Gives a person a password that an administrator has chosen (SPEC §5 'Reset password') and ends what was open.
 *
 * @throws 400 for one that is too short or common
 */
export async function givePassword(tx: Transaction, config: Config, person: User, password: string): Promise<void> {
  checkGivenPassword('newPassword', password, config.passwordMinLength, VALIDATION.passwordTooShortLong);
  await setPassword(tx, person.id, await hashPassword(password));
  await revokeResetSecrets(tx, person);
  await endSessionsOfUser(tx, person.id);
}

/** A new address is nobody's until a code that was sent there comes back; whoever was signed in is no longer. */
export async function replaceAddress(tx: Transaction, userId: number, email: string): Promise<void> {
  const { rows } = await sql`
    update users set email = ${email}, is_email_verified = false, requires_verification = true, updated_at = now()
    where id = ${userId}::bigint and not exists (select from users other where other.email = ${email})
    returning id`.execute(tx.db);
  if (rows.length === 0) throw emailTaken('email');
  await endSessionsOfUser(tx, userId);
}

/** An account that is known to exist in this transaction. */
export async function readAccount(tx: Transaction, userId: number): Promise<User> {
  const user = await readUser(tx, userId);
  if (!user) throw new Error(`user ${userId} vanished within its transaction`);
  return user;
}
