import { beforeAll, describe, expect, it } from 'vitest';
import { createFactories, type Person } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/test-app.ts';

const app = await startTestApp();
const make = createFactories(app);
let admin: Person;
let worker: Person;

beforeAll(async () => {
  ({ owner: admin } = await make.company());
  worker = await make.person(admin);
});

const change = (changes: object[], as = admin) => app.succeed('POST /tasks/bulk', { as, body: { changes } });
const read = async (id: number) => (await app.succeed('GET /tasks/{id}', { as: admin, params: { id } })).data;

describe('several tasks at once', () => {
  it('get each its own new values, and are answered in the order sent', async () => {
    const [first, second] = [await make.task(admin), await make.task(admin)];
    const { data } = await change([
      { id: second.id, status: 'COMPLETED', priority: 'LOW' },
      { id: first.id, assigneeId: worker.id, dueDate: '2030-01-01T10:00:00.000Z' },
    ]);
    expect(data).toMatchObject([
      { id: second.id, status: 'COMPLETED', priority: 'LOW', version: 2 },
      { id: first.id, assigneeId: worker.id, dueDate: '2030-01-01T10:00:00.000Z', version: 2 },
    ]);
    expect(data).toEqual([await read(second.id), await read(first.id)]);
  });

  it('are taken back by the same call with what they had', async () => {
    const tasks = [await make.task(admin, { priority: 'HIGH' }), await make.task(admin)];
    const { data } = await change(tasks.map(({ id }) => ({ id, priority: 'URGENT' })));
    const back = data.map(({ id, version }, index) => ({ id, version, priority: tasks[index]?.priority }));
    expect((await change(back)).data.map(({ priority }) => priority)).toEqual(['HIGH', 'MEDIUM']);
  });

  it('are archived with their subtasks, and deleted with them, whether those are named or not', async () => {
    const parent = await make.task(admin);
    const subtask = await make.subtask(parent.id, admin);
    const both = [parent.id, subtask];
    const { data } = await change(both.map((id) => ({ id, version: 1, archived: true })));
    expect(data.map(({ archived }) => archived)).toEqual([true, true]);
    const versions = data.map(({ id, version }) => ({ id, version }));
    await change(versions.map((each) => ({ ...each, archived: false })));
    expect((await change(both.map((id) => ({ id, delete: true })))).data).toEqual([]);
    expect(await app.query('select from tasks where id = any($1)', [both])).toEqual([]);
  });

  it.each([
    ['NOT_FOUND', { id: 999_999_999, status: 'TODO' }],
    ['NOT_FOUND', { assigneeId: 999_999_999 }],
    ['STALE_VERSION', { version: 7, status: 'COMPLETED' }],
    ['INVALID_INPUT', { status: 'NEVER' }],
    ['INVALID_INPUT', {}],
  ] as const)('all stay as they were when one is %s', async (code, bad) => {
    const [first, second] = [await make.task(admin), await make.task(admin)];
    const changes = [
      { id: first.id, status: 'COMPLETED' },
      { id: second.id, ...bad },
    ];
    await app.deny('POST /tasks/bulk', code, { as: admin, body: { changes } });
    await app.deny('POST /tasks/bulk', code, { as: admin, body: { changes: changes.toReversed() } });
  });

  it('need each ability that the change takes', async () => {
    const task = await make.task(admin, { assigneeId: worker.id });
    await change([{ id: task.id, status: 'IN_PROGRESS', priority: 'LOW' }], worker);
    for (const more of [{ dueDate: null }, { assigneeId: null }, { archived: true }]) {
      const changes = [{ id: task.id, status: 'COMPLETED', ...more }];
      await app.deny('POST /tasks/bulk', 'FORBIDDEN', { as: worker, body: { changes } });
    }
  });

  it('tell each person once, however many are theirs', async () => {
    const person = await make.person(admin);
    const tasks = await Promise.all(Array.from({ length: 20 }, () => make.task(admin)));
    await change(tasks.map(({ id }) => ({ id, assigneeId: person.id })));
    await change(tasks.map(({ id }) => ({ id, status: 'COMPLETED' })));
    const { notifications } = await app.succeed('GET /notifications', { as: person });
    expect(notifications.map(({ message, task }) => [message, task])).toEqual([
      [`${admin.name} completed 20 tasks`, null],
      [`${admin.name} assigned 20 tasks to you`, null],
    ]);
  });

  it.each([[{ delete: true, status: 'TODO' }], [{ delete: true, archived: true }]])(
    'are not both deleted and changed: %j',
    async (bad) => {
      const { id } = await make.task(admin);
      await app.deny('POST /tasks/bulk', 'INVALID_INPUT', { as: admin, body: { changes: [{ id, ...bad }] } });
      const twice = [
        { id, status: 'TODO' },
        { id, status: 'COMPLETED' },
      ];
      await app.deny('POST /tasks/bulk', 'INVALID_INPUT', { as: admin, body: { changes: twice } });
    },
  );

  it('and the deletion of their parent at the same time end well', async () => {
    const parent = await make.task(admin);
    const subtasks = await Promise.all(Array.from({ length: 20 }, () => make.subtask(parent.id, admin)));
    const [bulk, deletion] = await Promise.all([
      app.call('POST /tasks/bulk', {
        as: admin,
        body: { changes: subtasks.map((id) => ({ id, priority: 'LOW' })) },
      }),
      app.call('DELETE /tasks/{id}', { as: admin, params: { id: parent.id } }),
    ]);
    expect(deletion.status, deletion.text).toBe(200);
    expect([200, 404]).toContain(bulk.status);
  });

  it('are at most 200', async () => {
    const changes = Array.from({ length: 201 }, (_, index) => ({ id: index + 1, status: 'TODO' }));
    const failure = await app.deny('POST /tasks/bulk', 'INVALID_INPUT', { as: admin, body: { changes } });
    expect(failure.error).toBe('Up to 200 tasks can be changed at once');
  });

  it('200 at once have their history and events', async () => {
    const { owner } = await make.company();
    await app.query(
      `insert into tasks (company_id, title, assigner_id) select $1, 'Task ' || n, $2 from generate_series(1, 200) n`,
      [owner.companyId, owner.id],
    );
    const list = await app.succeed('GET /tasks', { as: owner, query: { limit: '200' } });
    const { data } = await change(
      list.data.map(({ id }) => ({ id, status: 'COMPLETED' })),
      owner,
    );
    expect(data).toHaveLength(200);
    for (const table of ['audit_entries', 'events']) {
      const kind = table === 'events' ? `kind = 'task.changed'` : `action = 'TASK_STATUS_CHANGED'`;
      expect(await app.query(`select from ${table} where company_id = $1 and ${kind}`, [owner.companyId])).toHaveLength(
        200,
      );
    }
    const { counts } = await app.succeed('GET /tasks', { as: owner });
    expect(counts).toMatchObject({ COMPLETED: 200, TODO: 0 });
  });

  it('changed by many at the same time end well', async () => {
    const tasks = await Promise.all(Array.from({ length: 10 }, () => make.task(admin)));
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, round) =>
        app.call('POST /tasks/bulk', {
          as: admin,
          body: { changes: tasks.map(({ id }) => ({ id, priority: round % 2 ? 'LOW' : 'HIGH' })) },
        }),
      ),
    );
    for (const { status, text } of answers) expect(status, text).toBe(200);
  });
});
