import { describe, expect, it } from 'vitest';
import { addDays, addMonths, asDay, asMonth, dayOf, movedTo, startOf, weekdayOf, weeksOf } from './calendar-days.ts';

describe('the days of a calendar', () => {
  it('are counted across months, years and changes of the clocks', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2030-01-01', -1)).toBe('2029-12-31');
    expect(addDays('2030-03-30', 2)).toBe('2030-04-01');
  });

  it('stay within their month when a month is added', () => {
    expect(addMonths('2030-01-31', 1)).toBe('2030-02-28');
    expect(addMonths('2030-01-15', -1)).toBe('2029-12-15');
    expect(addMonths('2028-02-29', 12)).toBe('2029-02-28');
  });

  it('fill the weeks of a month from its first weekday on', () => {
    const weeks = weeksOf('2026-11', 0);
    expect(weeks).toHaveLength(5);
    expect([weeks[0]?.[0], weeks.at(-1)?.[6]]).toEqual(['2026-11-01', '2026-12-05']);
    expect(weeksOf('2026-11', 1)[0]?.[0]).toBe('2026-10-26');
    expect(weeksOf('2026-02', 0)).toHaveLength(4);
    expect(weeksOf('2026-08', 0)).toHaveLength(6);
    for (const week of weeks) expect(week.map(weekdayOf)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it('are those of this browser: a day begins at its midnight', () => {
    expect(dayOf(startOf('2030-06-01'))).toBe('2030-06-01');
    expect(dayOf(new Date(startOf('2030-06-01').getTime() - 1))).toBe('2030-05-31');
  });

  it('keep the time of what is moved to another', () => {
    const at = new Date(2030, 5, 1, 17, 45).toISOString();
    expect(movedTo('2030-12-31', at)).toBe(new Date(2030, 11, 31, 17, 45).toISOString());
  });

  it('are read from an address only where they are some', () => {
    expect(asDay('2030-02-28')).toBe('2030-02-28');
    for (const none of ['2030-02-30', '2030-13-01', '1969-12-31', '10000-01-01', 'today', '', undefined, 20300101]) {
      expect(asDay(none)).toBeUndefined();
    }
    expect(asMonth('2030-12')).toBe('2030-12');
    for (const none of ['2030-00', '2030-1', '1970-01', '9999-12', undefined]) expect(asMonth(none)).toBeUndefined();
  });
});
