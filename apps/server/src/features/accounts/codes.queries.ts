import { BRAKES } from '@taskwell/contract/limits';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/database.ts';

export type CodePurpose = 'verification' | 'password-reset' | 'email-change';

/** In place of one sent before. */
export async function upsertCode(
  tx: Transaction,
  email: string,
  purpose: CodePurpose,
  { hash, expiresAt }: { hash: Buffer; expiresAt: Date },
): Promise<void> {
  const values = { code_hash: hash, tries: 0, expires_at: expiresAt };
  await tx.db
    .insertInto('one_time_codes')
    .values({ email, purpose, ...values })
    .onConflict((conflict) => conflict.columns(['email', 'purpose']).doUpdateSet(values))
    .execute();
}

/** Whether the code is the one; in one statement, so that of many parallel guesses no more than five are looked at. */
export async function countTry(tx: Transaction, email: string, purpose: CodePurpose, hash: Buffer): Promise<boolean> {
  const { rows } = await sql<{ isRight: boolean }>`
    update one_time_codes set tries = tries + 1
    where email = ${email} and purpose = ${purpose} and tries < ${BRAKES.codeTries} and expires_at > now()
    returning code_hash = ${hash}::bytea as "isRight"`.execute(tx.db);
  return rows[0]?.isRight ?? false;
}

export async function returnTry(tx: Transaction, email: string, purpose: CodePurpose): Promise<void> {
  await sql`update one_time_codes set tries = tries - 1 where email = ${email} and purpose = ${purpose}`.execute(tx.db);
}

/** Of several at once only one succeeds. */
export async function deleteCode(tx: Transaction, email: string, purpose: CodePurpose, hash: Buffer): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from one_time_codes
    where email = ${email} and purpose = ${purpose} and code_hash = ${hash}::bytea and expires_at > now()`.execute(
    tx.db,
  );
  return numAffectedRows > 0n;
}

/** A new password ends what was sent before to choose one: reset codes and welcome links (DECISIONS §2). */
export async function revokeResetSecrets(tx: Transaction, account: { id: number; email: string }): Promise<void> {
  await sql`delete from one_time_codes where email = ${account.email} and purpose = 'password-reset'`.execute(tx.db);
  await sql`delete from set_password_links where user_id = ${account.id}::bigint`.execute(tx.db);
}
