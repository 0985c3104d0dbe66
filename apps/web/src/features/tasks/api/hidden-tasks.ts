import { useSyncExternalStore } from 'react';

/** Tasks that are about to be deleted: no list shows them, and they are back at once when that is undone. */
let hidden: ReadonlySet<number> = new Set();
const subscribers = new Set<() => void>();

export function hideTasks(ids: readonly number[]): void {
  publish(new Set([...hidden, ...ids]));
}

export function showTasks(ids: readonly number[]): void {
  publish(new Set([...hidden].filter((id) => !ids.includes(id))));
}

export function useHiddenTasks(): ReadonlySet<number> {
  return useSyncExternalStore(subscribe, () => hidden);
}

function publish(next: ReadonlySet<number>): void {
  hidden = next;
  for (const notify of subscribers) notify();
}

function subscribe(notify: () => void): () => void {
  subscribers.add(notify);
  return () => subscribers.delete(notify);
}
