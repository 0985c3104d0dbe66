import type { Transaction } from '../../platform/database/database.ts';
import { drawTaskIds } from './tasks.queries.ts';

/** What is left of a block when the server stops is never given; ids have gaps anyway, wherever an addition fails. */
const BLOCK = 64;

/**
 * Ids for new tasks, drawn a block at a time: most additions then know theirs without asking, and need no round trip of
 * their own for it (decision 45). Not for subtasks, see below.
 */
export function createTaskIds(): (tx: Transaction) => Promise<number> {
  const drawn: number[] = [];
  return async (tx) => {
    const waiting = drawn.shift();
    if (waiting !== undefined) return waiting;
    const [id, ...others] = await drawTaskIds(tx, BLOCK);
    // Where PostgreSQL crashes before that, the sequence is where it was, and gives them once more.
    tx.afterCommit(() => drawn.push(...others));
    return id;
  };
}

/**
 * The id of a subtask, drawn after its parent was read and so higher than the parent's: families are locked in ascending
 * order of ids, parents first (decision 11).
 */
export async function drawSubtaskId(tx: Transaction): Promise<number> {
  const [id] = await drawTaskIds(tx, 1);
  return id;
}
