import type { Notification } from '@taskwell/contract/schemas';
import { seesWholeCompany } from '@taskwell/policy/policy';
import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../../platform/database.ts';
import { record } from '../../platform/effects.ts';
import { notFound } from '../../platform/failure.ts';
import { type Page, pageById } from '../../platform/paging.ts';
import { companyOf, type SignedInActor } from '../../platform/request.ts';
import type { Services } from '../../platform/services.ts';

/** A person's own notifications. */
export function createNotificationService({ realtime }: Pick<Services, 'realtime'>) {
  async function list(
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

  async function countUnread(tx: Transaction, actor: SignedInActor): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from notifications n where ${own(actor)} and not n.is_read`.execute(tx.db);
    return rows[0]?.count ?? 0;
  }

  async function markRead(tx: Transaction, actor: SignedInActor, id: number): Promise<void> {
    const { rows } = await sql<{ wasRead: boolean }>`
      update notifications n set is_read = true, mail_pending = false
      where ${own(actor)} and n.id = ${id}::bigint returning n.id`.execute(tx.db);
    if (rows.length === 0) throw notFound();
    await tellOwnBrowsers(tx, actor);
  }

  async function markAllRead(tx: Transaction, actor: SignedInActor): Promise<void> {
    const { numAffectedRows } = await sql`
      update notifications n set is_read = true, mail_pending = false where ${own(actor)} and not n.is_read`.execute(
      tx.db,
    );
    if (numAffectedRows) await tellOwnBrowsers(tx, actor);
  }

  /** The badge of the person's other browsers falls too. */
  async function tellOwnBrowsers(tx: Transaction, actor: SignedInActor): Promise<void> {
    const event = { kind: 'notification.created' as const, id: 0, version: 0, audience: [actor.userId] };
    await record(tx, { companyId: companyOf(actor), actor, events: [event] }, realtime.wake);
  }

  return { list, countUnread, markRead, markAllRead };
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
