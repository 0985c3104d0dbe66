import type { Implement } from '../../platform/http/implement.ts';
import { JsonText } from '../../platform/http/json-text.ts';
import { companyOverview, ownOverview } from './overview.service.ts';

/** DECISIONS §4 '/admin', '/employee', '/personal-dashboard'. */
export function overviewRoutes(implement: Implement): void {
  implement.session('GET /overview/mine', async (input) => new JsonText(await ownOverview(input)));
  implement.session('GET /overview/company', async (input) => ({ data: await companyOverview(input) }));
}
