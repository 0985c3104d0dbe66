import { anyOfWords, COUNTS, MONTHS, UNITS, type Unit, WEEKDAYS } from '../date-words.ts';

// Alternatives of which the patterns of the rules are made.

export const MONTH = anyOfWords(Object.keys(MONTHS));
export const WEEKDAY = anyOfWords(Object.keys(WEEKDAYS));
export const COUNT = `\\d{1,3}|${anyOfWords(Object.keys(COUNTS))}`;
export const UNIT = `business days?|working days?|workdays?|werktagen?|arbeitstagen?|dias habiles|jours ouvres|${anyOfWords(UNITS.keys())}`;
export const TIME = '\\d{1,2}(?:[:.]\\d{2})?\\s?(?:[ap]\\.?m\\.?)?';

/** What a word or number of COUNT says. */
export function countOf(text: string): number {
  return /^\d/.test(text) ? Number(text) : (COUNTS[text] ?? 0);
}

/** What a word of UNIT means. */
export function unitOf(text: string): Unit {
  return /^(?:business|work|werk|arbeits)|habiles|ouvres/.test(text) ? 'workday' : (UNITS.get(text) ?? 'day');
}
