import { ECDH } from 'node:crypto';
import type { ReadBody } from '@taskwell/contract/operations';
import type { Transaction } from '../../platform/database/database.ts';
import { invalidFields } from '../../platform/http/failure.ts';
import { companyOf, type SignedInActor } from '../../platform/http/request.ts';
import { deleteSubscription, findSubscription, type Owner, putSubscription } from './push.queries.ts';

/** Whether the browser of this session gets push messages: each person's own, and each session's alone. */

export function hasSubscription(tx: Transaction, actor: SignedInActor, tokenHash: Buffer | null): Promise<boolean> {
  return findSubscription(tx, ownerOf(actor, tokenHash));
}

export async function subscribe(
  tx: Transaction,
  actor: SignedInActor,
  tokenHash: Buffer | null,
  { endpoint, keys }: ReadBody<'PUT /notifications/push'>,
): Promise<void> {
  if (!isPointOfCurve(keys.p256dh)) throw invalidFields({ keys: 'keys is invalid' });
  await putSubscription(tx, ownerOf(actor, tokenHash), { endpoint, ...keys });
}

export async function unsubscribe(tx: Transaction, actor: SignedInActor, tokenHash: Buffer | null): Promise<void> {
  await deleteSubscription(tx, ownerOf(actor, tokenHash));
}

/** Nothing could ever be encrypted for another. */
function isPointOfCurve(key: string): boolean {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}

function ownerOf(actor: SignedInActor, sessionHash: Buffer | null): Owner {
  if (sessionHash === null) throw new Error('push messages are for sessions');
  return { companyId: companyOf(actor), userId: actor.userId, sessionHash };
}
