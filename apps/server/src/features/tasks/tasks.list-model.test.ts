import {
  DUE_DATE_FILTERS,
  TASK_PRIORITIES,
  TASK_SORTS,
  TASK_STATUSES,
  TASK_TYPES,
  type TaskStatus,
} from '@taskwell/contract/labels';
import type { Answer } from '@taskwell/contract/operations';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { createFactories, type Person } from '../../testing/factories.ts';
import { forAll } from '../../testing/property.ts';
import { hasStatus, isSorted, isVisible, localDay, type ModelTask, matches } from '../../testing/task-model.ts';
import { startTestApp } from '../../testing/test-app.ts';

const app = await startTestApp();
const make = createFactories(app);
const ZONES = ['UTC', 'Europe/Berlin', 'America/New_York', 'Pacific/Kiritimati', 'Pacific/Niue', 'Asia/Kathmandu'];
const DAY = 86_400_000;
const now = Date.now();

/** Members of one company, then outsiders: another company's employee and System Administrator, a personal account. */
const people: Person[] = [];
const MEMBERS = 4;

beforeAll(async () => {
  const { owner } = await make.company();
  const employees = [await make.person(owner), await make.person(owner), await make.person(owner)];
  const { owner: other } = await make.company();
  people.push(owner, ...employees, await make.person(other), other, await make.personal());
});

const member = fc.nat({ max: MEMBERS - 1 });
const members = fc.uniqueArray(member, { maxLength: 2 });
const word = fc.string({ unit: fc.constantFrom(...'abcABC01'), minLength: 1, maxLength: 4 });
/** Near the turn of the day in each zone, in the past and future, seldom none. */
const dueDate = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: now - 40 * DAY, max: now + 40 * DAY }) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.integer({ min: -30, max: 30 }), fc.nat({ max: 95 }), fc.constantFrom(-1, 0, 1))
      .map(([day, quarter, shift]) => Math.floor(now / DAY) * DAY + day * DAY + quarter * 900_000 + shift),
  },
  { weight: 1, arbitrary: fc.constant(null) },
);

const madeUpTask = fc.record({
  title: word,
  description: fc.option(word),
  status: fc.constantFrom(...TASK_STATUSES),
  priority: fc.constantFrom(...TASK_PRIORITIES),
  dueDate,
  createdAt: fc.nat({ max: 5 }).map((step) => now - step * 1000),
  archived: fc.boolean(),
  assigner: fc.option(member),
  assignee: fc.option(member),
  /** An earlier task, by its place. */
  parent: fc.option(fc.nat({ max: 3 })),
  coAssignees: members,
  sharedWith: members,
  collaborators: fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { maxLength: 2 }),
});
type MadeUpTask = typeof madeUpTask extends fc.Arbitrary<infer T> ? T : never;

const instant = fc
  .tuple(fc.integer({ min: -20, max: 20 }), fc.constantFrom('Z', '+02:00', '-11:30'))
  .map(([days, offset]) => new Date(now + days * DAY).toISOString().replace('Z', offset));
/** Mostly not, so that something passes all filters. */
const maybe = <T>(values: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 7, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: values });

const madeUpRequest = fc.record({
  actor: fc.nat({ max: 6 }),
  zone: fc.constantFrom(...ZONES),
  archived: fc.constantFrom(false, false, true),
  limit: fc.constantFrom(1, 2, 3, 7, 50),
  sortBy: fc.constantFrom(...TASK_SORTS),
  filters: fc.record({
    status: maybe(fc.uniqueArray(fc.constantFrom(...TASK_STATUSES), { maxLength: 3 }).map((list) => list.join())),
    priority: maybe(fc.constantFrom(...TASK_PRIORITIES)),
    search: maybe(word),
    dueDateFilter: maybe(fc.constantFrom(...DUE_DATE_FILTERS)),
    type: maybe(fc.constantFrom(...TASK_TYPES)),
    assignee: maybe(member),
    dueFrom: maybe(instant),
    dueTo: maybe(instant),
    parent: maybe(fc.nat({ max: 3 })),
  }),
});
type MadeUpRequest = typeof madeUpRequest extends fc.Arbitrary<infer T> ? T : never;

const idOf = (place: number | null) => (place === null ? null : (people[place]?.id ?? null));
const idsOf = (places: number[]) => places.map((place) => people[place]?.id ?? 0);

/** Puts the tasks in place of those that were there, and answers them as the model has them. */
async function store(tasks: MadeUpTask[]): Promise<ModelTask[]> {
  const companyId = people[0]?.companyId ?? 0;
  await app.query('delete from tasks');
  const stored: ModelTask[] = [];
  for (const task of tasks) {
    const parentId = task.parent === null ? null : (stored[task.parent]?.id ?? null);
    const { title, description, status, priority, archived, createdAt } = task;
    const [row] = await app.query<{ id: number }>(
      `insert into tasks (company_id, title, description, status, priority, due_date, created_at, archived, assigner_id,
         assignee_id, parent_id) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id`,
      [
        companyId,
        title,
        description,
        status,
        priority,
        task.dueDate === null ? null : new Date(task.dueDate),
        new Date(createdAt),
        archived,
        idOf(task.assigner),
        idOf(task.assignee),
        parentId,
      ],
    );
    const id = row?.id ?? 0;
    const children = {
      coAssignees: idsOf(task.coAssignees),
      sharedWith: idsOf(task.sharedWith),
      collaborators: idsOf(task.collaborators),
    };
    await storeChildren(companyId, id, children);
    const { dueDate } = task;
    const plain = { id, companyId, title, description, status, priority, dueDate, createdAt, archived, parentId };
    stored.push({ ...plain, assignerId: idOf(task.assigner), assigneeId: idOf(task.assignee), ...children });
  }
  return stored;
}

async function storeChildren(
  companyId: number,
  taskId: number,
  { coAssignees, sharedWith, collaborators }: Pick<ModelTask, 'coAssignees' | 'sharedWith' | 'collaborators'>,
): Promise<void> {
  for (const [table, userIds] of [
    ['task_co_assignees', coAssignees],
    ['task_shares', sharedWith],
    ['task_collaborators', collaborators],
  ] as const) {
    if (userIds.length === 0) continue;
    await app.query(`insert into ${table} (company_id, task_id, user_id) select $1, $2, unnest($3::bigint[])`, [
      companyId,
      taskId,
      userIds,
    ]);
  }
}

/** Follows the cursors to the end. */
async function allPages(
  request: MadeUpRequest,
  query: Record<string, string | number>,
): Promise<Answer<'GET /tasks'>[]> {
  const pages: Answer<'GET /tasks'>[] = [];
  const headers = { 'x-time-zone': request.zone };
  const as = people[request.actor];
  for (let cursor: string | null = ''; cursor !== null; cursor = pages.at(-1)?.pagination.nextCursor ?? null) {
    const name = request.archived ? 'GET /task-archive/archived' : 'GET /tasks';
    pages.push(await app.succeed(name, { as, headers, query: cursor ? { ...query, cursor } : query }));
    expect(pages.length).toBeLessThan(100);
  }
  return pages;
}

let listedTasks = 0;

async function checkRequest(stored: ModelTask[], request: MadeUpRequest): Promise<void> {
  const { zone, archived, limit, sortBy } = request;
  const { assignee, parent, ...plain } = request.filters;
  const parentId = parent === undefined ? undefined : (stored[parent]?.id ?? 999_999);
  const filters = { ...plain, assigneeId: assignee === undefined ? undefined : people[assignee]?.id, parentId };
  const query = { sortBy, limit, ...withoutUndefined(filters) };
  const person = people[request.actor] as Person;
  const actor = { id: person.id, companyId: person.companyId, isAdministrator: person.role !== 'EMPLOYEE' };
  const before = Date.now();
  const pages = await allPages(request, query);
  // A day that turns meanwhile would be nobody's fault.
  if (localDay(before, zone) !== localDay(Date.now(), zone)) return;

  const seen = stored.filter((task) => isVisible(task, actor) && task.archived === archived);
  const filtered = seen.filter((task) => matches(task, actor, filters, before, zone));
  const expected = filtered.filter((task) => hasStatus(task, filters.status));
  const listed = pages.flatMap(({ data }) => data.map(({ id }) => id));
  listedTasks += listed.length;
  expect([...listed].sort((a, b) => a - b)).toEqual(expected.map(({ id }) => id).sort((a, b) => a - b));
  expect(
    isSorted(
      listed.map((id) => stored.find((task) => task.id === id) as ModelTask),
      sortBy,
    ),
  ).toBe(true);
  const counts = Object.fromEntries(
    TASK_STATUSES.map((status: TaskStatus) => [status, filtered.filter((task) => task.status === status).length]),
  );
  for (const { data, pagination, counts: answered } of pages) {
    expect(answered).toEqual(counts);
    expect(pagination).toMatchObject({ total: expected.length, limit });
    expect(data.length).toBeLessThanOrEqual(limit);
  }
  expect(pages).toHaveLength(Math.max(1, Math.ceil(expected.length / limit)));
}

function withoutUndefined(values: Record<string, string | number | undefined>): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string | number] => entry[1] !== undefined),
  );
}

it('lists, pages, sorts and counts what a plain reading of the specification says, whatever the tasks and filters', async () => {
  const made = fc.tuple(
    fc.array(madeUpTask, { minLength: 5, maxLength: 30, size: 'max' }),
    fc.array(madeUpRequest, { minLength: 15, maxLength: 15 }),
  );
  await forAll(made, 40, async ([tasks, requests]) => {
    const stored = await store(tasks);
    for (const request of requests) await checkRequest(stored, request);
  });
  // Proves something: most lists were not empty.
  expect(listedTasks).toBeGreaterThan(500);
}, 120_000);
