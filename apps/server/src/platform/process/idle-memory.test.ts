import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { giveBackWhenIdle } from './idle-memory.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('collects at first, once nobody has asked for a while, and again after whoever asks then', () => {
  const collect = vi.fn();
  const asked = giveBackWhenIdle(collect);
  expect(collect).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(20_000);
  asked();
  vi.advanceTimersByTime(20_000);
  expect(collect).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(60_000);
  expect(collect).toHaveBeenCalledTimes(2);
  asked();
  vi.advanceTimersByTime(60_000);
  expect(collect).toHaveBeenCalledTimes(3);
});

it('collects for real', () => {
  expect(() => giveBackWhenIdle()).not.toThrow();
});
