import { FAILURES } from '@taskwell/contract/messages';
import { canOnTask, type TaskAction } from '@taskwell/policy/policy';
import type { Transaction } from '../../platform/database.ts';
import { Failure, forbidden, notFound } from '../../platform/failure.ts';
import type { SignedInActor } from '../../platform/request.ts';
import { findTaskAsJson, type TaskFacts, unauthorizedTaskFacts } from './tasks.queries.ts';

/** The only ways to get at a task. What the actor may not see is not found; what it may only see is forbidden. */

/** The task as JSON text. What one sees of it says whether one may: the relation is loaded with it. */
export async function accessTaskAsJson(tx: Transaction, actor: SignedInActor, taskId: number): Promise<string> {
  const found = await findTaskAsJson(tx, actor, taskId);
  if (!found || !canOnTask(actor, 'see', found.relation)) throw notFound();
  return found.text;
}

/**
 * A task to be changed: the action permitted, and still at the version that the change was made on.
 *
 * @param expectedVersion from If-Match; null takes the task as it is
 * @param lock keeps other writers away until the end of the transaction
 */
export async function accessTaskToChange(
  tx: Transaction,
  actor: SignedInActor,
  taskId: number,
  action: TaskAction,
  expectedVersion: number | null,
  lock: boolean,
): Promise<TaskFacts> {
  // A collaborator of another company cannot lock the row, but may see it: hence the second look.
  const task =
    (await unauthorizedTaskFacts(tx, actor, taskId, lock)) ??
    (lock ? await unauthorizedTaskFacts(tx, actor, taskId, false) : null);
  if (!task || !canOnTask(actor, 'see', task.relation)) throw notFound();
  if (!canOnTask(actor, action, task.relation)) throw forbidden();
  if (expectedVersion !== null && expectedVersion !== task.version) {
    const current: unknown = JSON.parse(await accessTaskAsJson(tx, actor, taskId));
    throw new Failure('STALE_VERSION', FAILURES.staleVersion, { data: current });
  }
  return task;
}
