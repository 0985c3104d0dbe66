import type { ReadQuery } from '@taskwell/contract/operations';
import type { TaskUpdate } from '@taskwell/contract/schemas';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/database.ts';
import { type Page, pageById } from '../../platform/paging.ts';
import type { SignedInActor } from '../../platform/request.ts';
import { accessTask } from './tasks.access.ts';

/** The history of a task, as the audit log has it (DECISIONS §4), newest first; to whoever sees the task. */
export async function listTaskUpdates(
  tx: Transaction,
  actor: SignedInActor,
  taskId: number,
  query: ReadQuery<'GET /tasks/{id}/updates'>,
): Promise<Page<TaskUpdate>> {
  const task = await accessTask(tx, actor, taskId);
  const ofTask = sql`e.company_id = ${task.companyId}::bigint and e.task_id = ${task.id}::bigint`;
  return pageById<TaskUpdate>(tx, query, {
    id: sql`e.id`,
    json: sql`json_build_object('id', e.id, 'action', e.action, 'description', e.description,
      'createdAt', app.instant(e.created_at),
      'user', case when e.user_id is not null then json_build_object('name', e.user_name) end)`,
    from: sql`audit_entries e where ${ofTask}`,
  });
}
