import { expect, it } from 'vitest';
import { extractTask } from './extract-task.ts';

const people = ['Mei Tanaka', 'Jonas Weber', 'Ben Archer'].map((name, id) => ({ id, name }));
/** A Monday. */
const reading = { now: new Date('2028-03-06T09:00:00Z'), timeZone: 'UTC' };

it.each([
  [
    'Write the invoice and Jonas should pick up the boxes',
    [null, 'Write the invoice'],
    [['Jonas', 'Pick up the boxes']],
  ],
  [
    'Jonas, write the invoice and Mei should pick up the boxes tomorrow',
    ['Jonas', 'Write the invoice'],
    [['Mei', 'Pick up the boxes']],
  ],
  ['Print the labels by Friday, and Mei could you bring tape', [null, 'Print the labels'], [['Mei', 'Bring tape']]],
  [
    'Please ask Mei to prepare the order by Tuesday and Ben to call the bank tomorrow.',
    ['Mei', 'Prepare the order'],
    [['Ben', 'Call the bank']],
  ],
  [
    'Jonas, please clean the silo tomorrow and Mei, please bake the stollen on Monday.',
    ['Jonas', 'Clean the silo'],
    [['Mei', 'Bake the stollen']],
  ],
  [
    'Ben soll morgen um 10 die Versicherung anrufen, und Mei bitte bis Montag den Teig ansetzen.',
    ['Ben', 'Die Versicherung anrufen'],
    [['Mei', 'Den Teig ansetzen']],
  ],
  ['Jonas cleans the silo tomorrow and Mei bakes the stollen on Monday.', ['Jonas', 'Clean the silo'], []],
  ['Invite Mei and Ben to the party', [null, 'Invite Mei and Ben to the party'], []],
  // One thing, whoever does a part of it.
  ['Order the flour and Ben can collect it on Monday', ['Ben', 'Order the flour'], []],
  ['Clean the oven before Friday, Jonas will help you', ['Jonas', 'Clean the oven'], []],
])('each person has what they are asked: %s', (text, first, others) => {
  const { title, assignee, others: further } = extractTask(text, people, reading);
  const of = (person: { name: string } | null) => person?.name.split(' ')[0] ?? null;
  expect([of(assignee), title]).toEqual(first);
  expect(further.map((each) => [of(each.assignee), each.title])).toEqual(others);
});
