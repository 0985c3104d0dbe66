import { type NotificationType, TASK_PRIORITY_LABELS, TASK_STATUS_LABELS } from '@taskwell/contract/labels';
import { type AuditEntry, auditEntry, type Effects } from '../../platform/effects.ts';
import type { SignedInActor } from '../../platform/request.ts';
import { participants } from './tasks.access.ts';
import type { TaskFacts, TaskValues } from './tasks.queries.ts';

type Notification = NonNullable<Effects['notifications']>[number];

/** What changed between two states of a task, in words; empty when nothing did. */
export function describeChanges(before: TaskFacts, after: TaskValues): AuditEntry[] {
  const entry = (action: AuditEntry['action'], description: string) =>
    auditEntry(action, 'Task', before.id, description);
  const changes: AuditEntry[] = [];
  if (after.status !== before.status) {
    const words = `${TASK_STATUS_LABELS[before.status]} to ${TASK_STATUS_LABELS[after.status]}`;
    changes.push(entry('TASK_STATUS_CHANGED', `Changed status of "${after.title}" from ${words}`));
  }
  if (after.priority !== before.priority) {
    const words = `${TASK_PRIORITY_LABELS[before.priority]} to ${TASK_PRIORITY_LABELS[after.priority]}`;
    changes.push(entry('TASK_PRIORITY_CHANGED', `Changed priority of "${after.title}" from ${words}`));
  }
  const edited = editedFields(before, after);
  if (edited.length > 0) changes.push(entry('TASK_UPDATED', `Changed ${edited.join(', ')} of "${after.title}"`));
  return changes;
}

function editedFields(before: TaskFacts, after: TaskValues): string[] {
  const edited: string[] = [];
  if (after.title !== before.title) edited.push(`title (was "${before.title}")`);
  if (after.description !== before.description) edited.push('description');
  if (instantOf(after.dueDate) !== instantOf(before.dueDate)) edited.push('due date');
  if (after.assigneeId !== before.assigneeId || after.externalContactId !== before.externalContactId)
    edited.push('assignee');
  return edited;
}

function instantOf(date: string | Date | null): number | null {
  return date === null ? null : new Date(date).getTime();
}

/** Whom a change of a task is told, and how: the people with a part in it, never who did it (DECISIONS §3). */
export function changeNotifications(
  actor: SignedInActor,
  before: TaskFacts,
  after: TaskValues,
  changes: AuditEntry[],
): Notification[] {
  const others = othersIn(actor, before);
  const told: Notification[] = [];
  const tell = (userIds: number[], type: NotificationType, title: string, message: string) => {
    for (const userId of userIds) told.push({ userId, type, title, message, taskId: before.id });
  };
  const isReassigned =
    after.assigneeId !== null && after.assigneeId !== before.assigneeId && after.assigneeId !== actor.userId;
  if (isReassigned) told.push(assignedNotification(actor, after.assigneeId as number, before.id, after.title));
  for (const change of changes) {
    if (change.action === 'TASK_STATUS_CHANGED') {
      const label = TASK_STATUS_LABELS[after.status];
      if (after.status === 'COMPLETED')
        tell(others, 'TASK_COMPLETED', 'Task completed', `${actor.name} completed "${after.title}"`);
      else tell(others, 'TASK_STATUS_CHANGED', 'Status changed', `${actor.name} set "${after.title}" to ${label}`);
    } else if (change.action === 'TASK_PRIORITY_CHANGED') {
      const label = TASK_PRIORITY_LABELS[after.priority];
      tell(
        others,
        'TASK_PRIORITY_CHANGED',
        'Priority changed',
        `${actor.name} set the priority of "${after.title}" to ${label}`,
      );
    } else {
      const rest = isReassigned ? others.filter((userId) => userId !== after.assigneeId) : others;
      tell(rest, 'TASK_UPDATED', 'Task updated', `${actor.name} updated "${after.title}"`);
    }
  }
  return told;
}

export function assignedNotification(
  actor: SignedInActor,
  userId: number,
  taskId: number,
  title: string,
): Notification {
  return {
    userId,
    type: 'TASK_ASSIGNED',
    title: 'Task assigned to you',
    message: `${actor.name} assigned "${title}" to you`,
    taskId,
  };
}

/** Of more than one task at once: a notice each would bury all others. */
export function importedNotification(actor: SignedInActor, userId: number, tasks: number): Notification {
  const message = `${actor.name} assigned ${tasks} imported tasks to you`;
  return { userId, type: 'TASK_ASSIGNED', title: 'Tasks assigned to you', message, taskId: null };
}

/** To the company's administrators, of a task that an employee has added. */
export function createdNotifications(
  actor: SignedInActor,
  administrators: number[],
  title: string,
  alreadyTold: number[],
): Notification[] {
  const message = `${actor.name} created "${title}"`;
  return administrators
    .filter((userId) => userId !== actor.userId && !alreadyTold.includes(userId))
    .map((userId) => ({ userId, type: 'TASK_CREATED', title: 'Task created', message, taskId: 0 }));
}

/** To those with a part in the parent; whoever is to do the subtask hears of that instead. */
export function subtaskNotifications(
  actor: SignedInActor,
  parent: TaskFacts,
  title: string,
  alreadyTold: number[],
): Notification[] {
  const message = `${actor.name} added the subtask "${title}" to "${parent.title}"`;
  return othersIn(actor, parent)
    .filter((userId) => !alreadyTold.includes(userId))
    .map((userId) => ({ userId, type: 'SUBTASK_ADDED', title: 'Subtask added', message, taskId: parent.id }));
}

export function archiveNotifications(actor: SignedInActor, task: TaskFacts, archived: boolean): Notification[] {
  const title = archived ? 'Task archived' : 'Task unarchived';
  const message = `${actor.name} ${archived ? 'archived' : 'unarchived'} "${task.title}"`;
  return othersIn(actor, task).map((userId) => ({ userId, type: 'TASK_UPDATED', title, message, taskId: task.id }));
}

/** Those with a part in the task but for whoever acts: nobody is notified of their own action. */
function othersIn(actor: SignedInActor, task: TaskFacts): number[] {
  return participants(task).filter((userId) => userId !== actor.userId);
}
