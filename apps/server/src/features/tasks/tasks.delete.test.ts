import { beforeAll, describe, expect, it } from 'vitest';
import { createFactories, type Person } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/test-app.ts';

const app = await startTestApp();
const make = createFactories(app);
let owner: Person;
let employee: Person;

beforeAll(async () => {
  ({ owner } = await make.company());
  employee = await make.person(owner);
});

const remove = async (id: number, as = employee) =>
  (await app.succeed('DELETE /tasks/{id}', { as, params: { id } })).message;

describe('deleting a task', () => {
  it('takes it away for everybody', async () => {
    const task = await make.task(employee);
    expect(await remove(task.id)).toBe('Task deleted');
    for (const as of [employee, owner]) {
      await app.deny('GET /tasks/{id}', 'NOT_FOUND', { as, params: { id: task.id } });
      const { data } = await app.succeed('GET /tasks', { as });
      expect(data.map(({ id }) => id)).not.toContain(task.id);
    }
    await app.deny('DELETE /tasks/{id}', 'NOT_FOUND', { as: employee, params: { id: task.id } });
  });

  it('deletes its subtasks, comments and shares too, and says how many subtasks', async () => {
    const task = await make.task(employee, { title: 'Parent' });
    const subtasks = [await make.subtask(task.id, employee), await make.subtask(task.id, owner)];
    await make.comment(task.id, owner, 'Gone with it');
    await make.coAssign(task.id, owner);
    await make.share(task.id, owner);
    expect(await remove(task.id)).toBe('Task deleted and its 2 subtask(s)');
    const ids = [task.id, ...subtasks];
    for (const table of ['comments', 'task_co_assignees', 'task_shares']) {
      expect(await app.query(`select from ${table} where task_id = any($1)`, [ids])).toEqual([]);
    }
    expect(await app.query('select from tasks where id = any($1)', [ids])).toEqual([]);
  });

  it('of a subtask leaves the parent, with one subtask less', async () => {
    const task = await make.task(employee);
    const [first, second] = [await make.subtask(task.id, employee), await make.subtask(task.id, employee)];
    await remove(first);
    const { data } = await app.succeed('GET /tasks/{id}', { as: employee, params: { id: task.id } });
    expect(data).toMatchObject({ subtaskCount: 1, subtasks: [{ id: second }] });
  });

  it('keeps what was deleted, and by whom, on the history', async () => {
    const task = await make.task(employee, { title: 'Remember me' });
    await remove(task.id, owner);
    const history = `select user_name, description from audit_entries
      where entity_type = 'Task' and entity_id = $1 and action = 'TASK_DELETED'`;
    expect(await app.query(history, [task.id])).toEqual([
      { user_name: owner.name, description: 'Deleted task "Remember me"' },
    ]);
  });

  it('keeps the counts of the list right', async () => {
    const { owner: other } = await make.company();
    const counted = async () => (await app.succeed('GET /tasks', { as: other })).counts;
    const task = await make.task(other);
    await make.subtask(task.id, other, { status: 'COMPLETED' });
    expect(await counted()).toMatchObject({ TODO: 1, COMPLETED: 1 });
    await remove(task.id, other);
    expect(await counted()).toEqual({ TODO: 0, IN_PROGRESS: 0, ON_HOLD: 0, COMPLETED: 0, CANCELLED: 0 });
  });

  it('happens once of 10 times at once', async () => {
    const task = await make.task(employee);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => app.call('DELETE /tasks/{id}', { as: employee, params: { id: task.id } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(404)]);
  });

  it('of a parent and of its subtasks at the same moment always comes to an end', async () => {
    for (let round = 0; round < 15; round++) {
      const parent = await make.task(employee);
      const ids = [parent.id, await make.subtask(parent.id, employee), await make.subtask(parent.id, employee)];
      const answers = await Promise.all(
        ids.map((id) => app.call('DELETE /tasks/{id}', { as: employee, params: { id } })),
      );
      expect([200, 404]).toEqual(expect.arrayContaining(answers.map(({ status }) => status)));
      expect(await app.query('select from tasks where id = any($1)', [ids])).toEqual([]);
    }
  });
});
