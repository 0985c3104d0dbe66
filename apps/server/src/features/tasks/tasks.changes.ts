import { type NotificationType, TASK_PRIORITY_LABELS, TASK_STATUS_LABELS } from '@taskwell/contract/labels';
import type { AuditChange } from '@taskwell/contract/schemas/audit-change';
import { type AuditEntry, auditEntry, type Notice } from '../../platform/database/effects.ts';
import type { SignedInActor } from '../../platform/http/request.ts';
import { participants } from './tasks.access.ts';
import { changeWords } from './tasks.change-words.ts';
import type { TaskFacts, TaskValues } from './tasks.queries.ts';

/** Who leads a task before and after a change, by name. */
export type LeadNames = Pick<AuditChange, 'from' | 'to'>;

/**
 * What changed between two states of a task, in words and from what to what; empty when nothing did.
 *
 * @param lead null where that is the same
 */
export function describeChanges(before: TaskFacts, after: TaskValues, lead: LeadNames | null): AuditEntry[] {
  const entry = (action: AuditEntry['action'], description: string, changed: AuditChange[]) => ({
    ...auditEntry(action, 'Task', before.id, description),
    changes: changed,
  });
  const changes: AuditEntry[] = [];
  if (after.status !== before.status) {
    const words = `${TASK_STATUS_LABELS[before.status]} to ${TASK_STATUS_LABELS[after.status]}`;
    const changed = [{ field: 'status' as const, from: before.status, to: after.status }];
    changes.push(entry('TASK_STATUS_CHANGED', `Changed status of "${after.title}" from ${words}`, changed));
  }
  if (after.priority !== before.priority) {
    const words = `${TASK_PRIORITY_LABELS[before.priority]} to ${TASK_PRIORITY_LABELS[after.priority]}`;
    const changed = [{ field: 'priority' as const, from: before.priority, to: after.priority }];
    changes.push(entry('TASK_PRIORITY_CHANGED', `Changed priority of "${after.title}" from ${words}`, changed));
  }
  const edited = editedFields(before, after, lead);
  if (edited.length > 0) {
    const words = edited.map((change) => EDITED_WORDS[change.field](change)).join(', ');
    changes.push(entry('TASK_UPDATED', `Changed ${words} of "${after.title}"`, edited));
  }
  return changes;
}

const EDITED_WORDS = {
  title: ({ from }: AuditChange) => `title (was "${from}")`,
  description: () => 'description',
  dueDate: () => 'due date',
  assignee: () => 'assignee',
};

type EditedField = AuditChange & { field: keyof typeof EDITED_WORDS };

function editedFields(before: TaskFacts, after: TaskValues, lead: LeadNames | null): EditedField[] {
  const fields: EditedField[] = [
    { field: 'title', from: before.title, to: after.title },
    { field: 'description', from: before.description, to: after.description },
    { field: 'dueDate', from: instantOf(before.dueDate), to: instantOf(after.dueDate) },
  ];
  const edited = fields.filter(({ from, to }) => from !== to);
  return lead === null ? edited : [...edited, { field: 'assignee', ...lead }];
}

function instantOf(date: string | Date | null): string | null {
  return date === null ? null : new Date(date).toISOString();
}

/**
 * Whom a change of a task is told, and how: those who have a part in it afterwards, one notice each, never who did it
 * (DECISIONS §3). Who led it before is told no more than that.
 *
 * @param timeZone IANA name, in which dates are named
 */
export function changeNotifications(
  actor: SignedInActor,
  before: TaskFacts,
  after: TaskValues,
  changes: AuditEntry[],
  timeZone: string,
): Notice[] {
  const notices: Notice[] = [];
  const { id: taskId } = before;
  const people = othersIn(actor, { ...before, assigneeId: after.assigneeId });
  const isReassigned = after.assigneeId !== before.assigneeId;
  const newLead = isReassigned ? after.assigneeId : null;
  if (newLead !== null && newLead !== actor.userId)
    notices.push(assignedNotification(actor, newLead, taskId, after.title));
  const oldLead = isReassigned ? before.assigneeId : null;
  if (oldLead !== null && oldLead !== actor.userId && !people.includes(oldLead)) {
    const message = `${actor.name} took "${before.title}" off you`;
    notices.push({ userId: oldLead, type: 'TASK_UPDATED', title: 'Task reassigned', message, taskId });
  }
  const notice = changeNotice(actor, after, changes, timeZone);
  for (const userId of people) {
    if (userId !== newLead) notices.push({ userId, ...notice, taskId });
  }
  return notices;
}

/** All that changed in one sentence, from what to what; the first of it gives the notice its type. */
function changeNotice(
  actor: SignedInActor,
  after: TaskValues,
  changes: AuditEntry[],
  timeZone: string,
): Pick<Notice, 'type' | 'title' | 'message'> {
  const parts = changes.flatMap(({ changes: changed = [] }) => changed);
  const words = parts.map((change, index) => changeWords(change, index === 0 ? `"${after.title}"` : 'it', timeZone));
  return { ...noticeKind(changes[0]?.action, after), message: `${actor.name} ${words.join(' and ')}` };
}

function noticeKind(
  action: AuditEntry['action'] | undefined,
  after: TaskValues,
): { type: NotificationType; title: string } {
  if (action === 'TASK_STATUS_CHANGED') {
    const isCompleted = after.status === 'COMPLETED';
    return isCompleted
      ? { type: 'TASK_COMPLETED', title: 'Task completed' }
      : { type: action, title: 'Status changed' };
  }
  if (action === 'TASK_PRIORITY_CHANGED') return { type: action, title: 'Priority changed' };
  return { type: 'TASK_UPDATED', title: 'Task updated' };
}

/** What several changes at once have to say to a person, in as many words as one: a notice each would bury all others. */
export function summarizeNotifications(actor: SignedInActor, notices: Notice[]): Notice[] {
  const groups = Map.groupBy(notices, ({ userId, type }) => `${userId} ${type}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first || group.length === 1) return group;
    return [{ ...first, ...SUMMARIES[first.type](actor.name, group.length), taskId: null }];
  });
}

type Summary = (name: string, tasks: number) => Pick<Notice, 'title' | 'message'>;
const updated: Summary = (name, tasks) => ({ title: 'Tasks updated', message: `${name} updated ${tasks} tasks` });
const SUMMARIES: Record<NotificationType, Summary> = {
  TASK_ASSIGNED: (name, tasks) => ({
    title: 'Tasks assigned to you',
    message: `${name} assigned ${tasks} tasks to you`,
  }),
  TASK_COMPLETED: (name, tasks) => ({ title: 'Tasks completed', message: `${name} completed ${tasks} tasks` }),
  TASK_STATUS_CHANGED: (name, tasks) => ({
    title: 'Status changed',
    message: `${name} changed the status of ${tasks} tasks`,
  }),
  TASK_PRIORITY_CHANGED: (name, tasks) => ({
    title: 'Priority changed',
    message: `${name} changed the priority of ${tasks} tasks`,
  }),
  TASK_UPDATED: updated,
  TASK_CREATED: updated,
  COMMENT_ADDED: updated,
  SUBTASK_ADDED: updated,
  TASK_DUE_SOON: updated,
};

export function assignedNotification(actor: SignedInActor, userId: number, taskId: number, title: string): Notice {
  return {
    userId,
    type: 'TASK_ASSIGNED',
    title: 'Task assigned to you',
    message: `${actor.name} assigned "${title}" to you`,
    taskId,
  };
}

/** To the company's administrators, of a task that an employee has added. */
export function createdNotifications(
  actor: SignedInActor,
  administrators: number[],
  { id: taskId, title }: { id: number; title: string },
  alreadyTold: number[],
): Notice[] {
  const message = `${actor.name} created "${title}"`;
  return administrators
    .filter((userId) => userId !== actor.userId && !alreadyTold.includes(userId))
    .map((userId) => ({ userId, type: 'TASK_CREATED', title: 'Task created', message, taskId }));
}

/** To those with a part in the parent; whoever is to do the subtask hears of that instead. */
export function subtaskNotifications(
  actor: SignedInActor,
  parent: TaskFacts,
  title: string,
  alreadyTold: number[],
): Notice[] {
  const message = `${actor.name} added the subtask "${title}" to "${parent.title}"`;
  return othersIn(actor, parent)
    .filter((userId) => !alreadyTold.includes(userId))
    .map((userId) => ({ userId, type: 'SUBTASK_ADDED', title: 'Subtask added', message, taskId: parent.id }));
}

export function archiveNotifications(actor: SignedInActor, task: TaskFacts, archived: boolean): Notice[] {
  const title = archived ? 'Task archived' : 'Task unarchived';
  const message = `${actor.name} ${archived ? 'archived' : 'unarchived'} "${task.title}"`;
  return othersIn(actor, task).map((userId) => ({ userId, type: 'TASK_UPDATED', title, message, taskId: task.id }));
}

/** Those with a part in the task but for whoever acts: nobody is notified of their own action. */
function othersIn(actor: SignedInActor, task: Parameters<typeof participants>[0]): number[] {
  return participants(task).filter((userId) => userId !== actor.userId);
}
