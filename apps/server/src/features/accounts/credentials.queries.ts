import { sql } from 'kysely';
import type { SystemTransaction } from '../../platform/database/database.ts';
import { asConflict } from '../../platform/http/failure.ts';

/** Writes of an address: says at which field of the form it is told that it has an account already. */
export async function takingAddress<T>(field: string, writing: Promise<T>): Promise<T> {
  try {
    return await writing;
  } catch (error) {
    throw asConflict(error, field) ?? error;
  }
}

/** Only for credentials.ts. */
export async function writePassword(tx: SystemTransaction, userId: number, passwordHash: string): Promise<void> {
  await sql`
    update users set password_hash = ${passwordHash}, must_choose_password = false, updated_at = now() where id = ${userId}::bigint`.execute(
    tx.db,
  );
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
    .where('id', '=', sql<number>`any(${userIds}::bigint[])`)
    .execute();
}

/** Only for credentials.ts. Once an address has to be verified before signing in, that stays so. */
export async function writeAddress(
  tx: SystemTransaction,
  userId: number,
  { email, isVerified }: { email: string; isVerified: boolean },
): Promise<void> {
  await sql`
    update users set email = ${email}, email_since = now(), is_email_verified = ${isVerified}::boolean,
      requires_verification = requires_verification or not ${isVerified}::boolean, updated_at = now()
    where id = ${userId}::bigint`.execute(tx.db);
}

/** A way to prove the mailbox is asked for from now on; nobody else gets the address before the usual time. */
export async function markUnverified(tx: SystemTransaction, userId: number): Promise<void> {
  await tx.db
    .updateTable('users')
    .set({
      is_email_verified: false,
      requires_verification: true,
      email_since: sql`now()`,
      updated_at: sql`now()`,
    })
    .where('id', '=', userId)
    .execute();
}

export async function markVerified(tx: SystemTransaction, userId: number): Promise<void> {
  await sql`update users set is_email_verified = true, updated_at = now() where id = ${userId}::bigint`.execute(tx.db);
}

/** Signing in works again; what was tried before does not lock the account once more. As the system. */
export async function unlockAccount(tx: SystemTransaction, userId: number): Promise<void> {
  await tx.db
    .updateTable('users')
    .set({ locked_at: null, unlocked_at: sql`now()`, updated_at: sql`now()` })
    .where('id', '=', userId)
    .execute();
}
