import { FAILURES } from '@taskwell/contract/messages';
import { canOnTask, type TaskAction } from '@taskwell/policy/policy';
import type { Transaction } from '../../platform/database.ts';
import { Failure, forbidden, notFound } from '../../platform/failure.ts';
import type { SignedInActor } from '../../platform/request.ts';
import { type TaskFacts, taskAsJson, unauthorizedTaskFacts } from './tasks.queries.ts';

/** The only ways to get at a task. What the actor may not see is not found; what it may only see is forbidden. */
export async function accessTask(tx: Transaction, actor: SignedInActor, taskId: number): Promise<TaskFacts> {
  const task = await unauthorizedTaskFacts(tx, actor, taskId, false);
  if (!task || !canOnTask(actor, 'see', task.relation)) throw notFound();
  return task;
}

/**
 * A task to be changed: locked, the action permitted, and still at the version that the change was made on.
 *
 * @param expectedVersion from If-Match; null takes the task as it is
 */
export async function accessTaskToChange(
  tx: Transaction,
  actor: SignedInActor,
  taskId: number,
  action: TaskAction,
  expectedVersion: number | null,
): Promise<TaskFacts> {
  // A collaborator of another company cannot lock the row, but may see it: hence the second look.
  const task =
    (await unauthorizedTaskFacts(tx, actor, taskId, true)) ?? (await unauthorizedTaskFacts(tx, actor, taskId, false));
  if (!task || !canOnTask(actor, 'see', task.relation)) throw notFound();
  if (!canOnTask(actor, action, task.relation)) throw forbidden();
  if (expectedVersion !== null && expectedVersion !== task.version) {
    const current: unknown = JSON.parse(await taskAsJson(tx, actor, task));
    throw new Failure('STALE_VERSION', FAILURES.staleVersion, { data: current });
  }
  return task;
}
