import { PUSH_LIMITS } from '@taskwell/contract/push';
import { sql } from 'kysely';
import type { SystemTransaction, Transaction } from '../../platform/database/database.ts';
import type { JobData } from '../../platform/jobs/jobs.ts';
import type { PushTarget } from '../../platform/push/push.ts';

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
  await sql`select pg_advisory_xact_lock(hashtextextended('push subscriptions', ${userId}::bigint))`.execute(tx.db);
  await sql`delete from push_subscriptions where company_id = ${companyId}::bigint and user_id = ${userId}::bigint
    and endpoint = ${target.endpoint} and session_hash <> ${sessionHash}`.execute(tx.db);
  await tx.db
    .insertInto('push_subscriptions')
    .values({ company_id: companyId, user_id: userId, session_hash: sessionHash, ...target })
    .onConflict((conflict) => conflict.column('session_hash').doUpdateSet({ ...target }))
    .execute();
  await sql`delete from push_subscriptions where company_id = ${companyId}::bigint and user_id = ${userId}::bigint
    and id in (select id from push_subscriptions where company_id = ${companyId}::bigint and user_id = ${userId}::bigint
      order by session_hash = ${sessionHash} desc, id desc offset ${PUSH_LIMITS.perPerson})`.execute(tx.db);
}

export async function deleteSubscription(tx: Transaction, owner: Owner): Promise<void> {
  await ownSubscriptions(tx.db.deleteFrom('push_subscriptions'), owner).execute();
}

export async function findSubscription(tx: Transaction, owner: Owner): Promise<boolean> {
  return (await ownSubscriptions(tx.db.selectFrom('push_subscriptions').select('id'), owner).execute()).length > 0;
}

function ownSubscriptions<
  Q extends { where: (column: 'company_id' | 'user_id' | 'session_hash', is: '=', value: number | Buffer) => Q },
>(query: Q, { companyId, userId, sessionHash }: Owner): Q {
  return query
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('session_hash', '=', sessionHash);
}

/**
 * One for each browser whose session is open, of those who have had no more than so many notifications within the hour
 * (`PUSH_LIMITS.perHour`).
 *
 * @param notificationIds those that their people want to hear of
 */
export async function findPushes(tx: SystemTransaction, notificationIds: number[]): Promise<PushJob[]> {
  if (notificationIds.length === 0) return [];
  const { rows } = await sql<PushJob>`
    select n.company_id as "companyId", n.user_id as "userId", n.id as "notificationId", p.id as "subscriptionId"
    from notifications n
    join push_subscriptions p on p.company_id = n.company_id and p.user_id = n.user_id
    join sessions s on s.token_hash = p.session_hash and s.expires_at > now() and s.identity is not null
    where n.mail_pending and n.id = any(${notificationIds}::bigint[]) and (
      select count(*) from (select from notifications x where x.company_id = n.company_id and x.user_id = n.user_id
        and x.id <= n.id and x.created_at > now() - interval '1 hour' limit ${PUSH_LIMITS.perHour + 1}) as recent
      ) <= ${PUSH_LIMITS.perHour}`.execute(tx.db);
  return rows;
}

export interface DuePush extends PushTarget {
  title: string;
  message: string;
  taskId: number | null;
}

/** Null where it has been read meanwhile, or the session is over. */
export async function findDuePush(tx: SystemTransaction, push: PushJob): Promise<DuePush | null> {
  const { rows } = await sql<DuePush>`
    select p.endpoint, p.p256dh, p.auth, n.title, n.message, n.task_id as "taskId"
    from push_subscriptions p
    join sessions s on s.token_hash = p.session_hash and s.expires_at > now() and s.identity is not null
    join notifications n on n.company_id = p.company_id and n.user_id = p.user_id
      and n.id = ${push.notificationId}::bigint and not n.is_read
    where p.company_id = ${push.companyId}::bigint and p.user_id = ${push.userId}::bigint
      and p.id = ${push.subscriptionId}::bigint`.execute(tx.db);
  return rows[0] ?? null;
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
