import { dayCome } from './anchored-dates.ts';
import { dayOfInstant, type Reading, startOfDay, today } from './calendar.ts';

/**
 * What a mail calls tomorrow is the day after it was written, whenever it is read.
 *
 * @param mailed the date of its header, as it is written there; null where it has none
 */
export function readAsMailed(mailed: string | null, reading: Reading): Reading {
  const day = mailed === null ? null : dayCome(mailed, reading);
  return day === null || day.equals(today(reading)) ? reading : { ...reading, now: startOfDay(day, reading.timeZone) };
}

/** What was to be done before today is no due date of a new task. */
export function hasPassed(due: Date, reading: Reading): boolean {
  return today(reading).until(dayOfInstant(due, reading.timeZone)).days < 0;
}
