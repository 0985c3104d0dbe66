import { LIMITS } from '@taskwell/contract/limits';
import { type Component, casual, type ParsedResult } from 'chrono-node/en';
import { ENDED, hideOtherThings, introductionOf, isSaidAsDate } from './said-as-date.ts';

type Moment = ParsedResult['start'];

export interface FoundDate {
  value: Date;
  start: number;
  end: number;
}

/** Reads instants as clocks of another zone than this machine's show them: as a Date with those local parts, and back. */
export interface Clock {
  toLocal: (instant: Date) => Date;
  fromLocal: (local: Date) => Date;
}

const MACHINE: Clock = { toLocal: (instant) => instant, fromLocal: (local) => local };

/** Times in words, which chrono only supposes. */
const PART_OF_DAY = /morning|noon|evening|night/i;
const TODAY = /\btoday\b/i;
const MIDNIGHT = /\bmidnight\b/i;
const MINUTES = /\d[:.]\d\d/;

/**
 * The first moment of the line that lies ahead; past ones are part of what is to be done ('the notes of last Monday'), and
 * so is what merely looks like one ('1/2 cup', 'the 9:30 train'). A time of day that has passed means tomorrow's, but
 * 'today 9am' is today's.
 */
export function findDueDate(
  line: string,
  now: Date,
  isRefused: (text: string) => boolean,
  clock: Clock = MACHINE,
): FoundDate | null {
  const isMeant = (result: ParsedResult, before: string, after: string) =>
    isSaidAsDate({ text: result.text, before, after, ...kindOf(result) });
  const found = momentsAhead(hideOtherThings(line), clock.toLocal(now), isMeant, clock).find(
    ({ start, end }) => !isRefused(line.slice(start, end)),
  );
  return found ? { ...found, value: clock.fromLocal(found.value) } : null;
}

/** All moments ahead that a text names, in its order; the caller has hidden what only looks like one. */
export function findDueDates(text: string, now: Date): FoundDate[] {
  return momentsAhead(text, now, () => true, MACHINE);
}

function momentsAhead(
  line: string,
  now: Date,
  isMeant: (result: ParsedResult, before: string, after: string) => boolean,
  clock: Clock,
): FoundDate[] {
  const { text, placeOf } = withoutGaps(line);
  return casual.parse(text, now, { forwardDate: true }).flatMap((result) => {
    const end = result.index + result.text.length;
    const before = text.slice(0, result.index);
    const value = isMeant(result, before, text.slice(end)) ? meantMoment(result, now, clock) : null;
    const isAhead = value !== null && isDueYear(value) && (value > now || TODAY.test(result.text));
    const start = result.index - introductionOf(before, result.text).length;
    return isAhead ? [{ value, start: placeOf(start), end: placeOf(end - 1) + 1 }] : [];
  });
}

interface Sign {
  sign: string;
  /** Where it stands in the line. */
  index: number;
}

/**
 * As chrono reads it: with one space where there are several, as what was read before leaves them (in '3 Dec   ' it sees no
 * day), and with days spelled right, of which it would read the hour alone ('tomorow 9am').
 */
function withoutGaps(line: string): { text: string; placeOf: (index: number) => number } {
  const signs = [...line.matchAll(/\s(?!\s)|\S/g)].map(({ 0: sign, index }): Sign => ({ sign, index }));
  const written = signs.map(({ sign }) => sign).join('');
  const kept: Sign[] = [];
  let end = 0;
  for (const { 0: word, index } of written.matchAll(MISTYPED)) {
    const letters = signs.slice(index, index + word.length);
    kept.push(...signs.slice(end, index));
    const right = DAY_MEANT.get(word.toLowerCase()) ?? word;
    kept.push(...[...right].map((sign, at) => ({ sign, index: (letters[at] ?? letters.at(-1))?.index ?? index })));
    end = index + word.length;
  }
  kept.push(...signs.slice(end));
  return { text: kept.map(({ sign }) => sign).join(''), placeOf: (index) => kept[index]?.index ?? line.length };
}

/** As people mistype them; none of these is another word. */
const MISTYPED_AS: Readonly<Record<string, string>> = {
  tomorrow:
    'tomorow tommorow tommorrow tomorro tomorrrow tomorrw tommrow tomrrow tomorroww tmrw tmrrw tmr 2moro 2morrow',
  monday: 'mondy moday munday',
  tuesday: 'tuesdy tuseday teusday tusday',
  wednesday: 'wensday wendesday wedsday wednsday wedneday wenesday',
  thursday: 'thrusday thurday thusday tursday thursdy',
  friday: 'firday fridy friady',
  saturday: 'saterday satruday saturdy satuday',
  sunday: 'sundy sunady',
};
const DAY_MEANT = new Map(
  Object.entries(MISTYPED_AS).flatMap(([day, words]) => words.split(' ').map((word): [string, string] => [word, day])),
);
const MISTYPED = new RegExp(`\\b(?:${[...DAY_MEANT.keys()].join('|')})\\b`, 'gi');

/** Of those that a due date may have. */
function isDueYear(moment: Date): boolean {
  return moment.getFullYear() >= 1970 && moment.getFullYear() <= LIMITS.yearMax;
}

/**
 * A text that is nothing but a moment, such as 'friday 5pm', 'yesterday' or '3/4', passed or not.
 *
 * @returns null where any of its words is left over
 */
export function readMoment(text: string, instant: Date, clock: Clock = MACHINE): Date | null {
  const now = clock.toLocal(instant);
  const [result] = casual.parse(text, now, { forwardDate: !ENDED.test(text.trim()) });
  if (result === undefined) return null;
  const before = text.slice(0, result.index);
  const unread = before.length - introductionOf(before, result.text).length;
  const rest = text.slice(0, unread) + text.slice(result.index + result.text.length);
  const meant = rest.trim() === '' ? meantMoment(result, now, clock) : null;
  return meant && clock.fromLocal(meant);
}

function kindOf(result: ParsedResult): { hasDay: boolean; isBareHour: boolean } {
  const moment = momentOf(result);
  return { hasDay: hasDay(moment), isBareHour: !hasDay(moment) && isBareHour(moment, result.text) };
}

/** Of 'Monday to Friday' the end counts. */
function momentOf({ start, end }: ParsedResult): Moment {
  return end ?? start;
}

/** Null where neither a day nor a time is named. */
function meantMoment(result: ParsedResult, now: Date, clock: Clock): Date | null {
  const { text } = result;
  const moment = momentOf(result);
  // 'March' alone names no day, and neither does '2027'.
  if (!hasDay(moment) && !moment.isCertain('hour')) return null;
  const date = dateOf(moment, text, clock);
  if (!hasDay(moment)) return (isBareHour(moment, text) && laterToday(date, now)) || ahead(date, now);
  // The midnight that ends the day.
  return TODAY.test(text) && MIDNIGHT.test(text) ? ahead(date, now) : date;
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
function dateOf(moment: Moment, text: string, clock: Clock): Date {
  if (moment.isCertain('timezoneOffset')) return clock.toLocal(moment.date());
  const part = (name: Component) => moment.get(name) ?? 0;
  const hasTime = moment.isCertain('hour') || PART_OF_DAY.test(text);
  const [hour, minute] = !hasTime ? [23, 59] : isMorning(moment, text) ? [MORNING, 0] : [part('hour'), part('minute')];
  return new Date(part('year'), part('month') - 1, part('day'), hour, minute);
}

/** The morning of those who ask: chrono's begins at six. */
const MORNING = 9;

function isMorning(moment: Moment, text: string): boolean {
  return !moment.isCertain('hour') && /\bmorning\b/i.test(text);
}
