import { api } from './api.ts';
import { sendPendingWork } from './pending-work.ts';
import { currentSession, endSession } from './session.ts';

/**
 * Here the session ends at once and for certain, whatever the network does. On the server it ends as soon as that can be
 * reached, after the last that was to be said in it.
 */
export async function signOut(): Promise<void> {
  const token = currentSession()?.token;
  if (token === undefined) return;
  const said = sendPendingWork();
  endSession('signed-out');
  await said;
  // Offline, or the session had ended already: nothing is left to do here.
  await api.call('POST /auth/logout', { token, keepalive: true }).catch(() => undefined);
}
