import { api } from './api.ts';
import { isUnreachable } from './api-errors.ts';
import { online } from './online.ts';
import { pause } from './pause.ts';
import { sendPendingWork } from './pending-work.ts';
import { currentSession, endSession } from './session.ts';

const RETRY_MILLISECONDS = 20_000;

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
  await endOnServer(token);
}

/** Tried again for as long as this page is open; what the server says otherwise is that the session has ended already. */
async function endOnServer(token: string): Promise<void> {
  const failure = await api.call('POST /auth/logout', { token, keepalive: true }).catch((error: unknown) => error);
  if (!isUnreachable(failure)) return;
  // Until it can, it would go on sending notifications to this browser. The start of the page has loaded the module already.
  import('./push.ts').then(({ forgetPush }) => forgetPush()).catch(() => undefined);
  await Promise.race([online(), pause(RETRY_MILLISECONDS)]);
  await endOnServer(token);
}
