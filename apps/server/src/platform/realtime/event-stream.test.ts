import { LIMITS } from '@taskwell/contract/limits';
import type { Task } from '@taskwell/contract/schemas';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { createFactories, type Person } from '../../testing/factories.ts';
import { type LiveStream, openStream } from '../../testing/streams.ts';
import { startTestApp } from '../../testing/test-app.ts';

const app = await startTestApp();
const make = createFactories(app);
const open: LiveStream[] = [];
let owner: Person;
let employee: Person;
let colleague: Person;
let stranger: Person;

beforeAll(async () => {
  ({ owner } = await make.company());
  employee = await make.person(owner);
  colleague = await make.person(owner);
  ({ owner: stranger } = await make.company());
});

afterEach(() => {
  for (const stream of open.splice(0)) stream.close();
});

async function listen(person: { token: string }): Promise<LiveStream> {
  const stream = await openStream(app, person);
  open.push(stream);
  return stream;
}

const changes = async (as: Person, task: Task) => {
  const params = { id: task.id };
  await app.succeed('PATCH /tasks/{id}/status', { as, params, body: { status: 'COMPLETED' } });
  await app.succeed('DELETE /tasks/{id}', { as, params });
};

/** Makes something that the person hears of, so that all before it has come when it comes. */
async function mark(stream: LiveStream, person: Person): Promise<void> {
  const task = await make.task(person);
  await eventually('the mark', () => stream.events.some((event) => event.id === task.id));
}

describe('the live stream', () => {
  it('tells those with a part in a task of its whole life, with ids only', async () => {
    const stream = await listen(employee);
    const task = await make.task(colleague, { assigneeId: employee.id });
    await changes(colleague, task);
    await stream.next('task.deleted', task.id);
    expect(stream.events).toEqual([
      { kind: 'task.created', id: task.id, version: 1 },
      { kind: 'notification.created', id: expect.any(Number), version: 0 },
      { kind: 'task.changed', id: task.id, version: 2 },
      { kind: 'notification.created', id: expect.any(Number), version: 0 },
      { kind: 'task.deleted', id: task.id, version: 3 },
    ]);
  });

  it('tells administrators of everything in their company but of notifications to others', async () => {
    const stream = await listen(owner);
    const task = await make.task(colleague, { assigneeId: employee.id });
    await changes(colleague, task);
    await stream.next('task.deleted', task.id);
    expect(stream.events.map(({ kind }) => kind)).toEqual([
      'task.created',
      // Of their own: what an employee creates they are told.
      'notification.created',
      'task.changed',
      'task.deleted',
    ]);
  });

  it('tells an unrelated colleague and another company nothing', async () => {
    const streams = await Promise.all([listen(employee), listen(stranger)]);
    const task = await make.task(colleague);
    await changes(colleague, task);
    await mark(streams[0], employee);
    await mark(streams[1], stranger);
    for (const { events } of streams) expect(events.map(({ id }) => id)).not.toContain(task.id);
  });

  it.each(['coAssign', 'share', 'collaborate'] as const)('tells those who see it by %s', async (join) => {
    const person = join === 'collaborate' ? stranger : employee;
    const task = await make.task(colleague);
    await make[join](task.id, person);
    const stream = await listen(person);
    await changes(colleague, task);
    await stream.next('task.deleted', task.id);
    const ofTask = stream.events.filter(({ id, kind }) => id === task.id && kind.startsWith('task.'));
    expect(ofTask.map(({ kind }) => kind)).toEqual(['task.changed', 'task.deleted']);
  });

  it('tells the former lead that the task went to somebody else', async () => {
    const task = await make.task(owner, { assigneeId: employee.id });
    const stream = await listen(employee);
    const body = { assigneeId: colleague.id };
    await app.succeed('PUT /tasks/{id}', { as: owner, params: { id: task.id }, body });
    await stream.next('task.changed', task.id);
  });

  it('tells nothing of a change that failed', async () => {
    const stream = await listen(employee);
    const task = await make.task(employee);
    const sent = { as: employee, params: { id: task.id }, headers: { 'if-match': '"9"' }, body: { title: 'No' } };
    await app.deny('PUT /tasks/{id}', 'STALE_VERSION', sent);
    await mark(stream, employee);
    expect(stream.events.map(({ kind }) => kind)).toEqual(['task.created', 'task.created']);
  });

  it('misses none of 60 changes made at once, in any order of commits', async () => {
    const stream = await listen(owner);
    const tasks = await Promise.all(
      Array.from({ length: 60 }, (_, index) => make.task([owner, employee, colleague][index % 3] as Person)),
    );
    await mark(stream, owner);
    const heard = new Set(stream.events.map(({ id }) => id));
    expect(tasks.filter(({ id }) => !heard.has(id))).toEqual([]);
  });

  it('tells of changes that another process made, in its own order', async () => {
    const second = await startTestApp({ beside: app });
    const stream = await openStream(second, owner);
    open.push(stream);
    const tasks: Task[] = [];
    for (let index = 0; index < 10; index++) tasks.push(await make.task(owner));
    await eventually('the last event', () => stream.events.some(({ id }) => id === tasks.at(-1)?.id));
    expect(stream.events.map(({ id }) => id)).toEqual(tasks.map(({ id }) => id));
  });

  it('needs a session', async () => {
    await app.deny('GET /events', 'UNAUTHENTICATED');
    await app.deny('GET /events', 'UNAUTHENTICATED', { as: { token: 'x'.repeat(43) } });
  });

  it('is open for a person so many times at once, and again when one of them ends', async () => {
    const { owner: person } = await make.company();
    const streams: LiveStream[] = [];
    for (let count = 0; count < LIMITS.liveStreamsPerPerson; count++) streams.push(await listen(person));
    await app.fail('GET /events', 'TOO_MANY_REQUESTS', { as: person });
    await listen(employee);
    streams[0]?.close();
    await eventually('room for another', () => listen(person).catch(() => null));
    await app.fail('GET /events', 'TOO_MANY_REQUESTS', { as: person });
  });

  it('is not compressed, buffered or kept', async () => {
    const response = await fetch(`${await app.listen()}/events`, {
      headers: { authorization: `Bearer ${employee.token}`, 'accept-encoding': 'br, gzip' },
    });
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-encoding')).toBeNull();
    await response.body?.cancel();
  });
});

describe('live streams beside requests', () => {
  it('leave a quarter of the connections, of a network address and of all', async () => {
    const narrow = await startTestApp({
      settings: { TRUST_PROXY: '127.0.0.1', MAX_CONNECTIONS: '16', MAX_CONNECTIONS_PER_ADDRESS: '8' },
    });
    const people = await Promise.all(Array.from({ length: 3 }, () => createFactories(narrow).personal()));
    const listenFrom = async (address: string, { token }: Person) => {
      const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': address };
      return fetch(`${await narrow.listen()}/events`, { headers });
    };
    const streams: Response[] = [];
    for (const [index, person] of people.entries()) {
      for (let count = 0; count < 7; count++) streams.push(await listenFrom(`192.0.2.${index}`, person));
    }
    expect(streams.map(({ status }) => status)).toEqual([
      ...Array(6).fill(200),
      429,
      ...Array(6).fill(200),
      ...Array(8).fill(429),
    ]);
    const health = await fetch(`${await narrow.listen()}/health`);
    expect(health.status).toBe(200);
    await Promise.all(streams.map(({ body }) => body?.cancel()));
  });
});
