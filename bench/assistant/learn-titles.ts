// Learns how much each feature of a title tells of whether people find it usable, from the labelled texts beside this file
// but for those kept apart, and writes what it learned to packages/assistant/src/title-weights.ts:
//   npm run learn:titles
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { titlesFor } from '@taskwell/assistant/extract-task';
import { TITLE_FEATURES, type TitleFeature } from '@taskwell/assistant/title-features';
import { readCorpus } from './corpus.ts';
import { isUsableTitle } from './judge.ts';

/** The titles that a text could be given: their features, and how well people could use them: 0 to 1. */
type Choice = { features: [feature: number, value: number][]; worth: number }[];

const WEIGHTS = join(import.meta.dirname, '../../packages/assistant/src/title-weights.ts');
/** These measure how far what was learned carries over. */
const KEPT_APART = 'kept-apart.json';
const STEPS = 600;
const RATE = 0.05;
/** Of a title that tells how things are, where another says what to do. */
const WORTH_OF_TELLING = 0.5;
/** How much large weights are held back. */
const PENALTY = 4;

async function choices(): Promise<Choice[]> {
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.json') && file !== KEPT_APART);
  const all: Choice[] = [];
  for (const file of files.toSorted()) {
    const { extract, reference, timeZone } = await readCorpus(join(import.meta.dirname, file));
    for (const each of extract) {
      const people = each.people.map((name, id) => ({ id, name }));
      const options = titlesFor(each.text, people, { now: new Date(each.reference ?? reference), timeZone });
      const usable = options.filter(({ title }) => isUsableTitle(each.expect, title));
      // Of several that are usable, one that says what to do is better than one that tells how things are.
      const actions = usable.filter(({ features }) => features.isRequest && !features.isUnspecific);
      all.push(
        options.map((option) => ({
          features: TITLE_FEATURES.flatMap((name, at): [number, number][] =>
            option.features[name] === undefined ? [] : [[at, option.features[name]]],
          ),
          worth: !usable.includes(option) ? 0 : actions.length === 0 || actions.includes(option) ? 1 : WORTH_OF_TELLING,
        })),
      );
    }
  }
  // Where all are worth the same there is nothing to learn.
  return all.filter((choice) => new Set(choice.map(({ worth }) => worth)).size > 1);
}

/**
 * The weights that make usable titles likeliest (multinomial logistic regression over the titles of each text, with a
 * quadratic penalty), by gradient steps of Adam (Kingma and Ba, 2015).
 */
function learn(texts: readonly Choice[]): number[] {
  const weights = TITLE_FEATURES.map(() => 0);
  const mean = TITLE_FEATURES.map(() => 0);
  const square = TITLE_FEATURES.map(() => 0);
  for (let step = 1; step <= STEPS; step += 1) {
    const gradient = weights.map((weight) => PENALTY * weight);
    for (const choice of texts) addGradient(gradient, choice, weights);
    for (const [at, slope] of gradient.entries()) {
      mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * slope;
      square[at] = 0.999 * (square[at] ?? 0) + 0.001 * slope * slope;
      const change = (mean[at] ?? 0) / (1 - 0.9 ** step) / (Math.sqrt((square[at] ?? 0) / (1 - 0.999 ** step)) + 1e-8);
      weights[at] = (weights[at] ?? 0) - RATE * change;
    }
  }
  return weights;
}

/** Adds how the probability that a usable title is chosen falls with each weight. */
function addGradient(gradient: number[], choice: Choice, weights: readonly number[]): void {
  const scores = choice.map(({ features }) =>
    features.reduce((sum, [at, value]) => sum + value * (weights[at] ?? 0), 0),
  );
  const most = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - most));
  const all = odds.reduce((sum, each) => sum + each, 0);
  const usable = odds.reduce((sum, each, at) => sum + each * (choice[at]?.worth ?? 0), 0);
  for (const [at, { features, worth }] of choice.entries()) {
    const slope = (odds[at] ?? 0) * (1 / all - worth / usable);
    for (const [feature, value] of features) gradient[feature] = (gradient[feature] ?? 0) + slope * value;
  }
}

function written(weights: readonly number[]): string {
  const lines = TITLE_FEATURES.map((name: TitleFeature, at) => `  ${name}: ${Number((weights[at] ?? 0).toFixed(2))},`);
  return `import type { TitleFeature } from './title-features.ts';

/** How much each feature speaks for a title; made by \`npm run learn:titles\`, not by hand. */
export const TITLE_WEIGHTS: Readonly<Record<TitleFeature, number>> = {
${lines.join('\n')}
};
`;
}

const texts = await choices();
writeFileSync(WEIGHTS, written(learn(texts)));
console.log(`${texts.length} texts: ${WEIGHTS}`);
