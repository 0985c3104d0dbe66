import fc from 'fast-check';

/** Values that have broken programs before (SECURITY.md 'Bad input'). */

const DEEP = JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`) as unknown;

export const nastyTexts: string[] = [
  '',
  ' ',
  '\u00a0\u2003\ufeff',
  'nul\0byte',
  '\ud800',
  'lone \udfff surrogate',
  '\u202eright-to-left\u202c \u05e9\u05dc\u05d5\u05dd',
  '\u{1f469}\u200d\u{1f469}\u200d\u{1f467}\u{1f3fd}',
  'e\u0301\u0301\u0301\u0301',
  '\r\nSet-Cookie: x=1',
  `'; drop table tasks; --`,
  `" or ""="`,
  '\\',
  '%',
  '%00%ff%ed%a0%80',
  '$1 {{x}} #{x} %s %n',
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  'null',
  'undefined',
  'NaN',
  'true',
  '0',
  '-1',
  '1e309',
  '9223372036854775808',
  '-9223372036854775809',
  '18446744073709551616',
  '0x10',
  '1.5',
  '\u0661\u0662\u0663',
  '__proto__',
  'constructor',
  'x'.repeat(256),
  'x'.repeat(10_000),
  '\u{1f600}'.repeat(3_000),
];

export const nastyDates: string[] = [
  '1969-12-31T23:59:59.999Z',
  '1970-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999999999Z',
  '10000-01-01T00:00:00Z',
  '+275760-09-13T00:00:00.001Z',
  '-000001-01-01T00:00:00Z',
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00+14:00',
  '2026-02-30T00:00:00Z',
  '2026-13-45T99:99:99Z',
  '2026-01-01T24:00:00Z',
  '2026-06-30T23:59:60Z',
  '2026-01-01T00:00:00+99:99',
  '2026-01-01T00:00:00+23:59',
  '2026-01-01T00:00:00-00:00',
  '2026-01-01',
  '2026-W01-1',
  'infinity',
  'now',
];

const nastyAddresses: string[] = [
  'a@b',
  'a@b.c',
  '@example.com',
  'a@@example.com',
  '"a b"@example.com',
  'a@[127.0.0.1]',
  'a@ex\u00e4mple.com',
  '\u05d0@\u05d1.\u05d2',
  'a@example.com\0',
  'a@example.com\nBcc: b@example.com',
  `${'x'.repeat(242)}@example.com`,
  `${'x'.repeat(300)}@example.com`,
  '\u0130@example.com',
];

const nastyNumbers: unknown[] = [0, -0, -1, 1, 1.5, 2 ** 31, 2 ** 53, 2 ** 63, -(2 ** 63), 1e308, 5e-324];
const nastyOthers: unknown[] = [null, true, false, [], {}, [1], ['x'], { id: 1 }, { toString: 'x' }, DEEP];

/** Anything that JSON can carry in place of a value. */
export const nastyValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...nastyTexts, ...nastyDates, ...nastyAddresses) },
  { weight: 2, arbitrary: fc.constantFrom(...nastyNumbers, ...nastyOthers) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 80 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** Text of a query or path: what a URL can carry, lone surrogates aside. */
export const nastyUrlText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    ...[...nastyTexts, ...nastyDates, ...nastyAddresses].map((text) => text.toWellFormed().slice(0, 2_000)),
  ),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.integer().map(String),
);

/** What a header line can carry: no line breaks, bytes of Latin-1. */
export const nastyHeader: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    '*',
    '"1"',
    '"-1"',
    'W/"1"',
    '"99999999999999999999"',
    'UTC',
    'Europe/Berlin',
    'Mars/Olympus',
    '+14:00',
    '+99:99',
    'Bearer',
    'Bearer ',
    `Bearer ${'x'.repeat(43)}`,
    `Bearer ${'x'.repeat(3_000)}`,
    'Bearer \u00e9\u00e8\u00ea',
    'Basic YTpi',
    'text/plain',
    'application/json; charset=utf-16',
    'multipart/form-data; boundary=x',
    'x'.repeat(5_000),
  ),
  fc.string({ unit: fc.integer({ min: 32, max: 255 }).map((code) => String.fromCharCode(code)), maxLength: 60 }),
);
