// Apart from limits.ts and messages.ts, which every first view loads: only the calendar and the server need these.

/** What a calendar address holds (decision 37). */
export const CALENDAR_FEED = {
  /** The nearest to now; a calendar reads all of it each time. */
  entries: 2_000,
  /** How far back. */
  pastDays: 365,
  /** From when an address is made to when it ends. */
  addressDays: 3_650,
} as const;

/** Whose tasks: those that one leads or is co-assigned to (in a personal account all), or all that one may see. */
export const FEED_TASKS = ['mine', 'all'] as const;
export type FeedTasks = (typeof FEED_TASKS)[number];
export const FEED_TASKS_LABELS: Record<FeedTasks, string> = { mine: 'Assigned to me', all: 'All I may see' };

/** Which: those that are still to be done, or every one. */
export const FEED_STATUSES = ['open', 'all'] as const;
export type FeedStatus = (typeof FEED_STATUSES)[number];
export const FEED_STATUS_LABELS: Record<FeedStatus, string> = { open: 'Still to be done', all: 'Completed too' };

/** Below the address of the installation; behind it follow the secret and '.ics'. */
export const FEED_PATH = '/calendar/feed/';

export const CALENDAR_FEED_MESSAGES = {
  revoked: 'Calendar address revoked',
  copied: 'Calendar address copied',
  shownOnce: 'The address is shown only now. Without a copy of it you need another one, which replaces it.',
  fetch: 'Failed to fetch your calendar address',
  create: 'Failed to make a calendar address',
  revoke: 'Failed to revoke the calendar address',
  notValid: 'This calendar address is not valid. It may have been revoked: make a new one in the calendar.',
} as const;
