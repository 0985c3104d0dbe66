import { randomInt } from 'node:crypto';
import type { OperationName } from '@taskwell/contract/operations';
import { describe, expect, it } from 'vitest';
import { newAddress } from '../caller.ts';
import { createFactories, type Person, uniqueEmail, uniquePassword, wrongCode } from '../factories.ts';
import { sentCode } from '../mails.ts';
import { startTestApp } from '../test-app.ts';

// SECURITY.md row 7: however codes and passwords are guessed, few guesses are looked at.

const app = await startTestApp();
const secondProcess = await startTestApp({ beside: app });
const make = createFactories(app);

interface CodeCheck {
  name: OperationName;
  purpose: 'verification-code' | 'password-reset-code';
  body: (email: string, code: string) => object;
}

const CHECKS: CodeCheck[] = [
  { name: 'POST /email-verification/verify', purpose: 'verification-code', body: (email, code) => ({ email, code }) },
  {
    name: 'POST /auth/verify-password-reset-code',
    purpose: 'password-reset-code',
    body: (email, code) => ({ email, code }),
  },
  {
    name: 'POST /auth/reset-password-with-code',
    purpose: 'password-reset-code',
    body: (email, code) => ({ email, code, newPassword: uniquePassword() }),
  },
];

async function withCode(purpose: CodeCheck['purpose']): Promise<{ email: string; code: string }> {
  const { email } = await make.personal();
  if (purpose === 'password-reset-code') await app.succeed('POST /auth/forgot-password', { body: { email } });
  return { email, code: await sentCode(app, email, purpose) };
}

const otherThan = (code: string) => {
  const guess = String(randomInt(1_000_000)).padStart(6, '0');
  return guess === code ? wrongCode(code) : guess;
};

/** How many guesses were looked at: each is counted before. */
async function looks(email: string, purpose: CodeCheck['purpose']): Promise<number | undefined> {
  const [row] = await app.query<{ tries: number }>(
    'select tries from one_time_codes where email = $1 and purpose = $2',
    [email, purpose.replace(/-code$/, '')],
  );
  return row?.tries;
}

async function inBatches<T>(count: number, size: number, send: (index: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let start = 0; start < count; start += size) {
    const batch = Array.from({ length: Math.min(size, count - start) }, (_, index) => send(start + index));
    results.push(...(await Promise.all(batch)));
  }
  return results;
}

describe.each(CHECKS)('$name', ({ name, purpose, body }) => {
  it('looks at 5 of 1,000 guesses from 1,000 addresses, and then not even the right code helps', async () => {
    const { email, code } = await withCode(purpose);
    const answers = await inBatches(1_000, 25, () => app.call(name, { body: body(email, otherThan(code)) }));
    expect(answers.every(({ status }) => status === 400)).toBe(true);
    expect(await looks(email, purpose)).toBe(5);
    await app.deny(name, 'INVALID_CODE', { body: body(email, code) });
  });

  it('looks at 5 of 200 guesses behind made-up forwarding headers, and stops the address', async () => {
    const { email, code } = await withCode(purpose);
    const from = newAddress();
    const answers = await inBatches(200, 10, (index) => {
      const spoofed = `203.0.113.${index}`;
      const headers = { 'x-forwarded-for': spoofed, forwarded: `for=${spoofed}`, 'x-real-ip': spoofed };
      return app.call(name, { body: body(email, otherThan(code)), headers, from });
    });
    expect(answers.some(({ status }) => status === 429)).toBe(true);
    expect(await looks(email, purpose)).toBe(5);
    await app.deny(name, 'INVALID_CODE', { body: body(email, code) });
  });

  it('looks at 5 of 50 guesses at the same moment', async () => {
    const { email, code } = await withCode(purpose);
    await inBatches(50, 50, () => app.call(name, { body: body(email, otherThan(code)) }));
    expect(await looks(email, purpose)).toBe(5);
    await app.deny(name, 'INVALID_CODE', { body: body(email, code) });
  });

  it('starts afresh with a new code', async () => {
    const { email, code } = await withCode(purpose);
    for (let time = 0; time < 6; time++) await app.fail(name, 'INVALID_CODE', { body: body(email, otherThan(code)) });
    const ask = purpose === 'verification-code' ? 'POST /email-verification/send' : 'POST /auth/forgot-password';
    await app.succeed(ask, { body: { email } });
    await app.succeed(name, { body: body(email, await sentCode(app, email, purpose)) });
  });
});

it('guesses at a reset code are counted together, wherever they are made', async () => {
  const { email, code } = await withCode('password-reset-code');
  for (const { name, body } of [...CHECKS.slice(1), ...CHECKS.slice(1), ...CHECKS.slice(1)]) {
    await app.fail(name, 'INVALID_CODE', { body: body(email, otherThan(code)) });
  }
  expect(await looks(email, 'password-reset-code')).toBe(5);
});

describe('passwords', () => {
  const attempt = (person: Pick<Person, 'email'>, password: string, from?: string) =>
    app.call('POST /auth/login', { body: { email: person.email, password }, from });
  const looked = async (email: string) =>
    (await app.query('select from sign_in_attempts where email = $1 and not succeeded', [email])).length;

  it('of one account are tried 10 times from anywhere, then it rests, for a stated time', async () => {
    const person = await make.personal();
    const answers = await inBatches(40, 20, () => attempt(person, 'Wrong-horse-1!'));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(await looked(person.email)).toBe(10);
    const { status, headers } = await attempt(person, person.password);
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(15 * 60);
    await app.query('update throttles set expire = 0 where key like $1', [`%${person.email}`]);
    expect((await attempt(person, person.password)).status).toBe(200);
  });

  it('of an address without an account are limited alike', async () => {
    const nobody = { email: uniqueEmail() };
    const answers = await inBatches(20, 5, () => attempt(nobody, 'Wrong-horse-1!'));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  });

  it('of many accounts from one network address are tried 100 times; others are not held up', async () => {
    const from = '198.51.100.7';
    const answers = await inBatches(120, 20, () => attempt({ email: uniqueEmail() }, 'Wrong-horse-1!', from));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(100);
    const person = await make.personal();
    expect((await attempt(person, person.password, from)).status).toBe(429);
    expect((await attempt(person, person.password)).status).toBe(200);
  });

  it('that are right cost nothing: signing in 30 times in a row works', async () => {
    const person = await make.personal();
    for (let time = 0; time < 30; time++) {
      expect((await attempt(person, person.password, '198.51.100.8')).status).toBe(200);
    }
  });

  it('are counted across processes', async () => {
    const person = await make.personal();
    const body = { email: person.email, password: 'Wrong-horse-1!' };
    for (let time = 0; time < 10; time++) await (time % 2 ? app : secondProcess).call('POST /auth/login', { body });
    for (const each of [app, secondProcess]) await each.fail('POST /auth/login', 'TOO_MANY_REQUESTS', { body });
  });
});

describe('the access code', () => {
  const attempt = (code: string, from: string) => app.call('POST /access-code', { body: { code }, from });

  it('is tried 10 times from an address, then not even the right one helps there', async () => {
    const from = '198.51.100.9';
    const answers = await inBatches(50, 50, (index) => attempt(String(3_000 + index), from));
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(10);
    expect((await attempt('2468', from)).status).toBe(429);
    expect((await attempt('2468', '198.51.100.10')).status).toBe(200);
  });

  it('that is right costs nothing', async () => {
    for (let time = 0; time < 20; time++) expect((await attempt('2468', '198.51.100.11')).status).toBe(200);
  });
});
