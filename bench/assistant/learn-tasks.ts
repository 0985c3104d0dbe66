// Learns how much each feature of a task tells of whether a text speaks of it, and each word of a text of whether it speaks of
// none, from the labelled updates beside this file but for those kept apart and the boards of told-tasks.txt, and writes what
// it learned to packages/assistant/src/identify/task-weights.ts:
//   npm run learn:tasks
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reading } from '@taskwell/assistant/dates/calendar';
import { comparedWith } from '@taskwell/assistant/identify/identify-task';
import { TASK_FEATURES } from '@taskwell/assistant/identify/task-features';
import { corporaToLearnFrom } from './corpus.ts';
import { type Example, frequent, learnWeights, numbered, present, weightsModule, wordWeights } from './logistic.ts';
import { toldTasks } from './told-tasks.ts';

const WEIGHTS = join(import.meta.dirname, '../../packages/assistant/src/identify/task-weights.ts');
/** With more, too many texts that speak of a task are taken for such about none; with less, too many the other way. */
const WEIGHT_OF_NONE = 0.65;
/** The boards tell how things are, and never ask for a change, as some texts do. */
const WEIGHT_OF_TOLD = 0.15;
/** These resemble what will be asked most. */
const WEIGHT_OF_EVERYDAY = 4;
const PENALTY = 2;
/** Authors of texts have words of their own, which tell nothing of others' texts. */
const PENALTY_OF_WORDS = 2.5;
/** Words and pairs of them that are in fewer texts tell of these texts rather than of any. */
const LEAST_TEXTS = 4;
/** Likewise of what titles have to do with what texts tell, and how much that is held back. */
const LEAST_OF_SIGNS = 15;
const PENALTY_OF_SIGNS = 8;

/** A message with the tasks that it may speak of. */
interface Message {
  text: string;
  tasks: readonly { title: string; description?: string | null | undefined }[];
  /** Of the task that is meant; null for none. */
  index: number | null;
  reading: Reading;
  /** How much it counts. */
  weight: number;
}

async function messages(): Promise<Message[]> {
  const labelled = (await corporaToLearnFrom()).flatMap(({ identify, reference, timeZone, isEveryday }) =>
    identify.map(({ text, tasks, expect, reference: own }) => ({
      text,
      tasks,
      index: expect.found ? (expect.index ?? null) : null,
      reading: { now: new Date(own ?? reference), timeZone },
      weight: isEveryday ? WEIGHT_OF_EVERYDAY : 1,
    })),
  );
  // Which task is meant depends on no day.
  const reading = { now: new Date('2028-01-03T09:00:00Z'), timeZone: 'UTC' };
  const told = (await toldTasks()).flatMap(({ tasks, messages }) =>
    messages.map(({ text, index }) => ({ text, tasks, index, reading, weight: WEIGHT_OF_TOLD })),
  );
  return [...labelled, ...told];
}

async function compare({ text, tasks, index, reading, weight }: Message) {
  const known = tasks.map(({ title, description = null }, id) => ({ id, title, description }));
  const compared = await comparedWith(text, known, reading);
  const choice = compared.tasks.map(({ task, features, signs, words }) => ({
    features: numbered(TASK_FEATURES, features),
    signs,
    words,
    worth: Number(task.id === index),
  }));
  return { words: compared.words, tasks: choice, isFound: index !== null, weight };
}

const texts: Awaited<ReturnType<typeof compare>>[] = [];
for (const message of await messages()) texts.push(await compare(message));
const words = frequent(
  texts.map((text) => text.words),
  LEAST_TEXTS,
);
const signs = frequent(
  texts.map((text) => [...new Set(text.tasks.flatMap((task) => task.signs))]),
  LEAST_OF_SIGNS,
);
const FIRST_SIGN = TASK_FEATURES.length + words.length;
const numbersOfWords = new Map(words.map((word, at) => [word, TASK_FEATURES.length + at]));
const numbersOfSigns = new Map(signs.map((sign, at) => [sign, FIRST_SIGN + at]));
const examples = texts.map(({ tasks, isFound, weight, words: own }): Example => {
  const none = {
    features: [...numbered(TASK_FEATURES, { none: 1 }), ...present(own, numbersOfWords)],
    worth: Number(!isFound),
  };
  const ofTasks = tasks.map(({ features, signs: ownSigns, words: ofTask, worth }) => ({
    features: [...features, ...present(ofTask, numbersOfWords), ...present(ownSigns, numbersOfSigns)],
    worth,
  }));
  return { choice: [...ofTasks, none], weight: (isFound ? 1 : WEIGHT_OF_NONE) * weight };
});
// A task that has nothing of the text cannot be chosen.
const usable = examples.filter(({ choice }) => choice.some(({ worth }) => worth > 0));
const weights = learnWeights(usable, [
  ...TASK_FEATURES.map(() => PENALTY),
  ...words.map(() => PENALTY_OF_WORDS),
  ...signs.map(() => PENALTY_OF_SIGNS),
]);
const ofWords = wordWeights(words, weights.slice(TASK_FEATURES.length, FIRST_SIGN), 1);
const ofSigns = wordWeights(signs, weights.slice(FIRST_SIGN), 1);
writeFileSync(
  WEIGHTS,
  `${weightsModule('Task', TASK_FEATURES, weights)}
/** How much each word of a text speaks for that it speaks of none; made by \`npm run learn:tasks\`, not by hand. */
export const WORDS_OF_NONE = \`
${ofWords.join('\n')}
\`;

/** How much what a title has to do with what a text tells speaks for its task; made likewise. */
export const SIGNS_OF_TASKS = \`
${ofSigns.join('\n')}
\`;
`,
);
console.log(`${usable.length} updates, ${ofWords.length} words, ${ofSigns.length} signs: ${WEIGHTS}`);
