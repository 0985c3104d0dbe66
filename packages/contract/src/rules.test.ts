import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { titleProblem } from './names.ts';
import {
  descriptionProblem,
  isDueDate,
  isEmail,
  isStorableText,
  newPasswordProblem,
  normalizeEmail,
  passwordStrength,
} from './rules.ts';
import { description, title } from './schemas.ts';

// The same values in every run.
fc.configureGlobal({ seed: 20_260_101 });

describe('an e-mail address', () => {
  it.each([
    'a@b.c',
    'ada.lovelace+tasks@example.co.uk',
    'x_y-z@sub.example.com',
    "o'hara@example.com",
    '\u00fc@b\u00fccher.example',
    `${'x'.repeat(242)}@example.com`,
  ])('may be %s', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  it.each([
    '',
    'ada',
    'ada@',
    '@example.com',
    'ada@example',
    'ada@@example.com',
    'ada@example.',
    'ada@.com',
    'ada@example..com',
    'a b@example.com',
    'ada@exa mple.com',
    'ada@example.com\n',
    'ada@example.com,eve@example.com',
    'ada@example.com;eve@example.com',
    'Ada <ada@example.com>',
    '"ada"@example.com',
    'ada(comment)@example.com',
    'ada@[127.0.0.1]',
    'ada@example.com\0',
    '\ud800@example.com',
    `${'x'.repeat(243)}@example.com`,
  ])('may not be %j', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  it('is compared trimmed and in lower case', () => {
    expect(normalizeEmail('  Ada@Example.COM\t')).toBe('ada@example.com');
  });
});

describe('text that can be stored', () => {
  it('is everything but NUL and lone surrogates', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(isStorableText(text)).toBe(text.isWellFormed() && !text.includes('\0'));
      }),
    );
    for (const text of ['\ud800', '\udc00', 'a\ud83d', '\ude00b', '\udc00\ud800', '\0'])
      expect(isStorableText(text)).toBe(false);
    expect(isStorableText('\ud83d\ude00')).toBe(true);
  });
});

describe('a new password', () => {
  it.each([
    ['', 'Password is required'],
    ['aB3!x', 'Password must be at least 6 characters long'],
    ['ABC123!', 'Password must contain at least one lowercase letter (a-z)'],
    ['abc123!', 'Password must contain at least one uppercase letter (A-Z)'],
    ['abcABC!', 'Password must contain at least one number (0-9)'],
    ['abcABC1', 'Password must contain at least one special character (!@#$%^&*)'],
    ['abcABC1!', null],
    ['!@#$%^', 'Password must contain at least one lowercase letter (a-z)'],
    [`aB1!${'x'.repeat(252)}`, null],
    [`aB1!${'x'.repeat(253)}`, 'Password must be 256 characters or less'],
  ])('%j: %s', (password, problem) => {
    expect(newPasswordProblem(password, 6)).toBe(problem);
  });

  it('is measured in characters, not in code units', () => {
    expect(newPasswordProblem('aB1\u{1f600}\u{1f600}', 6)).toBe('Password must be at least 6 characters long');
    expect(newPasswordProblem('aB12\u{1f600}\u{1f600}', 6)).toBeNull();
  });

  it('needs as many characters as are configured', () => {
    expect(newPasswordProblem('abcABC1!', 12)).toBe('Password must be at least 12 characters long');
  });

  it.each([
    ['', 0],
    ['a', 1],
    ['abcdef', 2],
    ['abcdeF', 3],
    ['abcdF1', 4],
    ['abcF1!', 5],
  ])('of %j has strength %i', (password, strength) => {
    expect(passwordStrength(password, 6)).toBe(strength);
  });
});

describe('a due date', () => {
  it.each([
    '1970-01-01T00:00:00Z',
    '9999-12-31T23:59:59.999Z',
    '2026-06-30T12:30Z',
    '2026-06-30T12:30:15.123456789+05:45',
    '2024-02-29T00:00:00-12:00',
    '2026-01-01T24:00:00Z',
  ])('may be %s', (text) => {
    expect(isDueDate(text)).toBe(true);
  });

  it.each([
    '',
    'tomorrow',
    '2026-01-01',
    '2026-01-01T00:00:00',
    '2026-1-1T00:00:00Z',
    '2026-02-29T00:00:00Z',
    '2026-04-31T00:00:00Z',
    '2026-13-01T00:00:00Z',
    '2026-00-01T00:00:00Z',
    '2026-01-00T00:00:00Z',
    '2026-01-01T25:00:00Z',
    '2026-01-01T00:60:00Z',
    '2026-01-01T00:00:60Z',
    '2026-01-01T00:00:00+99:99',
    '1969-12-31T23:59:59.999Z',
    '1970-01-01T00:00:00+00:01',
    '9999-12-31T23:59:59-00:01',
    '10000-01-01T00:00:00Z',
    '+010000-01-01T00:00:00Z',
    '-000001-01-01T00:00:00Z',
    '0000-01-01T00:00:00Z',
    '2026-01-01T00:00:00Z ',
    '2026-01-01 00:00:00Z',
  ])('may not be %j', (text) => {
    expect(isDueDate(text)).toBe(false);
  });

  it('is every instant that JavaScript writes from 1970 to 9999', () => {
    const range = { min: new Date(0), max: new Date('9999-12-31T23:59:59.999Z'), noInvalidDate: true };
    fc.assert(
      fc.property(fc.date(range), (date) => {
        expect(isDueDate(date.toISOString())).toBe(true);
      }),
    );
  });
});

it('the rules of a title and a description say what their schemas say', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc.constantFrom(
      '',
      ' ',
      'x'.repeat(50),
      'x'.repeat(51),
      ` ${'x'.repeat(300)} `,
      'x'.repeat(301),
      'nul\0',
      '\ud800',
    ),
  );
  fc.assert(
    fc.property(texts, (text) => {
      for (const [problem, schema] of [
        [titleProblem, title],
        [descriptionProblem, description],
      ] as const) {
        expect(problem(text)).toBe(schema.safeParse(text).error?.issues[0]?.message ?? null);
      }
    }),
    { numRuns: 500 },
  );
});

it.each([
  'kim\u200b@example.com',
  'k\u00adim@example.com',
  '\u202ekim@example.com',
  'kim@\u200cexample.com',
  'kim@example.com\u2060',
])('no address looks like another one: %j', (address) => {
  expect(isEmail(address)).toBe(false);
});

it('of a title something is seen', () => {
  for (const unseen of ['\u200b', '\u2060', '\u00ad', '\u3164', '\u2800', '\u0085', '\ufffe\uffff']) {
    expect(title.safeParse(unseen).error?.issues[0]?.message).toBe('Title is required');
  }
});
