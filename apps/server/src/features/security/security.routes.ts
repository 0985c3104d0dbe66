import type { Implement } from '../../platform/http/implement.ts';
import type { Services } from '../../platform/services.ts';
import * as accounts from './accounts.service.ts';
import { createPasswordResets } from './password-resets.ts';
import { failedLogins, lockedAccounts, securityReport, suspiciousActivity, userSessions } from './security.service.ts';

/** SPEC §7 'Super admin and security', DECISIONS §4. */
export function securityRoutes(implement: Implement, services: Services): void {
  const resets = createPasswordResets(services);

  implement.session('GET /security/failed-logins', async (input) => ({ data: await failedLogins(input) }));
  implement.session('GET /security/suspicious-activity', async (input) => ({ data: await suspiciousActivity(input) }));
  implement.session('GET /security/security-report', async (input) => ({ data: await securityReport(input) }));
  implement.session('GET /security/user-sessions', async (input) => ({ data: await userSessions(input) }));
  implement.session('DELETE /security/user-sessions/{sessionId}', async (input) => ({
    message: await accounts.endSession(input),
  }));
  implement.session('POST /security/reset-all-passwords', async (input) => ({ data: await resets.start(input) }));
  implement.session('GET /security/reset-all-passwords', async ({ tx }) => ({ data: await resets.progress(tx) }));
  implement.session('POST /security/lock-suspicious-accounts', async (input) => ({
    data: await accounts.lockSuspicious(input),
  }));
  implement.session('GET /security/locked-accounts', async (input) => ({ data: await lockedAccounts(input) }));
  implement.session('DELETE /security/locked-accounts/{userId}', async (input) => ({
    message: await accounts.unlock(input),
  }));
}
