import { type Day, dayOf, endOfMonth } from '../calendar.ts';
import { before, HIDDEN } from './rule.ts';

/** A day of a month as it is written, with its year or without. */
export function dated(match: RegExpMatchArray, day: string, month: number, year: string | undefined, today: Day) {
  if (year === undefined) return nextOrNull(match, month, Number(day), today);
  return dayOf(Number(year) < 100 ? 2000 + Number(year) : Number(year), month, Number(day));
}

/** A day of the month without its year: the next there is, unless it has just passed; of 'by 3 March' that is two months. */
function nextOrNull(match: RegExpMatchArray, month: number, day: number, today: Day): Day | string | null {
  const thisYear = dayOf(today.year, month, day);
  if (thisYear === null) return dayOf(today.year + 1, month, day);
  const daysPast = thisYear.until(today).days;
  const longest = DEADLINE_BEFORE.test(before(match)) ? 60 : 120;
  const hasJustPassed = daysPast > 0 && daysPast < longest;
  if (hasJustPassed) return HIDDEN.repeat(match[0].length);
  return daysPast > 0 ? dayOf(today.year + 1, month, day) : thisYear;
}

export const DEADLINE_BEFORE =
  /\b(?:by|until|till|before|due(?: date)?:?|deadline(?: is|:)?|bis(?: zum)?|hasta(?: el)?|antes del?|avant(?: le)?|d'ici(?: le)?)\s{0,2}$/;

/** 'The 24th': of this month, or of the next where that has passed. */
export function nthOfMonth(day: number, today: Day): Day | null {
  const thisMonth = dayOf(today.year, today.month, day);
  if (thisMonth && today.until(thisMonth).days >= 0) return thisMonth;
  const next = today.with({ day: 1 }).add({ months: 1 });
  return dayOf(next.year, next.month, day);
}

export function endOfNamedMonth(month: number, year: string | undefined, today: Day): Day | null {
  const first = dayOf(year ? Number(year) : today.year, month, 1);
  if (first === null) return null;
  const end = endOfMonth(first);
  return year === undefined && today.until(end).days < 0 ? endOfMonth(first.add({ years: 1 })) : end;
}
