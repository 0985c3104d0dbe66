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
  const user = sql<CoAssignee['user']>`json_build_object(
    'name', coalesce(u.name, ${MISSING.unknown}::text), 'email', u.email)`;
  return tx.db
    .selectFrom(`${table} as x`)
    .leftJoin('users as u', (join) => join.onRef('u.company_id', '=', 'x.company_id').onRef('u.id', '=', 'x.user_id'))
    .select(['x.id', 'x.user_id as userId', user.as('user')])
    .where('x.company_id', '=', task.companyId)
    .where('x.task_id', '=', task.id)
    .orderBy('x.id')
    .execute();
}

export async function insertPart(tx: Transaction, table: PartTable, task: TaskKey, userId: number): Promise<void> {
  await tx.db.insertInto(table).values({ company_id: task.companyId, task_id: task.id, user_id: userId }).execute();
}
