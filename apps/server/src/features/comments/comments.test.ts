import { beforeAll, describe, expect, it } from 'vitest';
import { createFactories, type Person } from '../../testing/factories.ts';
import { countMails, mailTo } from '../../testing/mails.ts';
import { openStream } from '../../testing/streams.ts';
import { startTestApp } from '../../testing/test-app.ts';

const app = await startTestApp();
const make = createFactories(app);
let admin: Person;
let assigner: Person;
let lead: Person;

beforeAll(async () => {
  ({ owner: admin } = await make.company());
  assigner = await make.person(admin);
  lead = await make.person(admin);
});

const newTask = () => make.task(assigner, { assigneeId: lead.id });
const say = async (as: Person, taskId: number, content: string) =>
  (await app.succeed('POST /comments/task/{taskId}', { as, params: { taskId }, body: { content } })).data;
const read = async (as: Person, taskId: number, query = {}) =>
  app.succeed('GET /comments/task/{taskId}', { as, params: { taskId }, query });
const told = async (person: { id: number }, taskId: number) =>
  app.query<{ message: string }>(
    `select message from notifications where user_id = $1 and task_id = $2 and type = 'COMMENT_ADDED' order by id`,
    [person.id, taskId],
  );

describe('a comment', () => {
  it('stands on the task with its author and time, counted, newest first', async () => {
    const task = await newTask();
    const first = await say(lead, task.id, '  Half done ');
    expect(first).toMatchObject({
      taskId: task.id,
      content: 'Half done',
      author: { id: lead.id, name: lead.name },
      editedAt: null,
      abilities: { edit: true, delete: false },
    });
    await say(assigner, task.id, 'Thank you');
    const { data, pagination } = await read(admin, task.id);
    expect(data.map(({ content }) => content)).toEqual(['Thank you', 'Half done']);
    expect(data[0]?.abilities).toEqual({ edit: false, delete: true });
    expect(pagination).toEqual({ total: 2, limit: 50, nextCursor: null });
    const { data: shown } = await app.succeed('GET /tasks/{id}', { as: lead, params: { id: task.id } });
    expect(shown).toMatchObject({ commentCount: 2, comments: [{ content: 'Thank you' }, { content: 'Half done' }] });
  });

  it('is read in pages', async () => {
    const task = await newTask();
    for (const content of ['1', '2', '3']) await say(lead, task.id, content);
    const first = await read(lead, task.id, { limit: '2' });
    expect(first.data.map(({ content }) => content)).toEqual(['3', '2']);
    const second = await read(lead, task.id, { limit: '2', cursor: first.pagination.nextCursor ?? '' });
    expect(second.data.map(({ content }) => content)).toEqual(['1']);
    expect(second.pagination.nextCursor).toBeNull();
    await app.fail('GET /comments/task/{taskId}', 'INVALID_INPUT', {
      as: lead,
      params: { taskId: task.id },
      query: { cursor: 'made-up' },
    });
  });

  it.each([
    ['', 'Comment cannot be empty'],
    [' \n ', 'Comment cannot be empty'],
    ['x'.repeat(201), 'Comment must be 200 characters or less'],
  ])('of %j is refused', async (content, sentence) => {
    const task = await newTask();
    const failure = await app.deny('POST /comments/task/{taskId}', 'INVALID_INPUT', {
      as: lead,
      params: { taskId: task.id },
      body: { content },
    });
    expect(failure.fields).toEqual({ content: sentence });
  });

  it('of 200 characters is taken', async () => {
    const { id } = await newTask();
    expect((await say(lead, id, 'x'.repeat(200))).content).toHaveLength(200);
  });

  it('is edited by its author and says so; the same words again change nothing', async () => {
    const task = await newTask();
    const { id } = await say(lead, task.id, 'First');
    const edit = (content: string) =>
      app.succeed('PUT /comments/{id}', { as: lead, params: { id }, body: { content } });
    expect((await edit('First')).data.editedAt).toBeNull();
    expect((await edit('Second')).data).toMatchObject({ content: 'Second', editedAt: expect.any(String) });
    for (const as of [assigner, admin]) {
      await app.deny('PUT /comments/{id}', 'FORBIDDEN', { as, params: { id }, body: { content: 'Third' } });
    }
  });

  it('is deleted by administrators only, and counted no more', async () => {
    const task = await newTask();
    const { id } = await say(lead, task.id, 'Gone soon');
    for (const as of [lead, assigner]) await app.deny('DELETE /comments/{id}', 'FORBIDDEN', { as, params: { id } });
    const { message } = await app.succeed('DELETE /comments/{id}', { as: admin, params: { id } });
    expect(message).toBe('Comment deleted');
    await app.deny('DELETE /comments/{id}', 'NOT_FOUND', { as: admin, params: { id } });
    expect((await read(lead, task.id)).data).toEqual([]);
    const { data } = await app.succeed('GET /tasks/{id}', { as: lead, params: { id: task.id } });
    expect(data.commentCount).toBe(0);
  });

  it('keeps the version of the task: nobody who edits it is in anybody’s way', async () => {
    const task = await newTask();
    await say(lead, task.id, 'By the way');
    const { data } = await app.succeed('GET /tasks/{id}', { as: lead, params: { id: task.id } });
    expect(data.version).toBe(task.version);
  });
});

describe('who hears of a comment', () => {
  it('everyone with a part in the task and administrators who have joined in, but its author', async () => {
    const task = await newTask();
    const coAssignee = await make.person(admin);
    const viewer = await make.person(admin);
    await make.coAssign(task.id, coAssignee);
    await make.share(task.id, viewer);
    await say(lead, task.id, 'Anybody there?');
    const message = `${lead.name} commented on "${task.title}": Anybody there?`;
    for (const person of [assigner, coAssignee]) expect(await told(person, task.id)).toEqual([{ message }]);
    for (const person of [lead, viewer, admin]) expect(await told(person, task.id)).toEqual([]);
    await say(admin, task.id, 'I am');
    await say(lead, task.id, 'Good');
    expect(await told(admin, task.id)).toEqual([{ message: `${lead.name} commented on "${task.title}": Good` }]);
    expect(await told(lead, task.id)).toHaveLength(1);
  });

  it('is also told on the live stream', async () => {
    const task = await newTask();
    const stream = await openStream(app, assigner);
    await say(lead, task.id, 'Live');
    await stream.next('task.related', task.id);
    stream.close();
  });

  it('a collaborator of another company reads, writes and edits, is told, and seen by name', async () => {
    const task = await newTask();
    const guest = await make.personal();
    await make.collaborate(task.id, guest);
    const written = await say(guest, task.id, 'Hello from outside');
    expect(written.author.name).toBe(guest.name);
    const { data } = await read(lead, task.id);
    expect(data[0]?.author).toEqual({ id: guest.id, name: guest.name });
    expect(await told(lead, task.id)).toHaveLength(1);
    await say(lead, task.id, 'Welcome');
    expect(await told(guest, task.id)).toEqual([{ message: `${lead.name} commented on "${task.title}": Welcome` }]);
    const edited = await app.succeed('PUT /comments/{id}', {
      as: guest,
      params: { id: written.id },
      body: { content: 'Hello' },
    });
    expect(edited.data.content).toBe('Hello');
    const theirs = (await read(guest, task.id)).data.find(({ author }) => author.id === lead.id);
    await app.deny('PUT /comments/{id}', 'FORBIDDEN', {
      as: guest,
      params: { id: theirs?.id ?? 0 },
      body: { content: 'Not mine' },
    });
    const { notifications } = await app.succeed('GET /notifications', { as: guest });
    expect(notifications[0]).toMatchObject({ type: 'COMMENT_ADDED', task: { id: task.id } });
  });
});

describe('what a deleted comment said', () => {
  const remove = (id: number) => app.succeed('DELETE /comments/{id}', { as: admin, params: { id } });

  it('comes back to nobody from the history of the task, edited or not', async () => {
    const task = await newTask();
    const history = async (as: Person) =>
      JSON.stringify((await app.succeed('GET /tasks/{id}/updates', { as, params: { id: task.id } })).data);
    const { id } = await say(lead, task.id, 'First words');
    await app.succeed('PUT /comments/{id}', { as: lead, params: { id }, body: { content: 'Other words' } });
    expect(await history(lead)).toContain('First words');
    await remove(id);
    const guest = await make.personal();
    await make.collaborate(task.id, guest);
    for (const person of [admin, assigner, lead, guest]) {
      const told = await history(person);
      expect(told).toContain('COMMENT_UPDATED');
      expect(told).not.toContain('words');
    }
  });

  it('stands in no notification any more, a guest’s neither, and badges fall at once', async () => {
    const task = await newTask();
    const guest = await make.personal();
    await make.collaborate(task.id, guest);
    const { id } = await say(lead, task.id, 'Gone soon');
    await say(lead, task.id, 'Stays');
    const streams = await Promise.all([assigner, guest].map((person) => openStream(app, person)));
    await remove(id);
    const message = `${lead.name} commented on "${task.title}": Stays`;
    for (const person of [assigner, guest]) expect(await told(person, task.id)).toEqual([{ message }]);
    for (const stream of streams) {
      await stream.next('notification.created');
      stream.close();
    }
  });

  it('stands in none either where the whole task was deleted', async () => {
    const task = await newTask();
    await say(lead, task.id, 'Gone with the task');
    await app.succeed('DELETE /tasks/{id}', { as: assigner, params: { id: task.id } });
    expect(await told(assigner, task.id)).toEqual([]);
  });

  it('is not mailed any more', async () => {
    const task = await newTask();
    const mails = await countMails(app, assigner.email, 'notification');
    // Keeps the worker from it, as a process does that has the mails of others to make.
    const busy = await app.database.connectAsOwner();
    await busy.query(`select pg_advisory_lock(hashtextextended('notification mails', 0))`);
    const { id } = await say(lead, task.id, 'Never mind');
    await say(lead, task.id, 'But this');
    await remove(id);
    await busy.end();
    expect(await countMails(app, assigner.email, 'notification')).toBe(mails + 1);
    expect((await mailTo(app, assigner.email, 'notification')).text).toContain('But this');
  });
});

describe('at the same time', () => {
  it('100 comments are all counted', async () => {
    const task = await newTask();
    await Promise.all(Array.from({ length: 100 }, (_, index) => say(index % 2 ? lead : assigner, task.id, `${index}`)));
    const { data } = await app.succeed('GET /tasks/{id}', { as: lead, params: { id: task.id } });
    expect(data.commentCount).toBe(100);
    expect((await read(lead, task.id)).pagination.total).toBe(100);
  });

  it('comments and the deletion of the task end well: written before it, or not found', async () => {
    const task = await newTask();
    const comments = Array.from({ length: 20 }, () =>
      app.call('POST /comments/task/{taskId}', { as: lead, params: { taskId: task.id }, body: { content: 'Race' } }),
    );
    const deletion = app.call('DELETE /tasks/{id}', { as: assigner, params: { id: task.id } });
    const answers = await Promise.all(comments);
    expect((await deletion).status).toBe(200);
    for (const { status } of answers) expect([201, 404]).toContain(status);
    expect(await app.query('select from comments where task_id = $1', [task.id])).toEqual([]);
  });
});
