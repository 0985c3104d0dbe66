import { z } from 'zod';
import { AUDIT_FIELDS } from '../audit-words.ts';

/**
 * What a field was and has become: a text as it is, a status, priority or role by its code, an instant in ISO 8601, a
 * person by name; null for nothing.
 */
export const auditChange = z.strictObject({
  field: z.enum(AUDIT_FIELDS),
  from: z.string().nullable(),
  to: z.string().nullable(),
});
export type AuditChange = z.infer<typeof auditChange>;
