import { expect, it } from 'vitest';
import { finishInSlices } from './slices.ts';

function* work(milliseconds: number): Generator<void, string> {
  const end = performance.now() + milliseconds;
  while (performance.now() < end) yield;
  return 'done';
}

it('a long work lets the page draw in between, and answers what it returns', async () => {
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 1);
  expect(await finishInSlices(work(200))).toBe('done');
  clearInterval(timer);
  expect(turns).toBeGreaterThan(5);
});

it('what it throws comes through', async () => {
  // biome-ignore lint/correctness/useYield: it fails at its first step
  const failing = (function* (): Generator<void, string> {
    throw new RangeError('as it was meant to');
  })();
  await expect(finishInSlices(failing)).rejects.toThrow('as it was meant to');
});
