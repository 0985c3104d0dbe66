import { HAND_OVER_LIMITS, type HandOver } from '@taskwell/contract/hand-over';
import { forgetDraft, keepDraft, readDraft } from './drafts.ts';
import { newKey } from './new-key.ts';
import { createStore, useStore } from './store.ts';

/**
 * What has been handed over and nobody has looked at yet, oldest first. It is kept as drafts are: through a reload and an
 * expired session, and not for the next person.
 */
export interface Waiting {
  key: string;
  handOver: HandOver;
}

interface Inbox {
  userId: number;
  waiting: readonly Waiting[];
}

const DRAFT = 'hand-over';
const inbox = createStore<Inbox>({ userId: 0, waiting: [] });

function inboxOf(userId: number): readonly Waiting[] {
  if (inbox.get().userId !== userId) {
    const kept = readDraft(userId, DRAFT)?.waiting;
    // Written here and by nobody else.
    inbox.set({ userId, waiting: Array.isArray(kept) ? kept : [] });
  }
  return inbox.get().waiting;
}

function keep(userId: number, waiting: readonly Waiting[]): void {
  inbox.set({ userId, waiting });
  if (waiting.length === 0) forgetDraft(userId, DRAFT);
  else keepDraft(userId, DRAFT, { waiting });
}

/**
 * @param key of what may be opened again, which then has what was written in it; one that waits already does not come twice
 * @returns false where too many are waiting already
 */
export function putIntoInbox(userId: number, handOver: HandOver, key: string = newKey()): boolean {
  const waiting = inboxOf(userId).filter((item) => item.key !== key);
  if (waiting.length >= HAND_OVER_LIMITS.waiting) return false;
  keep(userId, [...waiting, { key, handOver }]);
  return true;
}

/** It has been looked at; what it leads to comes in its place. */
export function takeFromInbox(userId: number, key: string, next: HandOver | null = null): void {
  const waiting = inboxOf(userId);
  keep(
    userId,
    waiting.flatMap((item) => {
      if (item.key !== key) return [item];
      return next === null ? [] : [{ key: newKey(), handOver: next }];
    }),
  );
}

/** What waits under this key, once its text has been read. */
export function replaceInInbox(userId: number, key: string, handOver: HandOver): void {
  keep(
    userId,
    inboxOf(userId).map((item) => (item.key === key ? { key, handOver } : item)),
  );
}

/** Puts it back to where it was, at the front. */
export function returnToInbox(userId: number, item: Waiting): void {
  const waiting = inboxOf(userId);
  if (!waiting.some(({ key }) => key === item.key)) keep(userId, [item, ...waiting]);
}

/** What comes next. */
export function useNextHandOver(userId: number): Waiting | null {
  const { userId: of, waiting } = useStore(inbox);
  return (of === userId ? waiting : inboxOf(userId))[0] ?? null;
}

/** How many come after it. */
export function useMoreWaiting(userId: number): number {
  const { userId: of, waiting } = useStore(inbox);
  return Math.max(0, (of === userId ? waiting : inboxOf(userId)).length - 1);
}

export function nextInInbox(userId: number): Waiting | null {
  return inboxOf(userId)[0] ?? null;
}
