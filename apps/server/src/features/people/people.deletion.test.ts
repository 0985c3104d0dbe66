import { beforeAll, describe, expect, it } from 'vitest';
import { createFactories, type Person } from '../../testing/factories.ts';
import { callMeanwhile } from '../../testing/meanwhile.ts';
import { startTestApp } from '../../testing/test-app.ts';

const app = await startTestApp();
const make = createFactories(app);
let admin: Person;
let lead: Person;

beforeAll(async () => {
  ({ owner: admin } = await make.company());
  lead = await make.person(admin);
});

/** As the deletion of a person does, whose transaction is still open. */
const DELETION = 'update users set email = null, deleted_at = now() where id = $1';

interface Given {
  person: Person;
  task: { id: number };
}

const post = (body: object) => app.call('POST /tasks', { as: admin, body: body as never });

/** Every way to give somebody a part in a task. */
const ASSIGNMENTS: Record<string, (given: Given) => Promise<{ status: number }>> = {
  'a new task': ({ person }) => post({ title: 'New', assigneeId: person.id }),
  'a new subtask': ({ person, task }) =>
    app.call('POST /tasks/{id}/subtasks', {
      as: admin,
      params: { id: task.id },
      body: { title: 'Part', assigneeId: person.id },
    }),
  'another lead': ({ person, task }) =>
    app.call('PUT /tasks/{id}', { as: admin, params: { id: task.id }, body: { assigneeId: person.id } }),
  'another lead of several': ({ person, task }) =>
    app.call('POST /tasks/bulk', { as: admin, body: { changes: [{ id: task.id, assigneeId: person.id }] } }),
  'a co-assignee': ({ person, task }) =>
    app.call('POST /tasks/{id}/co-assignees', { as: lead, params: { id: task.id }, body: { userId: person.id } }),
  'somebody it is shared with': ({ person, task }) =>
    app.call('POST /task-shares/{id}/share', { as: lead, params: { id: task.id }, body: { userId: person.id } }),
  'an import': ({ person }) =>
    app.call('POST /tasks/import', {
      as: admin,
      body: { csv: `title,assignee\nImported,${person.email}`, confirm: true },
    }),
};

async function partsOf({ id }: { id: number }): Promise<number> {
  const rows = await app.query(
    `select from tasks where assignee_id = $1 and status not in ('COMPLETED', 'CANCELLED')
     union all select from task_co_assignees where user_id = $1 union all select from task_shares where user_id = $1`,
    [id],
  );
  return rows.length;
}

describe('somebody who is being deleted', () => {
  it.each(Object.keys(ASSIGNMENTS))('gets no part in a task any more: %s', async (name) => {
    const person = await make.person(admin);
    const task = await make.task(admin, { assigneeId: lead.id });
    const assign = () => ASSIGNMENTS[name]?.({ person, task }) as Promise<{ status: number }>;
    const { status } = await callMeanwhile(app, (other) => other.query(DELETION, [person.id]), assign);
    expect(status).toBe(name === 'an import' ? 400 : 404);
    expect(await partsOf(person)).toBe(0);
  });

  it('leaves the tasks too that are being assigned just then', async () => {
    const person = await make.person(admin);
    const task = await make.task(admin, { assigneeId: lead.id });
    const { status } = await callMeanwhile(
      app,
      (other) => other.query('update tasks set assignee_id = $1 where id = $2', [person.id, task.id]),
      () => app.call('DELETE /users/{id}', { as: admin, params: { id: person.id } }),
    );
    expect(status).toBe(200);
    const { data } = await app.succeed('GET /tasks/{id}', { as: admin, params: { id: task.id } });
    expect(data.assigneeId).toBeNull();
  });

  it('leaves nothing behind, however many assign to them at once', async () => {
    const person = await make.person(admin);
    const assignments = Object.values(ASSIGNMENTS).flatMap((assign) =>
      Array.from({ length: 4 }, async () => assign({ person, task: await make.task(admin, { assigneeId: lead.id }) })),
    );
    const deletion = app.call('DELETE /users/{id}', { as: admin, params: { id: person.id } });
    for (const { status } of await Promise.all(assignments)) expect([200, 201, 400, 404]).toContain(status);
    expect((await deletion).status).toBe(200);
    expect(await partsOf(person)).toBe(0);
  });
});

describe('what somebody who was deleted had done', () => {
  it.each([
    ['edited', (id: number) => app.call('PUT /tasks/{id}', { as: admin, params: { id }, body: { status: 'TODO' } })],
    [
      'one of several',
      (id: number) => app.call('POST /tasks/bulk', { as: admin, body: { changes: [{ id, status: 'ON_HOLD' }] } }),
    ],
  ])("stays theirs, and is nobody's once it is opened again: %s", async (_way, reopen) => {
    const person = await make.person(admin);
    const { id } = await make.task(admin, { assigneeId: person.id, status: 'COMPLETED' });
    const read = async () => (await app.succeed('GET /tasks/{id}', { as: admin, params: { id } })).data;
    await app.succeed('DELETE /users/{id}', { as: admin, params: { id: person.id } });
    await app.succeed('PUT /tasks/{id}', { as: admin, params: { id }, body: { priority: 'HIGH' } });
    expect(await read()).toMatchObject({ assigneeId: person.id, status: 'COMPLETED' });

    expect((await reopen(id)).status).toBe(200);
    expect(await read()).toMatchObject({ assigneeId: null });
    const { data: history } = await app.succeed('GET /tasks/{id}/updates', { as: admin, params: { id } });
    const changes = history.flatMap((update) => update.changes);
    expect(changes).toContainEqual({ field: 'assignee', from: person.name, to: null });
  });
});
