import { beforeAll, describe, expect, it } from 'vitest';
import { createFactories, type Person } from '../../testing/factories.ts';
import { countMails } from '../../testing/mails.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { createReminders } from './reminders.service.ts';

const app = await startTestApp();
const make = createFactories(app);
const reminders = createReminders(app.services);
let admin: Person;
let lead: Person;
let coAssignee: Person;

beforeAll(async () => {
  ({ owner: admin } = await make.company());
  [lead, coAssignee] = [await make.person(admin), await make.person(admin)];
});

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const newTask = (dueDate: string | null, given: object = {}) =>
  make.task(admin, { assigneeId: lead.id, dueDate, ...given });
const remindersOf = async (taskId: number) => {
  await app.settle();
  const rows = await app.query<{ userId: number; message: string }>(
    `select user_id as "userId", message from notifications where task_id = $1 and type = 'TASK_DUE_SOON'
     order by user_id`,
    [taskId],
  );
  return rows;
};
/** As if so many hours had passed, for the sweep. */
const moveDueDate = (taskId: number, hours: number) =>
  app.query('update tasks set due_date = $2 where id = $1', [taskId, inHours(hours)]);

describe('TASK_DUE_SOON', () => {
  it('comes when a task is due within 24 hours, to the lead and co-assignees, by mail too', async () => {
    const task = await newTask(inHours(48));
    await make.coAssign(task.id, coAssignee);
    await reminders.remindOfAll();
    expect(await remindersOf(task.id)).toEqual([]);
    await moveDueDate(task.id, 23.9);
    await reminders.remindOfAll();
    const message = `"${task.title}" is due within 24 hours`;
    expect(await remindersOf(task.id)).toEqual([
      { userId: lead.id, message },
      { userId: coAssignee.id, message },
    ]);
    expect(await countMails(app, coAssignee.email, 'notification')).toBe(1);
  });

  it('comes once, however many workers look at the same time', async () => {
    const tasks = await Promise.all(Array.from({ length: 20 }, () => newTask(inHours(72))));
    await Promise.all(tasks.map(({ id }) => moveDueDate(id, 5)));
    const beside = await startTestApp({ beside: app });
    const other = createReminders(beside.services);
    await Promise.all([1, 2, 3].flatMap(() => [reminders.remindOfAll(), other.remindOfAll()]));
    await reminders.remindOfAll();
    for (const { id } of tasks) expect(await remindersOf(id)).toHaveLength(1);
  });

  it('comes at once for a task that is made or moved within 24 hours', async () => {
    const made = await newTask(inHours(3));
    expect(await remindersOf(made.id)).toHaveLength(1);
    const moved = await newTask(null);
    const body = { dueDate: inHours(3) };
    await app.succeed('PUT /tasks/{id}', { as: admin, params: { id: moved.id }, body });
    expect(await remindersOf(moved.id)).toHaveLength(1);
  });

  it('comes again for another due date, and not for the same one', async () => {
    const first = inHours(3);
    const task = await newTask(first);
    const moveTo = (dueDate: string) =>
      app.succeed('PUT /tasks/{id}', { as: admin, params: { id: task.id }, body: { dueDate } });
    expect(await remindersOf(task.id)).toHaveLength(1);
    await moveTo(inHours(4));
    expect(await remindersOf(task.id)).toHaveLength(2);
    await moveTo(first);
    expect(await remindersOf(task.id)).toHaveLength(2);
  });

  it.each([
    ['is past', (id: number) => moveDueDate(id, -1)],
    ['is completed', (id: number) => app.query(`update tasks set status = 'COMPLETED' where id = $1`, [id])],
    ['is cancelled', (id: number) => app.query(`update tasks set status = 'CANCELLED' where id = $1`, [id])],
    ['is archived', (id: number) => app.query('update tasks set archived = true where id = $1', [id])],
  ])('does not come for a task that %s', async (_, change) => {
    const task = await newTask(inHours(72));
    await moveDueDate(task.id, 5);
    await change(task.id);
    await reminders.remindOfAll();
    expect(await remindersOf(task.id)).toEqual([]);
  });

  it('does not come in a suspended company', async () => {
    const { id, owner } = await make.company();
    const task = await make.task(owner, { dueDate: inHours(72) });
    await moveDueDate(task.id, 5);
    await make.suspend(id);
    await reminders.remindOfAll();
    expect(await remindersOf(task.id)).toEqual([]);
  });

  it('comes to a personal account too, of its own task', async () => {
    const person = await make.personal();
    const task = await make.task(person, { dueDate: inHours(2) });
    expect(await remindersOf(task.id)).toMatchObject([{ userId: person.id }]);
  });
});
