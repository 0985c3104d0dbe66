import type { Transaction } from '../../platform/database/database.ts';

import { notFound } from '../../platform/http/failure.ts';
import { companyOf, type SignedInActor } from '../../platform/http/request.ts';
import { setAllRead, setRead } from './notifications.queries.ts';

// A person's own notifications.

export async function markRead(tx: Transaction, actor: SignedInActor, id: number): Promise<void> {
  if (!(await setRead(tx, actor, id))) throw notFound();
  tellOwnBrowsers(tx, actor);
}

export async function markAllRead(tx: Transaction, actor: SignedInActor): Promise<void> {
  if (await setAllRead(tx, actor)) tellOwnBrowsers(tx, actor);
}

/** The badge of the person's other browsers falls too. */
function tellOwnBrowsers(tx: Transaction, actor: SignedInActor): void {
  const event = { kind: 'notification.created' as const, id: 0, version: 0, audience: [actor.userId] };
  tx.record({ companyId: companyOf(actor), actor, events: [event] });
}
