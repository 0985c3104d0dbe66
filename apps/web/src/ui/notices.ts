import { LIFETIMES } from '@taskwell/contract/limits';
import { useSyncExternalStore } from 'react';
import type { Tone } from './Alert.tsx';

/** Short notes on what just happened, with a way back where there is one. */
export interface Notice {
  id: number;
  tone: Tone;
  text: string;
  action?: { label: string; run: () => void };
  /** Told once when it has left the screen, by itself or by hand, right before an action; not at the session's end. */
  onGone?: () => void;
}

let notices: readonly Notice[] = [];
let nextId = 1;
const subscribers = new Set<() => void>();
const timers = new Map<number, ReturnType<typeof setTimeout>>();
const MOST_AT_ONCE = 3;

function publish(next: readonly Notice[]): void {
  notices = next;
  for (const notify of subscribers) notify();
}

export function notify(notice: Omit<Notice, 'id'>): void {
  // Nobody is there to read it: the person has just been signed out, and the next one must not be told.
  if (subscribers.size === 0) {
    notice.onGone?.();
    return;
  }
  const id = nextId++;
  for (const old of notices.slice(0, 1 - MOST_AT_ONCE)) dismissNotice(old.id);
  publish([...notices, { ...notice, id }]);
  resumeNotice(id);
}

/** For what may be said many times at once: while the same words are on the screen they are not said again. */
export function notifyOnce(notice: Omit<Notice, 'id'>): void {
  if (!notices.some(({ text }) => text === notice.text)) notify(notice);
}

export function dismissNotice(id: number): void {
  pauseNotice(id);
  const gone = notices.find((notice) => notice.id === id);
  publish(notices.filter((notice) => notice.id !== id));
  gone?.onGone?.();
}

/** With the session: the next person must neither read these nor act on them, and nobody is told of their going. */
export function dropNotices(): void {
  for (const { id } of notices) pauseNotice(id);
  publish([]);
}

/** While a person points at it or has focus in it, a notice stays. */
export function pauseNotice(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
}

export function resumeNotice(id: number): void {
  pauseNotice(id);
  timers.set(
    id,
    setTimeout(() => dismissNotice(id), LIFETIMES.noticeMilliseconds),
  );
}

function subscribe(notify: () => void): () => void {
  subscribers.add(notify);
  return () => subscribers.delete(notify);
}

export function useNotices(): readonly Notice[] {
  return useSyncExternalStore(subscribe, () => notices);
}
