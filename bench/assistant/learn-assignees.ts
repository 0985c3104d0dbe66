// Learns how much each feature of somebody whom a text names tells of whether the text asks them, from the lines of
// told-assignees.tsv and the labelled texts beside it but for those kept apart, and writes what it learned to
// packages/assistant/src/people/assignee-weights.ts:
//   npm run learn:assignees
import { join } from 'node:path';
import { assigneesFor } from '@taskwell/assistant/extract/extract-task';
import { corporaToLearnFrom } from './corpus.ts';
import { isToDoIt } from './judge.ts';
import { learnOptions } from './learn-options.ts';
import { PEOPLE_OF_LINES, toldAssignees } from './told-assignees.ts';

/** When the lines are read. */
const READING = { now: new Date('2026-11-25T15:00:00Z'), timeZone: 'UTC' };

const lines = (await toldAssignees()).map(({ text, assignee }) => ({
  text,
  people: PEOPLE_OF_LINES,
  expect: { assignee },
  reading: READING,
}));
const texts = (await corporaToLearnFrom()).flatMap(({ extract, reference, timeZone }) =>
  extract.map(({ text, people, expect, reference: own }) => {
    const reading = { now: new Date(own ?? reference), timeZone };
    return { text, people, expect, reading };
  }),
);
const options = [...lines, ...texts].map(({ text, people, expect, reading }) => {
  const named = people.map((name, id) => ({ id, name }));
  return assigneesFor(text, named, reading).map(({ value, features }) => ({
    features,
    worth: Number(isToDoIt(expect, value?.name ?? null)),
  }));
});
learnOptions(options, {
  file: join(import.meta.dirname, '../../packages/assistant/src/people/assignee-weights.ts'),
  name: 'ASSIGNEE_WEIGHTS',
  about: 'How much each feature speaks for that somebody is asked; made by `npm run learn:assignees`',
});
