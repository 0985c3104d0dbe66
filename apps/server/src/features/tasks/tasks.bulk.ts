import type { ReadBody } from '@taskwell/contract/operations';
import type { TaskAction } from '@taskwell/policy/policy';
import type { Transaction } from '../../platform/database/database.ts';
import type { Notice } from '../../platform/database/effects.ts';
import { companyOf, type SignedInActor } from '../../platform/http/request.ts';
import { inGroups } from '../../platform/process/groups.ts';
import type { Services } from '../../platform/services.ts';
import { tasksAsJson } from './tasks.access.ts';
import { summarizeNotifications } from './tasks.changes.ts';
import { lockFamilies } from './tasks.family.queries.ts';
import * as removal from './tasks.removal.ts';
import { createTaskService } from './tasks.service.ts';

type BulkChange = ReadBody<'POST /tasks/bulk'>['changes'][number];

const ACTION_OF = {
  status: 'changeStatus',
  priority: 'changePriority',
  dueDate: 'edit',
  assigneeId: 'edit',
} as const satisfies Partial<Record<keyof BulkChange, TaskAction>>;

const CHANGES_AT_ONCE = 50;

/** Several tasks at once, each by the rules of a single one; all of it or nothing. */
export function createBulkChange(services: Pick<Services, 'jobs'>) {
  const tasks = createTaskService(services);

  async function edit(tx: Transaction, actor: SignedInActor, change: BulkChange, timeZone: string): Promise<Notice[]> {
    const { id, version = null, archived, delete: isDeleted, ...fields } = change;
    const actions = actionsOf(change);
    if (actions.length === 0) return [];
    const target = { taskId: id, actions, expectedVersion: version, timeZone };
    return tasks.editOneOfMany(tx, actor, target, fields);
  }

  async function move(tx: Transaction, actor: SignedInActor, change: BulkChange): Promise<void> {
    // An edit has just held the version.
    const version = actionsOf(change).length > 0 ? null : (change.version ?? null);
    if (change.delete) await removal.remove(tx, actor, change.id, version);
    else if (change.archived !== undefined) await removal.archive(tx, actor, change.id, change.archived, version);
  }

  /** @param timeZone IANA name @returns JSON texts of the tasks that are left, in the order sent */
  return async function changeTasks(
    tx: Transaction,
    actor: SignedInActor,
    changes: BulkChange[],
    timeZone: string,
  ): Promise<string[]> {
    const companyId = companyOf(actor);
    await lockFamilies(
      tx,
      companyId,
      changes.map(({ id }) => id),
    );
    const notices: Notice[] = [];
    // Side by side, so that their statements share round trips; each is of another task. Not all of them at once: other
    // requests have their turn in between.
    for (const some of inGroups(changes, CHANGES_AT_ONCE)) {
      await allSettled(
        some.map(async (change) => {
          notices.push(...(await edit(tx, actor, change, timeZone)));
        }),
      );
    }
    // Subtasks are younger than their parents. They go first: a parent takes them along, and its changes are theirs.
    for (const change of changes.toSorted((a, b) => b.id - a.id)) await move(tx, actor, change);
    if (notices.length > 0) {
      const notifications = summarizeNotifications(actor, notices);
      tx.record({ companyId, actor, notifications });
    }
    const left = changes.filter((change) => !change.delete).map(({ id }) => id);
    const found = await tasksAsJson(tx, actor, companyId, left);
    return left.map((id) => found.get(id)).filter((text) => text !== undefined);
  };
}

function actionsOf(change: BulkChange): TaskAction[] {
  return (Object.keys(ACTION_OF) as (keyof typeof ACTION_OF)[])
    .filter((field) => change[field] !== undefined)
    .map((field) => ACTION_OF[field]);
}

/** Waits for all of them, whatever happens: none may go on talking to a transaction that has been given up. */
async function allSettled(work: Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(work)).find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}
