import type { Role } from '@taskwell/contract/labels';
import type { User } from '@taskwell/contract/schemas';
import type { Config } from '../../platform/config.ts';
import type { Transaction } from '../../platform/database.ts';
import { insertUser } from './accounts.queries.ts';
import { checkGivenPassword, hashPassword } from './passwords.ts';
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

/** An account that is known to exist in this transaction. */
export async function readAccount(tx: Transaction, userId: number): Promise<User> {
  const user = await readUser(tx, userId);
  if (!user) throw new Error(`user ${userId} vanished within its transaction`);
  return user;
}
