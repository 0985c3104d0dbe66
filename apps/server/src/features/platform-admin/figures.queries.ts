import type { AuditAction } from '@taskwell/contract/audit-words';
import type { Role } from '@taskwell/contract/labels';
import type { PlanName } from '@taskwell/contract/plans';
import type { DayFigures } from '@taskwell/contract/platform-admin-schemas';
import { type RawBuilder, sql } from 'kysely';
import type { SystemTransaction } from '../../platform/database/database.ts';

// What happened on which day (UTC) in all companies, and how many there are of what. As the system.

const counted = sql<number>`count(*)::integer`;
/** As '2030-01-31'. */
const day = sql<string>`to_char(created_at at time zone 'UTC', 'YYYY-MM-DD')`;

export type CountedDay = DayFigures & { byAction: { action: AuditAction; count: number }[] };

/**
 * Counts the days from the tables themselves, by indexes on their times.
 *
 * @param from the first day, as '2030-01-31'
 * @param days how many, from there on; those without anything are among the answer
 */
export async function countDays(tx: SystemTransaction, from: string, days: number): Promise<CountedDay[]> {
  const bounds = { start: startOf(from), end: startOf(dayAfter(from, days)) };
  const [companies, users, tasks, attempts, entries, actions] = await Promise.all([
    countCompanies(tx, bounds),
    countUsers(tx, bounds),
    countTasks(tx, bounds),
    countAttempts(tx, bounds),
    countEntries(tx, bounds),
    countActions(tx, bounds),
  ]);
  const on = <R extends { day: string }>(rows: R[], date: string) => rows.find((row) => row.day === date);
  return Array.from({ length: days }, (_, index) => {
    const date = dayAfter(from, index);
    const tried = on(attempts, date);
    const changed = on(entries, date);
    return {
      day: date,
      companies: on(companies, date)?.total ?? 0,
      users: on(users, date)?.total ?? 0,
      tasks: on(tasks, date)?.total ?? 0,
      signIns: tried?.total ?? 0,
      failedSignIns: tried?.failed ?? 0,
      activeUsers: changed?.people ?? 0,
      actions: changed?.total ?? 0,
      byAction: actions
        .filter((row) => row.day === date)
        .map(({ action, total }) => ({ action: action as AuditAction, count: total })),
    };
  });
}

interface Bounds {
  start: Date;
  end: Date;
}

const columns = [day.as('day'), counted.as('total')] as const;

function countCompanies(tx: SystemTransaction, { start, end }: Bounds) {
  const within = tx.db.selectFrom('companies').where('created_at', '>=', start).where('created_at', '<', end);
  return within.select(columns).groupBy(day).execute();
}

function countUsers(tx: SystemTransaction, { start, end }: Bounds) {
  const within = tx.db.selectFrom('users').where('created_at', '>=', start).where('created_at', '<', end);
  return within.where('deleted_at', 'is', null).select(columns).groupBy(day).execute();
}

function countTasks(tx: SystemTransaction, { start, end }: Bounds) {
  const within = tx.db.selectFrom('tasks').where('created_at', '>=', start).where('created_at', '<', end);
  return within.select(columns).groupBy(day).execute();
}

function countAttempts(tx: SystemTransaction, { start, end }: Bounds) {
  const failed = sql<number>`(count(*) filter (where not succeeded))::integer`;
  const within = tx.db.selectFrom('sign_in_attempts').where('created_at', '>=', start).where('created_at', '<', end);
  return within
    .select([...columns, failed.as('failed')])
    .groupBy(day)
    .execute();
}

function countEntries(tx: SystemTransaction, { start, end }: Bounds) {
  const people = sql<number>`count(distinct user_id)::integer`;
  const within = tx.db.selectFrom('audit_entries').where('created_at', '>=', start).where('created_at', '<', end);
  return within
    .select([...columns, people.as('people')])
    .groupBy(day)
    .execute();
}

function countActions(tx: SystemTransaction, { start, end }: Bounds) {
  const within = tx.db.selectFrom('audit_entries').where('created_at', '>=', start).where('created_at', '<', end);
  return within
    .select([...columns, 'action'])
    .groupBy([day, 'action'])
    .execute();
}

const DAY_MILLISECONDS = 86_400_000;

export function startOf(date: string): Date {
  return new Date(`${date}T00:00:00.000Z`);
}

/** So many days later. */
export function dayAfter(date: string, days = 1): string {
  return new Date(startOf(date).getTime() + days * DAY_MILLISECONDS).toISOString().slice(0, 10);
}

/** How many days one is behind another. */
export function daysBetween(from: string, to: string): number {
  return (startOf(to).getTime() - startOf(from).getTime()) / DAY_MILLISECONDS;
}

// --------------------------------------------------------------------------------------------- days that are written down

const text = (date: RawBuilder<unknown>) => sql<string>`to_char(${date}, 'YYYY-MM-DD')`;

/** The last day that is written down; null where none is. */
export async function lastWrittenDay(tx: SystemTransaction): Promise<string | null> {
  const { last } = await tx.db
    .selectFrom('platform_days')
    .select(text(sql`max(day)`).as('last'))
    .executeTakeFirstOrThrow();
  return last;
}

/** The day on which the first company came; null where there is none. */
export async function firstDay(tx: SystemTransaction): Promise<string | null> {
  const { first } = await tx.db
    .selectFrom('companies')
    .select(text(sql`min(created_at) at time zone 'UTC'`).as('first'))
    .executeTakeFirstOrThrow();
  return first;
}

/** A day that another process has written down meanwhile stays as it is. */
export async function writeDay(tx: SystemTransaction, { byAction, day: date, ...figures }: CountedDay): Promise<void> {
  const written = await tx.db
    .insertInto('platform_days')
    .values({
      day: sql`${date}::date`,
      companies: figures.companies,
      users: figures.users,
      tasks: figures.tasks,
      sign_ins: figures.signIns,
      failed_sign_ins: figures.failedSignIns,
      active_users: figures.activeUsers,
      actions: figures.actions,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (!written.numInsertedOrUpdatedRows || byAction.length === 0) return;
  const given = sql<{ action: string; count: number }>`unnest(${byAction.map(({ action }) => action)}::text[],
    ${byAction.map(({ count }) => count)}::integer[])`;
  await tx.db
    .insertInto('platform_day_actions')
    .columns(['day', 'action', 'count'])
    .expression((build) =>
      build
        .selectFrom(given.as<'given'>(sql`given (action, count)`))
        .select([sql<Date>`${date}::date`.as('day'), 'given.action', 'given.count']),
    )
    .execute();
}

export async function listWrittenDays(tx: SystemTransaction, from: string): Promise<DayFigures[]> {
  return tx.db
    .selectFrom('platform_days')
    .select([
      text(sql`day`).as('day'),
      'companies',
      'users',
      'tasks',
      'sign_ins as signIns',
      'failed_sign_ins as failedSignIns',
      'active_users as activeUsers',
      'actions',
    ])
    .where('day', '>=', sql<Date>`${from}::date`)
    .orderBy('day')
    .execute();
}

export async function listWrittenActions(tx: SystemTransaction, from: string) {
  return tx.db
    .selectFrom('platform_day_actions')
    .select([text(sql`day`).as('day'), 'action', 'count'])
    .where('day', '>=', sql<Date>`${from}::date`)
    .orderBy('day')
    .orderBy('count', 'desc')
    .execute();
}

// ----------------------------------------------------------------------------------------------------------- as it is now

/** Companies that are not being purged, by plan. */
export async function countPlans(tx: SystemTransaction): Promise<{ subscriptionPlan: PlanName; count: number }[]> {
  const rows = await tx.db
    .selectFrom('companies')
    .select(['subscription_plan as subscriptionPlan', counted.as('count')])
    .where('purge_started_at', 'is', null)
    .groupBy('subscription_plan')
    .orderBy('subscription_plan')
    .execute();
  return rows as { subscriptionPlan: PlanName; count: number }[];
}

export async function countRoles(tx: SystemTransaction): Promise<{ role: Role; count: number }[]> {
  return tx.db
    .selectFrom('users')
    .select(['role', counted.as('count')])
    .where('deleted_at', 'is', null)
    .groupBy('role')
    .orderBy('role')
    .execute();
}

/** Of all companies, from the counts that are kept with each task. */
export async function countAllTasks(tx: SystemTransaction): Promise<number> {
  const { total } = await tx.db
    .selectFrom('task_counts')
    .select(sql<number>`coalesce(sum(tasks), 0)::integer`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}
