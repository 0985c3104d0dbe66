import { z } from 'zod';
import { AUDIT_ACTIONS } from './audit-words.ts';
import { asStored } from './hidden-signs.ts';
import {
  DUE_DATE_FILTERS,
  ROLES,
  TASK_PRIORITIES,
  TASK_SORTS,
  TASK_STATUSES,
  TASK_TYPES,
  type TaskStatus,
} from './labels.ts';
import { LIMITS } from './limits.ts';
import { VALIDATION } from './messages.ts';
import { isUnseen, nameProblem } from './names.ts';
import { isDueDate, isEmail, isStorableText, normalizeEmail } from './rules.ts';
import { auditChange } from './schemas/audit-change.ts';

/** The building blocks of requests and answers. Requests are closed (unknown fields are refused), so are answers. */

export const id = z.int().min(1).max(Number.MAX_SAFE_INTEGER);

/** An id in a path. Anything that cannot be one (0, -1, 2^63, words) reads as 0, which no object has. */
export const pathId = z.string().transform((text) => (isId(text) ? Number(text) : 0));

/** An id that a list is narrowed down to: as with other filters, what cannot be one is told. */
export function filterId(field: string) {
  return z
    .string()
    .refine(isId, { error: VALIDATION.fieldInvalid(field), abort: true })
    .transform(Number);
}

function isId(text: string): boolean {
  return /^[1-9]\d{0,15}$/.test(text) && Number.isSafeInteger(Number(text));
}

/** An id in a body, with the sentence that asks for it. */
export function requiredId(required: string) {
  return z.int({ error: required }).min(1, { error: required }).max(Number.MAX_SAFE_INTEGER, { error: required });
}

export const instant = z.iso.datetime();

export const storable = (text: string): boolean => isStorableText(text);

/** Text that can be stored. @param invalid what is said of what is no text */
function storableText(invalid: string) {
  return z.string({ error: invalid }).refine(storable, { error: VALIDATION.textInvalid, abort: true });
}

/** The same that people write for others to read, such as a title, a description and a comment: trimmed, without hidden signs. */
function writtenText(invalid: string) {
  return storableText(invalid).overwrite(asStored);
}

/** What a person writes: 1 to `length` characters; each fault has its own sentence. */
export function requiredText(length: number, required: string, tooLong: string) {
  return writtenText(required).min(1, { error: required }).max(length, { error: tooLong });
}

/** The same of which something can be seen. */
export function seenText(length: number, required: string, tooLong: string) {
  return requiredText(length, required, tooLong).refine((text) => !isUnseen(text), { error: required });
}

export const title = seenText(LIMITS.titleLength, VALIDATION.titleRequired, VALIDATION.titleTooLong);

/** A name, which is stored as it was typed, or refused (see names.ts). */
export function nameText(length: number, required: string, tooLong: string) {
  return storableText(required)
    .trim()
    .min(1, { error: required })
    .max(length, { error: tooLong })
    .superRefine((name, context) => {
      const problem = nameProblem(name, required);
      if (problem !== null) context.addIssue(problem);
    });
}

export const personName = nameText(LIMITS.nameLength, VALIDATION.nameRequired, VALIDATION.nameTooLong);

export const description = writtenText(VALIDATION.fieldInvalid('Description'))
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

/** Which page, in a query; the first is 1. */
export const pageNumber = z
  .string()
  .regex(/^[1-9]\d{0,6}$/, { error: VALIDATION.fieldInvalid('page') })
  .transform(Number)
  .default(1);

export const cursor = z.string().max(1_000);

/** Filters, sort and page of every task list (DECISIONS §1). */
export const taskListQuery = z.object({
  status: commaSeparatedStatuses.optional(),
  priority: priority.optional(),
  search: searchText.optional(),
  dueDateFilter: z.enum(DUE_DATE_FILTERS).optional(),
  type: z.enum(TASK_TYPES).optional(),
  assigneeId: filterId('assigneeId').optional(),
  parentId: filterId('parentId').optional(),
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

/** Addresses in a task are null for a guest, who was given the task and nobody's address (DECISIONS §3). */
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
  externalContact: z.strictObject({ name: z.string(), email: z.string().nullable() }).nullable(),
  parentTask: z.strictObject({ id, title: z.string() }).nullable(),
  subtasks: z.array(
    z.strictObject({
      id,
      title: z.string(),
      status,
      version: z.int().positive(),
      assignee: z.strictObject({ id, name: z.string() }).nullable(),
      assignerId: id.nullable(),
      /** Whether the caller is one of its co-assignees. */
      isCoAssignee: z.boolean(),
    }),
  ),
  coAssignees: z.array(coAssignee),
  sharedWith: z.array(taskShare),
  collaborators: z.array(
    z.strictObject({
      id,
      permissionLevel: z.literal('COMMENT'),
      userId: id,
      user: z.strictObject({ name: z.string(), email: z.string().nullable() }),
      /** Empty for a personal account. */
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
  /** Whose invitation brought the task to the caller, of which company (null for a personal account); null for all others. */
  receivedFrom: z.strictObject({ name: z.string(), company: z.string().nullable() }).nullable(),
  abilities: taskAbilities,
});

export const statusCounts = z.strictObject({
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

/** Of a list whose pages are counted (SPEC §3 'Audit log entry'). */
export const offsetPagination = z.strictObject({ page: z.int(), limit: z.int(), total: z.int(), pages: z.int() });

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
  /** From what to what; empty where nothing has changed from one value to another, and of a comment once it is gone. */
  changes: z.array(auditChange),
  /** What a comment says now; null for all else, and once it is gone. */
  comment: z.string().nullable(),
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
  /** Columns of the file that no task has, as its first line names them; what stands in them is left out. */
  ignoredColumns: z.array(z.string()),
});

export type Task = z.output<typeof task>;
export type Comment = z.output<typeof comment>;
export type CoAssignee = z.output<typeof coAssignee>;
export type TaskShare = z.output<typeof taskShare>;
export type TaskUpdate = z.output<typeof taskUpdate>;
export type ImportRow = z.output<typeof importRow>;
export type ImportReport = z.output<typeof importReport>;
export type TaskAbilities = z.output<typeof taskAbilities>;
export type TaskListQuery = z.output<typeof taskListQuery>;
export type StatusCounts = z.output<typeof statusCounts>;
