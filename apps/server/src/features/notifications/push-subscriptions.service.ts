import type { ReadBody } from '@taskwell/contract/operations';
import type { Transaction } from '../../platform/database/database.ts';
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
  await putSubscription(tx, ownerOf(actor, tokenHash), { endpoint, ...keys });
}

export async function unsubscribe(tx: Transaction, actor: SignedInActor, tokenHash: Buffer | null): Promise<void> {
  await deleteSubscription(tx, ownerOf(actor, tokenHash));
}

function ownerOf(actor: SignedInActor, sessionHash: Buffer | null): Owner {
  if (sessionHash === null) throw new Error('push messages are for sessions');
  return { companyId: companyOf(actor), userId: actor.userId, sessionHash };
}
