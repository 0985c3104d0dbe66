import { strengthOf } from '../texts/requests.ts';
import { highest } from '../words/learned-choice.ts';
import { readWeights } from '../words/learned-weights.ts';
import { fold } from '../words/words.ts';
import { specificsOf } from './substance.ts';
import type { TitleFeature } from './title-features.ts';
import type { TitleOption } from './title-options.ts';
import { TITLE_WEIGHTS, TITLE_WORDS } from './title-weights.ts';

/**
 * The title that a text is given: of all that it could be, the one that most of what people took for usable titles
 * resembles; but what is to be done, as the rules made it of several parts of the text, stays ('Create logins', 'Your new
 * key: call our office').
 */
export function bestTitle(byRules: string, options: readonly TitleOption[]): Pick<TitleOption, 'title' | 'place'> {
  const kept = { title: byRules, place: null };
  const made = options.find(({ title, place }) => title === byRules && place === null);
  const action = byRules.slice(byRules.indexOf(': ') + 1).trim();
  const isKept = made !== undefined && strengthOf(action, false) === 3;
  const best = (isKept ? null : highest(options, scoreOf)) ?? kept;
  if (!needsTopic(best.title)) return best;
  const ending = `: ${best.title.toLowerCase()}`;
  const withTopic = options.filter(({ title }) => title.toLowerCase().endsWith(ending));
  return highest(withTopic, scoreOf) ?? best;
}

/** Whom people send for or write to: 'send a technician' says of nothing what for. */
const HELPER =
  /^(?:technician|engineer|plumber|electrician|manufacturer|supplier|vendor|customer|client|guest|patient|parents?|somebody|letter|replacement|refund|photo|picture|page|copy|copies|branch|system|room|dining|guy|service|phone|wholesaler|shelves|stock|form|techniker|handwerker|hersteller|lieferant|tecnico|technicien|fournisseur|proveedor)s?$/;
/** Words of its own by which it is clear what a title is about. */
const ENOUGH = 2;

/** 'Search the dining room' is for something that the text names elsewhere. */
function needsTopic(title: string): boolean {
  const specifics = specificsOf(title).filter((word) => !HELPER.test(fold(word)));
  return strengthOf(title, false) === 3 && specifics.length < ENOUGH;
}

function scoreOf({ features, words }: TitleOption): number {
  const ofFeatures = Object.entries(features).map(
    ([name, value]) => value * (TITLE_WEIGHTS[name as TitleFeature] ?? 0),
  );
  const ofWords = words.map((word) => WEIGHTS_OF_WORDS.get(word)?.[0] ?? 0);
  return [...ofFeatures, ...ofWords].reduce((sum, each) => sum + each, 0);
}

const WEIGHTS_OF_WORDS = readWeights(TITLE_WORDS);
