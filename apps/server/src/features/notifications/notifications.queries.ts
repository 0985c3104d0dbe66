import type { MailPreferences, Notification } from '@taskwell/contract/schemas/notifications';
import { seesWholeCompany } from '@taskwell/policy/policy';
import { type RawBuilder, sql } from 'kysely';
import type { OpenTransaction, SystemTransaction, Transaction } from '../../platform/database/database.ts';
import { companyOf, type SignedInActor } from '../../platform/http/request.ts';
import { anyOf } from '../../platform/queries/any-of.ts';
import { type Page, pageById } from '../../platform/queries/paging.ts';

const ALL_ON: MailPreferences = { assignment: true, comment: true, dueSoon: true };

export async function pageOfNotifications(
  tx: Transaction,
  actor: SignedInActor,
  query: { limit: number; cursor?: string | undefined },
): Promise<Page<Notification>> {
  const seen = tx.db.selectFrom('notifications as n').leftJoin('tasks as t', (join) =>
    join
      // A task that is gone, or out of reach, leads nowhere.
      .on('t.company_id', '=', anyOf(companies(actor)))
      .onRef('t.id', '=', 'n.task_id')
      .on(isSeen(actor)),
  );
  const own = seen.where('n.company_id', '=', companyOf(actor)).where('n.user_id', '=', actor.userId);
  return pageById(query, own, { id: sql`n.id`, json });
}

/** Of the notification `n` and the task `t`. */
const json = sql<Notification>`json_build_object('id', n.id, 'type', n.type, 'title', n.title, 'message', n.message,
  'isRead', n.is_read, 'createdAt', app.instant(n.created_at),
  'task', case when t.id is not null then json_build_object('id', t.id) end)`;

export async function countUnread(tx: Transaction, actor: SignedInActor): Promise<number> {
  const { count } = await tx.db
    .selectFrom('notifications')
    .select((build) => build.fn.countAll<number>().as('count'))
    .where('company_id', '=', companyOf(actor))
    .where('user_id', '=', actor.userId)
    .where(isUnread)
    .executeTakeFirstOrThrow();
  return count;
}

const isUnread = sql<boolean>`not is_read`;

/** What was read is not mailed any more. False where the actor has no such notification. */
export async function setRead(tx: Transaction, actor: SignedInActor, id: number): Promise<boolean> {
  const { numUpdatedRows } = await settingRead(tx, actor).where('id', '=', id).executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** False where all were read before. */
export async function setAllRead(tx: Transaction, actor: SignedInActor): Promise<boolean> {
  const { numUpdatedRows } = await settingRead(tx, actor).where(isUnread).executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

function settingRead(tx: Transaction, actor: SignedInActor) {
  return tx.db
    .updateTable('notifications')
    .set({ is_read: true, mail_pending: false })
    .where('company_id', '=', companyOf(actor))
    .where('user_id', '=', actor.userId);
}

/** DECISIONS §3 'see', of the task `t`. */
function isSeen(actor: SignedInActor): RawBuilder<boolean> {
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
  const row = await tx.db
    .selectFrom('mail_preferences')
    .select(['assignment', 'comment', 'due_soon as dueSoon'])
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? ALL_ON;
}

/** What is not named in the changes stays as it is. @returns all of them */
export async function writePreferences(
  tx: OpenTransaction,
  companyId: number,
  userId: number,
  changes: { [K in keyof MailPreferences]?: boolean | undefined },
): Promise<MailPreferences> {
  const { assignment, comment, dueSoon } = changes;
  return tx.db
    .insertInto('mail_preferences')
    .values({
      company_id: companyId,
      user_id: userId,
      assignment: assignment ?? true,
      comment: comment ?? true,
      due_soon: dueSoon ?? true,
    })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'user_id']).doUpdateSet({
        assignment: kept('assignment', assignment),
        comment: kept('comment', comment),
        due_soon: kept('due_soon', dueSoon),
      }),
    )
    .returning(['assignment', 'comment', 'due_soon as dueSoon'])
    .executeTakeFirstOrThrow();
}

function kept(column: 'assignment' | 'comment' | 'due_soon', change: boolean | undefined): RawBuilder<boolean> {
  return sql`coalesce(${change ?? null}::boolean, ${sql.ref(`mail_preferences.${column}`)})`;
}

/** The company of a living person; null where there is none. As the system. */
export async function findCompanyOf(tx: SystemTransaction, userId: number): Promise<number | null> {
  const row = await tx.db
    .selectFrom('users')
    .select('company_id')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.company_id ?? null;
}
