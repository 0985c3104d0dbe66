import { expect, it } from 'vitest';
import { OverrunError, runInThread } from './threads.ts';

const WORK = new URL('../../testing/thread-work.ts', import.meta.url);
const LIMITS = { milliseconds: 15_000, megabytes: 32 };

it('a thread answers what its work returns', async () => {
  expect(await runInThread(WORK, 'answer', LIMITS)).toEqual({ answer: 42 });
});

it('a thread that takes too long is ended', async () => {
  await expect(runInThread(WORK, 'spin', { ...LIMITS, milliseconds: 1_500 })).rejects.toThrow(OverrunError);
});

it('a thread that takes too much memory is ended, and only the thread', async () => {
  await expect(runInThread(WORK, 'hoard', LIMITS)).rejects.toThrow(OverrunError);
});

it('what the work throws comes back as it is', async () => {
  await expect(runInThread(WORK, 'fail', LIMITS)).rejects.toThrow(new RangeError('as it was meant to'));
});

it('a thread that ends without an answer is no answer', async () => {
  await expect(runInThread(WORK, 'leave', LIMITS)).rejects.toThrow('the thread ended without an answer');
});
