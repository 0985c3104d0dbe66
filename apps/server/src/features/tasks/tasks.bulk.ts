import type { ReadBody } from '@taskwell/contract/operations';
import type { TaskAction } from '@taskwell/policy/policy';
import type { Transaction } from '../../platform/database.ts';
import type { SignedInActor } from '../../platform/request.ts';
import type { Services } from '../../platform/services.ts';
import { findTasksAsJson } from './tasks.queries.ts';
import { createTaskRemoval } from './tasks.removal.ts';
import { createTaskService } from './tasks.service.ts';

type BulkChange = ReadBody<'POST /tasks/bulk'>['changes'][number];

const ACTION_OF = {
  status: 'changeStatus',
  priority: 'changePriority',
  dueDate: 'edit',
  assigneeId: 'edit',
} as const satisfies Partial<Record<keyof BulkChange, TaskAction>>;

/** Several tasks at once, each by the rules of a single one; all of it or nothing. */
export function createBulkChange(services: Pick<Services, 'realtime' | 'jobs'>) {
  const tasks = createTaskService(services);
  const removal = createTaskRemoval(services);

  async function apply(tx: Transaction, actor: SignedInActor, change: BulkChange): Promise<void> {
    const { id, version = null, archived, delete: isDeleted, ...fields } = change;
    if (isDeleted) {
      await removal.remove(tx, actor, id, version);
      return;
    }
    const actions = (Object.keys(fields) as (keyof typeof fields)[])
      .filter((field) => fields[field] !== undefined)
      .map((field) => ACTION_OF[field]);
    if (actions.length > 0) await tasks.edit(tx, actor, { taskId: id, actions, expectedVersion: version }, fields);
    // An edit has just held the version.
    if (archived !== undefined) await removal.archive(tx, actor, id, archived, actions.length > 0 ? null : version);
  }

  /** @returns JSON texts of the tasks that are left, in the order sent */
  return async function changeTasks(tx: Transaction, actor: SignedInActor, changes: BulkChange[]): Promise<string[]> {
    tx.mustFollow = true;
    // Subtasks are younger than their parents. They go first: a parent takes them along, and its changes are theirs.
    for (const change of changes.toSorted((a, b) => b.id - a.id)) await apply(tx, actor, change);
    const left = [...new Set(changes.filter((change) => !change.delete).map(({ id }) => id))];
    const found = new Map((await findTasksAsJson(tx, actor, left)).map((task) => [task.id, task.text]));
    return left.map((id) => found.get(id)).filter((text) => text !== undefined);
  };
}
