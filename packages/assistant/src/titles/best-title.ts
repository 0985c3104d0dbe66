import { strengthOf } from '../texts/requests.ts';
import { highest } from '../words/learned-choice.ts';
import { readWeights } from '../words/learned-weights.ts';
import type { TitleFeature } from './title-features.ts';
import type { TitleOption } from './title-options.ts';
import { TITLE_WEIGHTS, TITLE_WORDS } from './title-weights.ts';

/**
 * The title that a text is given: of all that it could be, the one that most of what people took for usable titles
 * resembles; but what is to be done, as the rules made it of several parts of the text, stays ('Pay invoice 2028-0147').
 */
export function bestTitle(byRules: string, options: readonly TitleOption[]): Pick<TitleOption, 'title' | 'place'> {
  const kept = { title: byRules, place: null };
  const made = options.find(({ title, place }) => title === byRules && place === null);
  const action = byRules.slice(byRules.indexOf(': ') + 1).trim();
  const isKept = made !== undefined && strengthOf(action, false) === 3;
  return (isKept ? null : highest(options, scoreOf)) ?? kept;
}

function scoreOf({ features, words }: TitleOption): number {
  const ofFeatures = Object.entries(features).map(
    ([name, value]) => value * (TITLE_WEIGHTS[name as TitleFeature] ?? 0),
  );
  const ofWords = words.map((word) => WEIGHTS_OF_WORDS.get(word)?.[0] ?? 0);
  return [...ofFeatures, ...ofWords].reduce((sum, each) => sum + each, 0);
}

const WEIGHTS_OF_WORDS = readWeights(TITLE_WORDS);
