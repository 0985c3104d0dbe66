import type { AuditAction } from '@taskwell/contract/audit-words';
import { LIMITS } from '@taskwell/contract/limits';
import { beforeAll, describe, expect, it } from 'vitest';
import { createFactories, type Person } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/test-app.ts';

const app = await startTestApp();
const make = createFactories(app);
let owner: Person;

/** So many entries, the last the newest, an hour apart. */
async function fill(as: Person, count: number, given: { action?: AuditAction; until?: string } = {}): Promise<void> {
  await app.query(
    `insert into audit_entries (company_id, user_id, user_name, user_role, action, entity_type, entity_id, description, created_at)
     select $1, $2, 'Ada Owner', 'SYSDMIN', $3, 'Task', n, 'Entry ' || n, $4::timestamptz - make_interval(hours => $5::integer - n)
     from generate_series(1, $5::integer) n`,
    [as.companyId, as.id, given.action ?? 'TASK_CREATED', given.until ?? '2030-06-10T12:00:00Z', count],
  );
}

const list = async (query: Record<string, string> = {}, headers: Record<string, string> = {}, as = owner) =>
  (await app.succeed('GET /audit', { as, query, headers })).data;

describe('the audit log', () => {
  beforeAll(async () => {
    ({ owner } = await make.company());
    await app.database.asOwner('delete from audit_entries where company_id = $1', [owner.companyId]);
    await fill(owner, 45);
  });

  it('comes in pages, newest first, and a page beyond the end is empty', async () => {
    const first = await list();
    expect(first.auditLogs).toHaveLength(LIMITS.auditPageSize);
    expect(first.auditLogs[0]).toEqual({
      id: expect.any(Number),
      action: 'TASK_CREATED',
      entityType: 'Task',
      entityId: 45,
      description: 'Entry 45',
      changes: [],
      createdAt: '2030-06-10T12:00:00.000Z',
      user: { id: owner.id, name: 'Ada Owner', role: 'SYSDMIN' },
    });
    expect(first.pagination).toEqual({ page: 1, limit: 20, total: 45, pages: 3 });
    const last = await list({ page: '3' });
    expect(last.auditLogs.map(({ entityId }) => entityId)).toEqual([5, 4, 3, 2, 1]);
    const beyond = await list({ page: '4' });
    expect(beyond).toMatchObject({ auditLogs: [], pagination: { page: 4, total: 45 } });
  });

  it('reads one entry as the list shows it', async () => {
    const [entry] = (await list()).auditLogs;
    const { data } = await app.succeed('GET /audit/{id}', { as: owner, params: { id: entry?.id ?? 0 } });
    expect(data).toEqual(entry);
    await app.deny('GET /audit/{id}', 'NOT_FOUND', { as: owner, params: { id: 999_999_999 } });
  });

  it.each<[string, Record<string, string>, number]>([
    ['a day in the caller’s zone, its last included', { startDate: '2030-06-10', endDate: '2030-06-10' }, 15],
    ['instants', { startDate: '2030-06-10T10:00:00Z', endDate: '2030-06-10T12:00:00Z' }, 2],
    ['words of the description', { search: 'entry 4' }, 7],
    ['who acted', { search: 'ada own' }, 45],
    ['what stands for anything in a pattern', { search: '%' }, 0],
    ['an action', { action: 'TASK_DELETED' }, 0],
    ['a kind of object', { entityType: 'Task' }, 45],
    ['another kind of object', { entityType: 'Comment' }, 0],
  ])('is narrowed down to %s', async (_, query, total) => {
    expect((await list(query, { 'x-time-zone': 'Europe/Berlin' })).pagination.total).toBe(total);
  });

  it('is narrowed down to who acted, by id', async () => {
    expect((await list({ userId: String(owner.id) })).pagination.total).toBe(45);
    for (const userId of ['abc', '0', '-1', '1.5', '9223372036854775808']) {
      const { fields } = await app.deny('GET /audit', 'INVALID_INPUT', { as: owner, query: { userId } });
      expect(fields).toEqual({ userId: 'userId is invalid' });
    }
  });

  it('counts what the filters leave by action, the most frequent ten first', async () => {
    const { owner: other } = await make.company();
    await app.database.asOwner('delete from audit_entries where company_id = $1', [other.companyId]);
    await fill(other, 3, { action: 'TASK_DELETED' });
    await fill(other, 5, { action: 'USER_LOGIN', until: new Date().toISOString() });
    const frequent = [
      { action: 'USER_LOGIN', count: 5 },
      { action: 'TASK_DELETED', count: 3 },
    ];
    expect((await list({}, {}, other)).stats).toEqual(frequent);
    expect((await list({ action: 'TASK_DELETED' }, {}, other)).stats).toEqual(frequent.slice(1));
    const recent = await app.succeed('GET /audit/stats/summary', { as: other, query: { days: '1' } });
    expect(recent.data.actionStats).toEqual(expect.arrayContaining([{ action: 'USER_LOGIN', count: 5 }]));
  });

  it.each<[string, Record<string, string>]>([
    ['action', { action: 'TASK_EATEN' }],
    ['entityType', { entityType: 'Sandwich' }],
    ['startDate', { startDate: 'yesterday' }],
    ['endDate', { endDate: '2030-02-30' }],
    ['page', { page: '0' }],
    ['limit', { limit: '201' }],
  ])('refuses a filter that it does not know: %s', async (field, query) => {
    const { fields } = await app.fail('GET /audit', 'INVALID_INPUT', { as: owner, query });
    expect(Object.keys(fields ?? {})).toEqual([field]);
  });

  it.each(['0', '-1', '367', 'all'])('counts no %s days', async (days) => {
    await app.fail('GET /audit/stats/summary', 'INVALID_INPUT', { as: owner, query: { days } });
  });

  it('is exported whole, in the order of the list, with cells that nothing is run of', async () => {
    await make.auditEntry(owner, { description: '=1+1', created_at: '2030-07-01T00:00:00Z' });
    const { text, headers } = await app.call('GET /audit/export/csv', {
      as: owner,
      headers: { 'x-time-zone': 'Europe/Berlin' },
    });
    expect(headers['content-disposition']).toBe('attachment; filename="audit-log.csv"');
    const lines = text.trim().split('\n');
    expect(lines[0]).toBe('"time","action","entity type","entity id","description","user","role","changes"');
    expect(lines[1]).toMatch(/^"2030-07-01 02:00","USER_LOGIN","User","\d+","'=1\+1","Person [^"]+","Employee",""$/);
    expect(lines[2]).toBe(
      '"2030-06-10 14:00","TASK_CREATED","Task","45","Entry 45","Ada Owner","System Administrator",""',
    );
    expect(lines).toHaveLength(47);
  });

  it('is exported by the filters, beyond a page of it', async () => {
    const { owner: other } = await make.company();
    await fill(other, 1_201);
    const { text } = await app.call('GET /audit/export/csv', { as: other, query: { action: 'TASK_CREATED' } });
    const entries = text.trim().split('\n').slice(1);
    expect(entries).toHaveLength(1_201);
    expect(new Set(entries).size).toBe(1_201);
  });
});

describe('the audit log of a company', () => {
  it('holds what its people do, in the transaction of the change', async () => {
    const { owner: ada } = await make.company();
    const task = await make.task(ada, { title: 'Water the plants' });
    await app.succeed('PATCH /tasks/{id}/status', { as: ada, params: { id: task.id }, body: { status: 'COMPLETED' } });
    const { auditLogs } = await list({}, {}, ada);
    expect(auditLogs.slice(0, 2).map(({ action, entityId }) => [action, entityId])).toEqual([
      ['TASK_STATUS_CHANGED', task.id],
      ['TASK_CREATED', task.id],
    ]);
  });

  it('says of each change what was before and what is now', async () => {
    const { owner: ada } = await make.company();
    const bob = await make.person(ada, { name: 'Bob' });
    const { id: taskId } = await make.task(ada, {
      title: 'Old',
      description: null,
      priority: 'LOW',
      assigneeId: ada.id,
    });
    const changed = { title: 'New', description: 'Words', dueDate: '2030-01-02T10:00:00.000Z', assigneeId: bob.id };
    await app.succeed('PUT /tasks/{id}', {
      as: ada,
      params: { id: taskId },
      body: { ...changed, status: 'ON_HOLD', priority: 'URGENT' },
    });
    const comment = await make.comment(taskId, ada, 'First');
    await app.succeed('PUT /comments/{id}', { as: ada, params: { id: comment }, body: { content: 'Second' } });
    await app.succeed('PUT /users/{id}', { as: ada, params: { id: bob.id }, body: { name: 'Rob', role: 'ADMIN' } });
    const { auditLogs } = await list({ startDate: '2020-01-01' }, {}, ada);
    const changes = Object.fromEntries(auditLogs.map((entry) => [entry.action, entry.changes]));
    expect(changes).toMatchObject({
      TASK_CREATED: [],
      TASK_STATUS_CHANGED: [{ field: 'status', from: 'TODO', to: 'ON_HOLD' }],
      TASK_PRIORITY_CHANGED: [{ field: 'priority', from: 'LOW', to: 'URGENT' }],
      TASK_UPDATED: [
        { field: 'title', from: 'Old', to: 'New' },
        { field: 'description', from: null, to: 'Words' },
        { field: 'dueDate', from: null, to: '2030-01-02T10:00:00.000Z' },
        { field: 'assignee', from: ada.name, to: 'Bob' },
      ],
      COMMENT_UPDATED: [{ field: 'content', from: 'First', to: 'Second' }],
      USER_UPDATED: [
        { field: 'name', from: 'Bob', to: 'Rob' },
        { field: 'role', from: 'EMPLOYEE', to: 'ADMIN' },
      ],
    });
    const { text } = await app.call('GET /audit/export/csv', { as: ada, query: { action: 'USER_UPDATED' } });
    expect(text).toContain('"Name: Bob → Rob; Role: Employee → Admin"');
  });

  it('tells of sign-ins that failed, whose account it was and from where', async () => {
    const { owner: ada } = await make.company();
    const signIn = { email: ada.email, password: 'Wrong-horse-1!' };
    await app.fail('POST /auth/login', 'INVALID_CREDENTIALS', {
      body: signIn,
      headers: { 'x-forwarded-for': '10.9.8.7' },
    });
    const { auditLogs } = await list({ action: 'USER_LOGIN_FAILED' }, {}, ada);
    expect(auditLogs).toMatchObject([
      {
        entityId: ada.id,
        user: null,
        description: expect.stringMatching(
          new RegExp(`^Failed sign-in as ${ada.name} from [\\d.:a-f]+: wrong password$`),
        ),
      },
    ]);
  });

  it('is for its administrators: not for employees, personal accounts and the platform', async () => {
    const { owner: ada } = await make.company();
    const employee = await make.person(ada);
    const admin = await make.person(ada, { role: 'ADMIN' });
    await list({}, {}, admin);
    for (const as of [employee, await make.personal(), await make.superAdmin()]) {
      await app.deny('GET /audit', 'FORBIDDEN', { as });
      await app.deny('GET /audit/export/csv', 'FORBIDDEN', { as });
    }
  });
});
