import type { Task } from '@taskwell/contract/schemas';

/**
 * Which version of a task a change made here has turned into which: whoever had begun to edit the task before such a
 * change was answered conflicts with nobody but themselves.
 */
const followers = new Map<number, Map<number, number>>();

/**
 * Sends a change on the version that a person saw, or on what their own changes have made of that, and notes what it makes
 * of it: the next in turn begins before the answer is in the cache.
 */
export async function sendAfterOwnChanges<T extends { data: Task }>(
  taskId: number,
  version: number,
  send: (version: number) => Promise<T>,
): Promise<T> {
  const from = versionAfterOwnChanges(taskId, version);
  const answer = await send(from);
  noteOwnChange(taskId, from, answer.data.version);
  return answer;
}

/** The server has answered a change that was made on `from` and on nothing newer. */
function noteOwnChange(taskId: number, from: number, to: number): void {
  if (to <= from) return;
  const versions = followers.get(taskId) ?? new Map<number, number>();
  versions.set(from, to);
  followers.set(taskId, versions);
}

/** The version as it is with the changes made here since; others' changes lead no further. */
export function versionAfterOwnChanges(taskId: number, version: number): number {
  const next = followers.get(taskId)?.get(version);
  return next === undefined ? version : versionAfterOwnChanges(taskId, next);
}
