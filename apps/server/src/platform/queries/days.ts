import { LIMITS } from '@taskwell/contract/limits';
import { isDueDate } from '@taskwell/contract/rules';
import { type RawBuilder, sql } from 'kysely';
import { Temporal } from 'temporal-polyfill';

/**
 * Whether it is the name of a zone to all that reckon with it here, which is the platform and the library; both alone decide what
 * day it is, and PostgreSQL is told when days begin. Names that mean several places ('IST') and offsets are none.
 */
export function isTimeZone(name: string): boolean {
  if (!/^[a-z]/i.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** The instants at which the caller's days, weeks and months begin; right across changes of daylight saving time. */
export interface DayBounds {
  today: Date;
  tomorrow: Date;
  inSevenDays: Date;
  monthStart: Date;
  nextMonthStart: Date;
}

/** @param timeZone IANA name */
export function dayBounds(now: Date, timeZone: string): DayBounds {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
  const monthStart = today.with({ day: 1 });
  return {
    today: startOf(today, timeZone),
    tomorrow: startOf(today.add({ days: 1 }), timeZone),
    inSevenDays: startOf(today.add({ days: 7 }), timeZone),
    monthStart: startOf(monthStart, timeZone),
    nextMonthStart: startOf(monthStart.add({ months: 1 }), timeZone),
  };
}

/** @param day such as '2030-06-01' */
export function startOfDay(day: string, timeZone: string): Date {
  return startOf(Temporal.PlainDate.from(day), timeZone);
}

function startOf(day: Temporal.PlainDate, timeZone: string): Date {
  return new Date(day.toZonedDateTime({ timeZone }).epochMilliseconds);
}

/** @param day such as '2030-06-01' */
export function dayAfter(day: string): string {
  return Temporal.PlainDate.from(day).add({ days: 1 }).toString();
}

/** Days that follow each other, such as '2030-06-01'. */
export interface Days {
  names: string[];
  /** When each begins. */
  starts: Date[];
  /** When the last one is over. */
  end: Date;
}

/** @param first such as '2030-06-01' @param timeZone IANA name */
export function daysFrom(first: string, count: number, timeZone: string): Days {
  return consecutive(Temporal.PlainDate.from(first), count, timeZone);
}

/** The last days with today. @param timeZone IANA name */
export function lastDays(now: Date, timeZone: string, count: number): Days {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
  return consecutive(today.subtract({ days: count - 1 }), count, timeZone);
}

function consecutive(first: Temporal.PlainDate, count: number, timeZone: string): Days {
  const days = Array.from({ length: count }, (_, index) => first.add({ days: index })).filter(isNameable);
  const behind = first.add({ days: days.length });
  return {
    names: days.map(String),
    starts: days.map((day) => startOf(day, timeZone)),
    // East of Greenwich the last hours of due dates are in a year of five digits: they count as part of the day before.
    end: startOf(isNameable(behind) ? behind : behind.add({ days: 1 }), timeZone),
  };
}

function isNameable({ year }: Temporal.PlainDate): boolean {
  return year <= LIMITS.yearMax;
}

/** On which of the days an instant is; it lies behind the first one's begin. */
export function dayOf(instant: RawBuilder<unknown>, { names, starts }: Days): RawBuilder<string> {
  return sql<string>`(${names}::text[])[width_bucket(${instant}, ${starts}::timestamptz[])]`;
}

/**
 * @param local a day, which means its last minute, or a day and time, such as '2030-06-01T17:00'
 * @returns null where it is neither, or beyond the calendar of due dates
 */
export function instantOf(local: string, timeZone: string): Date | null {
  const written = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::\d{2})?)?$/.exec(local);
  if (!written) return null;
  try {
    const time = Temporal.PlainDateTime.from(`${written[1]}T${written[2] ?? '23:59'}`);
    const instant = new Date(time.toZonedDateTime(timeZone).epochMilliseconds);
    return isDueDate(instant.toISOString()) ? instant : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
