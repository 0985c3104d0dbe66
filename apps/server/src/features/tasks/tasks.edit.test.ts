import type { Task } from '@taskwell/contract/schemas';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFactories, type Person } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/test-app.ts';

const app = await startTestApp();
const make = createFactories(app);
let owner: Person;
let employee: Person;
let colleague: Person;
let task: Task;

beforeAll(async () => {
  ({ owner } = await make.company());
  employee = await make.person(owner);
  colleague = await make.person(owner);
});

beforeEach(async () => {
  const dueDate = '2031-01-02T03:04:05.000Z';
  const given = { description: 'As it was', priority: 'HIGH', dueDate, assigneeId: colleague.id };
  task = await make.task(employee, given);
});

const edit = async (body: object, as = employee) =>
  (await app.succeed('PUT /tasks/{id}', { as, params: { id: task.id }, body })).data;

describe('editing a task', () => {
  it.each([
    ['title', 'New title'],
    ['description', 'New description'],
    ['description', null],
    ['status', 'ON_HOLD'],
    ['priority', 'LOW'],
    ['dueDate', '2032-01-01T00:00:00.000Z'],
    ['dueDate', null],
  ] as const)('changes only the field that was sent: %s to %j', async (field, value) => {
    const changed = await edit({ [field]: value });
    expect(changed).toEqual({ ...task, [field]: value, version: 2, updatedAt: changed.updatedAt });
    expect(changed.updatedAt >= task.updatedAt).toBe(true);
  });

  it('with nothing, or with what is there already, changes nothing at all', async () => {
    await app.settle();
    expect(await edit({})).toEqual(task);
    const { title, description, status, priority, dueDate, assigneeId } = task;
    expect(await edit({ title, description, status, priority, dueDate, assigneeId })).toEqual(task);
    const entries = await app.query('select id from audit_entries where entity_id = $1', [task.id]);
    expect(entries).toHaveLength(1);
  });

  it('gives the task to somebody else', async () => {
    const changed = await edit({ assigneeId: owner.id });
    expect(changed).toMatchObject({ assigneeId: owner.id, assignee: { id: owner.id, name: owner.name } });
  });

  it('to a contact takes the assignee away, and the other way round', async () => {
    const externalContactId = await make.contact(employee, { name: 'Carla' });
    expect(await edit({ externalContactId })).toMatchObject({ assigneeId: null, externalContact: { name: 'Carla' } });
    expect(await edit({ assigneeId: colleague.id })).toMatchObject({
      assigneeId: colleague.id,
      externalContactId: null,
      externalContact: null,
    });
  });

  it('keeps a contact of somebody else that is there already', async () => {
    const externalContactId = await make.contact(employee);
    await edit({ externalContactId });
    const body = { title: 'Edited by the administrator', externalContactId, assigneeId: null };
    expect(await edit(body, owner)).toMatchObject({ title: body.title, externalContactId });
  });

  it('may leave it unassigned', async () => {
    expect(await edit({ assigneeId: null })).toMatchObject({ assigneeId: null, assignee: null });
  });

  it('is refused for both an assignee and a contact', async () => {
    const body = { assigneeId: owner.id, externalContactId: await make.contact(employee) };
    await app.deny('PUT /tasks/{id}', 'INVALID_INPUT', { as: employee, params: { id: task.id }, body });
  });

  it.each([
    ['title', '', 'Title is required'],
    ['title', null, 'Title is required'],
    ['title', 'x'.repeat(51), 'Title must be 50 characters or less'],
    ['description', 'x'.repeat(301), 'Description must be 300 characters or less'],
    ['status', 'DONE', 'Status must be one of To Do, In Progress, On Hold, Completed, Cancelled'],
    ['status', null, 'Status must be one of To Do, In Progress, On Hold, Completed, Cancelled'],
    ['priority', 'urgent', 'Priority must be one of Low, Medium, High, Urgent'],
    ['dueDate', '', 'Due date must be a date and time between 1970 and 9999'],
    ['assigneeId', -1, 'assigneeId is invalid'],
  ])('says what is wrong with %s %j', async (field, value, sentence) => {
    const sent = { as: employee, params: { id: task.id }, body: { [field]: value } };
    const failure = await app.deny('PUT /tasks/{id}', 'INVALID_INPUT', sent);
    expect(failure).toMatchObject({ error: sentence, fields: { [field]: sentence } });
  });
});

describe('changing status and priority', () => {
  it.each(['IN_PROGRESS', 'ON_HOLD', 'COMPLETED', 'CANCELLED'])('to %s takes any step, and back', async (status) => {
    const params = { id: task.id };
    for (const each of [status, 'TODO']) {
      const { data } = await app.succeed('PATCH /tasks/{id}/status', { as: colleague, params, body: { status: each } });
      expect(data.status).toBe(each);
    }
  });

  it.each(['LOW', 'MEDIUM', 'URGENT'])('to priority %s', async (priority) => {
    const sent = { as: colleague, params: { id: task.id }, body: { priority } };
    expect((await app.succeed('PATCH /tasks/{id}/priority', sent)).data).toMatchObject({ priority, version: 2 });
  });

  it('refuses what is none', async () => {
    const params = { id: task.id };
    const status = await app.deny('PATCH /tasks/{id}/status', 'INVALID_INPUT', { as: colleague, params, body: {} });
    expect(status.error).toBe('Status must be one of To Do, In Progress, On Hold, Completed, Cancelled');
    const body = { priority: 1 };
    const priority = await app.deny('PATCH /tasks/{id}/priority', 'INVALID_INPUT', { as: colleague, params, body });
    expect(priority.error).toBe('Priority must be one of Low, Medium, High, Urgent');
  });
});

const changes = [
  ['PUT /tasks/{id}', { title: 'Mine' }],
  ['PATCH /tasks/{id}/status', { status: 'COMPLETED' }],
  ['PATCH /tasks/{id}/priority', { priority: 'LOW' }],
  ['DELETE /tasks/{id}', undefined],
] as const;

describe('If-Match', () => {
  it.each(changes)('lets %s through on the version it names', async (name, body) => {
    const headers = { 'if-match': `"${task.version}"` };
    await app.succeed(name, { as: employee, params: { id: task.id }, body, headers });
  });

  it.each(changes)(
    'refuses %s on an older version, shows the task as it is now, and says who was faster',
    async (name, body) => {
      const current = await edit({ title: 'Changed by somebody else' }, owner);
      const sent = { as: employee, params: { id: task.id }, body, headers: { 'if-match': '"1"' } };
      const failure = await app.deny(name, 'STALE_VERSION', sent);
      expect(failure.error).toBe(`${owner.name} changed this in the meantime`);
      const { data } = await app.succeed('GET /tasks/{id}', { as: employee, params: { id: task.id } });
      expect(failure.data).toEqual(data);
      expect(data).toMatchObject({ version: 2, title: current.title });
    },
  );

  it.each(['W/"1"', '1', '*'])('may be written %s', async (header) => {
    const headers = { 'if-match': header };
    const sent = { as: employee, params: { id: task.id }, body: { title: 'New' }, headers };
    await app.succeed('PUT /tasks/{id}', sent);
  });

  it.each(['"x"', '""', '"1", "2"', '"-1"', '"99999999999999999999"'])('is refused when it is %s', async (header) => {
    const headers = { 'if-match': header };
    const sent = { as: employee, params: { id: task.id }, body: { title: 'New' }, headers };
    await app.deny('PUT /tasks/{id}', 'INVALID_INPUT', sent);
  });

  it('of 100 edits at once on one version lets one through', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        app.call('PUT /tasks/{id}', {
          as: employee,
          params: { id: task.id },
          body: { title: `Edit ${index}` },
          headers: { 'if-match': '"1"' },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(99).fill(412)]);
    const { data } = await app.succeed('GET /tasks/{id}', { as: employee, params: { id: task.id } });
    expect(data.version).toBe(2);
  });

  it('keeps every one of 100 changes made at once without it', async () => {
    await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        app.succeed('PUT /tasks/{id}', {
          as: employee,
          params: { id: task.id },
          body: index % 2 ? { title: `Edit ${index}` } : { description: `Edit ${index}` },
        }),
      ),
    );
    const { data } = await app.succeed('GET /tasks/{id}', { as: employee, params: { id: task.id } });
    expect(data.version).toBe(101);
    expect([data.title, data.description]).toEqual([
      expect.stringMatching(/^Edit \d*[13579]$/),
      expect.stringMatching(/^Edit \d*[02468]$/),
    ]);
  });
});
