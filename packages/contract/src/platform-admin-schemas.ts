import { z } from 'zod';
import { PLAN_NAMES } from './plans.ts';
import { HEALTH_REASONS, HEALTH_STATUSES } from './platform-console.ts';
import { id, instant, role } from './schemas.ts';

/** What the platform's super administrator sees of a company (SPEC §3 'Company'); a personal account is one too. */
export const companySummary = z.strictObject({
  id,
  name: z.string(),
  email: z.string(),
  subscriptionPlan: z.enum(PLAN_NAMES),
  isPersonal: z.boolean(),
  createdAt: instant,
  /** Suspended, or deleted by its owner: its people cannot sign in. */
  markedForDeletion: z.boolean(),
  /** 0 to 100 percent (DECISIONS §5). */
  healthScore: z.int(),
  healthStatus: z.enum(HEALTH_STATUSES),
  userCount: z.int(),
  taskCount: z.int(),
});
export type CompanySummary = z.infer<typeof companySummary>;

const companyUser = z.strictObject({
  id,
  name: z.string(),
  email: z.string(),
  role,
  isEmailVerified: z.boolean(),
  createdAt: instant,
});

export const companyDetails = companySummary.extend({
  auditCount: z.int(),
  /** When it is gone for good; null where nobody asked for its deletion. */
  purgeAt: instant.nullable(),
  /** What the score was lowered for. */
  healthReasons: z.array(z.enum(HEALTH_REASONS)),
  /** The first CONSOLE_LIMITS.companyUsersShown of `userCount`. */
  users: z.array(companyUser),
});
export type CompanyDetails = z.infer<typeof companyDetails>;

/** What happened on one day (UTC) in all companies. */
export const dayFigures = z.strictObject({
  /** As '2030-01-31'. */
  day: z.string(),
  /** New ones. */
  companies: z.int(),
  users: z.int(),
  tasks: z.int(),
  signIns: z.int(),
  failedSignIns: z.int(),
  /** People who did what stands in an audit log. */
  activeUsers: z.int(),
  /** Entries of all audit logs. */
  actions: z.int(),
});
export type DayFigures = z.infer<typeof dayFigures>;

export const planCount = z.strictObject({ subscriptionPlan: z.enum(PLAN_NAMES), count: z.int() });
export const roleCount = z.strictObject({ role, count: z.int() });
