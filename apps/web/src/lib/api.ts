import { createClient } from '@taskwell/client/client';
import { currentSession, endSession } from './session.ts';

/** The one way to the server. A 401 on anything but sign-in ends the session that it was for, if that is still on. */
export const api = createClient({
  baseUrl: '/api',
  token: () => currentSession()?.token ?? null,
  timeZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
  onSignedOut: (token) => endSession('expired', token),
});
