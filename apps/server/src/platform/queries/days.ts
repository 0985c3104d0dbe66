import { isDueDate } from '@taskwell/contract/rules';
import { type RawBuilder, sql } from 'kysely';
import { Temporal } from 'temporal-polyfill';

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
  const startOf = (day: Temporal.PlainDate) => new Date(day.toZonedDateTime({ timeZone }).epochMilliseconds);
  const monthStart = today.with({ day: 1 });
  return {
    today: startOf(today),
    tomorrow: startOf(today.add({ days: 1 })),
    inSevenDays: startOf(today.add({ days: 7 })),
    monthStart: startOf(monthStart),
    nextMonthStart: startOf(monthStart.add({ months: 1 })),
  };
}

/** @param day such as '2030-06-01' */
export function startOfDay(day: string, timeZone: string): Date {
  return new Date(Temporal.PlainDate.from(day).toZonedDateTime({ timeZone }).epochMilliseconds);
}

/** @param day such as '2030-06-01' */
export function dayAfter(day: string, days = 1): string {
  return Temporal.PlainDate.from(day).add({ days }).toString();
}

/** The day of an instant, such as '2030-06-01'. @param timeZone IANA name */
export function dayIn(instant: RawBuilder<unknown>, timeZone: string): RawBuilder<string> {
  return sql<string>`to_char(${instant} at time zone ${timeZone}::text, 'YYYY-MM-DD')`;
}

/** The last days with today, oldest first, such as '2030-06-01'. @param timeZone IANA name */
export function lastDays(now: Date, timeZone: string, count: number): string[] {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
  return Array.from({ length: count }, (_, index) => today.subtract({ days: count - 1 - index }).toString());
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
