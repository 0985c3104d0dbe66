import { ASSISTANT_MESSAGES } from '@taskwell/contract/assistant';
import { FAILURES } from '@taskwell/contract/messages';
import { isNotFound } from './api-errors.ts';
import { failureSentence } from './form.ts';
import { notify } from './notices.ts';
import { ChangedSince, HasMoreSince } from './tasks/changed-since.ts';
import { type BegunChange, beginChange } from './undo.ts';

/** How a part of what was written goes back, or throws; a sentence where nothing takes it back. */
export type WayBack = (() => Promise<unknown>) | string;

/** Notes how the part that has just been written goes back. Only a confirmation has one to give. */
export type NoteWayBack = (back: WayBack) => void;

/**
 * What a person has confirmed, in one call or several. Whatever writes for it notes how that goes back, so that all of it is
 * one change: the same for Ctrl or Cmd with Z as for the 'Undo' that is offered for it.
 */
export interface Confirmation {
  /**
   * Writes it, or after a failure what is left of it.
   *
   * @param success is then said, with 'Undo'; left out where that stands elsewhere
   * @throws what `write` throws; what was written until then can be taken back nevertheless
   */
  make: <T>(write: (note: NoteWayBack) => Promise<T>, success?: string) => Promise<T>;
  /** Whether there is anything left to take back. */
  hasUndo: () => boolean;
  /** Takes all of it back, for whoever says elsewhere what has come of it. Throws why that could not be. */
  takeBack: () => Promise<void>;
}

interface Confirmed {
  /** The task's title. */
  about: string;
  /** What is said where it cannot be taken back, and nothing more is known. */
  fallback: string;
  /** It has gone back, whichever way. */
  onTakenBack?: () => void;
}

export function newConfirmation({ about, fallback, onTakenBack }: Confirmed): Confirmation {
  /** The newest last. */
  let parts: readonly (() => Promise<unknown>)[] = [];
  const lasting = new Set<string>();
  let change: BegunChange | null = null;
  let isSaidElsewhere = false;

  function note(back: WayBack): void {
    if (typeof back === 'string') lasting.add(back);
    else parts = [...parts, back];
  }

  /** It is one change, however often it took to make it. */
  function keep(begun: BegunChange, success?: string): void {
    if (parts.length === 0 && lasting.size === 0) {
      begun.drop();
      return;
    }
    change?.drop();
    change = begun;
    begun.made(undo, (run) => {
      if (success === undefined) return null;
      const action = parts.length > 0 && { action: { label: 'Undo', run } };
      return notify({ tone: 'success', text: success, about, ...action });
    });
  }

  async function undo(): Promise<unknown> {
    if (parts.length > 0) {
      try {
        await takePartsBack();
      } catch (error) {
        if (!isSaidElsewhere) notify({ tone: 'danger', text: sentenceOf(error), about });
        return error;
      }
      onTakenBack?.();
      if (!isSaidElsewhere && lasting.size === 0)
        notify({ tone: 'success', text: ASSISTANT_MESSAGES.takenBack, about });
    }
    for (const text of lasting) notify({ tone: 'info', text, about });
    return undefined;
  }

  /** What has gone back stays so where a later one fails. What somebody has deleted meanwhile holds up no other part. */
  async function takePartsBack(): Promise<void> {
    let missing: unknown;
    let isAnyBack = false;
    for (const part of parts.toReversed()) {
      try {
        await part();
        isAnyBack = true;
      } catch (error) {
        if (!isNotFound(error)) throw error;
        missing = error;
      }
      parts = parts.filter((each) => each !== part);
    }
    if (missing !== undefined && !isAnyBack) throw missing;
  }

  function sentenceOf(error: unknown): string {
    if (isNotFound(error)) return ASSISTANT_MESSAGES.taskGoneSince;
    if (error instanceof HasMoreSince) return ASSISTANT_MESSAGES.taskHasMoreSince;
    return failureSentence(error, error instanceof ChangedSince ? FAILURES.staleVersion : fallback);
  }

  return {
    make: async (write, success) => {
      const begun = beginChange();
      try {
        const answer = await write(note);
        keep(begun, success);
        return answer;
      } catch (error) {
        keep(begun);
        throw error;
      }
    },
    hasUndo: () => parts.length > 0,
    takeBack: async () => {
      isSaidElsewhere = true;
      try {
        const failure = await change?.takeBack();
        if (failure !== undefined) throw failure;
      } finally {
        isSaidElsewhere = false;
      }
    },
  };
}
