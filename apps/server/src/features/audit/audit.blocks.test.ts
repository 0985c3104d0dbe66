import { beforeAll, describe, expect, it } from 'vitest';
import { createFactories, type Person } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { BATCH_ROWS, createCleanUp } from '../clean-up/clean-up.service.ts';
import { BLOCK_ENTRIES, keepAuditBlocks } from './audit.blocks.ts';

const app = await startTestApp();
const make = createFactories(app);
const { purgeStep } = createCleanUp(app.services);

const ENTRIES = 3 * BLOCK_ENTRIES + 50;
/** The first three blocks hold all but those: every seventh entry is a Comment, in an hour's distance from the next. */
const BEHIND = 50;

/** What is added from now on is in blocks only after the next time. */
async function keepBlocks(): Promise<void> {
  await app.database.asOwner(`update audit_blocks_progress set candidate_at = now() - interval '31 minutes'`);
  await keepAuditBlocks(app.services, new AbortController().signal);
}

const blocksOf = async ({ companyId }: Person) =>
  app.query<{ entries: number }>(
    `select sum(entries)::integer as entries from audit_blocks where company_id = $1 group by last_id order by last_id`,
    [companyId],
  );

const INSERT = `insert into audit_entries
    (company_id, user_id, user_name, user_role, action, entity_type, entity_id, description, created_at)
  select $1, case when n % 3 = 0 then null else $2::bigint + n % 3 end, 'Émil ' || n % 3, 'EMPLOYEE',
    case when n % 7 = 0 then 'COMMENT_CREATED' when n % 2 = 0 then 'TASK_UPDATED' else 'TASK_CREATED' end,
    case when n % 7 = 0 then 'Comment' else 'Task' end, n, 'Entry ' || n || ' of the ÖLD days, 100%',
    timestamptz '2031-01-01 00:00Z' + n * interval '1 hour'
  from generate_series(1, $3::integer) n`;

describe('a company with more entries than a block holds', () => {
  let owner: Person;
  const list = async (query: Record<string, string>) => (await app.succeed('GET /audit', { as: owner, query })).data;

  beforeAll(async () => {
    ({ owner } = await make.company());
    await app.database.asOwner('delete from audit_entries where company_id = $1', [owner.companyId]);
    await app.query(INSERT, [owner.companyId, owner.id, ENTRIES]);
  });

  const QUESTIONS: Record<string, string>[] = [
    {},
    { page: '2', limit: '37' },
    { page: '16', limit: '200' },
    { page: '999' },
    { action: 'COMMENT_CREATED', page: '2', limit: '100' },
    { entityType: 'Task', page: '5', limit: '200' },
    { entityType: 'Comment', action: 'TASK_UPDATED' },
    { startDate: '2031-01-20', endDate: '2031-03-03', page: '3', limit: '200' },
    { startDate: '2031-02-01T05:00:00Z', endDate: '2031-02-01T09:00:00Z' },
    { endDate: '2031-01-02', action: 'TASK_CREATED' },
    { startDate: '2040-01-01' },
    { search: 'entry 30', limit: '200' },
    { search: 'öld DAYS', page: '7', limit: '200' },
    { search: 'ÉMIL 2', startDate: '2031-01-20', action: 'TASK_UPDATED', page: '2' },
    { search: 'entry 7 of' },
    { search: '100%' },
    { search: '%_' },
    { search: 'nowhere' },
    { search: '\u001f' },
    { search: 'days, 100%\u001fémil' },
  ];

  it('has the same answers before and after they are put into blocks, page by page and with any filter', async () => {
    const byUser = { userId: String(owner.id + 1), page: '3', limit: '150' };
    const inPeriod = { ...byUser, startDate: '2031-01-20', page: '1' };
    const all = [...QUESTIONS, byUser, inPeriod, { ...byUser, search: 'days', page: '1' }];
    const answers = async () => {
      const found = [];
      for (const query of all) found.push(await list(query));
      const { text } = await app.call('GET /audit/export/csv', { as: owner, query: { search: 'entry 3' } });
      const query = { days: '30' };
      return { found, text, summary: await app.succeed('GET /audit/stats/summary', { as: owner, query }) };
    };
    const before = await answers();
    expect(before.found[0]?.pagination.total).toBe(ENTRIES);
    expect(before.found[QUESTIONS.findIndex(({ search }) => search === '\u001f')]?.pagination.total).toBe(0);
    await keepBlocks();
    expect(await blocksOf(owner), 'written down as the newest, and not settled yet').toEqual([]);
    await keepBlocks();
    expect(await blocksOf(owner)).toEqual(Array(3).fill({ entries: BLOCK_ENTRIES }));
    expect(await answers()).toEqual(before);
    expect(before.found.filter(({ auditLogs }) => auditLogs.length > 0).length).toBeGreaterThan(12);
  });

  it('has those that are added later, and each block once however often they are kept', async () => {
    await app.query(INSERT, [owner.companyId, owner.id, BLOCK_ENTRIES - BEHIND + 1]);
    const total = ENTRIES + BLOCK_ENTRIES - BEHIND + 1;
    const counted = async () => (await list({ search: 'days' })).pagination.total;
    expect(await counted()).toBe(total);
    await Promise.all([keepBlocks(), keepBlocks(), keepBlocks()]);
    await keepBlocks();
    expect(await blocksOf(owner)).toEqual(Array(4).fill({ entries: BLOCK_ENTRIES }));
    expect(await counted()).toBe(total);
    expect((await list({})).auditLogs).toHaveLength(20);
  });

  it('misses none that was begun before the newest and committed after', async () => {
    const { owner: ada } = await make.company();
    const late = await app.database.connectAsOwner();
    await late.query('begin');
    await late.query(INSERT, [ada.companyId, ada.id, 1]);
    await app.query(INSERT, [ada.companyId, ada.id, 2 * BLOCK_ENTRIES]);
    await app.database.asOwner(`update audit_blocks_progress set candidate_at = now() - interval '29 minutes'`);
    await keepAuditBlocks(app.services, new AbortController().signal);
    expect(await blocksOf(ada)).toEqual([]);
    await late.query('commit');
    await late.end();
    await keepBlocks();
    await keepBlocks();
    expect(await blocksOf(ada)).toHaveLength(2);
    const { data } = await app.succeed('GET /audit', { as: ada, query: { search: 'entry 1 of' } });
    expect(data.pagination.total).toBe(2);
  });

  it('takes its blocks along when it is purged, and those of the others stay', async () => {
    const { owner: gone } = await make.company();
    await app.query(INSERT, [gone.companyId, gone.id, BLOCK_ENTRIES]);
    await keepBlocks();
    await keepBlocks();
    expect(await blocksOf(gone)).toHaveLength(1);
    const [before, others] = [await list({}), await blocksOf(owner)];
    await app.query(
      `update companies set marked_for_deletion_at = now(), purge_at = now() - interval '1 minute' where id = $1`,
      [gone.companyId],
    );
    while (await app.services.database.asSystem('clean-up', (tx) => purgeStep(tx, () => BATCH_ROWS.most)));
    expect(await app.query('select from companies where id = $1', [gone.companyId])).toEqual([]);
    expect(await blocksOf(gone)).toEqual([]);
    expect(await blocksOf(owner)).toEqual(others);
    expect(await list({})).toEqual(before);
  });
});
