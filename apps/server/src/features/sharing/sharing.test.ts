import { beforeAll, describe, expect, it } from 'vitest';
import { createFactories, type Person } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/test-app.ts';

const app = await startTestApp();
const make = createFactories(app);
let admin: Person;
let assigner: Person;
let lead: Person;
let colleague: Person;

beforeAll(async () => {
  ({ owner: admin } = await make.company());
  [assigner, lead, colleague] = [await make.person(admin), await make.person(admin), await make.person(admin)];
});

const newTask = () => make.task(assigner, { assigneeId: lead.id });
const read = async (as: Person, id: number) => (await app.succeed('GET /tasks/{id}', { as, params: { id } })).data;
const onTask = (id: number, userId: number, as = lead) => ({ as, params: { id }, body: { userId } });
const part = (id: number, userId: number, as = lead) => ({ as, params: { id, userId } });
const noticesTo = (person: Person, taskId: number) =>
  app.query('select type, title, message from notifications where user_id = $1 and task_id = $2', [person.id, taskId]);

describe('a co-assignee', () => {
  it('is added by the lead, told, and may change the status', async () => {
    const task = await newTask();
    const { data } = await app.succeed('POST /tasks/{id}/co-assignees', onTask(task.id, colleague.id));
    expect(data).toMatchObject({ userId: colleague.id, user: { name: colleague.name, email: colleague.email } });
    const shown = await read(colleague, task.id);
    expect(shown).toMatchObject({ coAssignees: [data], version: task.version + 1, abilities: { changeStatus: true } });
    const list = await app.succeed('GET /tasks/{id}/co-assignees', { as: assigner, params: { id: task.id } });
    expect(list.data).toEqual([data]);
    expect(await noticesTo(colleague, task.id)).toEqual([
      {
        type: 'TASK_ASSIGNED',
        title: 'You are a co-assignee',
        message: `${lead.name} added you to "${task.title}"`,
      },
    ]);
  });

  it('is removed by the lead and sees the task no more', async () => {
    const task = await newTask();
    await app.succeed('POST /tasks/{id}/co-assignees', onTask(task.id, colleague.id));
    const removal = part(task.id, colleague.id);
    expect((await app.succeed('DELETE /tasks/{id}/co-assignees/{userId}', removal)).message).toBe(
      'Co-assignee removed',
    );
    await app.deny('GET /tasks/{id}', 'NOT_FOUND', { as: colleague, params: { id: task.id } });
    await app.deny('DELETE /tasks/{id}/co-assignees/{userId}', 'NOT_FOUND', removal);
  });

  it('is nobody who has a greater part, or twice', async () => {
    const task = await newTask();
    await app.deny('POST /tasks/{id}/co-assignees', 'ALREADY_ON_TASK', onTask(task.id, lead.id));
    await app.succeed('POST /tasks/{id}/co-assignees', onTask(task.id, colleague.id));
    const failure = await app.deny('POST /tasks/{id}/co-assignees', 'ALREADY_ON_TASK', onTask(task.id, colleague.id));
    expect(failure.error).toBe('This person already has a part in the task');
  });

  it('needs a living colleague', async () => {
    const task = await newTask();
    const gone = await make.person(admin);
    await make.deletePerson(gone);
    const { owner: stranger } = await make.company();
    for (const userId of [gone.id, stranger.id, 999_999_999]) {
      await app.deny('POST /tasks/{id}/co-assignees', 'NOT_FOUND', onTask(task.id, userId));
    }
    const missing = { as: lead, params: { id: task.id }, body: {} };
    const failure = await app.deny('POST /tasks/{id}/co-assignees', 'INVALID_INPUT', missing);
    expect(failure.fields).toEqual({ userId: 'Please select a person' });
  });

  it('who becomes lead, or was only shown the task, has one part in it', async () => {
    const task = await newTask();
    await app.succeed('POST /task-shares/{id}/share', onTask(task.id, colleague.id));
    await app.succeed('POST /tasks/{id}/co-assignees', onTask(task.id, colleague.id));
    expect(await read(lead, task.id)).toMatchObject({ sharedWith: [], coAssignees: [{ userId: colleague.id }] });
    await app.succeed('PUT /tasks/{id}', {
      as: assigner,
      params: { id: task.id },
      body: { assigneeId: colleague.id },
    });
    expect(await read(assigner, task.id)).toMatchObject({ assigneeId: colleague.id, coAssignees: [] });
  });
});

describe('a share', () => {
  it('lets a colleague see and nothing else', async () => {
    const task = await newTask();
    const { data } = await app.succeed('POST /task-shares/{id}/share', onTask(task.id, colleague.id));
    expect(data).toEqual({ id: data.id, userId: colleague.id, user: { name: colleague.name } });
    const shown = await read(colleague, task.id);
    expect(shown).toMatchObject({ sharedWithYou: true, sharedWith: [data] });
    expect(Object.values(shown.abilities)).not.toContain(true);
    const shared = await app.succeed('GET /task-shares/shared', { as: colleague });
    expect(shared.data.map(({ id }) => id)).toContain(task.id);
    const shares = await app.succeed('GET /task-shares/{id}/shares', { as: lead, params: { id: task.id } });
    expect(shares.data).toEqual([data]);
    expect(await noticesTo(colleague, task.id)).toMatchObject([{ title: 'Task shared with you' }]);
  });

  it('ends at once', async () => {
    const task = await newTask();
    await app.succeed('POST /task-shares/{id}/share', onTask(task.id, colleague.id));
    await app.succeed('DELETE /task-shares/{id}/share/{userId}', part(task.id, colleague.id));
    await app.deny('GET /tasks/{id}', 'NOT_FOUND', { as: colleague, params: { id: task.id } });
    await app.deny('DELETE /task-shares/{id}/share/{userId}', 'NOT_FOUND', part(task.id, colleague.id));
  });

  it('is not for the lead, a co-assignee, or twice', async () => {
    const task = await newTask();
    await make.coAssign(task.id, admin);
    await app.succeed('POST /task-shares/{id}/share', onTask(task.id, colleague.id));
    for (const { id } of [lead, admin, colleague]) {
      await app.deny('POST /task-shares/{id}/share', 'ALREADY_ON_TASK', onTask(task.id, id));
    }
  });

  it('and its end stand on the history, with the co-assignees', async () => {
    const task = await newTask();
    await app.succeed('POST /task-shares/{id}/share', onTask(task.id, colleague.id));
    await app.succeed('DELETE /task-shares/{id}/share/{userId}', part(task.id, colleague.id));
    await app.succeed('POST /tasks/{id}/co-assignees', onTask(task.id, colleague.id));
    await app.succeed('DELETE /tasks/{id}/co-assignees/{userId}', part(task.id, colleague.id));
    const { data } = await app.succeed('GET /tasks/{id}/updates', { as: assigner, params: { id: task.id } });
    expect(data.map(({ action }) => action)).toEqual([
      'CO_ASSIGNEE_REMOVED',
      'CO_ASSIGNEE_ADDED',
      'TASK_UNSHARED',
      'TASK_SHARED',
      'TASK_CREATED',
    ]);
    expect(data[0]).toMatchObject({
      description: `Removed ${colleague.name} as co-assignee of "${task.title}"`,
      user: { name: lead.name },
    });
  });
});

describe('100 at the same time', () => {
  it.each([
    ['POST /tasks/{id}/co-assignees', 'task_co_assignees'],
    ['POST /task-shares/{id}/share', 'task_shares'],
  ] as const)('%s adds a person once', async (name, table) => {
    const task = await newTask();
    const answers = await Promise.all(Array.from({ length: 100 }, () => app.call(name, onTask(task.id, colleague.id))));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(99).fill(409)]);
    expect(await app.query(`select from ${table} where task_id = $1`, [task.id])).toHaveLength(1);
    expect(await noticesTo(colleague, task.id)).toHaveLength(1);
  });

  it('co-assigning and sharing leave one part', async () => {
    const task = await newTask();
    await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        app.call(
          index % 2 ? 'POST /tasks/{id}/co-assignees' : 'POST /task-shares/{id}/share',
          onTask(task.id, colleague.id),
        ),
      ),
    );
    expect(await read(lead, task.id)).toMatchObject({ sharedWith: [], coAssignees: [{ userId: colleague.id }] });
  });
});
