import type { Task } from '@taskwell/contract/schemas';
import { noteOwnChange, versionAfterOwnChanges } from './own-versions.ts';
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
  // The next in turn begins before the answer is in the cache, so its version is noted here.
  async function sendOn(version: number): Promise<T> {
    const answer = await send(version);
    noteOwnChange(seen.id, version, answer.data.version);
    return answer;
  }
  try {
    return await sendOn(versionAfterOwnChanges(seen.id, seen.version));
  } catch (error) {
    const theirs = currentOnServer(error);
    if (theirs === null || fields.some((field) => theirs[field] !== seen[field])) throw error;
    return await sendOn(theirs.version);
  }
}
