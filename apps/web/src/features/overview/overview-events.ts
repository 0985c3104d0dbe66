import type { QueryClient } from '@tanstack/react-query';
import type { EventHandlers } from '../../lib/live-events.ts';
import { OVERVIEW_KEYS } from './overview-keys.ts';

/** Changes that come thick and fast, such as an import's, are read together. */
const INTERVAL_MILLISECONDS = 1_000;
let lastRefresh = 0;
let timer: ReturnType<typeof setTimeout> | null = null;

function refresh(client: QueryClient): void {
  if (timer !== null) return;
  const wait = Math.max(0, lastRefresh + INTERVAL_MILLISECONDS - Date.now());
  timer = setTimeout(() => {
    timer = null;
    lastRefresh = Date.now();
    client.invalidateQueries({ queryKey: OVERVIEW_KEYS.all });
  }, wait);
}

/** Whatever happens to tasks and people moves the numbers of the start pages. */
export const OVERVIEW_EVENTS: EventHandlers = {
  'task.created': refresh,
  'task.changed': refresh,
  'task.deleted': refresh,
  'task.related': refresh,
  'tasks.changed': refresh,
  'person.changed': refresh,
};
