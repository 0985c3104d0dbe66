import { expect, it } from 'vitest';
import { searchStems } from './search-stems.ts';

it('looks for the beginnings of the words that tell most, each once', () => {
  expect(searchStems('Please tell Hannah that the boilers, the boiler and WD-7731 are repaired', 3)).toEqual([
    'wd-7731',
    'hannah',
    'repair',
  ]);
});

it('looks for nothing that the index of the search does not have', () => {
  expect(searchStems('oven 1 2 3 4 5 A7 of 12', 6)).toEqual(['oven']);
});
