import { sql } from 'kysely';
import type { SystemTransaction } from '../../platform/database/database.ts';
import { asConflict } from '../../platform/http/failure.ts';
import { anyOf } from '../../platform/queries/any-of.ts';

/** Writes of an address: says at which field of the form it is told that it has an account already. */
export async function takingAddress<T>(field: string, writing: Promise<T>): Promise<T> {
  try {
    return await writing;
  } catch (error) {
    throw asConflict(error, field) ?? error;
  }
}

function updateUser(tx: SystemTransaction, userId: number) {
  return tx.db.updateTable('users').set({ updated_at: sql<Date>`now()` }).where('id', '=', userId);
}

/** Only for credentials.ts. */
export async function writePassword(tx: SystemTransaction, userId: number, passwordHash: string): Promise<void> {
  await updateUser(tx, userId).set({ password_hash: passwordHash, must_choose_password: false }).execute();
}

/** Only for credentials.ts. */
export async function writeSharedPassword(
  tx: SystemTransaction,
  userIds: number[],
  passwordHash: string,
): Promise<void> {
  await tx.db
    .updateTable('users')
    .set({ password_hash: passwordHash, must_choose_password: true, updated_at: sql`now()` })
    .where('id', '=', anyOf(userIds))
    .execute();
}

/** Only for credentials.ts. Once an address has to be verified before signing in, that stays so. */
export async function writeAddress(
  tx: SystemTransaction,
  userId: number,
  { email, isVerified }: { email: string; isVerified: boolean },
): Promise<void> {
  await updateUser(tx, userId)
    .set({
      email,
      email_since: sql`now()`,
      is_email_verified: isVerified,
      requires_verification: sql`requires_verification or not ${isVerified}::boolean`,
    })
    .execute();
}

/** A way to prove the mailbox is asked for from now on; nobody else gets the address before the usual time. */
export async function markUnverified(tx: SystemTransaction, userId: number): Promise<void> {
  await updateUser(tx, userId)
    .set({ is_email_verified: false, requires_verification: true, email_since: sql`now()` })
    .execute();
}

export async function markVerified(tx: SystemTransaction, userId: number): Promise<void> {
  await updateUser(tx, userId).set({ is_email_verified: true }).execute();
}

/** Signing in works again; what was tried before does not lock the account once more. As the system. */
export async function unlockAccount(tx: SystemTransaction, userId: number): Promise<void> {
  await updateUser(tx, userId).set({ locked_at: null, unlocked_at: sql`now()` }).execute();
}
