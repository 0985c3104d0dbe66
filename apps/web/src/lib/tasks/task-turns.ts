import { warnOnLeave } from '../leave-warning.ts';

/**
 * One change of a task at a time: each names the version it was made on, so a second one must wait for the first one's
 * answer instead of conflicting with it.
 */
const turns = new Map<number, Promise<unknown>>();

export function inTurn<T>(taskId: number, work: () => Promise<T>): Promise<T> {
  return inTurnOfAll([taskId], work);
}

/** A change of several tasks waits for the pending ones of each, and later ones of each wait for it. */
export function inTurnOfAll<T>(taskIds: readonly number[], work: () => Promise<T>): Promise<T> {
  const turn = Promise.all(taskIds.map(pendingTurn)).then(work);
  const settled = turn.then(
    () => undefined,
    () => undefined,
  );
  for (const id of taskIds) turns.set(id, settled);
  // It is on the screen already, so nobody would think that leaving loses it.
  const endWarning = warnOnLeave();
  settled.then(() => {
    endWarning();
    for (const id of taskIds) {
      if (turns.get(id) === settled) turns.delete(id);
    }
  });
  return turn;
}

/** Settles when no change of this task is on its way any more; never fails. */
export function pendingTurn(taskId: number): Promise<unknown> {
  return turns.get(taskId) ?? Promise.resolve();
}
