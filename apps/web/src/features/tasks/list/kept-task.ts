import type { Task } from '@taskwell/contract/schemas';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useFocusLoss } from '../../../ui/kept-focus.ts';

/**
 * For a list of tasks in which one had the focus and is gone, or stands elsewhere: the focus goes with it, else to the one
 * that has come into its place, else to whatever `instead` says. The cards that the keyboard moves have their own way
 * (../drag-and-drop.ts).
 */
export function useKeptTask<E extends HTMLElement>(tasks: readonly Task[], instead: () => void): RefObject<E | null> {
  const orders = useRef<{ now: readonly number[]; before: readonly number[] }>({ now: [], before: [] });
  useLayoutEffect(() => {
    orders.current = { now: tasks.map(({ id }) => id), before: orders.current.now };
  }, [tasks]);
  return useFocusLoss<E>((lost, list) => {
    const id = Number(lost.closest<HTMLElement>('[data-task-id]')?.dataset.taskId);
    const { now, before } = orders.current;
    const isMoved = now.includes(id);
    if (isMoved && lost.hasAttribute('data-drag-handle')) return;
    const next = isMoved ? id : now[Math.min(before.indexOf(id), now.length - 1)];
    const title = list.querySelector<HTMLElement>(`[data-task-id="${next}"] [data-task-title]`);
    if (title) title.focus({ preventScroll: true });
    else instead();
  });
}
