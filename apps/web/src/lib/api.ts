import { createClient } from '@taskwell/client/client';
import { currentSession, endSession } from './session.ts';

/** The one way to the server. Any 401 but on sign-in ends the session here. */
export const api = createClient({
  baseUrl: '/api',
  token: () => currentSession()?.token ?? null,
  timeZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
  onSignedOut: () => endSession('expired'),
});
