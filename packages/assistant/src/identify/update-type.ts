import { wordsIn } from '../words/words.ts';
import type { UpdateSignal } from './update-signals.ts';
import { UPDATE_WEIGHTS } from './update-weights.ts';

/** What an update may be (SPEC §7 'AI'), in the order of the weights. */
export const UPDATE_TYPES = ['completion', 'comment', 'dueDate', 'status', 'priority', 'subtask'] as const;

export type UpdateType = (typeof UPDATE_TYPES)[number];

export function isUpdateType(name: string): name is UpdateType {
  return UPDATE_TYPES.some((type) => type === name);
}

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
 */
export function featuresOfUpdate(folded: string, signals: ReadonlySet<UpdateSignal>): string[] {
  const words = wordsIn(folded);
  const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`);
  const shown = [...signals].map((signal) => `+${signal}`);
  return ['+any', ...shown, ...new Set([...words, ...pairs])];
}

/** How probable each type is, the most probable first: by what labelled texts of each have in common. */
export function probabilitiesOfTypes(folded: string, signals: ReadonlySet<UpdateSignal>): ProbableType[] {
  const sums = UPDATE_TYPES.map(() => 0);
  for (const feature of featuresOfUpdate(folded, signals)) {
    for (const [at, weight] of (WEIGHTS.get(feature) ?? []).entries()) sums[at] = (sums[at] ?? 0) + weight;
  }
  const most = Math.max(...sums);
  const odds = sums.map((sum) => Math.exp((sum - most) / SCALE));
  const all = odds.reduce((sum, each) => sum + each, 0);
  const types = UPDATE_TYPES.map((type, at) => ({ type, probability: (odds[at] ?? 0) / all }));
  return types.toSorted((one, other) => other.probability - one.probability);
}

/** Weights are written as whole numbers, so many times as large. */
export const SCALE = 20;

const WEIGHTS: ReadonlyMap<string, readonly number[]> = new Map(
  UPDATE_WEIGHTS.trim()
    .split('\n')
    .map((line) => {
      const [feature = '', weights = ''] = line.split('|');
      return [feature, weights.split(' ').map(Number)];
    }),
);
