import { expect, it } from 'vitest';
import { cutAtWord, cutText, shortenText } from './text.ts';

it.each([cutText, cutAtWord, shortenText])('no half of a character is left where a text is cut (%o)', (cut) => {
  for (const text of [`Call Bob ${'😀'.repeat(60)}`, '😀'.repeat(60), `a${'😀'.repeat(60)}`, `${'a😀 '.repeat(40)}`])
    for (const length of [49, 50, 51]) expect(cut(text, length).isWellFormed()).toBe(true);
});
