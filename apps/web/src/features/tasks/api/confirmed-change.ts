import type { QueryClient } from '@tanstack/react-query';
import type { Task } from '@taskwell/contract/schemas';
import type { NoteWayBack } from '../../../lib/confirmation.ts';
import { ChangedSince } from '../../../lib/tasks/changed-since.ts';
import { findCachedTask } from '../../../lib/tasks/task-cache.ts';
import type { PropertyChange } from './property-changes.ts';
import { paintAndSend } from './task-changes.ts';

/**
 * Changes one property without a notice, as a part of what a person confirms.
 *
 * @throws ApiError where the server refuses; what was painted has been rolled back
 */
export async function makePropertyChange(
  client: QueryClient,
  shown: Task,
  change: PropertyChange,
  note: NoteWayBack,
): Promise<void> {
  await paintAndSend(client, findCachedTask(client, shown.id) ?? shown, change, {
    made: (data, back) => note(() => putBack(client, data, back)),
  });
}

/** @throws ChangedSince where this person has changed it again since; ApiError where somebody else has */
async function putBack(client: QueryClient, made: Task, back: PropertyChange): Promise<void> {
  const current = findCachedTask(client, made.id) ?? made;
  if (back.fields.some((field) => current[field] !== made[field])) throw new ChangedSince();
  await paintAndSend(client, current, back, {});
}
