import type { MailPreferences, Notification } from '@taskwell/contract/schemas/notifications';
import { seesWholeCompany } from '@taskwell/policy/policy';
import { type RawBuilder, sql } from 'kysely';
import type { OpenTransaction, SystemTransaction, Transaction } from '../../platform/database/database.ts';
import { companyOf, type SignedInActor } from '../../platform/http/request.ts';
import { type Page, pageById } from '../../platform/queries/paging.ts';

const ALL_ON: MailPreferences = { assignment: true, comment: true, dueSoon: true };

export async function pageOfNotifications(
  tx: Transaction,
  actor: SignedInActor,
  query: { limit: number; cursor?: string | undefined },
): Promise<Page<Notification>> {
  return pageById(tx, query, {
    id: sql`n.id`,
    json: sql<Notification>`json_build_object('id', n.id, 'type', n.type, 'title', n.title, 'message', n.message,
      'isRead', n.is_read, 'createdAt', app.instant(n.created_at),
      'task', case when t.id is not null then json_build_object('id', t.id) end)`,
    // A task that is gone, or out of reach, leads nowhere.
    from: sql`notifications n
      left join tasks t on t.company_id = any(${companies(actor)}::bigint[]) and t.id = n.task_id and ${isSeen(actor)}
      where ${own(actor)}`,
  });
}

export async function countUnread(tx: Transaction, actor: SignedInActor): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from notifications n where ${own(actor)} and not n.is_read`.execute(tx.db);
  return rows[0]?.count ?? 0;
}

/** What was read is not mailed any more. False where the actor has no such notification. */
export async function setRead(tx: Transaction, actor: SignedInActor, id: number): Promise<boolean> {
  const { rows } = await sql`
    update notifications n set is_read = true, mail_pending = false
    where ${own(actor)} and n.id = ${id}::bigint returning n.id`.execute(tx.db);
  return rows.length > 0;
}

/** False where all were read before. */
export async function setAllRead(tx: Transaction, actor: SignedInActor): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update notifications n set is_read = true, mail_pending = false where ${own(actor)} and not n.is_read`.execute(
    tx.db,
  );
  return numAffectedRows > 0n;
}

function own(actor: SignedInActor): RawBuilder<unknown> {
  return sql`n.company_id = ${companyOf(actor)}::bigint and n.user_id = ${actor.userId}::bigint`;
}

/** DECISIONS §3 'see', of the task `t`. */
function isSeen(actor: SignedInActor): RawBuilder<unknown> {
  const me = sql`${actor.userId}::bigint`;
  if (seesWholeCompany(actor)) return sql`true`;
  return sql`(t.assigner_id = ${me} or t.assignee_id = ${me}
    or t.id = any(${actor.collaboratesOn.map(({ taskId }) => taskId)}::bigint[])
    or exists (select from task_co_assignees x
      where x.company_id = t.company_id and x.task_id = t.id and x.user_id = ${me})
    or exists (select from task_shares x
      where x.company_id = t.company_id and x.task_id = t.id and x.user_id = ${me}))`;
}

function companies(actor: SignedInActor): number[] {
  return [...new Set([companyOf(actor), ...actor.collaboratesOn.map(({ companyId }) => companyId)])];
}

export async function readPreferences(
  tx: OpenTransaction,
  companyId: number,
  userId: number,
): Promise<MailPreferences> {
  const { rows } = await sql<MailPreferences>`
    select assignment, comment, due_soon as "dueSoon" from mail_preferences
    where company_id = ${companyId}::bigint and user_id = ${userId}::bigint`.execute(tx.db);
  return rows[0] ?? ALL_ON;
}

export async function writePreferences(
  tx: OpenTransaction,
  companyId: number,
  userId: number,
  changes: { [K in keyof MailPreferences]?: boolean | undefined },
): Promise<MailPreferences> {
  const { assignment = null, comment = null, dueSoon = null } = changes;
  const { rows } = await sql<MailPreferences>`
    insert into mail_preferences as p (company_id, user_id, assignment, comment, due_soon)
    values (${companyId}, ${userId}, coalesce(${assignment}::boolean, true), coalesce(${comment}::boolean, true),
      coalesce(${dueSoon}::boolean, true))
    on conflict (company_id, user_id) do update set assignment = coalesce(${assignment}::boolean, p.assignment),
      comment = coalesce(${comment}::boolean, p.comment), due_soon = coalesce(${dueSoon}::boolean, p.due_soon)
    returning assignment, comment, due_soon as "dueSoon"`.execute(tx.db);
  return rows[0] as MailPreferences;
}

/** The company of a living person; null where there is none. As the system. */
export async function findCompanyOf(tx: SystemTransaction, userId: number): Promise<number | null> {
  const { rows } = await sql<{ companyId: number | null }>`
    select company_id as "companyId" from users where id = ${userId}::bigint and deleted_at is null`.execute(tx.db);
  return rows[0]?.companyId ?? null;
}
