import { beforeAll, describe, expect, it } from 'vitest';
import { createFactories, type Person } from '../../testing/factories.ts';
import { openStream } from '../../testing/streams.ts';
import { startTestApp } from '../../testing/test-app.ts';

const app = await startTestApp();
const make = createFactories(app);
let admin: Person;
let assigner: Person;
let lead: Person;
let worker: Person;

beforeAll(async () => {
  ({ owner: admin } = await make.company());
  [assigner, lead, worker] = [await make.person(admin), await make.person(admin), await make.person(admin)];
});

const newTask = () => make.task(assigner, { assigneeId: lead.id });
const addTo = (id: number, body: object = {}, as = lead) => ({
  as,
  params: { id },
  body: { title: 'Part of it', assigneeId: worker.id, ...body },
});
const read = async (as: Person, id: number) => (await app.succeed('GET /tasks/{id}', { as, params: { id } })).data;
const act = (
  name: 'POST /task-archive/{id}/archive' | 'POST /task-archive/{id}/unarchive',
  id: number,
  as = assigner,
) => app.succeed(name, { as, params: { id } });

describe('a subtask', () => {
  it('is a task of its own that its parent names', async () => {
    const parent = await newTask();
    const { data } = await app.succeed('POST /tasks/{id}/subtasks', addTo(parent.id, { priority: 'HIGH' }));
    expect(data).toMatchObject({
      title: 'Part of it',
      status: 'TODO',
      priority: 'HIGH',
      assigneeId: worker.id,
      assignerId: lead.id,
      parentTask: { id: parent.id, title: parent.title },
      abilities: { addSubtask: false },
    });
    expect(await read(assigner, parent.id)).toMatchObject({
      subtaskCount: 1,
      subtasks: [
        {
          id: data.id,
          title: 'Part of it',
          status: 'TODO',
          version: 1,
          assignee: { id: worker.id, name: worker.name },
          assignerId: lead.id,
          isCoAssignee: false,
        },
      ],
    });
    await app.deny('GET /tasks/{id}', 'NOT_FOUND', { as: worker, params: { id: parent.id } });
  });

  it('has no subtasks of its own', async () => {
    const parent = await newTask();
    const { data } = await app.succeed('POST /tasks/{id}/subtasks', addTo(parent.id));
    await app.deny('POST /tasks/{id}/subtasks', 'FORBIDDEN', addTo(data.id, {}, admin));
  });

  it.each([
    [{ title: '' }, { title: 'Title is required' }],
    [{ title: 'x'.repeat(51) }, { title: 'Title must be 50 characters or less' }],
    [{ assigneeId: undefined }, { assigneeId: 'Assignee is required' }],
    [{ assigneeId: null }, { assigneeId: 'Assignee is required' }],
    [{ description: 'x'.repeat(301) }, { description: 'Description must be 300 characters or less' }],
    [{ dueDate: '2020-01-01T10:00:00Z' }, { dueDate: 'Due date cannot be in the past' }],
  ])('with %j is refused', async (body, fields) => {
    const parent = await newTask();
    const failure = await app.deny('POST /tasks/{id}/subtasks', 'INVALID_INPUT', addTo(parent.id, body));
    expect(failure.fields).toEqual(fields);
  });

  it('is told to whoever does it, and to those with a part in the parent', async () => {
    const parent = await newTask();
    const { data } = await app.succeed('POST /tasks/{id}/subtasks', addTo(parent.id));
    const notices = (person: Person) =>
      app.query('select type, task_id as id, message from notifications where user_id = $1 and task_id = any($2)', [
        person.id,
        [parent.id, data.id],
      ]);
    expect(await notices(worker)).toMatchObject([{ type: 'TASK_ASSIGNED', id: data.id }]);
    expect(await notices(assigner)).toEqual([
      {
        type: 'SUBTASK_ADDED',
        id: parent.id,
        message: `${lead.name} added the subtask "Part of it" to "${parent.title}"`,
      },
    ]);
    expect((await notices(lead)).filter((notice) => notice.type !== 'TASK_ASSIGNED')).toEqual([]);
  });

  it('and its changes are told to whoever has the parent open', async () => {
    const parent = await newTask();
    const stream = await openStream(app, assigner);
    const { data } = await app.succeed('POST /tasks/{id}/subtasks', addTo(parent.id));
    await stream.next('task.related', parent.id);
    stream.events.splice(0);
    const body = { status: 'COMPLETED' };
    await app.succeed('PATCH /tasks/{id}/status', { as: worker, params: { id: data.id }, body });
    await expect
      .poll(() => stream.events.filter(({ kind, id }) => kind === 'task.related' && id === parent.id).length)
      .toBe(2);
    stream.close();
  });

  it('is one of a hundred at the most, however many are added at once', async () => {
    const parent = await newTask();
    await app.query(
      `insert into tasks (company_id, title, parent_id, assigner_id, assignee_id)
       select company_id, 'Earlier ' || n, id, assigner_id, assignee_id from tasks, generate_series(1, 97) n where id = $1`,
      [parent.id],
    );
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => app.call('POST /tasks/{id}/subtasks', addTo(parent.id))),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    const failure = await app.deny('POST /tasks/{id}/subtasks', 'TOO_MANY_SUBTASKS', addTo(parent.id));
    expect(failure.error).toBe('A task takes up to 100 subtasks');
    expect((await read(lead, parent.id)).subtaskCount).toBe(100);
  });

  it('counts for the plan', async () => {
    const person = await make.personal();
    const parent = await make.task(person);
    await app.query(
      `insert into tasks (company_id, title, assigner_id) select $1, 'Task', $2 from generate_series(1, 48)`,
      [person.companyId, person.id],
    );
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        app.call('POST /tasks/{id}/subtasks', addTo(parent.id, { assigneeId: person.id }, person)),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(409)]);
  });

  it('deleted with its parent has an entry and an event of its own', async () => {
    const parent = await newTask();
    const { data } = await app.succeed('POST /tasks/{id}/subtasks', addTo(parent.id));
    const stream = await openStream(app, worker);
    await app.succeed('DELETE /tasks/{id}', { as: assigner, params: { id: parent.id } });
    await stream.next('task.deleted', data.id);
    stream.close();
    const entries = await app.query(
      `select description from audit_entries where task_id = $1 and action = 'TASK_DELETED'`,
      [data.id],
    );
    expect(entries).toEqual([{ description: `Deleted task "Part of it" with "${parent.title}"` }]);
  });
});

describe('the archive', () => {
  it('takes a task with its subtasks out of the list, and gives them back', async () => {
    const parent = await newTask();
    const { data: subtask } = await app.succeed('POST /tasks/{id}/subtasks', addTo(parent.id));
    const { data: archived } = await act('POST /task-archive/{id}/archive', parent.id);
    expect(archived).toMatchObject({ archived: true, version: parent.version + 1 });
    expect(await read(admin, subtask.id)).toMatchObject({ archived: true });
    const ids = async (name: 'GET /tasks' | 'GET /task-archive/archived') =>
      (await app.succeed(name, { as: admin, query: { limit: '200' } })).data.map(({ id }) => id);
    expect(await ids('GET /task-archive/archived')).toEqual(expect.arrayContaining([parent.id, subtask.id]));
    expect(await ids('GET /tasks')).not.toContain(parent.id);
    await act('POST /task-archive/{id}/unarchive', parent.id);
    expect(await ids('GET /tasks')).toEqual(expect.arrayContaining([parent.id, subtask.id]));
  });

  it('changes nothing about a task that is there already', async () => {
    const { id } = await newTask();
    const { data: first } = await act('POST /task-archive/{id}/archive', id);
    const { data: second } = await act('POST /task-archive/{id}/archive', id);
    expect(second).toEqual(first);
  });

  it('keeps the counts of its statuses', async () => {
    const { owner } = await make.company();
    const task = await make.task(owner);
    const counts = async (name: 'GET /tasks' | 'GET /task-archive/archived') =>
      (await app.succeed(name, { as: owner })).counts.TODO;
    await act('POST /task-archive/{id}/archive', task.id, owner);
    expect([await counts('GET /tasks'), await counts('GET /task-archive/archived')]).toEqual([0, 1]);
    await act('POST /task-archive/{id}/unarchive', task.id, owner);
    expect([await counts('GET /tasks'), await counts('GET /task-archive/archived')]).toEqual([1, 0]);
  });

  it('refuses a stale version with the task as it is', async () => {
    const { id } = await newTask();
    const headers = { 'if-match': '"9"' };
    await app.deny('POST /task-archive/{id}/archive', 'STALE_VERSION', { as: assigner, params: { id }, headers });
  });

  it('stands on the history and is told to the others', async () => {
    const task = await newTask();
    await act('POST /task-archive/{id}/archive', task.id);
    const { data } = await app.succeed('GET /tasks/{id}/updates', { as: lead, params: { id: task.id } });
    expect(data[0]).toMatchObject({ action: 'TASK_ARCHIVED', user: { name: assigner.name } });
    const { notifications } = await app.succeed('GET /notifications', { as: lead });
    expect(notifications[0]).toMatchObject({ title: 'Task archived', task: { id: task.id } });
  });
});
