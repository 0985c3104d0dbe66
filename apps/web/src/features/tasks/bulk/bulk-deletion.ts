import { notifyManager, type QueryClient } from '@tanstack/react-query';
import type { Task } from '@taskwell/contract/schemas';
import { TASK_FAILURES, TASK_SUCCESSES } from '@taskwell/contract/task-messages';
import { api } from '../../../lib/api.ts';
import { failureSentence } from '../../../lib/form.ts';
import { dismissNotice, notify } from '../../../lib/notices.ts';
import { addPendingWork } from '../../../lib/pending-work.ts';
import { currentSession } from '../../../lib/session.ts';
import { findCachedTask, removeCachedTask } from '../../../lib/tasks/task-cache.ts';
import { refreshTaskLists } from '../../../lib/tasks/task-refresh.ts';
import { inTurnOfAll } from '../../../lib/tasks/task-turns.ts';
import { beginChange } from '../../../lib/undo.ts';
import { hideTasks, showTasks } from '../api/hidden-tasks.ts';

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
 * nothing: comments, shares and history are still there. Leaving the page or signing out does not wait. A session that
 * ends otherwise takes the tasks along undeleted: they are shown again, and the person is told.
 */
export function deleteTasksLater(client: QueryClient, tasks: readonly Task[]): void {
  const hidden = deletedIds(tasks);
  const token = currentSession()?.token;
  let sending: Promise<void> | null = null;
  let isOver = false;
  let noticeId: number | null = null;

  function finish(): void {
    if (isOver) return;
    isOver = true;
    window.removeEventListener('pagehide', leave);
    forget();
    change.drop();
    showTasks(hidden);
  }
  function takeBack(): void {
    if (sending !== null) return;
    finish();
    if (noticeId !== null) dismissNotice(noticeId);
  }
  function send(isLeaving: boolean): Promise<void> {
    change.drop();
    sending ??= deleteNow({ client, tasks, hidden, token, isLeaving })
      .catch((error) => {
        if (!isOver) notify({ tone: 'danger', text: failureSentence(error, TASK_FAILURES.deleteTask) });
      })
      .finally(() => {
        finish();
        refreshTaskLists(client);
      });
    return sending;
  }
  function leave(): Promise<void> {
    return send(true);
  }

  hideTasks(hidden);
  const change = beginChange(takeBack);
  window.addEventListener('pagehide', leave);
  const forget = addPendingWork({
    send: leave,
    giveUp: () => {
      finish();
      return TASK_FAILURES.tasksNotDeleted(tasks.length);
    },
  });
  noticeId = notify({
    tone: 'success',
    text: tasks.length === 1 ? TASK_SUCCESSES.taskDeleted : TASK_SUCCESSES.tasksDeleted(tasks.length),
    action: { label: 'Undo', run: takeBack },
    // The notice goes before its action runs, which has the first word.
    onGone: () => setTimeout(() => isOver || send(false)),
  });
}

interface Deletion {
  client: QueryClient;
  tasks: readonly Task[];
  hidden: readonly number[];
  /** Of the session in which it was decided, which may end while this is under way. */
  token: string | undefined;
  isLeaving: boolean;
}

async function deleteNow({ client, tasks, hidden, token, isLeaving }: Deletion): Promise<void> {
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
      keepalive: isLeaving,
      ...(token !== undefined && { token }),
    });
  // Whoever leaves has no time for turns.
  await (isLeaving ? send() : inTurnOfAll(hidden, send));
  notifyManager.batch(() => {
    for (const id of hidden) removeCachedTask(client, id);
  });
}
