import { z } from 'zod';
import { INVITATION_STATUSES, RECEIVED_INVITATION_STATUSES } from '../labels.ts';
import { LIMITS } from '../limits.ts';
import { VALIDATION } from '../messages.ts';
import { id, instant, priority, storable } from '../schemas.ts';

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

/** An invitation as its page shows it (SPEC §3); whoever answers it finds it in their list by its id. */
export const invitation = z.strictObject({
  id,
  sender: z.strictObject({ name: z.string() }),
  task: invitedTask,
  message: z.string().nullable(),
  expiresAt: instant,
  /** Null until the caller has accepted it. */
  taskId: id.nullable(),
});

export const receivedInvitationStatus = z.enum(RECEIVED_INVITATION_STATUSES);

export const receivedInvitation = invitation.extend({
  status: receivedInvitationStatus,
  createdAt: instant,
});

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

/** One that nobody has answered yet, as the task shows it to its sender. */
export const pendingInvitation = sentInvitation.pick({
  id: true,
  recipientEmail: true,
  createdAt: true,
  expiresAt: true,
});

export type PendingInvitation = z.output<typeof pendingInvitation>;
export type Invitation = z.output<typeof invitation>;
export type ReceivedInvitation = z.output<typeof receivedInvitation>;
export type SentInvitation = z.output<typeof sentInvitation>;
