import { beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { createFactories, type Person, uniquePassword } from '../../testing/factories.ts';
import { sentCode } from '../../testing/mails.ts';
import { openStream } from '../../testing/streams.ts';
import { startTestApp } from '../../testing/test-app.ts';

const app = await startTestApp();
const make = createFactories(app);
const ENDS_WITHIN_MILLISECONDS = 5_000;
let root: Person;

beforeAll(async () => {
  root = await make.superAdmin();
});

const history = (companyId: number, action: string) =>
  app.query<{ user_name: string; user_role: string; entity_id: number; description: string }>(
    'select user_name, user_role, entity_id, description from audit_entries where company_id = $1 and action = $2',
    [companyId, action],
  );
const byRoot = () => ({ user_name: root.name, user_role: 'SUPER_ADMIN' });

async function guess(email: string, times: number): Promise<void> {
  for (let time = 0; time < times; time++) {
    await app.call('POST /auth/login', { body: { email, password: 'Wrong-horse-1!' } });
  }
}

const lock = async (body: object = {}) =>
  (await app.succeed('POST /security/lock-suspicious-accounts', { as: root, body })).data;
const locked = async () => (await app.succeed('GET /security/locked-accounts', { as: root })).data;
const signIn = ({ email, password }: { email: string; password: string }) => ({ body: { email, password } });

describe('ending a session', () => {
  it('ends that one alone, its live stream within 5 seconds, and stands on the company’s history', async () => {
    const { id: companyId, owner } = await make.company();
    const elsewhere = await make.session(owner);
    const { data } = await app.succeed('GET /auth/sessions', { as: owner });
    const sessionId = data.find(({ isCurrent }) => isCurrent)?.id ?? 0;
    const stream = await openStream(app, owner);
    await app.succeed('DELETE /security/user-sessions/{sessionId}', { as: root, params: { sessionId } });
    await app.deny('GET /auth/me', 'UNAUTHENTICATED', { as: owner });
    await eventually('the end of the stream', () => stream.isEnded(), ENDS_WITHIN_MILLISECONDS);
    await app.succeed('GET /auth/me', { as: elsewhere });
    expect(await history(companyId, 'SESSION_ENDED')).toEqual([
      { ...byRoot(), entity_id: owner.id, description: `${root.name} ended a session of ${owner.name}` },
    ]);
    const again = { as: root, params: { sessionId } };
    await app.deny('DELETE /security/user-sessions/{sessionId}', 'NOT_FOUND', again);
  });

  it('works for an own one, and for no other super administrator’s', async () => {
    const peer = await make.superAdmin();
    const peers = { as: root, params: { sessionId: await make.sessionId(peer) } };
    await app.deny('DELETE /security/user-sessions/{sessionId}', 'FORBIDDEN', peers);
    const own = { as: root, params: { sessionId: await make.sessionId(root) } };
    await app.succeed('DELETE /security/user-sessions/{sessionId}', own);
    await app.succeed('GET /auth/me', { as: root });
  });
});

describe('locking suspicious accounts', () => {
  it('locks those with five wrong passwords, signs them out within 5 seconds, and says whom', async () => {
    const { id: companyId, name, owner } = await make.company();
    const colleague = await make.person(owner);
    await guess(owner.email, 5);
    await guess(colleague.email, 4);
    const stream = await openStream(app, owner);
    const { suspiciousUsers, remaining } = await lock();
    expect(suspiciousUsers).toEqual([
      { id: owner.id, name: owner.name, email: owner.email, role: 'SYSDMIN', companyName: name, failedLogins: 5 },
    ]);
    expect(remaining).toBe(0);
    await app.deny('GET /auth/me', 'UNAUTHENTICATED', { as: owner });
    await eventually('the end of the stream', () => stream.isEnded(), ENDS_WITHIN_MILLISECONDS);
    await app.succeed('GET /auth/me', { as: colleague });
    expect(await history(companyId, 'ACCOUNT_LOCKED')).toEqual([
      {
        ...byRoot(),
        entity_id: owner.id,
        description: `${root.name} locked the account of ${owner.name} after 5 failed sign-ins`,
      },
    ]);
    expect((await locked()).list[0]).toMatchObject({ id: owner.id, lockedAt: expect.any(String) });
    expect((await lock()).suspiciousUsers).toEqual([]);
  });

  it('keeps even the right password out, and says so only to whoever has it', async () => {
    const person = await make.personal();
    await make.locked(person);
    const refused = await app.fail('POST /auth/login', 'ACCOUNT_LOCKED', signIn(person));
    expect(refused).toMatchObject({ requiresVerification: true, email: person.email });
    await app.fail('POST /auth/login', 'INVALID_CREDENTIALS', signIn({ ...person, password: uniquePassword() }));
  });

  it('ends for its owner with a code from the mailbox, and the old attempts do not lock it again', async () => {
    const person = await make.personal();
    await make.verify(person.email);
    await guess(person.email, 5);
    expect((await lock()).suspiciousUsers.map(({ id }) => id)).toContain(person.id);
    const { email } = person;
    await app.succeed('POST /email-verification/send', { body: { email } });
    const code = await sentCode(app, email, 'verification-code');
    await app.succeed('POST /email-verification/verify', { body: { email, code } });
    await make.signIn(person);
    expect((await lock()).suspiciousUsers.map(({ id }) => id)).not.toContain(person.id);
    expect(await history(person.companyId, 'ACCOUNT_UNLOCKED')).toHaveLength(1);
  });

  it('ends with a new password by code too', async () => {
    const person = await make.personal();
    await make.locked(person);
    const { email } = person;
    await app.succeed('POST /auth/forgot-password', { body: { email } });
    const code = await sentCode(app, email, 'password-reset-code');
    const newPassword = uniquePassword();
    await app.succeed('POST /auth/reset-password-with-code', { body: { email, code, newPassword } });
    await make.signIn({ email, password: newPassword });
  });

  it('is undone by the console, for one account', async () => {
    const person = await make.personal();
    await guess(person.email, 5);
    await lock();
    const params = { userId: person.id };
    await app.succeed('DELETE /security/locked-accounts/{userId}', { as: root, params });
    await make.signIn(person);
    expect((await lock()).suspiciousUsers).toEqual([]);
    expect(await history(person.companyId, 'ACCOUNT_UNLOCKED')).toEqual([
      { ...byRoot(), entity_id: person.id, description: `${root.name} unlocked the account of ${person.name}` },
    ]);
    await app.deny('DELETE /security/locked-accounts/{userId}', 'NOT_FOUND', { as: root, params });
  });

  it('spares super administrators, and takes the threshold and days that it is given', async () => {
    await app.query('delete from sign_in_attempts');
    const peer = await make.superAdmin();
    const person = await make.personal();
    await guess(peer.email, 6);
    await guess(person.email, 3);
    expect((await lock({ failedLoginThreshold: 3, days: 1 })).suspiciousUsers.map(({ id }) => id)).toEqual([person.id]);
    await make.signIn(peer);
  });

  it('leaves no session of somebody who was just signing in', async () => {
    for (let round = 0; round < 5; round++) {
      const person = await make.personal();
      await guess(person.email, 5);
      const signIns = Array.from({ length: 3 }, () => app.call('POST /auth/login', signIn(person)));
      await lock();
      for (const { status, body } of await Promise.all(signIns)) {
        expect([200, 403]).toContain(status);
        if (status !== 200) continue;
        await app.deny('GET /auth/me', 'UNAUTHENTICATED', { as: { token: (body as { token: string }).token } });
      }
    }
  });

  it('stands once on the history where two do it together', async () => {
    const person = await make.personal();
    await guess(person.email, 5);
    const answers = await Promise.all([lock(), lock(), lock()]);
    expect(answers.flatMap(({ suspiciousUsers }) => suspiciousUsers)).toHaveLength(1);
    expect(await history(person.companyId, 'ACCOUNT_LOCKED')).toHaveLength(1);
  });

  it.each([
    ['days', 0],
    ['days', 91],
    ['days', '7'],
    ['failedLoginThreshold', 0],
    ['failedLoginThreshold', 1.5],
  ])('refuses %s %s', async (field, value) => {
    const sent = { as: root, body: { [field]: value } };
    const failure = await app.deny('POST /security/lock-suspicious-accounts', 'INVALID_INPUT', sent);
    expect(Object.keys(failure.fields ?? {})).toEqual([field]);
  });
});
