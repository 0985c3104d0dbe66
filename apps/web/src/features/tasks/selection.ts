import { useEffect } from 'react';
import { createStore, useStore } from '../../lib/store.ts';

/**
 * The selected tasks of the list on screen. Outside React, so that a click draws one card again and not ten thousand.
 */
const selection = createStore<ReadonlySet<number>>(new Set());
/** Where a range begins: the task chosen last. */
let anchor: number | null = null;
/** The ids as they stand on screen. */
let order: readonly number[] = [];

export function toggleSelected(id: number): void {
  const next = new Set(selection.get());
  if (!next.delete(id)) next.add(id);
  anchor = id;
  selection.set(next);
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
  selection.set(new Set([...selection.get(), ...order.slice(Math.min(from, to), Math.max(from, to) + 1)]));
}

export function selectTasks(ids: readonly number[]): void {
  selection.set(new Set(ids));
}

export function clearSelection(): void {
  anchor = null;
  if (selection.get().size > 0) selection.set(new Set());
}

export function useIsSelected(id: number): boolean {
  return useStore(selection, (selected) => selected.has(id));
}

export function useSelection(): ReadonlySet<number> {
  return useStore(selection);
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
