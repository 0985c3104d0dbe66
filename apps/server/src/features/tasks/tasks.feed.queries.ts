import { CALENDAR_FEED } from '@taskwell/contract/calendar-feed';
import type { FeedQuery } from '@taskwell/contract/schemas/calendar-feed';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';
import { openStatuses } from '../../platform/queries/open-tasks.ts';
import { allOf, dueWithin, type Seeing, scope, typeFilter } from './tasks.list.queries.ts';

const DAY_MILLISECONDS = 86_400_000;

const entries = sql<string>`coalesce(json_agg(json_build_object('id', id, 'version', version, 'title', title,
  'description', description, 'status', status, 'priority', priority, 'dueDate', app.instant(due_date),
  'createdAt', app.instant(created_at), 'updatedAt', app.instant(updated_at)) order by due_key, id), '[]')::text`;

/** What a calendar elsewhere gets, as JSON text: of the tasks with a due date those nearest to now, the earliest first. */
export async function readFeed(
  tx: Transaction,
  seeing: Seeing,
  { tasks, status }: FeedQuery,
  now: Date,
): Promise<string> {
  const since = new Date(now.getTime() - CALENDAR_FEED.pastDays * DAY_MILLISECONDS);
  const conditions = [
    ...scope({ ...seeing, archived: false }),
    dueWithin(since, 'infinity'),
    ...(tasks === 'mine' && !seeing.actor.isPersonal ? [typeFilter('assigned', seeing)] : []),
    ...(status === 'open' ? [sql`t.status in (${openStatuses})`] : []),
  ];
  const nearest = tx.db
    .selectFrom('tasks as t')
    .selectAll()
    .where(allOf(conditions))
    .orderBy(sql`abs(extract(epoch from t.due_key - ${now}::timestamptz))`)
    .orderBy('t.id')
    .limit(CALENDAR_FEED.entries);
  const { json } = await tx.db.selectFrom(nearest.as('nearest')).select(entries.as('json')).executeTakeFirstOrThrow();
  return `{"success":true,"data":${json}}`;
}
