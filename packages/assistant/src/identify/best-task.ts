import { readWeights } from '../words/learned-weights.ts';
import { fold, pairsIn, wordsIn } from '../words/words.ts';
import { otherOfKind } from './designators.ts';
import type { KnownTask, RankedTask } from './rank-tasks.ts';
import { featuresOfTasks, type Message, type TaskFeature, type TaskFeatures, toldOf } from './task-features.ts';
import { SIGNS_OF_TASKS, TASK_WEIGHTS, WORDS_OF_NONE } from './task-weights.ts';
import { signsOf } from './told-signs.ts';

/** A task that a text may speak of, and how probable that is: 0 to 1. */
export interface ProbableTask<T extends KnownTask> {
  ranked: RankedTask<T>;
  probability: number;
}

export interface Probabilities<T extends KnownTask> {
  /** The most probable first. */
  tasks: ProbableTask<T>[];
  /** That the text speaks of none of them. */
  none: number;
}

/** Others have too little of the text to be meant. */
const MOST_COMPARED = 12;

/** The tasks that have anything of the text, those with the most of it. */
function comparable<T extends KnownTask>(ranked: readonly RankedTask<T>[]): RankedTask<T>[] {
  return ranked
    .filter((each) => amountOf(each) > 0)
    .toSorted((one, other) => amountOf(other) - amountOf(one))
    .slice(0, MOST_COMPARED);
}

function amountOf(ranked: RankedTask<KnownTask>): number {
  return ranked.score + toldOf(ranked) / 4;
}

/** A task with what is known of whether the text speaks of it. */
export interface ComparedTask<T extends KnownTask> extends RankedTask<T> {
  features: TaskFeatures;
  /** What its title has to do with what the text tells (told-signs.ts). */
  signs: string[];
  /** What of `wordsOfNone` has a word of the task in it: that speaks no more for none than for the task. */
  words: string[];
}

/**
 * The tasks that have anything of the text, at most MOST_COMPARED, with what is known of each.
 *
 * @param words `wordsOfNone` of the message
 */
export function compared<T extends KnownTask>(
  ranked: readonly RankedTask<T>[],
  message: Message,
  words: readonly string[],
): ComparedTask<T>[] {
  const isOther = otherOfKind(message.text);
  const near = comparable(ranked.filter(({ task }) => !isOther(task.title)));
  const features = featuresOfTasks(near, message);
  const ofWords = words.map((word) => ({ word, parts: wordsIn(word) }));
  return near.map((each, at) => ({
    ...each,
    features: features[at] ?? {},
    signs: signsOf(each.task.title, message.told, each.matched.length > 0),
    words: wordsOf(each, ofWords),
  }));
}

function wordsOf({ matched }: RankedTask<KnownTask>, words: readonly { word: string; parts: string[] }[]): string[] {
  const own = new Set(matched.flatMap((word) => wordsIn(fold(word))));
  return words.flatMap(({ word, parts }) => (parts.some((part) => own.has(part)) ? [word] : []));
}

/** How probable it is that a text speaks of each of the tasks, by what labelled texts have in common with theirs. */
export function probabilitiesOf<T extends KnownTask>(
  ranked: readonly RankedTask<T>[],
  message: Message,
): Probabilities<T> {
  const words = wordsOfNone(message);
  const odds = compared(ranked, message, words).map((each) => ({
    ranked: each,
    odds: Math.exp(sumOf(each.features) + sumOfSigns(each.signs) + sumOfWords(each.words)),
  }));
  const ofNone = Math.exp(sumOf({ none: 1 }) + sumOfWords(words));
  const all = odds.reduce((sum, each) => sum + each.odds, ofNone);
  const tasks = odds.map((each) => ({ ranked: each.ranked, probability: each.odds / all }));
  return { tasks: tasks.toSorted((one, other) => other.probability - one.probability), none: ofNone / all };
}

/**
 * What speaks for that a text speaks of none: 'lunch' and 'anyone' do, 'still' and 'signed' rather speak against it. What it
 * begins and ends with tells more: '^who', 'today$'. So does what kinds of things it tells: '~money', and most of all two
 * words beside each other: 'has anyone', 'are back', 'again .'.
 */
export function wordsOfNone({ text, told }: Message): string[] {
  const folded = fold(text);
  const words = wordsIn(folded);
  const [first, last] = [words[0], words.at(-1)];
  const ends = first === undefined ? [] : [`^${first}`, `${last}$`];
  return [...new Set([...words, ...ends, ...pairsIn(folded), ...told.map((sign) => `~${sign}`)])];
}

const OF_NONE = readWeights(WORDS_OF_NONE);
const OF_SIGNS = readWeights(SIGNS_OF_TASKS);

function sumOfSigns(signs: readonly string[]): number {
  return signs.reduce((sum, sign) => sum + (OF_SIGNS.get(sign)?.[0] ?? 0), 0);
}

function sumOfWords(words: readonly string[]): number {
  return words.reduce((sum, word) => sum + (OF_NONE.get(word)?.[0] ?? 0), 0);
}

function sumOf(features: TaskFeatures): number {
  return Object.entries(features).reduce(
    (sum, [name, value]) => sum + value * (TASK_WEIGHTS[name as TaskFeature] ?? 0),
    0,
  );
}
