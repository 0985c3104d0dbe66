import type { Person } from '../people/people.ts';
import { strengthOf } from '../texts/requests.ts';
import { highest } from '../words/learned-choice.ts';
import { readWeights } from '../words/learned-weights.ts';
import type { Among, TitleFeature } from './title-features.ts';
import { type TitleOption, titleOptions } from './title-options.ts';
import { TITLE_WEIGHTS, TITLE_WORDS } from './title-weights.ts';

/**
 * The title that a text is given: of all that it could be, the one that most of what people took for usable titles
 * resembles. What the rules make of the text weighs most, and gives way where nearly everything speaks for another; but
 * not where they made of several parts what is to be done ('Create logins', 'Your new key: call our office').
 */
export function bestTitle<P extends Person>(byRules: string, among: Among<P>): string {
  const options = titleOptions(byRules, among);
  const made = options.find(({ title, isPart }) => title === byRules && !isPart);
  if (made !== undefined && (strengthOf(byRules, false) === 3 || isTopicWithAction(byRules, among))) return byRules;
  const title = highest(options, scoreOf)?.title ?? byRules;
  // 'Roof: get two quotes' says more than 'Get two quotes'.
  return byRules.toLowerCase().endsWith(`: ${title.toLowerCase()}`) ? byRules : title;
}

/** 'Your new key: call our office', which the text has written nowhere. */
function isTopicWithAction<P extends Person>(title: string, { candidates }: Among<P>): boolean {
  return title.includes(': ') && !candidates.some(({ text }) => text.includes(': '));
}

function scoreOf({ features, words }: TitleOption): number {
  const ofFeatures = Object.entries(features).map(
    ([name, value]) => value * (TITLE_WEIGHTS[name as TitleFeature] ?? 0),
  );
  const ofWords = words.map((word) => WEIGHTS_OF_WORDS.get(word)?.[0] ?? 0);
  return [...ofFeatures, ...ofWords].reduce((sum, each) => sum + each, 0);
}

const WEIGHTS_OF_WORDS = readWeights(TITLE_WORDS);
