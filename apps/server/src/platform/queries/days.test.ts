import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAll } from '../../testing/property.ts';
import { localDay } from '../../testing/task-model.ts';
import { dayBounds } from './days.ts';

const ZONES = [
  'UTC',
  'Europe/Berlin',
  'Europe/London',
  'America/New_York',
  'America/Sao_Paulo',
  'America/St_Johns',
  'Asia/Kathmandu',
  'Asia/Beirut',
  'Africa/Cairo',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'Atlantic/Azores',
];
const HOUR = 3_600_000;

describe('the bounds of days', () => {
  it.each([
    ['when the clocks go forward', 'Europe/Berlin', '2026-03-29T10:00:00Z', '2026-03-28T23:00:00Z', 23],
    ['when the clocks go back', 'Europe/Berlin', '2026-10-25T10:00:00Z', '2026-10-24T22:00:00Z', 25],
    ['when midnight itself is skipped', 'Asia/Beirut', '2026-03-29T10:00:00Z', '2026-03-28T22:00:00Z', 23],
    [
      'when the clocks change by half an hour',
      'Australia/Lord_Howe',
      '2026-04-05T03:00:00Z',
      '2026-04-04T13:00:00Z',
      24.5,
    ],
    ['on an ordinary day', 'America/New_York', '2026-01-15T03:00:00Z', '2026-01-14T05:00:00Z', 24],
  ])('%s', (_, zone, now, today, hours) => {
    const bounds = dayBounds(new Date(now), zone);
    expect(bounds.today.toISOString()).toBe(new Date(today).toISOString());
    expect((bounds.tomorrow.getTime() - bounds.today.getTime()) / HOUR).toBe(hours);
  });

  it('skip a day that a place left out', () => {
    // Samoa went from 29 to 31 December 2011.
    const bounds = dayBounds(new Date('2011-12-30T09:00:00Z'), 'Pacific/Apia');
    expect(localDay(bounds.today.getTime(), 'Pacific/Apia')).toBe('2011-12-29');
    expect(localDay(bounds.tomorrow.getTime(), 'Pacific/Apia')).toBe('2011-12-31');
  });

  it('are the first instants of their days in every zone, in the whole calendar', async () => {
    const moments = fc.tuple(
      fc.date({ min: new Date('1970-02-01'), max: new Date('2099-12-01'), noInvalidDate: true }),
      fc.constantFrom(...ZONES),
    );
    await forAll(moments, 1_000, ([now, zone]) => {
      const bounds = dayBounds(now, zone);
      const day = (instant: Date) => localDay(instant.getTime(), zone);
      for (const bound of Object.values(bounds)) {
        expect(day(bound) > day(new Date(bound.getTime() - 1))).toBe(true);
      }
      expect(day(bounds.today)).toBe(day(now));
      expect(bounds.today <= now && now < bounds.tomorrow).toBe(true);
      expect(day(bounds.monthStart)).toBe(`${day(now).slice(0, 7)}-01`);
      expect(day(bounds.nextMonthStart).slice(8)).toBe('01');
      const days = (Date.parse(day(bounds.inSevenDays)) - Date.parse(day(now))) / (24 * HOUR);
      // Samoa again.
      expect(zone === 'Pacific/Apia' ? [7, 8] : [7]).toContain(days);
    });
  });
});
