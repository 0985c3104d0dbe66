import { anyOfWords, COUNTS } from '../date-words.ts';
import { APART } from './rule.ts';

/** Hours as words; 'one' and 'a' are of other things. */
export const HOUR_WORDS = anyOfWords(
  Object.keys(COUNTS).filter((word) => !/^(?:a|an|un|una|one|eine?[mr]?|couple)$/.test(word)),
);

/** 'The fitter comes at six', but not 'at six schools' */
export const HOUR_IN_WORDS =
  /\bat (two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?=\s*(?:[,;!?)]|\.(?!\d)|$)| (?:on|tomorrow|today|tonight|sharp|please|pls|instead)\b)/g;

/** Parts of the day. */
export const PARTS = 'morning|afternoon|evening|night';

/** Of 'half past', 'quarter past' and 'quarter to'. */
export function minutesOf(part: string | undefined, side: string | undefined): string {
  if (part === 'half') return '30';
  return side === 'to' ? '45' : '15';
}

/** The hour of the afternoon, of one that nobody means in the night. */
export function clockOfDay(hour: number, minute = '00'): string | null {
  return clock(String(hour < 7 ? hour + 12 : hour), minute);
}

/** The hour at which something begins that has an end: of the morning where it would else last over the day, or end before. */
export function clockUntil(hour: string, minute: string | undefined, end: string | undefined): string | null {
  const isOfMorning = Number(end) >= 12 || Number(end) < Number(hour);
  return isOfMorning ? clock(hour, minute) : clockOfDay(Number(hour), minute);
}

/** '5 in the afternoon', '5 de la mañana' */
export function clockOfPart(hour: number, minute: string | undefined, part: string | undefined): string | null {
  const isOfMorning = part === 'morning' || part === 'manana';
  return clock(String(!isOfMorning && hour < 12 ? hour + 12 : hour), minute);
}

/** With 'at', so that the hour says more than the part of the day before it: 'morgen früh um 9 Uhr'. */
export function clockAt(at: string | undefined, hour: string | undefined, minute: string | undefined): string | null {
  const time = clock(hour, minute);
  return time === null || at === undefined ? time : `at ${time}`;
}

/** A time of day as the reader of dates has it; null for what is none. */
export function clock(hour = '', minute = '00'): string | null {
  return Number(hour) < 24 && Number(minute) < 60 ? `${hour.padStart(2, '0')}:${minute}${APART}` : null;
}
