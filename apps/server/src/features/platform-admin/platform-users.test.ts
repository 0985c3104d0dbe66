import { beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { createFactories, type Person, unique, uniquePassword } from '../../testing/factories.ts';
import { mailTo } from '../../testing/mails.ts';
import { openStream } from '../../testing/streams.ts';
import { startTestApp } from '../../testing/test-app.ts';

const app = await startTestApp();
const make = createFactories(app);
let root: Person;

beforeAll(async () => {
  root = await make.superAdmin();
});

const search = async (query: Record<string, string | number> = {}) =>
  (await app.succeed('GET /super-admin/users/search', { as: root, query })).data;
const history = (companyId: number, action: string) =>
  app.query<{ description: string }>(
    `select user_name, user_role, entity_id, description from audit_entries
     where company_id = $1 and action = $2 and user_role = 'SUPER_ADMIN'`,
    [companyId, action],
  );

describe('the search for people', () => {
  it('has those of all companies, personal accounts and super administrators, newest first', async () => {
    const { owner, name } = await make.company();
    const personal = await make.personal();
    const { users, pagination } = await search();
    expect(users[0]).toMatchObject({ id: personal.id, isPersonal: true, companyName: null });
    expect(users.find(({ id }) => id === owner.id)).toMatchObject({
      companyName: name,
      role: 'SYSDMIN',
      isEmailVerified: true,
      company: { name, subscriptionPlan: 'BUSINESS' },
    });
    expect(users.find(({ id }) => id === root.id)).toMatchObject({ company: null, role: 'SUPER_ADMIN' });
    expect(pagination).toMatchObject({ page: 1, limit: 20, total: users.length });
  });

  it('finds a part of the name or address, as typed, and those of one role', async () => {
    const word = unique('findable');
    const { owner } = await make.company();
    const named = await make.person(owner, { name: `Zoë ${word}_100% Töchter`, role: 'ADMIN' });
    const addressed = await make.person(owner, { email: `${word}@example.com` });
    const ids = async (query: Record<string, string>) => (await search(query)).users.map(({ id }) => id);
    expect(await ids({ search: word.toUpperCase() })).toEqual([addressed.id, named.id]);
    expect(await ids({ search: word, role: 'ADMIN' })).toEqual([named.id]);
    expect(await ids({ search: '100% TÖCH' })).toEqual([named.id]);
    expect(await ids({ search: `${word}x100%` })).toEqual([]);
    await make.deletePerson(addressed);
    expect(await ids({ search: word })).toEqual([named.id]);
  });

  it('comes in pages that are counted; one beyond the end is empty', async () => {
    const word = unique('paged-person-');
    const { owner } = await make.company();
    for (let count = 0; count < 3; count++) await make.invited(owner, { name: `${word} ${count}` });
    const first = await search({ search: word, limit: 2 });
    expect(first.pagination).toEqual({ page: 1, limit: 2, total: 3, pages: 2 });
    expect((await search({ search: word, limit: 2, page: 2 })).users.map(({ name }) => name)).toEqual([`${word} 0`]);
    const beyond = await search({ search: word, limit: 2, page: 9 });
    expect(beyond).toEqual({ users: [], pagination: { page: 9, limit: 2, total: 3, pages: 2 } });
  });

  it.each([
    ['role', 'BOSS'],
    ['page', '0'],
    ['limit', '201'],
  ])('refuses %s %s', async (field, value) => {
    const sent = { as: root, query: { [field]: value } };
    const failure = await app.fail('GET /super-admin/users/search', 'INVALID_INPUT', sent);
    expect(Object.keys(failure.fields ?? {})).toEqual([field]);
  });
});

describe('the details of a person', () => {
  it('leave an entry on their company’s own history', async () => {
    const { id: companyId, owner } = await make.company();
    const params = { id: owner.id };
    const { data } = await app.succeed('GET /super-admin/users/{id}', { as: root, params });
    expect(data).toMatchObject({ id: owner.id, email: owner.email, companyId });
    expect(await history(companyId, 'SEEN_BY_PLATFORM')).toEqual([
      {
        user_name: root.name,
        user_role: 'SUPER_ADMIN',
        entity_id: owner.id,
        description: `${root.name}, who administers the platform, looked at the account of ${owner.name}`,
      },
    ]);
    await app.deny('GET /super-admin/users/{id}', 'NOT_FOUND', { as: root, params: { id: 999_999_999 } });
  });
});

describe('resetting a password from the console', () => {
  const reset = (id: number, newPassword: string) => ({ as: root, params: { id }, body: { newPassword } });

  it('replaces it, ends every session, streams within 5 seconds, and tells by mail', async () => {
    const { id: companyId, owner } = await make.company();
    const stream = await openStream(app, owner);
    const newPassword = uniquePassword();
    const answer = await app.succeed('PUT /super-admin/users/{id}/reset-password', reset(owner.id, newPassword));
    expect(answer.message).toBe('Password reset successfully');
    await app.deny('GET /auth/me', 'UNAUTHENTICATED', { as: owner });
    await eventually('the end of the stream', () => stream.isEnded(), 5_000);
    await make.signIn({ email: owner.email, password: newPassword });
    const mail = await mailTo(app, owner.email, 'password-reset-by-administrator');
    expect(mail.text).toContain('An administrator of Taskwell');
    expect(mail.text).not.toContain(newPassword);
    expect(await history(companyId, 'PASSWORD_CHANGED')).toMatchObject([
      { entity_id: owner.id, description: `${root.name} reset the password of ${owner.name}` },
    ]);
  });

  it('counts in the mail budgets: beyond them it is refused, and nothing changes', async () => {
    const small = await startTestApp({ settings: { MAILS_PER_PERSON_PER_HOUR: '2', MAILS_PER_PERSON_PER_DAY: '2' } });
    const there = createFactories(small);
    const as = await there.superAdmin();
    const { id } = await there.personal();
    const sent = { as, params: { id }, body: { newPassword: uniquePassword() } };
    for (let time = 0; time < 2; time++) await small.succeed('PUT /super-admin/users/{id}/reset-password', sent);
    await small.deny('PUT /super-admin/users/{id}/reset-password', 'TOO_MANY_REQUESTS', sent);
  });

  it('refuses a short one, nobody, and other super administrators', async () => {
    const { id } = await make.personal();
    const short = await app.deny('PUT /super-admin/users/{id}/reset-password', 'INVALID_INPUT', reset(id, 'short'));
    expect(short.fields).toEqual({ newPassword: 'Password must be at least 6 characters long' });
    const missing = reset(999_999_999, uniquePassword());
    await app.deny('PUT /super-admin/users/{id}/reset-password', 'NOT_FOUND', missing);
    const peer = await make.superAdmin();
    for (const { id: peerId } of [peer, root]) {
      const sent = reset(peerId, uniquePassword());
      await app.deny('PUT /super-admin/users/{id}/reset-password', 'FORBIDDEN', sent);
    }
  });
});

describe('the verified toggle', () => {
  const mark = async (id: number, isEmailVerified: boolean) =>
    (
      await app.succeed('PUT /super-admin/users/{id}/verification', {
        as: root,
        params: { id },
        body: { isEmailVerified },
      })
    ).data;

  it('lets somebody in who has no way to a code', async () => {
    const { id: companyId, owner } = await make.company();
    await app.query('update users set is_email_verified = false where id = $1', [owner.id]);
    const { email, password } = owner;
    await app.fail('POST /auth/login', 'EMAIL_NOT_VERIFIED', { body: { email, password } });
    expect(await mark(owner.id, true)).toMatchObject({ id: owner.id, isEmailVerified: true });
    await make.signIn(owner);
    expect(await history(companyId, 'EMAIL_VERIFIED')).toMatchObject([
      { entity_id: owner.id, description: `${root.name} marked the address of ${owner.name} as verified` },
    ]);
    await mark(owner.id, true);
    expect(await history(companyId, 'EMAIL_VERIFIED')).toHaveLength(1);
  });

  it('takes it back: a code is asked for, and nobody else gets the address at once', async () => {
    const { id: companyId, owner } = await make.company();
    await app.query(`update users set email_since = now() - interval '1 year' where id = $1`, [owner.id]);
    expect(await mark(owner.id, false)).toMatchObject({ isEmailVerified: false });
    const { email, password } = owner;
    await app.fail('POST /auth/login', 'EMAIL_NOT_VERIFIED', { body: { email, password } });
    const body = { name: 'Somebody Else', email, password: uniquePassword() };
    await app.fail('POST /auth/register-personal', 'EMAIL_TAKEN', { body });
    expect(await history(companyId, 'EMAIL_UNVERIFIED')).toHaveLength(1);
  });

  it('is not for super administrators', async () => {
    const peer = await make.superAdmin();
    const sent = { as: root, params: { id: peer.id }, body: { isEmailVerified: false } };
    await app.deny('PUT /super-admin/users/{id}/verification', 'FORBIDDEN', sent);
  });
});
