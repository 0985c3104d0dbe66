import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { TaskPriority, TaskStatus } from '@taskwell/contract/labels';
import { FAILURES, SUCCESSES } from '@taskwell/contract/messages';
import type { Task } from '@taskwell/contract/schemas';
import { useMemo } from 'react';
import { api } from '../../../lib/api.ts';
import { failureSentence } from '../../../lib/form.ts';
import { notify } from '../../../lib/notices.ts';
import { noteOwnChange, versionAfterOwnChanges } from '../../../lib/tasks/own-versions.ts';
import { findCachedTask, removeCachedTask } from '../../../lib/tasks/task-cache.ts';
import { changeTasks, currentOnServer } from '../../../lib/tasks/task-change.ts';
import { notifyDone } from '../../../lib/undo.ts';
import {
  dueDateProperty,
  type Lead,
  leadProperty,
  type PropertyChange,
  priorityProperty,
  statusProperty,
  titleProperty,
} from './property-changes.ts';

/** The changes made in place: optimistic, rolled back with a clear notice when the server refuses. */
export interface TaskChanges {
  changeStatus: (task: Task, status: TaskStatus) => void;
  changePriority: (task: Task, priority: TaskPriority) => void;
  changeTitle: (task: Task, title: string) => void;
  changeLead: (task: Task, lead: Lead) => void;
  /** @param success what is said of it, where that is more than that it was updated */
  changeDueDate: (task: Task, dueDate: string | null, success?: string) => void;
  remove: (task: Task) => void;
}

export function useTaskChanges(): TaskChanges {
  const client = useQueryClient();
  return useMemo(
    () => ({
      changeStatus: (task, status) => changeProperty(client, task, statusProperty(status)),
      changePriority: (task, priority) => changeProperty(client, task, priorityProperty(priority)),
      changeTitle: (task, title) => changeProperty(client, task, titleProperty(title)),
      changeLead: (task, lead) => changeProperty(client, task, leadProperty(lead)),
      changeDueDate: (task, dueDate, success) => changeProperty(client, task, dueDateProperty(dueDate, success)),
      remove: (task) => remove(client, task),
    }),
    [client],
  );
}

function changeProperty(client: QueryClient, shown: Task, change: PropertyChange, isUndo = false): Promise<unknown> {
  return paintAndSend(client, shown, change, {
    made: (data, back) => notifyDone(change.success, isUndo ? null : () => takeBack(client, data, change, back)),
    refused: (error) => report(client, change, error),
  });
}

/** What somebody has changed since is not overwritten unasked. */
function takeBack(client: QueryClient, made: Task, change: PropertyChange, back: PropertyChange): Promise<unknown> {
  const current = findCachedTask(client, made.id) ?? made;
  const run = () => changeProperty(client, current, back, true);
  if (isSame(current, change.patch)) return run();
  notify({ tone: 'warning', text: FAILURES.staleVersion, action: { label: 'Change anyway', run } });
  return Promise.resolve();
}

/**
 * The same without notices, for whoever says elsewhere what has come of it.
 *
 * @returns how to take it back, which throws as well
 * @throws ApiError where the server refuses; what was painted has been rolled back
 */
export async function makePropertyChange(
  client: QueryClient,
  shown: Task,
  change: PropertyChange,
): Promise<() => Promise<unknown>> {
  // Nothing to do is nothing to take back.
  let undo: () => Promise<unknown> = () => Promise.resolve();
  await paintAndSend(client, shown, change, {
    made: (data, back) => {
      undo = () => makePropertyChange(client, data, back);
    },
  });
  return undo;
}

interface Told {
  made: (task: Task, back: PropertyChange) => void;
  /** Left out, the failure goes to whoever made the change. */
  refused?: (error: unknown) => void;
}

function paintAndSend(
  client: QueryClient,
  shown: Task,
  change: PropertyChange,
  { made, refused }: Told,
): Promise<unknown> {
  const task = findCachedTask(client, shown.id) ?? shown;
  const back = change.before(task);
  if (isSame(task, change.patch)) return Promise.resolve();
  return changeTasks(client, {
    tasks: [task],
    paint: (current) => ({ ...current, ...change.patch }),
    send: () => sendOnNewest(client, task, change),
    answered: ({ data }) => [data],
    confirm: ({ data }) => made(data, back),
    ...(refused && { report: refused }),
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
  notify({ tone: 'warning', text: failureSentence(error, FAILURES.staleVersion), action: again });
}

function remove(client: QueryClient, task: Task): Promise<unknown> {
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
  return (Object.keys(patch) as (keyof Task)[]).every(
    (key) => JSON.stringify(task[key]) === JSON.stringify(patch[key]),
  );
}
