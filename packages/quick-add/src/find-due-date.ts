import { type Component, casual, type ParsedResult } from 'chrono-node/en';

type Moment = ParsedResult['start'];

export interface FoundDate {
  value: Date;
  start: number;
  end: number;
}

/** Words before a date that belong to it. */
const LEADING = /(?<=^|\s)(?:due|by|on|at|until|till|before)\s+(?:(?:by|on|at)\s+)?$/i;

/** Times in words, which chrono only supposes. */
const PART_OF_DAY = /morning|noon|evening|night/i;
const TODAY = /\btoday\b/i;
const MIDNIGHT = /\bmidnight\b/i;
const MINUTES = /\d[:.]\d\d/;

/**
 * The first moment of the line that lies ahead; past ones are part of what is to be done ('the notes of last Monday'). A
 * time of day that has passed means tomorrow's, but 'today 9am' is today's.
 */
export function findDueDate(line: string, now: Date, isRefused: (text: string) => boolean): FoundDate | null {
  for (const result of casual.parse(line, now, { forwardDate: true })) {
    const value = meantMoment(result, now);
    const end = result.index + result.text.length;
    const before = line.slice(0, result.index);
    const start = result.index - (LEADING.exec(before)?.[0].length ?? 0);
    if (value && !isRefused(line.slice(start, end))) return { value, start, end };
  }
  return null;
}

/** A moment ahead; a past one only where somebody has said that it is today's. */
function meantMoment({ start, end, text }: ParsedResult, now: Date): Date | null {
  // Of 'Monday to Friday' the end counts.
  const moment = end ?? start;
  // 'March' alone names no day, and neither does '2027'.
  if (!hasDay(moment) && !moment.isCertain('hour')) return null;
  const date = dateOf(moment, text);
  if (!hasDay(moment)) return (isBareHour(moment, text) && laterToday(date, now)) || ahead(date, now);
  if (!TODAY.test(text)) return date > now ? date : null;
  // The midnight that ends the day.
  return MIDNIGHT.test(text) ? ahead(date, now) : date;
}

/**
 * An hour of which neither the day, the minutes nor the half of the day is said: 'at 5' in the afternoon is five in the
 * afternoon. With minutes it is a time of 24 hours, and meant as it stands.
 */
function isBareHour(moment: Moment, text: string): boolean {
  const hour = moment.get('hour') ?? 0;
  return /\d/.test(text) && !MINUTES.test(text) && !moment.isCertain('meridiem') && hour > 0 && hour < 12;
}

/** Today at this hour of the afternoon, where that of the morning has passed. */
function laterToday(date: Date, now: Date): Date | null {
  const at = (hour: number) => new Date(now.getFullYear(), now.getMonth(), now.getDate(), hour, date.getMinutes());
  return at(date.getHours()) <= now && at(date.getHours() + 12) > now ? at(date.getHours() + 12) : null;
}

/** The same time tomorrow where today's has passed. */
function ahead(date: Date, now: Date): Date {
  const next = new Date(date);
  if (next <= now) next.setDate(next.getDate() + 1);
  return next;
}

function hasDay(moment: Moment): boolean {
  return moment.isCertain('day') || moment.isCertain('weekday');
}

/** A date alone means its last minute. Made of local parts, so that a change of the clocks shifts nothing. */
function dateOf(moment: Moment, text: string): Date {
  if (moment.isCertain('timezoneOffset')) return moment.date();
  const part = (name: Component) => moment.get(name) ?? 0;
  const hasTime = moment.isCertain('hour') || PART_OF_DAY.test(text);
  const [hour, minute] = hasTime ? [part('hour'), part('minute')] : [23, 59];
  return new Date(part('year'), part('month') - 1, part('day'), hour, minute);
}
