import { CALENDAR } from '@taskwell/contract/schemas/calendar';
import { beforeAll, describe, expect, it } from 'vitest';
import { createFactories, type Person } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/test-app.ts';

const app = await startTestApp();
const make = createFactories(app);
const UTC = { 'x-time-zone': 'UTC' };
let owner: Person;
let admin: Person;
let lead: Person;
let other: Person;

async function days(as: Person, query: Record<string, string> = {}, headers: Record<string, string> = UTC) {
  const { data } = await app.succeed('GET /tasks/calendar', {
    as,
    query: { from: '2030-06-01', days: '30', ...query },
    headers,
  });
  return data.days.map(({ day, total, tasks }) => ({ day, total, titles: tasks.map(({ title }) => title) }));
}
const total = async (as: Person, query: Record<string, string> = {}) =>
  (await days(as, query)).reduce((sum, day) => sum + day.total, 0);

beforeAll(async () => {
  ({ owner } = await make.company());
  [admin, lead, other] = [
    await make.person(owner, { role: 'ADMIN' }),
    await make.person(owner),
    await make.person(owner),
  ];
  for (const [title, dueDate] of [
    ['Late evening', '2030-06-03T23:30:00.000Z'],
    ['Morning', '2030-06-03T08:00:00.000Z'],
    ['Noon', '2030-06-03T12:00:00.000Z'],
    ['First moment', '2030-06-01T00:00:00.000Z'],
    ['Last moment', '2030-06-30T23:59:00.000Z'],
    ['The day before', '2030-05-31T23:59:00.000Z'],
    ['The day after', '2030-07-01T00:00:00.000Z'],
    ['Whenever', null],
  ] as const) {
    await make.task(owner, { title, dueDate, assigneeId: lead.id });
  }
});

describe('the calendar', () => {
  it('holds how many tasks are due on each day, and the first of them', async () => {
    expect(await days(lead)).toEqual([
      { day: '2030-06-01', total: 1, titles: ['First moment'] },
      { day: '2030-06-03', total: 3, titles: ['Morning', 'Noon'] },
      { day: '2030-06-30', total: 1, titles: ['Last moment'] },
    ]);
  });

  it("is by days of the caller's time zone", async () => {
    const tokyo = await days(lead, {}, { 'x-time-zone': 'Asia/Tokyo' });
    expect(tokyo.map(({ day, total: tasks }) => [day, tasks])).toEqual([
      ['2030-06-01', 2],
      ['2030-06-03', 2],
      ['2030-06-04', 1],
    ]);
  });

  it('has the same tasks as the list of a day, whole', async () => {
    const { data } = await app.succeed('GET /tasks/calendar', {
      as: lead,
      query: { from: '2030-06-03', days: '1' },
      headers: UTC,
    });
    const query = { dueFrom: '2030-06-03T00:00:00Z', dueTo: '2030-06-04T00:00:00Z', sortBy: 'due-asc' };
    const list = await app.succeed('GET /tasks', { as: lead, query });
    expect(list.pagination.total).toBe(data.days[0]?.total);
    expect(data.days[0]?.tasks).toEqual(list.data.slice(0, CALENDAR.tasksPerDay));
  });

  it('shows what is left to do before what is completed, and nothing that is archived', async () => {
    const { owner: chief } = await make.company();
    const at = (hour: number) => `2030-06-10T${String(hour).padStart(2, '0')}:00:00.000Z`;
    const [done, archived] = [
      await make.task(chief, { title: 'Done', dueDate: at(6) }),
      await make.task(chief, { title: 'Archived', dueDate: at(7) }),
      await make.task(chief, { title: 'Open', dueDate: at(8) }),
      await make.task(chief, { title: 'Open later', dueDate: at(9) }),
    ];
    const body = { status: 'COMPLETED' };
    await app.succeed('PATCH /tasks/{id}/status', { as: chief, params: { id: done.id }, body });
    await app.succeed('POST /task-archive/{id}/archive', { as: chief, params: { id: archived.id } });
    expect(await days(chief)).toEqual([{ day: '2030-06-10', total: 3, titles: ['Open', 'Open later'] }]);
  });

  it('shows each what the list shows them', async () => {
    expect([await total(owner), await total(admin), await total(lead), await total(other)]).toEqual([5, 5, 5, 0]);
    const shared = await make.task(lead, { title: 'Shared', dueDate: '2030-06-20T10:00:00.000Z' });
    await app.succeed('POST /task-shares/{id}/share', {
      as: lead,
      params: { id: shared.id },
      body: { userId: other.id },
    });
    expect(await days(other)).toEqual([{ day: '2030-06-20', total: 1, titles: ['Shared'] }]);
    expect([await total(other, { type: 'shared' }), await total(other, { type: 'assigned' })]).toEqual([1, 0]);
    expect([await total(owner, { type: 'created' }), await total(lead, { type: 'created' })]).toEqual([5, 1]);
    await app.succeed('DELETE /tasks/{id}', { as: lead, params: { id: shared.id } });
  });

  it('shows another company and another personal account nothing', async () => {
    expect(await total((await make.company()).owner)).toBe(0);
    expect(await total(await make.personal())).toBe(0);
  });

  it('is forbidden to those who belong to no company', async () => {
    const query = { from: '2030-06-01', days: '30' };
    await app.deny('GET /tasks/calendar', 'FORBIDDEN', { as: await make.superAdmin(), query });
  });

  it.each([
    ['no first day', { days: '30' }],
    ['no number of days', { from: '2030-06-01' }],
    ['a day that there is not', { from: '2030-02-30', days: '30' }],
    ['a moment in place of a day', { from: '2030-06-01T00:00:00Z', days: '30' }],
    ['a day before any that a month of the calendar touches', { from: '1969-11-20', days: '42' }],
    ['a day before the calendar that there is not', { from: '1969-11-31', days: '42' }],
    ['no days', { from: '2030-06-01', days: '0' }],
    ['more days than a month touches', { from: '2030-06-01', days: '43' }],
    ['days that are no number', { from: '2030-06-01', days: '1e1' }],
    ['a part in tasks that nobody has', { from: '2030-06-01', days: '30', type: 'all' }],
  ])('refuses %s', async (_, query) => {
    await app.deny('GET /tasks/calendar', 'INVALID_INPUT', { as: lead, query });
  });

  it('begins with the week in which the calendar of due dates does', async () => {
    await make.task(lead, { title: 'The first', dueDate: '1970-01-01T00:00:00.000Z' });
    const found = await days(lead, { from: '1969-12-28', days: '42' });
    expect(found).toEqual([{ day: '1970-01-01', total: 1, titles: ['The first'] }]);
    const [day] = await days(lead, { from: '1969-12-28', days: '42' }, { 'x-time-zone': 'America/New_York' });
    expect(day).toEqual({ day: '1969-12-31', total: 1, titles: ['The first'] });
  });

  it('ends with the calendar of due dates', async () => {
    await make.task(lead, { title: 'The last', dueDate: '9999-12-31T23:00:00.000Z' });
    expect(await days(lead, { from: '9999-12-31', days: '42' })).toEqual([
      { day: '9999-12-31', total: 1, titles: ['The last'] },
    ]);
    const [day] = await days(lead, { from: '9999-12-31', days: '1' }, { 'x-time-zone': 'Pacific/Kiritimati' });
    expect(day).toEqual({ day: '9999-12-31', total: 1, titles: ['The last'] });
  });
});
