// Learns how much each feature of a moment that a text names tells of whether the text wants its task done then, from the
// labelled texts beside this file but for those kept apart, and writes what it learned to
// packages/assistant/src/dates/due-weights.ts:
//   npm run learn:dues
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { duesFor } from '@taskwell/assistant/extract/extract-task';
import { corporaToLearnFrom } from './corpus.ts';
import { isWantedThen } from './judge.ts';
import { type Example, frequent, learnWeights, wordWeights } from './logistic.ts';

const WEIGHTS = join(import.meta.dirname, '../../packages/assistant/src/dates/due-weights.ts');
/** Words that are in fewer texts tell of these texts rather than of any. */
const LEAST_TEXTS = 3;
const PENALTY = 0.5;
/** Authors of texts have words of their own, which tell nothing of others' texts. */
const PENALTY_OF_WORDS = 2;

type Options = { features: string[]; worth: number }[];

async function readAll(): Promise<Options[]> {
  const all: Options[] = [];
  for (const { extract, reference, timeZone } of await corporaToLearnFrom()) {
    for (const each of extract) {
      const people = each.people.map((name, id) => ({ id, name }));
      const options = duesFor(each.text, people, { now: new Date(each.reference ?? reference), timeZone });
      all.push(
        options.map(({ value, features }) => ({
          features,
          worth: Number(isWantedThen(each.expect, value?.toISOString() ?? null, timeZone)),
        })),
      );
    }
  }
  // Where all are worth the same there is nothing to learn.
  return all.filter((options) => new Set(options.map(({ worth }) => worth)).size > 1);
}

const texts = await readAll();
const names = frequent(
  texts.map((options) => [...new Set(options.flatMap(({ features }) => features))]),
  LEAST_TEXTS,
);
const numbers = new Map(names.map((name, at) => [name, at]));
const examples = texts.map((options): Example => {
  const choice = options.map(({ features, worth }) => ({
    features: features.flatMap((name): [number, number][] => {
      const number = numbers.get(name);
      return number === undefined ? [] : [[number, 1]];
    }),
    worth,
  }));
  return { choice, weight: 1 };
});
const weights = learnWeights(
  examples,
  names.map((name) => (name.startsWith('+') ? PENALTY : PENALTY_OF_WORDS)),
);
const lines = wordWeights(names, weights, 1);
writeFileSync(
  WEIGHTS,
  `/** How much each feature speaks for that a text wants its task done then; made by \`npm run learn:dues\`, not by hand. */
export const DUE_WEIGHTS = \`
${lines.join('\n')}
\`;
`,
);
console.log(`${texts.length} texts, ${lines.length} features: ${WEIGHTS}`);
