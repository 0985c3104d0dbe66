import { PUSH_LIMITS } from '@taskwell/contract/push';
import { sql } from 'kysely';
import type { SystemTransaction, Transaction } from '../../platform/database/database.ts';
import type { JobData } from '../../platform/jobs/jobs.ts';
import type { PushTarget } from '../../platform/push/push.ts';
import { anyOf } from '../../platform/queries/any-of.ts';

type PushJob = JobData['push.send'];

/** Whose, and of which session. */
export interface Owner {
  companyId: number;
  userId: number;
  sessionHash: Buffer;
}

/** In place of the one that this session had, and of any that this person's same browser had by an earlier one. */
export async function putSubscription(tx: Transaction, owner: Owner, target: PushTarget): Promise<void> {
  const { companyId, userId, sessionHash } = owner;
  // One at a time of a person, or two would not see each other's when they are counted.
  const lock = sql`pg_advisory_xact_lock(hashtextextended('push subscriptions', ${userId}::bigint))`;
  await tx.db.selectNoFrom(lock.as('lock')).execute();
  await ofPerson(tx.db.deleteFrom('push_subscriptions'), owner)
    .where('endpoint', '=', target.endpoint)
    .where('session_hash', '!=', sessionHash)
    .execute();
  await tx.db
    .insertInto('push_subscriptions')
    .values({ company_id: companyId, user_id: userId, session_hash: sessionHash, ...target })
    .onConflict((conflict) => conflict.column('session_hash').doUpdateSet({ ...target }))
    .execute();
  const beyondTheLimit = ofPerson(tx.db.selectFrom('push_subscriptions').select('id'), owner)
    .orderBy(sql`session_hash = ${sessionHash}`, 'desc')
    .orderBy('id', 'desc')
    .offset(PUSH_LIMITS.perPerson);
  await ofPerson(tx.db.deleteFrom('push_subscriptions'), owner).where('id', 'in', beyondTheLimit).execute();
}

export async function deleteSubscription(tx: Transaction, owner: Owner): Promise<void> {
  await ofPerson(tx.db.deleteFrom('push_subscriptions'), owner).where('session_hash', '=', owner.sessionHash).execute();
}

export async function findSubscription(tx: Transaction, owner: Owner): Promise<boolean> {
  const subscription = await ofPerson(tx.db.selectFrom('push_subscriptions').select('id'), owner)
    .where('session_hash', '=', owner.sessionHash)
    .executeTakeFirst();
  return subscription !== undefined;
}

function ofPerson<Q extends { where: (column: 'company_id' | 'user_id', is: '=', value: number) => Q }>(
  query: Q,
  { companyId, userId }: Owner,
): Q {
  return query.where('company_id', '=', companyId).where('user_id', '=', userId);
}

/** The subscriptions `p` of browsers whose session `s` is open, each beside every notification `n` of its person. */
function openSubscriptions(tx: SystemTransaction) {
  return tx.db
    .selectFrom('push_subscriptions as p')
    .innerJoin('sessions as s', 's.token_hash', 'p.session_hash')
    .innerJoin('notifications as n', (join) =>
      join.onRef('n.company_id', '=', 'p.company_id').onRef('n.user_id', '=', 'p.user_id'),
    )
    .where('s.expires_at', '>', sql<Date>`now()`)
    .where('s.identity', 'is not', null);
}

/**
 * One for each browser whose session is open, of those who have had no more than so many notifications within the hour
 * (`PUSH_LIMITS.perHour`).
 *
 * @param notificationIds those that their people want to hear of
 */
export async function findPushes(tx: SystemTransaction, notificationIds: number[]): Promise<PushJob[]> {
  if (notificationIds.length === 0) return [];
  return openSubscriptions(tx)
    .select(['n.company_id as companyId', 'n.user_id as userId', 'n.id as notificationId', 'p.id as subscriptionId'])
    .where(sql<boolean>`n.mail_pending`)
    .where('n.id', '=', anyOf(notificationIds))
    .where(({ selectFrom }) => {
      // The one behind the last that is sent within an hour, where there are so many.
      const beyondTheLimit = selectFrom('notifications as x')
        .select('x.id')
        .whereRef('x.company_id', '=', 'n.company_id')
        .whereRef('x.user_id', '=', 'n.user_id')
        .whereRef('x.id', '<=', 'n.id')
        .where('x.created_at', '>', sql<Date>`now() - interval '1 hour'`)
        .offset(PUSH_LIMITS.perHour)
        .limit(1);
      return sql<boolean>`not exists ${beyondTheLimit}`;
    })
    .execute();
}

export interface DuePush extends PushTarget {
  title: string;
  message: string;
  taskId: number | null;
}

/** Null where it has been read meanwhile, or the session is over. */
export async function findDuePush(tx: SystemTransaction, push: PushJob): Promise<DuePush | null> {
  const due = await openSubscriptions(tx)
    .select(['p.endpoint', 'p.p256dh', 'p.auth', 'n.title', 'n.message', 'n.task_id as taskId'])
    .where('p.company_id', '=', push.companyId)
    .where('p.user_id', '=', push.userId)
    .where('p.id', '=', push.subscriptionId)
    .where('n.id', '=', push.notificationId)
    .where('n.is_read', '=', false)
    .executeTakeFirst();
  return due ?? null;
}

export async function dropSubscription(tx: SystemTransaction, push: PushJob, endpoint: string): Promise<void> {
  await tx.db
    .deleteFrom('push_subscriptions')
    .where('company_id', '=', push.companyId)
    .where('user_id', '=', push.userId)
    .where('id', '=', push.subscriptionId)
    // Another one may have taken its place.
    .where('endpoint', '=', endpoint)
    .execute();
}
