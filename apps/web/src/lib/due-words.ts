import { formatCount } from '@taskwell/contract/numbers';
import { ENGLISH } from './english.ts';
import { instantOf, type WallClock, wallClock, zonedFormat } from './wall-clock.ts';

/**
 * Due dates in the words people use ('tomorrow 17:00', 'overdue by 2 days'), in this person's zone (lib/time-zone.ts) and locale. Days are
 * calendar days, so that a change of the clocks (23 or 25 hours) does not shift a word.
 */
export interface DueWords {
  text: string;
  /** The exact moment, for the hint. */
  exact: string;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const timeFormat = zonedFormat(undefined, { timeStyle: 'short' });
const weekdayFormat = zonedFormat(ENGLISH, { weekday: 'long' });
const dayFormat = zonedFormat(undefined, { day: 'numeric', month: 'short' });
const dayYearFormat = zonedFormat(undefined, { day: 'numeric', month: 'short', year: 'numeric' });
const dateTimeFormat = zonedFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
const exactFormat = zonedFormat(undefined, { dateStyle: 'full', timeStyle: 'short' });

export function exactTime(instant: string): string {
  return exactFormat.format(new Date(instant));
}

export function shortDateTime(instant: string): string {
  return dateTimeFormat.format(new Date(instant));
}

export function shortDate(instant: string): string {
  return dayYearFormat.format(new Date(instant));
}

export function dueWords(dueDate: string, isOverdue: boolean, now: Date): DueWords {
  const due = new Date(dueDate);
  return { text: isOverdue ? overdueWords(due, now) : upcomingWords(due, now), exact: exactTime(dueDate) };
}

/** Below the day on which it is due: '17:00', or '17:00, overdue by 2 days'. */
export function dueTimeWords(dueDate: string, isOverdue: boolean, now: Date): string {
  const due = new Date(dueDate);
  return [timeFormat.format(due), ...(isOverdue ? [overdueWords(due, now)] : [])].join(', ');
}

function overdueWords(due: Date, now: Date): string {
  const days = calendarDays(due, now);
  if (days > 0) return `overdue by ${formatCount(days, 'day')}`;
  const late = now.getTime() - due.getTime();
  if (late >= HOUR) return `overdue by ${formatCount(Math.floor(late / HOUR), 'hour')}`;
  return `overdue by ${formatCount(Math.max(1, Math.floor(late / MINUTE)), 'minute')}`;
}

/** A moment ahead, such as 'tomorrow 17:00'; more than a week ahead the day alone. */
export function upcomingWords(due: Date, now: Date): string {
  return nearWords(due, now) ?? dayWords(due, now);
}

/** The same with the time, however far ahead: '5 Mar 2027, 17:00'. */
export function momentWords(due: Date, now: Date): string {
  return nearWords(due, now) ?? `${dayWords(due, now)}, ${timeFormat.format(due)}`;
}

function nearWords(due: Date, now: Date): string | null {
  const days = calendarDays(now, due);
  const time = timeFormat.format(due);
  if (days === 0) return `today ${time}`;
  if (days === 1) return `tomorrow ${time}`;
  if (days === -1) return `yesterday ${time}`;
  return days > 1 && days < 7 ? `${weekdayFormat.format(due)} ${time}` : null;
}

function dayWords(due: Date, now: Date): string {
  return wallClock(due).getUTCFullYear() === wallClock(now).getUTCFullYear()
    ? dayFormat.format(due)
    : dayYearFormat.format(due);
}

/** How long ago something was: 'Just now', 'Nm ago', 'Nh ago', 'Nd ago' under a week, else the date (SPEC §2). */
export function agoWords(instant: string, now: Date): string {
  const elapsed = now.getTime() - new Date(instant).getTime();
  if (elapsed < MINUTE) return 'Just now';
  if (elapsed < HOUR) return `${Math.floor(elapsed / MINUTE)}m ago`;
  if (elapsed < 24 * HOUR) return `${Math.floor(elapsed / HOUR)}h ago`;
  const days = Math.floor(elapsed / (24 * HOUR));
  return days < 7 ? `${days}d ago` : shortDate(instant);
}

/** Calendar days from one moment to a later one. */
function calendarDays(from: Date, to: Date): number {
  const dayNumber = (instant: Date) => Math.floor(wallClock(instant).getTime() / (24 * HOUR));
  return dayNumber(to) - dayNumber(from);
}

/** How a form holds an instant, as <input type="datetime-local"> would: local time to the minute. */
export function toLocalInput(instant: string | null): string {
  if (instant === null) return '';
  return localInputOf(wallClock(new Date(instant)));
}

function localInputOf(wall: WallClock): string {
  const two = (number: number) => String(number).padStart(2, '0');
  const day = `${String(wall.getUTCFullYear()).padStart(4, '0')}-${two(wall.getUTCMonth() + 1)}-${two(wall.getUTCDate())}`;
  return `${day}T${two(wall.getUTCHours())}:${two(wall.getUTCMinutes())}`;
}

const LOCAL_INPUT = /^\d{4,6}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** The instant that a local input means; null when it is empty, undefined when it is no date. */
export function fromLocalInput(text: string): string | null | undefined {
  if (text === '') return null;
  // The browser's own parser takes 'plan 9' for a day in 2001.
  if (!LOCAL_INPUT.test(text)) return undefined;
  const wall = wallOf(text);
  return Number.isNaN(wall.getTime()) ? undefined : instantOf(wall).toISOString();
}

/** An invalid Date where the text is none. */
function wallOf(localInput: string): WallClock {
  const [year = '', ...rest] = localInput.split('-');
  // A year of more than four digits has six and a sign in ISO 8601.
  return new Date(`${year.length > 4 ? `+${year.padStart(6, '0')}` : year}-${rest.join('-')}Z`);
}

/** The last minute of the day so many days ahead, as a local input holds it. */
export function endOfDayIn(days: number, now: Date): string {
  const today = wallClock(now);
  return localInputOf(
    new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() + days, 23, 59)),
  );
}

/** A local input's value in words. */
export function localInputWords(localInput: string): string {
  const instant = fromLocalInput(localInput);
  return instant ? shortDateTime(instant) : localInput;
}
