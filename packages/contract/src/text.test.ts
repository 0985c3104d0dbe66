import { expect, it } from 'vitest';
import { withoutHiddenSigns } from './hidden-signs.ts';
import { cutAtWord, cutText, oneLine, shortenText } from './text.ts';

it.each([cutText, cutAtWord, shortenText])('no half of a character is left where a text is cut (%o)', (cut) => {
  for (const text of [`Call Bob ${'😀'.repeat(60)}`, '😀'.repeat(60), `a${'😀'.repeat(60)}`, `${'a😀 '.repeat(40)}`])
    for (const length of [49, 50, 51]) expect(cut(text, length).isWellFormed()).toBe(true);
});

it('hidden signs are taken out of what people write, and what is written with such signs stays', () => {
  const hidden = '\u0000\u001b\u007f\u009f\u200b\u202a\u202e\u2060\u2066\u2069\ufeff\u{e0041}';
  expect(withoutHiddenSigns(`a${[...hidden].join('b')}c`)).toBe(`a${'b'.repeat([...hidden].length - 1)}c`);
  const england = '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}';
  for (const text of [
    'a\tb\nc\r\nd',
    '👩\u200d👧 ✍🏽',
    'می\u200cر',
    '\u200fשלום\u200e',
    'a\u00adb',
    'a\u2028b',
    england,
  ])
    expect(withoutHiddenSigns(text)).toBe(text);
  expect(withoutHiddenSigns('a\vb\fc')).toBe('a\nb\nc');
  expect(oneLine('a\u202egpj.exe\nb\u200f')).toBe('agpj.exe b');
});
