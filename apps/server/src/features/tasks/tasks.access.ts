import { FAILURES, staleVersionBy } from '@taskwell/contract/messages';
import { canOnTask, type TaskAction } from '@taskwell/policy/policy';
import type { OpenTransaction, Transaction } from '../../platform/database/database.ts';
import { Failure, forbidden, notFound } from '../../platform/http/failure.ts';
import type { SignedInActor } from '../../platform/http/request.ts';
import { unauthorizedTasks } from './tasks.list.queries.ts';
import { findTaskAsJson, type TaskFacts, unauthorizedTaskFacts } from './tasks.queries.ts';
import { lastChangedBy } from './tasks.updates.queries.ts';

/** The only ways to get at a task. What the actor may not see is not found; what it may only see is forbidden. */

export { nameOnly } from './tasks.guest.ts';
export { countCompanyTasks, findListed } from './tasks.list.queries.ts';
export { deletePart, type PartTable } from './tasks.people.queries.ts';
export { growVersion, type TaskFacts } from './tasks.queries.ts';
export { findSeen, findSpokenOf, type NamedTask, namesOf, type SpokenTask } from './tasks.spoken.queries.ts';
export { pageOfUpdates } from './tasks.updates.queries.ts';

/** The task as JSON text. What one sees of it says whether one may: the relation is loaded with it. */
export async function accessTaskAsJson(tx: Transaction, actor: SignedInActor, taskId: number): Promise<string> {
  const found = await findTaskAsJson(tx, actor, taskId);
  if (!found || !canOnTask(actor, 'see', found.relation)) throw notFound();
  return found.text;
}

/** Of these tasks of a company those that the actor sees, as JSON text by id. */
export async function tasksAsJson(
  tx: Transaction,
  actor: SignedInActor,
  companyId: number,
  ids: number[],
): Promise<Map<number, string>> {
  const tasks = await unauthorizedTasks(
    tx,
    actor,
    [...new Set(ids)].map((id) => ({ companyId, id })),
  );
  return new Map(
    tasks.filter(({ relation }) => canOnTask(actor, 'see', relation)).map(({ id, text }) => [id, text] as const),
  );
}

/** What is done to which task. */
export interface ChangeTarget {
  taskId: number;
  /** All of them must be permitted. */
  actions: TaskAction[];
  /** The version it must be at, from If-Match; null takes the task as it is. */
  expectedVersion: number | null;
  /** Keeps other writers away until the end of the transaction. */
  lock: boolean;
}

/** A task to be read. */
export function accessTask(tx: Transaction, actor: SignedInActor, taskId: number): Promise<TaskFacts> {
  return accessTaskToChange(tx, actor, { taskId, actions: ['see'], expectedVersion: null, lock: false });
}

/** A task to be changed: every action permitted, and still at the version that the change was made on. */
export async function accessTaskToChange(
  tx: Transaction,
  actor: SignedInActor,
  { taskId, actions, expectedVersion, lock }: ChangeTarget,
): Promise<TaskFacts> {
  const task = await unauthorizedTaskFacts(tx, actor, taskId, lock);
  if (!task || !canOnTask(actor, 'see', task.relation)) throw notFound();
  if (!actions.every((action) => canOnTask(actor, action, task.relation))) throw forbidden();
  if (expectedVersion !== null && expectedVersion !== task.version) {
    const current: unknown = JSON.parse(await accessTaskAsJson(tx, actor, taskId));
    const name = await lastChangedBy(tx, task, actor.userId);
    throw new Failure('STALE_VERSION', name === null ? FAILURES.staleVersion : staleVersionBy(name), { data: current });
  }
  return task;
}

/**
 * Runs what writes to a task that the actor has accessed. A collaborator's change belongs to the task's company, which is
 * not its own: that part of its transaction runs with the task locked and across tenants, for this named reason.
 */
export async function inCompanyOfTask<T>(
  tx: Transaction,
  actor: SignedInActor,
  task: TaskFacts,
  work: (tx: OpenTransaction, task: TaskFacts) => Promise<T>,
): Promise<T> {
  if (task.companyId === actor.companyId) return work(tx, task);
  return tx.asSystem('collaboration', async (system) => {
    // Only now everybody with a part in it is in sight, and nobody else can change it.
    const whole = await unauthorizedTaskFacts(system, actor, task.id, true);
    if (!whole) throw notFound();
    return work(system, whole);
  });
}

/** Those with a part in the task: assigner, lead and co-assignees. */
export function participants(task: Pick<TaskFacts, 'assignerId' | 'assigneeId' | 'coAssignees'>): number[] {
  const ids = [task.assignerId, task.assigneeId, ...task.coAssignees];
  return [...new Set(ids.filter((userId) => userId !== null))];
}

/** Everyone whose open screens a change of the task concerns. */
export function audience(actor: SignedInActor, task: TaskFacts, ...others: (number | null)[]): number[] {
  const ids = [...companyAudience(actor, task), ...task.collaborators, ...others];
  return [...new Set(ids.filter((userId) => userId !== null))];
}

/**
 * Everyone whose open screens a change of the task's subtasks concerns: who was only invited to the task hears nothing of
 * them (DECISIONS §3).
 */
export function companyAudience(actor: SignedInActor, task: TaskFacts): number[] {
  return [...new Set([actor.userId, ...participants(task), ...task.sharedWith])];
}
