import { createHmac, randomInt } from 'node:crypto';
import { LIFETIMES, LIMITS } from '@taskwell/contract/limits';
import { FAILURES } from '@taskwell/contract/messages';
import type { SystemTransaction } from '../../platform/database/database.ts';
import { Failure } from '../../platform/http/failure.ts';
import type { Services } from '../../platform/services.ts';
import { type CodeHolder, deleteCode, tryCode, upsertCode } from './codes.queries.ts';

export interface SentCode {
  code: string;
  expiresAt: Date;
}

/**
 * Six-digit codes: 10 minutes, single use, dead after 5 wrong tries (DECISIONS §2). All million are quickly tried, so what
 * is stored is keyed with a secret that the database does not have.
 */
export function createCodes({ database, keyFor }: Pick<Services, 'database' | 'keyFor'>) {
  const key = keyFor('one-time codes');

  function hashCode({ purpose, email }: CodeHolder, code: string): Buffer {
    return createHmac('sha256', key).update(`${purpose} ${email} ${code}`).digest();
  }

  /** Makes a new code, from a cryptographic generator; one of before for the same purpose is dead. */
  async function make(tx: SystemTransaction, userId: number, holder: CodeHolder): Promise<SentCode> {
    const code = String(randomInt(10 ** LIMITS.codeLength)).padStart(LIMITS.codeLength, '0');
    const expiresAt = new Date(Date.now() + LIFETIMES.codeMinutes * 60_000);
    await upsertCode(tx, userId, holder, { hash: hashCode(holder, code), expiresAt });
    return { code, expiresAt };
  }

  /**
   * Compares, and counts a wrong try: nothing that happens later takes it back. A right code is no guess, and checking it
   * does not bring it nearer to its end (DECISIONS §2).
   *
   * @throws 400 'Invalid verification code'
   */
  async function check(holder: CodeHolder, code: string): Promise<void> {
    if (!(await tryCode(database, holder, hashCode(holder, code)))) throw invalidCode();
  }

  /** Uses a code up; of several at once only one succeeds. @throws 400 'Invalid verification code' */
  async function consume(tx: SystemTransaction, holder: CodeHolder, code: string): Promise<void> {
    if (!(await deleteCode(tx, holder, hashCode(holder, code)))) throw invalidCode();
  }

  return { make, check, consume };
}

export function invalidCode(): Failure {
  return new Failure('INVALID_CODE', FAILURES.invalidCode);
}
