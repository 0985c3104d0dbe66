import { z } from 'zod';
import { VALIDATION } from './messages.ts';
import { SECURITY_LIMITS, SIGN_IN_FAILURES, SUSPICIOUS_ACTIONS } from './platform-security.ts';
import { id, instant, limitOf, role } from './schemas.ts';

/** How many days back; sign-in attempts are kept for SECURITY_LIMITS.daysMax. */
export function daysOf(byDefault: number) {
  return z
    .string()
    .regex(/^[1-9]\d{0,2}$/, { error: VALIDATION.fieldInvalid('days') })
    .transform(Number)
    .pipe(z.int().max(SECURITY_LIMITS.daysMax, { error: VALIDATION.fieldInvalid('days') }))
    .default(byDefault);
}

export function securityQuery(days: number, limit: number) {
  return z.object({ days: daysOf(days), limit: limitOf(limit) });
}

/** Somebody with an account; the company is null for a personal account and for a super administrator. */
const accountReference = z.strictObject({
  id,
  name: z.string(),
  email: z.string().nullable(),
  role,
  companyName: z.string().nullable(),
});

/** A sign-in that failed; the user is null where nobody has the address. */
export const failedLogin = z.strictObject({
  id,
  email: z.string(),
  user: accountReference.nullable(),
  reason: z.enum(SIGN_IN_FAILURES),
  ip: z.string().nullable(),
  userAgent: z.string().nullable(),
  createdAt: instant,
});
export type FailedLogin = z.infer<typeof failedLogin>;

/** Failed sign-ins that belong together, with the last of them; `user.name` is the network address where that is all they share. */
export const suspiciousActivity = z.strictObject({
  action: z.enum(SUSPICIOUS_ACTIONS),
  user: z.strictObject({ id: id.nullable(), name: z.string(), email: z.string().nullable() }),
  ip: z.string().nullable(),
  attempts: z.int(),
  /** Accounts tried. */
  accounts: z.int(),
  createdAt: instant,
});
export type SuspiciousActivity = z.infer<typeof suspiciousActivity>;

export const securityMetrics = z.strictObject({
  totalLogins: z.int(),
  failedLogins: z.int(),
  /** In percent of totalLogins, with one decimal; 0 where nobody has tried. */
  failedLoginRate: z.number(),
  suspiciousActivities: z.int(),
  lockedAccounts: z.int(),
  activeSessions: z.int(),
  unverifiedUsers: z.int(),
});
export type SecurityMetrics = z.infer<typeof securityMetrics>;

/** Where somebody is signed in. */
export const userSession = z.strictObject({
  id,
  /** The caller's own, which goes on answering until it is ended. */
  isCurrent: z.boolean(),
  user: accountReference,
  createdAt: instant,
  expiresAt: instant,
  ip: z.string().nullable(),
  userAgent: z.string().nullable(),
});
export type UserSession = z.infer<typeof userSession>;

/** An account that was locked, or is, with the wrong passwords that it was locked for. */
export const suspiciousUser = accountReference.extend({ failedLogins: z.int() });
export type SuspiciousUser = z.infer<typeof suspiciousUser>;

export const lockedAccount = accountReference.extend({ lockedAt: instant });
export type LockedAccount = z.infer<typeof lockedAccount>;

/** How far resetting all passwords has come. */
export const passwordReset = z.strictObject({
  id,
  affectedUsers: z.int(),
  doneUsers: z.int(),
  startedAt: instant,
  /** Null while it is under way. */
  finishedAt: instant.nullable(),
});
export type PasswordReset = z.infer<typeof passwordReset>;
