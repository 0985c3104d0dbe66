import { localStore } from './storage.ts';
import { instantOf, wallClock } from './wall-clock.ts';

/** Days of the calendar as they are written in addresses and on the wire: '2030-06-01', in this person's time zone (lib/time-zone.ts). */
export type Day = string;
/** '2030-06'. */
export type Month = string;

/** 0 is Sunday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

const DAYS_PER_WEEK = 7;
/** Months of which every day of the grid is one that due dates have. */
const FIRST_MONTH: Month = '1970-02';
const LAST_MONTH: Month = '9999-11';

function written(year: number, month: number, day: number): Day {
  // In UTC, where every day has 24 hours; Date.UTC takes years below 100 for others.
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

function partsOf(day: Day): [number, number, number] {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  return [year, month, date];
}

/** The day of a moment. */
export function dayOf(moment: Date | string): Day {
  return wallClock(new Date(moment)).toISOString().slice(0, 10);
}

/** The moment at which a day begins. */
export function startOf(day: Day): Date {
  return instantOf(new Date(`${day}T00:00:00Z`));
}

export function addDays(day: Day, days: number): Day {
  const [year, month, date] = partsOf(day);
  return written(year, month, date + days);
}

export function monthOf(day: Day): Month {
  return day.slice(0, 'YYYY-MM'.length);
}

/** The same day of another month, or its last one where that has none. */
export function addMonths(day: Day, months: number): Day {
  const [year, month, date] = partsOf(day);
  const last = partsOf(written(year, month + months + 1, 0))[2];
  return written(year, month + months, Math.min(date, last));
}

/** A month as an address has it, or nothing. */
export function asMonth(text: unknown): Month | undefined {
  if (typeof text !== 'string' || !/^\d{4}-(0[1-9]|1[0-2])$/.test(text)) return undefined;
  return text >= FIRST_MONTH && text <= LAST_MONTH ? text : undefined;
}

/** A day as an address has it, or nothing. */
export function asDay(text: unknown): Day | undefined {
  if (typeof text !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(text)) return undefined;
  return asMonth(monthOf(text)) !== undefined && addDays(text, 0) === text ? text : undefined;
}

/** The weeks that a month touches, each whole. @param firstWeekday on which they begin */
export function weeksOf(month: Month, firstWeekday: Weekday): Day[][] {
  const first = `${month}-01`;
  const lead = (weekdayOf(first) - firstWeekday + DAYS_PER_WEEK) % DAYS_PER_WEEK;
  const weeks: Day[][] = [];
  for (let start = addDays(first, -lead); monthOf(start) <= month; start = addDays(start, DAYS_PER_WEEK)) {
    weeks.push(Array.from({ length: DAYS_PER_WEEK }, (_, index) => addDays(start, index)));
  }
  return weeks;
}

export function weekdayOf(day: Day): Weekday {
  const [year, month, date] = partsOf(day);
  return new Date(Date.UTC(year, month - 1, date)).getUTCDay() as Weekday;
}

/** The same time of day on another day; where a change of the clocks leaves that out, the next there is. */
export function movedTo(day: Day, instant: string): string {
  const time = wallClock(new Date(instant)).toISOString().slice('YYYY-MM-DD'.length);
  return instantOf(new Date(`${day}${time}`)).toISOString();
}

const WEEK_START_KEY = 'weekStart';

/** Weeks begin on Sunday (SPEC §2 'Calendar') unless a person chose otherwise; 'system' is as their locale has it. */
export const WEEK_STARTS = ['sunday', 'monday', 'saturday', 'system'] as const;
export type WeekStart = (typeof WEEK_STARTS)[number];

const WEEKDAYS = { sunday: 0, monday: 1, saturday: 6 } as const;

export function weekStart(): WeekStart {
  return WEEK_STARTS.find((start) => start === localStore.get(WEEK_START_KEY)) ?? 'sunday';
}

export function keepWeekStart(start: WeekStart): void {
  localStore.set(WEEK_START_KEY, start);
}

/** On which day weeks begin, wherever they are shown. */
export function firstWeekday(): Weekday {
  const start = weekStart();
  return start === 'system' ? firstWeekdayOf(navigator.language) : WEEKDAYS[start];
}

/** As people of that locale have it; Monday where the browser does not know. */
function firstWeekdayOf(language: string): Weekday {
  const locale = new Intl.Locale(language) as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number };
    weekInfo?: { firstDay: number };
  };
  const { firstDay } = locale.getWeekInfo?.() ?? locale.weekInfo ?? { firstDay: 1 };
  return (firstDay % DAYS_PER_WEEK) as Weekday;
}
