import { useSyncExternalStore } from 'react';

const TICK_MILLISECONDS = 30_000;
let now = new Date();
const subscribers = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | null = null;

function subscribe(notify: () => void): () => void {
  subscribers.add(notify);
  // While nobody looked, the clock stood still.
  if (timer === null) now = new Date();
  timer ??= setInterval(() => {
    now = new Date();
    for (const tell of subscribers) tell();
  }, TICK_MILLISECONDS);
  return () => {
    subscribers.delete(notify);
    if (subscribers.size > 0 || timer === null) return;
    clearInterval(timer);
    timer = null;
  };
}

/** The time, to half a minute, so that 'today' and 'overdue' grow true by themselves. One timer for the whole page. */
export function useNow(): Date {
  return useSyncExternalStore(subscribe, () => now);
}
