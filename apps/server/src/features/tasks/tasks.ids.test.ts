import { expect, it } from 'vitest';
import type { Transaction } from '../../platform/database/database.ts';
import { createTaskIds } from './tasks.ids.ts';

/** A transaction whose sequence gives what comes next, and which is committed where that is asked for. */
function transactionOn(sequence: { next: number }) {
  const after: (() => void)[] = [];
  const run = async () => ({ rows: Array.from({ length: 64 }, () => ({ id: sequence.next++ })) });
  const tx = { run, afterCommit: (work: () => void) => after.push(work) } as unknown as Transaction;
  const commit = () => {
    for (const work of after) work();
  };
  return { tx, commit };
}

it('ids are handed out of a block once that is on disk, and none of one that was lost', async () => {
  const nextTaskId = createTaskIds();
  const sequence = { next: 1 };
  const lost = transactionOn(sequence);
  expect(await nextTaskId(lost.tx)).toBe(1);
  // A crash: nothing was committed, and the sequence is where it was.
  sequence.next = 1;
  const kept = transactionOn(sequence);
  expect(await nextTaskId(kept.tx)).toBe(1);
  kept.commit();
  const another = transactionOn(sequence);
  expect([await nextTaskId(another.tx), await nextTaskId(another.tx)]).toEqual([2, 3]);
  expect(sequence.next, 'nothing more was drawn').toBe(65);
});
