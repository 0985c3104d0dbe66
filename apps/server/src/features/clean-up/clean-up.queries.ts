import { FEEDBACK_LIMITS } from '@taskwell/contract/feedback';
import { type RawBuilder, sql } from 'kysely';
import type { SystemTransaction } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/database-types.gen.ts';

/** Rows that are to go, in a table. */
export interface Doomed {
  table: keyof DB & string;
  which: RawBuilder<unknown>;
}

/** How many rows of a table a transaction may delete. */
export type RowsOf = (table: string) => number;

/** What has outlived its use, whoever's it is. */
export const OUTDATED: Doomed[] = [
  { table: 'sessions', which: sql`expires_at < now()` },
  { table: 'one_time_codes', which: sql`expires_at < now() - interval '1 day'` },
  { table: 'set_password_links', which: sql`expires_at < now()` },
  { table: 'idempotency_keys', which: sql`created_at < now() - interval '24 hours'` },
  { table: 'events', which: sql`created_at < now() - interval '1 hour'` },
  { table: 'throttles', which: sql`expire < extract(epoch from now()) * 1000` },
  { table: 'mail_budgets', which: sql`day_began < now() - interval '1 day'` },
  {
    table: 'mails',
    which: sql`coalesce(sent_at, dropped_at, expires_at) < now() - interval '30 days'`,
  },
  { table: 'sign_in_attempts', which: sql`created_at < now() - interval '90 days'` },
  { table: 'feedback', which: sql`created_at < now() - ${FEEDBACK_LIMITS.keptDays}::integer * interval '1 day'` },
];

/**
 * Deletes some rows of what a company owns, in an order in which nothing refers to what is deleted before it; the last is
 * the company itself.
 *
 * @returns the table they were in; null where nothing was left
 */
export async function deleteOwned(tx: SystemTransaction, companyId: number, rowsOf: RowsOf): Promise<string | null> {
  if (await deleteHistory(tx, companyId, rowsOf('audit_entries'))) return 'audit_entries';
  for (const doomed of ownedBy(companyId)) {
    if (await deleteBatch(tx, doomed, rowsOf)) return doomed.table;
  }
  return null;
}

/** The audit log, which nobody else can delete from. @returns whether there was anything */
async function deleteHistory(tx: SystemTransaction, companyId: number, rows: number): Promise<boolean> {
  const purged = sql<number>`app.purge_audit(${companyId}::bigint, ${rows}::integer)`;
  const { entries } = await tx.db.selectNoFrom(purged.as('entries')).executeTakeFirstOrThrow();
  return entries > 0;
}

function ownedBy(companyId: number): Doomed[] {
  const own = sql`company_id = ${companyId}::bigint`;
  const people = sql`(select id from users where ${own})`;
  return [
    { table: 'notifications', which: own },
    { table: 'comments', which: own },
    { table: 'tasks', which: sql`${own} and parent_id is not null` },
    { table: 'tasks', which: own },
    // On tasks of others.
    { table: 'comments', which: sql`author_id in ${people}` },
    { table: 'task_collaborators', which: sql`user_id in ${people}` },
    { table: 'contacts', which: own },
    { table: 'mails', which: own },
    { table: 'sign_in_attempts', which: own },
    { table: 'feedback', which: own },
    { table: 'idempotency_keys', which: sql`user_id in ${people}` },
    { table: 'waiting_welcomes', which: own },
    { table: 'users', which: own },
    { table: 'task_counts', which: own },
    { table: 'companies', which: sql`id = ${companyId}::bigint` },
  ];
}

/** Deletes some rows, with what goes with them. @returns whether there was anything */
export async function deleteBatch(tx: SystemTransaction, { table, which }: Doomed, rowsOf: RowsOf): Promise<boolean> {
  const batch = sql`array(select ctid from ${sql.table(table)} where ${which} limit ${rowsOf(table)})`;
  const { numDeletedRows } = await tx.db
    .deleteFrom(table)
    .where(sql<boolean>`ctid = any(${batch})`)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/**
 * A company whose time of grace is over (DECISIONS §2), locked until the end of the transaction; another process's is
 * passed over. From now on it cannot be restored.
 */
export async function claimDoomedCompany(tx: SystemTransaction): Promise<number | null> {
  const claimed = await tx.db
    .updateTable('companies')
    .set({ purge_started_at: sql`coalesce(purge_started_at, now())` })
    .where('id', '=', (select) =>
      select
        .selectFrom('companies')
        .select('id')
        .where('purge_at', '<', sql<Date>`now()`)
        .orderBy('purge_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning('id')
    .executeTakeFirst();
  return claimed?.id ?? null;
}
