import { afterEach, describe, expect, it } from 'vitest';
import { eventually } from '../eventually.ts';
import { createFactories, type Person, uniquePassword } from '../factories.ts';
import { sentCode } from '../mails.ts';
import { type LiveStream, openStream } from '../streams.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

// SECURITY.md row 9: when authority ends, requests end at once and open live streams within 5 seconds.

const app = await startTestApp();
const make = createFactories(app);
const secondProcess = await startTestApp({ beside: app });
const open: LiveStream[] = [];

afterEach(() => {
  for (const stream of open.splice(0)) stream.close();
});

async function newPassword({ email }: Person): Promise<void> {
  await app.succeed('POST /auth/forgot-password', { body: { email } });
  const code = await sentCode(app, email, 'password-reset-code');
  const body = { email, code, newPassword: uniquePassword() };
  await app.succeed('POST /auth/reset-password-with-code', { body });
}

async function exerciseSession(process: TestApp, person: Person): Promise<void> {
  for (let time = 0; time < 2; time++) {
    await process.succeed('GET /tasks', { as: person });
    await process.succeed('POST /tasks', { as: person, body: { title: 'x', assigneeId: person.id } });
  }
}

const ENDINGS: Record<string, (person: Person, owner: Person) => Promise<unknown>> = {
  'signing out': (person) => app.succeed('POST /auth/logout', { as: person }),
  'the end of the session’s time': (person) =>
    app.query(`update sessions set expires_at = now() where user_id = $1`, [person.id]),
  'a new password by code': newPassword,
  'a new password by link': async (person) => {
    const token = await make.setPasswordLink(person);
    await app.succeed('POST /auth/set-password', { body: { token, newPassword: uniquePassword() } });
  },
  'the deletion of the company': (_, owner) =>
    app.succeed('DELETE /auth/company', { as: owner, body: { currentPassword: owner.password } }),
  'the suspension of the company': (_, owner) => make.suspend(owner.companyId),
  'the deletion of the person': (person) => make.deletePerson(person),
};

describe.each(Object.entries(ENDINGS))('%s', (_, end) => {
  it('ends requests at once and the live streams of every process within 5 seconds', async () => {
    const { owner } = await make.company();
    const person = await make.person(owner, { role: 'ADMIN' });
    const other = await make.personal();
    // Whatever a process remembers of a session, it remembers now.
    for (const process of [app, secondProcess]) await exerciseSession(process, person);
    open.push(await openStream(app, person), await openStream(secondProcess, person), await openStream(app, other));
    await end(person, owner);
    for (const process of [app, secondProcess]) {
      await process.deny('GET /auth/me', 'UNAUTHENTICATED', { as: person });
      await process.deny('GET /tasks', 'UNAUTHENTICATED', { as: person });
      await process.deny('POST /tasks', 'UNAUTHENTICATED', { as: person, body: { title: 'x', assigneeId: person.id } });
    }
    await eventually('the end of both streams', () => open[0]?.isEnded() && open[1]?.isEnded(), 5_000);
    expect(open[2]?.isEnded()).toBe(false);
  });
});

describe('other sessions', () => {
  it('of the same person end with a new password too', async () => {
    const person = await make.personal();
    const elsewhere = await make.session(person);
    await newPassword(person);
    await app.deny('GET /auth/me', 'UNAUTHENTICATED', { as: elsewhere });
  });

  it('go on after signing out of one, streams too', async () => {
    const person = await make.personal();
    const elsewhere = await make.session(person);
    const stream = await openStream(app, elsewhere);
    open.push(stream);
    await app.succeed('POST /auth/logout', { as: person });
    await app.succeed('GET /auth/me', { as: elsewhere });
    const task = await make.task({ ...person, ...elsewhere });
    await eventually('an event after the other’s end', () => stream.events.some(({ id }) => id === task.id));
    expect(stream.isEnded()).toBe(false);
  });
});

describe('a part in a task', () => {
  it.each([
    ['coAssign', 'task_co_assignees'],
    ['share', 'task_shares'],
    ['collaborate', 'task_collaborators'],
  ] as const)('that is taken away (%s) ends at once', async (join, table) => {
    const { owner } = await make.company();
    const person = join === 'collaborate' ? await make.personal() : await make.person(owner);
    const task = await make.task(owner);
    await make[join](task.id, person);
    await app.succeed('GET /tasks/{id}', { as: person, params: { id: task.id } });
    await app.query(`delete from ${table} where task_id = $1`, [task.id]);
    await app.deny('GET /tasks/{id}', 'NOT_FOUND', { as: person, params: { id: task.id } });
    const { data } = await app.succeed('GET /tasks', { as: person });
    expect(data).toEqual([]);
  });

  it('ends with the task going to somebody else', async () => {
    const { owner } = await make.company();
    const lead = await make.person(owner);
    const task = await make.task(owner, { assigneeId: lead.id });
    const params = { id: task.id };
    await app.succeed('PUT /tasks/{id}', { as: owner, params, body: { assigneeId: owner.id } });
    await app.deny('PATCH /tasks/{id}/status', 'NOT_FOUND', { as: lead, params, body: { status: 'COMPLETED' } });
  });
});

it('a lower role counts from the next request on', async () => {
  const { owner } = await make.company();
  const admin = await make.person(owner, { role: 'ADMIN' });
  await app.succeed('GET /users', { as: admin });
  await exerciseSession(app, admin);
  await app.query(`update users set role = 'EMPLOYEE' where id = $1`, [admin.id]);
  await app.deny('GET /users', 'FORBIDDEN', { as: admin });
  const task = await make.task(owner);
  await app.deny('GET /tasks/{id}', 'NOT_FOUND', { as: admin, params: { id: task.id } });
  const { data } = await app.succeed('GET /tasks', { as: admin });
  expect(data.every(({ assigneeId }) => assigneeId === admin.id)).toBe(true);
});

it('a new name stands on the history from the next request on', async () => {
  const { owner } = await make.company();
  await exerciseSession(app, owner);
  await app.query(`update users set name = 'Renamed' where id = $1`, [owner.id]);
  const task = await make.task(owner);
  expect(await app.query('select user_name from audit_entries where task_id = $1', [task.id])).toEqual([
    { user_name: 'Renamed' },
  ]);
});
