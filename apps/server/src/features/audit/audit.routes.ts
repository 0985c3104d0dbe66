import type { Implement } from '../../platform/http/implement.ts';
import { FileStream } from '../../platform/http/json-text.ts';
import { exportAudit } from './audit.export.ts';
import { listAudit, readAudit, summarizeAudit } from './audit.service.ts';

/** SPEC §7 'Audit and feedback'. */
export function auditRoutes(implement: Implement): void {
  implement.session('GET /audit', async (input) => ({ data: await listAudit(input) }));
  implement.session('GET /audit/stats/summary', async (input) => ({ data: await summarizeAudit(input) }));
  implement.session(
    'GET /audit/export/csv',
    async (input) => new FileStream('audit-log.csv', await exportAudit(input)),
  );
  implement.session('GET /audit/{id}', async (input) => ({ data: await readAudit(input) }));
}
