import { z } from 'zod';
import { VALIDATION } from '../messages.ts';
import { define } from '../operation.ts';
import { SECURITY_LIMITS } from '../platform-security.ts';
import { messageAnswer, password, pathId } from '../schemas.ts';
import {
  daysOf,
  failedLogin,
  lockedAccount,
  passwordReset,
  securityMetrics,
  securityQuery,
  suspiciousActivity,
  suspiciousUser,
  userSession,
} from '../security-schemas.ts';

const succeeded = z.literal(true);
const { lockThreshold, lockThresholdMax, lockDays, locksAtOnce, daysMax } = SECURITY_LIMITS;

function numberUpTo(field: string, most: number, byDefault: number) {
  const error = VALIDATION.fieldInvalid(field);
  return z.int({ error }).min(1, { error }).max(most, { error }).default(byDefault);
}

function listAnswer<S extends z.ZodRawShape, I extends z.ZodType>(summary: S, item: I) {
  return z.strictObject({
    success: succeeded,
    data: z.strictObject({ summary: z.strictObject(summary), list: z.array(item) }),
  });
}

/** SPEC §7 'Super admin and security', §3 'Security data', DECISIONS §4; across all companies. */
export const securityOperations = define({
  'GET /security/failed-logins': {
    summary: 'List the sign-ins that failed',
    description: 'Newest first; the summary counts all of them.',
    tag: 'Security',
    access: 'super-admin',
    query: securityQuery(SECURITY_LIMITS.failedLoginDays, SECURITY_LIMITS.failedLoginsShown),
    status: 200,
    response: listAnswer({ totalFailedLogins: z.int() }, failedLogin),
    errors: ['FORBIDDEN'],
  },
  'GET /security/suspicious-activity': {
    summary: 'List what looks like guessing',
    description: `Accounts with ${lockThreshold} or more wrong passwords, and network addresses that have failed at ${SECURITY_LIMITS.accountsFromAddress} or more accounts; newest first.`,
    tag: 'Security',
    access: 'super-admin',
    query: securityQuery(SECURITY_LIMITS.suspiciousDays, SECURITY_LIMITS.suspiciousShown),
    status: 200,
    response: listAnswer({ totalActivities: z.int() }, suspiciousActivity),
    errors: ['FORBIDDEN'],
  },
  'GET /security/security-report': {
    summary: 'Sum up the security of the platform',
    tag: 'Security',
    access: 'super-admin',
    query: z.object({ days: daysOf(SECURITY_LIMITS.reportDays) }),
    status: 200,
    response: z.strictObject({
      success: succeeded,
      data: z.strictObject({ days: z.int(), securityMetrics }),
    }),
    errors: ['FORBIDDEN'],
  },
  'GET /security/user-sessions': {
    summary: 'List where people are signed in',
    description: `Open sessions that began within the days, newest first. activeUsers are the people who signed in or changed something within ${SECURITY_LIMITS.activeHours} hours.`,
    tag: 'Security',
    access: 'super-admin',
    query: securityQuery(SECURITY_LIMITS.sessionDays, SECURITY_LIMITS.sessionsShown),
    status: 200,
    response: listAnswer({ activeUsers: z.int(), totalSessions: z.int() }, userSession),
    errors: ['FORBIDDEN'],
  },
  'DELETE /security/user-sessions/{sessionId}': {
    summary: "End somebody's session",
    description: 'At once, live streams included. Not of another super administrator.',
    tag: 'Security',
    access: 'super-admin',
    params: z.strictObject({ sessionId: pathId }),
    status: 200,
    response: messageAnswer,
    errors: ['FORBIDDEN'],
  },
  'POST /security/reset-all-passwords': {
    summary: 'Give everybody the same new password',
    description:
      'But super administrators, and people who have none yet. Ends all their sessions; with the new password nobody comes further than to choosing one of their own, by a code from their mailbox. It goes on in the background (GET says how far), over restarts too. Needs the own password of the caller.',
    tag: 'Security',
    access: 'super-admin',
    body: z.strictObject({ newPassword: password, confirmPassword: password, currentPassword: password }),
    status: 200,
    response: z.strictObject({ success: succeeded, data: passwordReset }),
    handles: ['password'],
    rateLimits: ['passwordPerson', 'passwordAccount'],
    errors: ['FORBIDDEN', 'WRONG_PASSWORD', 'ALREADY_RUNNING'],
  },
  'GET /security/reset-all-passwords': {
    summary: 'Read how far resetting all passwords has come',
    description: 'The last time it was asked for; null where it never was.',
    tag: 'Security',
    access: 'super-admin',
    status: 200,
    response: z.strictObject({ success: succeeded, data: passwordReset.nullable() }),
    errors: ['FORBIDDEN'],
  },
  'POST /security/lock-suspicious-accounts': {
    summary: 'Lock accounts with many wrong passwords',
    description: `Until their owner enters a code from their mailbox, or they are unlocked. Ends their sessions. Super administrators are exempt. Those with most come first, up to ${locksAtOnce} at once; remaining is how many are left.`,
    tag: 'Security',
    access: 'super-admin',
    body: z.strictObject({
      days: numberUpTo('days', daysMax, lockDays),
      failedLoginThreshold: numberUpTo('failedLoginThreshold', lockThresholdMax, lockThreshold),
    }),
    status: 200,
    response: z.strictObject({
      success: succeeded,
      data: z.strictObject({ suspiciousUsers: z.array(suspiciousUser), remaining: z.int() }),
    }),
    errors: ['FORBIDDEN'],
  },
  'GET /security/locked-accounts': {
    summary: 'List the accounts that are locked',
    description: `Those locked last come first, up to ${SECURITY_LIMITS.lockedShown}.`,
    tag: 'Security',
    access: 'super-admin',
    status: 200,
    response: listAnswer({ lockedAccounts: z.int() }, lockedAccount),
    errors: ['FORBIDDEN'],
  },
  'DELETE /security/locked-accounts/{userId}': {
    summary: 'Unlock an account',
    tag: 'Security',
    access: 'super-admin',
    params: z.strictObject({ userId: pathId }),
    status: 200,
    response: messageAnswer,
    errors: ['FORBIDDEN'],
  },
});
