import type { NotificationType } from '@taskwell/contract/labels';
import { sql } from 'kysely';
import type { SystemTransaction } from '../../platform/database/database.ts';
import { anyOf } from '../../platform/queries/any-of.ts';

export interface PendingMail {
  id: number;
  companyId: number;
  userId: number;
  type: NotificationType;
  title: string;
  message: string;
  taskId: number | null;
  /** Null for somebody who is gone, as is the address. */
  name: string | null;
  email: string | null;
  /** The person wants it, and the address is theirs. */
  isWanted: boolean;
  /** The person wants to hear of such things elsewhere than in the app. */
  isSwitchedOn: boolean;
  /** Who caused it, and whose budgets its mail counts in; null where the system did. */
  actorId: number | null;
  actorCompanyId: number | null;
}

/** One worker at a time: two would each count without the other's mails. */
export async function isAlone(tx: SystemTransaction): Promise<boolean> {
  const lock = sql<boolean>`pg_try_advisory_xact_lock(hashtextextended('notification mails', 0))`;
  const { isLocked } = await tx.db.selectNoFrom(lock.as('isLocked')).executeTakeFirstOrThrow();
  return isLocked;
}

/** Those that are also to be mailed, oldest first; held, so that none is read or deleted while its mail is made. */
export async function takePending(tx: SystemTransaction, limit: number): Promise<PendingMail[]> {
  const pending = tx.db
    .selectFrom('notifications')
    .selectAll()
    .where(isPending)
    .orderBy('id')
    .limit(limit)
    .forNoKeyUpdate();
  return tx.db
    .selectFrom(pending.as('n'))
    .leftJoin('users as u', (join) => join.onRef('u.company_id', '=', 'n.company_id').onRef('u.id', '=', 'n.user_id'))
    .leftJoin('users as a', 'a.id', 'n.actor_id')
    .leftJoin('companies as c', 'c.id', 'u.company_id')
    .leftJoin('mail_preferences as p', (join) =>
      join.onRef('p.company_id', '=', 'n.company_id').onRef('p.user_id', '=', 'n.user_id'),
    )
    .select([
      'n.id',
      'n.company_id as companyId',
      'n.user_id as userId',
      'n.type',
      'n.title',
      'n.message',
      'n.task_id as taskId',
      'n.actor_id as actorId',
      'a.company_id as actorCompanyId',
      'u.name',
      'u.email',
      sql<boolean>`coalesce(u.is_email_verified and ${isSwitchedOn}, false)`.as('isWanted'),
      sql<boolean>`coalesce(${isSwitchedOn}, false)`.as('isSwitchedOn'),
    ])
    .$narrowType<{ type: NotificationType }>()
    .orderBy('n.id')
    .execute();
}

/** In the words of the index on what is pending. */
const isPending = sql<boolean>`mail_pending`;

/** Of a living person in a company that is not suspended. */
const isSwitchedOn = sql`(u.deleted_at is null and c.marked_for_deletion_at is null and case n.type
  when 'TASK_ASSIGNED' then coalesce(p.assignment, true)
  when 'COMMENT_ADDED' then coalesce(p.comment, true)
  else coalesce(p.due_soon, true) end)`;

export async function markMailed(tx: SystemTransaction, ids: number[]): Promise<void> {
  await tx.db
    .updateTable('notifications')
    .set({ mail_pending: false })
    .where(isPending)
    .where('id', '=', anyOf(ids))
    .execute();
}
