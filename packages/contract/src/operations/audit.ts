import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { formatNumber } from '../numbers.ts';
import { define } from '../operation.ts';
import { auditFilters, auditLog, auditQuery, auditStat, auditStatsQuery } from '../schemas/audit.ts';
import { offsetPagination, pathId } from '../schemas.ts';

const succeeded = z.literal(true);

/** SPEC §7 'Audit and feedback', for ADMIN and SYSDMIN of a company; each entry stands in the transaction of its change. */
export const auditOperations = define({
  'GET /audit': {
    summary: "List the company's audit log",
    description: `Newest first, by pages that are counted; \`search\` finds a part of the description or of the person's name. \`stats\` are the ${LIMITS.auditStatsTop} most frequent actions of what the filters leave.`,
    tag: 'Audit',
    access: 'session',
    token: 'read',
    query: auditQuery,
    status: 200,
    response: z.strictObject({
      success: succeeded,
      data: z.strictObject({
        auditLogs: z.array(auditLog),
        pagination: offsetPagination,
        stats: z.array(auditStat),
      }),
    }),
    heavy: 'always',
    errors: ['FORBIDDEN'],
  },
  'GET /audit/{id}': {
    summary: 'Read an entry of the audit log',
    tag: 'Audit',
    access: 'session',
    token: 'read',
    params: z.strictObject({ id: pathId }),
    status: 200,
    response: z.strictObject({ success: succeeded, data: auditLog }),
    errors: ['FORBIDDEN'],
  },
  'GET /audit/stats/summary': {
    summary: 'Count the actions of the last days',
    description: `The ${LIMITS.auditStatsTop} most frequent, most frequent first.`,
    tag: 'Audit',
    access: 'session',
    token: 'read',
    query: auditStatsQuery,
    status: 200,
    response: z.strictObject({ success: succeeded, data: z.strictObject({ actionStats: z.array(auditStat) }) }),
    heavy: 'always',
    errors: ['FORBIDDEN'],
  },
  'GET /audit/export/csv': {
    summary: 'Export the audit log as CSV',
    description: `What the filters leave, newest first, times in the caller's zone; up to ${formatNumber(LIMITS.exportAuditEntries)} entries.`,
    tag: 'Audit',
    access: 'session',
    token: 'read',
    query: auditFilters,
    status: 200,
    response: z.string(),
    file: 'text/csv',
    heavy: 'always',
    errors: ['FORBIDDEN', 'EXPORT_TOO_LARGE'],
  },
});
