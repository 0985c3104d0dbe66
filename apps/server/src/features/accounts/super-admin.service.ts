import type { Config } from '../../platform/config/config.ts';
import type { SystemTransaction } from '../../platform/database/database.ts';
import { insertUser } from './accounts.queries.ts';
import { checkNewPassword, hashPassword } from './passwords.ts';

/**
 * Adds a super administrator of the platform (DECISIONS §2). Whoever can run it holds the database anyway, so the
 * address counts as verified.
 *
 * @throws 400 for a password that breaks a rule, 409 when the address has an account
 */
export async function addSuperAdministrator(
  tx: SystemTransaction,
  config: Config,
  person: { name: string; email: string; password: string },
): Promise<void> {
  checkNewPassword('password', person.password, config.passwordMinLength);
  await insertUser(tx, {
    companyId: null,
    name: person.name,
    email: person.email,
    role: 'SUPER_ADMIN',
    passwordHash: await hashPassword(person.password, 'owner'),
    isVerified: true,
    requiresVerification: true,
  });
}
