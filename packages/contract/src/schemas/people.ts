import { z } from 'zod';
import { PLAN_NAMES } from '../plans.ts';
import { id, instant, role } from '../schemas.ts';

const companyReference = z.strictObject({
  name: z.string(),
  email: z.string(),
  subscriptionPlan: z.enum(PLAN_NAMES),
  createdAt: instant,
});

/** A user (SPEC §3); the platform's super administrator has no company. */
export const user = z.strictObject({
  id,
  name: z.string(),
  email: z.string(),
  role,
  isPersonal: z.boolean(),
  companyName: z.string().nullable(),
  isEmailVerified: z.boolean(),
  createdAt: instant,
  updatedAt: instant,
  companyId: id.nullable(),
  company: companyReference.nullable(),
});

/** What an administrator sees of a person's work: the tasks they lead. */
export const taskStatistics = z.strictObject({
  assigned: z.int(),
  completed: z.int(),
  inProgress: z.int(),
  onHold: z.int(),
  cancelled: z.int(),
});

export const userDetails = user.extend({ statistics: taskStatistics });

/** One place where a person is signed in. */
export const signInSession = z.strictObject({
  id,
  isCurrent: z.boolean(),
  createdAt: instant,
  expiresAt: instant,
  ip: z.string().nullable(),
  userAgent: z.string().nullable(),
});

/** What every member may know of a colleague (DECISIONS §3). */
export const colleague = z.strictObject({ id, name: z.string(), email: z.string(), role });

export type User = z.output<typeof user>;
export type UserDetails = z.output<typeof userDetails>;
export type SignInSession = z.output<typeof signInSession>;
export type Colleague = z.output<typeof colleague>;
