import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { FAILURES } from '@taskwell/contract/messages';
import type { Task } from '@taskwell/contract/schemas';
import { TASK_FAILURES, TASK_SUCCESSES } from '@taskwell/contract/task-messages';
import { useCallback } from 'react';
import { api } from '../../../lib/api.ts';
import { failureSentence } from '../../../lib/form.ts';
import { notify } from '../../../lib/notices.ts';
import { sendOnSeen } from '../../../lib/tasks/send-on-seen.ts';
import { findCachedTask, invalidateTask } from '../../../lib/tasks/task-cache.ts';
import { changeTasks, currentOnServer } from '../../../lib/tasks/task-change.ts';

interface Direction {
  isArchived: boolean;
  call: 'POST /task-archive/{id}/archive' | 'POST /task-archive/{id}/unarchive';
  success: string;
  fallback: string;
}

const ARCHIVE: Direction = {
  isArchived: true,
  call: 'POST /task-archive/{id}/archive',
  success: TASK_SUCCESSES.taskArchived,
  fallback: TASK_FAILURES.archiveTask,
};
const UNARCHIVE: Direction = {
  isArchived: false,
  call: 'POST /task-archive/{id}/unarchive',
  success: TASK_SUCCESSES.taskUnarchived,
  fallback: TASK_FAILURES.unarchiveTask,
};

/** Moves a task to the archive, or back: optimistic, rolled back with a notice when the server refuses. */
export function useArchive(): (task: Task, isArchived: boolean) => Promise<unknown> {
  const client = useQueryClient();
  return useCallback((task, isArchived) => move(client, task, isArchived ? ARCHIVE : UNARCHIVE), [client]);
}

function move(client: QueryClient, seen: Task, to: Direction, isUndo = false): Promise<unknown> {
  const task = findCachedTask(client, seen.id) ?? seen;
  return changeTasks(client, {
    tasks: [task],
    paint: (current) => ({ ...current, archived: to.isArchived }),
    // Either list loses it; the other one is read again.
    hides: ({ archived }) => archived !== to.isArchived,
    send: () => sendOnSeen(seen, ['archived'], (version) => api.call(to.call, { params: { id: task.id }, version })),
    answered: ({ data }) => [data],
    done: {
      text: to.success,
      about: ({ data }) => data.title,
      undo: isUndo ? null : ({ data }) => move(client, data, to.isArchived ? UNARCHIVE : ARCHIVE, true),
    },
    report: (error) => report(client, seen, to, error),
    settle: () => invalidateTask(client, task.id),
  });
}

function report(client: QueryClient, seen: Task, to: Direction, error: unknown): void {
  const theirs = currentOnServer(error);
  if (theirs === null) {
    notify({ tone: 'danger', text: failureSentence(error, to.fallback), about: seen.title });
    return;
  }
  const label = to.isArchived ? 'Archive anyway' : 'Unarchive anyway';
  const action = { label, run: () => move(client, theirs, to) };
  notify({ tone: 'warning', text: failureSentence(error, FAILURES.staleVersion), about: theirs.title, action });
}
