import { api } from './api.ts';
import { endSession } from './session.ts';

/** Here the session ends at once and for certain; on the server as soon as it can be reached. */
export async function signOut(): Promise<void> {
  const goodbye = api.call('POST /auth/logout');
  endSession('signed-out');
  // Offline, or the session had ended already: nothing is left to do here.
  await goodbye.catch(() => undefined);
}
