import { OVERVIEW } from '@taskwell/contract/schemas/overview';
import { beforeAll, describe, expect, it } from 'vitest';
import { lastDays } from '../../platform/queries/days.ts';
import { createFactories, type Person } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/test-app.ts';

const app = await startTestApp();
const make = createFactories(app);
let owner: Person;
let worker: Person;

/** Whatever the clock says, it is about noon there: no day ends while the tests run. */
const NOON_ZONE = `Etc/GMT${new Date().getUTCHours() >= 12 ? '+' : '-'}${Math.abs(new Date().getUTCHours() - 12)}`;
const headers = { 'x-time-zone': NOON_ZONE };
const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

const mine = async (as: Person) => (await app.succeed('GET /overview/mine', { as, headers })).data;
const company = async (as: Person) => (await app.succeed('GET /overview/company', { as, headers })).data;
const titles = ({ tasks }: { tasks: { title: string }[] }) => tasks.map(({ title }) => title);
const changeStatus = (as: Person, id: number, status: string) =>
  app.succeed('PATCH /tasks/{id}/status', { as, params: { id }, body: { status } });

beforeAll(async () => {
  ({ owner } = await make.company());
  worker = await make.person(owner);
});

describe("a person's day", () => {
  let person: Person;
  beforeAll(async () => {
    person = await make.person(owner);
    for (const [title, dueDate] of [
      ['Yesterday', inHours(-24)],
      ['Last week', inHours(-7 * 24)],
      ['This morning', inHours(-3)],
      ['This evening', inHours(5)],
      ['Tomorrow', inHours(24)],
      ['In six days', inHours(6 * 24)],
      ['In seven days', inHours(7 * 24)],
      ['Whenever', null],
    ] as const) {
      await make.task(owner, { title, dueDate, assigneeId: person.id });
    }
  });

  it('holds what is overdue, due today and later within seven days, the soonest first', async () => {
    const data = await mine(person);
    expect(titles(data.overdue)).toEqual(['Last week', 'Yesterday']);
    expect(titles(data.today)).toEqual(['This morning', 'This evening']);
    expect(titles(data.thisWeek)).toEqual(['Tomorrow', 'In six days']);
    expect(data.statuses).toEqual({ TODO: 8, IN_PROGRESS: 0, ON_HOLD: 0, COMPLETED: 0, CANCELLED: 0 });
    expect(data.overdue.tasks[0]).toMatchObject({ assignee: { id: person.id }, abilities: { changeStatus: true } });
  });

  it('holds the same numbers as the lists that lead on from there', async () => {
    const data = await mine(person);
    const listed = async (dueDateFilter: string) =>
      (
        await app.succeed('GET /tasks', {
          as: person,
          headers,
          query: { dueDateFilter, type: 'assigned', status: 'TODO,IN_PROGRESS,ON_HOLD' },
        })
      ).pagination.total;
    expect(await listed('overdue')).toBe(data.overdue.total);
    expect(await listed('due-today')).toBe(data.today.total);
    expect(await listed('due-this-week')).toBe(data.today.total + data.thisWeek.total);
  });

  it('forgets what is completed, cancelled, archived or given to somebody else', async () => {
    const { owner: chief } = await make.company();
    const helper = await make.person(chief);
    const late = () => make.task(chief, { dueDate: inHours(-48), assigneeId: helper.id });
    const [completed, cancelled, archived, given, left] = [
      await late(),
      await late(),
      await late(),
      await late(),
      await late(),
    ];
    await changeStatus(helper, completed.id, 'COMPLETED');
    await changeStatus(helper, cancelled.id, 'CANCELLED');
    await app.succeed('POST /task-archive/{id}/archive', { as: chief, params: { id: archived.id } });
    await app.succeed('PUT /tasks/{id}', { as: chief, params: { id: given.id }, body: { assigneeId: chief.id } });
    const data = await mine(helper);
    expect(titles(data.overdue)).toEqual([left.title]);
    expect(data.statuses).toMatchObject({ TODO: 1, COMPLETED: 1, CANCELLED: 1 });
    expect(data.completed).toHaveLength(OVERVIEW.ownDays);
    expect(data.completed.at(-1)).toEqual({ day: lastDays(new Date(), NOON_ZONE, 1).names[0], count: 1 });
  });

  it('tells what came last and from whom, be it as lead or as co-assignee', async () => {
    const { owner: chief } = await make.company();
    const [lead, helper] = [await make.person(chief), await make.person(chief)];
    const own = await make.task(helper, { title: 'My own' });
    const reassigned = await make.task(chief, { title: 'Taken over', assigneeId: lead.id });
    const joined = await make.task(chief, { title: 'Joined', assigneeId: lead.id });
    await app.succeed('PUT /tasks/{id}', { as: chief, params: { id: reassigned.id }, body: { assigneeId: helper.id } });
    await app.succeed('POST /tasks/{id}/co-assignees', {
      as: lead,
      params: { id: joined.id },
      body: { userId: helper.id },
    });
    // Changes that are no assignment bring nothing forward.
    await changeStatus(helper, own.id, 'IN_PROGRESS');
    expect((await mine(helper)).recent.map(({ task, by }) => [task.title, by])).toEqual([
      ['Joined', { id: lead.id, name: lead.name }],
      ['Taken over', { id: chief.id, name: chief.name }],
      ['My own', { id: helper.id, name: helper.name }],
    ]);
  });

  it('tells what happened to these tasks, newest first, and nothing of others', async () => {
    const { owner: chief } = await make.company();
    const helper = await make.person(chief);
    const task = await make.task(chief, { assigneeId: helper.id });
    await make.task(chief, { title: 'Not theirs' });
    await changeStatus(chief, task.id, 'ON_HOLD');
    const { activity } = await mine(helper);
    expect(activity.map(({ action, user }) => [action, user?.name])).toEqual([
      ['TASK_STATUS_CHANGED', chief.name],
      ['TASK_CREATED', chief.name],
    ]);
    expect(activity[0]?.task).toEqual({ id: task.id, title: task.title });
  });

  it('shows the first of a long list and counts all of it', async () => {
    const { owner: chief } = await make.company();
    const many = OVERVIEW.tasksShown + 3;
    for (let n = 0; n < many; n++) await make.task(chief, { dueDate: inHours(-48) });
    const data = await mine(chief);
    expect(data.overdue.total).toBe(many);
    expect(data.overdue.tasks).toHaveLength(OVERVIEW.tasksShown);
    expect(data.recent).toHaveLength(OVERVIEW.recentShown);
    expect(data.activity).toHaveLength(OVERVIEW.activityShown);
  });

  it('is there for a personal account, empty on the first day', async () => {
    const person = await make.personal();
    const data = await mine(person);
    expect(data).toMatchObject({ overdue: { total: 0, tasks: [] }, today: { total: 0 }, recent: [], activity: [] });
    await make.task(person, { title: 'First' });
    const externalContactId = await make.contact(person);
    await make.task(person, { title: 'With a contact', assigneeId: null, externalContactId, dueDate: inHours(-48) });
    const { recent, overdue } = await mine(person);
    expect(recent.map(({ task, by }) => [task.title, by?.id])).toEqual([
      ['With a contact', person.id],
      ['First', person.id],
    ]);
    expect(titles(overdue)).toEqual(['With a contact']);
  });
});

describe('a company at a glance', () => {
  it('counts open and overdue tasks of all, by who leads them', async () => {
    const { owner: chief } = await make.company();
    const [busy, late, idle] = [await make.person(chief), await make.person(chief), await make.person(chief)];
    for (const hours of [48, 5]) await make.task(chief, { assigneeId: busy.id, dueDate: inHours(hours) });
    await make.task(chief, { assigneeId: busy.id, dueDate: null });
    for (const hours of [-30, -60]) await make.task(chief, { assigneeId: late.id, dueDate: inHours(hours) });
    await make.task(chief, { assigneeId: late.id, dueDate: inHours(20 * 24) });
    await make.task(chief, { assigneeId: busy.id, dueDate: inHours(-48) });
    const unassigned = await make.task(chief, { assigneeId: idle.id, dueDate: inHours(-48) });
    await app.query('update tasks set assignee_id = null where id = $1', [unassigned.id]);
    const completed = await make.task(chief, { assigneeId: idle.id, dueDate: inHours(-48) });
    await changeStatus(chief, completed.id, 'COMPLETED');

    const data = await company(chief);
    expect(data).toMatchObject({ open: 8, overdue: 4, dueToday: 1, dueThisWeek: 2, people: 4 });
    expect(data.statuses).toMatchObject({ TODO: 8, COMPLETED: 1 });
    expect(data.workload).toEqual([
      { id: busy.id, name: busy.name, open: 4, overdue: 1 },
      { id: late.id, name: late.name, open: 3, overdue: 2 },
    ]);
    expect(data.overduePeople.map(({ name, overdue }) => [name, overdue])).toEqual([
      [late.name, 2],
      [busy.name, 1],
    ]);
    expect(data.withoutLead).toEqual({ open: 1, overdue: 1 });
    expect(data.days).toHaveLength(OVERVIEW.companyDays);
    expect(data.days.at(-1)).toEqual({ day: lastDays(new Date(), NOON_ZONE, 1).names[0], created: 9, completed: 1 });
    expect(data.activity[0]).toMatchObject({ action: 'TASK_STATUS_CHANGED', user: { name: chief.name } });
  });

  it('is empty for a company without a task', async () => {
    const { owner: chief } = await make.company();
    expect(await company(chief)).toMatchObject({ open: 0, people: 1, workload: [], overduePeople: [] });
  });

  it('is for its administrators alone', async () => {
    const admin = await make.person(owner, { role: 'ADMIN' });
    expect((await company(admin)).people).toBeGreaterThan(1);
    await app.deny('GET /overview/company', 'FORBIDDEN', { as: worker });
    await app.deny('GET /overview/company', 'FORBIDDEN', { as: await make.personal() });
    await app.deny('GET /overview/company', 'FORBIDDEN', { as: await make.superAdmin() });
    await app.deny('GET /overview/mine', 'FORBIDDEN', { as: await make.superAdmin() });
  });
});
