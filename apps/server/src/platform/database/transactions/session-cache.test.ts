import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { createFactories, type Person } from '../../../testing/factories.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { readSession } from './session-cache.ts';

const app = await startTestApp();
const make = createFactories(app);
const [opener, changer] = [await connect(), await connect()];

afterAll(() => Promise.all([opener.end(), changer.end()]));

async function connect(): Promise<pg.Client> {
  const client = new pg.Client(app.database.appUrl);
  await client.connect();
  await client.query('set role taskwell_system');
  return client;
}

async function openSession(client: pg.Client, { id }: Person): Promise<Buffer> {
  const hash = randomBytes(32);
  await client.query(
    `insert into sessions (token_hash, user_id, expires_at) values ($1, $2, now() + interval '1 day')`,
    [hash, id],
  );
  return hash;
}

/** Whether what the session says of its person is what there is to say. */
async function isTrue(hash: Buffer): Promise<boolean> {
  const [row] = await app.query<{ isTrue: boolean }>(
    `select s.identity is not distinct from (app.identity_of(s.user_id)).identity as "isTrue"
     from sessions s where s.token_hash = $1`,
    [hash],
  );
  return row?.isTrue ?? false;
}

/** Each by id of the person, in a transaction of its own. */
const CHANGES: Record<string, string> = {
  'a new role': `update users set role = 'ADMIN' where id = $1`,
  'a new name': `update users set name = 'Somebody else' where id = $1`,
  'the deletion of the person': 'update users set email = null, deleted_at = now() where id = $1',
  'the suspension of the company': `update companies set marked_for_deletion_at = now()
    where id = (select company_id from users where id = $1)`,
  'another plan': `update companies set subscription_plan = 'PERSONAL'
    where id = (select company_id from users where id = $1)`,
  'a task shared from elsewhere': `insert into task_collaborators (company_id, task_id, user_id)
    select t.company_id, t.id, $1 from tasks t where t.title = 'Shared from elsewhere'`,
};

describe('what a session stands for', async () => {
  const elsewhere = await make.company();
  await app.query(`insert into tasks (company_id, title, assigner_id) values ($1, 'Shared from elsewhere', $2)`, [
    elsewhere.id,
    elsewhere.owner.id,
  ]);

  it.each(Object.entries(CHANGES))('changes with %s', async (_, change) => {
    const { owner } = await make.company();
    const hash = await openSession(opener, owner);
    await changer.query(change, [owner.id]);
    expect(await isTrue(hash)).toBe(true);
  });

  it.each(Object.entries(CHANGES))('is not older than %s that was under way when it was opened', async (_, change) => {
    const { owner } = await make.company();
    await changer.query('begin');
    await changer.query(change, [owner.id]);
    const opening = openSession(opener, owner);
    await sleep(50);
    await changer.query('commit');
    expect(await isTrue(await opening)).toBe(true);
  });

  it.each(Object.entries(CHANGES))('changes with %s that comes while it is being opened', async (_, change) => {
    const { owner } = await make.company();
    await opener.query('begin');
    const hash = await openSession(opener, owner);
    const changing = changer.query(change, [owner.id]);
    await sleep(50);
    await opener.query('commit');
    await changing;
    expect(await isTrue(hash)).toBe(true);
  });

  it('changes with both of two changes at once', async () => {
    const { owner } = await make.company();
    const hash = await openSession(opener, owner);
    await opener.query('begin');
    await opener.query(CHANGES['a new role'] ?? '', [owner.id]);
    const changing = changer.query(CHANGES['another plan'] ?? '', [owner.id]);
    await sleep(50);
    await opener.query('commit');
    await changing;
    expect(await isTrue(hash)).toBe(true);
  });

  it.each(['suspending', 'accepting'])(
    'has no task of a company that is suspended as it is shared, %s first',
    async (first) => {
      const suspended = await make.company();
      const { id } = await make.task(suspended.owner);
      const { owner } = await make.company();
      const hash = await openSession(opener, owner);
      const suspending = ['update companies set marked_for_deletion_at = now() where id = $1', [suspended.id]] as const;
      const accepting = [
        'insert into task_collaborators (company_id, task_id, user_id) values ($1, $2, $3)',
        [suspended.id, id, owner.id],
      ] as const;
      const [earlier, later] = first === 'suspending' ? [suspending, accepting] : [accepting, suspending];
      await opener.query('begin');
      await opener.query(earlier[0], [...earlier[1]]);
      const waiting = changer.query(later[0], [...later[1]]);
      await sleep(50);
      await opener.query('commit');
      await waiting;
      expect(await isTrue(hash)).toBe(true);
      const [row] = await app.query<{ reaches: string }>('select reaches from sessions where token_hash = $1', [hash]);
      expect(row?.reaches).toBe('');
    },
  );

  it('keeps nobody waiting for the purge of a company whose tasks it reached', async () => {
    const purged = await make.company();
    const task = await make.task(purged.owner);
    const { owner } = await make.company();
    await make.collaborate(task.id, owner);
    await make.suspend(purged.id);
    await opener.query('begin');
    await opener.query('delete from tasks where id = $1', [task.id]);
    const hash = await openSession(changer, owner);
    await opener.query('commit');
    expect(await isTrue(hash)).toBe(true);
  });

  it('ends with the suspension of a company whose tasks it reached, for these tasks', async () => {
    const { owner } = await make.company();
    await changer.query(CHANGES['a task shared from elsewhere'] ?? '', [owner.id]);
    const hash = await openSession(opener, owner);
    const reaches = async () =>
      (await app.query<{ reaches: string }>('select reaches from sessions where token_hash = $1', [hash]))[0]?.reaches;
    expect(await reaches()).toMatch(/^\d+$/);
    await make.suspend(elsewhere.id);
    expect(await reaches()).toBe('');
  });
});

describe('an answer of the authentication', () => {
  it('is read part by part, with a name that holds the sign between them', () => {
    const identity = 'read|7|3|ADMIN|f|BUSINESS|4:11,5:12|Ann | Bob';
    expect(readSession(identity)).toEqual({
      scope: 'read',
      user_id: 7,
      company_id: 3,
      role: 'ADMIN',
      is_personal: false,
      plan: 'BUSINESS',
      task_ids: '4:11,5:12',
      name: 'Ann | Bob',
      identity,
    });
  });

  it('may be of somebody without a company', () => {
    expect(readSession('|1||SUPER_ADMIN|f|||Root')).toMatchObject({
      scope: null,
      company_id: null,
      plan: null,
      task_ids: '',
    });
  });
});
