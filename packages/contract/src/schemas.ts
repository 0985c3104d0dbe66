import { z } from 'zod';
import {
  AUDIT_ACTIONS,
  DUE_DATE_FILTERS,
  INVITATION_STATUSES,
  NOTIFICATION_TYPES,
  ROLES,
  TASK_PRIORITIES,
  TASK_SORTS,
  TASK_STATUSES,
  TASK_TYPES,
  type TaskStatus,
} from './labels.ts';
import { LIMITS } from './limits.ts';
import { VALIDATION } from './messages.ts';
import { PLAN_NAMES } from './plans.ts';
import { isDueDate, isEmail, isStorableText, normalizeEmail } from './rules.ts';

/** The building blocks of requests and answers. Requests are closed (unknown fields are refused), so are answers. */

export const id = z.int().min(1).max(Number.MAX_SAFE_INTEGER);

/** An id in a path or query. Anything that cannot be one (0, -1, 2^63, words) reads as 0, which no object has. */
export const pathId = z
  .string()
  .transform((text) => (/^[1-9]\d{0,15}$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : 0));

/** An id in a body, with the sentence that asks for it. */
export function requiredId(required: string) {
  return z.int({ error: required }).min(1, { error: required }).max(Number.MAX_SAFE_INTEGER, { error: required });
}

export const instant = z.iso.datetime();

export const storable = (text: string): boolean => isStorableText(text);

/** Text a person types: trimmed, 1 to `length` characters, storable; each fault has its own sentence. */
export function requiredText(length: number, required: string, tooLong: string) {
  return z
    .string({ error: required })
    .refine(storable, { error: VALIDATION.textInvalid, abort: true })
    .trim()
    .min(1, { error: required })
    .max(length, { error: tooLong });
}

export const title = requiredText(LIMITS.titleLength, VALIDATION.titleRequired, VALIDATION.titleTooLong);
export const personName = requiredText(LIMITS.nameLength, VALIDATION.nameRequired, VALIDATION.nameTooLong);

export const description = z
  .string({ error: VALIDATION.fieldInvalid('Description') })
  .refine(storable, { error: VALIDATION.textInvalid, abort: true })
  .trim()
  .max(LIMITS.descriptionLength, { error: VALIDATION.descriptionTooLong })
  .nullable()
  .transform((text) => (text === '' ? null : text));

/** An e-mail address, trimmed and lower-cased; the sentences differ by screen. */
export function email(required: string = VALIDATION.emailRequired, invalid: string = VALIDATION.emailInvalid) {
  return z
    .string({ error: required })
    .min(1, { error: required, abort: true })
    .transform(normalizeEmail)
    .refine(isEmail, { error: invalid });
}

/** A password as typed; the rules for a new one depend on configuration and are the server's (see newPasswordProblem). */
export const password = z
  .string({ error: VALIDATION.passwordRequired })
  .min(1, { error: VALIDATION.passwordRequired, abort: true })
  .max(LIMITS.passwordMaxLength, { error: VALIDATION.passwordTooLong })
  .refine(storable, { error: VALIDATION.textInvalid });

export const code = z.string({ error: VALIDATION.codeMissing }).regex(/^\d{6}$/, { error: VALIDATION.codeSixDigits });

export const status = z.enum(TASK_STATUSES, { error: VALIDATION.statusInvalid });
export const priority = z.enum(TASK_PRIORITIES, { error: VALIDATION.priorityInvalid });
export const role = z.enum(ROLES);

export const dueDate = z
  .string({ error: VALIDATION.dueDateInvalid })
  .refine(isDueDate, { error: VALIDATION.dueDateInvalid, abort: true })
  .transform((text) => new Date(text).toISOString())
  .nullable();

/** An instant in a query, within the calendar of due dates. */
function queryInstant(field: string) {
  return z
    .string()
    .refine(isDueDate, { error: VALIDATION.fieldInvalid(field), abort: true })
    .transform((text) => new Date(text).toISOString());
}

const commaSeparatedStatuses = z
  .string()
  .transform((text) => text.split(',').filter((part) => part !== ''))
  .pipe(z.array(status))
  .transform((list): TaskStatus[] => [...new Set(list)]);

/** How many to answer, in a query. */
export function limitOf(byDefault: number) {
  return z
    .string()
    .regex(/^\d{1,3}$/, { error: VALIDATION.fieldInvalid('limit') })
    .transform(Number)
    .pipe(z.int().min(1).max(LIMITS.pageSizeMax))
    .default(byDefault);
}

const pageLimit = limitOf(LIMITS.pageSizeDefault);

export const searchText = z
  .string()
  .refine(storable, { error: VALIDATION.textInvalid, abort: true })
  .max(LIMITS.searchLength)
  .transform((text) => text.trim());

export const cursor = z.string().max(1_000);

/** Filters, sort and page of every task list (DECISIONS §1). */
export const taskListQuery = z.object({
  status: commaSeparatedStatuses.optional(),
  priority: priority.optional(),
  search: searchText.optional(),
  dueDateFilter: z.enum(DUE_DATE_FILTERS).optional(),
  type: z.enum(TASK_TYPES).optional(),
  assigneeId: pathId.optional(),
  parentId: pathId.optional(),
  dueFrom: queryInstant('dueFrom').optional(),
  dueTo: queryInstant('dueTo').optional(),
  sortBy: z.enum(TASK_SORTS).default('urgency'),
  limit: pageLimit,
  cursor: cursor.optional(),
});

export const pageQuery = z.object({ limit: pageLimit, cursor: cursor.optional() });

/** The same for a file of all of them. */
export const taskExportQuery = taskListQuery
  .omit({ limit: true, cursor: true })
  .extend({ archived: z.enum(['true', 'false']).default('false') });

const personReference = z.strictObject({ id, name: z.string(), email: z.string().nullable() });

export const taskAbilities = z.strictObject({
  edit: z.boolean(),
  delete: z.boolean(),
  archive: z.boolean(),
  changeStatus: z.boolean(),
  changePriority: z.boolean(),
  comment: z.boolean(),
  share: z.boolean(),
  invite: z.boolean(),
  manageCoAssignees: z.boolean(),
  addSubtask: z.boolean(),
});

export const coAssignee = z.strictObject({
  id,
  userId: id,
  user: z.strictObject({ name: z.string(), email: z.string().nullable() }),
});

export const taskShare = z.strictObject({ id, userId: id, user: z.strictObject({ name: z.string() }) });

/** A task (SPEC §3) with the additions of DECISIONS §1. `comments` holds the three latest, newest first. */
export const task = z.strictObject({
  id,
  title: z.string(),
  description: z.string().nullable(),
  status,
  priority,
  dueDate: instant.nullable(),
  archived: z.boolean(),
  createdAt: instant,
  updatedAt: instant,
  version: z.int(),
  assigneeId: id.nullable(),
  assignee: personReference.nullable(),
  assignerId: id.nullable(),
  assigner: z.strictObject({ name: z.string() }).nullable(),
  externalContactId: id.nullable(),
  externalContact: z.strictObject({ name: z.string(), email: z.string() }).nullable(),
  parentTask: z.strictObject({ id, title: z.string() }).nullable(),
  subtasks: z.array(
    z.strictObject({ id, title: z.string(), status, assignee: z.strictObject({ id, name: z.string() }).nullable() }),
  ),
  coAssignees: z.array(coAssignee),
  sharedWith: z.array(taskShare),
  collaborators: z.array(
    z.strictObject({
      id,
      permissionLevel: z.literal('COMMENT'),
      userId: id,
      user: z.strictObject({ name: z.string(), email: z.string().nullable() }),
      company: z.strictObject({ name: z.string() }),
    }),
  ),
  comments: z.array(
    z.strictObject({ content: z.string(), createdAt: instant, author: z.strictObject({ name: z.string() }) }),
  ),
  commentCount: z.int(),
  subtaskCount: z.int(),
  /** True when the caller sees the task only because it was shared with them ('Shared with you'). */
  sharedWithYou: z.boolean(),
  abilities: taskAbilities,
});

const statusCounts = z.strictObject({
  TODO: z.int(),
  IN_PROGRESS: z.int(),
  ON_HOLD: z.int(),
  COMPLETED: z.int(),
  CANCELLED: z.int(),
});

export const cursorPagination = z.strictObject({
  total: z.int(),
  limit: z.int(),
  nextCursor: z.string().nullable(),
});

export const taskList = z.strictObject({
  success: z.literal(true),
  data: z.array(task),
  pagination: cursorPagination,
  counts: statusCounts,
});

export const taskAnswer = z.strictObject({ success: z.literal(true), data: task });
export const messageAnswer = z.strictObject({ success: z.literal(true), message: z.string() });

/** A comment (SPEC §3), with what the caller may do with it. */
export const comment = z.strictObject({
  id,
  taskId: id,
  content: z.string(),
  author: z.strictObject({ id, name: z.string() }),
  createdAt: instant,
  editedAt: instant.nullable(),
  abilities: z.strictObject({ edit: z.boolean(), delete: z.boolean() }),
});

export const commentContent = requiredText(LIMITS.commentLength, VALIDATION.commentRequired, VALIDATION.commentTooLong);

/** One entry of a task's history; `user` is null where the system acted. */
export const taskUpdate = z.strictObject({
  id,
  action: z.enum(AUDIT_ACTIONS),
  description: z.string(),
  createdAt: instant,
  user: z.strictObject({ name: z.string() }).nullable(),
});

/** One row of a task import as it was understood; `row` is its line in the file, the header being 1. */
export const importRow = z.strictObject({
  row: z.int(),
  title: z.string(),
  status: z.string(),
  priority: z.string(),
  assignee: z.string(),
  dueDate: instant.nullable(),
  errors: z.array(z.string()),
});

export const importReport = z.strictObject({
  rows: z.array(importRow),
  valid: z.int(),
  invalid: z.int(),
  /** 0 for a dry run. */
  imported: z.int(),
});

/** A notification (SPEC §3); `task` is null once the task is gone. */
export const notification = z.strictObject({
  id,
  type: z.enum(NOTIFICATION_TYPES),
  title: z.string(),
  message: z.string(),
  isRead: z.boolean(),
  createdAt: instant,
  task: z.strictObject({ id }).nullable(),
});

/** What a person is mailed about (MAIL_TOPICS). */
export const mailPreferences = z.strictObject({ assignment: z.boolean(), comment: z.boolean(), dueSoon: z.boolean() });

const companyReference = z.strictObject({
  name: z.string(),
  email: z.string(),
  subscriptionPlan: z.enum(PLAN_NAMES),
  createdAt: instant,
});

/** A user (SPEC §3); the platform's super administrator has no company. */
export const user = z.strictObject({
  id,
  name: z.string(),
  email: z.string(),
  role,
  isPersonal: z.boolean(),
  companyName: z.string().nullable(),
  isEmailVerified: z.boolean(),
  createdAt: instant,
  updatedAt: instant,
  companyId: id.nullable(),
  company: companyReference.nullable(),
});

/** What an administrator sees of a person's work: the tasks they lead. */
export const taskStatistics = z.strictObject({
  assigned: z.int(),
  completed: z.int(),
  inProgress: z.int(),
  onHold: z.int(),
  cancelled: z.int(),
});

export const userDetails = user.extend({ statistics: taskStatistics });

/** A contact (SPEC §3); `isPersonal` false is a business contact. */
export const contact = z.strictObject({
  id,
  name: z.string(),
  email: z.string(),
  company: z.string().nullable(),
  phone: z.string().nullable(),
  isPersonal: z.boolean(),
  createdAt: instant,
});

export const invitationMessage = z
  .string({ error: VALIDATION.textInvalid })
  .refine(storable, { error: VALIDATION.textInvalid, abort: true })
  .trim()
  .max(LIMITS.invitationMessageMax, { error: VALIDATION.invitationMessageTooLong });

const invitedTask = z.strictObject({
  title: z.string(),
  description: z.string().nullable(),
  priority,
  dueDate: instant.nullable(),
});

/** An invitation as its page shows it (SPEC §3). */
export const invitation = z.strictObject({
  sender: z.strictObject({ name: z.string() }),
  task: invitedTask,
  message: z.string().nullable(),
  expiresAt: instant,
});

export const receivedInvitation = invitation.extend({ id, createdAt: instant });

export const sentInvitation = z.strictObject({
  id,
  recipientEmail: z.string(),
  status: z.enum(INVITATION_STATUSES),
  task: z.strictObject({ id, title: z.string() }),
  message: z.string().nullable(),
  createdAt: instant,
  expiresAt: instant,
  respondedAt: instant.nullable(),
});

/** One place where a person is signed in. */
export const signInSession = z.strictObject({
  id,
  isCurrent: z.boolean(),
  createdAt: instant,
  expiresAt: instant,
  ip: z.string().nullable(),
  userAgent: z.string().nullable(),
});

/** What every member may know of a colleague (DECISIONS §3). */
export const colleague = z.strictObject({ id, name: z.string(), email: z.string(), role });

export type Task = z.output<typeof task>;
export type Comment = z.output<typeof comment>;
export type CoAssignee = z.output<typeof coAssignee>;
export type TaskShare = z.output<typeof taskShare>;
export type TaskUpdate = z.output<typeof taskUpdate>;
export type ImportRow = z.output<typeof importRow>;
export type ImportReport = z.output<typeof importReport>;
export type Notification = z.output<typeof notification>;
export type MailPreferences = z.output<typeof mailPreferences>;
export type TaskAbilities = z.output<typeof taskAbilities>;
export type TaskListQuery = z.output<typeof taskListQuery>;
export type StatusCounts = z.output<typeof statusCounts>;
export type User = z.output<typeof user>;
export type UserDetails = z.output<typeof userDetails>;
export type Invitation = z.output<typeof invitation>;
export type ReceivedInvitation = z.output<typeof receivedInvitation>;
export type SentInvitation = z.output<typeof sentInvitation>;
export type SignInSession = z.output<typeof signInSession>;
export type Contact = z.output<typeof contact>;
export type Colleague = z.output<typeof colleague>;
