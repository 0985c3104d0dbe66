// Learns how much each feature of a title tells of whether people find it usable, from the labelled texts beside this file
// but for those kept apart, and writes what it learned to packages/assistant/src/titles/title-weights.ts:
//   npm run learn:titles
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { titlesFor } from '@taskwell/assistant/extract/extract-task';
import { TITLE_FEATURES } from '@taskwell/assistant/titles/title-features';
import type { TitleOption } from '@taskwell/assistant/titles/title-options';
import { corporaToLearnFrom } from './corpus.ts';
import { isUsableTitle } from './judge.ts';
import { type Example, frequent, learnWeights, numbered, present, weightsModule, wordWeights } from './logistic.ts';

const WEIGHTS = join(import.meta.dirname, '../../packages/assistant/src/titles/title-weights.ts');
/** Of a title that tells how things are, where another says what to do. */
const WORTH_OF_TELLING = 0.85;
/** Of one that tells how things are behind what it is about, where another needs no such topic. */
const WORTH_OF_TOPIC = 0.9;
/** How much large weights are held back. */
const PENALTY = 1;
/** Authors of texts have words of their own, which tell nothing of others' texts. */
const PENALTY_OF_WORDS = 4;
/** Words that are in fewer texts tell of these texts rather than of any. */
const LEAST_TEXTS = 8;

/** The titles that a text could be given, and how well people could use them. */
type Titles = { option: TitleOption; worth: number }[];

/** Of several that are usable, what to do is better than how things are, and that better without a topic before it. */
function worthOf(option: TitleOption, usable: readonly TitleOption[]): number {
  const isAction = ({ features }: TitleOption) => features.isRequest && (features.hasTopic || !features.isUnspecific);
  if (isAction(option)) return 1;
  const isPlain = ({ features }: TitleOption) => !features.hasTopic;
  const worth = isPlain(option) || !usable.some(isPlain) ? 1 : WORTH_OF_TOPIC;
  return usable.some(isAction) ? worth * WORTH_OF_TELLING : worth;
}

async function readAll(): Promise<Titles[]> {
  const all: Titles[] = [];
  for (const { extract, reference, timeZone } of await corporaToLearnFrom()) {
    for (const each of extract) {
      const people = each.people.map((name, id) => ({ id, name }));
      const options = titlesFor(each.text, people, { now: new Date(each.reference ?? reference), timeZone });
      const usable = options.filter(({ title }) => isUsableTitle(each.expect, title));
      all.push(options.map((option) => ({ option, worth: usable.includes(option) ? worthOf(option, usable) : 0 })));
    }
  }
  // Where all are worth the same there is nothing to learn.
  return all.filter((titles) => new Set(titles.map(({ worth }) => worth)).size > 1);
}

const texts = await readAll();
const words = frequent(
  texts.map((titles) => [...new Set(titles.flatMap(({ option }) => option.words))]),
  LEAST_TEXTS,
);
const numbers = new Map(words.map((word, at) => [word, TITLE_FEATURES.length + at]));
const examples = texts.map((titles): Example => {
  const choice = titles.map(({ option, worth }) => ({
    features: [...numbered(TITLE_FEATURES, option.features), ...present(option.words, numbers)],
    worth,
  }));
  return { choice, weight: 1 };
});
const weights = learnWeights(examples, [...TITLE_FEATURES.map(() => PENALTY), ...words.map(() => PENALTY_OF_WORDS)]);
const ofWords = wordWeights(words, weights.slice(TITLE_FEATURES.length), 1);
writeFileSync(
  WEIGHTS,
  `${weightsModule('Title', TITLE_FEATURES, weights)}
/** How much each word of a title, or beside it, speaks for it; made by \`npm run learn:titles\`, not by hand. */
export const TITLE_WORDS = \`
${ofWords.join('\n')}
\`;
`,
);
console.log(`${texts.length} texts, ${ofWords.length} words: ${WEIGHTS}`);
