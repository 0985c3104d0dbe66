import type { SaidBefore } from '@taskwell/contract/schemas/assistant';
import { beforeAll, expect, it } from 'vitest';
import { type Company, createFactories, type Person } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/test-app.ts';

const app = await startTestApp();
const make = createFactories(app);
let company: Company;
let nora: Person;
/** A Wednesday. */
const readAt = '2026-11-25T15:00:00Z';
const tasks: Record<'lamp' | 'fence' | 'plumber', number> = { lamp: 0, fence: 0, plumber: 0 };

const task = async (body: object) => (await app.succeed('POST /tasks', { as: company.owner, body })).data.id;

/** What is asked after a line whose answer named these tasks. */
function ask(as: Person, message: string, before?: SaidBefore) {
  return app.succeed('POST /ai/chat', { as, body: { message, readAt, ...(before && { before }) } });
}

beforeAll(async () => {
  company = await make.company();
  nora = await make.person(company.owner, { name: 'Nora Lind' });
  const mine = { assigneeId: company.owner.id };
  tasks.lamp = await task({ title: 'Repair the hallway lamp', ...mine, dueDate: '2026-11-26T22:00:00Z' });
  tasks.fence = await task({ title: 'Paint the fence', ...mine });
  tasks.plumber = await task({ title: 'Pay the plumber', ...mine });
});

it('is about the task that was named before', async () => {
  const { lamp } = tasks;
  const before = { message: 'when is the lamp due', taskIds: [lamp] };
  expect((await ask(company.owner, 'move it to 2026-12-01', before)).actions).toMatchObject([
    { action: 'changeDueDate', taskId: lamp, dueDate: '2026-12-01T22:00:00.000Z' },
  ]);
  expect((await ask(company.owner, 'assign it to Nora', before)).actions).toMatchObject([
    { action: 'assign', taskId: lamp, assignee: { id: nora.id } },
  ]);
  expect((await ask(company.owner, 'it smells of burning', before)).actions).toMatchObject([
    { action: 'comment', taskId: lamp, content: 'it smells of burning' },
  ]);
  expect((await ask(company.owner, 'is it done?', before)).response).toContain('"Repair the hallway lamp" is To Do');
  const postponed = { message: 'postpone the lamp', taskIds: [lamp] };
  expect((await ask(company.owner, 'to 2026-12-02', postponed)).actions).toMatchObject([
    { action: 'changeDueDate', taskId: lamp, dueDate: '2026-12-02T22:00:00.000Z' },
  ]);
});

it('is about those of several that it says, and asks about all of them otherwise', async () => {
  const { lamp, fence, plumber } = tasks;
  const before = { message: 'show open tasks', taskIds: [lamp, fence, plumber] };
  const completedBy = async (message: string) =>
    (await ask(company.owner, message, before)).actions.map((action) => 'taskId' in action && action.taskId);
  expect(await completedBy('the second is done')).toEqual([fence]);
  expect(await completedBy('complete the last one')).toEqual([plumber]);
  expect(await completedBy('complete them')).toEqual([lamp, fence, plumber]);
  const any = await ask(company.owner, 'complete it', before);
  expect([any.response, any.actions.length]).toEqual(['Several tasks fit. Which one do you mean?', 3]);
});

it('means by a place the list that was shown last, also below a card for one of it', async () => {
  const { lamp, fence, plumber } = tasks;
  const before = { message: 'the second is done', taskIds: [fence], listIds: [lamp, fence, plumber] };
  const changedBy = async (message: string, said: SaidBefore = before) =>
    (await ask(company.owner, message, said)).actions.map((action) => 'taskId' in action && action.taskId);
  expect(await changedBy('move the first to monday 8am')).toEqual([lamp]);
  expect(await changedBy('the last one is done')).toEqual([plumber]);
  expect(await changedBy('1 and 3 to Nora')).toEqual([lamp, plumber]);
  expect(await changedBy('move it to monday'), 'what was named last').toEqual([fence]);
  expect(await changedBy('complete the fourth'), 'there is none').toEqual([]);
  const twice = { message: 'show open tasks', taskIds: [fence, fence] };
  expect(await changedBy('it is done', twice), 'named twice').toEqual([fence]);
});

it('counts what is not there any more', async () => {
  const { fence, plumber } = tasks;
  const gone = await task({ title: 'Walrus', assigneeId: company.owner.id });
  await app.succeed('DELETE /tasks/{id}', { as: company.owner, params: { id: gone } });
  const before = { message: 'show open tasks', taskIds: [gone, fence, plumber] };
  const second = await ask(company.owner, 'complete the second', before);
  expect(second.actions).toMatchObject([{ action: 'changeStatus', taskId: fence }]);
  const first = await ask(company.owner, 'complete the first', before);
  expect([first.response, first.actions]).toEqual(['That task is not there any more.', []]);
});

it('does to it what is understood, once, and says what is not', async () => {
  const before = { message: 'when is the fence due', taskIds: [tasks.fence] };
  const { actions, response } = await ask(company.owner, 'complete it, complete it, archive it and assign it', before);
  expect(actions).toMatchObject([{ action: 'changeStatus', taskId: tasks.fence }]);
  expect(response).toContain('I cannot do that from here: open “Paint the fence”.');
  expect(response).toContain('To whom shall “Paint the fence” go?');
});

it('is about each of two tasks of one title', async () => {
  const twins = [];
  for (const title of ['Water the plants', 'Water the plants'])
    twins.push(await task({ title, assigneeId: company.owner.id }));
  const before = { message: 'find plants', taskIds: twins };
  const { actions } = await ask(company.owner, 'complete both', before);
  expect(actions.map((action) => 'taskId' in action && action.taskId)).toEqual(twins);
});

it('is about nothing that the caller does not see', async () => {
  const secret = await task({ title: 'Plan the surprise', assigneeId: company.owner.id });
  const foreign = await make.company();
  for (const as of [nora, foreign.owner]) {
    const before = (taskId: number) => ({ message: 'show open tasks', taskIds: [taskId] });
    const hidden = await ask(as, 'complete it', before(secret));
    expect([hidden.actions, hidden.tasks]).toEqual([[], []]);
    expect(hidden, 'as one that there is not').toEqual(await ask(as, 'complete it', before(2_000_000)));
  }
});

it('proposes each of several changes', async () => {
  const { lamp, fence, plumber } = tasks;
  const both = await ask(company.owner, 'move the fence to 2026-12-01 and give it to Nora');
  expect(both.actions).toMatchObject([
    { action: 'changeDueDate', taskId: fence },
    { action: 'assign', taskId: fence, assignee: { id: nora.id } },
  ]);
  const done = await ask(company.owner, 'complete the lamp and the plumber');
  expect(done.actions).toMatchObject([
    { action: 'changeStatus', taskId: lamp, status: 'COMPLETED' },
    { action: 'changeStatus', taskId: plumber, status: 'COMPLETED' },
  ]);
  const half = await ask(company.owner, 'postpone the zeppelin and the fence to 2026-12-01');
  expect(half.response).toContain('I found no task for “zeppelin”.');
  expect(half.actions).toMatchObject([{ action: 'changeDueDate', taskId: fence }]);
});

it('offers to create what there is no task of, and says where helpers are added', async () => {
  const flour = await ask(company.owner, 'flour tomorrow');
  expect(flour.response).toBe('I found no task for “flour”. Shall I create “Flour”?');
  expect(flour.actions).toMatchObject([{ action: 'createTask', task: { title: 'Flour' } }]);
  const helped = await ask(company.owner, 'add Nora to the fence');
  expect(helped.response).toContain('open “Paint the fence”, and find Nora Lind under “Co-assignees”');
  expect(helped.actions).toEqual([]);
});

it('follows up a list, also one that followed up itself', async () => {
  await task({ title: 'Wash the van', assigneeId: nora.id, dueDate: '2026-11-24T12:00:00Z' });
  const before = { message: 'what is overdue', taskIds: [] };
  const theirs = await ask(company.owner, 'and Nora?', before);
  expect(theirs.response).toMatch(/^There is 1 overdue task led by Nora Lind:\n- Wash the van/);
  const earlier = { ...before, message: 'and Nora?', earlier: ['what is overdue'] };
  expect((await ask(company.owner, 'how many?', earlier)).response).toBe('There is 1 overdue task led by Nora Lind.');
  const both = await ask(company.owner, `tasks of Nora and ${company.owner.name}`);
  expect(both.response.match(/^There /gm)).toHaveLength(2);
  const long = { message: 'how many?', before: { ...before, earlier: Array(4).fill('what is overdue') } };
  expect(await app.call('POST /ai/chat', { as: company.owner, body: long })).toMatchObject({ status: 400 });
});

it('means the task whose title is typed, rather than another one of that name', async () => {
  const typed = await ask(company.owner, 'Paint the fence');
  expect(typed.response).toMatch(/^"Paint the fence" is To Do/);
  expect(typed.response).toContain('For a new task of that name say “Create a task: Paint the fence”.');
  expect([typed.actions, typed.tasks]).toMatchObject([[], [{ id: tasks.fence }]]);
  const anew = await ask(company.owner, 'Create a task: Paint the fence');
  expect(anew.actions).toMatchObject([{ action: 'createTask', task: { title: 'Paint the fence' } }]);
});

it('offers to create what something that is told may come to', async () => {
  const broken = await ask(company.owner, 'the mixer is broken');
  expect(broken.response).toContain('I found no task for that. Shall I create');
  expect(broken.actions).toMatchObject([{ action: 'createTask', task: { title: 'The mixer is broken' } }]);
  const { van } = { van: (await ask(company.owner, 'Wash the van')).tasks[0]?.id };
  const low = await ask(company.owner, 'the van leaks');
  expect(low.response).toBe(
    'Shall I add this comment to “Wash the van”? Or is it something new? Shall I create “The van leaks”?',
  );
  expect(low.actions).toMatchObject([
    { action: 'comment', taskId: van },
    { action: 'createTask', task: { title: 'The van leaks' } },
  ]);
  const needed = await ask(company.owner, 'I need Nora to order flour tonight');
  expect(needed.actions).toMatchObject([
    { action: 'createTask', task: { title: 'Order flour', assignee: { id: nora.id } } },
  ]);
  const three = await ask(company.owner, 'buy flour, call the bank, and clean the counter');
  expect(three.actions.map((action) => action.action === 'createTask' && action.task.title)).toEqual([
    'Buy flour',
    'Call the bank',
    'Clean the counter',
  ]);
  expect((await ask(company.owner, 'asdf qwer')).actions).toEqual([]);
});

it('tells what was written on a task, and where it comes from', async () => {
  const id = await task({ title: 'Clean the silo', assigneeId: nora.id });
  const none = await ask(company.owner, 'comments on the silo');
  expect(none.response).toBe('There are no comments on “Clean the silo”.');
  const params = { taskId: id };
  await app.succeed('POST /comments/task/{taskId}', { as: nora, params, body: { content: 'Bring the ladder' } });
  const before = { message: 'how is the silo', taskIds: [id] };
  const { response, tasks: named } = await ask(company.owner, 'any comments?', before);
  expect(response).toMatch(/^1 comment on “Clean the silo”:\n- .+, Nora Lind: Bring the ladder$/);
  expect(named).toMatchObject([{ id }]);
  expect((await ask(company.owner, 'who created it', before)).response).toMatch(
    /^“Clean the silo” was created .+, and assigned by .+\. Task Updates says who did what\.$/,
  );
});

it('a due date is taken away by whoever may', async () => {
  const hers = await task({ title: 'Sort the bolts', assigneeId: nora.id, dueDate: '2026-11-26T22:00:00Z' });
  const removed = async (as: Person, id: number) => {
    const before = { message: 'how is it', taskIds: [id] };
    return ask(as, 'remove its due date', before);
  };
  expect(await removed(company.owner, hers)).toMatchObject({
    response: 'Shall I take the due date of “Sort the bolts” away?',
    actions: [{ action: 'changeDueDate', taskId: hers, dueDate: null, dueBefore: '2026-11-26T22:00:00.000Z' }],
  });
  expect(await removed(company.owner, tasks.fence)).toMatchObject({
    response: '“Paint the fence” has no due date.',
    actions: [],
  });
  const { response, actions } = await removed(nora, hers);
  expect(response).toContain('but not do this with it');
  expect(actions).toEqual([]);
});

it('takes no more than an answer can name', async () => {
  const body = { message: 'complete it', before: { message: 'show open tasks', taskIds: Array(11).fill(1) } };
  expect(await app.call('POST /ai/chat', { as: company.owner, body })).toMatchObject({ status: 400 });
  const long = { message: 'complete it', before: { message: 'x'.repeat(501), taskIds: [] } };
  expect(await app.call('POST /ai/chat', { as: company.owner, body: long })).toMatchObject({
    status: 400,
    body: { error: 'Message must be 500 characters or less' },
  });
});

it('that asks which of those named before are so is answered of these alone, of those that the person sees', async () => {
  const other = await make.company();
  const [zoe, hers] = [await make.person(other.owner, { name: 'Zoe Falk' }), { assigneeId: other.owner.id }];
  const add = async (body: object) => (await app.succeed('POST /tasks', { as: other.owner, body })).data.id;
  const late = { dueDate: '2026-11-20T12:00:00Z', priority: 'URGENT' };
  const seen = await add({ title: 'Mend the roof', ...late, assigneeId: zoe.id });
  const fine = await add({ title: 'Wash the van', assigneeId: zoe.id });
  const further = await add({ title: 'Sweep the loft', ...late, assigneeId: zoe.id });
  const secret = await add({ title: 'Sell the company', ...late, ...hers });
  const nowhere = 2_000_000;
  const questions = ['which of them are overdue?', 'how many of them are urgent?', 'are any of those overdue?'];
  for (const message of ['show open tasks', 'when is the roof due', 'find plants', 'how many are there?']) {
    for (const asked of questions) {
      const of = (ids: number[], as = zoe) => ask(as, asked, { message, taskIds: ids });
      const some = await of([seen, secret, fine]);
      expect(some.response, `${message} ${asked}`).toMatch(
        /^There is 1 open task (?:overdue|of urgent priority) among/,
      );
      expect(some.tasks).toEqual([{ id: seen, title: 'Mend the roof' }]);
      expect(some, 'as one that there is not').toEqual(await of([seen, nowhere, fine]));
      const none = await of([secret, fine]);
      expect([none.response, none.tasks]).toEqual([expect.stringMatching(/^None of those tasks is /), []]);
      expect(await of([secret])).toEqual(await of([nowhere]));
      expect((await of([seen, secret], other.owner)).tasks.map(({ id }) => id).toSorted()).toEqual([seen, secret]);
    }
  }
  expect((await ask(zoe, 'what is overdue?')).tasks.map(({ id }) => id).toSorted()).toEqual([seen, further]);
});
