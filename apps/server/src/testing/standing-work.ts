import { answerAlways } from '../platform/process/thread-answer.ts';

const startedAt = Date.now();

/** For standing-thread.test.ts. */
export const STANDING_WORK = {
  started: () => startedAt,
  twice: (count: number) => count * 2,
  later: async (text: string) => text.toUpperCase(),
  spin: (milliseconds: number) => {
    const end = performance.now() + milliseconds;
    while (performance.now() < end);
    return milliseconds;
  },
  hoard: () => {
    const kept: number[][] = [];
    for (;;) kept.push(Array.from({ length: 10_000 }, Math.random));
  },
  fail: (): never => {
    throw new RangeError('as it was meant to');
  },
  failLater: () => {
    setTimeout(() => {
      throw new RangeError('when nobody waits');
    }, 20);
    return 'answered';
  },
  leave: (): never => process.exit(0),
};

answerAlways(STANDING_WORK);
