import { z } from 'zod';
import { AUDIT_ACTIONS, AUDIT_ENTITY_TYPES } from '../audit-words.ts';
import { ROLES } from '../labels.ts';
import { LIMITS } from '../limits.ts';
import { VALIDATION } from '../messages.ts';
import { isCalendarDay, isDueDate } from '../rules.ts';
import { filterId, id, instant, limitOf, pageNumber, searchText } from '../schemas.ts';
import { auditChange } from './audit-change.ts';

const action = z.enum(AUDIT_ACTIONS, { error: VALIDATION.fieldInvalid('action') });
const entityType = z.enum(AUDIT_ENTITY_TYPES, { error: VALIDATION.fieldInvalid('entityType') });

/** A calendar day in the caller's zone, or an instant. */
function dayOrInstant(field: string) {
  return z
    .string()
    .refine((text) => isCalendarDay(text) || isDueDate(text), { error: VALIDATION.fieldInvalid(field), abort: true });
}

/** What the audit log can be narrowed to (SPEC §7); a day as `endDate` is included. */
export const auditFilters = z.object({
  action: action.optional(),
  entityType: entityType.optional(),
  userId: filterId('userId').optional(),
  search: searchText.optional(),
  startDate: dayOrInstant('startDate').optional(),
  endDate: dayOrInstant('endDate').optional(),
});
export type AuditFilters = z.output<typeof auditFilters>;

export const auditQuery = auditFilters.extend({ page: pageNumber, limit: limitOf(LIMITS.auditPageSize) });

export const auditStatsQuery = z.object({
  days: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, { error: VALIDATION.fieldInvalid('days') })
    .transform(Number)
    .pipe(z.int().max(LIMITS.auditStatsDaysMax, { error: VALIDATION.fieldInvalid('days') }))
    .default(LIMITS.auditStatsDays),
});

/** Somebody who acted, as they were then: history outlives its people. Null where the system did. */
const auditUser = z.strictObject({ id, name: z.string(), role: z.enum(ROLES).nullable() }).nullable();

/** An entry of the audit log (SPEC §3); `changes` is empty where nothing has changed from one value to another. */
export const auditLog = z.strictObject({
  id,
  action: z.enum(AUDIT_ACTIONS),
  entityType: z.enum(AUDIT_ENTITY_TYPES),
  entityId: z.int().nullable(),
  description: z.string(),
  changes: z.array(auditChange),
  createdAt: instant,
  user: auditUser,
});
export type AuditLog = z.infer<typeof auditLog>;

export const auditStat = z.strictObject({ action: z.enum(AUDIT_ACTIONS), count: z.int() });
export type AuditStat = z.infer<typeof auditStat>;
