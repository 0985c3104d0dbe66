import { expect, it } from 'vitest';
import { readMessage } from './read-message.ts';

/** A Wednesday. */
const READING = { now: new Date('2026-11-25T15:00:00Z'), timeZone: 'UTC' };
const NORA = { id: 1, name: 'Nora Lind' };
const BEN = { id: 2, name: 'Ben Carter' };
/** Reads a line after one that a new task was proposed for. */
const read = (line: string, before = 'order flour for Nora') =>
  readMessage(line, [NORA, BEN], READING, { line: before, tasks: 1, areNew: true }).map((each) =>
    'amendments' in each ? each : each.question,
  );

it.each([
  ['and one for Ben: fix the shelf', 'fix the shelf', BEN],
  ['and for Ben wash the vans', 'wash the vans', BEN],
  ['one for Ben to fix the shelf', 'fix the shelf', BEN],
  ['and for me: pack the suitcase sunday', 'pack the suitcase sunday', null],
  ['plus one: water plants', 'water plants', null],
  ['another one: order lids', 'order lids', null],
  ['add a fourth: book a table', 'book a table', null],
  ['und für Ben: Fenster putzen', 'Fenster putzen', BEN],
  ['noch eine: Fenster putzen', 'Fenster putzen', null],
  ['y otra: comprar leche', 'comprar leche', null],
  ['et pour Ben : laver la vitrine', 'laver la vitrine', BEN],
])('%s is a further task', (line, text, assignee) => {
  expect(read(line)).toEqual([{ kind: 'create', text, assignee, leftOut: [] }]);
});

it('after a comment another one is a comment', () => {
  const [line] = readMessage('and another one: bring the keys', [NORA], READING, {
    line: 'comment on the oven: Mr Hale comes',
    tasks: 1,
  });
  expect(line).toEqual({ question: { kind: 'comment', about: '', content: 'bring the keys' }, shown: { kind: 'it' } });
});

it.each(['for Ben on Monday', 'one to Ben', 'for me'])('%s is no further task', (line) => {
  expect(read(line)).not.toMatchObject([{ kind: 'create' }]);
});

it('one for each is the same task for whoever was named besides', () => {
  expect(read('one for each of them', 'clean the shelf for Nora and Ben')).toEqual([
    { kind: 'createSeveral', tasks: [{ text: 'clean the shelf', assignee: BEN, leftOut: [] }] },
  ]);
  expect(read('one for each of them', 'clean the shelf')).toEqual([{ kind: 'forWhom' }]);
});

it('what is called a task is one, after a comment too', () => {
  const before = { line: 'comment on the oven: the bulb is here', tasks: 1 };
  expect(readMessage('Create a task: order bulbs', [NORA], READING, before)).toEqual([
    { question: { kind: 'create', text: 'order bulbs', assignee: null, leftOut: [] }, shown: null },
  ]);
});
