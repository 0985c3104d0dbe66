import type { Transaction } from '../../platform/database/database.ts';
import { auditEntry } from '../../platform/database/effects.ts';
import { companyOf, type SignedInActor } from '../../platform/http/request.ts';
import { deleteAllParts, type ReleasedTask, unassignContact, unassignPerson } from './tasks.people.queries.ts';

/** What is left of a person's tasks when they go: open ones are nobody's until somebody else takes them (DECISIONS §3). */
export async function releaseTasksOf(
  tx: Transaction,
  actor: SignedInActor,
  person: { id: number; name: string },
): Promise<void> {
  const companyId = companyOf(actor);
  await deleteAllParts(tx, companyId, person.id);
  const released = await unassignPerson(tx, companyId, person.id);
  recordRelease(tx, actor, released, `${person.name} was deleted`);
}

/** Open or not: a contact that is deleted leaves nothing behind. */
export async function releaseTasksOfContact(
  tx: Transaction,
  actor: SignedInActor,
  contact: { id: number; name: string },
): Promise<void> {
  const released = await unassignContact(tx, companyOf(actor), contact.id);
  recordRelease(tx, actor, released, `the contact ${contact.name} was deleted`);
}

function recordRelease(tx: Transaction, actor: SignedInActor, released: ReleasedTask[], reason: string): void {
  if (released.length === 0) return;
  const concerned = new Set(released.map(({ assignerId }) => assignerId).filter((id) => id !== null));
  tx.record({
    companyId: companyOf(actor),
    actor,
    audit: released.map(({ id, title }) => auditEntry('TASK_UPDATED', 'Task', id, `Unassigned "${title}": ${reason}`)),
    events: [{ kind: 'tasks.changed', id: 0, version: 0, audience: [actor.userId, ...concerned] }],
  });
}
