import type { Role } from '@taskwell/contract/labels';
import { VALIDATION } from '@taskwell/contract/messages';
import type { User } from '@taskwell/contract/schemas/people';
import type { Config } from '../../platform/config/config.ts';
import type { OpenTransaction, SystemTransaction, Transaction } from '../../platform/database/database.ts';
import { invalidFields } from '../../platform/http/failure.ts';
import { insertUser } from './accounts.queries.ts';
import { changeAddress, changePassword } from './credentials.ts';
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
  const passwordHash = await hashPassword(password, 'session');
  return insertUser(tx, { ...rest, passwordHash, isVerified: false, requiresVerification: true });
}

/**
 * Adds unverified accounts that have no password yet; who has an account already is left out.
 *
 * @returns those that were added
 */
export { insertUsersWithoutPassword as addAccounts } from './accounts.queries.ts';
export { markUnverified, markVerified, unlockAccount } from './credentials.queries.ts';
export { giveSharedPassword } from './credentials.ts';
export { endSetPasswordLinks } from './links.queries.ts';
export { makeSetPasswordLinks } from './links.ts';
export { confirmOwnPassword } from './password-confirmation.ts';
/** Ends every session of a person, or of a company, live streams included; wake the listeners after the commit. */
export {
  endSessionById,
  endSessionsOfCompany,
  endSessionsOfMembers,
  endSessionsOfUser,
  endSessionsOfUsers,
} from './sessions.queries.ts';

/**
 * Gives a person a password that an administrator has chosen (SPEC §5 'Reset password') and ends what was open.
 *
 * @throws 400 for one that is too short or common
 */
export async function givePassword(
  tx: SystemTransaction,
  config: Config,
  person: User,
  password: string,
): Promise<void> {
  checkGivenPassword('newPassword', password, config.passwordMinLength, VALIDATION.passwordTooShortLong);
  await changePassword(tx, person.id, await hashPassword(password, 'session'));
}

/** An address that an administrator corrects: nobody's until its owner shows that it is theirs (DECISIONS §2). */
export async function correctAddress(tx: SystemTransaction, userId: number, email: string): Promise<void> {
  await changeAddress(tx, userId, { email, isVerified: false }, { field: 'email', ownTokenHash: null });
}

/** An account that is known to exist in this transaction. */
export async function readAccount(tx: OpenTransaction, userId: number): Promise<User> {
  const user = await readUser(tx, userId);
  if (!user) throw new Error(`user ${userId} vanished within its transaction`);
  return user;
}

/**
 * A password that a super administrator gives to everybody (SPEC §5 'Reset all passwords').
 *
 * @throws 400 for one that is too short or common, or is not the same in its confirmation
 */
export function checkSharedPassword(config: Config, password: string, confirmation: string): void {
  checkGivenPassword('newPassword', password, config.passwordMinLength, VALIDATION.passwordTooShortLong);
  if (confirmation !== password) throw invalidFields({ confirmPassword: VALIDATION.passwordsDiffer });
}

export function hashSharedPassword(password: string): Promise<string> {
  return hashPassword(password, 'session');
}
