// Learns how much each word of a text, and what else shows of it, tells of what it says of a task: from the lines of
// told-updates.tsv and the labelled updates beside it but for those kept apart. Writes what it learned to
// packages/assistant/src/identify/update-weights.ts:
//   npm run learn:updates
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { saidIn } from '@taskwell/assistant/identify/identify-task';
import { relationTo } from '@taskwell/assistant/identify/title-relation';
import { signalsOf } from '@taskwell/assistant/identify/update-signals';
import { featuresOfUpdate } from '@taskwell/assistant/identify/update-type';
import { UPDATE_TYPES } from '@taskwell/contract/assistant-limits';
import { corporaToLearnFrom } from './corpus.ts';
import { type Example, frequent, learnWeights, wordWeights } from './logistic.ts';
import { isUpdateType, type ToldUpdate, toldUpdates } from './told-updates.ts';

const WEIGHTS = join(import.meta.dirname, '../../packages/assistant/src/identify/update-weights.ts');
/** Words that are in fewer texts tell of these texts rather than of any. */
const LEAST_TEXTS = 3;
const PENALTY = 1;
/** These resemble what will be asked most. */
const WEIGHT_OF_EVERYDAY = 3;
/** When the lines of told-updates.tsv are read. */
const READING = { now: new Date('2026-11-25T15:00:00Z'), timeZone: 'UTC' };

interface Read {
  features: string[];
  types: ToldUpdate['types'];
  weight: number;
}

async function readAll(): Promise<Read[]> {
  const lines = (await toldUpdates()).map(({ text, types }) => ({
    text,
    title: null,
    types,
    reading: READING,
    weight: 1,
  }));
  const updates = (await corporaToLearnFrom()).flatMap(({ identify, reference, timeZone, isEveryday }) =>
    identify.map(({ text, tasks, expect, reference: own }) => ({
      text: saidIn(text),
      title: tasks[expect.index ?? -1]?.title ?? null,
      types: expect.updateType.filter(isUpdateType),
      reading: { now: new Date(own ?? reference), timeZone },
      weight: isEveryday ? WEIGHT_OF_EVERYDAY : 1,
    })),
  );
  return [...lines, ...updates]
    .filter(({ types }) => types.length > 0)
    .map(({ text, title, types, reading, weight }) => {
      const { folded, signals } = signalsOf(text, reading);
      const relation = title === null ? [] : relationTo(title, text);
      return { features: featuresOfUpdate(folded, signals, relation), types, weight };
    });
}

const all = await readAll();
const names = frequent(
  all.map(({ features }) => features),
  LEAST_TEXTS,
);
const numbers = new Map(names.map((name, at) => [name, at * UPDATE_TYPES.length]));
const examples = all.map(({ features, types, weight }): Example => {
  const known = features.flatMap((name) => numbers.get(name) ?? []);
  const choice = UPDATE_TYPES.map((type, at) => ({
    features: known.map((number): [number, number] => [number + at, 1]),
    worth: Number(types.includes(type)),
  }));
  return { choice, weight };
});
const weights = learnWeights(
  examples,
  names.flatMap(() => UPDATE_TYPES.map(() => PENALTY)),
);
const lines = wordWeights(names, weights, UPDATE_TYPES.length);
writeFileSync(
  WEIGHTS,
  `/** How much each feature of a text speaks for each type of update; made by \`npm run learn:updates\`, not by hand. */
export const UPDATE_WEIGHTS = \`
${lines.join('\n')}
\`;
`,
);
console.log(`${all.length} texts, ${lines.length} features: ${WEIGHTS}`);
