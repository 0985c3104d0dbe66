import type { Person } from './people.ts';
import type { Among, TitleFeature } from './title-features.ts';
import { type TitleOption, titleOptions } from './title-options.ts';
import { TITLE_WEIGHTS } from './title-weights.ts';

/**
 * The title that a text is given: of all that it could be, the one that most of what people took for usable titles
 * resembles. What the rules make of the text weighs most, and gives way where nearly everything speaks for another; but
 * not where they name both a topic and what to do ('Your new key: call our office'), which no part of the text does.
 */
export function bestTitle<P extends Person>(byRules: string, among: Among<P>): string {
  if (byRules.includes(': ') && !among.candidates.some(({ text }) => text.includes(': '))) return byRules;
  const [first, ...others] = titleOptions(byRules, among).map((option) => ({ option, score: scoreOf(option) }));
  if (first === undefined) return byRules;
  return others.reduce((best, each) => (each.score > best.score ? each : best), first).option.title;
}

function scoreOf({ features }: TitleOption): number {
  return Object.entries(features).reduce(
    (sum, [name, value]) => sum + value * (TITLE_WEIGHTS[name as TitleFeature] ?? 0),
    0,
  );
}
