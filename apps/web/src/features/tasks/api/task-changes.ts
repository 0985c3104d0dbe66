import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { TaskPriority, TaskStatus } from '@taskwell/contract/labels';
import { FAILURES } from '@taskwell/contract/messages';
import type { Task } from '@taskwell/contract/schemas';
import { NOT_TAKEN_BACK, TASK_FAILURES, TASK_SUCCESSES } from '@taskwell/contract/task-messages';
import { useMemo } from 'react';
import { api } from '../../../lib/api.ts';
import { failureSentence } from '../../../lib/form.ts';
import { notify } from '../../../lib/notices.ts';
import { versionAfterOwnChanges } from '../../../lib/tasks/own-versions.ts';
import { sendOnSeen } from '../../../lib/tasks/send-on-seen.ts';
import { findCachedTask, removeCachedTask } from '../../../lib/tasks/task-cache.ts';
import { changeTasks, currentOnServer } from '../../../lib/tasks/task-change.ts';
import { type Done, noteFinal } from '../../../lib/undo.ts';
import { dueDateProperty, type PropertyChange, priorityProperty, statusProperty } from './property-changes.ts';

/** The changes made in place: optimistic, rolled back with a clear notice when the server refuses. */
export interface TaskChanges {
  changeStatus: (task: Task, status: TaskStatus) => void;
  changePriority: (task: Task, priority: TaskPriority) => void;
  /** @param success what is said of it, where that is more than that it was updated */
  changeDueDate: (task: Task, dueDate: string | null, success?: string) => void;
  /**
   * What was entered where it stands, for whoever gives it back when it is refused.
   *
   * @param seen the task as it was when the person began
   * @throws ApiError where the server refuses; what was painted has been rolled back
   */
  changeInPlace: (seen: Task, change: PropertyChange) => Promise<unknown>;
  remove: (task: Task) => void;
}

export function useTaskChanges(): TaskChanges {
  const client = useQueryClient();
  return useMemo(
    () => ({
      changeStatus: (task, status) => changeProperty(client, task, statusProperty(status)),
      changePriority: (task, priority) => changeProperty(client, task, priorityProperty(priority)),
      changeDueDate: (task, dueDate, success) => changeProperty(client, task, dueDateProperty(dueDate, success)),
      changeInPlace: (seen, change) => paintAndSend(client, seen, change, { done: doneBy(client, seen, change) }),
      remove: (task) => remove(client, task),
    }),
    [client],
  );
}

function changeProperty(client: QueryClient, seen: Task, change: PropertyChange, isUndo = false): Promise<unknown> {
  return paintAndSend(client, seen, change, {
    done: doneBy(client, seen, change, isUndo),
    refused: (error) => report(client, seen, change, error),
  });
}

function doneBy(client: QueryClient, { id }: Task, change: PropertyChange, isUndo = false): NonNullable<Told['done']> {
  return (back) => ({
    text: change.success,
    of: `${change.fields.join()} of task ${id}`,
    about: ({ data }) => data.title,
    undo: isUndo ? null : ({ data }) => takeBack(client, data, change, back),
  });
}

/** What somebody else has changed since is not overwritten unasked; what the person changed since, as asked. */
function takeBack(client: QueryClient, made: Task, change: PropertyChange, back: PropertyChange): Promise<unknown> {
  const current = findCachedTask(client, made.id) ?? made;
  const run = () => changeProperty(client, current, back, true);
  const isOwnSince = versionAfterOwnChanges(made.id, made.version) >= current.version;
  if (isOwnSince || hasAlready(current, change)) return run();
  const action = { label: 'Change anyway', run };
  notify({ tone: 'warning', text: FAILURES.staleVersion, about: current.title, action });
  return Promise.resolve();
}

interface Told {
  done?: (back: PropertyChange) => Done<{ data: Task }>;
  made?: (task: Task, back: PropertyChange) => void;
  /** Left out, the failure goes to whoever made the change. */
  refused?: (error: unknown) => void;
}

/** The one way of all of them. */
export function paintAndSend(
  client: QueryClient,
  seen: Task,
  change: PropertyChange,
  { done, made, refused }: Told,
): Promise<unknown> {
  const task = findCachedTask(client, seen.id) ?? seen;
  const back = change.before(task);
  if (hasAlready(task, change)) return Promise.resolve();
  return changeTasks(client, {
    tasks: [task],
    paint: (current) => ({ ...current, ...change.patch }),
    send: () => sendOnSeen(seen, change.fields, (version) => change.send(seen.id, version)),
    answered: ({ data }) => [data],
    confirm: ({ data }) => made?.(data, back),
    done: done?.(back),
    ...(refused && { report: refused }),
  });
}

function report(client: QueryClient, seen: Task, change: PropertyChange, error: unknown): void {
  const theirs = currentOnServer(error);
  if (theirs === null) {
    notify({ tone: 'danger', text: failureSentence(error, change.fallback), about: seen.title });
    return;
  }
  const action = { label: 'Change anyway', run: () => changeProperty(client, theirs, change) };
  notify({ tone: 'warning', text: failureSentence(error, FAILURES.staleVersion), about: theirs.title, action });
}

function remove(client: QueryClient, task: Task): Promise<unknown> {
  return changeTasks(client, {
    tasks: [task],
    paint: (current) => current,
    hides: () => true,
    send: () => {
      const version = versionAfterOwnChanges(task.id, task.version);
      return api.call('DELETE /tasks/{id}', { params: { id: task.id }, version });
    },
    confirm: () => {
      removeCachedTask(client, task.id);
      noteFinal(NOT_TAKEN_BACK.deletedTask);
      notify({ tone: 'success', text: TASK_SUCCESSES.taskDeleted, about: task.title });
    },
    report: (error) =>
      notify({ tone: 'danger', text: failureSentence(error, TASK_FAILURES.deleteTask), about: task.title }),
  });
}

function hasAlready(task: Task, { fields, patch }: PropertyChange): boolean {
  return fields.every((field) => task[field] === patch[field]);
}
