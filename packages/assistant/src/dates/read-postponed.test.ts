import { expect, it } from 'vitest';
import { dueAfter, readPostponed } from './read-postponed.ts';

/** A Friday evening. */
const READING = { now: new Date('2026-11-27T20:40:00Z'), timeZone: 'UTC' };
const dueOnceSaid = (said: string, due: string) => {
  const { move } = readPostponed(said, READING);
  return move && dueAfter(move, new Date(due), READING)?.toISOString();
};

it.each([
  ['of what is due in the morning it is in the morning', 'at 9', '2026-11-28T08:00:00Z', '2026-11-28T09:00:00.000Z'],
  ['nobody is up at 3', 'at 3', '2026-11-28T08:00:00Z', '2026-11-28T15:00:00.000Z'],
  ['of what is due in the evening it is in the evening', 'at 9', '2026-11-28T20:00:00Z', '2026-11-28T21:00:00.000Z'],
  ['else it is an hour of the working day', 'at 9', '2026-11-30T16:00:00Z', '2026-11-30T09:00:00.000Z'],
  ['a day without a time has no evening', 'at 9', '2026-11-30T23:59:00Z', '2026-11-30T09:00:00.000Z'],
  ['it is none that has passed', 'at 9', '2026-11-27T23:59:00Z', '2026-11-27T21:00:00.000Z'],
  ['what is said stays', 'at 9pm', '2026-11-28T08:00:00Z', '2026-11-28T21:00:00.000Z'],
])('an hour alone: %s', (_, said, due, then) => {
  expect(dueOnceSaid(said, due)).toBe(then);
});
