import { format } from 'node:util';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { dumpDatabase } from '../digest.ts';
import { type Person, uniqueEmail, uniquePassword, wrongCode } from '../factories.ts';
import { codeIn, linkTokenIn, mailTo, sentCode } from '../mails.ts';
import { startTestApp } from '../test-app.ts';

// SECURITY.md row 3: after a whole life of accounts, no secret stands in an answer, a log line or the database.

const app = await startTestApp();
const passwords = new Set<string>();
const tokens = new Set<string>();
const codes = new Set<string>();
const links = new Set<string>();

const secretPassword = () => remember(passwords, uniquePassword());

function remember(kind: Set<string>, secret: string): string {
  kind.add(secret);
  return secret;
}

async function signIn(email: string, password: string, rememberMe = false): Promise<{ token: string }> {
  const { token } = await app.succeed('POST /auth/login', { body: { email, password, rememberMe } });
  return { token: remember(tokens, token) };
}

async function personalLife(): Promise<void> {
  const email = uniqueEmail();
  const password = secretPassword();
  const { token } = await app.succeed('POST /auth/register-personal', { body: { name: 'Pia', email, password } });
  remember(tokens, token);
  const verification = remember(codes, await sentCode(app, email, 'verification-code'));
  await app.fail('POST /email-verification/verify', 'INVALID_CODE', { body: { email, code: wrongCode(verification) } });
  await app.succeed('POST /email-verification/verify', { body: { email, code: verification } });
  await app.succeed('POST /auth/forgot-password', { body: { email } });
  const code = remember(codes, await sentCode(app, email, 'password-reset-code'));
  await app.succeed('POST /auth/verify-password-reset-code', { body: { email, code } });
  const weak = remember(passwords, 'weak-but-secret-password');
  await app.fail('POST /auth/reset-password-with-code', 'INVALID_INPUT', { body: { email, code, newPassword: weak } });
  const newPassword = secretPassword();
  await app.succeed('POST /auth/reset-password-with-code', { body: { email, code, newPassword } });
  const session = await signIn(email, newPassword, true);
  await app.fail('POST /auth/login', 'INVALID_CREDENTIALS', { body: { email, password: secretPassword() } });
  const wrong = { as: session, body: { currentPassword: secretPassword() } };
  await app.fail('DELETE /auth/company', 'WRONG_PASSWORD', wrong);
  await app.succeed('DELETE /auth/company', { as: session, body: { currentPassword: newPassword } });
}

async function companyLife(): Promise<void> {
  const email = uniqueEmail();
  const password = secretPassword();
  const company = { name: 'Vaults', email: uniqueEmail(), adminName: 'Vera', adminEmail: email, password };
  await app.succeed('POST /auth/register-company', { body: company });
  await app.fail('POST /auth/login', 'EMAIL_NOT_VERIFIED', { body: { email, password } });
  const code = remember(codes, codeIn(await mailTo(app, email, 'verification-code')));
  await app.succeed('POST /email-verification/verify', { body: { email, code } });
  const owner = await signIn(email, password);
  await addPerson(owner);
  await app.fail('POST /auth/register', 'EMAIL_TAKEN', { body: { name: 'Vera', email, password: secretPassword() } });
  await app.succeed('POST /auth/logout', { as: owner });
}

async function addPerson(owner: Pick<Person, 'token'>): Promise<void> {
  const email = uniqueEmail();
  const body = { name: 'Emil', email, password: secretPassword(), role: 'EMPLOYEE' };
  const headers = { 'idempotency-key': 'secret-person' };
  for (let time = 0; time < 2; time++) await app.succeed('POST /users', { as: owner, body, headers });
  const token = remember(links, linkTokenIn(await mailTo(app, email, 'set-password')));
  const newPassword = secretPassword();
  await app.succeed('POST /auth/set-password', { body: { token, newPassword } });
  const employee = await signIn(email, newPassword);
  const { user } = await app.succeed('GET /auth/me', { as: employee });
  await app.succeed('GET /users', { as: owner });
  await app.succeed('POST /tasks', { as: employee, body: { title: 'Guard', assigneeId: user.id } });
}

/** Requests that are wrong in ways that might end in a log. */
async function accidents(): Promise<void> {
  const password = secretPassword();
  const malformed = Buffer.from(`{"email":"a@example.com","password":"${password}"`);
  await app.fail('POST /auth/login', 'MALFORMED_JSON', { body: malformed });
  await app.call('POST /auth/login', {
    query: { password },
    body: { email: 'a@example.com', password, secret: password },
  });
  const token = remember(tokens, `Made-up-token-that-nobody-has-${uniquePassword().replaceAll(/\W/g, '')}`);
  await app.call('GET /auth/me', { as: { token }, query: { token } });
  await app.call('GET /tasks', { headers: { authorization: `Bearer  ${token} ${password}` } });
  await app.http.inject({ url: `/api/nowhere/${token}?password=${password}` });
  await app.http.inject({ url: `/set-password/${remember(links, 'x'.repeat(40))}` });
}

beforeAll(async () => {
  // A line that goes past the logger is one too.
  for (const method of ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const) {
    vi.spyOn(console, method).mockImplementation((...values) => void app.logged.push(format(...values)));
  }
  await personalLife();
  await companyLife();
  await accidents();
  await app.settle();
});

/** Text as it is searched for secrets: times and identifiers, in which six digits may stand by chance, are left out. */
function withoutNumbersOfOurOwn(text: string): string {
  return text
    .replaceAll(/\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d(\.\d+)?/g, '')
    .replaceAll(/"(milliseconds|time|pid)":[\d.]+/g, '')
    .replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, '');
}

function spellings(secret: string): string[] {
  const bytes = Buffer.from(secret);
  return [
    secret,
    bytes.toString('hex'),
    bytes.toString('base64'),
    bytes.toString('base64url'),
    encodeURIComponent(secret),
  ];
}

/** Which of the secrets stand in a text, in whatever spelling. */
function found(text: string, secrets: Iterable<string>): string[] {
  const searched = withoutNumbersOfOurOwn(text);
  return [...secrets].filter((secret) => spellings(secret).some((spelling) => standsIn(searched, spelling)));
}

/** Whether it stands there on its own: six digits within a longer number are something else. */
function standsIn(text: string, word: string): boolean {
  const isInside = (character: string | undefined) => character !== undefined && /[\w-]/.test(character);
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!isInside(text[at - 1]) && !isInside(text[at + word.length])) return true;
  }
  return false;
}

const all = () => [...passwords, ...tokens, ...codes, ...links];

describe('secrets', () => {
  it('were there to be found', () => {
    expect([passwords.size, tokens.size, codes.size, links.size].every((count) => count > 1)).toBe(true);
    expect(found(`text ${[...codes][0]} text`, codes)).toHaveLength(1);
    expect(found(`\\x${Buffer.from([...links][0] ?? '').toString('hex')}`.slice(2), links)).toHaveLength(1);
  });

  it('stand in no answer, but for the token in the one that hands it out', () => {
    for (const { name, text } of app.answers) {
      const handsOut = name === 'POST /auth/login' || name === 'POST /auth/register-personal';
      expect(found(text, handsOut ? [...passwords, ...codes, ...links] : all()), name).toEqual([]);
    }
    for (const token of tokens) {
      expect(app.answers.filter(({ text }) => text.includes(token)).length).toBeLessThanOrEqual(1);
    }
  });

  it('stand in no log line, at any level', () => {
    expect(app.logged.length).toBeGreaterThan(20);
    expect(found(app.logged.join('\n'), all())).toEqual([]);
  });

  it('stand nowhere in the database, encoded neither', async () => {
    const dump = await dumpDatabase(app.database);
    expect(dump).toContain('Vera');
    expect(found(dump.replaceAll('\\x', ' '), all())).toEqual([]);
    // Within longer values too, where a boundary would not be seen.
    for (const secret of [...passwords, ...tokens, ...links]) {
      for (const spelling of spellings(secret)) expect(dump).not.toContain(spelling);
    }
  });

  it('are stored as hashes that no answer and no log line shows', async () => {
    const rows = await app.query<{ hash: string }>(
      `select password_hash as hash from users
       union all select encode(token_hash, 'hex') from sessions
       union all select encode(code_hash, 'hex') from one_time_codes
       union all select encode(token_hash, 'hex') from set_password_links`,
    );
    const shown = app.answers.map(({ text }) => text).join() + app.logged.join();
    for (const { hash } of rows) {
      expect(shown).not.toContain(hash);
      expect(hash.startsWith('$argon2id$v=19$m=19456,t=2,p=1$') || /^[\da-f]{64}$/.test(hash)).toBe(true);
    }
  });
});
