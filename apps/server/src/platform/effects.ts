import {
  type AuditAction,
  type AuditEntityType,
  MAIL_TOPIC_OF,
  type NotificationType,
} from '@taskwell/contract/labels';
import type { EventKind } from '@taskwell/contract/live-events';
import type { AuditChange } from '@taskwell/contract/schemas/audit';
import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from './database.ts';
import { prepare, type Shape, type Value } from './statements.ts';

export interface AuditEntry {
  action: AuditAction;
  entityType: AuditEntityType;
  entityId: number;
  /** Whose history it is part of. */
  taskId: number | null;
  description: string;
  /** From what to what, where it is a change. */
  changes?: AuditChange[];
}

interface Notice {
  userId: number;
  type: NotificationType;
  title: string;
  message: string;
  taskId: number | null;
}

interface Announcement {
  kind: EventKind;
  id: number;
  version: number;
  /** User ids; administrators of the company hear of everything in it. */
  audience: number[];
  /** User ids of those whom it gave a notification; they hear 'notification.created' behind it. */
  notified?: number[];
}

export interface Effects {
  companyId: number;
  /** Who did it; null where the system did. */
  actor: { userId: number; name: string; role: string; companyId?: number | null } | null;
  audit?: AuditEntry[];
  /** The actor is left out by the caller: nobody is notified of their own action. */
  notifications?: Notice[];
  events?: Announcement[];
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
  const complete = completeEffects(effects);
  await tx.run(recording(complete));
  if (complete.events.length > 0) tx.afterCommit.push(wake);
}

/**
 * Entries of a change that goes through many companies, each on its company's own history. As the system.
 *
 * @param actor of the platform, so the role stands beside the name
 */
export async function recordAcross(
  tx: Transaction,
  actor: { userId: number; name: string; role: string },
  entries: (AuditEntry & { companyId: number })[],
): Promise<void> {
  const column = (name: keyof (typeof entries)[number]) => entries.map((entry) => entry[name]);
  const given = sql<Record<string, unknown>>`unnest(${column('companyId')}::bigint[], ${column('action')}::text[],
    ${column('entityType')}::text[], ${column('entityId')}::bigint[], ${column('description')}::text[])`;
  await tx.db
    .insertInto('audit_entries')
    .columns(['company_id', 'user_id', 'user_name', 'user_role', 'action', 'entity_type', 'entity_id', 'description'])
    .expression((build) =>
      build
        .selectFrom(given.as<'entry'>(sql`entry (company_id, action, entity_type, entity_id, description)`))
        .select([
          sql<number>`entry.company_id`.as('company_id'),
          sql<number>`${actor.userId}::bigint`.as('user_id'),
          sql<string>`${actor.name}::text`.as('user_name'),
          sql<'SUPER_ADMIN'>`${actor.role}::user_role`.as('user_role'),
          sql<string>`entry.action`.as('action'),
          sql<string>`entry.entity_type`.as('entity_type'),
          sql<number>`entry.entity_id`.as('entity_id'),
          sql<string>`entry.description`.as('description'),
        ]),
    )
    .execute();
}

/** All that belongs to a change, as it is written. */
export interface CompleteEffects {
  companyId: number;
  userId: number | null;
  userName: string;
  userRole: string | null;
  audit: AuditEntry[];
  notifications: Notice[];
  events: Announcement[];
}

/** Adds what follows from the rest: whoever is notified hears of it at once. */
export function completeEffects(effects: Effects): CompleteEffects {
  const { companyId, actor, audit = [], notifications = [], events = [] } = effects;
  return {
    companyId,
    userId: actor?.userId ?? null,
    userName: actor?.name ?? 'System',
    userRole: roleIn(companyId, actor),
    audit,
    notifications,
    events: announcing(
      events,
      notifications.map((notice) => notice.userId),
    ),
  };
}

function announcing([first, ...others]: Announcement[], notified: number[]): Announcement[] {
  if (first) return [{ ...first, notified }, ...others];
  return notified.length === 0 ? [] : [{ kind: 'notification.created', id: 0, version: 0, audience: notified }];
}

/** How many of each there are, so far as the statement's text depends on it. */
export function effectsShape({ audit, notifications, events }: CompleteEffects): Shape {
  return [audit, notifications, events].map(({ length }) => Math.min(length, WRITTEN_OUT + 1));
}

const recording = prepare<CompleteEffects>(
  effectsShape,
  (value, shape) => sql`with ${effectStatements(value, shape, sql`(select 0::bigint as id)`)} select`,
);

/**
 * The same as common table expressions, to travel in the statement of the change itself: on the paths that every click
 * takes, a statement less is a tenth of the time.
 *
 * @param shape by effectsShape
 * @param source the change's own expression of one row; without a row nothing is written. An entityId, taskId or event
 *   id of 0 means the id of that row.
 */
export function effectStatements(
  value: Value<CompleteEffects>,
  shape: Shape,
  source: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const [audit = 0, notifications = 0, events = 0] = shape.map(Number);
  const companyId = sql`${value((effects) => effects.companyId)}::bigint`;
  const statements: RawBuilder<unknown>[] = [];
  if (audit > 0) {
    statements.push(sql`audited as (
      insert into audit_entries (company_id, user_id, user_name, user_role, action, entity_type, entity_id, task_id,
        description, changes)
      select ${companyId}, ${value((effects) => effects.userId)}::bigint, ${value((effects) => effects.userName)}::text,
        ${value((effects) => effects.userRole)}::user_role, entry.c1, entry.c2, coalesce(nullif(entry.c3, 0), changed.id),
        case entry.c4 when 0 then changed.id else entry.c4 end, entry.c5, entry.c6
      from ${source} changed, ${rows(sql`entry`, value, audit, (effects) => effects.audit, AUDIT_COLUMNS)})`);
  }
  if (notifications > 0) {
    const notices = rows(sql`notice`, value, notifications, (effects) => effects.notifications, NOTICE_COLUMNS);
    statements.push(sql`notified as (
      insert into notifications (company_id, user_id, type, title, message, task_id, mail_pending, actor_id)
      select ${companyId}, notice.c1, notice.c2, notice.c3, notice.c4,
        case notice.c5 when 0 then changed.id else notice.c5 end, notice.c6,
        ${value((effects) => effects.userId)}::bigint
      from ${source} changed, ${notices})`);
  }
  if (events > 0) {
    statements.push(sql`announced as (
      insert into events (company_id, kind, entity_id, version, audience, notified)
      select ${companyId}, event.c1, coalesce(nullif(event.c2, 0), changed.id), event.c3,
        string_to_array(event.c4, ',')::bigint[], string_to_array(event.c5, ',')::bigint[]
      from ${source} changed, ${rows(sql`event`, value, events, (effects) => effects.events, EVENT_COLUMNS)})`);
  }
  return sql.join(statements);
}

interface Column<T> {
  type: RawBuilder<unknown>;
  read: (item: T) => unknown;
}

const AUDIT_COLUMNS: Column<AuditEntry>[] = [
  { type: sql`text`, read: (entry) => entry.action },
  { type: sql`text`, read: (entry) => entry.entityType },
  { type: sql`bigint`, read: (entry) => entry.entityId },
  { type: sql`bigint`, read: (entry) => entry.taskId },
  { type: sql`text`, read: (entry) => entry.description },
  { type: sql`jsonb`, read: ({ changes }) => changes && JSON.stringify(changes) },
];

const NOTICE_COLUMNS: Column<Notice>[] = [
  { type: sql`bigint`, read: (notice) => notice.userId },
  { type: sql`text`, read: (notice) => notice.type },
  { type: sql`text`, read: (notice) => notice.title },
  { type: sql`text`, read: (notice) => notice.message },
  { type: sql`bigint`, read: (notice) => notice.taskId },
  { type: sql`boolean`, read: (notice) => notice.type in MAIL_TOPIC_OF },
];

const EVENT_COLUMNS: Column<Announcement>[] = [
  { type: sql`text`, read: (event) => event.kind },
  { type: sql`bigint`, read: (event) => event.id },
  { type: sql`integer`, read: (event) => event.version },
  { type: sql`text`, read: (event) => event.audience.join() },
  { type: sql`text`, read: (event) => event.notified?.join() ?? '' },
];

/** The role of a guest from another company means nothing in this one. */
function roleIn(companyId: number, actor: Effects['actor']): string | null {
  if (actor === null) return null;
  return actor.companyId === undefined || actor.companyId === companyId ? actor.role : null;
}

/** Up to so many rows are written out; more come as arrays, so that their number makes no new statement to be planned. */
const WRITTEN_OUT = 4;

/** A from item of rows with the columns c1, c2 … */
function rows<T>(
  name: RawBuilder<unknown>,
  value: Value<CompleteEffects>,
  count: number,
  items: (effects: CompleteEffects) => T[],
  columns: Column<T>[],
): RawBuilder<unknown> {
  const alias = sql`as ${name} (${sql.raw(columns.map((_, index) => `c${index + 1}`).join(', '))})`;
  if (count > WRITTEN_OUT) {
    const arrays = columns.map(({ type, read }) => sql`${value((effects) => items(effects).map(read))}::${type}[]`);
    return sql`unnest(${sql.join(arrays)}) ${alias}`;
  }
  const written = Array.from({ length: count }, (_, row) => {
    const cells = columns.map(({ type, read }) => sql`${value((effects) => read(items(effects)[row] as T))}::${type}`);
    return sql`(${sql.join(cells)})`;
  });
  return sql`(values ${sql.join(written)}) ${alias}`;
}
