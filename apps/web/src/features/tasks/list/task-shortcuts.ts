import type { Task } from '@taskwell/contract/schemas';
import { useRef } from 'react';
import { useShortcuts } from '../../../lib/shortcuts.ts';
import { toggleSelected } from '../selection.ts';

interface TaskShortcutsOptions {
  tasks: readonly Task[];
  scrollTo: (index: number) => void;
  onEdit: (id: number) => void;
}

/** j and k move through the list; e, s, p and x act on the task that has the focus. */
export function useTaskShortcuts({ tasks, scrollTo, onEdit }: TaskShortcutsOptions): void {
  const lastIndex = useRef(-1);

  function move(step: 1 | -1): boolean {
    const focused = focusedTask();
    const from = focused ? tasks.findIndex(({ id }) => id === Number(focused.dataset.taskId)) : lastIndex.current;
    const to = Math.min(Math.max(from + step, 0), tasks.length - 1);
    const task = tasks[to];
    if (!task) return false;
    lastIndex.current = to;
    if (!focusTitle(task.id)) {
      // The row is too far away to exist: it does once it has been scrolled to.
      scrollTo(to);
      requestAnimationFrame(() => requestAnimationFrame(() => focusTitle(task.id)));
    }
    return true;
  }

  function press(property: 'status' | 'priority'): boolean {
    const button = focusedTask()?.querySelector<HTMLElement>(`[data-property="${property}"]`);
    button?.click();
    return button !== undefined && button !== null;
  }

  useShortcuts({
    j: () => move(1),
    k: () => move(-1),
    s: () => press('status'),
    p: () => press('priority'),
    x: () => {
      const id = Number(focusedTask()?.dataset.taskId);
      if (!id) return false;
      toggleSelected(id);
      return true;
    },
    e: () => {
      const task = tasks.find(({ id }) => id === Number(focusedTask()?.dataset.taskId));
      if (!task?.abilities.edit) return false;
      onEdit(task.id);
      return true;
    },
  });
}

function focusedTask(): HTMLElement | null {
  return document.activeElement?.closest<HTMLElement>('[data-task-id]') ?? null;
}

function focusTitle(id: number): boolean {
  const title = document.querySelector<HTMLElement>(`[data-task-id="${id}"] [data-task-title]`);
  title?.focus();
  title?.scrollIntoView({ block: 'nearest' });
  return title !== null;
}
