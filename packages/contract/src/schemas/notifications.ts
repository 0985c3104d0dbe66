import { z } from 'zod';
import { NOTIFICATION_TYPES } from '../labels.ts';
import { PUSH_LIMITS, PUSH_WORDS } from '../push.ts';
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

/** As a browser's PushSubscription has it (W3C Push API). */
export const pushSubscription = z.strictObject({
  endpoint: z
    .string()
    .max(PUSH_LIMITS.endpointLength)
    .refine(isPlainAddress, { error: 'endpoint is invalid', abort: true })
    .refine(hasPublicName, PUSH_WORDS.noPushService),
  keys: z.strictObject({
    /** An uncompressed point of P-256, in base64url. */
    p256dh: z.string().regex(/^B[\w-]{86}$/),
    auth: z.string().regex(/^[\w-]{22}$/),
  }),
});

export type Notification = z.output<typeof notification>;
export type MailPreferences = z.output<typeof mailPreferences>;

/** As a browser names it, sign for sign; without a port or a name and password of its own, which no push service has. */
function isPlainAddress(endpoint: string): boolean {
  const { href, protocol, port, username, password } = URL.parse(endpoint) ?? {};
  return href === endpoint && protocol === 'https:' && port === '' && username === '' && password === '';
}

/**
 * The host is a name on the internet: no IP address (no top-level domain begins with a digit), no single label, and none of
 * the names of this machine or a private network. Where the name leads is judged by the server when it connects.
 */
function hasPublicName(endpoint: string): boolean {
  return /\.(?!(local|localhost|internal)\.?$)[a-z][a-z0-9-]*\.?$/.test(new URL(endpoint).hostname);
}
