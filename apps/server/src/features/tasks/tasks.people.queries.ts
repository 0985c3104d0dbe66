import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';
import { openStatuses } from '../../platform/queries/open-tasks.ts';
import { nextVersion } from './tasks.queries.ts';

/** The two ways, other than leading it, in which a colleague has a part in a task. */
export const PART_TABLES = ['task_co_assignees', 'task_shares'] as const;
export type PartTable = (typeof PART_TABLES)[number];

export interface ReleasedTask {
  id: number;
  title: string;
  assignerId: number | null;
}

const RELEASED = ['id', 'title', 'assigner_id as assignerId'] as const;

/** Ends a person's part in one task. */
export async function deletePart(
  tx: Transaction,
  table: PartTable,
  task: { companyId: number; id: number },
  userId: number,
): Promise<void> {
  await tx.db
    .deleteFrom(table)
    .where('company_id', '=', task.companyId)
    .where('task_id', '=', task.id)
    .where('user_id', '=', userId)
    .execute();
}

/** Ends a person's parts in all tasks. */
export async function deleteAllParts(tx: Transaction, companyId: number, userId: number): Promise<void> {
  for (const table of PART_TABLES) {
    await tx.db.deleteFrom(table).where('company_id', '=', companyId).where('user_id', '=', userId).execute();
  }
}

/** Open ones; who did what is done stays known. */
export async function unassignPerson(tx: Transaction, companyId: number, userId: number): Promise<ReleasedTask[]> {
  return tx.db
    .updateTable('tasks')
    .set({ assignee_id: null, ...nextVersion() })
    .where('company_id', '=', companyId)
    .where('assignee_id', '=', userId)
    .where(sql<boolean>`status in (${openStatuses})`)
    .returning(RELEASED)
    .execute();
}

/** Open or not. */
export async function unassignContact(tx: Transaction, companyId: number, contactId: number): Promise<ReleasedTask[]> {
  return tx.db
    .updateTable('tasks')
    .set({ external_contact_id: null, ...nextVersion() })
    .where('company_id', '=', companyId)
    .where('external_contact_id', '=', contactId)
    .returning(RELEASED)
    .execute();
}

/** User ids of the living administrators of a company. */
export async function selectAdministrators(tx: Transaction, companyId: number): Promise<number[]> {
  const rows = await tx.db
    .selectFrom('users')
    .select('id')
    .where('company_id', '=', companyId)
    .where('role', 'in', ['ADMIN', 'SYSDMIN'])
    .where('deleted_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether there is such a contact, which is then held until the transaction ends: its deletion waits. */
export async function holdOwnContact(
  tx: Transaction,
  companyId: number,
  ownerId: number,
  contactId: number,
): Promise<boolean> {
  const found = await tx.db
    .selectFrom('contacts')
    .select('id')
    .where('company_id', '=', companyId)
    .where('owner_id', '=', ownerId)
    .where('id', '=', contactId)
    .forKeyShare()
    .executeTakeFirst();
  return found !== undefined;
}

/** What the person or external contact who leads a task is called; null for nobody. */
export async function findLeadName(
  tx: Transaction,
  companyId: number,
  { assigneeId, externalContactId }: { assigneeId: number | null; externalContactId: number | null },
): Promise<string | null> {
  const id = assigneeId ?? externalContactId;
  if (id === null) return null;
  const found = await tx.db
    .selectFrom(assigneeId === null ? 'contacts' : 'users')
    .select('name')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();
  return found?.name ?? null;
}
