import type { SystemTransaction } from '../../platform/database/database.ts';
import { freeAddresses } from './addresses.ts';
import { takingAddress, writeAddress, writePassword, writeSharedPassword } from './credentials.queries.ts';
import { endSessionsOfUser, endSessionsOfUsers } from './sessions.queries.ts';

/**
 * The only ways to change what a person signs in with. With either the database voids every code and link of the
 * person and drops their mails that were not sent yet (app.void_secrets, DECISIONS §2 'Addresses'); the sessions end here.
 * As the system; wake the listeners after the commit.
 */

/** @param ownTokenHash of the session that goes on: of whoever changes the own password */
export async function changePassword(
  tx: SystemTransaction,
  userId: number,
  passwordHash: string,
  ownTokenHash: Buffer | null = null,
): Promise<void> {
  await writePassword(tx, userId, passwordHash);
  await endSessionsOfUser(tx, userId, ownTokenHash);
}

/** To many at once: with it they come no further than to choosing one of their own (DECISIONS §4). */
export async function giveSharedPassword(
  tx: SystemTransaction,
  userIds: number[],
  passwordHash: string,
): Promise<void> {
  await writeSharedPassword(tx, userIds, passwordHash);
  await endSessionsOfUsers(tx, userIds);
}

/**
 * @param address verified only where the person has just shown that it is theirs
 * @param form what it calls the address, and whose session goes on
 * @throws 409 when the address has an account; of two at once one gets it
 */
export async function changeAddress(
  tx: SystemTransaction,
  userId: number,
  address: { email: string; isVerified: boolean },
  form: { field: string; ownTokenHash: Buffer | null },
): Promise<void> {
  await freeAddresses(tx, [address.email]);
  await takingAddress(form.field, writeAddress(tx, userId, address));
  await endSessionsOfUser(tx, userId, form.ownTokenHash);
}
