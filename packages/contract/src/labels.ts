/** The words shown for stored constants, and the order they are offered in (SPEC §4, §9). */
export const TASK_STATUSES = ['TODO', 'IN_PROGRESS', 'ON_HOLD', 'COMPLETED', 'CANCELLED'] as const;
export type TaskStatus = (typeof TASK_STATUSES)[number];

export const TASK_STATUS_LABELS: Record<TaskStatus, string> = {
  TODO: 'To Do',
  IN_PROGRESS: 'In Progress',
  ON_HOLD: 'On Hold',
  COMPLETED: 'Completed',
  CANCELLED: 'Cancelled',
};

/** Still to be done. They come first in the order of the statuses. */
export const OPEN_STATUSES = ['TODO', 'IN_PROGRESS', 'ON_HOLD'] as const satisfies readonly TaskStatus[];

/** What the list shows until a person filters by status (SPEC §4). */
export const DEFAULT_STATUS_FILTER: readonly TaskStatus[] = ['TODO', 'IN_PROGRESS'];

export const TASK_PRIORITIES = ['LOW', 'MEDIUM', 'HIGH', 'URGENT'] as const;
export type TaskPriority = (typeof TASK_PRIORITIES)[number];

export const TASK_PRIORITY_LABELS: Record<TaskPriority, string> = {
  LOW: 'Low',
  MEDIUM: 'Medium',
  HIGH: 'High',
  URGENT: 'Urgent',
};

export const ROLES = ['SUPER_ADMIN', 'SYSDMIN', 'ADMIN', 'EMPLOYEE'] as const;
export type Role = (typeof ROLES)[number];

export const ROLE_LABELS: Record<Role, string> = {
  SUPER_ADMIN: 'Super Admin',
  SYSDMIN: 'System Administrator',
  ADMIN: 'Admin',
  EMPLOYEE: 'Employee',
};

export const DUE_DATE_FILTERS = ['overdue', 'due-today', 'due-this-week', 'due-this-month', 'no-due-date'] as const;
export type DueDateFilter = (typeof DUE_DATE_FILTERS)[number];

export const TASK_TYPES = ['shared', 'assigned', 'created'] as const;
export type TaskType = (typeof TASK_TYPES)[number];

export const TASK_SORTS = [
  'urgency',
  'created-desc',
  'created-asc',
  'due-desc',
  'due-asc',
  'priority-desc',
  'priority-asc',
  'status',
  'title',
] as const;
export type TaskSort = (typeof TASK_SORTS)[number];

export const NOTIFICATION_TYPES = [
  'TASK_CREATED',
  'TASK_UPDATED',
  'TASK_STATUS_CHANGED',
  'TASK_PRIORITY_CHANGED',
  'TASK_ASSIGNED',
  'COMMENT_ADDED',
  'SUBTASK_ADDED',
  'TASK_COMPLETED',
  'TASK_DUE_SOON',
] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** What stands where a value is missing (SPEC §2 'Dashboard'). */
export const MISSING = {
  description: 'No description',
  dueDate: 'No due date',
  person: 'Unassigned',
  unknown: 'Unknown',
} as const;

/** Password meter, by number of rules met, 0 or 1 to 5 (SPEC §2 'Sign-up screens'). */
export const PASSWORD_STRENGTH_LABELS = ['Very Weak', 'Very Weak', 'Weak', 'Fair', 'Good', 'Strong'] as const;

/** EXPIRED is what PENDING becomes by time. */
export const INVITATION_STATUSES = ['PENDING', 'ACCEPTED', 'DECLINED', 'CANCELLED', 'EXPIRED'] as const;
export type InvitationStatus = (typeof INVITATION_STATUSES)[number];

/** What the recipient still hears of. */
export const RECEIVED_INVITATION_STATUSES = ['PENDING', 'ACCEPTED'] as const satisfies InvitationStatus[];
export type ReceivedInvitationStatus = (typeof RECEIVED_INVITATION_STATUSES)[number];

export const INVITATION_STATUS_LABELS: Record<InvitationStatus, string> = {
  PENDING: 'Waiting for an answer',
  ACCEPTED: 'Accepted',
  DECLINED: 'Declined',
  CANCELLED: 'Taken back',
  EXPIRED: 'Expired',
};

/** What a person can be mailed about, and switch off. */
export const MAIL_TOPICS = ['assignment', 'comment', 'dueSoon'] as const;
export type MailTopic = (typeof MAIL_TOPICS)[number];

/** The notifications that also come by mail. */
export const MAIL_TOPIC_OF: Partial<Record<NotificationType, MailTopic>> = {
  TASK_ASSIGNED: 'assignment',
  COMMENT_ADDED: 'comment',
  TASK_DUE_SOON: 'dueSoon',
};

/** What the preferences and the unsubscribe page call each kind of mail. */
export const MAIL_TOPIC_LABELS: Record<MailTopic, string> = {
  assignment: 'A task is assigned to me',
  comment: 'Someone comments on a task I have a part in',
  dueSoon: 'A task of mine is due within 24 hours',
};
