import { LIFETIMES } from '@taskwell/contract/limits';
import type { User } from '@taskwell/contract/schemas/people';
import { forgetWritten, forgetWrittenByOthers } from './left-behind.ts';
import { localStore, type SafeStorage, sessionStore } from './storage.ts';
import { createStore, useStore } from './store.ts';
import { hasExpiredSession, SESSION_KEYS, type Session, storedSession } from './stored-session.ts';

/**
 * The signed-in session as the browser keeps it (SPEC §3 'Stored on the client'): in sessionStorage for this tab alone,
 * which then goes before; or with remember-me in localStorage for all tabs, until its expiry.
 */
export type { Session };

/** 'expired': the server refused the token, what was typed is kept. The others: the person left, nothing is kept. */
export type SessionEnd = 'expired' | 'signed-out' | 'deleted';

const DAY_MILLISECONDS = 86_400_000;
/** Stands for a moment in place of the token when a person leaves, so that other tabs know it from an expiry. */
const LEFT = '';

const stored = createStore<Session | null>(load());
let lastEnd: SessionEnd | null = null;
const endListeners = new Set<(end: SessionEnd) => unknown>();
const goneListeners = new Set<() => void>();
let leaving: Promise<void> = Promise.resolve();

function load(): Session | null {
  const session = storedSession();
  if (session === null && hasExpiredSession()) clear(localStore);
  return session;
}

function clear(storage: SafeStorage): void {
  for (const key of Object.values(SESSION_KEYS)) storage.remove(key);
}

/** Where the current session is stored; null where another tab has put another one into its place. */
function home(): SafeStorage | null {
  return (
    [sessionStore, localStore].find((storage) => storage.get(SESSION_KEYS.token) === currentSession()?.token) ?? null
  );
}

export function currentSession(): Session | null {
  return stored.get();
}

export function startSession(session: Session, rememberMe: boolean): void {
  clear(sessionStore);
  forgetWrittenByOthers(session.user.id);
  const storage = rememberMe ? localStore : sessionStore;
  storage.set(SESSION_KEYS.user, JSON.stringify(session.user));
  if (rememberMe) {
    storage.set(SESSION_KEYS.rememberMe, 'true');
    storage.set(SESSION_KEYS.expiry, String(Date.now() + LIFETIMES.rememberedSessionDays * DAY_MILLISECONDS));
  }
  // Last, as this is what other tabs listen for.
  storage.set(SESSION_KEYS.token, session.token);
  stored.set(session);
}

/** Keeps the stored user in step with what the server says of it now. */
export function updateSessionUser(user: User): void {
  const current = currentSession();
  if (current === null) return;
  home()?.set(SESSION_KEYS.user, JSON.stringify(user));
  stored.set({ token: current.token, user });
}

/**
 * Settles once the sign-in screen stands. After an expiry the screen before is still there until then, and a call that
 * was refused must not fail on it: it would say so for a moment, or fall back to skeletons. Given the token of a session
 * that is over already, such as with a late refusal, it leaves the current one alone.
 */
export function endSession(end: SessionEnd, token: string | null | undefined = currentSession()?.token): Promise<void> {
  const current = currentSession();
  if (current === null || token !== current.token) return leaving;
  const storage = home();
  if (end !== 'expired') {
    forgetWritten(current.user.id);
    storage?.set(SESSION_KEYS.token, LEFT);
  }
  if (storage) clear(storage);
  lastEnd = end;
  stored.set(null);
  leaving = Promise.all([...endListeners].map((listener) => listener(end))).then(() => {
    for (const listener of goneListeners) listener();
  });
  return leaving;
}

/** What the listener does, such as leading away from the screens that need a session, is waited for. */
export function onSessionEnd(listener: (end: SessionEnd) => unknown): void {
  endListeners.add(listener);
}

/** Nothing of the session is on the screen any more. */
export function onSessionGone(listener: () => void): void {
  goneListeners.add(listener);
}

export function useSession(): Session | null {
  return useStore(stored);
}

/** The person has left: what is still on the screen of theirs must go, and not only once the sign-in screen has come. */
export function useHasLeft(): boolean {
  return useStore(stored, (session) => session === null && lastEnd !== null && lastEnd !== 'expired');
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

/** A remembered session is shared by all tabs: signing out (or in) in one is seen by the others. */
function followStorage(hasLeft: boolean): void {
  const current = currentSession();
  const next = load();
  if (next?.token === current?.token) return;
  if (next === null) endSession(hasLeft ? 'signed-out' : 'expired');
  // All that this tab shows and has in mind is another person's.
  else if (current !== null && current.user.id !== next.user.id) window.location.reload();
  else stored.set(next);
}

// The build draws the landing page where there is no window.
globalThis.window?.addEventListener('storage', (event) => {
  if (event.storageArea === window.localStorage && event.key === SESSION_KEYS.token)
    followStorage(event.newValue === LEFT);
});
// A page that the browser has kept while somebody was elsewhere has heard of nothing meanwhile.
globalThis.window?.addEventListener('pageshow', (event) => {
  if (event.persisted) followStorage(true);
});
