import { likeliest, type Option } from '../words/learned-choice.ts';
import { readWeights } from '../words/learned-weights.ts';
import type { Asked } from './assignee.ts';
import { ASSIGNEE_WEIGHTS } from './assignee-weights.ts';
import type { Person } from './people.ts';

/**
 * Whom a text asks: of everybody whom it names, and that it asks nobody, what most resembles those of labelled texts.
 *
 * @returns null for nobody
 */
export function assigneeOf<P extends Person>(options: readonly Option<P | null>[]): P | null {
  return likeliest(options, WEIGHTS)?.value ?? null;
}

const WEIGHTS = readWeights(ASSIGNEE_WEIGHTS);

export function best<P extends Person>(asked: readonly Asked<P>[], least: number): Asked<P> | null {
  const score = Math.max(0, ...asked.map((each) => each.score));
  return score < least ? null : (asked.find((each) => each.score === score) ?? null);
}
