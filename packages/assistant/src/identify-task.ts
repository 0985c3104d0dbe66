import type { TaskStatus } from '@taskwell/contract/labels';
import type { Reading } from './calendar.ts';
import { areOfQualifier, asksAround, isHead, meantByOneWord } from './common-word-use.ts';
import { writtenIn } from './mail.ts';
import { type KnownTask, type RankedTask, rankTasks } from './rank-tasks.ts';
import { type ReadUpdate, readUpdate, type UpdateType } from './read-update.ts';
import { sentencesOf } from './sentences.ts';
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

/** Below this a task fits by chance. */
const LEAST_SCORE = 0.3;
/** A second that fits nearly as well is no worse. */
const ALIKE = 0.8;
const MOST_CANDIDATES = 5;

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
  const written = writtenIn(text);
  const sentences = sentencesOf(written.lines).map((sentence) => sentence.text);
  const message = sentences.join(' ');
  const update = readUpdate(message, reading);
  const isTold = update.type !== 'comment';
  const whole = [written.subject ?? '', message].join(' ');
  const ranked = await rankTasks(whole, tasks);
  const fitting = ranked.filter(({ score }) => score >= LEAST_SCORE);
  const likely = fitting.filter(({ task }) => !isSoAlready(task, update));
  const [likeliest] = likely;
  if (likeliest === undefined) {
    const [over] = fitting.filter((each) => !isByChance(each, whole, isTold));
    const reasoning = over === undefined ? noMatch(ranked[0]) : `“${over.task.title}” is over already.`;
    return { ...nothing(update), candidates: [], reasoning };
  }
  const alike = withHead(
    likely.concat(ranked.filter(({ score }) => score < LEAST_SCORE)).filter((each) => isAlike(each, likeliest)),
  );
  const [best = likeliest] = alike;
  if (alike.length > 1) {
    const candidates = alike.slice(0, MOST_CANDIDATES).map(({ task }) => task);
    const reasoning = `${alike.length} tasks fit alike: ${candidates.map(({ title }) => `“${title}”`).join(', ')}. Which one is meant?`;
    return { ...nothing(update), candidates, reasoning };
  }
  if (isByChance(best, whole, isTold)) {
    const reasoning = `“${best.task.title}” has only ${quoted(best.matched)} in common with the text. Is it meant?`;
    return { ...nothing(update), candidates: [best.task], reasoning };
  }
  return {
    ...update,
    task: best.task,
    confidence: confidenceOf(
      best,
      likely.find((each) => each !== best),
    ),
    updateType: update.type,
    candidates: [],
    reasoning: `“${best.task.title}” ${fits(best)}. ${update.reason}`,
  };
}

/** A task that is over is not completed or cancelled once more. */
function isSoAlready({ status }: SpokenTask, update: ReadUpdate): boolean {
  const isOver = status === 'COMPLETED' || status === 'CANCELLED';
  return isOver && (update.status === 'COMPLETED' || update.status === 'CANCELLED');
}

/** One word in common that may well be of something else: somebody has to say whether the task is meant. */
function isByChance(
  { task, matched, associated, isWhole, share }: RankedTask<SpokenTask>,
  text: string,
  tellsChange: boolean,
): boolean {
  const [word = ''] = matched;
  if (isWhole || matched.some(isReference)) return false;
  if (!tellsChange && (asksAround(text) || areOfQualifier(task.title, [...matched, ...associated]))) return true;
  if (matched.length !== 1) return false;
  const isToldOf = associated.length > 0 ? 1 : 0;
  return meantByOneWord({ text, title: task.title, word, share, tellsChange }) + isToldOf < 1;
}

/**
 * Of tasks that fit alike those that are about what the text names, where others only have another word of it beside them;
 * of one word that all of them have, nobody can say so.
 */
function withHead<T extends SpokenTask>(alike: RankedTask<T>[]): RankedTask<T>[] {
  const [first, ...others] = alike;
  if (others.some(({ matched }) => matched.join() === first?.matched.join())) return alike;
  const about = alike.filter(({ task, matched }) => matched.some((word) => isHead(task.title, word)));
  return about.length > 0 ? about : alike;
}

/** Whether the text speaks of this one no less: it says as much of both, unless it names the best one whole. */
function isAlike<T extends SpokenTask>(each: RankedTask<T>, best: RankedTask<T>): boolean {
  if (each === best) return true;
  if (best.isWhole && !each.isWhole) return false;
  return each.score >= LEAST_SCORE * ALIKE && Math.min(each.value / best.value, 1) >= ALIKE;
}

function nothing(update: ReadUpdate) {
  const { type: _, ...rest } = update;
  return { ...rest, task: null, confidence: 0, updateType: null };
}

function noMatch(nearest: RankedTask<SpokenTask> | undefined): string {
  if (nearest === undefined || nearest.matched.length === 0) return 'No task has a word of the text in common.';
  return `No task fits: “${nearest.task.title}” comes nearest, with no more than ${quoted(nearest.matched)} in common.`;
}

/** What of the task is in the text, or at least told of. */
function fits({ matched, associated }: RankedTask<SpokenTask>): string {
  const told = `the text tells of ${quoted(associated)}`;
  if (matched.length === 0) return `fits: ${told}`;
  return `has ${quoted(matched)} in common with the text${associated.length === 0 ? '' : `, and ${told}`}`;
}

function quoted(words: readonly string[]): string {
  return words
    .slice(0, 4)
    .map((word) => `“${word}”`)
    .join(', ');
}

/** How much of the task is in the text, and how far the next one is behind. */
function confidenceOf(best: RankedTask<SpokenTask>, second: RankedTask<SpokenTask> | undefined): number {
  const lead = second === undefined ? 1 : 1 - second.score / best.score;
  const confidence = 0.45 + 0.35 * Math.min(1, best.score) + 0.2 * lead;
  return Math.round(Math.min(0.98, confidence) * 100) / 100;
}
