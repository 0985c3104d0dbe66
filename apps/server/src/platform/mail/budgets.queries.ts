import { sql } from 'kysely';
import type { OpenTransaction } from '../database/database.ts';
import { anyOf } from '../queries/any-of.ts';

/** What a budget has been spent in the hour and in the day that are running. */
export interface Spent {
  hourMails: number;
  dayMails: number;
  /** Until the hour and the day are over. */
  hourSeconds: number;
  daySeconds: number;
}

/** A window that is over begins anew. */
const isHour = sql<boolean>`mail_budgets.hour_began > now() - interval '1 hour'`;
const isDay = sql<boolean>`mail_budgets.day_began > now() - interval '1 day'`;

/**
 * Counts mails in budgets and locks these until the end of the transaction, so that parallel ones see what is left; with
 * 0 it only locks and looks. In the order of the keys, so that two that want the same ones cannot wait for each other.
 *
 * @param mails by the budgets' keys
 * @returns what is spent then, by the same keys
 */
export async function countInBudgets(
  tx: OpenTransaction,
  mails: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<string, Spent>> {
  const added = sql<{ key: string; mails: number }>`
    unnest(${[...mails.keys()]}::text[], ${[...mails.values()]}::integer[])`.as<'added'>(sql`added (key, mails)`);
  const rows = await tx.db
    .insertInto('mail_budgets')
    .columns(['key', 'hour_mails', 'day_mails'])
    .expression((build) =>
      build
        .selectFrom(added)
        .select(['added.key', 'added.mails as hour_mails', 'added.mails as day_mails'])
        .orderBy('added.key'),
    )
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        hour_began: sql`case when ${isHour} then mail_budgets.hour_began else now() end`,
        hour_mails: sql`case when ${isHour} then mail_budgets.hour_mails else 0 end + excluded.hour_mails`,
        day_began: sql`case when ${isDay} then mail_budgets.day_began else now() end`,
        day_mails: sql`case when ${isDay} then mail_budgets.day_mails else 0 end + excluded.day_mails`,
      }),
    )
    .returning([
      'key',
      'hour_mails as hourMails',
      'day_mails as dayMails',
      sql<number>`extract(epoch from hour_began + interval '1 hour' - now())::integer`.as('hourSeconds'),
      sql<number>`extract(epoch from day_began + interval '1 day' - now())::integer`.as('daySeconds'),
    ])
    .execute();
  return new Map(rows.map(({ key, ...spent }) => [key, spent]));
}

/** Those of the people whose address nobody has verified. */
export async function findUnverified(tx: OpenTransaction, userIds: number[]): Promise<Set<number>> {
  const rows = await tx.db
    .selectFrom('users')
    .select('id')
    .where('id', '=', anyOf(userIds))
    .where('is_email_verified', '=', false)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export interface Member {
  email: string | null;
  companyId: number | null;
}

/** Of the addresses those that are verified, and of whose company. Within a request: of the own company alone. */
export async function findVerifiedMembers(tx: OpenTransaction, emails: string[]): Promise<Member[]> {
  return tx.db
    .selectFrom('users')
    .select(['email', 'company_id as companyId'])
    .where('email', '=', sql<string>`any(${emails}::text[])`)
    .where('is_email_verified', '=', true)
    .execute();
}
