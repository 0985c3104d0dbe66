import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { VALIDATION } from '../messages.ts';
import { define } from '../operation.ts';
import * as s from '../schemas.ts';

const params = z.strictObject({ id: s.pathId });
const personParams = z.strictObject({ id: s.pathId, userId: s.pathId });
const person = z.strictObject({ userId: s.requiredId(VALIDATION.personRequired) });

const people = <T extends z.ZodType>(item: T) => z.strictObject({ success: z.literal(true), data: z.array(item) });
const one = <T extends z.ZodType>(item: T) => z.strictObject({ success: z.literal(true), data: item });

/** SPEC §7 'Tasks' (co-assignees) and 'Shares, archive', DECISIONS §3: who else has a part in a task, and its archive. */
export const sharingOperations = define({
  'GET /tasks/{id}/co-assignees': {
    summary: "List a task's co-assignees",
    description: `At most ${LIMITS.peoplePerTask}, in the order in which they were added.`,
    tag: 'Sharing',
    access: 'session',
    token: 'read',
    params,
    status: 200,
    response: people(s.coAssignee),
  },
  'POST /tasks/{id}/co-assignees': {
    summary: 'Add a co-assignee',
    description:
      'For the lead assignee, not in personal accounts. A share with the person ends: they see the task anyway.',
    tag: 'Sharing',
    access: 'session',
    token: 'write',
    params,
    body: person,
    status: 201,
    response: one(s.coAssignee),
    errors: ['FORBIDDEN', 'ALREADY_ON_TASK', 'TOO_MANY_PEOPLE'],
  },
  'DELETE /tasks/{id}/co-assignees/{userId}': {
    summary: 'Remove a co-assignee',
    tag: 'Sharing',
    access: 'session',
    token: 'write',
    params: personParams,
    status: 200,
    response: s.messageAnswer,
    errors: ['FORBIDDEN'],
  },
  'GET /task-shares/{id}/shares': {
    summary: 'List whom a task is shared with',
    description: `At most ${LIMITS.peoplePerTask}, in the order in which they were added.`,
    tag: 'Sharing',
    access: 'session',
    token: 'read',
    params,
    status: 200,
    response: people(s.taskShare),
  },
  'POST /task-shares/{id}/share': {
    summary: 'Share a task, view-only',
    description: 'For the lead assignee, not in personal accounts; not with the lead, a co-assignee, or twice.',
    tag: 'Sharing',
    access: 'session',
    token: 'write',
    params,
    body: person,
    status: 201,
    response: one(s.taskShare),
    errors: ['FORBIDDEN', 'ALREADY_ON_TASK', 'TOO_MANY_PEOPLE'],
  },
  'DELETE /task-shares/{id}/share/{userId}': {
    summary: 'End sharing a task with a person',
    tag: 'Sharing',
    access: 'session',
    token: 'write',
    params: personParams,
    status: 200,
    response: s.messageAnswer,
    errors: ['FORBIDDEN'],
  },
  'GET /task-shares/shared': {
    summary: 'List the tasks shared with the caller',
    description: 'The list of GET /tasks with type=shared.',
    tag: 'Sharing',
    access: 'session',
    token: 'read',
    query: s.taskListQuery,
    heavy: 'long list',
    status: 200,
    response: s.taskList,
    errors: ['FORBIDDEN'],
  },
  'POST /task-archive/{id}/archive': {
    summary: 'Archive a task and its subtasks',
    tag: 'Sharing',
    access: 'session',
    token: 'write',
    params,
    status: 200,
    response: s.taskAnswer,
    errors: ['FORBIDDEN', 'STALE_VERSION'],
    versioned: true,
  },
  'POST /task-archive/{id}/unarchive': {
    summary: 'Bring a task and its subtasks back from the archive',
    tag: 'Sharing',
    access: 'session',
    token: 'write',
    params,
    status: 200,
    response: s.taskAnswer,
    errors: ['FORBIDDEN', 'STALE_VERSION'],
    versioned: true,
  },
});
