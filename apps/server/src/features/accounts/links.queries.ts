import { sql } from 'kysely';
import type { SystemTransaction } from '../../platform/database/database.ts';

export async function insertSetPasswordLinks(
  tx: SystemTransaction,
  links: { userId: number; email: string; tokenHash: Buffer; expiresAt: Date }[],
): Promise<void> {
  await tx.db
    .insertInto('set_password_links')
    .values(
      links.map(({ userId, email, tokenHash, expiresAt }) => ({
        user_id: userId,
        email,
        token_hash: tokenHash,
        expires_at: expiresAt,
      })),
    )
    .execute();
}

/** Ends every link of a person, with mails that hold one and have not gone out. */
export async function endSetPasswordLinks(tx: SystemTransaction, userId: number): Promise<void> {
  await tx.db.deleteFrom('set_password_links').where('user_id', '=', userId).execute();
  await tx.db
    .updateTable('mails')
    .set({ dropped_at: new Date(), content: null, last_error: 'Void: a newer link has been sent' })
    .where('account_id', '=', userId)
    .where('opens_account', '=', true)
    .where('sent_at', 'is', null)
    .where('dropped_at', 'is', null)
    .execute();
}

/** Whose link it is, and which mailbox it was sent to; null for one that is used up, void or too old. */
export async function findSetPasswordLink(
  tx: SystemTransaction,
  tokenHash: Buffer,
): Promise<{ userId: number; email: string } | null> {
  const link = await tx.db
    .selectFrom('set_password_links')
    .select(['user_id as userId', 'email'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return link ?? null;
}

/** Uses it up; of several at once only one succeeds. */
export async function deleteSetPasswordLink(tx: SystemTransaction, tokenHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await tx.db
    .deleteFrom('set_password_links')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Whether a link waits in the account's mailbox to be used. */
export async function hasSetPasswordLink(
  tx: SystemTransaction,
  { id, email }: { id: number; email: string },
): Promise<boolean> {
  const link = await tx.db
    .selectFrom('set_password_links')
    .select('user_id')
    .where('user_id', '=', id)
    .where('email', '=', email)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return link !== undefined;
}
