import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { createFactories, type Person, unique, uniqueEmail } from '../../testing/factories.ts';
import { countMails } from '../../testing/mails.ts';
import { startTestApp } from '../../testing/test-app.ts';

const app = await startTestApp();
const make = createFactories(app);
let owner: Person;
let employee: Person;

beforeAll(async () => {
  ({ owner } = await make.company());
  employee = await make.person(owner);
});

const send = (key: string, body: object, as = owner) =>
  app.call('POST /tasks', { as, body, headers: { 'idempotency-key': key } });

const withTitle = (title: string) => app.query('select from tasks where title = $1', [title]);

describe('an Idempotency-Key', () => {
  it('makes a repeated POST answer the same and happen once', async () => {
    const body = { title: unique('Once '), assigneeId: owner.id };
    const [first, second] = [await send('first-key', body), await send('first-key', body)];
    expect(second.status).toBe(201);
    expect(second.text).toBe(first.text);
    expect(await withTitle(body.title)).toHaveLength(1);
    const entries = `select from audit_entries where action = 'TASK_CREATED' and description like $1`;
    expect(await app.query(entries, [`%${body.title}%`])).toHaveLength(1);
  });

  it('lets 50 POSTs at once make one row', async () => {
    const body = { title: unique('Once '), assigneeId: owner.id };
    const answers = await Promise.all(Array.from({ length: 50 }, () => send('parallel-key', body)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect(await withTitle(body.title)).toHaveLength(1);
  });

  it('adds a person once and mails them once', async () => {
    const body = { name: 'New', email: uniqueEmail(), password: 'Handed-over-7!' };
    const sent = { as: owner, body, headers: { 'idempotency-key': 'person-key' } };
    const answers = await Promise.all(Array.from({ length: 5 }, () => app.call('POST /users', sent)));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(201));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await countMails(app, body.email, 'set-password')).toBe(1);
  });

  it('is a conflict with another body or another operation', async () => {
    await send('conflict-key', { title: 'One', assigneeId: owner.id });
    const headers = { 'idempotency-key': 'conflict-key' };
    const other = { title: 'Another', assigneeId: owner.id };
    const failure = await app.deny('POST /tasks', 'IDEMPOTENCY_KEY_REUSED', { as: owner, body: other, headers });
    expect(failure.error).toBe('This Idempotency-Key was already used for a different request');
    const person = { name: 'New', email: uniqueEmail(), password: 'Handed-over-7!' };
    await app.deny('POST /users', 'IDEMPOTENCY_KEY_REUSED', { as: owner, body: person, headers });
  });

  it('is one’s own: another person may use the same', async () => {
    const title = unique('Both ');
    await send('shared-key', { title, assigneeId: owner.id });
    const { body } = await send('shared-key', { title, assigneeId: owner.id }, employee);
    expect(body).toMatchObject({ success: true, data: { assignerId: employee.id } });
    expect(await withTitle(title)).toHaveLength(2);
  });

  it('is free again after a request that failed', async () => {
    const sent = { as: owner, body: { title: '' }, headers: { 'idempotency-key': 'failed-key' } };
    await app.deny('POST /tasks', 'INVALID_INPUT', sent);
    const { status } = await send('failed-key', { title: 'Now right', assigneeId: owner.id });
    expect(status).toBe(201);
  });

  it('is checked only after the session and the permission', async () => {
    const body = { name: 'New', email: uniqueEmail(), password: 'Handed-over-7!' };
    const headers = { 'idempotency-key': 'refused-key' };
    await app.deny('POST /users', 'UNAUTHENTICATED', { body, headers });
    await app.deny('POST /users', 'FORBIDDEN', { as: employee, body, headers });
  });

  it.each(['', 'x'.repeat(256)])('is refused when it is %j', async (key) => {
    const sent = { as: owner, body: { title: 'x', assigneeId: owner.id }, headers: { 'idempotency-key': key } };
    const failure = await app.deny('POST /tasks', 'INVALID_INPUT', sent);
    expect(failure.error).toBe('Idempotency-Key must be 1 to 255 characters');
  });

  it('may have 255 characters', async () => {
    const { status } = await send('x'.repeat(255), { title: 'x', assigneeId: owner.id });
    expect(status).toBe(201);
  });

  it('does not keep a request in a form that could be guessed: the body may hold a password', async () => {
    const body = { name: 'New', email: uniqueEmail(), password: 'Handed-over-7!' };
    await app.succeed('POST /users', { as: owner, body, headers: { 'idempotency-key': 'secret-key' } });
    const guess = createHash('sha256')
      .update(`POST /users\n/api/users\n${JSON.stringify(body)}`)
      .digest();
    const kept = await app.query<{ request_hash: Buffer }>('select request_hash from idempotency_keys');
    expect(kept.some(({ request_hash }) => request_hash.equals(guess))).toBe(false);
  });

  it('means nothing on other methods', async () => {
    const task = await make.task(owner);
    const headers = { 'idempotency-key': 'edit-key' };
    for (const title of ['First', 'Second']) {
      const sent = { as: owner, params: { id: task.id }, body: { title }, headers };
      expect((await app.succeed('PUT /tasks/{id}', sent)).data.title).toBe(title);
    }
  });
});
