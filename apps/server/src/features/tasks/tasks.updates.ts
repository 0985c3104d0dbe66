import type { ReadQuery } from '@taskwell/contract/operations';
import type { TaskUpdate } from '@taskwell/contract/schemas';
import { historyToSee } from '@taskwell/policy/policy';
import type { Transaction } from '../../platform/database/database.ts';
import type { SignedInActor } from '../../platform/http/request.ts';
import type { Page } from '../../platform/queries/paging.ts';
import { accessTask } from './tasks.access.ts';
import { pageOfUpdates } from './tasks.updates.queries.ts';

/** The history of a task, as the audit log has it (DECISIONS §4), newest first; to whoever sees the task, to a guest in part. */
export async function listTaskUpdates(
  tx: Transaction,
  actor: SignedInActor,
  taskId: number,
  query: ReadQuery<'GET /tasks/{id}/updates'>,
): Promise<Page<TaskUpdate>> {
  const task = await accessTask(tx, actor, taskId);
  return pageOfUpdates(tx, task, historyToSee(actor, task.relation), query);
}
