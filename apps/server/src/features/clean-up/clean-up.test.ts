import { beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { createFactories, type Person } from '../../testing/factories.ts';
import { openStream } from '../../testing/streams.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { BATCH_ROWS, createCleanUp } from './clean-up.service.ts';

const app = await startTestApp();
const make = createFactories(app);
const { run, purgeStep } = createCleanUp(app.services);
const step = () => app.services.database.asSystem('clean-up', (tx) => purgeStep(tx, () => BATCH_ROWS.most));

/** A company with much in it, whose time of grace is over. */
async function doomed(people: number, comments: number): Promise<Person> {
  const { owner } = await make.company();
  const { companyId } = owner;
  await app.query(
    `insert into users (company_id, name, email, role, password_hash)
     select $1::bigint, 'Person ' || n, 'doomed' || $1::text || '-' || n || '@example.com', 'EMPLOYEE', 'none'
     from generate_series(1, $2) n`,
    [companyId, people],
  );
  await app.query(
    `insert into tasks (company_id, title, assigner_id, assignee_id)
     select $1, 'Task ' || n, $2, $2 from generate_series(1, $3) n`,
    [companyId, owner.id, Math.ceil(comments / 20)],
  );
  await app.query(
    `insert into comments (company_id, task_id, author_id, author_name, content)
     select $1, t.id, $2, 'x', 'Comment ' || n from tasks t, generate_series(1, 20) n where t.company_id = $1`,
    [companyId, owner.id],
  );
  await app.query(
    `update companies set marked_for_deletion_at = now(), purge_at = now() - interval '1 minute' where id = $1`,
    [companyId],
  );
  return owner;
}

const count = async (table: string, companyId: number) =>
  (await app.query<{ count: number }>(`select count(*)::integer from ${table} where company_id = $1`, [companyId]))[0]
    ?.count ?? 0;

describe('the purge of a company', () => {
  let owner: Person;
  let root: { token: string };
  beforeAll(async () => {
    root = await make.superAdmin();
    owner = await doomed(300, 3_000);
  });

  it('takes a bounded number of rows with each transaction', async () => {
    const { companyId } = owner;
    for (let left = await count('comments', companyId); left > 0; left = await count('comments', companyId)) {
      expect(await step()).not.toBeNull();
      expect(left - (await count('comments', companyId))).toBeLessThanOrEqual(BATCH_ROWS.most);
    }
    expect(await count('users', companyId)).toBeGreaterThan(0);
  });

  it('is final once it has begun: the company is not found any more, and cannot be restored', async () => {
    const { companyId } = owner;
    await app.fail('GET /super-admin/companies/{id}', 'NOT_FOUND', { as: root, params: { id: companyId } });
    await app.deny('PUT /super-admin/companies/{id}/status', 'NOT_FOUND', {
      as: root,
      params: { id: companyId },
      body: { action: 'activate' },
    });
    const { data } = await app.succeed('GET /super-admin/companies', { as: root, query: { limit: 100 } });
    expect(data.companies.map(({ id }) => id)).not.toContain(companyId);
  });

  it('can be interrupted, and goes on where it was', async () => {
    const interrupted = new AbortController();
    interrupted.abort();
    await run(interrupted.signal);
    expect(await count('users', owner.companyId)).toBeGreaterThan(0);
    // The run that the interrupted one asked for is the worker's.
    await eventually('the end of the purge', async () => {
      return (await app.query('select from companies where id = $1', [owner.companyId])).length === 0;
    });
  });

  it('half done holds no live stream back, and two at once end it', async () => {
    const neighbour = await make.company();
    const stream = await openStream(app, neighbour.owner);
    const { companyId } = await doomed(300, 5_000);
    await step();
    const { id } = await make.task(neighbour.owner, { title: 'Meanwhile' });
    await stream.next('task.created', id);
    expect(await count('users', companyId), 'heard before the end of the purge').toBeGreaterThan(0);
    await Promise.all([run(new AbortController().signal), run(new AbortController().signal)]);
    stream.close();
    // Whichever was there second left the company to the first, whose last batch may still be under way.
    await eventually('the end of the purge', async () => {
      return (await app.query('select from companies where id = $1', [companyId])).length === 0;
    });
  });
});

describe('every foreign key', () => {
  it('has an index to look by, so that what is deleted costs no look at all of a table', async () => {
    const unindexed = await app.query<{ key: string }>(
      `select c.conrelid::regclass || ': ' || pg_get_constraintdef(c.oid) as key from pg_constraint c
       where c.contype = 'f' and c.connamespace = 'public'::regnamespace and not exists (
         select from pg_index i where i.indrelid = c.conrelid
           and (i.indkey::smallint[])[0:cardinality(c.conkey) - 1] @> c.conkey
           and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) ~ '^\\(\\w+ IS NOT NULL\\)$'))`,
    );
    expect(unindexed).toEqual([]);
  });
});
