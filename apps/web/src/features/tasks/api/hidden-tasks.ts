import { createStore, useStore } from '../../../lib/store.ts';

/** Tasks that are about to be deleted: no list shows them, and they are back at once when that is undone. */
const hidden = createStore<ReadonlySet<number>>(new Set());

export function hideTasks(ids: readonly number[]): void {
  hidden.set(new Set([...hidden.get(), ...ids]));
}

export function showTasks(ids: readonly number[]): void {
  hidden.set(new Set([...hidden.get()].filter((id) => !ids.includes(id))));
}

export function useHiddenTasks(): ReadonlySet<number> {
  return useStore(hidden);
}
