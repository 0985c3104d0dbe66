import type { Day } from '../calendar.ts';
import { anyOfWords, CITIES, ZONES } from '../date-words.ts';
import { Rewriting } from '../rewriting.ts';
import { CALENDAR_DAYS, DAYS_IN_WORDS, MONTH_IN_DIGITS, UNMISTAKABLE_DAYS } from './calendar-days.ts';
import { BESIDE_FEASTS, FEAST_DAYS } from './feasts.ts';
import { EARLY, EARLY_HOURS, EVENING, EVENING_HOURS } from './hours-by-occasion.ts';
import { CLOCK_FROM_TO, HOURS_FROM_TO } from './hours-from-to.ts';
import { HOURS_OF_DAYS } from './hours-of-days.ts';
import { AWAY, NO_DATES } from './no-dates.ts';
import { RELATIVE } from './relative.ts';
import { APART, type Rule } from './rule.ts';
import { BEFORE_MONTHS, BEGINNINGS, ENDS, RANGES, RANGES_AFTER_MONTH, UNTIL_MONTHS } from './spans-and-ends.ts';
import { TIMES } from './times.ts';
import { TIME } from './vocabulary.ts';
import { EVERY_WEEKDAY, MISTYPED, SHORT_DAYS_ABROAD, WEEKDAY_OF_MONTH, WEEKDAYS_ALONE } from './weekdays.ts';
import { WEEKDAYS_OF_WEEKS, WEEKS } from './weeks.ts';

export interface CanonicalDates {
  rewriting: Rewriting;
  /** Zones named behind a time of day: where in the folded text, and which. */
  zones: { at: number; timeZone: string }[];
}

/**
 * The folded text with its dates and times as quick add reads them: days as 2026-11-30, hours as 17:00, whatever language
 * and form they are in. What only looks like a date (versions, prices, numbers of invoices, days that have passed) is
 * hidden.
 */
export function canonicalDates(folded: string, today: Day, isDayFirst: boolean): CanonicalDates {
  const rewriting = new Rewriting(folded);
  const zones: CanonicalDates['zones'] = [];
  rewriting.replace(ZONED_TIME, (match) => {
    zones.push({ at: match.index ?? 0, timeZone: ZONES[match[2] ?? match[3] ?? ''] ?? 'UTC' });
    return `${match[1] ?? ''}${APART}`;
  });
  for (const { pattern, write } of rulesOf(folded)) {
    rewriting.replace(pattern, (match) => {
      const written = write(match, today, isDayFirst);
      return written === null || typeof written === 'string' ? written : written.toString();
    });
  }
  return { rewriting, zones };
}

/** With those that read an hour by what is done then. */
function rulesOf(folded: string): Rule[] {
  if (EVENING.test(folded)) return [...EVENING_HOURS, ...RULES];
  return EARLY.test(folded) ? [CLOCK_FROM_TO, ...EARLY_HOURS, ...RULES] : RULES;
}

/** In their order: what one has written anew, those after it do not see. */
const RULES: Rule[] = [
  AWAY,
  CLOCK_FROM_TO,
  ...UNMISTAKABLE_DAYS,
  BESIDE_FEASTS,
  EVERY_WEEKDAY,
  WEEKDAY_OF_MONTH,
  ...WEEKDAYS_OF_WEEKS,
  ...HOURS_OF_DAYS,
  ...DAYS_IN_WORDS,
  ...WEEKS,
  MONTH_IN_DIGITS,
  RANGES,
  RANGES_AFTER_MONTH,
  ...NO_DATES,
  ...HOURS_FROM_TO,
  ...CALENDAR_DAYS,
  FEAST_DAYS,
  BEGINNINGS,
  UNTIL_MONTHS,
  BEFORE_MONTHS,
  ...ENDS,
  ...RELATIVE,
  ...WEEKDAYS_ALONE,
  SHORT_DAYS_ABROAD,
  MISTYPED,
  ...TIMES,
];

/** Of zones that are words too: only where 'time', the end or a day follows. */
const IS_ZONE = '(?: (?:standard |daylight )?time\\b|(?=\\s*(?:[,.;!?()]|$)| (?:today|tomorrow|on)\\b))';
const WORDS_TOO = ['eastern', 'central', 'mountain', 'pacific', 'ist', 'est', 'wet', ...CITIES];
const ZONED_TIME = new RegExp(
  `\\b(${TIME})\\s?(?:(${anyOfWords(Object.keys(ZONES).filter((name) => !WORDS_TOO.includes(name)))})\\b(?: time\\b)?|(${anyOfWords(WORDS_TOO)})\\b${IS_ZONE})`,
  'g',
);
