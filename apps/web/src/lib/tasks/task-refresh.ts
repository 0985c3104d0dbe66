import type { Query, QueryClient } from '@tanstack/react-query';
import { TASK_KEYS, type TaskPages } from './task-keys.ts';

/**
 * Reads the lists again after a change: at once, and when changes come thick and fast at most every so often, so that a
 * colleague's bulk import does not become a flood of requests. A list that somebody has scrolled far down is read whole,
 * so the more pages it has, the longer it waits; what changed here has been painted on it already.
 */
const INTERVAL_MILLISECONDS = 250;
const PAGES_AT_ONCE = 3;
const MILLISECONDS_PER_PAGE = 200;
let lastRefresh = 0;
let timer: ReturnType<typeof setTimeout> | null = null;
const longListTimers = new Map<string, ReturnType<typeof setTimeout>>();

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
  client.invalidateQueries({ queryKey: TASK_KEYS.calendars });
  client.invalidateQueries({ queryKey: TASK_KEYS.usage });
  client.invalidateQueries({ queryKey: TASK_KEYS.lists, predicate: (query) => pagesOf(query) <= PAGES_AT_ONCE });
  for (const query of client.getQueryCache().findAll({ queryKey: TASK_KEYS.lists })) {
    if (pagesOf(query) > PAGES_AT_ONCE) refreshLater(client, query);
  }
}

function refreshLater(client: QueryClient, query: Query): void {
  const { queryKey, queryHash } = query;
  if (longListTimers.has(queryHash)) return;
  longListTimers.set(
    queryHash,
    setTimeout(() => {
      longListTimers.delete(queryHash);
      client.invalidateQueries({ queryKey, exact: true });
    }, pagesOf(query) * MILLISECONDS_PER_PAGE),
  );
}

function pagesOf(query: Query): number {
  return (query.state.data as TaskPages | undefined)?.pages.length ?? 0;
}
