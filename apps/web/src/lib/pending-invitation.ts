import { sessionStore } from './storage.ts';

/**
 * The invitation that a visitor wanted to answer before signing in (SPEC §4). It outlives signing up and entering a
 * code, and ends with the tab, so that the next person on this machine is not led to it.
 */
const KEY = 'pendingInvitation';

export function keepPendingInvitation(token: string): void {
  sessionStore.set(KEY, token);
}

export function forgetPendingInvitation(): void {
  sessionStore.remove(KEY);
}

export function pendingInvitation(): string | null {
  return sessionStore.get(KEY);
}

export function invitationPath(token: string): string {
  return `/task-invitation/${encodeURIComponent(token)}`;
}

/** Where somebody goes who has just signed in and was on no particular way. */
export function pathAfterSignIn(): string {
  const token = pendingInvitation();
  return token === null ? '/dashboard' : invitationPath(token);
}
