import { notifyManager, type QueryClient } from '@tanstack/react-query';
import { FAILURES, SUCCESSES } from '@taskwell/contract/messages';
import type { Task } from '@taskwell/contract/schemas';
import { api } from '../../../lib/api.ts';
import { failureSentence } from '../../../lib/form.ts';
import { notify } from '../../../ui/notices.ts';
import { hideTasks, showTasks } from '../api/hidden-tasks.ts';
import { findCachedTask, removeCachedTask } from '../api/task-cache.ts';
import { refreshTaskLists } from '../api/task-refresh.ts';
import { inTurnOfAll } from '../api/task-turns.ts';

/** Those of the tasks whose parent is among them too: what is done to the parent is done to them. */
export function subtasksWithin(tasks: readonly Task[]): ReadonlySet<number> {
  const ids = new Set(tasks.map(({ id }) => id));
  return new Set(tasks.filter(({ parentTask }) => parentTask && ids.has(parentTask.id)).map(({ id }) => id));
}

/** The tasks and all their subtasks: what is gone once they are deleted. */
export function deletedIds(tasks: readonly Task[]): number[] {
  return [...new Set(tasks.flatMap(({ id, subtasks }) => [id, ...subtasks.map((subtask) => subtask.id)]))];
}

/**
 * Takes the tasks off the screen now and deletes them once the notice that offers Undo has gone, so that Undo loses
 * nothing: comments, shares and history are still there. Leaving the page does not wait.
 */
export function deleteTasksLater(client: QueryClient, tasks: readonly Task[]): void {
  const hidden = deletedIds(tasks);
  let isDecided = false;

  function decide(): boolean {
    const isFirst = !isDecided;
    isDecided = true;
    window.removeEventListener('pagehide', onLeave);
    return isFirst;
  }
  function onLeave(): void {
    if (decide()) deleteNow(client, tasks, hidden, true);
  }
  function undo(): void {
    if (decide()) showTasks(hidden);
  }

  hideTasks(hidden);
  window.addEventListener('pagehide', onLeave);
  notify({
    tone: 'success',
    text: tasks.length === 1 ? SUCCESSES.taskDeleted : SUCCESSES.tasksDeleted(tasks.length),
    action: { label: 'Undo', run: undo },
    // The notice goes before its action runs, which has the first word.
    onGone: () => setTimeout(onNoticeGone),
  });

  function onNoticeGone(): void {
    if (decide()) deleteNow(client, tasks, hidden, false);
  }
}

async function deleteNow(
  client: QueryClient,
  tasks: readonly Task[],
  hidden: readonly number[],
  keepalive: boolean,
): Promise<void> {
  const within = subtasksWithin(tasks);
  const roots = tasks.filter(({ id }) => !within.has(id));
  const send = () =>
    api.call('POST /tasks/bulk', {
      body: {
        changes: roots.map(({ id, version }) => ({
          id,
          version: findCachedTask(client, id)?.version ?? version,
          delete: true as const,
        })),
      },
      keepalive,
    });
  try {
    // A page that is being left has no time for turns.
    await (keepalive ? send() : inTurnOfAll(hidden, send));
    notifyManager.batch(() => {
      for (const id of hidden) removeCachedTask(client, id);
    });
  } catch (error) {
    notify({ tone: 'danger', text: failureSentence(error, FAILURES.deleteTask) });
  } finally {
    showTasks(hidden);
    refreshTaskLists(client);
  }
}
