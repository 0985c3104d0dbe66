import { REPORT_FILES } from '@taskwell/contract/platform-console';
import type { Implement } from '../../platform/http/implement.ts';
import { FileStream } from '../../platform/http/json-text.ts';
import type { Services } from '../../platform/services.ts';
import { analytics, systemHealth } from './figures.service.ts';
import * as admin from './platform-admin.service.ts';
import { createPlatformUsers } from './platform-users.service.ts';
import { writeReport } from './reports.ts';

/** SPEC §7 'Super admin and security'. */
export function platformAdminRoutes(implement: Implement, services: Services): void {
  const users = createPlatformUsers(services);

  implement.session('GET /super-admin/companies', async ({ tx, query }) => ({ data: await admin.list(tx, query) }));
  implement.session('GET /super-admin/companies/{id}', async ({ tx, actor, params }) => ({
    data: await admin.read(tx, actor, params.id),
  }));
  implement.session('PUT /super-admin/companies/{id}/status', async ({ tx, actor, params, body }) => ({
    data: await admin.setStatus(tx, actor, params.id, body.action),
  }));

  implement.session('GET /super-admin/system/health', async (input) => ({ data: await systemHealth(input) }));

  implement.session('GET /super-admin/analytics', async (input) => ({ data: await analytics(input) }));
  implement.session(
    'GET /super-admin/analytics/export',
    async (input) => new FileStream(REPORT_FILES[input.query.report], writeReport(input)),
  );

  implement.session('GET /super-admin/users/search', async (input) => ({ data: await users.search(input) }));
  implement.session('GET /super-admin/users/{id}', async (input) => ({ data: await users.read(input) }));
  implement.session('PUT /super-admin/users/{id}/reset-password', async (input) => ({
    message: await users.resetPassword(input),
  }));
  implement.session('PUT /super-admin/users/{id}/verification', async (input) => ({
    data: await users.setVerified(input),
  }));
}
