import { LIFETIMES } from '@taskwell/contract/limits';
import { createStore, useStore } from './store.ts';
import type { Tone } from './tones.ts';

/** Short notes on what just happened, with a way back where there is one. */
export interface Notice {
  id: number;
  tone: Tone;
  text: string;
  /** What it is about, where its words do not say so: a task's title. */
  about?: string;
  action?: { label: string; run: () => void };
  /** What was changed: a newer notice of the same takes the place of an older one. */
  of?: string;
  /** Told once when it has left the screen, by itself or by hand, right before an action; not at the session's end. */
  onGone?: () => void;
}

const notices = createStore<readonly Notice[]>([]);
let nextId = 1;
const timers = new Map<number, ReturnType<typeof setTimeout>>();
const MOST_AT_ONCE = 3;

/** @returns its id; null where nobody is there to read it */
export function notify(notice: Omit<Notice, 'id'>): number | null {
  // Nobody is there to read it: the person has just been signed out, and the next one must not be told.
  if (!notices.isFollowed()) {
    notice.onGone?.();
    return null;
  }
  const id = nextId++;
  const isReplaced = ({ of }: Notice) => of !== undefined && of === notice.of;
  for (const old of notices.get().filter(isReplaced)) dismissNotice(old.id);
  for (const old of notices.get().slice(0, 1 - MOST_AT_ONCE)) dismissNotice(old.id);
  notices.set([...notices.get(), { ...notice, id }]);
  resumeNotice(id);
  return id;
}

/** For what may be said many times at once: while the same words are on the screen they are not said again. */
export function notifyOnce(notice: Omit<Notice, 'id'>): void {
  if (!notices.get().some(({ text }) => text === notice.text)) notify(notice);
}

export function dismissNotice(id: number): void {
  pauseNotice(id);
  const gone = notices.get().find((notice) => notice.id === id);
  notices.set(notices.get().filter((notice) => notice.id !== id));
  gone?.onGone?.();
}

/** With the session: the next person must neither read these nor act on them, and nobody is told of their going. */
export function dropNotices(): void {
  for (const { id } of notices.get()) pauseNotice(id);
  notices.set([]);
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

/** Whoever pointed at one does so no longer, as all of them have moved; nothing else would tell. */
export function resumeNotices(): void {
  for (const { id } of notices.get()) if (!timers.has(id)) resumeNotice(id);
}

export function useNotices(): readonly Notice[] {
  return useStore(notices);
}
