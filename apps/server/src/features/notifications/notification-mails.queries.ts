import type { NotificationType } from '@taskwell/contract/labels';
import { sql } from 'kysely';
import type { SystemTransaction } from '../../platform/database/database.ts';

export interface PendingMail {
  id: number;
  companyId: number;
  userId: number;
  type: NotificationType;
  title: string;
  message: string;
  taskId: number | null;
  name: string;
  email: string;
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
  const { rows } = await sql<{ isAlone: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('notification mails', 0)) as "isAlone"`.execute(tx.db);
  return rows[0]?.isAlone ?? false;
}

/** Those that are also to be mailed, oldest first; held, so that none is read or deleted while its mail is made. */
export async function takePending(tx: SystemTransaction, limit: number): Promise<PendingMail[]> {
  const { rows } = await sql<PendingMail>`
    select n.id, n.company_id as "companyId", n.user_id as "userId", n.type, n.title, n.message, n.task_id as "taskId",
      n.actor_id as "actorId", a.company_id as "actorCompanyId", u.name, u.email,
      coalesce(u.is_email_verified and ${isSwitchedOn}, false) as "isWanted",
      coalesce(${isSwitchedOn}, false) as "isSwitchedOn"
    from (select * from notifications where mail_pending order by id limit ${limit} for no key update) n
    left join users u on u.company_id = n.company_id and u.id = n.user_id
    left join users a on a.id = n.actor_id
    left join companies c on c.id = u.company_id
    left join mail_preferences p on p.company_id = n.company_id and p.user_id = n.user_id
    order by n.id`.execute(tx.db);
  return rows;
}

/** Of a living person in a company that is not suspended. */
const isSwitchedOn = sql`(u.deleted_at is null and c.marked_for_deletion_at is null and case n.type
  when 'TASK_ASSIGNED' then coalesce(p.assignment, true)
  when 'COMMENT_ADDED' then coalesce(p.comment, true)
  else coalesce(p.due_soon, true) end)`;

export async function markMailed(tx: SystemTransaction, ids: number[]): Promise<void> {
  await sql`update notifications set mail_pending = false where mail_pending and id = any(${ids}::bigint[])`.execute(
    tx.db,
  );
}
