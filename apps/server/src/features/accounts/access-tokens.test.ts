import { ACCESS_TOKEN_LIMITS } from '@taskwell/contract/access-tokens';
import { RATE_LIMITS } from '@taskwell/contract/rate-limits';
import { beforeAll, describe, expect, it } from 'vitest';
import { dumpDatabase } from '../../testing/digest.ts';
import { type Company, createFactories, type Person } from '../../testing/factories.ts';
import { countMails, mailTo } from '../../testing/mails.ts';
import { sessionEnds } from '../../testing/session-ends.ts';
import { startTestApp } from '../../testing/test-app.ts';

const app = await startTestApp();
const make = createFactories(app);
let company: Company;
let nora: Person;

beforeAll(async () => {
  company = await make.company();
  nora = await make.person(company.owner, { name: 'Nora Lind' });
});

const wanted = (person: Person, given: object = {}) => ({
  as: person,
  body: { name: 'Weekly report', scope: 'read', expiresInDays: 30, currentPassword: person.password, ...given },
});
const create = (person: Person, given: object = {}) => app.succeed('POST /auth/tokens', wanted(person, given));
const list = async (as: { token: string }) => (await app.succeed('GET /auth/tokens', { as })).data;
const statusWith = async (token: string) => (await app.call('GET /tasks', { as: { token } })).status;

describe('an access token', () => {
  it('is told once, listed with its last use, and written down in the audit log', async () => {
    const { token, data } = await create(nora);
    expect(token).toMatch(/^taskwell_[\w-]{43}$/);
    expect(data).toMatchObject({ name: 'Weekly report', scope: 'read', lastUsedAt: null });
    expect(Date.parse(data.expiresAt) - Date.parse(data.createdAt)).toBe(30 * 86_400_000);
    expect(await statusWith(token)).toBe(200);
    const [listed] = await list(nora);
    expect(listed).toEqual({ ...data, lastUsedAt: expect.any(String) });
    expect(await dumpDatabase(app.database)).not.toContain(token);
    expect(app.logged.join('')).not.toContain(token);
    await app.succeed('DELETE /auth/tokens/{id}', { as: nora, params: { id: data.id } });
    expect(await statusWith(token)).toBe(401);
    expect(await list(nora)).toEqual([]);
    const history = await app.query<{ description: string }>(
      `select description from audit_entries where action like 'ACCESS_TOKEN_%' order by id`,
    );
    expect(history.map(({ description }) => description)).toEqual([
      'Nora Lind made the access token “Weekly report” (read only, for 30 days)',
      'Nora Lind revoked the access token “Weekly report”',
    ]);
  });

  it('is told to its owner by mail, without the token itself', async () => {
    const ben = await make.person(company.owner, { name: 'Ben Okoye' });
    const { token } = await create(ben, { name: 'Night job', scope: 'write' });
    const mail = await mailTo(app, ben.email, 'access-token-made');
    for (const words of ['Hello Ben Okoye', '“Night job”', 'read and write', '30 days', '/settings']) {
      expect(mail.text).toContain(words);
    }
    expect(mail.text).not.toContain(token);
    await app.fail('POST /auth/tokens', 'WRONG_PASSWORD', wanted(ben, { currentPassword: 'Wr0ng!pass' }));
    expect(await countMails(app, ben.email, 'access-token-made')).toBe(1);
  });

  it('is made with the right password only, and a repeated request makes another one', async () => {
    const failure = await app.deny(
      'POST /auth/tokens',
      'WRONG_PASSWORD',
      wanted(nora, { currentPassword: 'Wr0ng!pass' }),
    );
    expect(failure.fields).toHaveProperty('currentPassword');
    const headers = { 'idempotency-key': 'one-token' };
    const [one, other] = [
      await app.succeed('POST /auth/tokens', { ...wanted(nora), headers }),
      await app.succeed('POST /auth/tokens', { ...wanted(nora), headers }),
    ];
    expect(one.token).not.toBe(other.token);
    expect(await dumpDatabase(app.database)).not.toContain(one.token);
  });

  it.each([
    [{ name: ' ' }, 'Name is required'],
    [{ name: 'x'.repeat(61) }, 'Name must be 60 characters or less'],
    [{ name: '\u200b' }, 'Name is required'],
    [{ name: '\u3164\u2800' }, 'Name is required'],
    [{ name: '\u202Eevil' }, 'Name cannot contain line breaks or invisible characters'],
    [{ name: 'a\u2066b' }, 'Name cannot contain line breaks or invisible characters'],
    [{ name: 'a\nb' }, 'Name cannot contain line breaks or invisible characters'],
    [{ name: 'a\u2028b' }, 'Name cannot contain line breaks or invisible characters'],
    [{ name: 'a\u0007b' }, 'Name cannot contain line breaks or invisible characters'],
    [{ scope: 'admin' }, 'Choose what the token may do'],
    [{ expiresInDays: 0 }, 'A token lasts 1 to 365 days'],
    [{ expiresInDays: 366 }, 'A token lasts 1 to 365 days'],
  ])('has a name, a scope and an end: %o', async (given, sentence) => {
    const { error } = await app.deny('POST /auth/tokens', 'INVALID_INPUT', wanted(nora, given));
    expect(error).toBe(sentence);
  });

  it('may have a name in any script, and emoji that are joined', async () => {
    for (const name of ['گزارش\u200cها', 'דוח 7', '👩\u200d💻 laptop']) {
      expect((await create(nora, { name })).data.name).toBe(name);
    }
  });

  it('is one of up to twenty, however many are made at once', async () => {
    const collector = await make.person(company.owner);
    for (let made = 1; made < ACCESS_TOKEN_LIMITS.perPerson; made += 1) await make.accessToken(collector);
    const answers = await Promise.all([1, 2, 3].map(() => app.call('POST /auth/tokens', wanted(collector))));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect((await app.call('GET /auth/sessions', { as: collector })).body.data, 'no session of many').toHaveLength(1);
  });

  it('is revoked as a token alone, which is written down, and not as a session', async () => {
    const person = await make.person(company.owner);
    const { id, token } = await make.accessToken(person, 'read');
    await app.deny('DELETE /auth/sessions/{id}', 'NOT_FOUND', { as: person, params: { id } });
    expect(await statusWith(token)).toBe(200);
  });

  it('ends no session, and no session ends it, by their number', async () => {
    const person = await make.person(company.owner);
    const { token } = await make.accessToken(person, 'read');
    for (let opened = 0; opened < 50; opened += 1) await make.session(person);
    await app.succeed('POST /auth/login', { body: { email: person.email, password: person.password } });
    expect(await statusWith(token)).toBe(200);
  });
});

describe('the rights of an access token are those of its owner at each call', () => {
  it('with another role, and beyond its end', async () => {
    const person = await make.person(company.owner, { role: 'ADMIN' });
    const { token } = await make.accessToken(person, 'read');
    const ended = await make.accessToken(person, 'read', "now() - interval '1 minute'");
    expect(await statusWith(ended.token)).toBe(401);
    const { data } = await app.succeed('POST /tasks', {
      as: company.owner,
      body: { title: 'Hidden', assigneeId: company.owner.id },
    });
    const sent = { as: { token }, params: { id: data.id } };
    await app.succeed('GET /tasks/{id}', sent);
    await app.query(`update users set role = 'EMPLOYEE' where id = $1`, [person.id]);
    await app.fail('GET /tasks/{id}', 'NOT_FOUND', sent);
  });

  it.each(sessionEnds(app, () => company.owner))('and end with %s', async (_, end) => {
    const person = await make.person(company.owner);
    const { token } = await make.accessToken(person);
    expect(await statusWith(token)).toBe(200);
    // What it does not open is remembered as well as what it does: that it has ended is told first.
    await app.fail('GET /auth/sessions', 'FORBIDDEN', { as: { token } });
    await end(person);
    expect(await statusWith(token)).toBe(401);
    const ended = await make.person(company.owner);
    const other = await make.accessToken(ended);
    await app.fail('GET /auth/sessions', 'FORBIDDEN', { as: other });
    await end(ended);
    await app.fail('GET /auth/sessions', 'UNAUTHENTICATED', { as: other });
  });

  it('and end with the suspension of its company', async () => {
    const other = await make.company();
    const { token } = await make.accessToken(other.owner);
    expect(await statusWith(token)).toBe(200);
    await make.suspend(other.id);
    expect(await statusWith(token)).toBe(401);
  });
});

describe('a program', () => {
  it('has its requests counted, with any of the person’s tokens, and not those of the person', async () => {
    const person = await make.person(company.owner);
    const [{ token }, other] = [await make.accessToken(person), await make.accessToken(person)];
    expect(await statusWith(token)).toBe(200);
    await app.query(`update throttles set points = $1 where key = $2`, [
      RATE_LIMITS.accessTokens.points,
      `accessTokens:${person.id}`,
    ]);
    expect(await statusWith(token)).toBe(429);
    expect(await statusWith(other.token)).toBe(429);
    expect(await statusWith(person.token)).toBe(200);
  });

  it('is nobody to what is open to everybody', async () => {
    const { token } = await make.accessToken(nora);
    const query = { email: nora.email };
    const { data } = await app.succeed('GET /email-verification/status', { as: { token }, query });
    expect(data).toEqual({ verified: false });
  });
});
