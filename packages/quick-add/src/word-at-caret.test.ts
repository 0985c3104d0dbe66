import { expect, it } from 'vitest';
import { withWord, wordAtCaret } from './word-at-caret.ts';

it.each([
  ['Call @', 6, '@', ''],
  ['Call @ki tomorrow', 8, '@', 'ki'],
  ['Call @kim tomorrow', 7, '@', 'kim'],
  ['!h', 2, '!', 'h'],
  ['Call @Zoë', 9, '@', 'Zoë'],
] as const)('a word that is begun is told: %s', (line, caret, sign, typed) => {
  expect(wordAtCaret(line, caret)).toMatchObject({ sign, typed });
});

it.each([
  ['Call kim', 8],
  ['kim@example.com', 8],
  ['Call @kim now', 13],
  ['Great!', 6],
  ['Call @kim', 3],
])('where none is begun there is none: %s', (line, caret) => {
  expect(wordAtCaret(line, caret)).toBeNull();
});

it('a word is put in full, with one space behind it and all else as it was', () => {
  const word = wordAtCaret('Call @ki tomorrow', 7);
  expect(word && withWord('Call @ki tomorrow', word, '@Kim Park')).toEqual({
    line: 'Call @Kim Park tomorrow',
    caret: 15,
  });
});
