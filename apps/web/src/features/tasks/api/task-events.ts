import type { QueryClient } from '@tanstack/react-query';
import type { LiveEvent } from '../../../lib/live-events.ts';
import { findCachedTask, removeFromLists } from './task-cache.ts';
import { TASK_KEYS } from './task-keys.ts';
import { refreshTaskLists } from './task-refresh.ts';
import { pendingTurn } from './task-turns.ts';

/** What another browser (or this one) changed: read again, unless this browser already has it. */
export async function applyTaskEvent(client: QueryClient, event: LiveEvent): Promise<void> {
  // The answer to a change made here often comes after its event.
  await pendingTurn(event.id);
  if (event.kind === 'task.deleted') {
    removeFromLists(client, event.id);
    // An open dialog asks again and learns that the task is gone; what is typed in it stays.
    client.invalidateQueries({ queryKey: TASK_KEYS.detail(event.id), exact: true });
    refreshTaskLists(client);
    return;
  }
  const cached = findCachedTask(client, event.id);
  if (cached && cached.version >= event.version) return;
  client.invalidateQueries({ queryKey: TASK_KEYS.detail(event.id), exact: true });
  refreshTaskLists(client);
}
