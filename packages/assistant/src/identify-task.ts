import type { Reading } from './calendar.ts';
import { writtenIn } from './mail.ts';
import { type KnownTask, type RankedTask, rankTasks } from './rank-tasks.ts';
import { type ReadUpdate, readUpdate, type UpdateType } from './read-update.ts';
import { sentencesOf } from './sentences.ts';

export interface Identification<T extends KnownTask> extends Omit<ReadUpdate, 'type'> {
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
export function identifyTask<T extends KnownTask>(
  text: string,
  tasks: readonly T[],
  reading: Reading,
): Identification<T> {
  const written = writtenIn(text);
  const sentences = sentencesOf(written.lines).map((sentence) => sentence.text);
  const message = sentences.join(' ');
  const update = readUpdate(message, reading);
  const ranked = rankTasks([written.subject ?? '', message].join(' '), tasks);
  const likely = ranked.filter(({ score }) => score >= LEAST_SCORE);
  const [best] = likely;
  if (best === undefined) return { ...nothing(update), candidates: [], reasoning: noMatch(ranked[0]) };
  const alike = ranked.filter((each) => isAlike(each, best));
  if (alike.length > 1) {
    const candidates = alike.slice(0, MOST_CANDIDATES).map(({ task }) => task);
    const reasoning = `${alike.length} tasks fit alike: ${candidates.map(({ title }) => `“${title}”`).join(', ')}. Which one is meant?`;
    return { ...nothing(update), candidates, reasoning };
  }
  return {
    ...update,
    task: best.task,
    confidence: confidenceOf(best, likely[1]),
    updateType: update.type,
    candidates: [],
    reasoning: `“${best.task.title}” has ${quoted(best.matched)} in common with the text. ${update.reason}`,
  };
}

/** Whether the text speaks of this one no less: it says as much of both, unless it names the best one whole. */
function isAlike<T extends KnownTask>(each: RankedTask<T>, best: RankedTask<T>): boolean {
  if (each === best) return true;
  if (best.isWhole && !each.isWhole) return false;
  return each.score >= LEAST_SCORE * ALIKE && Math.min(each.value / best.value, 1) >= ALIKE;
}

function nothing(update: ReadUpdate) {
  const { type: _, ...rest } = update;
  return { ...rest, task: null, confidence: 0, updateType: null };
}

function noMatch(nearest: RankedTask<KnownTask> | undefined): string {
  if (nearest === undefined || nearest.matched.length === 0) return 'No task has a word of the text in common.';
  return `No task fits: “${nearest.task.title}” comes nearest, with no more than ${quoted(nearest.matched)} in common.`;
}

function quoted(words: readonly string[]): string {
  return words
    .slice(0, 4)
    .map((word) => `“${word}”`)
    .join(', ');
}

/** How much of the task is in the text, and how far the next one is behind. */
function confidenceOf(best: RankedTask<KnownTask>, second: RankedTask<KnownTask> | undefined): number {
  const lead = second === undefined ? 1 : 1 - second.score / best.score;
  const confidence = 0.45 + 0.35 * Math.min(1, best.score) + 0.2 * lead;
  return Math.round(Math.min(0.98, confidence) * 100) / 100;
}
