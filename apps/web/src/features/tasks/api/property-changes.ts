import {
  TASK_PRIORITY_LABELS,
  TASK_STATUS_LABELS,
  type TaskPriority,
  type TaskStatus,
} from '@taskwell/contract/labels';
import type { Task } from '@taskwell/contract/schemas';
import { TASK_FAILURES, TASK_SUCCESSES } from '@taskwell/contract/task-messages';
import { api } from '../../../lib/api.ts';

/** One property of a task, how to change it and what to say of it. */
export interface PropertyChange {
  patch: Partial<Task>;
  /** Those of it that are sent: whoever else has changed one of them meanwhile is not overwritten unasked. */
  fields: readonly (keyof Task)[];
  send: (id: number, version: number) => Promise<{ data: Task }>;
  success: string;
  fallback: string;
  /** The same for what the task has now: the way back. */
  before: (task: Task) => PropertyChange;
}

export function statusProperty(status: TaskStatus): PropertyChange {
  return {
    patch: { status },
    fields: ['status'],
    send: (id, version) => api.call('PATCH /tasks/{id}/status', { params: { id }, body: { status }, version }),
    success: TASK_SUCCESSES.statusChanged(TASK_STATUS_LABELS[status]),
    fallback: TASK_FAILURES.updateTaskStatus,
    before: (task) => statusProperty(task.status),
  };
}

export function priorityProperty(priority: TaskPriority): PropertyChange {
  return {
    patch: { priority },
    fields: ['priority'],
    send: (id, version) => api.call('PATCH /tasks/{id}/priority', { params: { id }, body: { priority }, version }),
    success: TASK_SUCCESSES.priorityChanged(TASK_PRIORITY_LABELS[priority]),
    fallback: TASK_FAILURES.updateTaskPriority,
    before: (task) => priorityProperty(task.priority),
  };
}

export function titleProperty(title: string): PropertyChange {
  return {
    patch: { title },
    fields: ['title'],
    send: (id, version) => api.call('PUT /tasks/{id}', { params: { id }, body: { title }, version }),
    success: TASK_SUCCESSES.taskUpdated,
    fallback: TASK_FAILURES.updateTask,
    before: (task) => titleProperty(task.title),
  };
}

/** @param success what is said of it; where it was made by its day, to which */
export function dueDateProperty(dueDate: string | null, success: string = TASK_SUCCESSES.taskUpdated): PropertyChange {
  return {
    patch: { dueDate },
    fields: ['dueDate'],
    send: (id, version) => api.call('PUT /tasks/{id}', { params: { id }, body: { dueDate }, version }),
    success,
    fallback: TASK_FAILURES.updateTask,
    before: (task) => dueDateProperty(task.dueDate),
  };
}

/** Whose a task is: a colleague's, a contact's or nobody's. */
export type Lead = Pick<Task, 'assigneeId' | 'assignee' | 'externalContactId' | 'externalContact'>;

export function leadProperty(lead: Lead): PropertyChange {
  const { assigneeId, externalContactId } = lead;
  return {
    patch: lead,
    fields: ['assigneeId', 'externalContactId'],
    send: (id, version) =>
      api.call('PUT /tasks/{id}', { params: { id }, body: { assigneeId, externalContactId }, version }),
    success: TASK_SUCCESSES.taskUpdated,
    fallback: TASK_FAILURES.updateTask,
    before: ({ assigneeId, assignee, externalContactId, externalContact }) =>
      leadProperty({ assigneeId, assignee, externalContactId, externalContact }),
  };
}
