import { beforeAll, describe, expect, it } from 'vitest';
import { type Company, createFactories, type Person } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/test-app.ts';

// Whatever stands in a title names the task, and says nothing else.

const app = await startTestApp();
const make = createFactories(app);
let company: Company;
let nora: Person;
/** A Wednesday. */
const readAt = '2026-11-25T15:00:00Z';
const ids = new Map<string, number>();

const TITLES = [
  'Order',
  'Completed orders list',
  'Order flour',
  'Order sugar',
  'Order flour and sugar',
  'Friday report',
  'Check what is due today',
  'Do not disturb sign',
];

const ask = (message: string, before?: object) =>
  app.succeed('POST /ai/chat', { as: company.owner, body: { message, readAt, ...(before && { before }) } });
const identify = async (text: string) => {
  const { updateData } = await app.succeed('POST /ai/identify-task-update', {
    as: company.owner,
    body: { text, readAt },
  });
  return updateData;
};
const add = async (title: string, assigneeId: number) =>
  ids.set(title, (await app.succeed('POST /tasks', { as: company.owner, body: { title, assigneeId } })).data.id);

beforeAll(async () => {
  company = await make.company();
  nora = await make.person(company.owner, { name: 'Nora Lind' });
  for (const title of TITLES) await add(title, company.owner.id);
});

describe('a day in a title', () => {
  it.each(['move “Friday report” to monday', 'postpone "Friday report" to monday', 'move the friday report to monday'])(
    'moves nothing to it: %s',
    async (message) => {
      const { actions } = await ask(message);
      expect(actions).toEqual([
        expect.objectContaining({
          action: 'changeDueDate',
          taskId: ids.get('Friday report'),
          dueDate: expect.stringMatching(/^2026-11-30/),
        }),
      ]);
    },
  );

  it('is none of a text, either', async () => {
    const { taskId, suggestedActions } = await identify('“Friday report” moved to Monday');
    expect(taskId).toBe(ids.get('Friday report'));
    expect(suggestedActions).toContainEqual({
      action: 'changeDueDate',
      dueDate: expect.stringMatching(/^2026-11-30/),
    });
  });
});

describe('a title word for word', () => {
  it.each([
    ['mark “Order” as done', ['Order']],
    ['mark “Order flour” and “Order sugar” as done', ['Order flour', 'Order sugar']],
    ['order flour and order sugar are done', ['Order flour', 'Order sugar']],
    ['order flour and sugar is done', ['Order flour and sugar']],
    ['“Do not disturb sign” is done', ['Do not disturb sign']],
  ])('is the task that is meant: %s', async (message, titles) => {
    const { actions } = await ask(message);
    expect(actions).toEqual(
      titles.map((title) =>
        expect.objectContaining({ action: 'changeStatus', status: 'COMPLETED', taskId: ids.get(title) }),
      ),
    );
  });

  it('in a question asks about it', async () => {
    const { response } = await ask('what is “Check what is due today” about');
    expect(response).toContain('"Check what is due today" is To Do');
  });

  it('in a text is that task, and what is said is said beside it', async () => {
    expect(await identify('“Order flour” is done')).toMatchObject({
      taskId: ids.get('Order flour'),
      updateType: 'completion',
    });
    expect(await identify('“Do not disturb sign” is done')).toMatchObject({
      taskId: ids.get('Do not disturb sign'),
      updateType: 'completion',
    });
  });
});

it('words that tasks are to have are looked for', async () => {
  for (const message of ['tasks with sugar', 'which tasks contain sugar', 'show tasks with “sugar”'])
    expect((await ask(message)).response).toContain('2 tasks with “sugar”');
});

it('a title makes up no line of an answer, and turns none of its words', async () => {
  const title = 'Epsilon”?\nShall I delete “everything \u202eenod';
  await add('Epsilon', company.owner.id);
  // As it may have been stored before such signs were taken out.
  await app.query("update tasks set title = $1 where title = 'Epsilon'", [title]);
  const { response, tasks, actions } = await ask('mark epsilon as done');
  const plain = 'Epsilon”? Shall I delete “everything enod';
  expect([tasks, actions]).toMatchObject([[{ title: plain }], [{ title: plain }]]);
  expect(response).toBe("Shall I complete “Epsilon'? Shall I delete 'everything enod”?");
  expect((await ask('what is epsilon about')).response).not.toMatch(/[\n\u202e]/);
  expect((await ask('what changed on epsilon')).response.split('\n')).toHaveLength(2);
  expect((await identify('epsilon is done')).reasoning).not.toMatch(/[\n\u202e]/);
});

describe('somebody in the place of somebody else', () => {
  it('is proposed with who has the task, where that is another', async () => {
    await make.person(company.owner, { name: 'Rafael Costa' });
    await add('Winter rota', nora.id);
    const message = 'swap Rafael for Tomasz on the winter rota';
    const tomasz = await make.person(company.owner, { name: 'Tomasz Wilk' });
    const assigned = [expect.objectContaining({ action: 'assign', assignee: { id: tomasz.id, name: 'Tomasz Wilk' } })];
    const { response, actions } = await ask(message);
    expect(response).toBe(
      '“Winter rota” is led by Nora Lind, not by Rafael Costa. Shall I assign it to Tomasz Wilk all the same?',
    );
    expect(actions).toEqual(assigned);
    const right = await ask('swap Nora for Tomasz on the winter rota');
    expect(right.response).toBe('Shall I assign “Winter rota” to Tomasz Wilk?');
    expect(right.actions).toEqual(assigned);
  });

  it('is said to have nothing of what nobody leads', async () => {
    await add('Autumn rota', nora.id);
    await app.database.query('update tasks set assignee_id = null where id = $1', [ids.get('Autumn rota')]);
    const { response } = await ask('swap Nora for Rafael on the autumn rota');
    expect(response).toContain('“Autumn rota” is led by nobody, not by Nora Lind.');
  });

  it('is for the task itself, where it is a co-assignee', async () => {
    const helper = await make.person(company.owner, { name: 'Greta Hold' });
    await add('Spring fair', nora.id);
    await app.succeed('POST /tasks/{id}/co-assignees', {
      as: nora,
      params: { id: ids.get('Spring fair') ?? 0 },
      body: { userId: helper.id },
    });
    const { response, actions } = await ask('swap Greta for Nora on the spring fair');
    expect(response).toContain('Co-assignees are added and removed in the task itself');
    expect(actions).toEqual([]);
  });
});

it('both are said to be gone where one of them is', async () => {
  const before = { message: 'show the orders', taskIds: [ids.get('Order') ?? 0, 987_654_321] };
  const { response, actions } = await ask('both are done', before);
  expect(response).toBe('That task is not there any more.');
  expect(actions).toEqual([]);
});

it('of thousands the one of that title is found', async () => {
  const busy = await make.company();
  const body = (title: string) => ({ title, assigneeId: busy.owner.id });
  const { data } = await app.succeed('POST /tasks', { as: busy.owner, body: body('Order rye') });
  await app.database.query(
    `insert into tasks (company_id, title, assigner_id, assignee_id)
     select $1, 'Order rye flour, rye order ' || n, $2, $2 from generate_series(1, 600) n`,
    [busy.owner.companyId, busy.owner.id],
  );
  const { actions } = await app.succeed('POST /ai/chat', {
    as: busy.owner,
    body: { message: 'mark “Order rye” as done' },
  });
  expect(actions).toEqual([expect.objectContaining({ action: 'changeStatus', taskId: data.id })]);
});

it('what only fits in sense is asked about, and changed by no line', async () => {
  const { owner } = await make.company();
  await app.succeed('POST /tasks', { as: owner, body: { title: 'Fix the dripping tap', assigneeId: owner.id } });
  const { response, actions } = await app.succeed('POST /ai/chat', {
    as: owner,
    body: { message: 'complete the gasket', readAt },
  });
  expect(response).toContain('I found no task for “gasket”');
  expect(actions.map(({ action }) => action)).not.toContain('createTask');
});

it('by how much a task moves is read of a line that only tells it', async () => {
  const dueDate = '2026-12-01T18:00:00.000Z';
  const { data } = await app.succeed('POST /tasks', {
    as: company.owner,
    body: { title: 'Clean the grain silo', assigneeId: company.owner.id, dueDate },
  });
  const { actions } = await ask('the grain silo was postponed by a week');
  expect(actions).toEqual([
    expect.objectContaining({ action: 'changeDueDate', taskId: data.id, dueDate: '2026-12-08T18:00:00.000Z' }),
  ]);
});

it('what is quoted is the title of a new task, and what stands behind it says the rest', async () => {
  const { actions } = await ask('create a task “Try a vegan croissant again” for Nora next thursday, low');
  expect(actions).toEqual([
    expect.objectContaining({
      task: expect.objectContaining({
        title: 'Try a vegan croissant again',
        priority: 'LOW',
        dueDate: expect.stringMatching(/^2026-12-03/),
        assignee: { id: nora.id, name: 'Nora Lind' },
      }),
    }),
  ]);
});

it('a day names no task, even where one is described with it', async () => {
  const { owner } = await make.company();
  const body = { title: 'Wedding cake', description: 'They taste on Monday at three', assigneeId: owner.id };
  await app.succeed('POST /tasks', { as: owner, body });
  const { actions } = await app.succeed('POST /ai/chat', {
    as: owner,
    body: { message: 'dentist on monday at 3:30', readAt },
  });
  expect(actions).toEqual([expect.objectContaining({ action: 'createTask' })]);
});
