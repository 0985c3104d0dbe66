import type { TaskStatus } from '@taskwell/contract/labels';
import { type ComparedTask, compared, type ProbableTask, probabilitiesOf } from './best-task.ts';
import type { Reading } from './calendar.ts';
import { writtenIn } from './mail.ts';
import { type KnownTask, type RankedTask, rankTasks } from './rank-tasks.ts';
import { type ReadUpdate, readUpdate, type UpdateType } from './read-update.ts';
import { sentencesOf } from './sentences.ts';
import type { Message } from './task-features.ts';
import { isReference } from './word-weight.ts';

export interface SpokenTask extends KnownTask {
  /** Where it is known, a text does not complete or cancel what is over. */
  readonly status?: TaskStatus;
}

export interface Identification<T extends SpokenTask> extends Omit<ReadUpdate, 'type'> {
  /** Null where no task fits, or several do alike. */
  task: T | null;
  /** 0 to 1. */
  confidence: number;
  /** Null without a task. */
  updateType: UpdateType | null;
  /** Those among which somebody has to choose, the likeliest first; empty where one fits or none. */
  candidates: T[];
  /** Why, in a sentence or two. */
  reasoning: string;
}

/** A second that is nearly as probable is no worse. */
const ALIKE = 0.74;
/** One that is less probable is not asked about. */
const LEAST_ASKED = 0.2;
const MOST_CANDIDATES = 5;
/** How much of a task a text has to say that names it. */
const LEAST_NAMED = 0.3;
/** How sure it is of the only one that has the number of a ticket or a customer, or all that is said. */
const SETTLED = 0.9;

/**
 * Which of the tasks a text speaks of, and what it says of it. Where several fit alike it answers those, so that somebody
 * chooses; where none does, that.
 *
 * @param tasks that the caller sees; bounded by the caller, the work grows with their number
 */
export async function identifyTask<T extends SpokenTask>(
  text: string,
  tasks: readonly T[],
  reading: Reading,
): Promise<Identification<T>> {
  const { update, message } = read(text, reading);
  const ranked = NAMES_SOMETHING.test(message.text) ? await rankTasks(message.text, tasks) : [];
  const { tasks: probable, none } = probabilitiesOf(ranked, message);
  const likely = probable.filter((each) => !isSoAlready(each.ranked.task, update));
  const settled = onlyOne(likely, ({ matched }) => matched.some(isReference)) ?? onlyOne(likely, isAllOfText);
  const best = settled ?? likely[0];
  const [first] = probable;
  if (settled === undefined && first !== undefined && first !== best && first.probability > none) {
    const reasoning = `“${first.ranked.task.title}” is over already.`;
    return { ...nothing(update), candidates: [], reasoning };
  }
  if (best === undefined || (settled === undefined && best.probability <= none)) {
    const near = likely.filter(({ ranked, probability }) => probability >= LEAST_ASKED || isAllOfText(ranked));
    return { ...nothing(update), ...asked(near, noMatch(ranked[0])) };
  }
  const alike = likely.filter(({ probability }) => probability >= best.probability * ALIKE);
  if (settled === undefined && alike.length > 1) return { ...nothing(update), ...asked(alike, '') };
  return {
    ...update,
    task: best.ranked.task,
    confidence: Math.round(100 * Math.max(best.probability, settled === undefined ? 0 : SETTLED)) / 100,
    updateType: update.type,
    candidates: [],
    reasoning: `“${best.ranked.task.title}” ${fits(best.ranked)}. ${update.reason}`,
  };
}

/** The only one of which that is so, which settles it. */
function onlyOne<T extends SpokenTask>(
  probable: readonly ProbableTask<T>[],
  isSo: (ranked: RankedTask<T>) => boolean,
): ProbableTask<T> | undefined {
  const found = probable.filter(({ ranked }) => isSo(ranked));
  return found.length === 1 ? found[0] : undefined;
}

/** A number by itself, as the place in a list, names none. */
const NAMES_SOMETHING = /\p{L}{2}|\d{3}/u;

/** 'The hallway lamp' names a task, and says nothing else; 'repair' hardly names one. */
function isAllOfText({ share, score }: RankedTask<SpokenTask>): boolean {
  return share === 1 && score >= LEAST_NAMED;
}

/** Whether the only one of them is meant, or which one is. @param otherwise what is said where there is none */
function asked<T extends SpokenTask>(probable: readonly ProbableTask<T>[], otherwise: string) {
  const some = probable.slice(0, MOST_CANDIDATES).map(({ ranked }) => ranked);
  const candidates = some.map(({ task }) => task);
  const [first] = some;
  if (first === undefined) return { candidates, reasoning: otherwise };
  if (some.length === 1) return { candidates, reasoning: `“${first.task.title}” ${fits(first)}. Is it meant?` };
  const titles = candidates.map(({ title }) => `“${title}”`).join(', ');
  return { candidates, reasoning: `${some.length} tasks fit alike: ${titles}. Which one is meant?` };
}

/** The tasks that have anything of a text, for what learns to tell which is meant (bench/assistant/learn-tasks.ts). */
export async function comparedWith<T extends SpokenTask>(
  text: string,
  tasks: readonly T[],
  reading: Reading,
): Promise<ComparedTask<T>[]> {
  const { message } = read(text, reading);
  return compared(await rankTasks(message.text, tasks), message);
}

/** What a text says of a task, whichever it is. */
function read(text: string, reading: Reading): { update: ReadUpdate; message: Message } {
  const { lines, subject } = writtenIn(text);
  const said = sentencesOf(lines)
    .map((sentence) => sentence.text)
    .join(' ');
  const update = readUpdate(said, reading);
  return { update, message: { text: `${subject ?? ''} ${said}`, tellsChange: update.type !== 'comment' } };
}

/** A task that is over is not completed or cancelled once more. */
function isSoAlready({ status }: SpokenTask, update: ReadUpdate): boolean {
  const isOver = status === 'COMPLETED' || status === 'CANCELLED';
  return isOver && (update.status === 'COMPLETED' || update.status === 'CANCELLED');
}

function nothing(update: ReadUpdate) {
  const { type: _, ...rest } = update;
  return { ...rest, task: null, confidence: 0, updateType: null };
}

function noMatch(nearest: RankedTask<SpokenTask> | undefined): string {
  if (nearest === undefined || nearest.matched.length === 0) return 'No task has a word of the text in common.';
  return `No task fits: “${nearest.task.title}” comes nearest, with no more than ${quoted(nearest.matched)} in common.`;
}

/** What of the task is in the text, and what of the text tells of it. */
function fits({ matched, telling }: RankedTask<SpokenTask>): string {
  if (matched.length === 0) return `is what ${quoted(telling)} in the text may tell of`;
  return `has ${quoted(matched)} in common with the text${telling.length === 0 ? '' : `, and ${quoted(telling)} may tell of it`}`;
}

function quoted(words: readonly string[]): string {
  return words
    .slice(0, 4)
    .map((word) => `“${word}”`)
    .join(', ');
}
