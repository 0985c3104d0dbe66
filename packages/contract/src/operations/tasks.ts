import { z } from 'zod';
import { FILE_MESSAGES } from '../file-messages.ts';
import { LIMITS } from '../limits.ts';
import { VALIDATION } from '../messages.ts';
import { formatNumber } from '../numbers.ts';
import { define } from '../operation.ts';
import { isStorableText } from '../rules.ts';
import { CALENDAR, calendar, calendarQuery } from '../schemas/calendar.ts';
import * as s from '../schemas.ts';

const params = z.strictObject({ id: s.pathId });

/** What one task of a bulk change becomes; only the fields sent change. */
const bulkFields = z.strictObject({
  id: s.id,
  /** As If-Match of the calls on one task; left out, the task is taken as it is. */
  version: z.int().min(1).optional(),
  status: s.status.optional(),
  priority: s.priority.optional(),
  dueDate: s.dueDate.optional(),
  assigneeId: s.id.nullable().optional(),
  archived: z.boolean().optional(),
  delete: z.literal(true).optional(),
});
const bulkChange = bulkFields.refine(
  ({ id, version, ...change }) =>
    change.delete === true ? Object.keys(change).length === 1 : Object.keys(change).length > 0,
  { error: VALIDATION.fieldInvalid('changes') },
);
const areDifferent = (changes: { id: number }[]) => new Set(changes.map(({ id }) => id)).size === changes.length;

/** SPEC §7 'Tasks', DECISIONS §1 and §3. */
export const taskOperations = define({
  'GET /tasks': {
    summary: 'List the tasks the caller may see',
    description:
      'Archived tasks are left out. Keyset-paged; counts holds the number of tasks per status under the same filters less the status itself. Header X-Time-Zone (IANA) decides what today is.',
    tag: 'Tasks',
    access: 'session',
    token: 'read',
    query: s.taskListQuery,
    status: 200,
    response: s.taskList,
    heavy: 'long list',
    errors: ['FORBIDDEN'],
  },
  'GET /task-archive/archived': {
    summary: 'List the archived tasks the caller may see',
    tag: 'Tasks',
    access: 'session',
    token: 'read',
    query: s.taskListQuery,
    status: 200,
    response: s.taskList,
    heavy: 'long list',
    errors: ['FORBIDDEN'],
  },
  'GET /tasks/calendar': {
    summary: 'Read what is due on each of some days',
    description: `Up to ${CALENDAR.daysMax} days from the day \`from\`, in the zone of X-Time-Zone (a name such as Europe/Berlin; UTC where none or an unknown one is named): of each day how many tasks that the caller may see are due, and the first ${CALENDAR.tasksPerDay}; those not completed come first, then the earliest. Archived tasks and days without any are left out. GET /tasks with dueFrom and dueTo reads a day whole.`,
    tag: 'Tasks',
    access: 'session',
    token: 'read',
    query: calendarQuery,
    status: 200,
    response: z.strictObject({ success: z.literal(true), data: calendar }),
    heavy: 'always',
    errors: ['FORBIDDEN'],
  },
  'GET /tasks/usage': {
    summary: 'How many tasks the plan includes, and how many there are',
    description: 'Archived tasks and subtasks count too, as POST /tasks counts them. Null where the plan has no limit.',
    tag: 'Tasks',
    access: 'session',
    token: 'read',
    status: 200,
    response: z.strictObject({
      success: z.literal(true),
      data: z.strictObject({ used: z.int(), limit: z.int() }).nullable(),
    }),
    errors: ['FORBIDDEN'],
  },
  'GET /tasks/{id}': {
    summary: 'Read a task',
    tag: 'Tasks',
    access: 'session',
    token: 'read',
    params,
    status: 200,
    response: s.taskAnswer,
  },
  'POST /tasks': {
    summary: 'Create a task',
    description:
      'Starts TODO with priority MEDIUM unless it says otherwise. In a company either assigneeId or externalContactId is required; in a personal account a task with neither is assigned to the caller. Somebody who cannot be assigned is not found. The free plan holds 50 tasks.',
    tag: 'Tasks',
    access: 'session',
    token: 'write',
    body: z.strictObject({
      title: s.title,
      description: s.description.optional(),
      status: s.status.default('TODO'),
      priority: s.priority.default('MEDIUM'),
      assigneeId: s.id.nullable().optional(),
      externalContactId: s.id.nullable().optional(),
      dueDate: s.dueDate.optional(),
    }),
    status: 201,
    response: s.taskAnswer,
    errors: ['FORBIDDEN', 'NOT_FOUND', 'PLAN_LIMIT_REACHED'],
  },
  'PUT /tasks/{id}': {
    summary: 'Edit a task',
    description: 'Changes only the fields sent.',
    tag: 'Tasks',
    access: 'session',
    token: 'write',
    params,
    body: z.strictObject({
      title: s.title.optional(),
      description: s.description.optional(),
      status: s.status.optional(),
      priority: s.priority.optional(),
      assigneeId: s.id.nullable().optional(),
      externalContactId: s.id.nullable().optional(),
      dueDate: s.dueDate.optional(),
    }),
    status: 200,
    response: s.taskAnswer,
    errors: ['FORBIDDEN', 'STALE_VERSION'],
    versioned: true,
  },
  'PATCH /tasks/{id}/status': {
    summary: "Change a task's status",
    tag: 'Tasks',
    access: 'session',
    token: 'write',
    params,
    body: z.strictObject({ status: s.status }),
    status: 200,
    response: s.taskAnswer,
    errors: ['FORBIDDEN', 'STALE_VERSION'],
    versioned: true,
  },
  'PATCH /tasks/{id}/priority': {
    summary: "Change a task's priority",
    tag: 'Tasks',
    access: 'session',
    token: 'write',
    params,
    body: z.strictObject({ priority: s.priority }),
    status: 200,
    response: s.taskAnswer,
    errors: ['FORBIDDEN', 'STALE_VERSION'],
    versioned: true,
  },
  'DELETE /tasks/{id}': {
    summary: 'Delete a task and its subtasks',
    tag: 'Tasks',
    access: 'session',
    token: 'write',
    params,
    status: 200,
    response: s.messageAnswer,
    errors: ['FORBIDDEN', 'STALE_VERSION'],
    versioned: true,
  },
  'POST /tasks/{id}/subtasks': {
    summary: 'Add a subtask',
    description: `For the assigner, the lead assignee and administrators; a subtask has none of its own (DECISIONS §3). The due date is not earlier than now. Up to ${LIMITS.subtasksPerTask} a task.`,
    tag: 'Tasks',
    access: 'session',
    token: 'write',
    params,
    body: z.strictObject({
      title: s.title,
      description: s.description.optional(),
      priority: s.priority.default('MEDIUM'),
      assigneeId: s.requiredId(VALIDATION.assigneeRequired),
      dueDate: s.dueDate.optional(),
    }),
    status: 201,
    response: s.taskAnswer,
    errors: ['FORBIDDEN', 'PLAN_LIMIT_REACHED', 'TOO_MANY_SUBTASKS'],
  },
  'GET /tasks/{id}/updates': {
    summary: "Read a task's history",
    description: 'What the audit log holds of the task, newest first (DECISIONS §4), for everyone who sees it.',
    tag: 'Tasks',
    access: 'session',
    token: 'read',
    params,
    query: s.pageQuery,
    status: 200,
    response: z.strictObject({
      success: z.literal(true),
      data: z.array(s.taskUpdate),
      pagination: s.cursorPagination,
    }),
  },
  'POST /tasks/bulk': {
    summary: 'Change several tasks at once',
    description: `Up to ${LIMITS.bulkTasks} tasks, each with its own new values, so that one call can also take a bulk change back. All or nothing: the first task that is not found, forbidden or at another version fails the call. Answers the tasks that are left, in the order sent.`,
    tag: 'Tasks',
    access: 'session',
    token: 'write',
    body: z.strictObject({
      changes: z
        .array(bulkChange, { error: VALIDATION.fieldInvalid('changes') })
        .min(1, { error: VALIDATION.fieldInvalid('changes') })
        .max(LIMITS.bulkTasks, { error: VALIDATION.tooManyTasks })
        .refine(areDifferent, { error: VALIDATION.fieldInvalid('changes') }),
    }),
    status: 200,
    response: z.strictObject({ success: z.literal(true), data: z.array(s.task) }),
    heavy: 'always',
    errors: ['FORBIDDEN', 'NOT_FOUND', 'STALE_VERSION'],
  },
  'POST /tasks/import': {
    summary: 'Import tasks from CSV',
    description:
      'ADMIN and SYSDMIN of a company whose plan has it. The first line names the columns: title, description, status, priority, assignee (an email address, or a name that only one colleague has), due date (ISO 8601, or YYYY-MM-DD with or without HH:MM in the zone of X-Time-Zone; a date alone is 23:59). A row without an assignee is the importing person’s own. Other columns are left out, and named in the answer. Without confirm nothing is written and the answer reports each row; with it all rows are written, or none when one has a fault.',
    tag: 'Tasks',
    access: 'session',
    token: 'write',
    body: z.strictObject({
      csv: z
        .string({ error: FILE_MESSAGES.csvRequired })
        .min(1, { error: FILE_MESSAGES.csvRequired, abort: true })
        .max(LIMITS.importFileBytes, { error: FILE_MESSAGES.csvTooLarge, abort: true })
        .refine(isStorableText, { error: VALIDATION.textInvalid }),
      confirm: z.boolean().default(false),
    }),
    status: 200,
    response: z.strictObject({ success: z.literal(true), data: s.importReport }),
    // Line breaks and quotes take two bytes as JSON; every cell may be in quotes.
    bodyBytes: 2 * LIMITS.importFileBytes + 1_024,
    rateLimits: ['importTasks'],
    heavy: 'always',
    errors: ['FORBIDDEN', 'IMPORT_FAULTY'],
  },
  'GET /tasks/export': {
    summary: 'Export tasks as CSV',
    description: `The tasks of the same filters as GET /tasks, up to ${formatNumber(LIMITS.exportTasks)}, for companies whose plan has it. Cells that a spreadsheet would run are neutralised (SECURITY row 14).`,
    tag: 'Tasks',
    access: 'session',
    token: 'read',
    query: s.taskExportQuery,
    status: 200,
    response: z.string(),
    heavy: 'always',
    errors: ['FORBIDDEN', 'EXPORT_TOO_LARGE'],
    file: 'text/csv',
  },
});
