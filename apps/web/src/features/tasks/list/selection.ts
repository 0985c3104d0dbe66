import { useEffect, useSyncExternalStore } from 'react';

/**
 * The selected tasks of the list on screen. Outside React, so that a click draws one card again and not ten thousand.
 */
let selected: ReadonlySet<number> = new Set();
/** Where a range begins: the task chosen last. */
let anchor: number | null = null;
/** The ids as they stand on screen. */
let order: readonly number[] = [];
const subscribers = new Set<() => void>();

export function toggleSelected(id: number): void {
  const next = new Set(selected);
  if (!next.delete(id)) next.add(id);
  anchor = id;
  publish(next);
}

/** Selects everything from the task chosen last to this one. */
export function selectRangeTo(id: number): void {
  const from = anchor === null ? -1 : order.indexOf(anchor);
  const to = order.indexOf(id);
  if (from === -1 || to === -1) {
    toggleSelected(id);
    return;
  }
  anchor = id;
  publish(new Set([...selected, ...order.slice(Math.min(from, to), Math.max(from, to) + 1)]));
}

export function selectTasks(ids: readonly number[]): void {
  publish(new Set(ids));
}

export function clearSelection(): void {
  anchor = null;
  if (selected.size > 0) publish(new Set());
}

export function useIsSelected(id: number): boolean {
  return useSyncExternalStore(subscribe, () => selected.has(id));
}

export function useSelection(): ReadonlySet<number> {
  return useSyncExternalStore(subscribe, () => selected);
}

/** Tells which tasks stand in which order, for ranges. */
export function useSelectionOrder(tasks: readonly { id: number }[]): void {
  useEffect(() => {
    order = tasks.map(({ id }) => id);
  }, [tasks]);
}

/** Another view starts with nothing selected. */
export function useFreshSelection(view: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the view becomes another one
  useEffect(() => clearSelection, [view]);
}

function publish(next: ReadonlySet<number>): void {
  selected = next;
  for (const notify of subscribers) notify();
}

function subscribe(notify: () => void): () => void {
  subscribers.add(notify);
  return () => subscribers.delete(notify);
}
