import { z } from 'zod';
import { define } from '../operation.ts';
import * as s from '../schemas.ts';

const commentAnswer = z.strictObject({ success: z.literal(true), data: s.comment });
const onTask = z.strictObject({ taskId: s.pathId });
const params = z.strictObject({ id: s.pathId });
const body = z.strictObject({ content: s.commentContent });

/** SPEC §7 'Comments', DECISIONS §3: authors edit, administrators delete. */
export const commentOperations = define({
  'GET /comments/task/{taskId}': {
    summary: "List a task's comments",
    description: 'Newest first, for everyone who sees the task.',
    tag: 'Comments',
    access: 'session',
    token: 'read',
    params: onTask,
    query: s.pageQuery,
    status: 200,
    response: z.strictObject({ success: z.literal(true), data: z.array(s.comment), pagination: s.cursorPagination }),
  },
  'POST /comments/task/{taskId}': {
    summary: 'Comment on a task',
    description: 'For everyone who sees the task, except people it is only shared with.',
    tag: 'Comments',
    access: 'session',
    token: 'write',
    params: onTask,
    body,
    status: 201,
    response: commentAnswer,
    errors: ['FORBIDDEN'],
  },
  'PUT /comments/{id}': {
    summary: 'Edit a comment',
    description: 'Its author only.',
    tag: 'Comments',
    access: 'session',
    token: 'write',
    params,
    body,
    status: 200,
    response: commentAnswer,
    errors: ['FORBIDDEN'],
  },
  'DELETE /comments/{id}': {
    summary: 'Delete a comment',
    description: 'ADMIN and SYSDMIN of the task’s company.',
    tag: 'Comments',
    access: 'session',
    token: 'write',
    params,
    status: 200,
    response: s.messageAnswer,
    errors: ['FORBIDDEN'],
  },
});
