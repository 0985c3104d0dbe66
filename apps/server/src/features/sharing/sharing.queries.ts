import { MISSING } from '@taskwell/contract/labels';
import type { CoAssignee } from '@taskwell/contract/schemas';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';
import type { PartTable } from '../tasks/tasks.access.ts';

interface TaskKey {
  companyId: number;
  id: number;
}

/** Those in the table for the task, in the order in which they came; an answer shows of it what its schema has. */
export async function selectPeople(tx: Transaction, table: PartTable, task: TaskKey): Promise<CoAssignee[]> {
  const { rows } = await sql<CoAssignee>`
    select x.id, x.user_id as "userId",
      json_build_object('name', coalesce(u.name, ${MISSING.unknown}::text), 'email', u.email) as user
    from ${sql.table(table)} x left join users u on u.company_id = x.company_id and u.id = x.user_id
    where x.company_id = ${task.companyId}::bigint and x.task_id = ${task.id}::bigint order by x.id`.execute(tx.db);
  return rows;
}

export async function insertPart(tx: Transaction, table: PartTable, task: TaskKey, userId: number): Promise<void> {
  await tx.db.insertInto(table).values({ company_id: task.companyId, task_id: task.id, user_id: userId }).execute();
}

/** Who has a part in a task is part of it: its version grows, so that nobody edits on what is no longer true. */
export async function growVersion(tx: Transaction, task: TaskKey): Promise<void> {
  await sql`
    update tasks set version = version + 1, updated_at = now()
    where company_id = ${task.companyId}::bigint and id = ${task.id}::bigint`.execute(tx.db);
}
