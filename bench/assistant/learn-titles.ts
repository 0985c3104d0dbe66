// Learns how much each feature of a title tells of whether people find it usable, from the labelled texts beside this file
// but for those kept apart, and writes what it learned to packages/assistant/src/titles/title-weights.ts:
//   npm run learn:titles
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { titlesFor } from '@taskwell/assistant/extract/extract-task';
import { TITLE_FEATURES } from '@taskwell/assistant/titles/title-features';
import { corporaToLearnFrom } from './corpus.ts';
import { isUsableTitle } from './judge.ts';
import { type Choice, learnWeights, numbered, weightsModule } from './logistic.ts';

const WEIGHTS = join(import.meta.dirname, '../../packages/assistant/src/titles/title-weights.ts');
/** Of a title that tells how things are, where another says what to do. */
const WORTH_OF_TELLING = 0.5;
/** How much large weights are held back. */
const PENALTY = 4;

/** The titles that each text could be given, and how well people could use them. */
async function choices(): Promise<Choice[]> {
  const all: Choice[] = [];
  for (const { extract, reference, timeZone } of await corporaToLearnFrom()) {
    for (const each of extract) {
      const people = each.people.map((name, id) => ({ id, name }));
      const options = titlesFor(each.text, people, { now: new Date(each.reference ?? reference), timeZone });
      const usable = options.filter(({ title }) => isUsableTitle(each.expect, title));
      // Of several that are usable, one that says what to do is better than one that tells how things are.
      const actions = usable.filter(({ features }) => features.isRequest && !features.isUnspecific);
      all.push(
        options.map((option) => ({
          features: numbered(TITLE_FEATURES, option.features),
          worth: !usable.includes(option) ? 0 : actions.length === 0 || actions.includes(option) ? 1 : WORTH_OF_TELLING,
        })),
      );
    }
  }
  // Where all are worth the same there is nothing to learn.
  return all.filter((choice) => new Set(choice.map(({ worth }) => worth)).size > 1);
}

const texts = await choices();
const weights = learnWeights(
  texts.map((choice) => ({ choice, weight: 1 })),
  TITLE_FEATURES.map(() => PENALTY),
);
writeFileSync(WEIGHTS, weightsModule('Title', TITLE_FEATURES, weights));
console.log(`${texts.length} texts: ${WEIGHTS}`);
