/**
 * One change of a task at a time: each names the version it was made on, so a second one must wait for the first one's
 * answer instead of conflicting with it.
 */
const turns = new Map<number, Promise<unknown>>();

export function inTurn<T>(taskId: number, work: () => Promise<T>): Promise<T> {
  const turn = pendingTurn(taskId).then(work);
  const settled = turn.then(
    () => undefined,
    () => undefined,
  );
  turns.set(taskId, settled);
  settled.then(() => {
    if (turns.get(taskId) === settled) turns.delete(taskId);
  });
  return turn;
}

/** Settles when no change of this task is on its way any more; never fails. */
export function pendingTurn(taskId: number): Promise<unknown> {
  return turns.get(taskId) ?? Promise.resolve();
}
