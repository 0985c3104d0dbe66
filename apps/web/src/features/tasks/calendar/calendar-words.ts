import { formatCount } from '@taskwell/contract/numbers';
import { type Day, type Month, startOf } from '../../../lib/calendar-days.ts';
import { ENGLISH } from '../../../lib/english.ts';
import { zonedFormat } from '../../../lib/wall-clock.ts';

/** SPEC §2 'Calendar'. */
export const CALENDAR_PROMPTS = {
  noDate: 'Select a date to view tasks',
  noTasks: 'No tasks scheduled for this date',
} as const;

const monthFormat = zonedFormat(ENGLISH, { month: 'long', year: 'numeric' });
const dayFormat = zonedFormat(ENGLISH, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const headingFormat = zonedFormat(ENGLISH, { weekday: 'long', day: 'numeric', month: 'long' });
const weekdayFormat = zonedFormat(ENGLISH, { weekday: 'long' });

/** 'November 2026' */
export function monthWords(month: Month): string {
  return monthFormat.format(startOf(`${month}-01`));
}

/** 'Tuesday, November 24' */
export function headingWords(day: Day): string {
  return headingFormat.format(startOf(day));
}

export function weekdayWords(day: Day): string {
  return weekdayFormat.format(startOf(day));
}

/** A day as it is read out, with what a glance at its cell says. */
export function dayWords(day: Day, { total, isToday, isLate }: { total: number; isToday: boolean; isLate: boolean }) {
  const words = [
    ...(isToday ? ['Today'] : []),
    dayFormat.format(startOf(day)),
    ...(total > 0 ? [formatCount(total, 'task')] : []),
    ...(isLate ? ['overdue'] : []),
  ];
  return words.join(', ');
}
