import { describe, expect, it } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { createFactories, type Person } from '../../testing/factories.ts';
import { sentCode } from '../../testing/mails.ts';
import { startTestApp } from '../../testing/test-app.ts';

// SECURITY.md rows 9 and 22: a session that has ended does nothing more, nor does what it has under way.

const app = await startTestApp();
const make = createFactories(app);

const NEW_PASSWORD = 'Stolen-horse-1!';

/**
 * Has a request wait for a row, ends its session meanwhile, and lets it go on.
 *
 * @returns the request's answer
 */
async function endedMeanwhile<T>(
  row: { table: 'users' | 'tasks' | 'companies'; id: number },
  request: () => Promise<T>,
  end: () => Promise<unknown>,
): Promise<T> {
  const blocker = await app.database.connectAsOwner();
  await blocker.query('begin');
  await blocker.query('set local role taskwell_system');
  await blocker.query(`select from ${row.table} where id = $1 for update`, [row.id]);
  const answer = request();
  await eventually('the request waits', async () => {
    const waiting = await app.query(`select from pg_locks join pg_stat_activity using (pid)
      where not granted and datname = current_database()`);
    return waiting.length > 0;
  });
  await end();
  await blocker.query('commit');
  await blocker.end();
  return answer;
}

const canSignIn = async ({ email }: Person, password: string) =>
  (await app.call('POST /auth/login', { body: { email, password } })).status === 200;

/** A second session of the same person. */
async function signInAgain(person: Person): Promise<Person> {
  const { email, password } = person;
  const { token } = await app.succeed('POST /auth/login', { body: { email, password } });
  return { ...person, token };
}

describe('what a session has under way when it is ended', () => {
  it('writes no new password', async () => {
    const thief = await make.personal();
    const owner = await signInAgain(thief);
    const { status, body } = await endedMeanwhile(
      { table: 'users', id: thief.id },
      () =>
        app.call('POST /auth/change-password', {
          as: thief,
          body: { currentPassword: thief.password, newPassword: NEW_PASSWORD },
        }),
      () => app.succeed('DELETE /auth/sessions', { as: owner }),
    );
    expect([status, body.code]).toEqual([401, 'UNAUTHENTICATED']);
    expect([await canSignIn(owner, NEW_PASSWORD), await canSignIn(owner, owner.password)]).toEqual([false, true]);
    await app.succeed('GET /auth/me', { as: owner });
  });

  it('gives nobody else a password, where an administrator was deleted', async () => {
    const { owner } = await make.company();
    const admin = await make.person(owner, { role: 'ADMIN' });
    const victim = await make.person(owner);
    const { status } = await endedMeanwhile(
      { table: 'users', id: victim.id },
      () =>
        app.call('PUT /users/{id}/reset-password', {
          as: admin,
          params: { id: victim.id },
          body: { newPassword: NEW_PASSWORD },
        }),
      () => app.succeed('DELETE /users/{id}', { as: owner, params: { id: admin.id } }),
    );
    expect(status).toBe(401);
    expect([await canSignIn(victim, NEW_PASSWORD), await canSignIn(victim, victim.password)]).toEqual([false, true]);
  });

  it('deletes no company', async () => {
    const thief = await make.personal();
    const owner = await signInAgain(thief);
    const { status } = await endedMeanwhile(
      { table: 'companies', id: thief.companyId },
      () => app.call('DELETE /auth/company', { as: thief, body: { currentPassword: thief.password } }),
      () => app.succeed('DELETE /auth/sessions', { as: owner }),
    );
    expect(status).toBe(401);
    await app.succeed('GET /auth/me', { as: owner });
  });

  it('changes no task, though its commit travels along with the change', async () => {
    const thief = await make.personal();
    const owner = await signInAgain(thief);
    const task = await make.task(owner, { title: 'Mend the roof' });
    const { status } = await endedMeanwhile(
      { table: 'tasks', id: task.id },
      () => app.call('PATCH /tasks/{id}/status', { as: thief, params: { id: task.id }, body: { status: 'COMPLETED' } }),
      () => app.succeed('DELETE /auth/sessions', { as: owner }),
    );
    expect(status).toBe(401);
    const { data } = await app.succeed('GET /tasks/{id}', { as: owner, params: { id: task.id } });
    expect(data.status).toBe('TODO');
  });

  it('ends itself as it was asked to', async () => {
    const person = await make.personal();
    await app.succeed('POST /auth/logout', { as: person });
    await app.deny('GET /auth/me', 'UNAUTHENTICATED', { as: person });
  });
});

describe('one code that is used many times at once', () => {
  it('is used once, keeps nobody waiting, and is told invalid to the others', async () => {
    const person = await make.personal();
    const { email } = person;
    await app.succeed('POST /auth/forgot-password', { body: { email } });
    const code = await sentCode(app, email, 'password-reset-code');
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        app.call('POST /auth/reset-password-with-code', {
          body: { email, code, newPassword: `Right-horse-${index}!` },
          headers: { 'x-forwarded-for': `10.1.2.${index}` },
        }),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status !== 200 && status !== 400 && status !== 429)).toEqual([]);
  });
});
