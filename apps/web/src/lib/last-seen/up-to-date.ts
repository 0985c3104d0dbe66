import { createStore } from '../store.ts';

/** When what is on the screen was last known to be up to date, in milliseconds; null while it is. */
export const upToDateUntil = createStore<number | null>(null);
