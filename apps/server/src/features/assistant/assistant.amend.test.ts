import { ASSISTANT_LIMITS } from '@taskwell/contract/assistant';
import { LIMITS } from '@taskwell/contract/limits';
import type { ChatAction, ProposedTask } from '@taskwell/contract/schemas/assistant';
import { beforeAll, expect, it } from 'vitest';
import { type Company, createFactories, type Person } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/test-app.ts';

const app = await startTestApp();
const make = createFactories(app);
let company: Company;
let nora: Person;
let ben: Person;
/** A Wednesday. */
const readAt = '2026-11-25T15:00:00Z';
const flour: ProposedTask = {
  title: 'Order flour',
  description: null,
  priority: 'URGENT',
  dueDate: '2026-11-27T18:00:00.000Z',
  assignee: null,
  externalContact: null,
};

beforeAll(async () => {
  company = await make.company();
  nora = await make.person(company.owner, { name: 'Nora Lind' });
  ben = await make.person(company.owner, { name: 'Ben Okoye' });
});

const bodyOf = (message: string, ...proposed: object[]) => ({
  message,
  readAt,
  before: { message: 'order flour by friday 18:00, urgent', taskIds: [], proposed },
});
const say = (message: string, ...proposed: ProposedTask[]) =>
  app.succeed('POST /ai/chat', { as: company.owner, body: bodyOf(message, ...proposed) });
const forBen = (): ProposedTask => ({ ...flour, assignee: { id: ben.id, name: ben.name } });

/** The only task that is proposed, and which it takes the place of. */
function anew(actions: readonly ChatAction[]) {
  expect(actions).toHaveLength(1);
  const [action] = actions;
  return action?.action === 'createTask' ? { ...action.task, replaces: action.replaces } : null;
}

it('changes what is said of a new task that is not created yet, and leaves all else as it was', async () => {
  const changed = async (message: string) => anew((await say(message, forBen())).actions);
  const task = { ...forBen(), replaces: 0 };
  expect(await changed('no, for Nora')).toEqual({ ...task, assignee: { id: nora.id, name: 'Nora Lind' } });
  expect(await changed('for me')).toEqual({ ...task, assignee: null });
  expect(await changed('make it Monday'), 'at the same time').toEqual({ ...task, dueDate: '2026-11-30T18:00:00.000Z' });
  expect(await changed('at 9am'), 'on the same day').toEqual({ ...task, dueDate: '2026-11-27T09:00:00.000Z' });
  expect(await changed('a day later')).toEqual({ ...task, dueDate: '2026-11-28T18:00:00.000Z' });
  expect(await changed('no date')).toEqual({ ...task, dueDate: null });
  expect(await changed('low priority')).toEqual({ ...task, priority: 'LOW' });
  expect(await changed('call it Order rye flour')).toEqual({ ...task, title: 'Order rye flour' });
  expect(await changed('note: from the mill')).toEqual({ ...task, description: 'from the mill' });
  expect(await changed('for Nora, on Monday and not urgent')).toEqual({
    ...task,
    assignee: { id: nora.id, name: 'Nora Lind' },
    dueDate: '2026-11-30T18:00:00.000Z',
    priority: 'LOW',
  });
  expect((await say('for Nora', flour)).response).toBe('Shall I create “Order flour”?');
});

it('has room for the longest that may be said', async () => {
  const full = { ...flour, description: 'x'.repeat(LIMITS.descriptionLength) };
  expect(anew((await say('note: from the mill', full)).actions)?.description).toHaveLength(LIMITS.descriptionLength);
  const named = anew((await say(`call it ${'rye '.repeat(100)}`, flour)).actions);
  expect(named?.title.length).toBeLessThanOrEqual(LIMITS.titleLength);
  const far = await say('2 years later', { ...flour, dueDate: '9998-11-27T18:00:00.000Z' });
  expect([far.response, far.actions]).toEqual(['No due date can be so far away.', []]);
});

it('of several changes the one that is meant, and asks where nothing says which', async () => {
  const bread = { ...flour, title: 'Bake bread' };
  const { actions } = await say('the second for Nora', flour, bread);
  expect(anew(actions)).toMatchObject({ title: 'Bake bread', assignee: { id: nora.id }, replaces: 1 });
  expect((await say('both for Nora', flour, bread)).actions).toMatchObject([
    { task: { title: 'Order flour', assignee: { id: nora.id } }, replaces: 0 },
    { task: { title: 'Bake bread', assignee: { id: nora.id } }, replaces: 1 },
  ]);
  const any = await say('for Nora', flour, bread);
  expect(any.actions).toEqual([]);
  expect(any.response).toBe(
    'Which of them do you mean? Say “the first”, “the last” or “both”: “Order flour”, “Bake bread”.',
  );
});

it('of several the one that is named by its title', async () => {
  const bread = { ...flour, title: 'Bake the rye bread' };
  const named = async (message: string) => anew((await say(message, flour, bread)).actions);
  expect(await named('move the flour one to monday')).toMatchObject({
    title: 'Order flour',
    dueDate: '2026-11-30T18:00:00.000Z',
    replaces: 0,
  });
  expect(await named('give the rye bread to Nora')).toMatchObject({ assignee: { id: nora.id }, replaces: 1 });
  expect(await named('change the bread one to low priority')).toMatchObject({ priority: 'LOW', replaces: 1 });
  expect((await say('move the zeppelin to monday', flour, bread)).actions).toEqual([]);
});

it('means by “it” the one that was proposed last', async () => {
  const bread = { ...flour, title: 'Bake bread' };
  const body = { ...bodyOf('for Nora', flour, bread), before: { ...bodyOf('', flour, bread).before, latest: [1] } };
  const { actions } = await app.succeed('POST /ai/chat', { as: company.owner, body });
  expect(anew(actions)).toMatchObject({ title: 'Bake bread', assignee: { id: nora.id }, replaces: 1 });
  const gone = { ...body, before: { ...body.before, latest: [4] } };
  expect((await app.succeed('POST /ai/chat', { as: company.owner, body: gone })).response).toMatch(/^Which of them/);
});

it('says what a new task cannot have', async () => {
  const helped = await say('also add Ben as co-assignee', flour);
  expect([helped.response, helped.actions]).toEqual([
    'A new task has its lead alone: once it is created, open it and add Ben Okoye under “Co-assignees”.',
    [],
  ]);
  const both = await say('for Nora and Ben', flour);
  expect(both.response).toBe('Shall I create “Order flour”? A task has one lead, so Ben Okoye is left out.');
  const bread = { ...flour, title: 'Bake bread' };
  expect((await say('for Nora and Ben', flour, bread)).actions).toMatchObject([
    { task: { title: 'Order flour', assignee: { id: nora.id } }, replaces: 0 },
    { task: { title: 'Bake bread', assignee: { id: ben.id } }, replaces: 1 },
  ]);
  expect((await say('today at 9am', flour)).response).toBe(
    'Shall I create “Order flour”? That moment has passed already.',
  );
});

it('an hour alone is of the half of the day that was proposed', async () => {
  const dueOnce = async (message: string, dueDate: string) =>
    anew((await say(message, { ...flour, dueDate })).actions)?.dueDate;
  expect(await dueOnce('at 9', '2026-11-27T08:00:00.000Z')).toBe('2026-11-27T09:00:00.000Z');
  expect(await dueOnce('make it 11', '2026-11-27T10:00:00.000Z')).toBe('2026-11-27T11:00:00.000Z');
  expect(await dueOnce('at 9', '2026-11-27T20:00:00.000Z')).toBe('2026-11-27T21:00:00.000Z');
});

it('asks whom a task of everybody is for', async () => {
  const body = { message: 'make a task for everybody to sign the sheet', readAt };
  const { response, actions } = await app.succeed('POST /ai/chat', { as: company.owner, body });
  expect(response).toBe(
    'Shall I create “Sign the sheet”? A task is of one person, and not of everybody: say whom it is for.',
  );
  expect(actions).toHaveLength(1);
  expect((await say('one for each of them', flour)).actions).toEqual([]);
});

it('does not propose any more what is dropped', async () => {
  const bread = { ...flour, title: 'Bake bread' };
  const one = await say('skip the second', flour, bread);
  expect([one.response, one.actions, one.dropped]).toEqual(['I do not propose “Bake bread” any more.', [], [1]]);
  const both = await say('forget the first and make the second urgent', flour, bread);
  expect([both.dropped, both.actions.length]).toEqual([[0], 1]);
  expect((await say('make it Monday', flour)).dropped).toBeUndefined();
});

it('does with it nothing that only a task can have, and reads everything else as ever', async () => {
  const done = await say('complete it', flour);
  expect([done.response, done.actions]).toEqual([
    'That can be done once the task is there: please press “Create” first.',
    [],
  ]);
  const { actions } = await say('call the plumber on Monday', flour);
  expect(anew(actions)).toMatchObject({ title: 'Call the plumber', replaces: null });
});

it('is for nobody whom the caller may not assign, and takes no more or longer than was proposed', async () => {
  const foreign = await make.company();
  const stranger = await make.person(foreign.owner, { name: 'Nora Quist' });
  const theirs = { ...flour, assignee: { id: stranger.id, name: stranger.name } };
  const lost = await say('make it Monday', theirs);
  expect(anew(lost.actions)?.assignee).toBeNull();
  expect(lost.response).toBe(
    'Nobody called “Nora Quist” can be given your tasks: say whom it is for.\nShall I create “Order flour”?',
  );
  expect((await say('for Ben', theirs)).response).toBe('Shall I create “Order flour”?');
  // The id of a contact is not that of a colleague.
  const contact = { ...flour, externalContact: { id: nora.id, name: 'Odette Moreau' } };
  expect(anew((await say('make it Monday', contact)).actions)).toMatchObject({ assignee: null, externalContact: null });
  expect(JSON.stringify(await say('for Nora Quist', flour))).not.toContain(`"id":${stranger.id}`);
  const refused = async (...proposed: object[]) =>
    (await app.call('POST /ai/chat', { as: company.owner, body: bodyOf('make it Monday', ...proposed) })).status;
  expect(await refused(...Array(ASSISTANT_LIMITS.tasksProposed + 1).fill(flour))).toBe(400);
  expect(await refused({ ...flour, title: ' ' })).toBe(400);
  expect(await refused({ ...flour, title: 'x'.repeat(LIMITS.titleLength + 1) })).toBe(400);
  expect(await refused({ ...flour, dueDate: '+012026-01-01T00:00:00Z' })).toBe(400);
  expect(await refused({ ...flour, assignee: { id: 1, name: 'x'.repeat(LIMITS.nameLength + 1) } })).toBe(400);
});

it('a personal account gives it to a contact, or keeps it', async () => {
  const owner = await make.personal();
  const { data: contact } = await app.succeed('POST /contacts', {
    as: owner,
    body: { name: 'Ada Park', email: 'ada@example.com' },
  });
  const ask = async (message: string, task: ProposedTask) =>
    anew((await app.succeed('POST /ai/chat', { as: owner, body: bodyOf(message, task) })).actions);
  const given = await ask('for Ada', flour);
  expect(given).toMatchObject({ assignee: null, externalContact: { id: contact.id, name: 'Ada Park' } });
  const { replaces: _, ...task } = given ?? { ...flour, replaces: 0 };
  expect(await ask('low', task)).toMatchObject({ externalContact: { id: contact.id }, priority: 'LOW' });
  expect(await ask('for me', task)).toMatchObject({ assignee: null, externalContact: null });
});
