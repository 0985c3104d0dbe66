import type { QueryClient } from '@tanstack/react-query';
import type { LiveEvent } from '../../../lib/live-events.ts';
import { findCachedTask, invalidateTask, invalidateTasks, removeFromLists } from './task-cache.ts';
import { refreshTaskLists } from './task-refresh.ts';
import { pendingTurn } from './task-turns.ts';

/** What another browser (or this one) changed: read again, unless this browser already has it. */
export async function applyTaskEvent(client: QueryClient, event: LiveEvent): Promise<void> {
  // The answer to a change made here often comes after its event.
  await pendingTurn(event.id);
  if (event.kind === 'tasks.changed') {
    invalidateTasks(client);
  } else {
    const cached = findCachedTask(client, event.id);
    // What hangs on a task (comments, people) changes without giving it a new version.
    if (event.kind === 'task.changed' && cached && cached.version >= event.version) return;
    if (event.kind === 'task.deleted') removeFromLists(client, event.id);
    // An open dialog asks again, and may learn that the task is gone; what is typed in it stays.
    invalidateTask(client, event.id);
  }
  refreshTaskLists(client);
}
