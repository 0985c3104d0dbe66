import { MAIL_TOPIC_OF } from '@taskwell/contract/labels';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { DB } from '../database-types.gen.ts';
import type { Announcement, Effects } from '../effects.ts';
import type { Statement } from './connection.ts';
import { prepare } from './statements.ts';

/** What belongs to the changes of a transaction, as rows. */
export interface Recorded {
  audit: Insertable<DB['audit_entries']>[];
  notifications: Insertable<DB['notifications']>[];
  events: Insertable<DB['events']>[];
}

/** Adds what belongs to a change, and what follows from it: whoever is notified hears of it at once. */
export function collectEffects(recorded: Recorded, effects: Effects): void {
  const { companyId, actor, audit = [], notifications = [], events = [] } = effects;
  // The role of a guest from another company means nothing in this one.
  const isOwnCompany = actor?.companyId === undefined || actor.companyId === companyId;
  for (const entry of audit) {
    recorded.audit.push({
      company_id: companyId,
      user_id: actor?.userId ?? null,
      user_name: actor?.name ?? 'System',
      user_role: (isOwnCompany && actor?.role) || null,
      action: entry.action,
      entity_type: entry.entityType,
      entity_id: entry.entityId,
      task_id: entry.taskId,
      description: entry.description,
      changes: entry.changes ?? null,
    });
  }
  for (const { userId, taskId, commentId = null, type, title, message } of notifications) {
    recorded.notifications.push({
      company_id: companyId,
      user_id: userId,
      task_id: taskId,
      comment_id: commentId,
      type,
      title,
      message,
      actor_id: actor?.userId ?? null,
      mail_pending: type in MAIL_TOPIC_OF,
    });
  }
  const notified = notifications.map(({ userId }) => userId);
  for (const { kind, id, version, audience, notified: told } of announcements(events, notified)) {
    recorded.events.push({ company_id: companyId, kind, entity_id: id, version, audience, notified: told });
  }
}

function announcements([first, ...others]: Announcement[], notified: number[]) {
  const rest = others.map((event) => ({ ...event, notified: [] as number[] }));
  if (first) return [{ ...first, notified }, ...rest];
  return notified.length === 0
    ? []
    : [{ kind: 'notification.created' as const, id: 0, version: 0, audience: notified, notified: [] }];
}

/** Writes all of it in one statement. */
export function recording(recorded: Recorded): Statement {
  return writing({
    audit: JSON.stringify(recorded.audit),
    notifications: JSON.stringify(recorded.notifications),
    events: JSON.stringify(recorded.events),
  });
}

/** Rows as JSON arrays, so that their number makes no new statement to be planned. */
const writing = prepare<Record<keyof Recorded, string>>((value, db) => {
  const rowsOf = <T extends keyof DB>(table: T, read: (rows: Record<keyof Recorded, string>) => string) =>
    sql<Selectable<DB[T]>>`json_populate_recordset(null::${sql.table(table)}, ${value(read)}::json)`.as('row');
  return db
    .with('audited', (from) =>
      from
        .insertInto('audit_entries')
        .columns([...AUDIT_COLUMNS])
        .expression((build) => build.selectFrom(rowsOf('audit_entries', (rows) => rows.audit)).select(AUDIT_COLUMNS)),
    )
    .with('notified', (from) =>
      from
        .insertInto('notifications')
        .columns([...NOTIFICATION_COLUMNS])
        .expression((build) =>
          build.selectFrom(rowsOf('notifications', (rows) => rows.notifications)).select(NOTIFICATION_COLUMNS),
        ),
    )
    .insertInto('events')
    .columns([...EVENT_COLUMNS])
    .expression((build) => build.selectFrom(rowsOf('events', (rows) => rows.events)).select(EVENT_COLUMNS));
});

const AUDIT_COLUMNS = [
  'company_id',
  'user_id',
  'user_name',
  'user_role',
  'action',
  'entity_type',
  'entity_id',
  'task_id',
  'description',
  'changes',
] as const satisfies (keyof Recorded['audit'][number])[];

const NOTIFICATION_COLUMNS = [
  'company_id',
  'user_id',
  'type',
  'title',
  'message',
  'task_id',
  'comment_id',
  'mail_pending',
  'actor_id',
] as const satisfies (keyof Recorded['notifications'][number])[];

const EVENT_COLUMNS = [
  'company_id',
  'kind',
  'entity_id',
  'version',
  'audience',
  'notified',
] as const satisfies (keyof Recorded['events'][number])[];
