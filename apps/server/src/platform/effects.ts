import type { AuditAction, AuditEntityType, NotificationType } from '@taskwell/contract/labels';
import { sql } from 'kysely';
import type { Transaction } from './database.ts';

/** What changed, for the live stream: ids only, the reader fetches what it may see. */
export type EventKind = 'task.created' | 'task.changed' | 'task.deleted' | 'notification.created' | 'session.ended';

export interface AuditEntry {
  action: AuditAction;
  entityType: AuditEntityType;
  entityId: number;
  description: string;
}

export interface Effects {
  companyId: number;
  /** Who did it; null where the system did. */
  actor: { userId: number; name: string; role: string } | null;
  audit?: AuditEntry[];
  /** The actor is left out by the caller: nobody is notified of their own action. */
  notifications?: { userId: number; type: NotificationType; title: string; message: string; taskId: number | null }[];
  /** `audience` are user ids; administrators of the company hear of everything in it. */
  events?: { kind: EventKind; id: number; version: number; audience: number[] }[];
}

export function auditEntry(
  action: AuditAction,
  entityType: AuditEntityType,
  entityId: number,
  description: string,
): AuditEntry {
  return { action, entityType, entityId, description };
}

/**
 * Writes what belongs to a change, in the change's own transaction and in one statement: its audit entries, its
 * notifications and its events. Listeners of all processes are woken after the commit.
 */
export async function record(tx: Transaction, effects: Effects, wake: () => void): Promise<void> {
  const events = [
    ...(effects.events ?? []),
    ...(effects.notifications?.length
      ? [{ kind: 'notification.created', id: 0, version: 0, audience: effects.notifications.map((n) => n.userId) }]
      : []),
  ];
  await sql`
    with audited as (
      insert into audit_entries (company_id, user_id, user_name, user_role, action, entity_type, entity_id, description)
      select ${effects.companyId}::bigint, ${effects.actor?.userId ?? null}::bigint, ${effects.actor?.name ?? 'System'}::text,
        ${effects.actor?.role ?? null}::user_role, action, "entityType", "entityId", description
      from json_to_recordset(${JSON.stringify(effects.audit ?? [])}::json)
        as entry (action text, "entityType" text, "entityId" bigint, description text)
    ), notified as (
      insert into notifications (company_id, user_id, type, title, message, task_id)
      select ${effects.companyId}::bigint, "userId", type, title, message, "taskId"
      from json_to_recordset(${JSON.stringify(effects.notifications ?? [])}::json)
        as entry ("userId" bigint, type text, title text, message text, "taskId" bigint)
    )
    insert into events (company_id, kind, entity_id, version, audience)
    select ${effects.companyId}::bigint, kind, id, version, array(select json_array_elements_text(audience)::bigint)
    from json_to_recordset(${JSON.stringify(events)}::json)
      as entry (kind text, id bigint, version integer, audience json)`.execute(tx.db);
  if (events.length > 0) tx.afterCommit.push(wake);
}
