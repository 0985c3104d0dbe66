import { z } from 'zod';
import { FEED_STATUSES, FEED_TASKS } from '../calendar-feed.ts';
import { id, instant, priority, status } from '../schemas.ts';

/** A calendar address as its owner sees it: never the address itself. */
export const calendarAddress = z.strictObject({
  createdAt: instant,
  /** To the minute; null where no calendar has read it yet. */
  lastUsedAt: instant.nullable(),
});
export type CalendarAddress = z.output<typeof calendarAddress>;

export const feedQuery = z.object({
  tasks: z.enum(FEED_TASKS).default('mine'),
  status: z.enum(FEED_STATUSES).default('open'),
});
export type FeedQuery = z.output<typeof feedQuery>;

/** A task as a calendar elsewhere gets it. */
export const feedEntry = z.strictObject({
  id,
  version: z.int(),
  title: z.string(),
  description: z.string().nullable(),
  status,
  priority,
  dueDate: instant,
  createdAt: instant,
  updatedAt: instant,
});
export type FeedEntry = z.output<typeof feedEntry>;
