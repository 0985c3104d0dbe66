import { expect, it } from 'vitest';
import { isTrustedOrigin } from './trusted-origin.ts';

const own = 'https://tasks.example.com';

it.each([
  [own, true, true],
  ['http://tasks.example.com', false, false],
  ['https://tasks.example.com.evil.example', false, false],
  ['https://tasks.example.com:8443', false, false],
  ['http://localhost:5173', false, true],
  ['http://127.0.0.1:3000', false, true],
  ['http://localhost.evil.example', false, false],
  ['https://evil.example', false, false],
  ['null', false, false],
  ['', false, false],
])('messages of %s count in production: %s, in development: %s', (origin, inProduction, inDevelopment) => {
  expect(isTrustedOrigin(origin, own, false)).toBe(inProduction);
  expect(isTrustedOrigin(origin, own, true)).toBe(inDevelopment);
});
