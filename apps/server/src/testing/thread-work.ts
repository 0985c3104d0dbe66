import { answerInThread } from '../platform/process/thread-answer.ts';

/** Work of every kind that a thread may be given, for threads.test.ts. */
answerInThread((kind: 'answer' | 'spin' | 'hoard' | 'fail' | 'leave') => {
  const kept: number[][] = [];
  switch (kind) {
    case 'answer':
      return { answer: 42 };
    case 'spin':
      for (;;);
    case 'hoard':
      for (;;) kept.push(Array.from({ length: 10_000 }, Math.random));
    case 'fail':
      throw new RangeError('as it was meant to');
    case 'leave':
      return process.exit(0);
  }
});
