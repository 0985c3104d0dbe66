import { beforeAll, describe, expect, it } from 'vitest';
import { type Company, createFactories, type Person } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/test-app.ts';

// DECISIONS §5, each deduction at its limit and beyond.

const app = await startTestApp();
const make = createFactories(app);
let root: Person;

beforeAll(async () => {
  root = await make.superAdmin();
});

describe('the health of a company', () => {
  const score = async (id: number) => {
    const { healthScore, healthStatus, healthReasons } = (
      await app.succeed('GET /super-admin/companies/{id}', { as: root, params: { id } })
    ).data;
    const { companies } = (await app.succeed('GET /super-admin/companies', { as: root, query: { limit: 200 } })).data;
    const listed = companies.find((company) => company.id === id);
    expect(listed).toMatchObject({ healthScore, healthStatus });
    return { healthScore, healthStatus, healthReasons };
  };
  const healthy = { healthScore: 100, healthStatus: 'healthy', healthReasons: [] };
  const attempts = (companyId: number, succeeded: boolean, count: number, daysAgo = 0) =>
    app.query(
      `insert into sign_in_attempts (email, company_id, succeeded, created_at)
       select 'x', $1, $2, now() - make_interval(days => $4) from generate_series(1, $3)`,
      [companyId, succeeded, count, daysAgo],
    );
  const open = (company: Company, given: Record<string, unknown>) => make.task(company.owner, given);
  const age = (id: number, days: number) =>
    app.query('update companies set created_at = now() - make_interval(days => $2) where id = $1', [id, days]);

  async function busy(): Promise<Company> {
    const company = await make.company();
    await open(company, {});
    return company;
  }

  it('is 100 % where nothing speaks against it', async () => {
    expect(await score((await busy()).id)).toEqual(healthy);
  });

  it('loses 30 where it is marked for deletion', async () => {
    const { id } = await busy();
    await make.suspend(id);
    expect(await score(id)).toEqual({ healthScore: 70, healthStatus: 'fair', healthReasons: ['markedForDeletion'] });
  });

  it('loses 20 without a sign-in for 14 days', async () => {
    const { id } = await busy();
    await age(id, 60);
    await app.query('delete from sign_in_attempts where company_id = $1', [id]);
    await attempts(id, true, 1, 13);
    expect(await score(id)).toEqual(healthy);
    await app.query(`update sign_in_attempts set created_at = now() - interval '15 days' where company_id = $1`, [id]);
    await attempts(id, false, 1, 10);
    expect(await score(id)).toEqual({ healthScore: 80, healthStatus: 'healthy', healthReasons: ['noSignIn'] });
  });

  it('counts signing up as a sign-in', async () => {
    const { companyId, ...person } = await make.personal();
    await make.task({ companyId, ...person });
    await make.verify(person.email);
    expect(await score(companyId)).toEqual(healthy);
  });

  it('loses 15 where over 30 % of the open tasks are overdue', async () => {
    const company = await make.company();
    const yesterday = new Date(Date.now() - 86_400_000);
    for (let count = 0; count < 7; count++) await open(company, {});
    const late: number[] = [];
    for (let count = 0; count < 3; count++) late.push((await open(company, {})).id);
    await app.query('update tasks set due_date = $2 where id = any($1)', [late, yesterday]);
    expect(await score(company.id)).toEqual(healthy);
    // Neither done, nor called off, nor put away: only what is open counts.
    const apart = [await open(company, {}), await open(company, {}), await open(company, {})].map(({ id }) => id);
    await app.query('update tasks set due_date = $2 where id = any($1)', [apart, yesterday]);
    await app.query(`update tasks set status = 'COMPLETED' where id = $1`, [apart[0]]);
    await app.query(`update tasks set status = 'CANCELLED' where id = $1`, [apart[1]]);
    await app.query('update tasks set archived = true where id = $1', [apart[2]]);
    expect(await score(company.id)).toEqual(healthy);
    await app.query(`update tasks set status = 'ON_HOLD', archived = false where id = $1`, [apart[2]]);
    expect(await score(company.id)).toEqual({ healthScore: 85, healthStatus: 'healthy', healthReasons: ['overdue'] });
  });

  it('loses 15 where no task was created or completed in 30 days', async () => {
    const company = await make.company();
    const lost = { healthScore: 85, healthStatus: 'healthy', healthReasons: ['noProgress'] };
    expect(await score(company.id)).toEqual(lost);
    const { id } = await open(company, {});
    expect(await score(company.id)).toEqual(healthy);
    await app.query('update tasks set created_at = $2 where id = $1', [id, new Date(Date.now() - 31 * 86_400_000)]);
    expect(await score(company.id)).toEqual(lost);
    const params = { id };
    await app.succeed('PATCH /tasks/{id}/status', { as: company.owner, params, body: { status: 'COMPLETED' } });
    expect(await score(company.id)).toEqual(healthy);
    await app.succeed('PATCH /tasks/{id}/status', { as: company.owner, params, body: { status: 'TODO' } });
    expect(await score(company.id)).toEqual(lost);
  });

  it('loses 10 where over half of the users are not verified', async () => {
    const { id, owner } = await busy();
    await make.colleague(owner);
    expect(await score(id)).toEqual(healthy);
    await make.colleague(owner);
    expect(await score(id)).toEqual({ healthScore: 90, healthStatus: 'healthy', healthReasons: ['unverified'] });
  });

  it('loses 10 where over 20 % of the sign-ins of 7 days failed', async () => {
    const { id } = await busy();
    await app.query('delete from sign_in_attempts where company_id = $1', [id]);
    await attempts(id, true, 4);
    await attempts(id, false, 1);
    await attempts(id, false, 9, 8);
    expect(await score(id)).toEqual(healthy);
    await attempts(id, false, 1);
    expect(await score(id)).toEqual({ healthScore: 90, healthStatus: 'healthy', healthReasons: ['failedSignIns'] });
  });

  it('is warning from 60 and critical below, down to 0 where everything does', async () => {
    const company = await make.company();
    await age(company.id, 60);
    await app.query('delete from sign_in_attempts where company_id = $1', [company.id]);
    expect(await score(company.id)).toMatchObject({ healthScore: 65, healthStatus: 'warning' });
    await make.suspend(company.id);
    expect(await score(company.id)).toMatchObject({ healthScore: 35, healthStatus: 'critical' });
    await attempts(company.id, false, 1);
    await make.colleague(company.owner);
    await make.colleague(company.owner);
    await app.query(
      `insert into tasks (company_id, title, due_date, created_at) values ($1, 'Old', now() - interval '40 days', now() - interval '60 days')`,
      [company.id],
    );
    expect(await score(company.id)).toMatchObject({ healthScore: 0, healthStatus: 'critical' });
  });
});
