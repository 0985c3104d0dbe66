import { Temporal } from 'temporal-polyfill';
import type { Unit } from './date-words.ts';

/** When and where a text is read. */
export interface Reading {
  now: Date;
  /** IANA zone of the caller, in which 'today' and '5 pm' are meant. */
  timeZone: string;
  /** Whether '12/11' is 12 November; by default 11 December, as in the United States. */
  isDayFirst?: boolean;
}

export type Day = Temporal.PlainDate;

export const MS_OF_DAY = 86_400_000;

export function today({ now, timeZone }: Reading): Day {
  return zoned(now, timeZone).toPlainDate();
}

export function dayOf(year: number, month: number, day: number): Day | null {
  const isDate = month >= 1 && month <= 12 && day >= 1 && day <= 31 && year >= 1970 && year <= 9999;
  if (!isDate) return null;
  const date = Temporal.PlainDate.from({ year, month, day: 1 });
  return day > date.daysInMonth ? null : date.with({ day });
}

/** The weekday (1 is Monday) that comes next, or that of the week after this one. */
export function weekdayAfter(from: Day, weekday: number, isNextWeek: boolean): Day {
  if (isNextWeek) return from.add({ days: 7 - from.dayOfWeek + weekday });
  return from.add({ days: ((weekday - from.dayOfWeek + 6) % 7) + 1 });
}

/** The weekday (1 is Monday) that was last. */
export function weekdayBefore(from: Day, weekday: number): Day {
  return weekdayAfter(from.subtract({ days: 8 }), weekday, false);
}

export function endOfMonth(day: Day): Day {
  return day.with({ day: day.daysInMonth });
}

/** The working day that ends the week; on a weekend that of the week to come. */
export function endOfWeek(day: Day): Day {
  const friday = day.add({ days: 5 - day.dayOfWeek });
  return day.dayOfWeek > 5 ? friday.add({ days: 7 }) : friday;
}

export function endOfQuarter(day: Day): Day {
  return endOfMonth(day.with({ day: 1, month: Math.ceil(day.month / 3) * 3 }));
}

/**
 * @param count below 0 for earlier
 * @param unit of a day or longer
 */
export function daysLater(from: Day, count: number, unit: Exclude<Unit, 'minute' | 'hour'>): Day {
  switch (unit) {
    case 'day':
      return from.add({ days: count });
    case 'workday':
      return workdaysLater(from, count);
    case 'week':
      return from.add({ weeks: count });
    case 'fortnight':
      return from.add({ weeks: 2 * count });
    case 'month':
      return from.add({ months: count });
    case 'year':
      return from.add({ years: count });
  }
}

function workdaysLater(from: Day, count: number): Day {
  let day = from;
  for (let left = Math.abs(count); left > 0; ) {
    day = day.add({ days: Math.sign(count) });
    if (day.dayOfWeek <= 5) left -= 1;
  }
  return day;
}

/**
 * The clock on the wall of the zone as a date of this machine, whose local parts are the zone's. Quick add reads dates so;
 * where this machine changes its clocks, a time within the hour that it skips is read an hour later.
 */
export function wallClock({ now, timeZone }: Reading): Date {
  const { year, month, day, hour, minute, second } = zoned(now, timeZone);
  return new Date(year, month - 1, day, hour, minute, second);
}

/** The instant at which the wall of the zone shows it; of a time that comes twice, the first. */
export function instantOf(wall: Date, timeZone: string): Date {
  return new Date(plainOf(wall).toZonedDateTime(timeZone).epochMilliseconds);
}

/** The instants at which the day of an instant begins and ends. */
export function dayAround(instant: Date, timeZone: string): { from: Date; to: Date } {
  const day = dayOfInstant(instant, timeZone);
  return { from: startOfDay(day, timeZone), to: startOfDay(day.add({ days: 1 }), timeZone) };
}

/** The day of an instant. */
export function dayOfInstant(instant: Date, timeZone: string): Day {
  return zoned(instant, timeZone).toPlainDate();
}

/** The instant at which a day begins. */
export function startOfDay(day: Day, timeZone: string): Date {
  return new Date(day.toZonedDateTime({ timeZone }).epochMilliseconds);
}

/** So much later by the clock on the wall: a day later it shows the same time, also where clocks change between. */
export function movedLater(instant: Date, count: number, unit: Unit, timeZone: string): Date {
  if (unit === 'minute' || unit === 'hour') {
    return new Date(instant.getTime() + count * (unit === 'hour' ? 3_600_000 : 60_000));
  }
  const before = zoned(instant, timeZone);
  return atTime(daysLater(before.toPlainDate(), count, unit), before.toPlainTime(), timeZone);
}

/** The day of one instant at the time of day of another. */
export function onDayOf(day: Date, time: Date, timeZone: string): Date {
  return atTime(zoned(day, timeZone).toPlainDate(), zoned(time, timeZone).toPlainTime(), timeZone);
}

/** Of the day, from 0. */
export function hourOf(instant: Date, timeZone: string): number {
  return zoned(instant, timeZone).hour;
}

/** The last minute of the day of an instant, which is when something is due that has a day and no time. */
export function endOfDay(instant: Date, timeZone: string): Date {
  return atTime(zoned(instant, timeZone).toPlainDate(), new Temporal.PlainTime(23, 59), timeZone);
}

function atTime(day: Day, plainTime: Temporal.PlainTime, timeZone: string): Date {
  return new Date(day.toZonedDateTime({ timeZone, plainTime }).epochMilliseconds);
}

function plainOf(wall: Date): Temporal.PlainDateTime {
  return Temporal.PlainDateTime.from({
    year: wall.getFullYear(),
    month: wall.getMonth() + 1,
    day: wall.getDate(),
    hour: wall.getHours(),
    minute: wall.getMinutes(),
  });
}

function zoned(now: Date, timeZone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
}
