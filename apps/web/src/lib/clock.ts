import { createStore, useStore } from './store.ts';

const TICK_MILLISECONDS = 30_000;

const now = createStore(new Date(), (set) => {
  // While nobody looked, the clock stood still.
  set(new Date());
  const timer = setInterval(() => set(new Date()), TICK_MILLISECONDS);
  return () => clearInterval(timer);
});

/** The time, to half a minute, so that 'today' and 'overdue' grow true by themselves. One timer for the whole page. */
export function useNow(): Date {
  return useStore(now);
}
