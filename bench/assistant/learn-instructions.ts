// Learns how much each word of a sentence, and each part of one, tells of whether it gives orders to a machine: from the texts
// of orders.jsonl, and everything else that people have written beside it, but for what is kept apart. Writes what it learned
// to packages/assistant/src/texts/instruction-weights.ts:
//   npm run learn:instructions
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { featuresOfInstruction, type OrdersBefore } from '@taskwell/assistant/texts/instructions';
import { plainText } from '@taskwell/assistant/texts/plain-text';
import { divided } from '@taskwell/assistant/texts/sentences';
import { corporaToLearnFrom } from './corpus.ts';
import { frequent, learnWeights, present, wordWeights } from './logistic.ts';
import { type Attack, insertedIn, ordersOf } from './orders.ts';
import { toldAssignees } from './told-assignees.ts';
import { toldTasks } from './told-tasks.ts';
import { toldUpdates } from './told-updates.ts';

const WEIGHTS = join(import.meta.dirname, '../../packages/assistant/src/texts/instruction-weights.ts');
/** What is in fewer orders tells of these rather than of any. */
const LEAST_ORDERS = 3;
const PENALTY = 0.3;
/** There are a hundred sentences to each order. */
const WEIGHT_OF_ORDERS = 7;
/** Nothing else comes as near to an order. */
const WEIGHT_OF_HARMLESS = 3;

interface Labelled {
  text: string;
  before: OrdersBefore;
  isOrder: boolean;
  weight: number;
}

/** The sentences of a text by its lines. */
function sentencesIn(text: string): string[][] {
  return plainText(text)
    .split('\n')
    .map((line) => divided(line.trim()).filter((sentence) => /\p{L}{2}/u.test(sentence)))
    .filter((sentences) => sentences.length > 0);
}

function notOrders(text: string, weight = 1): Labelled[] {
  return sentencesIn(text)
    .flat()
    .map((sentence) => ({ text: sentence, before: null, isOrder: false, weight }));
}

/** The sentences of the orders, and what people wrote, also as if the orders stood before it. */
function sentencesOfAttack(attack: Attack): Labelled[] {
  const inserted = insertedIn(attack);
  const orders = sentencesIn(inserted.replace(/^[([{<]+|[)\]}>]+$/g, '')).flatMap((line, lineAt) =>
    line.map((text, at): Labelled => {
      const before = at > 0 ? 'in line' : lineAt > 0 ? 'above' : null;
      return { text, before, isOrder: true, weight: WEIGHT_OF_ORDERS };
    }),
  );
  const written = BEFORE.flatMap((before) => notOrders(attack.plain).map((each) => ({ ...each, before })));
  return [...orders, ...written];
}

const BEFORE: readonly OrdersBefore[] = [null, 'in line', 'above'];

const { attacks, harmless, sentences } = await ordersOf('orders.jsonl');
const corpora = await corporaToLearnFrom();
const all = [
  ...attacks.flatMap(sentencesOfAttack),
  ...harmless.flatMap(({ text }) => notOrders(text, WEIGHT_OF_HARMLESS)),
  ...sentences.map(({ sentence, before, isOrder }): Labelled => {
    return { text: sentence, before, isOrder, weight: isOrder ? WEIGHT_OF_ORDERS : WEIGHT_OF_HARMLESS };
  }),
  // Of texts with orders nobody has said which of their sentences are.
  ...corpora.flatMap(({ extract, identify }) =>
    [...extract.filter(({ tags }) => !tags.includes('injection')), ...identify].flatMap(({ text }) => notOrders(text)),
  ),
  ...[...(await toldAssignees()), ...(await toldUpdates()), ...(await toldTasks()).flatMap(({ messages }) => messages)]
    .map(({ text }) => text)
    .flatMap((text) => notOrders(text)),
].map((each) => ({ ...each, features: featuresOfInstruction(each.text, each.before) }));
const names = frequent(
  all.filter(({ isOrder }) => isOrder).map(({ features }) => features),
  LEAST_ORDERS,
);
const numbers = new Map(names.map((name, at) => [name, at]));
const weights = learnWeights(
  all.map(({ features, isOrder, weight }) => ({
    // An order, or none: that has no features.
    choice: [
      { features: present(features, numbers), worth: Number(isOrder) },
      { features: [], worth: Number(!isOrder) },
    ],
    weight,
  })),
  names.map(() => PENALTY),
);
const lines = wordWeights(names, weights, 1);
writeFileSync(
  WEIGHTS,
  `/** How much each feature of a sentence speaks for orders to a machine; made by \`npm run learn:instructions\`, not by hand. */
export const INSTRUCTION_WEIGHTS = \`
${lines.join('\n')}
\`;
`,
);
console.log(`${all.length} sentences, ${lines.length} features: ${WEIGHTS}`);
