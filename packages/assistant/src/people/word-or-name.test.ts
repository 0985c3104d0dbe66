import { expect, it } from 'vitest';
import { nameFinder } from './people.ts';

const people = [
  'Will Smith',
  'My Tran',
  'So Long',
  'May Smith',
  'Bill Gates',
  'Bob Tomorrow',
  'Max High',
  'Al Green',
].map((name, id) => ({ id, name }));
const named = (text: string) =>
  nameFinder(people)
    .find(text)
    .map(({ person }) => person.name);

it.each([
  'Will you order flour by Friday?',
  'Will the oven be done today?',
  'May I ask you to order flour?',
  'What is due in May?',
  'So please order the flour',
  'Show my overdue tasks',
  'Which tasks have high priority?',
  'Bill the customer by Friday',
])('%s names nobody', (text) => {
  expect(named(text)).toEqual([]);
});

it.each([
  ['Will, order flour', 'Will Smith'],
  ['Bill needs to order flour', 'Bill Gates'],
  ['My Tran should order flour', 'My Tran'],
  ['@so please order flour', 'So Long'],
  ['May orders the flour', 'May Smith'],
  ['Please ask Al', 'Al Green'],
  ['Call Bob tomorrow', 'Bob Tomorrow'],
])('%s names %s', (text, name) => {
  expect(named(text)).toEqual([name]);
});
