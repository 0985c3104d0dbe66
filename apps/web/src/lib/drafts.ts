import { parseStored, sessionStore } from './storage.ts';

/**
 * What a person has typed but not saved, kept per user and form until it is saved or given up, so that it survives an
 * error, a reload and an expired session (SECURITY: 'bad input … loses nothing'). Passwords are never kept.
 */
const PREFIX = 'draft';

/** In place of a user's id, for forms of those who are not signed in. */
export const VISITOR = 0;

export type Draft = Record<string, unknown>;

function key(userId: number, form: string): string {
  return `${PREFIX}:${userId}:${form}`;
}

export function readDraft(userId: number, form: string): Draft | null {
  const draft = parseStored(sessionStore.get(key(userId, form)));
  return typeof draft === 'object' && draft !== null && !Array.isArray(draft) ? (draft as Draft) : null;
}

export function keepDraft(userId: number, form: string, draft: Draft): void {
  sessionStore.set(key(userId, form), JSON.stringify(draft));
}

export function forgetDraft(userId: number, form: string): void {
  sessionStore.remove(key(userId, form));
}

/** Whether this person has typed something that is not saved: signing out would drop it. */
export function hasDrafts(userId: number): boolean {
  return keysOf(userId).length > 0;
}

/** On sign-out nothing of this person stays behind. */
export function forgetDrafts(userId: number): void {
  for (const name of keysOf(userId)) sessionStore.remove(name);
}

function keysOf(userId: number): string[] {
  return sessionStore.keys().filter((name) => name.startsWith(key(userId, '')));
}
