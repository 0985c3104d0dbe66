// Learns how much each feature of a moment that a text names tells of whether the text wants its task done then, from the
// lines of told-dues.tsv and the labelled texts beside it but for those kept apart, and writes what it learned to
// packages/assistant/src/dates/due-weights.ts:
//   npm run learn:dues
import { join } from 'node:path';
import { duesFor } from '@taskwell/assistant/extract/extract-task';
import { corporaToLearnFrom } from './corpus.ts';
import { isWantedThen } from './judge.ts';
import { learnOptions } from './learn-options.ts';
import { toldDues } from './told-dues.ts';

const texts = (await corporaToLearnFrom()).flatMap(({ extract, reference, timeZone }) =>
  extract.map(({ text, people, expect, reference: own }) => {
    const named = people.map((name, id) => ({ id, name }));
    return duesFor(text, named, { now: new Date(own ?? reference), timeZone }).map(({ value, features }) => ({
      features,
      worth: Number(isWantedThen(expect, value?.toISOString() ?? null, timeZone)),
    }));
  }),
);
/** When the lines are read. */
const READING = { now: new Date('2026-11-25T15:00:00Z'), timeZone: 'UTC' };

const lines = (await toldDues()).map(({ text, due }) =>
  duesFor(text, [], READING).map(({ words, features }) => {
    const isThis = due === null ? words === null : words?.includes(text.slice(due.start, due.end));
    return { features, worth: Number(isThis ?? false) };
  }),
);
learnOptions([...lines, ...texts], {
  file: join(import.meta.dirname, '../../packages/assistant/src/dates/due-weights.ts'),
  name: 'DUE_WEIGHTS',
  about: 'How much each feature speaks for that a text wants its task done then; made by `npm run learn:dues`',
});
