import type { AuditAction, AuditEntityType } from '@taskwell/contract/audit-words';
import type { NotificationType } from '@taskwell/contract/labels';
import type { EventKind } from '@taskwell/contract/live-events';
import type { AuditChange } from '@taskwell/contract/schemas/audit-change';
import type { UserRole } from './database-types.gen.ts';

/** What belongs to a change beside the rows that it writes; Transaction.record takes it down. */
export interface Effects {
  companyId: number;
  /** Who did it; null where the system did. */
  actor: { userId: number; name: string; role: UserRole; companyId?: number | null } | null;
  audit?: AuditEntry[];
  /** The actor is left out by the caller: nobody is notified of their own action. */
  notifications?: Notice[];
  events?: Announcement[];
}

/** Whoever acts for the platform, as it stands on a company's own history: with that role. */
export function ofPlatform({ userId, name, role }: NonNullable<Effects['actor']>): NonNullable<Effects['actor']> {
  return { userId, name, role };
}

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

export interface Notice {
  userId: number;
  type: NotificationType;
  title: string;
  message: string;
  taskId: number | null;
  /** Whose words it has: it goes with that comment. */
  commentId?: number;
}

export interface Announcement {
  kind: EventKind;
  id: number;
  version: number;
  /** User ids; administrators of the company hear of everything in it. */
  audience: number[];
}

/** Tells people that the invitations on their lists are others now; the readers fetch them. */
export function invitationsChanged(audience: number[]): Announcement[] {
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
