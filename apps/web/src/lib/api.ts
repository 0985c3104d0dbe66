import { createClient } from '@taskwell/client/client';
import { FAILURES } from '@taskwell/contract/messages';
import { fetchOrTakeEarly } from './early-answers.ts';
import { notifyOnce } from './notices.ts';
import { SERVER } from './server-address.ts';
import { currentSession, endSession } from './session.ts';

/** The one way to the server. A 401 on anything but sign-in ends the session that it was for, if that is still on. */
export const api = createClient({
  ...SERVER,
  fetch: fetchOrTakeEarly,
  token: () => currentSession()?.token ?? null,
  onBusy: () => notifyOnce({ tone: 'info', text: FAILURES.busy }),
  onSignedOut: (token) => endSession('expired', token),
});
