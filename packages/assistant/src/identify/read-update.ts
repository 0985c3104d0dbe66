import type { TaskPriority, TaskStatus } from '@taskwell/contract/labels';
import { cutAtWord } from '@taskwell/contract/text';
import type { Reading } from '../dates/calendar.ts';
import { type Move, movedTo } from '../dates/read-postponed.ts';
import { verbOfParticiple } from '../words/verbs.ts';
import { wordsIn } from '../words/words.ts';
import { statedAlone } from './stated-alone.ts';
import { signalsOf, type UpdateSignal, type UpdateSignals } from './update-signals.ts';
import { type ProbableType, probabilitiesOfTypes, type UpdateType } from './update-type.ts';

/** What a text says of a task. */
export interface ReadUpdate {
  type: UpdateType;
  /** In a sentence. */
  reason: string;
  /** What was written, as a comment would have it. */
  content: string;
  /** Of 'status' and 'completion', and beside what the other types say. */
  status: TaskStatus | null;
  /** How probably it tells of a change, rather than of something to know: 0 to 1. */
  tellsChange: number;
  /** How probably it says that the task is done: 0 to 1. */
  tellsDone: number;
  /** Of 'dueDate', where the text says to when or by how much, and beside a priority. */
  move: Move | null;
  /** Of 'priority', and beside a date. */
  priority: TaskPriority | null;
}

/** SPEC §8 'Assistant popup'. */
export const CONTENT_LENGTH = 500;

/** What was written, as a comment would have it. */
export function contentOf(text: string): string {
  return cutAtWord(text.trim(), CONTENT_LENGTH);
}

/**
 * What the text says happened, or is to happen, to the task that it speaks of.
 *
 * @param relation to the title of that task (`relationTo`), where it is known
 */
export function readUpdate(text: string, reading: Reading, relation: readonly string[] = []): ReadUpdate {
  const read = readAsWritten(text, reading, relation);
  const plain = text.replace(TOO, '').replace(ALL_OF_THEM, ' ');
  if (read.type !== 'comment' || plain === text) return read;
  const without = readAsWritten(plain, reading, relation);
  return without.type === 'completion' ? { ...without, content: read.content } : read;
}

function readAsWritten(text: string, reading: Reading, relation: readonly string[]): ReadUpdate {
  const said = signalsOf(text, reading);
  const stated = statedAlone(said.folded);
  if (stated !== null)
    return {
      ...ofType(stated.type, { ...said, ...stated }, text),
      tellsChange: 1,
      tellsDone: Number(stated.type === 'completion'),
    };
  if (TICK_OFF.test(said.folded) && !said.signals.has('isUnreal') && !said.signals.has('asks'))
    return { ...ofType('completion', said, text), tellsChange: 1, tellsDone: 1 };
  if (isDayAlone(said)) return { ...ofType('dueDate', said, text), tellsChange: 1, tellsDone: 0 };
  const probable = probabilitiesOfTypes(said.folded, said.signals, relation);
  const isOrdered = said.signals.has('ordersMove') && (said.due?.hasDay || said.by !== null);
  const type = isOrdered ? 'dueDate' : (probable.find((each) => canBe(each, said))?.type ?? 'comment');
  const probabilityOf = (kind: UpdateType) => probable.find((each) => each.type === kind)?.probability ?? 0;
  return {
    ...ofType(type, said, text),
    tellsChange: 1 - probabilityOf('comment'),
    tellsDone: said.signals.has('isTakenBack') ? 0 : probabilityOf('completion'),
  };
}

/** 'Notes are in his file. Tick it off please.' */
const TICK_OFF =
  /(?:^|[.!;,] |\b(?:please|pls|can|so) )(?:tick|check|cross) (?:it|this|that) off\b|\bcan be (?:ticked|crossed|checked) off\b/;

/** 'Oven: Tuesday' */
function isDayAlone({ folded, due }: UpdateSignals): boolean {
  if (due === null || !due.hasDay) return false;
  const before = folded.slice(0, due.start);
  // 'Photographer confirmed: 8 May' tells of a day.
  const tells = wordsIn(before).some((word) => verbOfParticiple(word) !== null);
  return /^[^.!?:]{2,60}:\s*$/.test(before) && /^[\s.!]*$/.test(folded.slice(due.end)) && !tells;
}

function ofType(type: UpdateType, said: UpdateSignals, text: string): Omit<ReadUpdate, 'tellsChange' | 'tellsDone'> {
  return { type, reason: reasonOf(type, said), content: contentOf(text), ...changeOf(type, said) };
}

/** 'The list is sent too' says of the list what 'the list is sent' does. */
export const TOO = /,? (?:too|also|as well|likewise|auch|ebenfalls|también|aussi)[.!]*$/iu;

/** 'Sind alle geprüft' says of them all what 'sind geprüft' says of them. */
const ALL_OF_THEM =
  /(?<=\b(?:sind|wurden|están|son|sont)) (?:alle|beide|tod[oa]s|ambos|tous|toutes)(?: (?:schon|bereits|ya|déjà))? (?=\p{L}+[.!]*$)/iu;

/** To complete what is not done is worse than to note what is. */
const LEAST_SURE = 0.6;

/** What only asks for it, asks about it, or takes it back tells of no end. */
const NOT_TOLD: readonly UpdateSignal[] = ['asks', 'isTakenBack', 'isOrder'];

/** Whether the text says enough for that: surely, to what, or to when. */
function canBe({ type, probability }: ProbableType, { status, priority, due, by, signals }: UpdateSignals): boolean {
  if (signals.has('isUnreal')) return type === 'comment' || (type === 'priority' && priority !== null);
  // 'All done but the sponge' says of the rest that it is not, 'is it done?' nothing.
  if (type === 'completion') return probability >= LEAST_SURE && !NOT_TOLD.some((signal) => signals.has(signal));
  if (type === 'status') return status !== null;
  if (type === 'priority') return priority !== null;
  // 'Postponed' alone is enough, 'later' is not; 'please deliver at 11' says when of a day that is known.
  const isMoved = signals.has('movesSurely') || (due !== null && signals.has('moves'));
  return type !== 'dueDate' || (due?.hasDay ?? false) || by !== null || isMoved;
}

/** What becomes of the task. */
function changeOf(type: UpdateType, said: UpdateSignals): Pick<ReadUpdate, 'status' | 'move' | 'priority'> {
  const { status, statusSet, priority, by, due, signals } = said;
  switch (type) {
    case 'completion':
      return { status: 'COMPLETED', move: null, priority: null };
    case 'status':
      return { status, move: null, priority: null };
    case 'dueDate':
      return { status: statusSet, move: by ?? movedTo(due), priority };
    case 'priority': {
      const namesDate = signals.has('isDueBy') || signals.has('moves') || signals.has('namesAnotherDate');
      return { status: statusSet, move: namesDate ? movedTo(due) : null, priority };
    }
    default:
      return { status: null, move: null, priority: null };
  }
}

export const SAID_DONE = 'It says that it is done.';
export const ADDS_SOMETHING = 'It adds something to know.';
export const NOT_SAID_DONE = 'It does not say that it is done.';

/** In a sentence. */
function reasonOf(type: UpdateType, { status, by, signals }: UpdateSignals): string {
  switch (type) {
    case 'completion':
      return SAID_DONE;
    case 'status':
      if (status === 'CANCELLED') return 'It says that it is called off.';
      return status === 'ON_HOLD' ? 'It says that it has to wait.' : 'It says that work is under way.';
    case 'dueDate':
      if (by !== null || signals.has('movesSurely')) return 'It says that the date changes.';
      return signals.has('namesAnotherDate') ? 'It names another date.' : 'It names a date.';
    case 'priority':
      return 'It says how pressing it is.';
    case 'subtask':
      return 'It asks for something more as part of it.';
    case 'comment':
      if (signals.has('isNotDone')) return 'It says that it is not done.';
      return signals.has('isCompleted') ? NOT_SAID_DONE : ADDS_SOMETHING;
  }
}
