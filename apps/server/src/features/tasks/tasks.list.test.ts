import { TASK_SORTS } from '@taskwell/contract/labels';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { createFactories, type Person } from '../../testing/factories.ts';
import { forAll } from '../../testing/property.ts';
import { startTestApp } from '../../testing/test-app.ts';

const app = await startTestApp();
const make = createFactories(app);
let owner: Person;
let employee: Person;

beforeAll(async () => {
  ({ owner } = await make.company());
  employee = await make.person(owner);
  for (const [title, priority, status, description] of [
    ['beta', 'LOW', 'TODO', 'Second letter'],
    ['Alpha', 'URGENT', 'TODO', 'First letter'],
    ['gamma', 'HIGH', 'IN_PROGRESS', null],
    ['\u00c4ther', 'MEDIUM', 'ON_HOLD', '100% pure_air \\ none'],
    ['delta', 'HIGH', 'COMPLETED', null],
  ] as const) {
    const task = await make.task(employee, { title, priority, description });
    await app.succeed('PATCH /tasks/{id}/status', { as: employee, params: { id: task.id }, body: { status } });
  }
});

const titles = async (query: Record<string, string> = {}, as = employee) =>
  (await app.succeed('GET /tasks', { as, query })).data.map(({ title }) => title);

describe('the list of tasks', () => {
  it('is by urgency unless asked otherwise', async () => {
    expect(await titles()).toEqual(['Alpha', 'gamma', 'delta', '\u00c4ther', 'beta']);
  });

  it('by title does not care about case', async () => {
    const [first, second, third] = await titles({ sortBy: 'title' });
    expect([first, second, third]).toEqual(['Alpha', 'beta', 'delta']);
  });

  it('filters by several statuses at once, and counts each without that filter', async () => {
    const { data, counts, pagination } = await app.succeed('GET /tasks', {
      as: employee,
      query: { status: 'TODO,IN_PROGRESS' },
    });
    expect(data).toHaveLength(3);
    expect(pagination.total).toBe(3);
    expect(counts).toEqual({ TODO: 2, IN_PROGRESS: 1, ON_HOLD: 1, COMPLETED: 1, CANCELLED: 0 });
  });

  it.each([
    ['a word of the title', 'lph', ['Alpha']],
    ['a word of the description', 'letter', ['Alpha', 'beta']],
    ['another case', 'LETTER', ['Alpha', 'beta']],
    ['another case of letters that are not ASCII', '\u00e4THER', ['\u00c4ther']],
    ['a percent sign taken as it is', '0%', ['\u00c4ther']],
    ['an underscore taken as it is', 'e_a', ['\u00c4ther']],
    ['a backslash taken as it is', '\\', ['\u00c4ther']],
    ['spaces around a word', '  gamma ', ['gamma']],
    ['quotes', `' or 1=1 --`, []],
  ])('is searched by %s', async (_, search, found) => {
    expect(await titles({ search })).toEqual(found);
  });

  it('without a value in a filter is as without the filter', async () => {
    expect(await titles({ status: '', search: '' })).toHaveLength(5);
  });

  it('ignores fields it does not know', async () => {
    expect(await titles({ role: 'SUPER_ADMIN', companyId: '1', colour: 'red' })).toHaveLength(5);
  });

  it('leaves archived tasks out and shows them in the archive', async () => {
    const task = await make.task(employee, { title: 'Old' });
    await app.query('update tasks set archived = true where id = $1', [task.id]);
    expect(await titles()).not.toContain('Old');
    const archive = await app.succeed('GET /task-archive/archived', { as: employee });
    expect(archive.data.map(({ title }) => title)).toEqual(['Old']);
    expect(archive.counts).toMatchObject({ TODO: 1 });
    const { data } = await app.succeed('GET /tasks/{id}', { as: employee, params: { id: task.id } });
    expect(data.archived).toBe(true);
  });

  it('of an employee holds no task of colleagues, that of an administrator all', async () => {
    const colleague = await make.person(owner);
    expect(await titles({}, colleague)).toEqual([]);
    expect(await titles({}, owner)).toHaveLength(5);
  });

  it('by a person or parent that is not there is empty, and by what is no id is refused', async () => {
    expect(await titles({ assigneeId: '999999' })).toEqual([]);
    expect(await titles({ parentId: '999999' })).toEqual([]);
    for (const id of ['0', '-1', '9223372036854775808', 'abc']) {
      for (const field of ['assigneeId', 'parentId']) {
        const { fields } = await app.fail('GET /tasks', 'INVALID_INPUT', { as: employee, query: { [field]: id } });
        expect(fields).toEqual({ [field]: `${field} is invalid` });
      }
    }
  });

  it('shows a shared task as shared, without the right to change it', async () => {
    const colleague = await make.person(owner);
    const task = await make.task(employee);
    await make.share(task.id, colleague);
    const { data } = await app.succeed('GET /tasks', { as: colleague });
    expect(data).toMatchObject([{ id: task.id, sharedWithYou: true, abilities: { edit: false, comment: false } }]);
  });
});

describe('bad input', () => {
  it.each([
    ['status', 'TODO,DONE', 'status.1'],
    ['status', 'todo', 'status.0'],
    ['priority', 'high', 'priority'],
    ['sortBy', 'colour', 'sortBy'],
    ['type', 'mine', 'type'],
    ['dueDateFilter', 'someday', 'dueDateFilter'],
    ['limit', '0', 'limit'],
    ['limit', '201', 'limit'],
    ['limit', '-5', 'limit'],
    ['limit', '5.5', 'limit'],
    ['limit', '', 'limit'],
    ['search', 'x'.repeat(101), 'search'],
    ['search', 'nul\0', 'search'],
    ['dueFrom', 'yesterday', 'dueFrom'],
    ['dueFrom', '2026-02-30T00:00:00Z', 'dueFrom'],
    ['dueFrom', '0000-01-01T00:00:00Z', 'dueFrom'],
    ['dueTo', '1969-12-31T00:00:00Z', 'dueTo'],
  ])('%s=%j is refused at its field', async (field, value, at) => {
    const failure = await app.deny('GET /tasks', 'INVALID_INPUT', { as: employee, query: { [field]: value } });
    expect(Object.keys(failure.fields ?? {})).toEqual([at]);
  });

  it('a filter given twice is refused', async () => {
    await app.deny('GET /tasks', 'INVALID_INPUT', { as: employee, query: { priority: ['LOW', 'HIGH'] } });
  });

  it('a made-up cursor is refused, whatever is in it', async () => {
    const key = fc.oneof(
      fc.string(),
      fc.constantFrom('infinity', '-infinity', 'now', 'epoch', '0', '-1', '9223372036854775808', '1e400', 'NaN', '\0'),
      fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
      fc.integer().map(String),
      fc.constant(null),
    );
    const made = fc.oneof(
      fc.string({ maxLength: 60 }),
      fc.array(fc.oneof(key, fc.constantFrom(...TASK_SORTS)), { maxLength: 5 }).map(JSON.stringify),
      fc
        .tuple(fc.constantFrom(...TASK_SORTS), fc.array(key, { maxLength: 4 }))
        .map(([sort, keys]) => JSON.stringify([sort, ...keys])),
      fc.json(),
    );
    const request = fc.tuple(fc.constantFrom(...TASK_SORTS), made, fc.boolean());
    await forAll(request, 300, async ([sortBy, text, isEncoded]) => {
      const cursor = isEncoded ? Buffer.from(text).toString('base64url') : text;
      const { status } = await app.call('GET /tasks', { as: employee, query: { sortBy, cursor } });
      expect([200, 400]).toContain(status);
    });
  });

  it.each([
    ['urgency', 'URGENT', '2026-13-45', '1'],
    ['urgency', 'zz', null, '1'],
    ['urgency', null, null, '1'],
    ['created-desc', 'x', '1'],
    ['created-asc', '294277-01-01', '1'],
    ['created-asc', null, '1'],
    ['due-asc', 'epoch', '99999999999999999999'],
    ['due-desc', '2026-01-01T00:00:00.000Z', '-1'],
    ['status', 'TODO', 'LOW', 'infinity', '1'],
    ['title', null, '1'],
  ])('a cursor that says what no task says is refused: %j', async (sortBy, ...said) => {
    const cursor = Buffer.from(JSON.stringify([sortBy, ...said])).toString('base64url');
    const query = { sortBy: sortBy ?? '', cursor };
    for (const search of [{}, { search: 'task' }]) {
      await app.fail('GET /tasks', 'INVALID_INPUT', { as: employee, query: { ...query, ...search } });
    }
    await app.fail('GET /task-archive/archived', 'INVALID_INPUT', { as: employee, query });
    await app.fail('GET /task-shares/shared', 'INVALID_INPUT', { as: employee, query });
  });

  it('the cursor of another order is refused', async () => {
    const { pagination } = await app.succeed('GET /tasks', { as: employee, query: { limit: '1', sortBy: 'title' } });
    const query = { cursor: pagination.nextCursor ?? '', sortBy: 'created-asc' };
    const failure = await app.deny('GET /tasks', 'INVALID_INPUT', { as: employee, query });
    expect(failure.fields).toEqual({ cursor: 'cursor is invalid' });
  });
});

describe('paging', () => {
  it.each(TASK_SORTS)('by %s goes on where it stopped, although tasks come and go', async (sortBy) => {
    const { owner: person } = await make.company();
    const made = [];
    for (let index = 0; index < 6; index++) made.push((await make.task(person, { title: `t${index}` })).id);
    const first = await app.succeed('GET /tasks', { as: person, query: { sortBy, limit: '3' } });
    const seen = first.data.map(({ id }) => id);
    await app.succeed('DELETE /tasks/{id}', { as: person, params: { id: seen.at(-1) ?? 0 } });
    const cursor = first.pagination.nextCursor ?? '';
    const second = await app.succeed('GET /tasks', { as: person, query: { sortBy, limit: '3', cursor } });
    expect([...seen, ...second.data.map(({ id }) => id)].sort((a, b) => a - b)).toEqual(made);
  });
});
