// Learns how much each feature of a moment that a text names tells of whether the text wants its task done then, from the
// labelled texts beside this file but for those kept apart, and writes what it learned to
// packages/assistant/src/dates/due-weights.ts:
//   npm run learn:dues
import { join } from 'node:path';
import { duesFor } from '@taskwell/assistant/extract/extract-task';
import { corporaToLearnFrom } from './corpus.ts';
import { isWantedThen } from './judge.ts';
import { learnOptions } from './learn-options.ts';

const texts = (await corporaToLearnFrom()).flatMap(({ extract, reference, timeZone }) =>
  extract.map(({ text, people, expect, reference: own }) => {
    const named = people.map((name, id) => ({ id, name }));
    return duesFor(text, named, { now: new Date(own ?? reference), timeZone }).map(({ value, features }) => ({
      features,
      worth: Number(isWantedThen(expect, value?.toISOString() ?? null, timeZone)),
    }));
  }),
);
learnOptions(texts, {
  file: join(import.meta.dirname, '../../packages/assistant/src/dates/due-weights.ts'),
  name: 'DUE_WEIGHTS',
  about: 'How much each feature speaks for that a text wants its task done then; made by `npm run learn:dues`',
});
