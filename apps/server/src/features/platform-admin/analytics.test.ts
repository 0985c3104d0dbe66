import { REPORTS, type Report } from '@taskwell/contract/platform-console';
import { beforeAll, describe, expect, it } from 'vitest';
import { createFactories, type Person } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { keepFigures } from './figures.service.ts';

const app = await startTestApp();
const make = createFactories(app);
let root: Person;

beforeAll(async () => {
  root = await make.superAdmin();
});

const analytics = async (query: Record<string, number> = {}) =>
  (await app.succeed('GET /super-admin/analytics', { as: root, query })).data;
const file = async (report: Report, query: Record<string, number> = {}) => {
  const { status, text } = await app.call('GET /super-admin/analytics/export', {
    as: root,
    query: { report, ...query },
  });
  expect(status).toBe(200);
  return text;
};
const lineOf = (text: string, word: string) => text.split('\n').find((line) => line.includes(word)) ?? '';

describe('the analytics', () => {
  it('have each of the last days, oldest first, with today’s figures', async () => {
    const before = (await analytics()).days.at(-1);
    const { owner } = await make.company();
    await make.task(owner);
    await app.call('POST /auth/login', { body: { email: owner.email, password: 'Wrong-horse-1!' } });
    const { days } = await analytics();
    expect(days).toHaveLength(30);
    expect(days.map(({ day }) => day)).toEqual(days.map(({ day }) => day).toSorted());
    const today = days.at(-1);
    expect(today?.day).toBe(new Date().toISOString().slice(0, 10));
    expect((today?.companies ?? 0) - (before?.companies ?? 0)).toBe(1);
    expect((today?.tasks ?? 0) - (before?.tasks ?? 0)).toBe(1);
    expect((today?.failedSignIns ?? 0) - (before?.failedSignIns ?? 0)).toBe(1);
    expect((today?.activeUsers ?? 0) - (before?.activeUsers ?? 0)).toBe(1);
    expect(today?.actions).toBeGreaterThan(before?.actions ?? 0);
  });

  it('are the same before and after the worker has written the days down', async () => {
    const { owner } = await make.company();
    const task = await make.task(owner);
    await app.query(`update companies set created_at = now() - interval '9 days' where id = $1`, [owner.companyId]);
    await app.query(`update tasks set created_at = now() - interval '5 days' where id = $1`, [task.id]);
    await app.query(`update sign_in_attempts set created_at = now() - interval '4 days' where company_id = $1`, [
      owner.companyId,
    ]);
    const live = await analytics();
    expect(live.days.at(-6)?.tasks).toBe(1);
    await keepFigures(app.services, new AbortController().signal);
    expect(await analytics()).toEqual(live);
    expect((await analytics({ days: 3 })).days).toEqual(live.days.slice(-3));
  });

  it.each([0, 367])('refuse %i days', async (days) => {
    await app.fail('GET /super-admin/analytics', 'INVALID_INPUT', { as: root, query: { days } });
  });
});

describe('the reports', () => {
  it('say what each company pays by the price list, nothing where it is suspended', async () => {
    const { owner, name } = await make.company();
    const personal = await make.personal();
    const text = await file('revenue');
    expect(lineOf(text, name)).toContain('"Business"');
    expect(lineOf(text, name)).toContain('"Active","1","9.99"');
    expect(lineOf(text, personal.email)).toContain('"Personal"');
    expect(lineOf(text, personal.email)).toContain('"0.00"');
    await make.suspend(owner.companyId);
    expect(lineOf(await file('revenue'), name)).toContain('"Marked for Deletion","1","0.00"');
  });

  it('say who signs in and works', async () => {
    const { owner, name } = await make.company();
    await make.invited(owner);
    const done = await make.task(owner);
    await make.task(owner);
    const params = { id: done.id };
    await app.succeed('PATCH /tasks/{id}/status', { as: owner, params, body: { status: 'COMPLETED' } });
    expect(lineOf(await file('engagement'), name)).toBe(`"${name}","Business","2","1","1","1","2","2","1"`);
  });

  it('say how often each action was done, the same before and after the days are written down', async () => {
    const { owner } = await make.company();
    const task = await make.task(owner);
    await make.task(owner);
    await app.query('delete from platform_days');
    const before = await file('features');
    expect(lineOf(before, 'TASK_CREATED')).toMatch(/^"Task created","TASK_CREATED","\d+","1"$/);
    await app.query(
      `insert into audit_entries (company_id, user_id, user_name, action, entity_type, entity_id, description, created_at)
       values ($1, $2, 'x', 'TASK_CREATED', 'Task', $3, 'x', now() - interval '3 days')`,
      [owner.companyId, owner.id, task.id],
    );
    const live = await file('features');
    expect(lineOf(live, 'TASK_CREATED')).toContain('"2"');
    await keepFigures(app.services, new AbortController().signal);
    expect(await file('features')).toBe(live);
  });

  it('have a line for each day', async () => {
    const text = await file('all', { days: 7 });
    expect(text.trim().split('\n')).toHaveLength(8);
    expect(text).toContain('"new companies"');
  });

  it.each(REPORTS)('hold nothing that a spreadsheet runs: %s', async (report) => {
    await make.company({ name: '=HYPERLINK("http://x")' });
    expect(await file(report)).not.toContain('"=');
  });

  it('are refused for an unknown report, and to everybody else', async () => {
    const sent = { as: root, query: { report: 'secrets' } };
    const failure = await app.fail('GET /super-admin/analytics/export', 'INVALID_INPUT', sent);
    expect(failure.fields).toEqual({ report: 'report is invalid' });
    const { owner } = await make.company();
    await app.deny('GET /super-admin/analytics/export', 'FORBIDDEN', { as: owner, query: { report: 'revenue' } });
  });
});
