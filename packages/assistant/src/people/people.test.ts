import { describe, expect, it } from 'vitest';
import { nameFinder } from './people.ts';

const people = ['Amara Okafor', 'Jonas Lindqvist', 'Nora Klein', 'Nora Groß', 'Margaret Leigh', 'Will Mark'].map(
  (name, id) => ({ id, name }),
);
const finder = nameFinder(people);
const found = (text: string) =>
  finder.find(text).map(({ person, start, end }) => [person.name, text.slice(start, end)]);

describe('a name in a text', () => {
  it.each([
    ['Nora Klein takes over', 'Nora Klein', 'Nora Klein'],
    ['to Nora Gross', 'Nora Groß', 'Nora Gross'],
    ['Peggy Leigh, please', 'Margaret Leigh', 'Peggy Leigh'],
    ['Mr. Okafor should', 'Amara Okafor', 'Okafor'],
    ['Nora K. - the oven', 'Nora Klein', 'Nora K.'],
    ['Call Okafor today', 'Amara Okafor', 'Okafor'],
    ['Nurse Okafor knows', 'Amara Okafor', 'Okafor'],
    ['Jonas Monday please', 'Jonas Lindqvist', 'Jonas'],
    ['Jonas Rota: new', 'Jonas Lindqvist', 'Jonas'],
  ])('%s', (text, name, written) => {
    expect(found(text)).toEqual([[name, written]]);
  });

  it('is whole in lower case, too, and never an abbreviation', () => {
    expect(found('give it to nora klein')).toEqual([['Nora Klein', 'nora klein']]);
    expect(found('give it to peter okafor')).toEqual([]);
    expect(nameFinder([{ id: 1, name: 'Peter Schulz' }]).find('PS: call the bank')).toEqual([]);
  });

  it('is of nobody whose other name is another', () => {
    for (const text of ['Peter Okafor should', 'Mallory Okafor', 'Jonas Miller: clean the silo', 'Jonas Petersen'])
      expect(found(text), text).toEqual([]);
  });

  it('may be of several', () => {
    const shared = (text: string) =>
      finder.shared(text).map(({ people: some, start, end }) => [text.slice(start, end), some.map(({ name }) => name)]);
    expect(shared('give it to Nora')).toEqual([['Nora', ['Nora Klein', 'Nora Groß']]]);
    expect(shared('give it to Nora Klein or Jonas')).toEqual([]);
    const twins = nameFinder([...people, { id: 9, name: 'Nora Klein' }]);
    expect(twins.find('Nora Klein')).toEqual([]);
    expect(twins.shared('Nora Klein does it').map(({ people: some }) => some.map(({ id }) => id))).toEqual([[2, 9]]);
  });
});
