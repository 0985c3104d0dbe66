import { sql } from 'kysely';
import type { Transaction } from '../../platform/database.ts';
import { auditEntry, record } from '../../platform/effects.ts';
import { companyOf, type SignedInActor } from '../../platform/request.ts';

/** What is left of a person's tasks when they go: open ones are nobody's until somebody else takes them (DECISIONS §3). */
export async function releaseTasksOf(
  tx: Transaction,
  actor: SignedInActor,
  person: { id: number; name: string },
  wake: () => void,
): Promise<void> {
  const companyId = companyOf(actor);
  for (const table of ['task_co_assignees', 'task_shares'] as const) {
    await tx.db.deleteFrom(table).where('company_id', '=', companyId).where('user_id', '=', person.id).execute();
  }
  const released = await unassign(tx, companyId, person.id);
  await recordRelease(tx, actor, released, `${person.name} was deleted`, wake);
}

/** Open or not: a contact that is deleted leaves nothing behind. */
export async function releaseTasksOfContact(
  tx: Transaction,
  actor: SignedInActor,
  contact: { id: number; name: string },
  wake: () => void,
): Promise<void> {
  const { rows: released } = await sql<ReleasedTask>`
    update tasks set external_contact_id = null, version = version + 1, updated_at = now()
    where company_id = ${companyOf(actor)}::bigint and external_contact_id = ${contact.id}::bigint
    returning id, title, assigner_id as "assignerId"`.execute(tx.db);
  await recordRelease(tx, actor, released, `the contact ${contact.name} was deleted`, wake);
}

interface ReleasedTask {
  id: number;
  title: string;
  assignerId: number | null;
}

async function unassign(tx: Transaction, companyId: number, userId: number): Promise<ReleasedTask[]> {
  const { rows } = await sql<ReleasedTask>`
    update tasks set assignee_id = null, version = version + 1, updated_at = now()
    where company_id = ${companyId}::bigint and assignee_id = ${userId}::bigint
      and status not in ('COMPLETED', 'CANCELLED')
    returning id, title, assigner_id as "assignerId"`.execute(tx.db);
  return rows;
}

async function recordRelease(
  tx: Transaction,
  actor: SignedInActor,
  released: ReleasedTask[],
  reason: string,
  wake: () => void,
): Promise<void> {
  if (released.length === 0) return;
  const concerned = new Set(released.map(({ assignerId }) => assignerId).filter((id) => id !== null));
  await record(
    tx,
    {
      companyId: companyOf(actor),
      actor,
      audit: released.map(({ id, title }) =>
        auditEntry('TASK_UPDATED', 'Task', id, `Unassigned "${title}": ${reason}`),
      ),
      events: [{ kind: 'tasks.changed', id: 0, version: 0, audience: [actor.userId, ...concerned] }],
    },
    wake,
  );
}
