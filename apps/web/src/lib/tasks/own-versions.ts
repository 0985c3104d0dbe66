/**
 * Which version of a task a change made here has turned into which: whoever had begun to edit the task before such a
 * change was answered conflicts with nobody but themselves.
 */
const followers = new Map<number, Map<number, number>>();

/** The server has answered a change that was made on `from` and on nothing newer. */
export function noteOwnChange(taskId: number, from: number, to: number): void {
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
