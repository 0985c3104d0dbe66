import { createHmac, randomInt } from 'node:crypto';
import { BRAKES as CODE_BRAKES, LIFETIMES, LIMITS } from '@taskwell/contract/limits';
import { FAILURES } from '@taskwell/contract/messages';
import { sql } from 'kysely';
import type { Database, SystemReason, Transaction } from '../../platform/database.ts';
import { Failure } from '../../platform/failure.ts';

export type CodePurpose = 'verification' | 'password-reset' | 'email-change';

/** Six digits, from a cryptographic generator. */
export function newCode(): string {
  return String(randomInt(10 ** LIMITS.codeLength)).padStart(LIMITS.codeLength, '0');
}

/** Six digits are quickly tried, so the hash is keyed with mailbox and purpose; what protects them is their short life. */
function hashCode(email: string, purpose: CodePurpose, code: string): Buffer {
  return createHmac('sha256', `${purpose} ${email}`).update(code).digest();
}

/** Stores a new code for the mailbox; one sent before is dead. */
export async function storeCode(tx: Transaction, email: string, purpose: CodePurpose, code: string): Promise<Date> {
  const expiresAt = new Date(Date.now() + LIFETIMES.codeMinutes * 60_000);
  const values = { code_hash: hashCode(email, purpose, code), tries: 0, expires_at: expiresAt };
  await tx.db
    .insertInto('one_time_codes')
    .values({ email, purpose, ...values })
    .onConflict((conflict) => conflict.columns(['email', 'purpose']).doUpdateSet(values))
    .execute();
  return expiresAt;
}

/**
 * Counts one try and compares, in one statement of its own transaction: of many parallel guesses no more than five are
 * looked at, and nothing that happens later takes a try back. @throws 400 'Invalid verification code'
 */
export async function checkCode(
  database: Database,
  reason: SystemReason,
  email: string,
  purpose: CodePurpose,
  code: string,
): Promise<void> {
  const isRight = await database.asSystem(reason, async (tx) => {
    const { rows } = await sql<{ is_right: boolean }>`
      update one_time_codes set tries = tries + 1
      where email = ${email} and purpose = ${purpose} and tries < ${CODE_BRAKES.codeTries} and expires_at > now()
      returning code_hash = ${hashCode(email, purpose, code)}::bytea as is_right`.execute(tx.db);
    const found = rows[0]?.is_right ?? false;
    // A right code is no guess: checking it does not bring it nearer to its end (DECISIONS §2).
    if (found)
      await sql`update one_time_codes set tries = tries - 1 where email = ${email} and purpose = ${purpose}`.execute(
        tx.db,
      );
    return found;
  });
  if (!isRight) throw invalidCode();
}

/** Uses a code up; of several at once only one succeeds. @throws 400 'Invalid verification code' */
export async function consumeCode(tx: Transaction, email: string, purpose: CodePurpose, code: string): Promise<void> {
  const consumed = await tx.db
    .deleteFrom('one_time_codes')
    .where('email', '=', email)
    .where('purpose', '=', purpose)
    .where('code_hash', '=', hashCode(email, purpose, code))
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (consumed.numDeletedRows === 0n) throw invalidCode();
}

/** A new password ends what was sent before to choose one: reset codes and welcome links (DECISIONS §2). */
export async function revokeResetSecrets(tx: Transaction, account: { id: number; email: string }): Promise<void> {
  await tx.db
    .deleteFrom('one_time_codes')
    .where('email', '=', account.email)
    .where('purpose', '=', 'password-reset')
    .execute();
  await tx.db.deleteFrom('set_password_links').where('user_id', '=', account.id).execute();
}

function invalidCode(): Failure {
  return new Failure('INVALID_CODE', FAILURES.invalidCode);
}
