import { createHmac } from 'node:crypto';
import { LIMITS } from '@taskwell/contract/limits';
import { REFUSALS } from '@taskwell/contract/refusals';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from '../database/database.ts';
import { Failure, invalidFields } from './failure.ts';
import { JsonText } from './json-text.ts';
import type { SignedInActor } from './request.ts';

interface OnceRequest {
  key: string;
  name: string;
  request: FastifyRequest;
  /** Writes the answer as the contract has it, and no more of it. */
  serialize: (answer: object) => string;
  /** The body may hold a password, so what is kept of it cannot be guessed without this key. */
  secretKey: Buffer;
}

/**
 * Runs a POST at most once per person and Idempotency-Key (DECISIONS §1). The key is written in the request's own
 * transaction: a second request with it waits for the first, then gets the same answer; a failed one leaves no key.
 */
export async function runOnce<T extends object>(
  tx: Transaction,
  actor: SignedInActor,
  { key, name, request, serialize, secretKey }: OnceRequest,
  work: () => Promise<T>,
): Promise<JsonText> {
  if (key === '' || key.length > LIMITS.idempotencyKeyLength) {
    throw invalidFields({
      'Idempotency-Key': `Idempotency-Key must be 1 to ${LIMITS.idempotencyKeyLength} characters`,
    });
  }
  const requestHash = createHmac('sha256', secretKey)
    .update(`${name}\n${request.url}\n${JSON.stringify(request.body ?? null)}`)
    .digest();
  const claimed = await tx.db
    .insertInto('idempotency_keys')
    .values({ user_id: actor.userId, company_id: actor.companyId, key, request_hash: requestHash })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (claimed.numInsertedOrUpdatedRows === 0n) {
    const earlier = await tx.db
      .selectFrom('idempotency_keys')
      .select(['request_hash', 'answer'])
      .where('user_id', '=', actor.userId)
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    if (!earlier.request_hash.equals(requestHash) || earlier.answer === null) {
      throw new Failure('IDEMPOTENCY_KEY_REUSED', REFUSALS.idempotencyConflict);
    }
    return new JsonText(earlier.answer);
  }
  const answer = await work();
  const text = answer instanceof JsonText ? await answer.text : serialize({ success: true, ...answer });
  await tx.db
    .updateTable('idempotency_keys')
    .set({ answer: text })
    .where('user_id', '=', actor.userId)
    .where('key', '=', key)
    .execute();
  return new JsonText(text);
}
