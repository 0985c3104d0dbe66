import { z } from 'zod';
import { VALIDATION } from '../messages.ts';
import { define } from '../operation.ts';
import * as invitations from '../schemas/invitations.ts';
import * as s from '../schemas.ts';

const byToken = z.strictObject({ token: z.string() });

/** SPEC §7 'Invitations', DECISIONS §3: 10 a day, 7 days, single use, for the owner of the address alone. */
export const invitationOperations = define({
  'POST /tasks/{id}/send-invitation': {
    summary: 'Invite somebody to a task by email',
    description:
      'For the assigner. At most 10 a day and sender; an earlier invitation of the same address to the task ends. Whoever accepts sees the task and comments on it.',
    tag: 'Invitations',
    access: 'session',
    params: z.strictObject({ id: s.pathId }),
    body: z.strictObject({
      recipientEmail: s.email(VALIDATION.emailEntryInvalid, VALIDATION.emailEntryInvalid),
      message: invitations.invitationMessage.optional(),
    }),
    status: 200,
    response: s.messageAnswer,
    handles: ['mail'],
    rateLimits: ['mailPerson'],
    errors: ['FORBIDDEN', 'VERIFICATION_REQUIRED', 'ALREADY_ON_TASK'],
  },
  'GET /tasks/{id}/invitations': {
    summary: 'List the invitations to a task that nobody has answered',
    description: 'For the assigner, who has sent them; the newest first. Expired ones are left out.',
    tag: 'Invitations',
    access: 'session',
    token: 'read',
    params: z.strictObject({ id: s.pathId }),
    status: 200,
    response: z.strictObject({ success: z.literal(true), data: z.array(invitations.pendingInvitation) }),
    errors: ['FORBIDDEN'],
  },
  'GET /task-invitations/{token}': {
    summary: 'Read the invitation that a mail leads to',
    description:
      'An open one. With the session of whoever has accepted it, also afterwards, with the `taskId`, for as long as they collaborate on the task.',
    tag: 'Invitations',
    access: 'public',
    params: byToken,
    status: 200,
    response: z.strictObject({ success: z.literal(true), invitation: invitations.invitation }),
  },
  'POST /task-invitations/{token}/accept': {
    summary: 'Accept an invitation',
    description:
      'Only the account whose verified address it was sent to; once. In place of the token of the mail, the id from the list of received invitations will do.',
    tag: 'Invitations',
    access: 'session',
    params: byToken,
    status: 200,
    response: s.messageAnswer,
    errors: ['FORBIDDEN', 'NOT_THE_RECIPIENT'],
  },
  'POST /task-invitations/{token}/decline': {
    summary: 'Decline an invitation',
    description: 'As accepting.',
    tag: 'Invitations',
    access: 'session',
    params: byToken,
    status: 200,
    response: s.messageAnswer,
    errors: ['FORBIDDEN', 'NOT_THE_RECIPIENT'],
  },
  'DELETE /task-invitations/{id}': {
    summary: 'Take back an invitation that nobody has answered',
    description: 'By its sender.',
    tag: 'Invitations',
    access: 'session',
    params: z.strictObject({ id: s.pathId }),
    status: 200,
    response: s.messageAnswer,
    errors: ['FORBIDDEN'],
  },
  'GET /task-invitations/user/received': {
    summary: "List the invitations to the caller's verified address, open and accepted",
    description:
      'Newest first; with `status` only the open (PENDING) or the accepted ones. An accepted one carries its `taskId`; it is listed while the caller collaborates on the task.',
    tag: 'Invitations',
    access: 'session',
    token: 'read',
    query: s.pageQuery.extend({ status: invitations.receivedInvitationStatus.optional() }),
    status: 200,
    response: z.strictObject({
      success: z.literal(true),
      data: z.array(invitations.receivedInvitation),
      pagination: s.cursorPagination,
    }),
    errors: ['FORBIDDEN'],
  },
  'GET /task-invitations/user/sent': {
    summary: 'List the invitations that the caller has sent',
    tag: 'Invitations',
    access: 'session',
    token: 'read',
    query: s.pageQuery,
    status: 200,
    response: z.strictObject({
      success: z.literal(true),
      data: z.array(invitations.sentInvitation),
      pagination: s.cursorPagination,
    }),
    errors: ['FORBIDDEN'],
  },
  'DELETE /tasks/{id}/collaborators/{userId}': {
    summary: 'End the collaboration of somebody who was invited',
    description: 'By those who may edit the task, and by the person themselves.',
    tag: 'Invitations',
    access: 'session',
    params: z.strictObject({ id: s.pathId, userId: s.pathId }),
    status: 200,
    response: s.messageAnswer,
    errors: ['FORBIDDEN'],
  },
});
