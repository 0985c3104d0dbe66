import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import {
  TASK_PRIORITY_LABELS,
  TASK_STATUS_LABELS,
  type TaskPriority,
  type TaskStatus,
} from '@taskwell/contract/labels';
import { FAILURES, SUCCESSES } from '@taskwell/contract/messages';
import type { Task } from '@taskwell/contract/schemas';
import { useMemo } from 'react';
import { api } from '../../../lib/api.ts';
import { failureSentence } from '../../../lib/form.ts';
import { notify } from '../../../lib/notices.ts';
import { noteOwnChange, versionAfterOwnChanges } from '../../../lib/tasks/own-versions.ts';
import { findCachedTask, removeCachedTask } from '../../../lib/tasks/task-cache.ts';
import { changeTasks, currentOnServer } from '../../../lib/tasks/task-change.ts';

/** The changes made in place: optimistic, rolled back with a clear notice when the server refuses. */
export interface TaskChanges {
  changeStatus: (task: Task, status: TaskStatus) => void;
  changePriority: (task: Task, priority: TaskPriority) => void;
  remove: (task: Task) => void;
}

export function useTaskChanges(): TaskChanges {
  const client = useQueryClient();
  return useMemo(
    () => ({
      changeStatus: (task, status) => changeProperty(client, task, statusProperty(status)),
      changePriority: (task, priority) => changeProperty(client, task, priorityProperty(priority)),
      remove: (task) => remove(client, task),
    }),
    [client],
  );
}

/** One property of a task that has a call of its own, how to change it and what to say of it. */
interface PropertyChange {
  patch: Partial<Task>;
  send: (id: number, version: number) => Promise<{ data: Task }>;
  success: string;
  fallback: string;
  /** The same for what the task has now: the way back. */
  before: (task: Task) => PropertyChange;
}

function statusProperty(status: TaskStatus): PropertyChange {
  return {
    patch: { status },
    send: (id, version) => api.call('PATCH /tasks/{id}/status', { params: { id }, body: { status }, version }),
    success: SUCCESSES.statusChanged(TASK_STATUS_LABELS[status]),
    fallback: FAILURES.updateTaskStatus,
    before: (task) => statusProperty(task.status),
  };
}

function priorityProperty(priority: TaskPriority): PropertyChange {
  return {
    patch: { priority },
    send: (id, version) => api.call('PATCH /tasks/{id}/priority', { params: { id }, body: { priority }, version }),
    success: SUCCESSES.priorityChanged(TASK_PRIORITY_LABELS[priority]),
    fallback: FAILURES.updateTaskPriority,
    before: (task) => priorityProperty(task.priority),
  };
}

function changeProperty(client: QueryClient, shown: Task, change: PropertyChange, isUndo = false): Promise<void> {
  const task = findCachedTask(client, shown.id) ?? shown;
  const back = change.before(task);
  if (isSame(task, change.patch)) return Promise.resolve();
  return changeTasks(client, {
    tasks: [task],
    paint: (current) => ({ ...current, ...change.patch }),
    send: () => sendOnNewest(client, task, change),
    answered: ({ data }) => [data],
    confirm: ({ data }) =>
      notify({
        tone: 'success',
        text: change.success,
        ...(!isUndo && { action: { label: 'Undo', run: () => changeProperty(client, data, back, true) } }),
      }),
    report: (error) => report(client, change, error),
  });
}

/** The next in turn begins before the answer is in the cache, so its version is noted here. */
async function sendOnNewest(client: QueryClient, task: Task, change: PropertyChange): Promise<{ data: Task }> {
  const cached = findCachedTask(client, task.id) ?? task;
  const version = versionAfterOwnChanges(task.id, cached.version);
  const answer = await change.send(task.id, version);
  noteOwnChange(task.id, version, answer.data.version);
  return answer;
}

function report(client: QueryClient, change: PropertyChange, error: unknown): void {
  const theirs = currentOnServer(error);
  if (theirs === null) {
    notify({ tone: 'danger', text: failureSentence(error, change.fallback) });
    return;
  }
  const again = { label: 'Change anyway', run: () => changeProperty(client, theirs, change) };
  notify({ tone: 'warning', text: FAILURES.staleVersion, action: again });
}

function remove(client: QueryClient, task: Task): Promise<void> {
  return changeTasks(client, {
    tasks: [task],
    paint: (current) => current,
    hides: () => true,
    send: () => api.call('DELETE /tasks/{id}', { params: { id: task.id }, version: task.version }),
    confirm: () => {
      removeCachedTask(client, task.id);
      notify({ tone: 'success', text: SUCCESSES.taskDeleted });
    },
    report: (error) => notify({ tone: 'danger', text: failureSentence(error, FAILURES.deleteTask) }),
  });
}

function isSame(task: Task, patch: Partial<Task>): boolean {
  return (Object.keys(patch) as (keyof Task)[]).every((key) => task[key] === patch[key]);
}
