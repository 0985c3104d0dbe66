import { CALENDAR_FEED } from '@taskwell/contract/calendar-feed';
import type { CalendarAddress } from '@taskwell/contract/schemas/calendar-feed';
import { sql } from 'kysely';
import type { SystemTransaction } from '../../platform/database/database.ts';

const NAME = 'Calendar address';

const json = sql<CalendarAddress>`json_build_object('createdAt', app.instant(created_at),
  'lastUsedAt', app.instant(last_used_at))`;

export async function findCalendarAddress(tx: SystemTransaction, userId: number): Promise<CalendarAddress | null> {
  const row = await tx.db
    .selectFrom('sessions')
    .select(json.as('json'))
    .where('user_id', '=', userId)
    .where('scope', '=', 'calendar')
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row?.json ?? null;
}

/** @returns whether there was one */
export async function deleteCalendarAddress(tx: SystemTransaction, userId: number): Promise<boolean> {
  const { numDeletedRows } = await tx.db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('scope', '=', 'calendar')
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** In place of the one before, which whoever calls has deleted with the person locked. */
export async function insertCalendarAddress(
  tx: SystemTransaction,
  { userId, tokenHash, ip }: { userId: number; tokenHash: Buffer; ip: string },
): Promise<CalendarAddress> {
  const row = await tx.db
    .insertInto('sessions')
    .values({
      token_hash: tokenHash,
      user_id: userId,
      name: NAME,
      scope: 'calendar',
      expires_at: sql<Date>`now() + make_interval(days => ${CALENDAR_FEED.addressDays}::integer)`,
      ip,
      user_agent: NAME,
    })
    .returning(json.as('json'))
    .executeTakeFirstOrThrow();
  return row.json;
}
