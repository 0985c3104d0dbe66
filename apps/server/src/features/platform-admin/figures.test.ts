import { beforeAll, describe, expect, it } from 'vitest';
import { createFactories, type Person } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { keepFigures, writeNextDays } from './figures.service.ts';

// The clock's own job is not awaited: what it does is done by hand.
const app = await startTestApp();
const make = createFactories(app);
let root: Person;

beforeAll(async () => {
  root = await make.superAdmin();
});

const health = async (query: Record<string, number> = {}) =>
  (await app.succeed('GET /super-admin/system/health', { as: root, query })).data;
const count = () => keepFigures(app.services, new AbortController().signal);

describe('the health of the system', () => {
  it('counts what there is and what is new, by plan and role', async () => {
    const before = await health();
    const { owner } = await make.company();
    await make.person(owner, { role: 'ADMIN' });
    await make.personal();
    await make.task(owner);
    await make.task(owner);
    const after = await health();
    const added = (of: keyof typeof after.overview) => after.overview[of] - before.overview[of];
    expect([added('totalCompanies'), added('totalUsers'), added('totalTasks')]).toEqual([2, 3, 2]);
    expect([added('recentCompanies'), added('recentUsers'), added('recentTasks')]).toEqual([2, 3, 2]);
    const planned = (of: typeof after, plan: string) =>
      of.subscriptionDistribution.find(({ subscriptionPlan }) => subscriptionPlan === plan)?.count ?? 0;
    expect(planned(after, 'BUSINESS') - planned(before, 'BUSINESS')).toBe(1);
    expect(planned(after, 'PERSONAL') - planned(before, 'PERSONAL')).toBe(1);
    const withRole = (of: typeof after, role: string) =>
      of.roleDistribution.find((each) => each.role === role)?.count ?? 0;
    expect(withRole(after, 'ADMIN') - withRole(before, 'ADMIN')).toBe(1);
    expect(withRole(after, 'SYSDMIN') - withRole(before, 'SYSDMIN')).toBe(2);
    expect(withRole(after, 'SUPER_ADMIN')).toBe(1);
  });

  it('counts the companies by the colours of their health, before and after the worker has looked', async () => {
    await count();
    const before = (await health()).companyHealth;
    const { id, owner } = await make.company();
    await make.task(owner);
    const fresh = (await health()).companyHealth;
    expect(fresh).toEqual({ ...before, healthy: before.healthy + 1 });
    await count();
    expect((await health()).companyHealth).toEqual(fresh);
    // Suspended by the console, it counts as what it is now, not as what the worker saw.
    const sent = { as: root, params: { id }, body: { action: 'suspend' } };
    const { data } = await app.succeed('PUT /super-admin/companies/{id}/status', sent);
    expect(data.healthScore).toBe(70);
    expect((await health()).companyHealth).toEqual({ ...before, warning: before.warning + 1 });
  });

  it.each([0, 367, -1])('refuses %i days', async (days) => {
    const failure = await app.fail('GET /super-admin/system/health', 'INVALID_INPUT', { as: root, query: { days } });
    expect(Object.keys(failure.fields ?? {})).toEqual(['days']);
  });
});

describe('days that are over', () => {
  it('are written down once, and count the same before and after', async () => {
    const { owner } = await make.company();
    const old = await make.task(owner);
    // Yesterday may not be written down yet, soon after midnight.
    await app.query(`update companies set created_at = now() - interval '21 days' where id = $1`, [owner.companyId]);
    await app.query(`update tasks set created_at = now() - interval '15 days' where id = $1`, [old.id]);
    const live = await health();
    await count();
    await count();
    const [days] = await app.query<{ count: number }>('select count(*)::int as count from platform_days');
    expect(days?.count).toBeGreaterThanOrEqual(20);
    expect((await health()).overview).toEqual(live.overview);
    expect((await health({ days: 10 })).overview.recentTasks).toBe(live.overview.recentTasks - 1);
    // What is new today is counted from the tables, beside what is written down.
    await make.task(owner);
    expect((await health()).overview.recentTasks).toBe(live.overview.recentTasks + 1);
  });

  it('are not written down before whoever began on them may have ended', async () => {
    await app.query('delete from platform_days');
    const [{ first } = { first: '' }] = await app.query<{ first: string }>(
      `select to_char(min(created_at) at time zone 'UTC', 'YYYY-MM-DD') as first from companies`,
    );
    const noon = new Date(`${first}T12:00:00.000Z`);
    const write = (until: Date) => app.services.database.asSystem('platform console', (tx) => writeNextDays(tx, until));
    expect(await write(noon)).toBe(false);
    expect(await app.query('select from platform_days')).toEqual([]);
    await write(new Date(noon.getTime() + 86_400_000));
    expect(await app.query('select from platform_days')).toHaveLength(1);
  });
});
