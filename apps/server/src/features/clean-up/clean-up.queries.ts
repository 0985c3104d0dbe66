import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../../platform/database.ts';
import type { DB } from '../../platform/database-types.gen.ts';

/** Rows that are to go, in a table. */
export interface Doomed {
  table: keyof DB & string;
  which: RawBuilder<unknown>;
  /** Of how many at once; fewer where each takes others along. */
  rows: number;
}

/** Few enough that a transaction of them is over before anybody has to wait for it. */
const ROWS = 500;

/** What has outlived its use, whoever's it is. */
export const OUTDATED: Doomed[] = [
  { table: 'sessions', which: sql`expires_at < now()`, rows: ROWS },
  { table: 'one_time_codes', which: sql`expires_at < now() - interval '1 day'`, rows: ROWS },
  { table: 'set_password_links', which: sql`expires_at < now()`, rows: ROWS },
  { table: 'idempotency_keys', which: sql`created_at < now() - interval '24 hours'`, rows: ROWS },
  { table: 'events', which: sql`created_at < now() - interval '1 hour'`, rows: ROWS },
  { table: 'throttles', which: sql`expire < extract(epoch from now()) * 1000`, rows: ROWS },
  {
    table: 'mails',
    which: sql`coalesce(sent_at, dropped_at, expires_at) < now() - interval '30 days'`,
    rows: ROWS,
  },
  { table: 'sign_in_attempts', which: sql`created_at < now() - interval '90 days'`, rows: ROWS },
];

/** All that a company owns, in an order in which nothing refers to what is deleted before it. */
export function ownedBy(companyId: number): Doomed[] {
  const own = sql`company_id = ${companyId}::bigint`;
  const people = sql`(select id from users where ${own})`;
  return [
    { table: 'notifications', which: own, rows: ROWS },
    { table: 'audit_entries', which: own, rows: ROWS },
    { table: 'comments', which: own, rows: ROWS },
    // On tasks of others.
    { table: 'comments', which: sql`author_id in ${people}`, rows: ROWS },
    { table: 'task_collaborators', which: sql`user_id in ${people}`, rows: ROWS },
    { table: 'tasks', which: sql`${own} and parent_id is not null`, rows: 100 },
    { table: 'tasks', which: own, rows: 100 },
    { table: 'contacts', which: own, rows: ROWS },
    { table: 'mails', which: own, rows: ROWS },
    { table: 'sign_in_attempts', which: own, rows: ROWS },
    { table: 'idempotency_keys', which: sql`user_id in ${people}`, rows: ROWS },
    { table: 'users', which: own, rows: 50 },
    { table: 'task_counts', which: own, rows: ROWS },
    { table: 'companies', which: sql`id = ${companyId}::bigint`, rows: 1 },
  ];
}

/** Deletes one batch. @returns whether there was anything */
export async function deleteBatch(tx: Transaction, { table, which, rows }: Doomed): Promise<boolean> {
  const batch = sql`array(select ctid from ${sql.table(table)} where ${which} limit ${rows})`;
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
export async function claimDoomedCompany(tx: Transaction): Promise<number | null> {
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
