import { AUDIT_ACTIONS, type AuditAction, type AuditEntityType } from './labels.ts';

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
