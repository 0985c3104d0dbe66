import { ASSISTANT_MESSAGES } from '@taskwell/contract/assistant';
import { oneLine, shortenText } from '@taskwell/contract/text';
import { useState } from 'react';
import { newConfirmation } from '../../../lib/confirmation.ts';
import { failureSentence, SaidFailure } from '../../../lib/form.ts';
import { ChangedSince } from '../../../lib/tasks/changed-since.ts';
import { PersonGone, type ProposedAction, TaskGone, useProposedChange } from '../proposed-changes.public.ts';

/** A change that a form offers, with the version of the task that the person saw when it did. */
export interface OfferedChange {
  key: string;
  /** What it does. */
  words: string;
  proposed: ProposedAction;
  /** What is said where it fails and nothing more is known. */
  fallback: string;
}

/** Not all that was confirmed could be saved. Its message says what was and what was not. */
export class NotAllSaved extends SaidFailure {
  /** Keys. */
  readonly saved: ReadonlySet<string>;
  /** Why, as a sentence. */
  readonly reason: string;
  /** Whether the person is to decide in the form: somebody has changed the task, or it is gone. */
  readonly isForPerson: boolean;

  constructor(changes: readonly OfferedChange[], saved: ReadonlySet<string>, failed: OfferedChange, error: unknown) {
    const reason = reasonOf(error, failed.fallback);
    const isSaved = ({ key }: OfferedChange) => saved.has(key);
    const unsaved = changes.filter((change) => !isSaved(change));
    const partly = () => ASSISTANT_MESSAGES.partlySaved(wordsOf(changes.filter(isSaved)), wordsOf(unsaved), reason);
    // That the task is gone is said beside the button.
    super(error instanceof TaskGone ? '' : changes.some(isSaved) ? partly() : reason);
    this.saved = saved;
    this.reason = reason;
    this.isForPerson = error instanceof TaskGone || error instanceof ChangedSince;
  }
}

/** A comment may be long. */
const MOST_WORDS_CHARACTERS = 80;

function wordsOf(changes: readonly OfferedChange[]): string[] {
  return changes.map(({ words }) => shortenText(oneLine(words), MOST_WORDS_CHARACTERS));
}

function reasonOf(error: unknown, fallback: string): string {
  if (error instanceof ChangedSince) return ASSISTANT_MESSAGES.taskChangedSince;
  if (error instanceof PersonGone) return ASSISTANT_MESSAGES.personGoneSince;
  return failureSentence(error, fallback);
}

interface ConfirmedChanges {
  /** Keys of what is saved already: it is not made again. */
  saved: readonly string[];
  /** Somebody has changed the task since it was offered; what is confirmed now is made nevertheless. */
  isStale: boolean;
  /** The task was not there any more. */
  isGone: boolean;
  /**
   * Makes one after the other what is not saved yet, as one change for Undo.
   *
   * @throws NotAllSaved
   */
  save: (changes: readonly OfferedChange[]) => Promise<void>;
}

interface Options {
  /** The task's title. */
  about: string;
  /** What is said once all are saved. */
  success: string;
  /** What is said where they cannot be taken back, and nothing more is known. */
  fallback: string;
}

/** The one way in which forms that were handed over change a task: what somebody else has changed since is asked about first. */
export function useConfirmedChanges({ about, success, fallback }: Options): ConfirmedChanges {
  const [saved, setSaved] = useState<readonly string[]>([]);
  const [obstacle, setObstacle] = useState<'changed' | 'gone' | null>(null);
  const makeChange = useProposedChange();
  const [confirmation] = useState(() => newConfirmation({ about, fallback, onTakenBack: () => setSaved([]) }));
  const isStale = obstacle === 'changed';

  async function save(changes: readonly OfferedChange[]): Promise<void> {
    const done = new Set(saved);
    let current: OfferedChange | undefined;
    try {
      await confirmation.make(async (note) => {
        let hasChanged = false;
        for (current of changes.filter(({ key }) => !done.has(key))) {
          // The second is made on what the first has left; somebody else's change is asked about.
          const { wasSo } = await makeChange(current.proposed, note, { isAnyway: isStale || hasChanged });
          hasChanged ||= !wasSo;
          done.add(current.key);
          setSaved([...done]);
        }
      }, success);
    } catch (error) {
      if (current === undefined) throw error;
      setObstacle(error instanceof TaskGone ? 'gone' : error instanceof ChangedSince ? 'changed' : null);
      throw new NotAllSaved(changes, done, current, error);
    }
  }

  return { saved, isStale, isGone: obstacle === 'gone', save };
}
