import { beforeAll, describe, expect, it } from 'vitest';
import { hashToken } from '../../platform/http/request.ts';
import { eventually } from '../../testing/eventually.ts';
import { createFactories, type Person, uniqueEmail } from '../../testing/factories.ts';
import { openStream } from '../../testing/streams.ts';
import { startTestApp } from '../../testing/test-app.ts';

const app = await startTestApp();
const make = createFactories(app);
let person: Person;

beforeAll(async () => {
  person = await make.personal();
});

const newestSession = `select round(extract(epoch from expires_at - created_at) / 3600)::int as hours from sessions
  order by created_at desc limit 1`;

describe('signing in', () => {
  it('gives a token that is stored nowhere', async () => {
    const { email, password } = person;
    const { token, user } = await app.succeed('POST /auth/login', { body: { email, password } });
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(user).toMatchObject({ id: person.id, email });
    const stored = await app.query<{ token_hash: Buffer }>('select token_hash from sessions');
    expect(stored.map((row) => row.token_hash.toString())).not.toContain(token);
  });

  it('finds the account however the address is written', async () => {
    const body = { email: `  ${person.email.toUpperCase()}  `, password: person.password };
    await app.succeed('POST /auth/login', { body });
  });

  it.each([
    [undefined, 24],
    [false, 24],
    [true, 30 * 24],
  ])('with rememberMe %s lasts %i hours', async (rememberMe, hours) => {
    const { email, password } = person;
    await app.succeed('POST /auth/login', { body: { email, password, rememberMe } });
    expect(await app.query(newestSession)).toEqual([{ hours }]);
  });

  it.each([
    [{ email: '', password: 'x' }, 'email', 'Email is required'],
    [{ password: 'x' }, 'email', 'Email is required'],
    [{ email: 'ada', password: 'x' }, 'email', 'Email is invalid'],
    [{ email: 'ada@example.com', password: '' }, 'password', 'Password is required'],
    [{ email: 'ada@example.com' }, 'password', 'Password is required'],
    [{ email: 'ada@example.com', password: 'x', rememberMe: 'yes' }, 'rememberMe', 'rememberMe is invalid'],
  ])('with %j says what is wrong', async (body, field, sentence) => {
    const failure = await app.deny('POST /auth/login', 'INVALID_INPUT', { body });
    expect(failure).toMatchObject({ error: sentence, fields: { [field]: sentence } });
  });

  it('answers an unknown address and a wrong password alike', async () => {
    const wrong = await app.fail('POST /auth/login', 'INVALID_CREDENTIALS', {
      body: { email: person.email, password: 'Wrong-horse-1!' },
    });
    const unknown = await app.fail('POST /auth/login', 'INVALID_CREDENTIALS', {
      body: { email: uniqueEmail(), password: 'Wrong-horse-1!' },
    });
    expect({ ...unknown, requestId: '' }).toEqual({ ...wrong, requestId: '' });
    expect(wrong.error).toBe('Invalid email or password');
  });

  it('takes an address of the full 254 characters', async () => {
    const email = `${'x'.repeat(242)}@example.com`;
    await app.fail('POST /auth/login', 'INVALID_CREDENTIALS', { body: { email, password: 'Wrong-horse-1!' } });
  });

  it('records every attempt with its address and reason', async () => {
    const { email, password } = await make.personal();
    const guess = { email, password: 'Guess-1!' };
    await app.fail('POST /auth/login', 'INVALID_CREDENTIALS', { body: guess, from: '10.9.8.7' });
    await app.succeed('POST /auth/login', { body: { email, password }, headers: { 'user-agent': 'Test/1.0' } });
    const attempts = await app.query(
      'select succeeded, reason, host(ip) as ip, user_agent from sign_in_attempts where email = $1 order by id',
      [email],
    );
    expect(attempts).toEqual([
      { succeeded: false, reason: 'INVALID_CREDENTIALS', ip: '10.9.8.7', user_agent: 'lightMyRequest' },
      { succeeded: true, reason: null, ip: expect.any(String), user_agent: 'Test/1.0' },
    ]);
  });
});

describe('an account that may not come in', () => {
  it('hears that it must verify its address only after the right password', async () => {
    const email = uniqueEmail();
    const { password } = person;
    await app.succeed('POST /auth/register', { body: { name: 'Una', email, password } });
    const guess = { email, password: 'Wrong-1!' };
    const stranger = await app.fail('POST /auth/login', 'INVALID_CREDENTIALS', { body: guess });
    expect(stranger).not.toHaveProperty('requiresVerification');
    const owner = await app.fail('POST /auth/login', 'EMAIL_NOT_VERIFIED', { body: { email, password } });
    expect(owner).toMatchObject({
      requiresVerification: true,
      email,
      error: 'Please verify your email address before signing in',
    });
  });

  it('hears that its company is suspended only after the right password', async () => {
    const { id, name, owner } = await make.company();
    await make.suspend(id);
    const { email, password } = owner;
    const guess = { email, password: 'Wrong-1!' };
    const stranger = await app.fail('POST /auth/login', 'INVALID_CREDENTIALS', { body: guess });
    expect(stranger).not.toHaveProperty('companySuspended');
    const known = await app.fail('POST /auth/login', 'COMPANY_SUSPENDED', { body: { email, password } });
    expect(known).toMatchObject({ companySuspended: true, email, companyName: name });
  });

  it('is nobody once it was deleted, and its address is free again', async () => {
    const { owner } = await make.company();
    const employee = await make.person(owner);
    await make.deletePerson(employee);
    const { email, password } = employee;
    await app.fail('POST /auth/login', 'INVALID_CREDENTIALS', { body: { email, password } });
    await app.succeed('POST /auth/register-personal', { body: { name: 'Again', email, password } });
  });
});

describe('a session', () => {
  it('ends with signing out, and only that one', async () => {
    const [first, second] = [await make.session(person), await make.session(person)];
    const { message } = await app.succeed('POST /auth/logout', { as: first });
    expect(message).toBe('You have been signed out');
    await app.deny('GET /auth/me', 'UNAUTHENTICATED', { as: first });
    await app.deny('POST /auth/logout', 'UNAUTHENTICATED', { as: first });
    await app.succeed('GET /auth/me', { as: second });
  });

  it('ends when its time is over', async () => {
    const session = await make.session(person);
    await app.succeed('GET /auth/me', { as: session });
    await app.query(`update sessions set expires_at = now() - interval '1 second' where token_hash = sha256($1)`, [
      Buffer.from(session.token),
    ]);
    await app.deny('GET /auth/me', 'UNAUTHENTICATED', { as: session });
  });

  it('leaves signing in and out on the history of the company', async () => {
    const { id, owner } = await make.company();
    await app.succeed('POST /auth/logout', { as: owner });
    const entries = await app.query(
      `select action, user_id, user_name from audit_entries where company_id = $1 and action like 'USER_LOG%' order by id`,
      [id],
    );
    expect(entries).toEqual([
      { action: 'USER_LOGIN', user_id: owner.id, user_name: owner.name },
      { action: 'USER_LOGOUT', user_id: owner.id, user_name: owner.name },
    ]);
  });

  it.each([
    ['no header', {}],
    ['another scheme', { authorization: 'Basic YWRhOnNlY3JldA==' }],
    ['an empty token', { authorization: 'Bearer ' }],
    ['a made-up token', { authorization: `Bearer ${'x'.repeat(43)}` }],
    ['a token too long', { authorization: `Bearer ${'x'.repeat(5000)}` }],
    ['a token with quotes', { authorization: `Bearer ' or 1=1 --` }],
  ])('needs a token: %s is 401', async (_, headers) => {
    const failure = await app.deny('GET /auth/me', 'UNAUTHENTICATED', { headers: { ...headers } });
    expect(failure.error).toBe('Please sign in to continue');
  });
});

describe('the sessions of a person', () => {
  const signIn = ({ email, password }: Person) => app.call('POST /auth/login', { body: { email, password } });
  const live = async ({ id }: Person) =>
    (await app.query('select from sessions where user_id = $1 and expires_at > now()', [id])).length;
  const sessions = async (count: number, of: Person) => {
    const opened: { token: string }[] = [];
    for (let time = 0; time < count; time++) opened.push(await make.session(of));
    return opened;
  };

  it('are 50 at most: with one more the oldest ends at once, its live stream too', async () => {
    const owner = await make.personal();
    const stream = await openStream(app, owner);
    const [second] = await sessions(49, owner);
    await app.succeed('GET /auth/me', { as: owner });
    expect((await signIn(owner)).status).toBe(200);
    await app.deny('GET /auth/me', 'UNAUTHENTICATED', { as: owner });
    await app.succeed('GET /auth/me', { as: second });
    await eventually('the end of the stream', () => stream.isEnded(), 1_000);
    expect(await live(owner)).toBe(50);
    expect((await app.succeed('GET /auth/sessions', { as: second })).data).toHaveLength(50);
  });

  it('are not crowded out by those whose time is over', async () => {
    const owner = await make.personal();
    await sessions(60, owner);
    await app.query(
      `update sessions set expires_at = now() - interval '1 second' where user_id = $1 and token_hash <> $2`,
      [owner.id, hashToken(owner.token)],
    );
    await signIn(owner);
    await app.succeed('GET /auth/me', { as: owner });
    expect(await live(owner)).toBe(2);
  });

  it('are 50 at most however many sign in at the same moment', async () => {
    const owner = await make.personal();
    await sessions(49, owner);
    // All that are right at once; otherwise the tries that are not yet given back hold some of them up.
    await app.query(`insert into throttles (key, points, expire) values ($1, -1000, $2)`, [
      `signInAccount:${owner.email}`,
      Date.now() + 600_000,
    ]);
    // Held up until as many as the database has connections stand at the same point.
    await app.query('begin');
    await app.query('select from users where id = $1 for update', [owner.id]);
    const signingIn = Promise.all(Array.from({ length: 100 }, () => signIn(owner)));
    const waiting = 'select from pg_locks where not granted';
    await eventually('ten that wait', async () => (await app.query(waiting)).length >= 10);
    await app.query('commit');
    const statuses = (await signingIn).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.filter((status) => status === 429)).toHaveLength(40);
    expect(await live(owner)).toBe(50);
  });

  it('are opened 60 times in 15 minutes, then signing in rests for a stated time; others are not held up', async () => {
    const owner = await make.personal();
    for (let time = 0; time < 60; time++) expect((await signIn(owner)).status).toBe(200);
    const { status, headers } = await signIn(owner);
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(15 * 60);
    expect((await signIn(await make.personal())).status).toBe(200);
  });
});
