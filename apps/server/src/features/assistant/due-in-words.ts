import type { TaskStatus } from '@taskwell/contract/labels';
import { formatCount } from '@taskwell/contract/numbers';
import { isOverdue } from '@taskwell/contract/overdue';

const DAY = 24 * 60 * 60 * 1_000;

/** Whose clock a moment is told by, and how: '19:00' in British English, '7:00 PM' in American. */
export interface WrittenFor {
  /** IANA zone. */
  timeZone: string;
  /** BCP 47, such as 'en-US'. */
  english: string;
}

/** A due date as cards have it: 'due today 19:00', 'overdue by 2 days'. */
export function dueInWords(dueDate: Date, status: TaskStatus, now: Date, writtenFor: WrittenFor): string {
  const isLate = isOverdue({ dueDate: dueDate.toISOString(), status }, now);
  const days = daysFrom(dueDate, now, writtenFor.timeZone);
  if (isLate && days > 0) return `overdue by ${formatCount(days, 'day')}`;
  return `${isLate ? 'overdue since' : 'due'} ${momentInWords(dueDate, now, writtenFor)}`;
}

/** 'today 19:00', 'tomorrow 19:00', 'Friday 19:00'; further away the date. */
export function momentInWords(moment: Date, now: Date, { timeZone, english }: WrittenFor): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(english, { timeZone, ...options }).format(moment);
  const time = format({ timeStyle: 'short' });
  const days = daysFrom(now, moment, timeZone);
  if (days === 0) return `today ${time}`;
  if (days === 1) return `tomorrow ${time}`;
  if (days === -1) return `yesterday ${time}`;
  if (days > 1 && days < 7) return `${format({ weekday: 'long' })} ${time}`;
  return `${format({ dateStyle: 'medium' })}, ${time}`;
}

/** Days of the calendar from one moment to another. */
function daysFrom(from: Date, to: Date, timeZone: string): number {
  const dayOf = (moment: Date) =>
    Date.parse(new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(moment));
  return Math.round((dayOf(to) - dayOf(from)) / DAY);
}
