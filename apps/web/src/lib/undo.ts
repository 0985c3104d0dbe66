import { useEffect } from 'react';
import { isUnreachable } from './form.ts';
import { dismissNotice, notify } from './notices.ts';
import { onSessionEnd } from './session.ts';
import { TEXT_FIELDS } from './shortcuts.ts';

/**
 * Takes a change back.
 *
 * @returns why it could not, which has been said; undefined where that was done
 */
export type Undo = () => Promise<unknown>;

/** A change that has been made, and can be taken back for as long as the page is open. */
interface Change {
  undo: Undo;
  noticeId: number | null;
}

/** The newest last. Only these: whoever takes back more than that means something else. */
let changes: readonly Change[] = [];
const MOST_KEPT = 50;

/**
 * Says what has been done, with 'Undo'; once the notice has gone, Ctrl or Cmd with Z takes it back.
 *
 * @param undo null for what was taken back itself, or cannot be
 * @param about a task's title, where the words do not say what it was done to
 */
export function notifyDone(text: string, undo: Undo | null, about?: string): void {
  const notice = { tone: 'success', text, ...(about !== undefined && { about }) } as const;
  if (undo === null) {
    notify(notice);
    return;
  }
  const change: Change = { undo, noticeId: null };
  changes = [...changes, change].slice(-MOST_KEPT);
  change.noticeId = notify({ ...notice, action: { label: 'Undo', run: () => takeBack(change) } });
}

/** Ctrl or Cmd with Z, where that does not take back what was typed. */
export function useUndoKey(): void {
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

function onKey(event: KeyboardEvent): void {
  const last = changes.at(-1);
  const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key === 'z';
  if (last === undefined || !isUndo || event.defaultPrevented || isTyping(event.target)) return;
  event.preventDefault();
  if (last.noticeId !== null) dismissNotice(last.noticeId);
  takeBack(last);
}

/** Where the server was not reached, the change can still be taken back later. */
async function takeBack(change: Change): Promise<void> {
  const place = changes.indexOf(change);
  changes = changes.filter((each) => each !== change);
  const failure = await change.undo();
  if (isUnreachable(failure)) changes = changes.toSpliced(Math.max(place, 0), 0, change);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest(TEXT_FIELDS) !== null;
}

// The next person has done none of it.
onSessionEnd(() => {
  changes = [];
});
