import { ROLE_LABELS, TASK_PRIORITY_LABELS, TASK_STATUS_LABELS } from './labels.ts';

/** SPEC §9, and those the decisions' additions need. */
export const AUDIT_ACTIONS = [
  'TASK_CREATED',
  'TASK_UPDATED',
  'TASK_DELETED',
  'TASK_STATUS_CHANGED',
  'TASK_PRIORITY_CHANGED',
  'TASK_ARCHIVED',
  'TASK_UNARCHIVED',
  'TASK_SHARED',
  'TASK_UNSHARED',
  'SUBTASK_ADDED',
  'COMMENT_CREATED',
  'COMMENT_UPDATED',
  'COMMENT_DELETED',
  'USER_CREATED',
  'USER_UPDATED',
  'USER_DELETED',
  'USER_INVITED_AGAIN',
  'INVITATION_SENT',
  'INVITATION_ACCEPTED',
  'INVITATION_DECLINED',
  'INVITATION_CANCELLED',
  'COLLABORATOR_REMOVED',
  'CO_ASSIGNEE_ADDED',
  'CO_ASSIGNEE_REMOVED',
  'USER_LOGIN',
  'USER_LOGIN_FAILED',
  'USER_LOGOUT',
  'PASSWORD_CHANGED',
  'EMAIL_CHANGED',
  'EMAIL_VERIFIED',
  'EMAIL_RELEASED',
  'COMPANY_CREATED',
  'COMPANY_DELETED',
  'COMPANY_SUSPENDED',
  'COMPANY_RESTORED',
  'SESSION_ENDED',
  'ACCOUNT_LOCKED',
  'ACCOUNT_UNLOCKED',
  'SEEN_BY_PLATFORM',
  'EMAIL_UNVERIFIED',
  'ACCESS_TOKEN_CREATED',
  'ACCESS_TOKEN_REVOKED',
  'CALENDAR_ADDRESS_CREATED',
  'CALENDAR_ADDRESS_REVOKED',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** What a change that the audit log keeps can have done something to. */
export const AUDIT_FIELDS = [
  'title',
  'description',
  'status',
  'priority',
  'dueDate',
  'assignee',
  'content',
  'name',
  'email',
  'role',
] as const;
export type AuditField = (typeof AUDIT_FIELDS)[number];

export const AUDIT_ENTITY_TYPES = ['Task', 'Comment', 'User', 'CoAssignee', 'Company'] as const;
export type AuditEntityType = (typeof AUDIT_ENTITY_TYPES)[number];

/** 'TASK_STATUS_CHANGED' as 'Task status changed'. */
function wordsOf(action: AuditAction): string {
  const words = action.toLowerCase().replaceAll('_', ' ').replace('co assignee', 'co-assignee');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const AUDIT_ACTION_LABELS = Object.fromEntries(
  AUDIT_ACTIONS.map((action) => [action, wordsOf(action)]),
) as Record<AuditAction, string>;

export const AUDIT_ENTITY_LABELS: Record<AuditEntityType, string> = {
  Task: 'Tasks',
  Comment: 'Comments',
  User: 'People',
  CoAssignee: 'Co-assignees',
  Company: 'Company',
};

/** One of them, as in 'Task 12'. */
export const AUDIT_ENTITY_NAMES: Record<AuditEntityType, string> = {
  Task: 'Task',
  Comment: 'Comment',
  User: 'Person',
  CoAssignee: 'Co-assignee',
  Company: 'Company',
};

export const AUDIT_FIELD_LABELS: Record<AuditField, string> = {
  title: 'Title',
  description: 'Description',
  status: 'Status',
  priority: 'Priority',
  dueDate: 'Due date',
  assignee: 'Assigned to',
  content: 'Comment',
  name: 'Name',
  email: 'Email',
  role: 'Role',
};

const CODES: Partial<Record<AuditField, Record<string, string>>> = {
  status: TASK_STATUS_LABELS,
  priority: TASK_PRIORITY_LABELS,
  role: ROLE_LABELS,
};

/** A value of a field (see auditChange) as people read it. @param writeInstant in the reader's time zone */
export function auditValueWords(
  field: AuditField,
  value: string | null,
  writeInstant: (instant: string) => string,
): string {
  if (value === null || value === '') return 'nothing';
  if (field === 'dueDate') return writeInstant(value);
  return CODES[field]?.[value] ?? value;
}

/** SPEC §2 'Audit Log modal', §8. */
export const AUDIT_WORDS = {
  title: 'Audit Log',
  denied: 'Access Denied',
  deniedText: "You don't have permission to view audit logs.",
  fetchFailed: 'Failed to fetch audit logs',
  exportFailed: 'Failed to export audit logs',
  exporting: 'Preparing your file…',
  exported: 'The audit log was exported',
} as const;
