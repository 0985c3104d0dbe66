import { describe, expect, it } from 'vitest';
import { formatWait } from './numbers.ts';

describe('how long to wait', () => {
  it.each([
    [0, 'in a moment'],
    [1, 'in a moment'],
    [2, 'in 2 seconds'],
    [59, 'in 59 seconds'],
    [60, 'in 1 minute'],
    [61, 'in 2 minutes'],
    [3_540, 'in 59 minutes'],
    [3_541, 'in 1 hour'],
    [3_600, 'in 1 hour'],
    [3_601, 'in 2 hours'],
    [86_400, 'in 24 hours'],
  ])('is never said to be shorter than it is: %i seconds', (seconds, words) => {
    expect(formatWait(seconds)).toBe(words);
  });
});
