import { isUnreachable } from './api-errors.ts';
import { dismissNotice, notify } from './notices.ts';
import { onSessionEnd } from './session.ts';

/**
 * Takes a change back.
 *
 * @returns why it could not, which has been said; undefined where that was done
 */
export type Undo = () => Promise<unknown>;

/** What is said of a change once the server has made it, and how it is taken back. */
export interface Done<T> {
  text: string;
  /** What it changes: where that is changed again, only the newer change offers 'Undo', and Ctrl with Z goes back one by one. */
  of?: string;
  /** A task's title, where the words do not say what it was done to. */
  about?: (answer: T) => string;
  /** Null for what was taken back itself, or cannot be. */
  undo: ((answer: T) => Promise<unknown>) | null;
}

/** A change that is on the screen, and can be taken back for as long as the page is open. */
interface Change {
  /** Takes it off the screen as long as the server has not made it. */
  withdraw: (() => void) | undefined;
  /** How to take it back, once the server has made it; null where nothing is left to take back. */
  made: Promise<Undo | null>;
  noticeId: number | null;
}

/** A change that has just come on the screen. */
export interface BegunChange {
  /** The server has made it. @param say tells so, with 'Undo', unless the person wants it back already */
  made: (undo: Undo, say: (takeBack: () => void) => number | null) => void;
  /** It was rolled back, or nothing takes it back any more. */
  drop: () => void;
  /** Takes it back now, newest or not. @returns why it could not, which has been said; undefined where that was done */
  takeBack: () => Promise<unknown>;
}

/** The newest last. Only these: whoever takes back more than that means something else. */
let changes: readonly Change[] = [];
const MOST_KEPT = 50;

/** What a person wants back, until that begins. */
const wantedBack = new Set<Change>();
/** Settles once that has begun with the last of them: a change may stand on the one that was made before it. */
let lastBegun: Promise<unknown> = Promise.resolve();

/**
 * From now on Ctrl or Cmd with Z takes this change back, which the person sees on the screen. What the server has not
 * answered yet goes back once it has.
 *
 * @param withdraw takes it off the screen until then
 */
export function beginChange(withdraw?: () => void): BegunChange {
  let settle: (undo: Undo | null) => void = () => undefined;
  const made = new Promise<Undo | null>((resolve) => {
    settle = resolve;
  });
  const change: Change = { withdraw, made, noticeId: null };
  changes = [...changes, change];
  return {
    made: (undo, say) => {
      settle(undo);
      change.withdraw = undefined;
      if (!changes.includes(change)) return;
      changes = changes.slice(-MOST_KEPT);
      change.noticeId = say(() => takeBack(change));
    },
    drop: () => {
      settle(null);
      changes = changes.filter((each) => each !== change);
    },
    takeBack: () => takeBack(change),
  };
}

/** Says what has been done, with 'Undo'; once the notice has gone, Ctrl or Cmd with Z takes it back. */
export function notifyDone<T>({ text, of, about, undo }: Done<T>, answer: T, begun: BegunChange | null): void {
  const notice = {
    tone: 'success',
    text,
    ...(of !== undefined && { of }),
    ...(about !== undefined && { about: about(answer) }),
  } as const;
  if (undo === null || begun === null) {
    notify(notice);
    return;
  }
  begun.made(
    () => undo(answer),
    (run) => notify({ ...notice, action: { label: 'Undo', run } }),
  );
}

/**
 * Something has been done that nothing takes back: Ctrl or Cmd with Z says so once, rather than take back what was done
 * before it.
 */
export function noteFinal(sentence: string): void {
  const sayIt: Undo = async () => {
    notify({ tone: 'info', text: sentence });
  };
  const final: Change = { withdraw: undefined, made: Promise.resolve(sayIt), noticeId: null };
  changes = [...changes, final].slice(-MOST_KEPT);
}

/** Takes the newest change back. @returns whether there is one */
export function takeLastBack(): boolean {
  const last = changes.at(-1);
  if (last === undefined) return false;
  if (last.noticeId !== null) dismissNotice(last.noticeId);
  takeBack(last);
  return true;
}

/** Where the server was not reached, the change can still be taken back later. */
async function takeBack(change: Change): Promise<unknown> {
  const place = changes.indexOf(change);
  changes = changes.filter((each) => each !== change);
  wantedBack.add(change);
  change.withdraw?.();
  const begun = Promise.all([change.made, lastBegun]).then(([undo]) => {
    const isWanted = wantedBack.delete(change);
    return { failure: isWanted ? undo?.() : undefined };
  });
  lastBegun = begun;
  const failure = await (await begun).failure;
  if (isUnreachable(failure)) changes = changes.toSpliced(Math.max(place, 0), 0, change);
  return failure;
}

// The next person has done none of it.
onSessionEnd(() => {
  changes = [];
  wantedBack.clear();
});
