import { expect, it } from 'vitest';
import { nameFinder } from '../people/people.ts';
import { literalTitles } from './literal-titles.ts';

const NORA = { id: 1, name: 'Nora Lind' };
const found = (text: string, ...titles: string[]) =>
  literalTitles(text, titles, nameFinder([NORA]).find(text)).map(({ start, end }) => text.slice(start, end));

it.each([
  ['move the friday report to monday', 'Friday report', 'friday report'],
  ['mark “order” as done', 'Order', 'order'],
  ['Ordér', 'Order', 'Ordér'],
  ['order flour is done', 'Order flour', 'order flour'],
])('%s has %s', (text, title, span) => {
  expect(found(text, title)).toEqual([span]);
});

it.each([
  ['the flour silo is not done', 'flour silo is not'],
  ['the silo is cleaned. move it to friday', 'move it to friday'],
  ['create task buy milk', 'create task'],
  ['move the flour silo to friday', 'flour silo to friday'],
  ['postpone it by a week or so', 'by a week'],
  ['assign the silo to Nora Lind now', 'Nora Lind'],
  ['show all tasks of mine', 'all tasks'],
  ['set the silo to high priority now', 'high priority'],
  ['reorder flours', 'order flour'],
  ['an order came', 'Order'],
])('%s says what it says, though somebody has a task called %s', (text, title) => {
  expect(found(text, title)).toEqual([]);
});

it('of titles that share their words the longest counts, each where it stands', () => {
  const titles = ['Order flour', 'Order flour and sugar', 'Weekend plan'];
  expect(found('order flour and sugar, then the weekend plan', ...titles)).toEqual([
    'order flour and sugar',
    'weekend plan',
  ]);
});
