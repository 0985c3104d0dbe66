import { formatNumber } from '@taskwell/contract/numbers';
import type { DayFigures } from '@taskwell/contract/platform-admin-schemas';

export type Figure = Exclude<keyof DayFigures, 'day'>;

/** Days that a chart draws as one bar: each, seven, or a month of them. */
export interface Period {
  /** Short, below the bar. */
  label: string;
  /** In full, in the table and beside the pointer. */
  name: string;
  days: readonly DayFigures[];
}

const dayFormat = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', timeZone: 'UTC' });
const fullFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' });
const monthFormat = new Intl.DateTimeFormat(undefined, { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** Up to 31 bars of a day, then weeks, beyond half a year months: so many can be told apart. */
export function periodsOf(days: readonly DayFigures[]): Period[] {
  if (days.length <= 31)
    return days.map((day) => ({ label: words(dayFormat, day), name: words(fullFormat, day), days: [day] }));
  return days.length <= 183 ? weeksOf(days) : monthsOf(days);
}

function weeksOf(days: readonly DayFigures[]): Period[] {
  const count = Math.ceil(days.length / 7);
  return Array.from({ length: count }, (_, index) => {
    // The last week is whole; the first may be shorter.
    const end = days.length - 7 * (count - 1 - index);
    const week = days.slice(Math.max(0, end - 7), end);
    const [first, last] = [week[0], week.at(-1)];
    if (!first || !last) throw new Error('a week without days');
    return {
      label: words(dayFormat, first),
      name: `${words(dayFormat, first)} to ${words(fullFormat, last)}`,
      days: week,
    };
  });
}

function monthsOf(days: readonly DayFigures[]): Period[] {
  const months = new Map<string, DayFigures[]>();
  for (const day of days) {
    const month = day.day.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), day]);
  }
  return [...months.values()].map((month) => {
    const name = month[0] ? words(monthFormat, month[0]) : '';
    return { label: name, name, days: month };
  });
}

function words(format: Intl.DateTimeFormat, { day }: DayFigures): string {
  return format.format(new Date(`${day}T00:00:00.000Z`));
}

/** Of all days together; people who were active are the average of a day, as they are the same ones. */
export function figureIn({ days }: Pick<Period, 'days'>, figure: Figure): number {
  const sum = days.reduce((total, day) => total + day[figure], 0);
  return figure === 'activeUsers' ? sum / days.length : sum;
}

/** An average with one decimal; one that is not nothing never reads as nothing. */
export function figureWords(value: number): string {
  return value > 0 && value < 0.1 ? 'under 0.1' : formatNumber(Math.round(10 * value) / 10);
}
