import type { Task } from '@taskwell/contract/schemas';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFactories, type Person } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/test-app.ts';

const app = await startTestApp();
const make = createFactories(app);
let admin: Person;
let assigner: Person;
let lead: Person;
let helper: Person;
let viewer: Person;
let task: Task;

beforeAll(async () => {
  ({ owner: admin } = await make.company());
  assigner = await make.person(admin, { name: 'Anna' });
  lead = await make.person(admin, { name: 'Leo' });
  helper = await make.person(admin, { name: 'Hana' });
  viewer = await make.person(admin, { name: 'Vic' });
});

beforeEach(async () => {
  await app.query('delete from notifications');
  task = await make.task(assigner, { title: 'Paint', assigneeId: lead.id });
  await make.coAssign(task.id, helper);
  await make.share(task.id, viewer);
});

/** Who was told what since the task was made: 'name: type: message'. */
async function told(): Promise<string[]> {
  const rows = await app.query<{ line: string }>(
    `select u.name || ': ' || n.type || ': ' || n.message as line from notifications n join users u on u.id = n.user_id
     where n.task_id = $1 and not (n.type = 'TASK_ASSIGNED' and n.user_id = $2) and n.type <> 'TASK_CREATED' order by 1`,
    [task.id, lead.id],
  );
  return rows.map(({ line }) => line);
}

const history = async (id = task.id) =>
  (
    await app.query<{ line: string }>(
      `select user_name || ': ' || action || ': ' || description as line from audit_entries
       where entity_type = 'Task' and entity_id = $1 order by id`,
      [id],
    )
  ).map(({ line }) => line);

const edit = (as: Person, body: object) => app.succeed('PUT /tasks/{id}', { as, params: { id: task.id }, body });
const setStatus = (as: Person, status: string) =>
  app.succeed('PATCH /tasks/{id}/status', { as, params: { id: task.id }, body: { status } });

describe('notifications', () => {
  it('tell the lead of a new task, and nobody of one given to oneself', async () => {
    const rows = `select user_id, type, title, message, is_read from notifications
      where task_id = $1 and type <> 'TASK_CREATED'`;
    expect(await app.query(rows, [task.id])).toEqual([
      {
        user_id: lead.id,
        type: 'TASK_ASSIGNED',
        title: 'Task assigned to you',
        message: 'Anna assigned "Paint" to you',
        is_read: false,
      },
    ]);
    const own = await make.task(assigner);
    expect(await app.query(rows, [own.id])).toEqual([]);
  });

  it('tell assigner and co-assignees when the lead changes the status, never the lead itself or viewers', async () => {
    await setStatus(lead, 'IN_PROGRESS');
    expect(await told()).toEqual([
      'Anna: TASK_STATUS_CHANGED: Leo changed the status of "Paint" from To Do to In Progress',
      'Hana: TASK_STATUS_CHANGED: Leo changed the status of "Paint" from To Do to In Progress',
    ]);
  });

  it('say completed when it is', async () => {
    await setStatus(helper, 'COMPLETED');
    expect(await told()).toEqual([
      'Anna: TASK_COMPLETED: Hana completed "Paint"',
      'Leo: TASK_COMPLETED: Hana completed "Paint"',
    ]);
  });

  it('tell of a new priority and of an edit', async () => {
    const body = { priority: 'URGENT' };
    await app.succeed('PATCH /tasks/{id}/priority', { as: lead, params: { id: task.id }, body });
    await edit(assigner, { title: 'Paint blue' });
    expect(await told()).toEqual([
      'Anna: TASK_PRIORITY_CHANGED: Leo changed the priority of "Paint" from Medium to Urgent',
      'Hana: TASK_PRIORITY_CHANGED: Leo changed the priority of "Paint" from Medium to Urgent',
      'Hana: TASK_UPDATED: Anna renamed "Paint" to "Paint blue"',
      'Leo: TASK_UPDATED: Anna renamed "Paint" to "Paint blue"',
    ]);
  });

  it('say from what to what a date and a description went, by the days of whoever changed them', async () => {
    const inTokyo = { 'x-time-zone': 'Asia/Tokyo' };
    const change = (body: object) =>
      app.succeed('PUT /tasks/{id}', { as: assigner, params: { id: task.id }, body, headers: inTokyo });
    await change({ dueDate: null });
    await app.query('delete from notifications');
    await change({ dueDate: '2030-06-02T20:00:00Z' });
    await change({ dueDate: '2030-06-04T20:00:00Z' });
    await change({ dueDate: '2030-06-04T21:00:00Z', description: `${'long '.repeat(30)}text` });
    expect((await told()).filter((line) => line.startsWith('Hana'))).toEqual([
      'Hana: TASK_UPDATED: Anna changed the description of "Paint" to "' +
        `${'long '.repeat(20)}…" and changed the due date of it from 5 Jun 2030, 05:00 to 5 Jun 2030, 06:00`,
      'Hana: TASK_UPDATED: Anna changed the due date of "Paint" from 3 Jun 2030 to 5 Jun 2030',
      'Hana: TASK_UPDATED: Anna set the due date of "Paint" to 3 Jun 2030',
    ]);
  });

  it('tell the new lead that the task is theirs, and the others of the edit', async () => {
    await edit(admin, { assigneeId: viewer.id });
    expect(await told()).toEqual([
      `Anna: TASK_UPDATED: ${admin.name} reassigned "Paint" from Leo to Vic`,
      `Hana: TASK_UPDATED: ${admin.name} reassigned "Paint" from Leo to Vic`,
      `Leo: TASK_UPDATED: ${admin.name} took "Paint" off you`,
      `Vic: TASK_ASSIGNED: ${admin.name} assigned "Paint" to you`,
    ]);
  });

  it('do not tell those who take a task themselves', async () => {
    await edit(assigner, { assigneeId: assigner.id });
    expect(await told()).toEqual([
      'Hana: TASK_UPDATED: Anna reassigned "Paint" from Leo to Anna',
      'Leo: TASK_UPDATED: Anna took "Paint" off you',
    ]);
  });

  it('say all that one change did, in one notice', async () => {
    await edit(admin, { status: 'COMPLETED', priority: 'LOW', title: 'Paint it' });
    const sentence = `${admin.name} completed "Paint it" and changed the priority of it from Medium to Low and renamed it (was "Paint")`;
    expect(await told()).toEqual([
      `Anna: TASK_COMPLETED: ${sentence}`,
      `Hana: TASK_COMPLETED: ${sentence}`,
      `Leo: TASK_COMPLETED: ${sentence}`,
    ]);
  });

  it('say nothing of a new title to whoever may no longer see the task', async () => {
    await edit(admin, { title: 'Secret plan', assigneeId: viewer.id });
    expect((await told()).filter((line) => line.startsWith('Leo'))).toEqual([
      `Leo: TASK_UPDATED: ${admin.name} took "Paint" off you`,
    ]);
    const { notifications } = await app.succeed('GET /notifications', { as: lead });
    expect(notifications[0]?.task).toBeNull();
  });

  it('are not written for a change that changes nothing', async () => {
    await setStatus(lead, 'TODO');
    expect(await told()).toEqual([]);
  });
});

describe('the history', () => {
  it('says who did what, in words', async () => {
    await setStatus(lead, 'COMPLETED');
    await edit(assigner, { title: 'Paint blue', priority: 'LOW', dueDate: '2030-01-01T00:00:00Z' });
    await edit(admin, { assigneeId: null, description: 'Twice' });
    await app.succeed('DELETE /tasks/{id}', { as: assigner, params: { id: task.id } });
    expect(await history()).toEqual([
      'Anna: TASK_CREATED: Created task "Paint"',
      'Leo: TASK_STATUS_CHANGED: Changed status of "Paint" from To Do to Completed',
      'Anna: TASK_PRIORITY_CHANGED: Changed priority of "Paint blue" from Medium to Low',
      'Anna: TASK_UPDATED: Changed title (was "Paint"), due date of "Paint blue"',
      `${admin.name}: TASK_UPDATED: Changed description, assignee of "Paint blue"`,
      'Anna: TASK_DELETED: Deleted task "Paint blue"',
    ]);
  });

  it('shows whoever sees the task from what to what it changed, and what a comment says until it is gone', async () => {
    const body = { content: 'Two coats, please' };
    const { data: comment } = await app.succeed('POST /comments/task/{taskId}', {
      as: lead,
      params: { taskId: task.id },
      body,
    });
    await edit(assigner, { title: 'Paint blue', assigneeId: helper.id });
    const params = { id: task.id };
    const updates = async () => (await app.succeed('GET /tasks/{id}/updates', { as: viewer, params })).data;
    expect((await updates()).slice(0, 2)).toMatchObject([
      {
        action: 'TASK_UPDATED',
        comment: null,
        changes: [
          { field: 'title', from: 'Paint', to: 'Paint blue' },
          { field: 'assignee', from: 'Leo', to: 'Hana' },
        ],
      },
      { action: 'COMMENT_CREATED', changes: [], comment: 'Two coats, please' },
    ]);
    await app.succeed('DELETE /comments/{id}', { as: admin, params: { id: comment.id } });
    const words = (await updates()).map(({ action, comment }) => [action, comment]);
    expect(words.slice(0, 3)).toEqual([
      ['COMMENT_DELETED', null],
      ['TASK_UPDATED', null],
      ['COMMENT_CREATED', null],
    ]);
  });

  it('keeps name and role as they were then', async () => {
    await app.query(`update users set name = 'Renamed' where id = $1`, [assigner.id]);
    expect(await history()).toEqual(['Anna: TASK_CREATED: Created task "Paint"']);
    await app.query(`update users set name = 'Anna' where id = $1`, [assigner.id]);
  });
});

describe('a change is one transaction:', () => {
  /** The transactions that wrote the rows which belong to the task; xmin is a row's writer. */
  async function writers(): Promise<Record<string, string[]>> {
    const of = async (table: string, where: string) =>
      (
        await app.query<{ writer: string }>(`select distinct xmin::text as writer from ${table} where ${where}`, [
          task.id,
        ])
      ).map(({ writer }) => writer);
    return {
      task: await of('tasks', 'id = $1'),
      history: await of('audit_entries', `entity_id = $1 and action <> 'TASK_CREATED'`),
      notifications: await of('notifications', `task_id = $1 and type not in ('TASK_ASSIGNED', 'TASK_CREATED')`),
      events: await of('events', `entity_id = $1 and kind = 'task.changed'`),
    };
  }

  it.each([
    ['PUT /tasks/{id}', { title: 'New', priority: 'LOW' }],
    ['PATCH /tasks/{id}/status', { status: 'COMPLETED' }],
    ['PATCH /tasks/{id}/priority', { priority: 'LOW' }],
  ] as const)('%s writes row, history, notifications and event together', async (name, body) => {
    await app.succeed(name, { as: admin, params: { id: task.id }, body });
    const { task: writer, ...rest } = await writers();
    expect(writer).toHaveLength(1);
    expect(rest).toEqual({ history: writer, notifications: writer, events: writer });
  });

  it('one that fails leaves none of them', async () => {
    const params = { id: task.id };
    const headers = { 'if-match': '"7"' };
    const body = { title: 'Never' };
    await app.deny('PUT /tasks/{id}', 'STALE_VERSION', { as: assigner, params, body, headers });
    await app.deny('PUT /tasks/{id}', 'FORBIDDEN', { as: viewer, params, body });
    await app.deny('PUT /tasks/{id}', 'NOT_FOUND', { as: assigner, params, body: { ...body, assigneeId: 999_999 } });
    await app.deny('DELETE /tasks/{id}', 'STALE_VERSION', { as: assigner, params, headers });
  });
});
