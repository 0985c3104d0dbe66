import { isDueDate } from '@taskwell/contract/rules';
import { fold } from '../words/words.ts';
import { endOfDay, hourOf, movedLater, onDayOf, type Reading } from './calendar.ts';
import { COUNT, countOf, UNIT, unitOf } from './canonical-dates/vocabulary.ts';
import type { Unit } from './date-words.ts';
import { type FoundDue, findDues, surest } from './find-due.ts';

/** To when a task is to move: to a moment, a day without a time or a time without a day, or by so much from when it is due. */
export type Move =
  | { kind: 'to'; moment: Date; hasDay: boolean; hasTime: boolean; isBareHour?: true }
  /** Less than 0 is earlier. */
  | { kind: 'by'; count: number; unit: Unit };

export interface Postponed {
  /** The words that name the task. */
  about: string;
  /** Null where the text does not say. */
  move: Move | null;
}

/** 'by two days', 'back 3 days', 'one week later', 'forward by a day': at the end, and not 'in two days'. */
const BY = new RegExp(
  `(?:^|\\s)(?:(?:back|out|later|forward|earlier|vor)\\s)?(?:(?<!\\b(?:in|within) )(?:by|for|another|um|to|de)\\s)?(?:another\\s)?(?<!\\b(?:in|within|next|nachste[nr]?) )(${COUNT})(?:\\smore)?\\s(${UNIT})\\b(?:\\s(?:later|back|out|earlier|forward|spater|nach hinten|nach vorn|plus tard|mas tarde|fruher))?\\s*$`,
);
const EARLIER = /\b(?:forward|earlier|fruher|vor|nach vorn)\b/;

/** 'To the 2nd' and 'to 5.12' as 'by the 2nd', which is as long and read as a day. */
export function withDaysOfMonth(text: string): string {
  return text.replace(TO_DAY_OF_MONTH, 'by $1');
}

const TO_DAY_OF_MONTH = /\bto (the \d{1,2}(?:st|nd|rd|th)\b|\d{1,2}\.\d{1,2}(?=\.?(?:\s|$)))/i;

/** What is behind the words that ask to move a task: which one, and to when. */
export function readPostponed(text: string, reading: Reading): Postponed {
  const by = BY.exec(fold(text));
  if (by) {
    const count = countOf(by[1] ?? '') * (EARLIER.test(by[0]) ? -1 : 1);
    return { about: taskNamedIn(text.slice(0, by.index)), move: { kind: 'by', count, unit: unitOf(by[2] ?? '') } };
  }
  const said = withoutFrom(text, reading);
  const due = surest(findDues(withDaysOfMonth(said), reading));
  if (due === null) return { about: taskNamedIn(said), move: null };
  const about = taskNamedIn(`${said.slice(0, due.start)} ${said.slice(due.end)}`);
  return { about, move: movedTo(due) };
}

/** To when something is due; null for a text that does not say. */
export function movedTo(due: FoundDue): Move;
export function movedTo(due: FoundDue | null): Move | null;
export function movedTo(due: FoundDue | null): Move | null {
  if (due === null) return null;
  const { value: moment, hasDay, hasTime, isBareHour } = due;
  return { kind: 'to', moment, hasDay, hasTime, ...(isBareHour && { isBareHour }) };
}

/** 'From Friday to Monday' moves to Monday, whatever was said of Friday. */
export function withoutFrom(text: string, reading: Reading): string {
  const [whole = '', from = ''] = FROM.exec(text) ?? [];
  if (whole === '' || findDues(`on ${from}`, reading).every(({ hasDay }) => !hasDay)) return text;
  return text.replace(whole, ' ');
}

const FROM = /\s(?:from|frm|von|vom|del?|du) ((?:[\p{L}\d./]+\s){1,3}?)(?=(?:to|auf|zum|al?|au)\s)/iu;

function taskNamedIn(text: string): string {
  return text.replace(/(?:^|\s)(?:to|until|by|till|for|back|out|forward)?\s*$/i, '').trim();
}

/**
 * When the task is due once it has moved. It keeps its time of day where none is said, and its day where only a time is
 * said and that is still to come; without a due date it is counted from now.
 *
 * @returns null where no due date can be so far away
 */
export function dueAfter(move: Move, dueDate: Date | null, { now, timeZone }: Reading): Date | null {
  const moved = momentAfter(move, dueDate, now, timeZone);
  return isDueDate(moved.toISOString()) ? moved : null;
}

function momentAfter(move: Move, dueDate: Date | null, now: Date, timeZone: string): Date {
  if (move.kind === 'to') {
    if (dueDate === null || (move.hasDay && move.hasTime)) return move.moment;
    if (!move.hasTime) return onDayOf(move.moment, dueDate, timeZone);
    const atTime = atHourOn(dueDate, move, timeZone);
    return atTime > now ? atTime : move.moment;
  }
  const { count, unit } = move;
  const moved = movedLater(dueDate ?? now, count, unit, timeZone);
  const keepsTime = dueDate !== null || unit === 'hour' || unit === 'minute';
  return keepsTime ? moved : endOfDay(moved, timeZone);
}

/**
 * The time of a move on the day of what is due until now. 'At 9' of what is due in the morning is in the morning, of what is due
 * in the evening in the evening; else it is an hour of the working day.
 */
export function atHourOn(due: Date, { moment, isBareHour }: Extract<Move, { kind: 'to' }>, timeZone: string): Date {
  const then = onDayOf(due, moment, timeZone);
  if (!isBareHour) return then;
  const hour = hourOf(then, timeZone) % HALF_DAY;
  const dueHour = hourOf(due, timeZone);
  const isEvening = dueHour >= EVENING && due.getTime() !== endOfDay(due, timeZone).getTime();
  const earliest = dueHour < HALF_DAY ? EARLY : WORKING;
  const wanted = isEvening || hour < earliest ? hour + HALF_DAY : hour;
  return movedLater(then, wanted - hourOf(then, timeZone), 'hour', timeZone);
}

/** In hours. */
const HALF_DAY = 12;
const EVENING = 19;
const WORKING = 7;
const EARLY = 5;
