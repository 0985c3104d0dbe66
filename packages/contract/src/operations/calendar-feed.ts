import { z } from 'zod';
import { CALENDAR_FEED } from '../calendar-feed.ts';
import { formatNumber } from '../numbers.ts';
import { define } from '../operation.ts';
import { calendarAddress, feedEntry, feedQuery } from '../schemas/calendar-feed.ts';
import { messageAnswer, password } from '../schemas.ts';

const succeeded = z.literal(true);

/** A secret address at which calendars elsewhere read one's tasks (decision 37). */
export const calendarFeedOperations = define({
  'GET /calendar/address': {
    summary: 'Say whether the caller has a calendar address',
    description:
      'When it was made and last read; null where there is none. The address itself is told once, when it is made.',
    tag: 'Calendar address',
    access: 'session',
    status: 200,
    response: z.strictObject({ success: succeeded, data: calendarAddress.nullable() }),
    errors: ['FORBIDDEN'],
  },
  'POST /calendar/address': {
    summary: 'Make a calendar address',
    description: `Ends the one before. Whoever has it reads the caller's tasks as iCalendar (RFC 5545), without signing in and nothing else, with what the caller may see at that moment. It ends when it is revoked and with whatever ends the person's sessions: a new password or address, another role, a lock, a suspension, a deletion. \`?tasks=mine|all&status=open|all\` says which tasks.`,
    tag: 'Calendar address',
    access: 'session',
    body: z.strictObject({ currentPassword: password }),
    status: 201,
    response: z.strictObject({ success: succeeded, address: z.string(), data: calendarAddress }),
    answersSecret: true,
    handles: ['password'],
    rateLimits: ['passwordPerson', 'passwordAccount'],
    errors: ['FORBIDDEN', 'WRONG_PASSWORD'],
  },
  'DELETE /calendar/address': {
    summary: "Revoke the caller's calendar address",
    tag: 'Calendar address',
    access: 'session',
    status: 200,
    response: messageAnswer,
    errors: ['FORBIDDEN', 'NOT_FOUND'],
  },
  'GET /calendar/feed': {
    summary: 'Read what a calendar address holds',
    description: `Tasks with a due date that are not archived: up to ${formatNumber(CALENDAR_FEED.entries)}, the nearest to now, from ${CALENDAR_FEED.pastDays} days back, the earliest first.`,
    tag: 'Calendar address',
    access: 'session',
    token: 'calendar',
    query: feedQuery,
    status: 200,
    response: z.strictObject({ success: succeeded, data: z.array(feedEntry) }),
    heavy: 'always',
    errors: ['FORBIDDEN'],
  },
});
