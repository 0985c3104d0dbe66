import { MONTHS, WEEKDAYS } from '../dates/date-words.ts';
import { ACTION_VERBS } from './verbs.ts';

/** Verbs of any task and days of any week tell little of which one is meant. */
const TELLS_LITTLE = 0.25;
const CALENDAR_WORDS = new Set([...Object.keys(WEEKDAYS), ...Object.keys(MONTHS)]);

/**
 * How much a word tells of which task is meant: numbers and names the most.
 *
 * @param word folded
 * @param written as it stands in the text
 */
export function weightOf(word: string, written: string, isFirst: boolean): number {
  if (isReference(word)) return 3;
  if (/\d/.test(word)) return word.length > 1 ? 1.5 : 0.6;
  // 'Report the damage' begins with a verb; 'the sales report' is a thing.
  if (CALENDAR_WORDS.has(word) || (isFirst && ACTION_VERBS.has(word))) return TELLS_LITTLE;
  return !isFirst && /^\p{Lu}/u.test(written) ? 1.15 : 1;
}

/** The number of a ticket, an invoice or a customer, which nothing else has; no year. */
export function isReference(word: string): boolean {
  return /^(?!(?:19|20)\d\d$)\d{4,}$/.test(word);
}

/** 'Tank 2' by its number. */
export function isNumber(word: string): boolean {
  return /^\d+$/.test(word);
}
