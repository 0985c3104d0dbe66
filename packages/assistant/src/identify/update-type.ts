import { UPDATE_TYPES } from '@taskwell/contract/assistant-limits';
import { readWeights } from '../words/learned-weights.ts';
import { pairsOf, wordsIn } from '../words/words.ts';
import type { UpdateSignal } from './update-signals.ts';
import { UPDATE_WEIGHTS } from './update-weights.ts';

export type UpdateType = (typeof UPDATE_TYPES)[number];

export interface ProbableType {
  type: UpdateType;
  /** 0 to 1, of all of them together 1. */
  probability: number;
}

/**
 * What is known of a text for telling what it says of a task: its words, each two that stand together, and what shows by
 * itself. A number is any number.
 *
 * @param folded at most a few thousand characters
 * @param relation to the title of the task (`relationTo`); empty where the task is not known
 */
export function featuresOfUpdate(
  folded: string,
  signals: ReadonlySet<UpdateSignal>,
  relation: readonly string[],
): string[] {
  const words = wordsIn(folded);
  const shown = [...signals].map((signal) => `+${signal}`);
  return ['+any', ...shown, ...relation, ...new Set([...words, ...pairsOf(words)])];
}

/** How probable each type is, the most probable first: by what labelled texts of each have in common. */
export function probabilitiesOfTypes(
  folded: string,
  signals: ReadonlySet<UpdateSignal>,
  relation: readonly string[],
): ProbableType[] {
  const sums = UPDATE_TYPES.map(() => 0);
  for (const feature of featuresOfUpdate(folded, signals, relation)) {
    for (const [at, weight] of (WEIGHTS.get(feature) ?? []).entries()) sums[at] = (sums[at] ?? 0) + weight;
  }
  const most = Math.max(...sums);
  const odds = sums.map((sum) => Math.exp(sum - most));
  const all = odds.reduce((sum, each) => sum + each, 0);
  const types = UPDATE_TYPES.map((type, at) => ({ type, probability: (odds[at] ?? 0) / all }));
  return types.toSorted((one, other) => other.probability - one.probability);
}

/** In the order of the types. */
const WEIGHTS = readWeights(UPDATE_WEIGHTS);
