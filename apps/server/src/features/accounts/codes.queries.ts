import { ABUSE_LIMITS } from '@taskwell/contract/limits';
import { sql } from 'kysely';
import type { Database, SystemTransaction } from '../../platform/database/database.ts';
import type { MailTemplate } from '../../platform/mail/templates.ts';

const CODE_MAILS = ['verification-code', 'password-reset-code'] satisfies MailTemplate[];

/** Which code: of the account that has the address, or of the person who moves to it. */
export type CodeHolder =
  | { purpose: 'verification' | 'password-reset'; email: string }
  | { purpose: 'email-change'; email: string; userId: number };

/** How many codes were mailed to the address within a day, whoever asked for them. */
export async function countCodeMails(tx: SystemTransaction, email: string): Promise<number> {
  const { count } = await tx.db
    .selectFrom('mails')
    .select((each) => each.fn.countAll<number>().as('count'))
    .where('recipient', '=', email)
    .where('template', 'in', CODE_MAILS)
    .where('created_at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow();
  return count;
}

/** In place of one sent before for the same purpose. */
export async function upsertCode(
  tx: SystemTransaction,
  userId: number,
  { purpose, email }: CodeHolder,
  { hash, expiresAt }: { hash: Buffer; expiresAt: Date },
): Promise<void> {
  const values = { email, code_hash: hash, tries: 0, expires_at: expiresAt };
  await tx.db
    .insertInto('one_time_codes')
    .values({ user_id: userId, purpose, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'purpose']).doUpdateSet(values))
    .execute();
}

/** Whether the code is the one. A wrong one is counted at once, whatever becomes of the request (app.try_code). */
export async function tryCode(database: Database, holder: CodeHolder, hash: Buffer): Promise<boolean> {
  const userId = 'userId' in holder ? holder.userId : null;
  const { rows } = await database.statements.query<{ isRight: boolean | null }>({
    name: 'try code',
    text: 'select app.try_code($1, $2, $3, $4, $5) as "isRight"',
    values: [userId, holder.purpose, holder.email, hash, ABUSE_LIMITS.codeTries],
  });
  return rows[0]?.isRight ?? false;
}

/**
 * Uses the code up: it counts for the mailbox that it was sent to, and for the person to whom that belonged then. Of
 * several at once only one succeeds.
 */
export async function deleteCode(tx: SystemTransaction, holder: CodeHolder, hash: Buffer): Promise<boolean> {
  const { purpose, email } = holder;
  const userId = 'userId' in holder ? holder.userId : tx.db.selectFrom('users').select('id').where('email', '=', email);
  const { numDeletedRows } = await tx.db
    .deleteFrom('one_time_codes')
    .where('purpose', '=', purpose)
    .where('email', '=', email)
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
