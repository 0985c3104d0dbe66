import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFactories, type Person, uniqueEmail } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/test-app.ts';

const app = await startTestApp();
const make = createFactories(app);
let root: Person;

beforeAll(async () => {
  root = await make.superAdmin();
});

beforeEach(async () => {
  await app.query('delete from sign_in_attempts');
});

const guess = (email: string, from?: string) =>
  app.call('POST /auth/login', { body: { email, password: 'Wrong-horse-1!' }, from });
const failed = async (query = {}) => (await app.succeed('GET /security/failed-logins', { as: root, query })).data;
const suspicious = async (query = {}) =>
  (await app.succeed('GET /security/suspicious-activity', { as: root, query })).data;
const report = async (query = {}) => (await app.succeed('GET /security/security-report', { as: root, query })).data;
const sessions = async (query = {}) => (await app.succeed('GET /security/user-sessions', { as: root, query })).data;
const agePast = (days: number) =>
  app.query('update sign_in_attempts set created_at = now() - make_interval(days => $1)', [days]);

describe('the failed sign-ins', () => {
  it('come newest first, with whose account it was, where from and why', async () => {
    const { owner, name } = await make.company();
    await app.query('delete from sign_in_attempts');
    const nobody = uniqueEmail();
    await guess(nobody, '198.51.100.20');
    await guess(owner.email);
    const { summary, list } = await failed();
    expect(summary).toEqual({ totalFailedLogins: 2 });
    expect(list).toEqual([
      expect.objectContaining({
        email: owner.email,
        user: { id: owner.id, name: owner.name, email: owner.email, role: 'SYSDMIN', companyName: name },
        reason: 'INVALID_CREDENTIALS',
      }),
      expect.objectContaining({ email: nobody, user: null, ip: '198.51.100.20' }),
    ]);
  });

  it('are those of the days asked for; the list stops at its limit, the count does not', async () => {
    for (let time = 0; time < 3; time++) await guess(uniqueEmail());
    const { summary, list } = await failed({ limit: 2 });
    expect([summary.totalFailedLogins, list.length]).toEqual([3, 2]);
    await agePast(8);
    expect(await failed()).toEqual({ summary: { totalFailedLogins: 0 }, list: [] });
    expect((await failed({ days: 9 })).list).toHaveLength(3);
  });

  it.each([
    ['days', '0'],
    ['days', '91'],
    ['days', 'week'],
    ['limit', '0'],
    ['limit', '201'],
  ])('refuse %s %s', async (field, value) => {
    const failure = await app.fail('GET /security/failed-logins', 'INVALID_INPUT', {
      as: root,
      query: { [field]: value },
    });
    expect(Object.keys(failure.fields ?? {})).toEqual([field]);
  });
});

describe('suspicious activity', () => {
  it('is five wrong passwords at one account, and five accounts from one network address', async () => {
    const { owner } = await make.company();
    await app.query('delete from sign_in_attempts');
    for (let time = 0; time < 4; time++) await guess(owner.email);
    for (let time = 0; time < 4; time++) await guess(uniqueEmail(), '198.51.100.21');
    expect(await suspicious()).toEqual({ summary: { totalActivities: 0 }, list: [] });
    await guess(owner.email);
    await guess(uniqueEmail(), '198.51.100.21');
    const { summary, list } = await suspicious();
    expect(summary.totalActivities).toBe(2);
    expect(list).toEqual([
      expect.objectContaining({
        action: 'MANY_ACCOUNTS_FROM_ONE_ADDRESS',
        user: { id: null, name: '198.51.100.21', email: null },
        attempts: 5,
        accounts: 5,
      }),
      expect.objectContaining({
        action: 'REPEATED_FAILED_LOGINS',
        user: { id: owner.id, name: owner.name, email: owner.email },
        attempts: 5,
      }),
    ]);
  });

  it('is not whoever came with the right password and was refused for another reason', async () => {
    const { id, owner } = await make.company();
    await make.suspend(id);
    await app.query('delete from sign_in_attempts');
    for (let time = 0; time < 5; time++) {
      await app.call('POST /auth/login', { body: { email: owner.email, password: owner.password } });
    }
    expect((await suspicious()).list).toEqual([]);
    expect((await failed()).summary.totalFailedLogins).toBe(5);
  });
});

describe('the security report', () => {
  it('has the rate of failed sign-ins with one decimal, and 0 where nobody has tried', async () => {
    const empty = await report();
    expect(empty.securityMetrics).toMatchObject({ totalLogins: 0, failedLogins: 0, failedLoginRate: 0 });
    expect(empty.days).toBe(30);
    await make.personal();
    const person = await make.personal();
    await app.query('delete from sign_in_attempts');
    for (let time = 0; time < 2; time++) await make.signIn(person);
    await guess(person.email);
    expect((await report()).securityMetrics).toMatchObject({
      totalLogins: 3,
      failedLogins: 1,
      failedLoginRate: 33.3,
      lockedAccounts: 0,
    });
  });
});

describe('the sessions', () => {
  it('are those that are open, newest first, the caller’s own marked', async () => {
    const { owner, name } = await make.company();
    await app.query(`update sessions set created_at = now() - interval '8 days' where user_id <> $1`, [owner.id]);
    const before = (await sessions()).summary;
    expect(before.totalSessions).toBe(1);
    const mine = { token: await make.signIn(root) };
    const { data } = await app.succeed('GET /security/user-sessions', { as: mine });
    expect(data.list.map(({ user, isCurrent }) => [user.name, user.companyName, isCurrent])).toEqual([
      [root.name, null, true],
      [owner.name, name, false],
    ]);
    await app.succeed('POST /auth/logout', { as: owner });
    expect((await sessions()).list.map(({ user }) => user.id)).toEqual([root.id]);
    expect((await sessions({ days: 9 })).summary.totalSessions).toBeGreaterThan(1);
  });

  it('count as active who signed in or changed something within a day', async () => {
    const { owner } = await make.company();
    await app.query(`update sessions set created_at = now() - interval '2 days'`);
    const { activeUsers } = (await sessions()).summary;
    const quiet = await make.personal();
    await app.query(`update sessions set created_at = now() - interval '2 days' where user_id = $1`, [quiet.id]);
    const entries = await app.query(
      `select from audit_entries where user_id = $1 and created_at > now() - interval '1 day'`,
      [owner.id],
    );
    expect(entries.length).toBeGreaterThan(0);
    // Signing up is an entry.
    expect((await sessions()).summary.activeUsers).toBe(activeUsers + 1);
  });
});

it('only the super administrator gets any of it', async () => {
  const { owner } = await make.company();
  for (const name of [
    'GET /security/failed-logins',
    'GET /security/suspicious-activity',
    'GET /security/security-report',
    'GET /security/user-sessions',
    'GET /security/locked-accounts',
    'GET /security/reset-all-passwords',
  ] as const) {
    await app.deny(name, 'FORBIDDEN', { as: owner });
    await app.deny(name, 'UNAUTHENTICATED', {});
  }
});
