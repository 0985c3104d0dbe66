import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import type pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { hashPassword } from '../../features/accounts/passwords.ts';
import { applyIncrements, incrementNames } from '../../testing/increments.ts';
import { describeDatabase } from '../../testing/schema.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { createMigratedDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { hashToken } from '../http/request.ts';

// Decision 40: new databases get the baseline, those of before what they lack of the increments, and all are the same.

const MIGRATIONS = new URL('../../migrations/', import.meta.url);

/** Versions of before, and how each of them remembers the link of a welcome mail. */
const VERSIONS = {
  '0011_cheaper_changes.sql': 'insert into set_password_links (token_hash, user_id, expires_at) values ($1, $2, $3)',
  '0031_calendar_addresses.sql': `insert into set_password_links (token_hash, user_id, expires_at, email)
    select $1, id, $3, email from users where id = $2`,
};

/** In the form of all tokens. */
const tokenOf = (word: string) => createHash('sha256').update(word).digest('base64url');

async function migrated(made: (owner: pg.Client) => Promise<void> = async () => undefined): Promise<TestDatabase> {
  const database = await createMigratedDatabase(made);
  onTestFinished(() => database.drop());
  return database;
}

/** What the database is said to have, in the order of being applied. */
const appliedTo = (database: TestDatabase) =>
  database.asOwner<{ name: string; applied_at: Date }>('select name, applied_at from schema_migrations order by name');

describe('a new database', () => {
  it('equals one that the increments brought there: owners, rights, policies, functions, indexes, rows', async () => {
    const fresh = await describeDatabase(await migrated());
    const grown = await describeDatabase(await migrated((owner) => applyIncrements(owner, '0023_audit_changes.sql')));
    expect(grown.length).toBeGreaterThan(500);
    expect(fresh).toEqual(grown);
  });

  it('is made by the baseline alone, in one transaction, and counts as one that has every increment', async () => {
    const applied = await appliedTo(await migrated());
    const increments = await incrementNames();
    const stoodFor = applied.filter(({ name }) => increments.includes(name));
    expect(stoodFor.map(({ name }) => name)).toEqual(increments);
    expect(new Set(stoodFor.map(({ applied_at }) => applied_at.getTime())).size).toBe(1);
    expect(applied.length).toBe(increments.length + (await addedSince()).length);
  });
});

async function addedSince(): Promise<string[]> {
  return (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql'));
}

describe('a filled database of before', () => {
  it.each(Object.entries(VERSIONS))('at %s is brought to the current version and works', async (last, addLink) => {
    const passwordHash = await hashPassword(PASSWORD, 'owner');
    const database = await createMigratedDatabase(async (owner) => {
      await applyIncrements(owner, last);
      await fill(owner, passwordHash);
      await owner.query(addLink, [hashToken(tokenOf('link')), NEW_COLLEAGUE, new Date(Date.now() + 3_600_000)]);
    });
    const app = await startTestApp({ database });
    expect((await appliedTo(database)).map(({ name }) => name)).toEqual([
      ...(await incrementNames()),
      ...(await addedSince()),
    ]);

    const olga = { token: tokenOf('session') };
    expect((await app.succeed('GET /auth/me', { as: olga })).user.name).toBe('Olga');
    const { data, counts } = await app.succeed('GET /tasks', { as: olga });
    expect(data.map(({ title, commentCount }) => [title, commentCount])).toEqual([
      ['Open', 1],
      ['Done', 0],
    ]);
    expect(counts).toMatchObject({ TODO: 1, COMPLETED: 1 });
    const [task] = data;
    if (!task) throw new Error('the tasks of before are gone');

    const eve = { token: await signIn(app, 'eve@example.com') };
    const params = { id: task.id, taskId: task.id };
    await app.succeed('PATCH /tasks/{id}/status', { as: eve, params, body: { status: 'IN_PROGRESS' } });
    await app.succeed('POST /comments/task/{taskId}', { as: eve, params, body: { content: 'On it' } });
    const comments = await app.succeed('GET /comments/task/{taskId}', { as: olga, params });
    expect(comments.data.map(({ content }) => content)).toEqual(['On it', 'From before']);
    const history = await app.succeed('GET /tasks/{id}/updates', { as: olga, params });
    expect(history.data.map(({ action }) => action)).toEqual([
      'COMMENT_CREATED',
      'TASK_STATUS_CHANGED',
      'TASK_CREATED',
    ]);

    const guest = { token: await signIn(app, 'guest@example.net') };
    await app.succeed('POST /task-invitations/{token}/accept', { as: guest, params: { token: tokenOf('invitation') } });
    expect((await app.succeed('GET /tasks/{id}', { as: guest, params })).data.title).toBe('Open');

    const chosen = { token: tokenOf('link'), newPassword: PASSWORD };
    await app.succeed('POST /auth/set-password', { body: chosen });
    expect(await signIn(app, 'nina@example.com')).not.toBe('');

    await app.succeed('POST /tasks', { as: olga, body: { title: 'New', assigneeId: 1 } });
    expect((await app.succeed('GET /tasks', { as: olga })).counts).toMatchObject({
      TODO: 1,
      IN_PROGRESS: 1,
      COMPLETED: 1,
    });
  });
});

const PASSWORD = 'Correct-horse-staple1!';
const NEW_COLLEAGUE = 4;

async function signIn(app: Awaited<ReturnType<typeof startTestApp>>, email: string): Promise<string> {
  return (await app.succeed('POST /auth/login', { body: { email, password: PASSWORD } })).token;
}

/** What a company of before had, as far as both versions write it alike. Past row-level security, as the app's jobs. */
async function fill(owner: pg.Client, passwordHash: string): Promise<void> {
  await owner.query('set role taskwell_system');
  await owner.query(`insert into companies (name, email, is_personal, subscription_plan)
    values ('Old Company', 'old@example.com', false, 'BUSINESS'), ('Guest', 'guest@example.net', true, 'PERSONAL')`);
  await owner.query(
    `insert into users (company_id, name, email, role, password_hash, is_email_verified)
     values (1, 'Olga', 'olga@example.com', 'SYSDMIN', $1, true), (1, 'Eve', 'eve@example.com', 'EMPLOYEE', $1, true),
       (2, 'Gus', 'guest@example.net', 'SYSDMIN', $1, true), (1, 'Nina', 'nina@example.com', 'EMPLOYEE', 'none', false)`,
    [passwordHash],
  );
  await owner.query(`insert into sessions (token_hash, user_id, expires_at) values ($1, 1, now() + interval '1 day')`, [
    hashToken(tokenOf('session')),
  ]);
  await owner.query(`insert into tasks (company_id, title, status, priority, assigner_id, assignee_id)
    values (1, 'Open', 'TODO', 'URGENT', 1, 2), (1, 'Done', 'COMPLETED', 'LOW', 1, 2)`);
  await owner.query(
    `insert into comments (company_id, task_id, author_id, author_name, content) values (1, 1, 2, 'Eve', 'From before')`,
  );
  await owner.query(`insert into audit_entries
      (company_id, user_id, user_name, user_role, action, entity_type, entity_id, task_id, description)
    values (1, 1, 'Olga', 'SYSDMIN', 'TASK_CREATED', 'Task', 1, 1, 'Created the task "Open"')`);
  await owner.query(
    `insert into task_invitations (company_id, task_id, sender_id, recipient_email, token_hash, expires_at)
     values (1, 1, 1, 'guest@example.net', $1, now() + interval '1 day')`,
    [hashToken(tokenOf('invitation'))],
  );
}
