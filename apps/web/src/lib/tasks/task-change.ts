import { notifyManager, type QueryClient } from '@tanstack/react-query';
import { ApiError } from '@taskwell/client/client';
import type { Task } from '@taskwell/contract/schemas';
import { isNotFound } from '../api-errors.ts';
import { changeOptimistically } from '../optimistic-change.ts';
import type { Done } from '../undo.ts';
import { invalidateTask, showTask } from './task-cache.ts';
import { TASK_KEYS } from './task-keys.ts';
import { addPaint, removePaint, type TaskPaint } from './task-paints.ts';
import { refreshTaskLists } from './task-refresh.ts';
import { inTurnOfAll } from './task-turns.ts';

/** A change of one task or several, on the screen before the server has it. */
export interface TaskChange<T> {
  tasks: readonly Task[];
  /** The task as the change leaves it. */
  paint: (task: Task) => Task;
  /** Whether it takes a task out of the list that it is in. */
  hides?: (task: Task) => boolean;
  send: () => Promise<T>;
  /** The tasks in what the server answers; left out where there are none. */
  answered?: (answer: T) => readonly Task[];
  confirm?: (answer: T) => void;
  /** What is said once it is made, and how it is taken back. Left out where it is said elsewhere. */
  done?: Done<T> | undefined;
  /** Says why it was rolled back. Left out, the failure goes to whoever made the change. */
  report?: (error: unknown) => void;
  /** Reads again what it touches beside the lists, whatever has come of it. */
  settle?: () => void;
}

/**
 * Makes the change, after earlier ones of the same tasks. Until the server has answered it, it stays on the screen over
 * whatever is read: the answer to the change before it, a list that is read again, what somebody else has changed.
 *
 * @returns what `send` threw, where the change has reported it; undefined where it was made
 * @throws what `send` throws, unless the change reports it
 */
export async function changeTasks<T>(client: QueryClient, change: TaskChange<T>): Promise<unknown> {
  const { tasks, send, answered, confirm, done, report, settle } = change;
  const paint: TaskPaint = { change: change.paint, hides: change.hides ?? (() => false) };
  const ids = tasks.map(({ id }) => id);
  const endPaint = () => ids.map((id) => removePaint(id, paint)).filter((task) => task !== undefined);
  const show = (fromServer: readonly Task[]) =>
    notifyManager.batch(() => {
      for (const task of fromServer) showTask(client, task);
    });
  let reported: unknown;
  await changeOptimistically(client, {
    reads: [TASK_KEYS.lists, TASK_KEYS.calendars],
    apply: () => show(tasks.map((task) => addPaint(task, paint))),
    send: () => inTurnOfAll(ids, send),
    confirm: (answer) => {
      show([...endPaint(), ...(answered?.(answer) ?? [])]);
      confirm?.(answer);
    },
    done,
    // A task that has left its list comes back once, with the answer.
    withdraw: change.hides ? undefined : () => show(endPaint()),
    rollBack: (error) => {
      const theirs = currentOnServer(error);
      show([...endPaint(), ...(theirs === null ? [] : [theirs])]);
      // Where one of them is open, it says that it is gone.
      if (isNotFound(error)) for (const id of ids) invalidateTask(client, id);
    },
    ...(report !== undefined && {
      report: (error) => {
        reported = error;
        report(error);
      },
    }),
    settle: () => {
      settle?.();
      refreshTaskLists(client);
    },
  });
  return reported;
}

/** The task as it is now, which a 412 carries. */
export function currentOnServer(error: unknown): Task | null {
  if (!(error instanceof ApiError) || error.status !== 412) return null;
  return (error.body.data as Task | undefined) ?? null;
}
