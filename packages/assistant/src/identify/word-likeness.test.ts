import { array, assert, constantFrom, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { isOneMistakeApart } from '../words/words.ts';
import { likenessTo } from './word-likeness.ts';

/** What the look-ups stand for: each word compared with each. */
function likenessOf(one: string, other: string): number {
  if (one === other) return 1;
  const shorter = Math.min(one.length, other.length);
  if (shorter < 4) return 0;
  let common = 0;
  while (common < shorter && one[common] === other[common]) common += 1;
  if (common === shorter) return 0.85;
  if (shorter >= 5 && one[0] === other[0] && isOneMistakeApart(one, other)) return 0.75;
  return common >= 6 || (common >= 5 && shorter <= 6) ? 0.7 : 0;
}

it('a word is as like as to the likeliest of all words', () => {
  const word = string({ unit: constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 9 });
  assert(
    property(array(word, { maxLength: 12 }), array(word, { maxLength: 12 }), (said, asked) => {
      const likeness = likenessTo(said);
      for (const each of asked) {
        expect(likeness(each), `${each} to ${said}`).toBe(Math.max(0, ...said.map((other) => likenessOf(each, other))));
      }
    }),
    { numRuns: 2_000 },
  );
});

it('numbers are the same or others', () => {
  const likeness = likenessTo(['invoice', '77310', 'wd7731']);
  expect(['77310', '77311', 'wd7732', 'invoices', 'invioce'].map(likeness)).toEqual([1, 0, 0, 0.85, 0.75]);
});
