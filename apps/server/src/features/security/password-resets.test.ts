import { beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { createFactories, type Person, uniquePassword } from '../../testing/factories.ts';
import { sentCode } from '../../testing/mails.ts';
import { openStream } from '../../testing/streams.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { createPasswordResets } from './password-resets.ts';

// The job is done by hand here, so that a test can stop in the middle of it.
const app = await startTestApp({ works: false });
const beside = await startTestApp({ beside: app });
const make = createFactories(beside);
const resets = createPasswordResets(app.services);
let root: Person;

beforeEach(async () => {
  root = await make.superAdmin();
});

const shared = () => {
  const newPassword = uniquePassword();
  return { newPassword, confirmPassword: newPassword, currentPassword: root.password };
};
const start = async (body: object) =>
  (await beside.succeed('POST /security/reset-all-passwords', { as: root, body })).data;
const progress = async () => (await app.succeed('GET /security/reset-all-passwords', { as: root })).data;
const finished = () => eventually('the end of the reset', async () => (await progress())?.finishedAt);
const login = (email: string, password: string) => ({ body: { email, password } });

describe('resetting all passwords', () => {
  it('signs everybody out at once, streams within 5 seconds, but super administrators', async () => {
    const { owner } = await make.company();
    const personal = await make.personal();
    const stream = await openStream(app, owner);
    await start(shared());
    for (const as of [owner, personal]) await app.fail('GET /auth/me', 'UNAUTHENTICATED', { as });
    await eventually('the end of the stream', () => stream.isEnded(), 5_000);
    await app.succeed('GET /auth/me', { as: root });
    await finished();
    await make.signIn(root);
  });

  it('says how many it concerns and how far it has come', async () => {
    await make.company();
    const begun = await start(shared());
    expect(begun).toMatchObject({ doneUsers: expect.any(Number), finishedAt: null });
    await finished();
    const members = await app.query(
      `select must_choose_password as must from users where company_id is not null and deleted_at is null and password_hash <> ''`,
    );
    expect(members.every((row) => (row as { must: boolean }).must)).toBe(true);
    expect(await progress()).toMatchObject({
      id: begun.id,
      affectedUsers: members.length,
      doneUsers: members.length,
      finishedAt: expect.any(String),
    });
  });

  it('gives a password that leads no further than to choosing one of one’s own, by a code from the mailbox', async () => {
    const person = await make.personal();
    const { email } = person;
    const body = shared();
    await start(body);
    await finished();
    await app.fail('POST /auth/login', 'INVALID_CREDENTIALS', login(email, person.password));
    const refused = await app.fail('POST /auth/login', 'PASSWORD_CHANGE_REQUIRED', login(email, body.newPassword));
    expect(refused).toMatchObject({ email, error: 'Please choose a new password of your own' });
    await app.succeed('POST /auth/forgot-password', { body: { email } });
    const code = await sentCode(beside, email, 'password-reset-code');
    const newPassword = uniquePassword();
    await app.succeed('POST /auth/reset-password-with-code', { body: { email, code, newPassword } });
    await make.signIn({ email, password: newPassword });
  });

  it('stands on the history of each company, for each person', async () => {
    const { id, owner } = await make.company();
    await start(shared());
    await finished();
    const entries = await app.query(
      `select entity_id, user_name, user_role, description from audit_entries
       where company_id = $1 and action = 'PASSWORD_CHANGED' and user_role = 'SUPER_ADMIN'`,
      [id],
    );
    expect(entries).toEqual([
      {
        entity_id: owner.id,
        user_name: root.name,
        user_role: 'SUPER_ADMIN',
        description: `${root.name} reset all passwords, that of ${owner.name} too`,
      },
    ]);
  });

  it('leaves who was added and has no password yet with the link of the welcome mail', async () => {
    const { owner } = await make.company();
    const { email } = await make.invited(owner);
    const token = await make.linkToken(email);
    await app.query(`update users set password_hash = '' where email = $1`, [email]);
    await make.setPasswordLink(
      (await app.query<{ id: number }>('select id from users where email = $1', [email]))[0] ?? { id: 0 },
    );
    const [{ links } = { links: 0 }] = await app.query<{ links: number }>(
      `select count(*)::int as links from set_password_links l join users u on u.id = l.user_id where u.email = $1`,
      [email],
    );
    expect([token.length > 20, links > 0]).toEqual([true, true]);
    await start(shared());
    await finished();
    const [after] = await app.query<{ links: number }>(
      `select count(*)::int as links from set_password_links l join users u on u.id = l.user_id where u.email = $1`,
      [email],
    );
    expect(after?.links).toBe(links);
  });

  it('is refused while one is under way, and changes nothing', async () => {
    await app.query(
      `insert into password_resets (started_by, password_hash, last_id, affected_users) values ($1, 'x', 0, 0)`,
      [root.id],
    );
    const failure = await app.fail('POST /security/reset-all-passwords', 'ALREADY_RUNNING', {
      as: root,
      body: shared(),
    });
    expect(failure.error).toBe('All passwords are being reset already');
    await app.query(`update password_resets set finished_at = now(), password_hash = null where finished_at is null`);
  });

  it.each([
    [
      { newPassword: 'short', confirmPassword: 'short' },
      { newPassword: 'Password must be at least 6 characters long' },
    ],
    [{ confirmPassword: 'Another-horse-1!' }, { confirmPassword: 'Passwords do not match' }],
    [{ currentPassword: '' }, { currentPassword: 'Password is required' }],
  ])('refuses %j', async (wrong, fields) => {
    const sent = { as: root, body: { ...shared(), ...wrong } };
    const failure = await app.deny('POST /security/reset-all-passwords', 'INVALID_INPUT', sent);
    expect(failure.fields).toEqual(fields);
  });

  it('needs the caller’s own password', async () => {
    const sent = { as: root, body: { ...shared(), currentPassword: uniquePassword() } };
    const failure = await app.deny('POST /security/reset-all-passwords', 'WRONG_PASSWORD', sent);
    expect(failure.fields).toEqual({ currentPassword: 'Your current password is not correct' });
  });
});

describe('a reset that is interrupted', () => {
  it('goes on where it was, touches nobody twice, and nobody who came later', async () => {
    const { id } = await make.company();
    await app.query(
      `insert into users (company_id, name, email, role, password_hash)
       select $1, 'Person ' || n, 'reset' || n || '@example.com', 'EMPLOYEE', 'x' from generate_series(1, 450) n`,
      [id],
    );
    const [{ last } = { last: 0 }] = await app.query<{ last: number }>('select max(id) as last from users');
    await app.query(
      `insert into password_resets (started_by, password_hash, last_id, affected_users) values ($1, 'shared', $2, 450)`,
      [root.id, last],
    );
    const later = await make.personal();
    expect(await app.services.database.asSystem('platform console', resets.step)).toBe(true);
    const half = await progress();
    expect(half?.doneUsers).toBe(200);
    expect(half?.finishedAt).toBeNull();
    // One who has chosen a password of their own meanwhile keeps it.
    const [first] = await app.query<{ id: number }>(
      `select id from users where must_choose_password and password_hash = 'shared' order by id limit 1`,
    );
    await app.query(`update users set password_hash = 'own', must_choose_password = false where id = $1`, [first?.id]);
    await resets.run(new AbortController().signal);
    expect((await progress())?.finishedAt).not.toBeNull();
    const [kept] = await app.query<{ hash: string }>('select password_hash as hash from users where id = $1', [
      first?.id,
    ]);
    expect(kept?.hash).toBe('own');
    await make.signIn(later);
    const [row] = await app.query<{ hash: string | null }>(
      'select password_hash as hash from password_resets order by id desc limit 1',
    );
    expect(row?.hash).toBeNull();
    const twice = await app.query(
      `select entity_id from audit_entries where company_id = $1 and description like '%reset all passwords%'
       group by entity_id having count(*) > 1`,
      [id],
    );
    expect(twice).toEqual([]);
  });

  it('asks for another job where it has to stop', async () => {
    await app.query(
      `insert into password_resets (started_by, password_hash, last_id, affected_users) values ($1, 'shared', 0, 0)`,
      [root.id],
    );
    await resets.run(AbortSignal.abort());
    await finished();
  });
});
