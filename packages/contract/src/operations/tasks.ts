import { z } from 'zod';
import { define } from '../operation.ts';
import * as s from '../schemas.ts';

const params = z.strictObject({ id: s.pathId });

/** SPEC §7 'Tasks', DECISIONS §1 and §3. */
export const taskOperations = define({
  'GET /tasks': {
    summary: 'List the tasks the caller may see',
    description:
      'Archived tasks are left out. Keyset-paged; counts holds the number of tasks per status under the same filters less the status itself. Header X-Time-Zone (IANA) decides what today is.',
    tag: 'Tasks',
    access: 'session',
    query: s.taskListQuery,
    status: 200,
    response: s.taskList,
    errors: ['FORBIDDEN'],
  },
  'GET /task-archive/archived': {
    summary: 'List the archived tasks the caller may see',
    tag: 'Tasks',
    access: 'session',
    query: s.taskListQuery,
    status: 200,
    response: s.taskList,
    errors: ['FORBIDDEN'],
  },
  'GET /tasks/{id}': {
    summary: 'Read a task',
    tag: 'Tasks',
    access: 'session',
    params,
    status: 200,
    response: s.taskAnswer,
  },
  'POST /tasks': {
    summary: 'Create a task',
    description:
      'Starts TODO with priority MEDIUM. In a company either assigneeId or externalContactId is required; in a personal account a task with neither is assigned to the caller. Somebody who cannot be assigned is not found. The free plan holds 50 tasks.',
    tag: 'Tasks',
    access: 'session',
    body: z.strictObject({
      title: s.title,
      description: s.description.optional(),
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
    params,
    status: 200,
    response: s.messageAnswer,
    errors: ['FORBIDDEN', 'STALE_VERSION'],
    versioned: true,
  },
});
