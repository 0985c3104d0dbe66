// Learns how much each feature of a task tells of whether a text speaks of it, and each word of a text of whether it speaks of
// none, from the labelled updates beside this file but for those kept apart, and writes what it learned to
// packages/assistant/src/identify/task-weights.ts:
//   npm run learn:tasks
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { comparedWith } from '@taskwell/assistant/identify/identify-task';
import { TASK_FEATURES } from '@taskwell/assistant/identify/task-features';
import { corporaToLearnFrom } from './corpus.ts';
import { type Example, frequent, learnWeights, numbered, present, weightsModule, wordWeights } from './logistic.ts';

const WEIGHTS = join(import.meta.dirname, '../../packages/assistant/src/identify/task-weights.ts');
/** To be told of a task that is not meant is worse than to be asked. */
const WEIGHT_OF_NONE = 1.5;
const PENALTY = 2;
/** Authors of texts have words of their own, which tell nothing of others' texts. */
const PENALTY_OF_WORDS = 8;
/** Words that are in fewer texts tell of these texts rather than of any. */
const LEAST_TEXTS = 4;

async function readAll() {
  const all: { words: string[]; tasks: Example['choice']; isFound: boolean }[] = [];
  for (const { identify, reference, timeZone } of await corporaToLearnFrom()) {
    for (const { text, tasks, expect, reference: own } of identify) {
      const known = tasks.map(({ title, description = null }, id) => ({ id, title, description }));
      const compared = await comparedWith(text, known, { now: new Date(own ?? reference), timeZone });
      const choice = compared.tasks.map(({ task, features }) => ({
        features: numbered(TASK_FEATURES, features),
        worth: Number(expect.found && task.id === expect.index),
      }));
      all.push({ words: compared.words, tasks: choice, isFound: expect.found });
    }
  }
  return all;
}

const texts = await readAll();
const words = frequent(
  texts.map((text) => text.words),
  LEAST_TEXTS,
);
const numbers = new Map(words.map((word, at) => [word, TASK_FEATURES.length + at]));
const examples = texts.map(({ tasks, isFound, words: own }): Example => {
  const none = {
    features: [...numbered(TASK_FEATURES, { none: 1 }), ...present(own, numbers)],
    worth: Number(!isFound),
  };
  return { choice: [...tasks, none], weight: isFound ? 1 : WEIGHT_OF_NONE };
});
// A task that has nothing of the text cannot be chosen.
const usable = examples.filter(({ choice }) => choice.some(({ worth }) => worth > 0));
const weights = learnWeights(usable, [...TASK_FEATURES.map(() => PENALTY), ...words.map(() => PENALTY_OF_WORDS)]);
const ofWords = wordWeights(words, weights.slice(TASK_FEATURES.length), 1);
writeFileSync(
  WEIGHTS,
  `${weightsModule('Task', TASK_FEATURES, weights)}
/** How much each word of a text speaks for that it speaks of none; made by \`npm run learn:tasks\`, not by hand. */
export const WORDS_OF_NONE = \`
${ofWords.join('\n')}
\`;
`,
);
console.log(`${usable.length} updates, ${ofWords.length} words: ${WEIGHTS}`);
