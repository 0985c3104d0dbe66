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

/** The first moment of the line that lies ahead; past ones are part of what is to be done ('the notes of last Monday'). */
export function findDueDate(line: string, now: Date, isRefused: (text: string) => boolean): FoundDate | null {
  for (const result of casual.parse(line, now, { forwardDate: true })) {
    const value = futureMoment(result, now);
    const end = result.index + result.text.length;
    const before = line.slice(0, result.index);
    const start = result.index - (LEADING.exec(before)?.[0].length ?? 0);
    if (value && !isRefused(line.slice(start, end))) return { value, start, end };
  }
  return null;
}

function futureMoment({ start, end, text }: ParsedResult, now: Date): Date | null {
  // Of 'Monday to Friday' the end counts.
  const moment = end ?? start;
  // 'March' alone names no day, and neither does '2027'.
  if (!hasDay(moment) && !moment.isCertain('hour')) return null;
  const date = dateOf(moment, text);
  if (isBareHour(moment)) {
    // 'at 5' in the afternoon is five in the afternoon.
    const afternoon = new Date(
      now.getFullYear(),
      now.getMonth(),
      now.getDate(),
      date.getHours() + 12,
      date.getMinutes(),
    );
    const morning = new Date(now.getFullYear(), now.getMonth(), now.getDate(), date.getHours(), date.getMinutes());
    if (morning <= now && afternoon > now) return afternoon;
  }
  if (date <= now && !hasDay(moment)) date.setDate(date.getDate() + 1);
  return date > now ? date : null;
}

/** An hour of which neither the day nor the half of the day is said. */
function isBareHour(moment: Moment): boolean {
  return !hasDay(moment) && !moment.isCertain('meridiem') && (moment.get('hour') ?? 12) < 12;
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
