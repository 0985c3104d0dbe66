import { beforeAll, describe, expect, it } from 'vitest';
import { createFactories, type Person, uniqueEmail } from '../factories.ts';
import { openStream } from '../streams.ts';
import { startTestApp } from '../test-app.ts';
import { type Asked, crawlAll } from './crawl.ts';

// SECURITY row 27, DECISIONS §3: a collaborator gets exactly the task, its comments and the history of these two. A word
// of its own in every part of a task that a guest was not given; whoever was only invited meets none of them.

const app = await startTestApp();
const make = createFactories(app);

/** In every text that no guest was given. */
const HIDDEN = 'canaryhidden';
/** What was given with the tasks: what the guest must meet, so that the search proves something. */
const GIVEN = ['given title', 'given description', 'given comment', 'given part'];

let owner: Person;
let lead: Person;
/** From another company, which may export its lists. */
let guest: Person;
/** An employee of the tasks' own company, invited like anybody else. */
let ownGuest: Person;
/** Has a part in the tasks: meets what a guest does not. */
let coAssignee: Person;
/** Has subtasks, and was given without them. */
let parentId: number;
/** A subtask that was given without its parent. */
let partId: number;
/** Of the first, never given. */
let subtaskId: number;

const hidden = (what: string) => `${HIDDEN} ${what}`;
const hiddenEmail = (what: string) => `${HIDDEN}.${what}@example.com`;

beforeAll(async () => {
  ({ owner } = await make.company());
  await app.query('update users set email = $2 where id = $1', [owner.id, hiddenEmail('owner')]);
  lead = await make.person(owner, { email: hiddenEmail('lead') });
  coAssignee = await make.person(owner, { email: hiddenEmail('co-assignee') });
  guest = (await make.company()).owner;
  ownGuest = await make.person(owner);
  await fillGivenTask();
  await fillGivenPart();
  for (const id of [parentId, partId]) {
    await make.collaborate(id, guest);
    await make.collaborate(id, ownGuest);
  }
  await app.settle();
});

/** A task with everything around it that a task can have, made and changed as people do, so that its history has it too. */
async function fillGivenTask(): Promise<void> {
  const { id } = await make.task(owner, {
    title: 'given title',
    description: 'given description',
    assigneeId: lead.id,
  });
  parentId = id;
  const sharedWith = await make.person(owner, { email: hiddenEmail('shared') });
  const left = await make.person(owner, { email: hiddenEmail('left'), name: hidden('left') });
  const body = (userId: number) => ({ as: lead, params: { id }, body: { userId } });
  await app.succeed('POST /tasks/{id}/co-assignees', body(coAssignee.id));
  await app.succeed('POST /tasks/{id}/co-assignees', body(left.id));
  await app.succeed('DELETE /tasks/{id}/co-assignees/{userId}', { as: lead, params: { id, userId: left.id } });
  await app.succeed('POST /task-shares/{id}/share', body(sharedWith.id));
  await app.succeed('POST /task-shares/{id}/share', body(left.id));
  await app.succeed('DELETE /task-shares/{id}/share/{userId}', { as: lead, params: { id, userId: left.id } });
  await invite(id);
  await make.collaborate(id, await make.personal({ email: hiddenEmail('third') }));
  subtaskId = await addSubtask(id, 'subtask');
  const gone = await addSubtask(id, 'deleted');
  await app.succeed('DELETE /tasks/{id}', { as: owner, params: { id: gone } });
  await app.succeed('POST /comments/task/{taskId}', {
    as: lead,
    params: { taskId: id },
    body: { content: 'given comment' },
  });
  await app.succeed('PUT /tasks/{id}', { as: owner, params: { id }, body: { priority: 'HIGH' } });
}

async function addSubtask(id: number, what: string): Promise<number> {
  const body = { title: hidden(what), description: hidden(`${what} description`), assigneeId: lead.id };
  const { data } = await app.succeed('POST /tasks/{id}/subtasks', { as: owner, params: { id }, body });
  const content = hidden(`${what} comment`);
  await app.succeed('POST /comments/task/{taskId}', { as: lead, params: { taskId: data.id }, body: { content } });
  return data.id;
}

/** To somebody who has not answered, and to somebody whose invitation was taken back. */
async function invite(id: number): Promise<void> {
  for (const what of ['invited', 'taken-back']) {
    const body = { recipientEmail: hiddenEmail(what), message: hidden('message') };
    await app.succeed('POST /tasks/{id}/send-invitation', { as: owner, params: { id }, body });
  }
  const { data } = await app.succeed('GET /task-invitations/user/sent', { as: owner });
  const sent = data.find(({ recipientEmail }) => recipientEmail === hiddenEmail('taken-back'));
  await app.succeed('DELETE /task-invitations/{id}', { as: owner, params: { id: sent?.id ?? 0 } });
}

/** A subtask for an external contact, whose parent was not given. */
async function fillGivenPart(): Promise<void> {
  const parent = await make.task(owner, { title: hidden('parent'), description: hidden('parent description') });
  const body = { title: 'given part', assigneeId: lead.id };
  const { data } = await app.succeed('POST /tasks/{id}/subtasks', { as: owner, params: { id: parent.id }, body });
  partId = data.id;
  const externalContactId = await make.contact(owner, {
    name: 'A contact',
    email: hiddenEmail('contact'),
    company: hidden('contact company'),
    phone: hidden('contact phone'),
  });
  await app.succeed('PUT /tasks/{id}', { as: owner, params: { id: partId }, body: { externalContactId } });
}

const guests = (): [string, Person][] => [
  ['of another company', guest],
  ['of the same company', ownGuest],
];
const asked = (): Asked[] => [{ people: [owner, lead], taskIds: [parentId, partId, subtaskId] }];

/** Of their own company, colleagues' addresses are no secret to employees, but lists of colleagues are no part of a task. */
const isAboutTasks = (name: string) => !name.includes('/users');

describe('inside a task', () => {
  it('whoever has a part in it meets the hidden words', async () => {
    const heard = await crawlAll(app, owner, asked());
    for (const what of ['subtask', 'parent', 'left']) expect(heard).toContain(hidden(what));
    for (const what of ['lead', 'co-assignee', 'third', 'invited', 'taken-back', 'contact']) {
      expect(heard).toContain(hiddenEmail(what));
    }
    const { data } = await app.succeed('GET /tasks/{id}', { as: coAssignee, params: { id: parentId } });
    expect(data).toMatchObject({ subtaskCount: 1, assignee: { email: lead.email } });
  });

  it('a guest meets what was given, and no hidden word, whatever they call', async () => {
    for (const [who, person] of guests()) {
      const heard = await crawlAll(app, person, asked(), isAboutTasks);
      for (const words of GIVEN) expect(heard, who).toContain(words);
      expect(
        heard
          .toLowerCase()
          .split('\n')
          .filter((answer) => answer.includes(HIDDEN)),
        who,
      ).toEqual([]);
    }
  });

  it('nothing is counted that a guest does not see', async () => {
    for (const [, as] of guests()) {
      const { data } = await app.succeed('GET /tasks/{id}', { as, params: { id: parentId } });
      expect(data).toMatchObject({ subtaskCount: 0, subtasks: [], parentTask: null, commentCount: 1 });
      const list = await app.succeed('GET /tasks', { as, query: { parentId } });
      expect(list).toMatchObject({ data: [], pagination: { total: 0 } });
      const updates = await app.succeed('GET /tasks/{id}/updates', { as, params: { id: parentId } });
      expect(updates.pagination.total).toBe(updates.data.length);
      expect(updates.data.map(({ action }) => action)).toEqual([
        'TASK_PRIORITY_CHANGED',
        'COMMENT_CREATED',
        'TASK_CREATED',
      ]);
    }
  });

  it('a guest who was given the parent too is told which it is', async () => {
    const parent = await make.task(owner);
    const id = await make.subtask(parent.id, owner);
    const as = (await make.company()).owner;
    for (const task of [parent.id, id]) await make.collaborate(task, as);
    const { data } = await app.succeed('GET /tasks/{id}', { as, params: { id } });
    expect(data.parentTask).toEqual({ id: parent.id, title: parent.title });
  });

  it('notifications and mails bring a guest no hidden word', async () => {
    const body = { content: 'given comment, mailed' };
    await app.query('update users set is_email_verified = true where id = $1', [guest.id]);
    await app.succeed('POST /comments/task/{taskId}', { as: owner, params: { taskId: parentId }, body });
    const update = { title: hidden('retitled') };
    await app.succeed('PUT /tasks/{id}', { as: owner, params: { id: subtaskId }, body: update });
    await app.settle();
    const told = await app.query<{ message: string }>(
      'select title || message as message from notifications where user_id = $1',
      [guest.id],
    );
    expect(told.map(({ message }) => message).join()).toContain('given comment, mailed');
    expect(told.filter(({ message }) => message.includes(HIDDEN))).toEqual([]);
    const toGuest = (await app.services.mailer.waiting()).filter(({ recipient }) => recipient === guest.email);
    expect(toGuest.some(({ text }) => text.includes('given comment, mailed'))).toBe(true);
    for (const mail of toGuest) expect(mail.subject + mail.text + mail.html).not.toContain(HIDDEN);
  });

  it('on the live stream a guest does not notice that anything becomes of subtasks', async () => {
    const streams = await Promise.all([openStream(app, guest), openStream(app, ownGuest)]);
    const added = await addSubtask(parentId, 'noticed');
    await app.succeed('PATCH /tasks/{id}/status', { as: owner, params: { id: added }, body: { status: 'COMPLETED' } });
    await app.succeed('POST /task-archive/{id}/archive', { as: owner, params: { id: added } });
    await app.succeed('DELETE /tasks/{id}', { as: owner, params: { id: added } });
    const last = { as: owner, params: { id: partId }, body: { priority: 'URGENT' } };
    await app.succeed('PATCH /tasks/{id}/priority', last);
    for (const stream of streams) {
      await stream.next('task.changed');
      expect(stream.events.map(({ id }) => id)).toEqual([partId]);
      stream.close();
    }
  });

  it('a file of the list has names in place of addresses', async () => {
    for (const [, as] of guests()) {
      const { text } = await app.call('GET /tasks/export', { as });
      expect(text).toContain(lead.name);
      expect(text).not.toContain(HIDDEN);
    }
    expect((await app.call('GET /tasks/export', { as: owner })).text).toContain(lead.email);
  });

  it('whoever it is shared with sees it and does not comment', async () => {
    const viewer = await make.person(owner, { email: uniqueEmail() });
    await make.share(parentId, viewer);
    const { data } = await app.succeed('GET /tasks/{id}', { as: viewer, params: { id: parentId } });
    expect(Object.values(data.abilities)).not.toContain(true);
    const body = { content: 'as a viewer' };
    await app.deny('POST /comments/task/{taskId}', 'FORBIDDEN', { as: viewer, params: { taskId: parentId }, body });
    await app.deny('GET /tasks/{id}', 'NOT_FOUND', { as: viewer, params: { id: subtaskId } });
    await app.deny('GET /tasks/{id}/updates', 'NOT_FOUND', { as: viewer, params: { id: subtaskId } });
    await app.deny('GET /comments/task/{taskId}', 'NOT_FOUND', { as: viewer, params: { taskId: subtaskId } });
  });
});
