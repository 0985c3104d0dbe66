import type { Implement } from '../../platform/implement.ts';
import type { Services } from '../../platform/services.ts';
import { createPlatformAdminService } from './platform-admin.service.ts';

/** SPEC §7 'Super admin and security'. */
export function platformAdminRoutes(implement: Implement, services: Services): void {
  const admin = createPlatformAdminService(services);

  implement.session('GET /super-admin/companies', async ({ tx, query }) => ({ data: await admin.list(tx, query) }));
  implement.session('GET /super-admin/companies/{id}', async ({ tx, actor, params }) => ({
    data: await admin.read(tx, actor, params.id),
  }));
  implement.session('PUT /super-admin/companies/{id}/status', async ({ tx, actor, params, body }) => ({
    data: await admin.setStatus(tx, actor, params.id, body.action),
  }));
}
