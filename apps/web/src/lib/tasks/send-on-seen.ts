import type { Task } from '@taskwell/contract/schemas';
import { sendAfterOwnChanges } from './own-versions.ts';
import { currentOnServer } from './task-change.ts';

/**
 * Sends a change of some fields on the version of the task that a person saw when they made it, or on what their own
 * changes have made of that. Where somebody else has changed other fields only, it goes on top of theirs.
 *
 * @throws ApiError 412 where one of these fields is no longer what the person saw
 */
export async function sendOnSeen<T extends { data: Task }>(
  seen: Task,
  fields: readonly (keyof Task)[],
  send: (version: number) => Promise<T>,
): Promise<T> {
  try {
    return await sendAfterOwnChanges(seen.id, seen.version, send);
  } catch (error) {
    const theirs = currentOnServer(error);
    if (theirs === null || fields.some((field) => theirs[field] !== seen[field])) throw error;
    return await sendAfterOwnChanges(seen.id, theirs.version, send);
  }
}
