import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  agoWords,
  dueTimeWords,
  dueWords,
  endOfDayIn,
  fromLocalInput,
  localInputWords,
  momentWords,
  shortDateTime,
  toLocalInput,
  upcomingWords,
} from './due-words.ts';

/** A Saturday. */
const now = new Date(2026, 10, 21, 13, 0);
const MINUTE = 60_000;

const overdue = (due: Date) => dueWords(due.toISOString(), true, now).text;
const before = (minutes: number) => new Date(now.getTime() - minutes * MINUTE);

describe('a due date in words', () => {
  it('counts calendar days, not spans of 24 hours', () => {
    expect(upcomingWords(new Date(2026, 10, 21, 23, 59), now)).toMatch(/^today /);
    expect(upcomingWords(new Date(2026, 10, 22, 0, 1), now)).toMatch(/^tomorrow /);
    expect(overdue(new Date(2026, 10, 20, 23, 59))).toBe('overdue by 1 day');
  });

  it('names the weekday up to the day before the same one comes again', () => {
    expect(upcomingWords(new Date(2026, 10, 27, 9, 0), now)).toMatch(/^Friday /);
    expect(upcomingWords(new Date(2026, 10, 28, 9, 0), now)).not.toMatch(/Saturday/);
  });

  it('says the time of a far day where that is asked for', () => {
    const far = new Date(2027, 2, 5, 17, 0);
    expect(upcomingWords(far, now)).not.toMatch(/5:00|17:00/);
    expect(momentWords(far, now)).toMatch(/2027.*(5:00|17:00)/);
    expect(momentWords(new Date(2026, 10, 27, 9, 0), now)).toMatch(/^Friday /);
  });

  it('says the time alone below the day, and how late it is', () => {
    expect(dueTimeWords(new Date(2027, 2, 5, 17, 0).toISOString(), false, now)).toMatch(/^(5:00.PM|17:00)$/);
    expect(dueTimeWords(new Date(2026, 10, 19, 17, 0).toISOString(), true, now)).toMatch(/, overdue by 2 days$/);
  });

  it('names the year only where it is another one', () => {
    expect(upcomingWords(new Date(2026, 11, 24), now)).not.toMatch(/2026/);
    expect(upcomingWords(new Date(2027, 0, 4), now)).toMatch(/2027/);
  });

  it('counts hours and minutes on the day itself, and never none', () => {
    expect(overdue(before(150))).toBe('overdue by 2 hours');
    expect(overdue(before(60))).toBe('overdue by 1 hour');
    expect(overdue(before(59))).toBe('overdue by 59 minutes');
    expect(overdue(before(0))).toBe('overdue by 1 minute');
  });
});

describe('how long ago something was', () => {
  it('changes its unit exactly at a minute, an hour, a day and a week', () => {
    const words = (milliseconds: number) => agoWords(new Date(now.getTime() - milliseconds).toISOString(), now);
    expect([MINUTE - 1, MINUTE, 60 * MINUTE - 1, 60 * MINUTE].map(words)).toEqual([
      'Just now',
      '1m ago',
      '59m ago',
      '1h ago',
    ]);
    const day = 24 * 60 * MINUTE;
    expect([day - 1, day, 7 * day - 1].map(words)).toEqual(['23h ago', '1d ago', '6d ago']);
    expect(words(7 * day)).not.toMatch(/ago/);
  });
});

describe('where the clocks change', () => {
  beforeEach(() => vi.stubEnv('TZ', 'Europe/Berlin'));
  afterEach(() => vi.unstubAllEnvs());

  it('a day of 23 or 25 hours is one day', () => {
    const evening = (month: number, day: number) => new Date(2026, month, day, 23, 30);
    expect(upcomingWords(new Date(2026, 2, 29, 23, 59), evening(2, 28))).toMatch(/^tomorrow /);
    expect(upcomingWords(new Date(2026, 9, 26, 12, 0), evening(9, 24))).toMatch(/^Monday /);
  });

  it('the last minute of a day stays the last minute of that day', () => {
    expect(endOfDayIn(1, new Date(2026, 2, 28, 12, 0))).toBe('2026-03-29T23:59');
    expect(endOfDayIn(7, new Date(2026, 9, 24, 12, 0))).toBe('2026-10-31T23:59');
  });

  it('what a field shows is what it was given, in winter and in summer', () => {
    for (const local of ['2026-01-15T08:05', '2026-07-15T23:59', '0999-01-01T00:00']) {
      expect(toLocalInput(fromLocalInput(local) ?? null)).toBe(local);
    }
    expect(fromLocalInput('2026-07-15T12:00')).toBe('2026-07-15T10:00:00.000Z');
  });
});

describe('a local input', () => {
  it('tells no date from a wrong one', () => {
    expect(fromLocalInput('')).toBeNull();
    expect(fromLocalInput('2026-13-01T00:00')).toBeUndefined();
    expect(fromLocalInput('plan 9')).toBeUndefined();
  });

  it('is said in the words that its moment is said in', () => {
    const noon = new Date(2026, 6, 15, 12, 0);
    expect(localInputWords('2026-07-15T12:00')).toBe(shortDateTime(noon.toISOString()));
    expect(shortDateTime(noon.toISOString())).toMatch(/2026.*12:00/);
    expect(localInputWords('plan 9')).toBe('plan 9');
  });
});
