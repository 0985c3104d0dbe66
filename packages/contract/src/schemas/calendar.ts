import { z } from 'zod';
import { VALIDATION } from '../messages.ts';
import { isCalendarDay } from '../rules.ts';
import { task, taskListQuery } from '../schemas.ts';

/** How much the calendar reads at once: the weeks that a month touches, and of each day what a cell shows. */
export const CALENDAR = { daysMax: 42, tasksPerDay: 2 } as const;

/** A month's grid begins with a week of the month before. */
const firstDay = z
  .string()
  .refine((text) => isCalendarDay(text, CALENDAR.daysMax - 1), { error: VALIDATION.fieldInvalid('from') });

export const calendarQuery = z.object({
  /** The first day, in the caller's time zone. */
  from: firstDay,
  /** How many days from there. */
  days: z
    .string()
    .regex(/^\d{1,2}$/, { error: VALIDATION.fieldInvalid('days') })
    .transform(Number)
    .pipe(
      z
        .int()
        .min(1)
        .max(CALENDAR.daysMax, { error: VALIDATION.fieldInvalid('days') }),
    ),
  type: taskListQuery.shape.type,
});
export type CalendarQuery = z.output<typeof calendarQuery>;

/** What is due on one day: how many tasks, and the first of them; those not completed come first, then the earliest. */
const calendarDay = z.strictObject({ day: z.string(), total: z.int(), tasks: z.array(task) });
export type CalendarDay = z.output<typeof calendarDay>;

/** Days on which nothing is due are left out. */
export const calendar = z.strictObject({ days: z.array(calendarDay) });
export type Calendar = z.output<typeof calendar>;
