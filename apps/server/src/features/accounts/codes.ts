import { createHmac, randomInt } from 'node:crypto';
import { LIFETIMES, LIMITS } from '@taskwell/contract/limits';
import { FAILURES } from '@taskwell/contract/messages';
import type { Database, SystemReason, Transaction } from '../../platform/database.ts';
import { Failure } from '../../platform/failure.ts';
import { type CodePurpose, countTry, deleteCode, returnTry, upsertCode } from './codes.queries.ts';

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
  await upsertCode(tx, email, purpose, { hash: hashCode(email, purpose, code), expiresAt });
  return expiresAt;
}

/**
 * Counts one try and compares, in its own transaction: nothing that happens later takes a try back. @throws 400 'Invalid verification code'
 */
export async function checkCode(
  database: Database,
  reason: SystemReason,
  email: string,
  purpose: CodePurpose,
  code: string,
): Promise<void> {
  const isRight = await database.asSystem(reason, async (tx) => {
    const found = await countTry(tx, email, purpose, hashCode(email, purpose, code));
    // A right code is no guess: checking it does not bring it nearer to its end (DECISIONS §2).
    if (found) await returnTry(tx, email, purpose);
    return found;
  });
  if (!isRight) throw invalidCode();
}

/** Uses a code up; of several at once only one succeeds. @throws 400 'Invalid verification code' */
export async function consumeCode(tx: Transaction, email: string, purpose: CodePurpose, code: string): Promise<void> {
  if (!(await deleteCode(tx, email, purpose, hashCode(email, purpose, code)))) throw invalidCode();
}

function invalidCode(): Failure {
  return new Failure('INVALID_CODE', FAILURES.invalidCode);
}
