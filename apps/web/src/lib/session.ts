import { LIFETIMES } from '@taskwell/contract/limits';
import type { User } from '@taskwell/contract/schemas/people';
import { useSyncExternalStore } from 'react';
import { forgetDrafts } from './drafts.ts';
import { localStore, parseStored, sessionStore } from './storage.ts';

/**
 * The signed-in session as the browser keeps it (SPEC §3 'Stored on the client'): in sessionStorage, or with remember-me
 * in localStorage until its expiry.
 */
export interface Session {
  readonly token: string;
  readonly user: User;
}

/** 'expired': the server refused the token, what was typed is kept. The others: the person left, nothing is kept. */
export type SessionEnd = 'expired' | 'signed-out' | 'deleted';

const KEYS = { token: 'token', user: 'user', rememberMe: 'rememberMe', expiry: 'tokenExpiry' } as const;
const DAY_MILLISECONDS = 86_400_000;

let current: Session | null = load();
const subscribers = new Set<() => void>();
const endListeners = new Set<(end: SessionEnd) => unknown>();
const goneListeners = new Set<() => void>();
let leaving: Promise<void> = Promise.resolve();

function load(): Session | null {
  if (localStore.get(KEYS.rememberMe) === 'true') {
    if (Number(localStore.get(KEYS.expiry)) > Date.now()) return read(localStore);
    clearStored();
  }
  return read(sessionStore);
}

function read(storage: typeof localStore): Session | null {
  const token = storage.get(KEYS.token);
  const user = parseStored(storage.get(KEYS.user));
  return token !== null && isUser(user) ? { token, user } : null;
}

function isUser(value: unknown): value is User {
  return typeof value === 'object' && value !== null && 'id' in value && 'role' in value;
}

function clearStored(): void {
  for (const storage of [localStore, sessionStore]) {
    for (const key of Object.values(KEYS)) storage.remove(key);
  }
}

function publish(session: Session | null): void {
  current = session;
  for (const notify of subscribers) notify();
}

export function currentSession(): Session | null {
  return current;
}

export function startSession(session: Session, rememberMe: boolean): void {
  clearStored();
  const storage = rememberMe ? localStore : sessionStore;
  storage.set(KEYS.token, session.token);
  storage.set(KEYS.user, JSON.stringify(session.user));
  if (rememberMe) {
    storage.set(KEYS.rememberMe, 'true');
    storage.set(KEYS.expiry, String(Date.now() + LIFETIMES.rememberedSessionDays * DAY_MILLISECONDS));
  }
  publish(session);
}

/** Keeps the stored user in step with what the server says of it now. */
export function updateSessionUser(user: User): void {
  if (current === null) return;
  const storage = localStore.get(KEYS.rememberMe) === 'true' ? localStore : sessionStore;
  storage.set(KEYS.user, JSON.stringify(user));
  publish({ token: current.token, user });
}

/**
 * Settles once the sign-in screen stands. Until then the screen before is still there, and a call that was refused must
 * not fail on it: it would say so for a moment, or fall back to skeletons.
 */
export function endSession(end: SessionEnd): Promise<void> {
  if (current === null) return leaving;
  clearStored();
  if (end !== 'expired') forgetDrafts(current.user.id);
  publish(null);
  leaving = Promise.all([...endListeners].map((listener) => listener(end))).then(() => {
    for (const listener of goneListeners) listener();
  });
  return leaving;
}

/** The listener leads away from the screens that need a session, and settles when that is done. */
export function onSessionEnd(listener: (end: SessionEnd) => unknown): void {
  endListeners.add(listener);
}

/** Nothing of the session is on the screen any more. */
export function onSessionGone(listener: () => void): void {
  goneListeners.add(listener);
}

function subscribe(notify: () => void): () => void {
  subscribers.add(notify);
  return () => subscribers.delete(notify);
}

export function useSession(): Session | null {
  return useSyncExternalStore(subscribe, currentSession);
}

/** The signed-in user; only for components that stand below the session guard. */
export function useCurrentUser(): User {
  const session = useSession();
  // The guard leaves this screen in the same moment; the last user keeps it drawn until then.
  lastUser = session?.user ?? lastUser;
  if (lastUser === null) throw new Error('useCurrentUser is for screens behind the session guard');
  return lastUser;
}
let lastUser: User | null = null;

// A remembered session is shared by all tabs: signing out (or in) in one is seen by the others.
window.addEventListener('storage', (event) => {
  if (event.storageArea !== window.localStorage || event.key !== KEYS.token) return;
  const next = load();
  if (next?.token === current?.token) return;
  if (next === null) endSession('signed-out');
  else publish(next);
});
