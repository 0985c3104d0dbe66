import { likeliest } from '../words/learned-choice.ts';
import { readWeights } from '../words/learned-weights.ts';
import type { DueOption } from './due-options.ts';
import { DUE_WEIGHTS } from './due-weights.ts';

/**
 * When a text wants its task done: of all moments that it names, and that it wants so at none of them, the one that most
 * resembles those of labelled texts.
 *
 * @returns null for no due date
 */
export function dueOf(options: readonly DueOption[]): Date | null {
  const value = likeliest(options, WEIGHTS)?.value ?? null;
  // 'She joins on 7 December. It should be ready on her first day, 9 am.'
  const timed =
    value &&
    options.find(({ ofDay, features }) => ofDay?.getTime() === value.getTime() && features.includes(SAYS_WHEN));
  return timed?.value ?? value;
}

/** Of a sentence behind what is asked. */
const SAYS_WHEN = '+says when after';
const WEIGHTS = readWeights(DUE_WEIGHTS);
