import { TASK_PRIORITIES, TASK_STATUSES } from '@taskwell/contract/labels';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { createFactories, type Person } from '../../testing/factories.ts';
import { forAll } from '../../testing/property.ts';
import { startTestApp } from '../../testing/test-app.ts';

// The database keeps counts beside the rows, so that lists need not count; whatever happens, they must agree.

const app = await startTestApp();
const make = createFactories(app);
let owner: Person;
let people: Person[];

beforeAll(async () => {
  ({ owner } = await make.company());
  people = [owner, await make.person(owner), await make.person(owner)];
});

const step = fc.record({
  kind: fc.constantFrom(
    'create',
    'create',
    'status',
    'priority',
    'edit',
    'delete',
    'archive',
    'unarchive',
    'bulk',
    'subtask',
    'comment',
    'share',
  ),
  person: fc.nat({ max: 2 }),
  task: fc.nat({ max: 20 }),
  status: fc.constantFrom(...TASK_STATUSES),
  priority: fc.constantFrom(...TASK_PRIORITIES),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const taskIds = async () => (await app.query<{ id: number }>('select id from tasks order by id')).map(({ id }) => id);

/** Does one step; what it meets may be gone by then, which is an answer like any other. */
async function take({ kind, person, task, status, priority }: Step, ids: number[]): Promise<number> {
  const as = people[person] as Person;
  const id = ids[task % Math.max(1, ids.length)] ?? 0;
  const params = { id };
  switch (kind) {
    case 'create':
      return (await app.call('POST /tasks', { as, body: { title: 'x', priority, assigneeId: as.id } })).status;
    case 'status':
      return (await app.call('PATCH /tasks/{id}/status', { as: owner, params, body: { status } })).status;
    case 'priority':
      return (await app.call('PATCH /tasks/{id}/priority', { as: owner, params, body: { priority } })).status;
    case 'edit':
      return (await app.call('PUT /tasks/{id}', { as: owner, params, body: { status, priority, assigneeId: as.id } }))
        .status;
    case 'delete':
      return (await app.call('DELETE /tasks/{id}', { as: owner, params })).status;
    case 'archive':
      return (await app.call('POST /task-archive/{id}/archive', { as: owner, params })).status;
    case 'unarchive':
      return (await app.call('POST /task-archive/{id}/unarchive', { as: owner, params })).status;
    case 'subtask':
      return (
        await app.call('POST /tasks/{id}/subtasks', { as: owner, params, body: { title: 'x', assigneeId: as.id } })
      ).status;
    case 'comment':
      return (
        await app.call('POST /comments/task/{taskId}', { as: owner, params: { taskId: id }, body: { content: 'x' } })
      ).status;
    case 'share':
      return (await app.call('POST /task-shares/{id}/share', { as, params, body: { userId: owner.id } })).status;
    case 'bulk': {
      const changes = ids.slice(0, 3).map((each) => ({ id: each, status, archived: task % 2 === 0 }));
      return (await app.call('POST /tasks/bulk', { as: owner, body: { changes } })).status;
    }
  }
}

async function expectCountsToAgree(): Promise<void> {
  for (const [name, archived] of [
    ['GET /tasks', false],
    ['GET /task-archive/archived', true],
  ] as const) {
    const { counts, pagination } = await app.succeed(name, { as: owner, query: { limit: '200' } });
    const rows = await app.query<{ status: keyof typeof counts; tasks: number }>(
      'select status, count(*)::int as tasks from tasks where company_id = $1 and archived = $2 group by status',
      [owner.companyId, archived],
    );
    const none = Object.fromEntries(TASK_STATUSES.map((status) => [status, 0]));
    expect(counts).toEqual({ ...none, ...Object.fromEntries(rows.map(({ status, tasks }) => [status, tasks])) });
    expect(pagination.total).toBe(rows.reduce((sum, { tasks }) => sum + tasks, 0));
  }
  const wrong = await app.query(
    `select id from tasks t where
       subtask_count <> (select count(*) from tasks s where s.company_id = t.company_id and s.parent_id = t.id)
       or comment_count <> (select count(*) from comments c where c.company_id = t.company_id and c.task_id = t.id)
       or share_count <> (select count(*) from task_shares c where c.company_id = t.company_id and c.task_id = t.id)`,
  );
  expect(wrong).toEqual([]);
}

describe('the counts agree with the tasks', () => {
  it('after any steps, one after the other', async () => {
    await forAll(fc.array(step, { minLength: 5, maxLength: 25 }), 30, async (steps) => {
      for (const each of steps) expect(await take(each, await taskIds())).toBeLessThan(500);
      await expectCountsToAgree();
    });
  });

  it('after any steps at the same moment, and none of them waits for another for ever', async () => {
    await forAll(fc.array(step, { minLength: 20, maxLength: 60 }), 30, async (steps) => {
      const ids = await taskIds();
      const statuses = await Promise.all(steps.map((each) => take(each, ids.slice(0, 4))));
      expect(statuses.filter((status) => status >= 500)).toEqual([]);
      await expectCountsToAgree();
    });
  });
});
