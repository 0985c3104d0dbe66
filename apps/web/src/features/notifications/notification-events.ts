import type { QueryClient } from '@tanstack/react-query';
import type { EventHandlers } from '../../lib/live-events.ts';
import { NOTIFICATION_KEYS } from './notification-keys.ts';

/**
 * Reads count and list again after an event. A bulk change by a colleague makes many events: they are read at once, and
 * then at most every so often. While a change made here is on its way nothing is read, or the old state would flash up.
 */
const INTERVAL_MILLISECONDS = 500;
let lastRefresh = 0;
let timer: ReturnType<typeof setTimeout> | null = null;
let changesOnTheirWay = 0;

/** The server also tells this when notifications were read in another browser. */
export const NOTIFICATION_EVENTS: EventHandlers = { 'notification.created': refreshNotifications };

function refreshNotifications(client: QueryClient): void {
  if (timer !== null || changesOnTheirWay > 0) return;
  const wait = lastRefresh + INTERVAL_MILLISECONDS - Date.now();
  if (wait <= 0) {
    run(client);
    return;
  }
  timer = setTimeout(() => {
    timer = null;
    if (changesOnTheirWay === 0) run(client);
  }, wait);
}

/** Runs a change and reads everything again once the last one has been answered. */
export async function whileChanging(client: QueryClient, change: () => Promise<void>): Promise<void> {
  changesOnTheirWay += 1;
  try {
    await change();
  } finally {
    changesOnTheirWay -= 1;
    refreshNotifications(client);
  }
}

function run(client: QueryClient): void {
  lastRefresh = Date.now();
  client.invalidateQueries({ queryKey: NOTIFICATION_KEYS.all });
}
