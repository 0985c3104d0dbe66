import type { QueryClient } from '@tanstack/react-query';
import { TASK_KEYS } from './task-keys.ts';

/**
 * Reads the lists again after a change: at once, and when changes come thick and fast at most every so often, so that a
 * colleague's bulk import does not become a flood of requests.
 */
const INTERVAL_MILLISECONDS = 250;
let lastRefresh = 0;
let timer: ReturnType<typeof setTimeout> | null = null;

export function refreshTaskLists(client: QueryClient): void {
  if (timer !== null) return;
  const wait = lastRefresh + INTERVAL_MILLISECONDS - Date.now();
  if (wait <= 0) {
    run(client);
    return;
  }
  timer = setTimeout(() => {
    timer = null;
    run(client);
  }, wait);
}

function run(client: QueryClient): void {
  lastRefresh = Date.now();
  client.invalidateQueries({ queryKey: TASK_KEYS.lists });
}
