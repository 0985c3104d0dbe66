import type { QueryClient } from '@tanstack/react-query';
import type { LiveEvent } from '@taskwell/contract/live-events';
import type { EventHandlers } from '../../../lib/live-events.ts';
import { invalidateTask, invalidateTasks, isShownAsOf, removeFromLists } from '../../../lib/tasks/task-cache.ts';
import { refreshTaskLists } from '../../../lib/tasks/task-refresh.ts';
import { pendingTurn } from '../../../lib/tasks/task-turns.ts';
import { refreshAllUpdates, refreshTaskUpdates } from './task-update-queries.ts';

/** What another browser (or this one) changed: read again, unless this browser already has it. */
export const TASK_EVENTS: EventHandlers = {
  'task.created': onRelated,
  'task.changed': onChanged,
  'task.deleted': onDeleted,
  'task.related': onRelated,
  'tasks.changed': onManyChanged,
};

async function onChanged(client: QueryClient, event: LiveEvent): Promise<void> {
  refreshTaskUpdates(client, event.id);
  // The answer to a change made here often comes after its event.
  await pendingTurn(event.id);
  if (!isShownAsOf(client, event.id, event.version)) readAgain(client, event.id);
}

/** What hangs on a task (comments, people) changes without giving it a new version. */
async function onRelated(client: QueryClient, { id }: LiveEvent): Promise<void> {
  refreshTaskUpdates(client, id);
  await pendingTurn(id);
  readAgain(client, id);
}

async function onDeleted(client: QueryClient, { id }: LiveEvent): Promise<void> {
  refreshTaskUpdates(client, id);
  await pendingTurn(id);
  removeFromLists(client, id);
  readAgain(client, id);
}

async function onManyChanged(client: QueryClient): Promise<void> {
  refreshAllUpdates(client);
  invalidateTasks(client);
  refreshTaskLists(client);
}

/** An open dialog asks again, and may learn that the task is gone; what is typed in it stays. */
function readAgain(client: QueryClient, id: number): void {
  invalidateTask(client, id);
  refreshTaskLists(client);
}
