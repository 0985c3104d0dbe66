import { z } from 'zod';
import { MAIL_TOPICS } from '../labels.ts';
import { define } from '../operation.ts';
import * as notifications from '../schemas/notifications.ts';
import * as s from '../schemas.ts';

const preferences = z.strictObject({ success: z.literal(true), data: notifications.mailPreferences });
const token = z.strictObject({ token: z.string() });

/** SPEC §7 'notifications', and the switches and unsubscribe links of their mails. All concern the caller's own. */
export const notificationOperations = define({
  'GET /notifications': {
    summary: "List the caller's notifications",
    description: 'Newest first.',
    tag: 'Notifications',
    access: 'session',
    token: 'read',
    query: s.pageQuery,
    status: 200,
    response: z.strictObject({
      success: z.literal(true),
      notifications: z.array(notifications.notification),
      pagination: s.cursorPagination,
    }),
    errors: ['FORBIDDEN'],
  },
  'GET /notifications/unread-count': {
    summary: 'Count the unread notifications',
    tag: 'Notifications',
    access: 'session',
    token: 'read',
    status: 200,
    response: z.strictObject({ success: z.literal(true), count: z.int() }),
    errors: ['FORBIDDEN'],
  },
  'PATCH /notifications/{id}/read': {
    summary: 'Mark a notification as read',
    tag: 'Notifications',
    access: 'session',
    token: 'write',
    params: z.strictObject({ id: s.pathId }),
    status: 200,
    response: s.messageAnswer,
    errors: ['FORBIDDEN'],
  },
  'PATCH /notifications/mark-all-read': {
    summary: 'Mark all notifications as read',
    tag: 'Notifications',
    access: 'session',
    token: 'write',
    status: 200,
    response: s.messageAnswer,
    errors: ['FORBIDDEN'],
  },
  'GET /notifications/mail-preferences': {
    summary: 'Which notifications also come by email',
    tag: 'Notifications',
    access: 'session',
    status: 200,
    response: preferences,
    errors: ['FORBIDDEN'],
  },
  'PUT /notifications/mail-preferences': {
    summary: 'Choose which notifications also come by email',
    description: 'Changes only the switches sent.',
    tag: 'Notifications',
    access: 'session',
    body: notifications.mailPreferences.partial(),
    status: 200,
    response: preferences,
    errors: ['FORBIDDEN'],
  },
  'GET /notifications/push': {
    summary: 'The key with which this server signs its push messages',
    description: 'In base64url, for `applicationServerKey` of a browser (RFC 8292).',
    tag: 'Notifications',
    access: 'session',
    status: 200,
    response: z.strictObject({
      success: z.literal(true),
      data: z.strictObject({ publicKey: z.string(), isSubscribed: z.boolean() }),
    }),
    errors: ['FORBIDDEN'],
  },
  'PUT /notifications/push': {
    summary: "Send notifications as push messages to this session's browser",
    description: 'Those that also come by email. They end with the session.',
    tag: 'Notifications',
    access: 'session',
    body: notifications.pushSubscription,
    status: 200,
    response: s.messageAnswer,
    errors: ['FORBIDDEN'],
  },
  'DELETE /notifications/push': {
    summary: "Send no more push messages to this session's browser",
    tag: 'Notifications',
    access: 'session',
    status: 200,
    response: s.messageAnswer,
    errors: ['FORBIDDEN'],
  },
  'GET /unsubscribe/{token}': {
    summary: 'Which mails the link in a mail is about',
    tag: 'Notifications',
    access: 'public',
    params: token,
    status: 200,
    response: z.strictObject({
      success: z.literal(true),
      data: z.strictObject({ topic: z.enum(MAIL_TOPICS), isOn: z.boolean() }),
    }),
    errors: ['INVALID_LINK'],
  },
  'POST /unsubscribe/{token}': {
    summary: 'End the mails that the link in a mail is about',
    description:
      'The same as one click in a mail program (RFC 8058), which posts to /unsubscribe/{token} of the web app.',
    tag: 'Notifications',
    access: 'public',
    params: token,
    status: 200,
    response: s.messageAnswer,
    errors: ['INVALID_LINK'],
  },
});
