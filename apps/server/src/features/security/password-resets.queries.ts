import { sql } from 'kysely';
import type { SystemTransaction } from '../../platform/database/database.ts';

// Resetting the passwords of everybody, step by step. As the system.

const members = (tx: SystemTransaction) =>
  tx.db
    .selectFrom('users')
    .where('company_id', 'is not', null)
    .where('deleted_at', 'is', null)
    // Who has none yet keeps the link to choose one.
    .where('password_hash', '<>', '');

/** @returns false where one is under way: of several at the same moment one begins */
export async function insertReset(tx: SystemTransaction, startedBy: number, passwordHash: string): Promise<boolean> {
  const { total, lastId } = await members(tx)
    .select([sql<number>`count(*)::integer`.as('total'), sql<number>`coalesce(max(id), 0)`.as('lastId')])
    .executeTakeFirstOrThrow();
  const { numInsertedOrUpdatedRows = 0n } = await tx.db
    .insertInto('password_resets')
    .values({ started_by: startedBy, password_hash: passwordHash, last_id: lastId, affected_users: total })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}

export async function findLatestReset(tx: SystemTransaction) {
  const reset = await tx.db
    .selectFrom('password_resets')
    .select([
      'id',
      'affected_users as affectedUsers',
      'done_users as doneUsers',
      'started_at as startedAt',
      'finished_at as finishedAt',
    ])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return reset ?? null;
}

/** The one that is under way, with who asked for it; null where there is none, or another process is at it. */
export async function holdRunningReset(tx: SystemTransaction) {
  const reset = await tx.db
    .selectFrom('password_resets as r')
    .innerJoin('users as u', 'u.id', 'r.started_by')
    .select([
      'r.id',
      'r.password_hash as passwordHash',
      'r.last_id as lastId',
      'r.reached_id as reachedId',
      'u.id as userId',
      'u.name',
      'u.role',
    ])
    .where('r.finished_at', 'is', null)
    .forUpdate('r')
    .skipLocked()
    .executeTakeFirst();
  return reset ?? null;
}

/** The next in the order of their ids, kept from others until the end of the transaction. */
export async function holdNextMembers(tx: SystemTransaction, after: number, last: number, limit: number) {
  const rows = await members(tx)
    .select(['id', 'name', 'company_id as companyId'])
    .where('id', '>', after)
    .where('id', '<=', last)
    .orderBy('id')
    .limit(limit)
    .forNoKeyUpdate()
    .execute();
  return rows.flatMap(({ companyId, ...person }) => (companyId === null ? [] : [{ ...person, companyId }]));
}

export async function noteProgress(tx: SystemTransaction, id: number, reachedId: number, done: number): Promise<void> {
  await tx.db
    .updateTable('password_resets')
    .set((set) => ({ reached_id: reachedId, done_users: set('done_users', '+', done) }))
    .where('id', '=', id)
    .execute();
}

/** Who was deleted meanwhile is not counted among those affected. */
export async function finishReset(tx: SystemTransaction, id: number): Promise<void> {
  await tx.db
    .updateTable('password_resets')
    .set((set) => ({ finished_at: sql`now()`, password_hash: null, affected_users: set.ref('done_users') }))
    .where('id', '=', id)
    .execute();
}
