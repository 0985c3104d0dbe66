import { SECURITY_LIMITS } from '@taskwell/contract/platform-security';
import { sql } from 'kysely';
import type { SystemTransaction } from '../../platform/database/database.ts';
import { anyOf } from '../../platform/queries/any-of.ts';
import { type AccountRow, accountColumns, daysAgo } from './security.queries.ts';

// Accounts that the console locks, unlocks and signs out, across all companies, as the system.

/** Somebody with an account, locked in the database until the end of the transaction. */
export interface HeldAccount extends Pick<AccountRow, 'id' | 'name' | 'role'> {
  companyId: number | null;
  isLocked: boolean;
}

export async function holdAccount(tx: SystemTransaction, userId: number): Promise<HeldAccount | null> {
  const account = await tx.db
    .selectFrom('users')
    .select(['id', 'name', 'role', 'company_id as companyId', sql<boolean>`locked_at is not null`.as('isLocked')])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return account ?? null;
}

/** Whose open session it is. */
export async function findSessionOwner(tx: SystemTransaction, sessionId: number): Promise<number | null> {
  const session = await tx.db
    .selectFrom('sessions')
    .select('user_id as userId')
    .where('id', '=', sessionId)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return session?.userId ?? null;
}

/**
 * Accounts of companies with so many wrong passwords or more that are not locked yet, those with most first.
 *
 * @returns up to SECURITY_LIMITS.locksAtOnce of them; `total` counts all
 */
export async function listSuspicious(tx: SystemTransaction, days: number, threshold: number) {
  const failed = sql<number>`count(*)::integer`;
  return tx.db
    .selectFrom('sign_in_attempts as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .innerJoin('companies as c', 'c.id', 'u.company_id')
    .select([
      ...accountColumns,
      'u.company_id as companyId',
      failed.as('failedLogins'),
      sql<number>`(count(*) over ())::integer`.as('total'),
    ])
    .where(sql<boolean>`not a.succeeded`)
    .where('a.created_at', '>=', daysAgo(days))
    .where('a.reason', '=', 'INVALID_CREDENTIALS')
    .where((where) =>
      where.or([where('u.unlocked_at', 'is', null), where('a.created_at', '>', where.ref('u.unlocked_at'))]),
    )
    .where('u.deleted_at', 'is', null)
    .where('u.locked_at', 'is', null)
    .groupBy(['u.id', 'c.id'])
    .having(failed, '>=', threshold)
    .orderBy(failed, 'desc')
    .orderBy('u.id')
    .limit(SECURITY_LIMITS.locksAtOnce)
    .execute();
}

/** @returns those that were not locked before; of two at the same moment only one locks an account */
export async function lockAccounts(tx: SystemTransaction, userIds: number[]): Promise<Set<number>> {
  const locked = await tx.db
    .updateTable('users')
    .set({ locked_at: sql`now()`, updated_at: sql`now()` })
    .where('id', '=', anyOf(userIds))
    .where('locked_at', 'is', null)
    .returning('id')
    .execute();
  return new Set(locked.map(({ id }) => id));
}

function lockedAccounts(tx: SystemTransaction) {
  return tx.db.selectFrom('users as u').where('u.locked_at', 'is not', null).where('u.deleted_at', 'is', null);
}

export async function countLocked(tx: SystemTransaction): Promise<number> {
  const { total } = await lockedAccounts(tx)
    .select(sql<number>`count(*)::integer`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

export async function listLocked(tx: SystemTransaction, limit: number) {
  return lockedAccounts(tx)
    .leftJoin('companies as c', 'c.id', 'u.company_id')
    .select([...accountColumns, 'u.locked_at as lockedAt'])
    .orderBy('u.locked_at', 'desc')
    .orderBy('u.id')
    .limit(limit)
    .execute();
}
