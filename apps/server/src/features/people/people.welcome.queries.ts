import { sql } from 'kysely';
import type { OpenTransaction, SystemTransaction, Transaction } from '../../platform/database/database.ts';
import { anyOf } from '../../platform/queries/any-of.ts';

/** Who added the people, for whom the budgets of this person and company are held. */
export interface WelcomeCauser {
  userId: number;
  companyId: number;
}

export async function insertWaiting(tx: Transaction, causer: WelcomeCauser, userIds: number[]): Promise<void> {
  const waiting = userIds.map((id) => ({ user_id: id, company_id: causer.companyId, caused_by: causer.userId }));
  await tx.db.insertInto('waiting_welcomes').values(waiting).execute();
}

export async function deleteWaiting(tx: OpenTransaction, userIds: number[]): Promise<void> {
  if (userIds.length === 0) return;
  await tx.db.deleteFrom('waiting_welcomes').where('user_id', '=', anyOf(userIds)).execute();
}

export async function countWaiting(tx: Transaction, companyId: number): Promise<number> {
  const { count } = await tx.db
    .selectFrom('waiting_welcomes')
    .select((build) => build.fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  return count;
}

/** All for whose people mails wait, but for those of suspended companies. As the system. */
export async function findWaitingCausers(tx: SystemTransaction): Promise<WelcomeCauser[]> {
  return tx.db
    .selectFrom('waiting_welcomes as w')
    .innerJoin('companies as c', 'c.id', 'w.company_id')
    .select(['w.caused_by as userId', 'w.company_id as companyId'])
    .distinct()
    .where('c.marked_for_deletion_at', 'is', null)
    .execute();
}

/**
 * Those who wait, locked with their accounts; whom somebody else has locked is left for later, and whom a mail was sent to
 * in vain comes last. Who has come in by another way meanwhile waits no more.
 */
export async function lockWaiting(
  tx: SystemTransaction,
  { userId, companyId }: WelcomeCauser,
  limit: number,
): Promise<{ id: number; name: string; email: string }[]> {
  await tx.db
    .deleteFrom('waiting_welcomes as w')
    .using('users as u')
    .where('w.company_id', '=', companyId)
    .where('w.caused_by', '=', userId)
    .whereRef('u.id', '=', 'w.user_id')
    .where(sql<boolean>`(u.is_email_verified or u.deleted_at is not null)`)
    .execute();
  const rows = await tx.db
    .selectFrom('waiting_welcomes as w')
    .innerJoin('users as u', 'u.id', 'w.user_id')
    .select(['u.id', 'u.name', 'u.email'])
    .where('w.company_id', '=', companyId)
    .where('w.caused_by', '=', userId)
    .orderBy('w.tried_at', (order) => order.asc().nullsFirst())
    .orderBy('w.user_id')
    .limit(limit)
    .forNoKeyUpdate(['w', 'u'])
    .skipLocked()
    .execute();
  return rows.flatMap(({ id, name, email }) => (email === null ? [] : [{ id, name, email }]));
}

export async function markTried(tx: SystemTransaction, userIds: number[]): Promise<void> {
  await tx.db
    .updateTable('waiting_welcomes')
    .set({ tried_at: new Date() })
    .where('user_id', '=', anyOf(userIds))
    .execute();
}
