import { findDueDate, readMoment } from '@taskwell/quick-add/find-due-date';
import { afterEach, describe, expect, it } from 'vitest';
import { dayOf, movedTo, startOf } from './calendar-days.ts';
import { dueWords, endOfDayIn, fromLocalInput, toLocalInput } from './due-words.ts';
import { keepTimeZone } from './time-zone.ts';
import { CLOCK } from './wall-clock.ts';

afterEach(() => keepTimeZone(null));

describe('in a chosen time zone', () => {
  it('days, forms and words go by its clocks, whatever the device', () => {
    const instant = '2030-06-01T20:30:00.000Z';
    for (const [zone, day, local] of [
      ['Asia/Tokyo', '2030-06-02', '2030-06-02T05:30'],
      ['America/Los_Angeles', '2030-06-01', '2030-06-01T13:30'],
      ['Asia/Kathmandu', '2030-06-02', '2030-06-02T02:15'],
    ] as const) {
      keepTimeZone(zone);
      expect([dayOf(instant), toLocalInput(instant), fromLocalInput(local)]).toEqual([day, local, instant]);
    }
    keepTimeZone('Asia/Tokyo');
    expect(startOf('2030-06-02').toISOString()).toBe('2030-06-01T15:00:00.000Z');
    expect(movedTo('2030-06-05', instant)).toBe('2030-06-04T20:30:00.000Z');
    expect(endOfDayIn(0, new Date(instant))).toBe('2030-06-02T23:59');
    expect(dueWords('2030-06-02T15:30:00.000Z', false, new Date(instant)).text).toMatch(/^tomorrow (12:30|0:30|00:30)/);
  });

  it('an hour that the clocks leave out is the one after it, of one that comes twice the first is meant', () => {
    keepTimeZone('Europe/Berlin');
    expect(fromLocalInput('2026-03-29T02:30')).toBe('2026-03-29T01:30:00.000Z');
    expect(fromLocalInput('2026-10-25T02:30')).toBe('2026-10-25T00:30:00.000Z');
    expect(fromLocalInput('2026-10-25T03:00')).toBe('2026-10-25T02:00:00.000Z');
  });

  it('typed dates are read by its clocks, but for those that name a zone', () => {
    keepTimeZone('Asia/Tokyo');
    const now = new Date('2030-06-01T20:30:00Z');
    expect(readMoment('tomorrow 9am', now, CLOCK)?.toISOString()).toBe('2030-06-03T00:00:00.000Z');
    expect(readMoment('2030-06-04 17:00 UTC', now, CLOCK)?.toISOString()).toBe('2030-06-04T17:00:00.000Z');
    const found = findDueDate('Call Kim today 9:00', now, () => false, CLOCK);
    expect(found?.value.toISOString()).toBe('2030-06-02T00:00:00.000Z');
  });
});
