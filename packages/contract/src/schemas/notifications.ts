import { z } from 'zod';
import { NOTIFICATION_TYPES } from '../labels.ts';
import { id, instant } from '../schemas.ts';

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

export type Notification = z.output<typeof notification>;
export type MailPreferences = z.output<typeof mailPreferences>;
