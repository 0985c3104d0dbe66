import type { Implement } from '../../platform/http/implement.ts';
import type { Services } from '../../platform/services.ts';
import { createFeedback } from './feedback.service.ts';

/** SPEC §7 'Audit and feedback', DECISIONS §4 '/contact'. */
export function feedbackRoutes(implement: Implement, services: Services): void {
  const feedback = createFeedback(services);

  implement.public('POST /feedback', feedback.submit);
  implement.session('GET /super-admin/feedback', async (input) => ({ data: await feedback.list(input) }));
}
