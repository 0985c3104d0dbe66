import {
  type AuditAction,
  type AuditEntityType,
  MAIL_TOPIC_OF,
  type NotificationType,
} from '@taskwell/contract/labels';
import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from './database.ts';

/** What changed, for the live stream: ids only, the reader fetches what it may see. */
export type EventKind =
  | 'task.created'
  | 'task.changed'
  | 'task.deleted'
  /** Comments, subtasks or people of a task, with or without a new version of its own. */
  | 'task.related'
  /** More tasks than are worth an event each. */
  | 'tasks.changed'
  | 'notification.created'
  /** The invitations that somebody received. */
  | 'invitations.changed'
  | 'session.ended';

export interface AuditEntry {
  action: AuditAction;
  entityType: AuditEntityType;
  entityId: number;
  /** Whose history it is part of. */
  taskId: number | null;
  description: string;
}

export interface Effects {
  companyId: number;
  /** Who did it; null where the system did. */
  actor: { userId: number; name: string; role: string; companyId?: number | null } | null;
  audit?: AuditEntry[];
  /** The actor is left out by the caller: nobody is notified of their own action. */
  notifications?: { userId: number; type: NotificationType; title: string; message: string; taskId: number | null }[];
  /** `audience` are user ids; administrators of the company hear of everything in it. */
  events?: { kind: EventKind; id: number; version: number; audience: number[] }[];
}

/** Tells people that the invitations on their lists are others now; the readers fetch them. */
export function invitationsChanged(audience: number[]): NonNullable<Effects['events']> {
  return audience.length === 0 ? [] : [{ kind: 'invitations.changed', id: 0, version: 0, audience }];
}

export function auditEntry(
  action: AuditAction,
  entityType: AuditEntityType,
  entityId: number,
  description: string,
  taskId: number | null = entityType === 'Task' ? entityId : null,
): AuditEntry {
  return { action, entityType, entityId, taskId, description };
}

/**
 * Writes what belongs to a change, in the change's own transaction and in one statement: its audit entries, its
 * notifications and its events. Listeners of all processes are woken after the commit.
 */
export async function record(tx: Transaction, effects: Effects, wake: () => void): Promise<void> {
  await sql`with ${effectStatements(effects)} select`.execute(tx.db);
  if (allEvents(effects).length > 0) tx.afterCommit.push(wake);
}

/**
 * The same as common table expressions, to travel in the statement of the change itself: on the paths that every click
 * takes, a statement less is a tenth of the time.
 *
 * @param source the change's own expression of one row; without a row nothing is written. An entityId, taskId or event
 *   id of 0 means the id of that row.
 */
export function effectStatements(
  effects: Effects,
  source: RawBuilder<unknown> = sql`(select 0::bigint as id)`,
): RawBuilder<unknown> {
  const { companyId, actor, audit = [], notifications = [] } = effects;
  const events = allEvents(effects);
  const statements: RawBuilder<unknown>[] = [];
  if (audit.length > 0) {
    statements.push(sql`audited as (
      insert into audit_entries (company_id, user_id, user_name, user_role, action, entity_type, entity_id, task_id,
        description)
      select ${companyId}::bigint, ${actor?.userId ?? null}::bigint, ${actor?.name ?? 'System'}::text,
        ${roleIn(companyId, actor)}::user_role, entry.c1, entry.c2, coalesce(nullif(entry.c3, 0), changed.id),
        case entry.c4 when 0 then changed.id else entry.c4 end, entry.c5
      from ${source} changed, ${rows('entry', ['text', 'text', 'bigint', 'bigint', 'text'], audit, (entry) => [
        entry.action,
        entry.entityType,
        entry.entityId,
        entry.taskId,
        entry.description,
      ])})`);
  }
  if (notifications.length > 0) {
    statements.push(sql`notified as (
      insert into notifications (company_id, user_id, type, title, message, task_id, mail_pending)
      select ${companyId}::bigint, notice.c1, notice.c2, notice.c3, notice.c4,
        case notice.c5 when 0 then changed.id else notice.c5 end, notice.c6
      from ${source} changed, ${rows(
        'notice',
        ['bigint', 'text', 'text', 'text', 'bigint', 'boolean'],
        notifications,
        (notice) => [
          notice.userId,
          notice.type,
          notice.title,
          notice.message,
          notice.taskId,
          notice.type in MAIL_TOPIC_OF,
        ],
      )})`);
  }
  if (events.length > 0) {
    statements.push(sql`announced as (
      insert into events (company_id, kind, entity_id, version, audience)
      select ${companyId}::bigint, event.c1, coalesce(nullif(event.c2, 0), changed.id), event.c3,
        string_to_array(event.c4, ',')::bigint[]
      from ${source} changed, ${rows('event', ['text', 'bigint', 'integer', 'text'], events, (event) => [
        event.kind,
        event.id,
        event.version,
        event.audience.join(),
      ])})`);
  }
  return sql.join(statements);
}

/** The role of a guest from another company means nothing in this one. */
function roleIn(companyId: number, actor: Effects['actor']): string | null {
  if (actor === null) return null;
  return actor.companyId === undefined || actor.companyId === companyId ? actor.role : null;
}

/** Up to so many rows are written out; more come as arrays, so that their number makes no new statement to be planned. */
const WRITTEN_OUT = 4;

/** A from item of rows with the columns c1, c2 … */
function rows<T>(name: string, types: string[], items: T[], pick: (item: T) => unknown[]): RawBuilder<unknown> {
  const columns = sql.raw(types.map((_, index) => `c${index + 1}`).join(', '));
  const alias = sql`as ${sql.raw(name)} (${columns})`;
  if (items.length <= WRITTEN_OUT) {
    const written = items.map((item) => {
      const values = pick(item).map((value, index) => sql`${value}::${sql.raw(types[index] ?? '')}`);
      return sql`(${sql.join(values)})`;
    });
    return sql`(values ${sql.join(written)}) ${alias}`;
  }
  const picked = items.map(pick);
  const arrays = types.map((type, index) => sql`${picked.map((values) => values[index])}::${sql.raw(type)}[]`);
  return sql`unnest(${sql.join(arrays)}) ${alias}`;
}

function allEvents({ events = [], notifications = [] }: Effects): NonNullable<Effects['events']> {
  if (notifications.length === 0) return events;
  return [
    ...events,
    { kind: 'notification.created', id: 0, version: 0, audience: notifications.map((notice) => notice.userId) },
  ];
}
