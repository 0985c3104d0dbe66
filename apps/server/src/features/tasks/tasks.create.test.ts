import { beforeAll, describe, expect, it } from 'vitest';
import { createFactories, type Person, uniqueEmail } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/test-app.ts';

const app = await startTestApp();
const make = createFactories(app);
let owner: Person;
let employee: Person;
let colleague: Person;
let personal: Person;

beforeAll(async () => {
  ({ owner } = await make.company());
  employee = await make.person(owner);
  colleague = await make.person(owner);
  personal = await make.personal();
});

const create = async (as: Person, body: object) => (await app.succeed('POST /tasks', { as, body })).data;

describe('creating a task', () => {
  it('answers the whole task, to do and of medium priority unless said otherwise', async () => {
    const task = await create(employee, { title: 'Write report', assigneeId: colleague.id });
    expect(task).toEqual({
      id: expect.any(Number),
      title: 'Write report',
      description: null,
      status: 'TODO',
      priority: 'MEDIUM',
      dueDate: null,
      archived: false,
      createdAt: expect.any(String),
      updatedAt: task.createdAt,
      version: 1,
      assigneeId: colleague.id,
      assignee: { id: colleague.id, name: colleague.name, email: colleague.email },
      assignerId: employee.id,
      assigner: { name: employee.name },
      externalContactId: null,
      externalContact: null,
      parentTask: null,
      subtasks: [],
      coAssignees: [],
      sharedWith: [],
      collaborators: [],
      comments: [],
      commentCount: 0,
      subtaskCount: 0,
      sharedWithYou: false,
      receivedFrom: null,
      abilities: expect.any(Object),
    });
    const read = await app.succeed('GET /tasks/{id}', { as: employee, params: { id: task.id } });
    expect(read.data).toEqual(task);
  });

  it('begins with the status that was sent, completed only from then on', async () => {
    const task = await create(employee, { title: 'Begun', status: 'COMPLETED', assigneeId: employee.id });
    expect(task.status).toBe('COMPLETED');
    const [row] = await app.query<{ isDone: boolean }>(
      'select completed_at = created_at as "isDone" from tasks where id = $1',
      [task.id],
    );
    expect(row?.isDone).toBe(true);
    const body = { title: 'Begun', status: 'DONE', assigneeId: employee.id };
    await app.deny('POST /tasks', 'INVALID_INPUT', { as: employee, body });
  });

  it('keeps every field that was sent', async () => {
    const dueDate = '2031-05-06T07:08:00+02:00';
    const sent = { title: 'Plan', description: 'All of it', priority: 'URGENT', assigneeId: employee.id, dueDate };
    expect(await create(employee, sent)).toMatchObject({ ...sent, dueDate: '2031-05-06T05:08:00.000Z' });
  });

  it('trims title and description, and takes an empty description as none', async () => {
    const task = await create(employee, { title: '  Plan\t', description: '   ', assigneeId: employee.id });
    expect(task).toMatchObject({ title: 'Plan', description: null });
  });

  it('takes 50 characters of title and 300 of description', async () => {
    const sent = { title: 't'.repeat(50), description: 'd'.repeat(300), assigneeId: employee.id };
    expect(await create(employee, sent)).toMatchObject(sent);
  });

  it.each([
    ['right-to-left text', '\u0645\u0631\u062d\u0628\u0627 \u05e9\u05dc\u05d5\u05dd'],
    ['the marks of right-to-left text', 'abc \u200f\u05e9\u05dc\u05d5\u05dd\u200e def'],
    [
      'joiners, soft hyphens and flags',
      '\u0645\u06cc\u200c\u0631 a\u00adb \u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    ],
    ['emoji of several code points', '\u{1f469}\u200d\u{1f469}\u200d\u{1f467} \u{1f1e9}\u{1f1ea} \u270d\u{1f3fd}'],
    ['combining marks', 'e\u0301 is not \u00e9'],
    ['quotes, backslashes and tags', `'"\\ \\u0000 <script>alert(1)</script> \${x} %00 %s`],
    ['line breaks and tabs within', 'a\nb\r\nc\td'],
    ['the last of Unicode', '\u{10ffff}\ufffd'],
  ])('keeps %s unchanged', async (_, text) => {
    const task = await create(employee, { title: text, description: text, assigneeId: employee.id });
    expect(task).toMatchObject({ title: text, description: text });
    const query = { search: text.slice(0, 5).trim() };
    const { data } = await app.succeed('GET /tasks', { as: employee, query });
    expect(data.map(({ id }) => id)).toContain(task.id);
  });

  it.each(['1970-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z', '2024-02-29T12:00:00.5-11:30'])(
    'takes the due date %s',
    async (dueDate) => {
      const task = await create(employee, { title: 'Dated', assigneeId: employee.id, dueDate });
      expect(task.dueDate).toBe(new Date(dueDate).toISOString());
    },
  );
});

describe('bad input', () => {
  const date = 'Due date must be a date and time between 1970 and 9999';
  const unstorable = 'This text contains characters that cannot be stored';
  it.each([
    ['title', undefined, 'Title is required'],
    ['title', '', 'Title is required'],
    ['title', ' \n ', 'Title is required'],
    ['title', 5, 'Title is required'],
    ['title', 't'.repeat(51), 'Title must be 50 characters or less'],
    ['title', 'nul\0', unstorable],
    ['title', 'lone \udc00', unstorable],
    ['description', 'd'.repeat(301), 'Description must be 300 characters or less'],
    ['description', 5, 'Description is invalid'],
    ['description', '\ud83d', unstorable],
    ['priority', 'HUGE', 'Priority must be one of Low, Medium, High, Urgent'],
    ['priority', null, 'Priority must be one of Low, Medium, High, Urgent'],
    ['dueDate', 'tomorrow', date],
    ['dueDate', '2030-02-30T00:00:00Z', date],
    ['dueDate', '2030-01-01', date],
    ['dueDate', '2030-01-01T00:00:00', date],
    ['dueDate', '1969-12-31T23:59:59Z', date],
    ['dueDate', '1970-01-01T00:00:00+01:00', date],
    ['dueDate', '9999-12-31T23:59:59-01:00', date],
    ['dueDate', '+010000-01-01T00:00:00Z', date],
    ['dueDate', 1_900_000_000_000, date],
    ['assigneeId', 0, 'assigneeId is invalid'],
    ['assigneeId', -1, 'assigneeId is invalid'],
    ['assigneeId', 1.5, 'assigneeId is invalid'],
    ['assigneeId', '1', 'assigneeId is invalid'],
    ['assigneeId', 2 ** 63, 'assigneeId is invalid'],
    ['assigneeId', null, 'Internal assignee is required'],
    ['assigneeId', undefined, 'Internal assignee is required'],
    ['externalContactId', 'x', 'externalContactId is invalid'],
  ])('%s %j: %s', async (field, value, sentence) => {
    const body = { title: 'Fine', assigneeId: employee.id, [field]: value };
    const failure = await app.deny('POST /tasks', 'INVALID_INPUT', { as: employee, body });
    expect(failure).toMatchObject({ error: sentence, fields: { [field]: sentence } });
  });

  it('a task has either an internal assignee or an external contact', async () => {
    const externalContactId = await make.contact(employee);
    const body = { title: 'Both', assigneeId: employee.id, externalContactId };
    const failure = await app.deny('POST /tasks', 'INVALID_INPUT', { as: employee, body });
    expect(failure.fields).toEqual({ externalContactId: 'Choose either an internal assignee or an external contact' });
  });
});

describe('assigning', () => {
  it('may be to any colleague, whatever the roles', async () => {
    for (const [by, to] of [
      [employee, owner],
      [owner, employee],
      [employee, employee],
    ] as const) {
      expect((await create(by, { title: 'For you', assigneeId: to.id })).assigneeId).toBe(to.id);
    }
  });

  it('to a contact of one’s own shows the contact and no assignee', async () => {
    const email = uniqueEmail();
    const externalContactId = await make.contact(employee, { name: 'Carla', email });
    const task = await create(employee, { title: 'Outside', externalContactId });
    expect(task).toMatchObject({
      assigneeId: null,
      assignee: null,
      externalContactId,
      externalContact: { name: 'Carla', email },
    });
  });

  it('in a personal account is to oneself where nobody is named', async () => {
    const task = await create(personal, { title: 'Mine' });
    expect(task).toMatchObject({ assigneeId: personal.id, assignerId: personal.id });
    const externalContactId = await make.contact(personal);
    expect(await create(personal, { title: 'Theirs', externalContactId })).toMatchObject({ assigneeId: null });
  });

  it('to somebody who was deleted, a stranger or a super administrator is not found', async () => {
    const gone = await make.person(owner);
    await make.deletePerson(gone);
    const root = await make.superAdmin();
    for (const { id } of [gone, personal, root, { id: 999_999 }]) {
      await app.deny('POST /tasks', 'NOT_FOUND', { as: employee, body: { title: 'For whom?', assigneeId: id } });
    }
  });

  it('to a contact of a colleague or of a stranger is not found', async () => {
    for (const owner of [colleague, personal]) {
      const externalContactId = await make.contact(owner);
      await app.deny('POST /tasks', 'NOT_FOUND', { as: employee, body: { title: 'For whom?', externalContactId } });
    }
  });
});

it('the platform’s super administrator has no company to create a task in', async () => {
  const root = await make.superAdmin();
  await app.deny('POST /tasks', 'FORBIDDEN', { as: root, body: { title: 'Nowhere' } });
  await app.deny('GET /tasks', 'FORBIDDEN', { as: root });
});
