import type { User } from '@taskwell/contract/schemas/people';
import { localStore, parseStored, type SafeStorage, safeStorage, sessionStore } from './storage.ts';

/** The signed-in session as it lies in the browser (SPEC §3 'Stored on the client'); session.ts keeps it up to date. */
export interface Session {
  readonly token: string;
  readonly user: User;
}

export const SESSION_KEYS = {
  token: 'token',
  user: 'user',
  rememberMe: 'rememberMe',
  expiry: 'tokenExpiry',
} as const;

/** This tab's own session goes before a remembered one, which counts until its expiry. */
export function storedSession(): Session | null {
  return read(sessionStore) ?? (isRemembered() && !hasExpired() ? read(localStore) : null);
}

/** A remembered session that is over and only lies about. */
export function hasExpiredSession(): boolean {
  return isRemembered() && hasExpired();
}

function isRemembered(): boolean {
  return localStore.get(SESSION_KEYS.rememberMe) === 'true';
}

function hasExpired(): boolean {
  return !(Number(localStore.get(SESSION_KEYS.expiry)) > Date.now());
}

/** That of another window of the app, which is its alone; null also where the window shows something else. */
export function sessionIn(other: Window): Session | null {
  return read(safeStorage(() => other.sessionStorage));
}

function read(storage: SafeStorage): Session | null {
  const token = storage.get(SESSION_KEYS.token);
  const user = parseStored(storage.get(SESSION_KEYS.user));
  return token && isUser(user) ? { token, user } : null;
}

function isUser(value: unknown): value is User {
  return typeof value === 'object' && value !== null && 'id' in value && 'role' in value;
}
