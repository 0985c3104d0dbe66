import { TASK_SUCCESSES } from '@taskwell/contract/task-messages';
import type { Transaction } from '../../platform/database/database.ts';
import { auditEntry, invitationsChanged } from '../../platform/database/effects.ts';
import { JsonText } from '../../platform/http/json-text.ts';
import type { SignedInActor } from '../../platform/http/request.ts';
import { accessTaskAsJson, accessTaskToChange, audience, type TaskFacts } from './tasks.access.ts';
import { archiveNotifications } from './tasks.changes.ts';
import { findInvited, lockParent, lockSubtasks, type RelatedTask } from './tasks.family.queries.ts';
import { removeTask, setArchived } from './tasks.queries.ts';
import { parentEvents } from './tasks.related.ts';

// How a task leaves the lists, with its subtasks: into the archive and back, or for good.

/** Deletes the task with its subtasks; the answer says how many went with it (DECISIONS §3). */
export async function remove(
  tx: Transaction,
  actor: SignedInActor,
  taskId: number,
  expectedVersion: number | null,
): Promise<string> {
  await lockParent(tx, actor, taskId);
  const task = await accessTaskToChange(tx, actor, { taskId, actions: ['delete'], expectedVersion, lock: true });
  const subtasks = await lockSubtasks(tx, task);
  const withSubtasks = subtasks.length > 0 ? ` and its ${subtasks.length} subtask(s)` : '';
  const ofParent = await parentEvents(tx, actor, task);
  const ids = [task.id, ...subtasks.map(({ id }) => id)];
  const invited = await tx.asSystem('invitation', (system) => findInvited(system, task.companyId, ids));
  await removeTask(tx, task);
  tx.record({
    companyId: task.companyId,
    actor,
    audit: [
      auditEntry('TASK_DELETED', 'Task', task.id, `Deleted task "${task.title}"${withSubtasks}`),
      ...subtasks.map(({ id, title }) =>
        auditEntry('TASK_DELETED', 'Task', id, `Deleted task "${title}" with "${task.title}"`),
      ),
    ],
    events: [...events('task.deleted', actor, task, subtasks), ...ofParent, ...invitationsChanged(invited)],
  });
  return `${TASK_SUCCESSES.taskDeleted}${withSubtasks}`;
}

/** SPEC §4 'Archived'. A task that is there already stays as it is. */
export async function archive(
  tx: Transaction,
  actor: SignedInActor,
  taskId: number,
  archived: boolean,
  expectedVersion: number | null,
): Promise<JsonText> {
  await lockParent(tx, actor, taskId);
  const task = await accessTaskToChange(tx, actor, { taskId, actions: ['archive'], expectedVersion, lock: true });
  if (task.archived !== archived) await moveToArchive(tx, actor, task, archived);
  return new JsonText(await accessTaskAsJson(tx, actor, taskId));
}

async function moveToArchive(tx: Transaction, actor: SignedInActor, task: TaskFacts, archived: boolean) {
  const subtasks = await lockSubtasks(tx, task);
  const ids = [task.id, ...subtasks.map(({ id }) => id)];
  const moved = await setArchived(tx, task.companyId, ids, archived);
  const action = archived ? 'TASK_ARCHIVED' : 'TASK_UNARCHIVED';
  const words = archived ? 'Archived' : 'Unarchived';
  tx.record({
    companyId: task.companyId,
    actor,
    audit: [task, ...subtasks]
      .filter(({ id }) => moved.includes(id))
      .map(({ id, title }) => auditEntry(action, 'Task', id, `${words} task "${title}"`)),
    notifications: archiveNotifications(actor, task, archived),
    events: [...events('task.changed', actor, task, subtasks), ...(await parentEvents(tx, actor, task))],
  });
}

function events(kind: 'task.deleted' | 'task.changed', actor: SignedInActor, task: TaskFacts, subtasks: RelatedTask[]) {
  const event = (id: number, version: number, concerned: number[]) => ({
    kind,
    id,
    version: version + 1,
    audience: concerned,
  });
  return [
    event(task.id, task.version, audience(actor, task)),
    ...subtasks.map(({ id, version, people, guests }) => event(id, version, [actor.userId, ...people, ...guests])),
  ];
}
