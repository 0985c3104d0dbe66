import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { LIMITS } from '@taskwell/contract/limits';
import { bodyBytesOf, methodAndPath, type OperationName, operation, operations } from '@taskwell/contract/operations';
import { rateLimit } from '@taskwell/contract/rate-limits';
import { beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { createFactories, type Person, uniqueEmail, uniquePassword } from '../../testing/factories.ts';
import { createStage, type Stage } from '../../testing/matrix/cast.ts';
import { operationCases } from '../../testing/matrix/operation-cases.ts';
import { startTestApp } from '../../testing/test-app.ts';

// SECURITY.md row 19: what a request may make the server read, parse and answer is bounded before it is read.

const app = await startTestApp();
const make = createFactories(app);
const names = Object.keys(operations) as OperationName[];
const withBody = names.filter((name) => operation(name).body);
let stage: Stage;
let admin: Person;

beforeAll(async () => {
  stage = await createStage(app, make);
  admin = stage.cast.SYSDMIN as Person;
});

const padded = (bytes: number) => Buffer.from(`${' '.repeat(bytes - 2)}{}`);
const keys = (bytes: number) =>
  Object.fromEntries(
    Array.from({ length: Math.floor((bytes - 2) / 13) }, (_, index) => [`k${index}`.padEnd(8, 'x'), 1]),
  );

describe.each(withBody)('the body of %s', (name) => {
  const bytes = bodyBytesOf(name);
  const as = () =>
    (operation(name).access === 'super-admin' ? stage.cast.SUPER_ADMIN : stage.cast.SYSDMIN) ?? undefined;

  it('is read up to its limit, and no further', async () => {
    const { params } = await operationCases[name].valid(stage, 'SYSDMIN');
    const most = await app.call(name, { as: as(), params, body: padded(bytes) });
    expect([200, 400], most.text).toContain(most.status);
    const { body, status } = await app.call(name, { as: as(), params, body: padded(bytes + 1) });
    expect(status).toBe(413);
    expect(body).toMatchObject({ code: 'PAYLOAD_TOO_LARGE', error: 'The request is too large' });
  });

  it('full of unknown fields is answered with a few of their names', async () => {
    const { params } = await operationCases[name].valid(stage, 'SYSDMIN');
    const { body, text } = await app.call(name, { as: as(), params, body: keys(Math.min(bytes, LIMITS.bodyBytes)) });
    expect(body.code).toBe('INVALID_INPUT');
    expect(Object.keys(body.fields as object)).toHaveLength(LIMITS.faultsNamed);
    expect(text.length).toBeLessThan(3_000);
  });
});

it('a call without a session has a quarter of what the others have, and those with files what these need', () => {
  const sizes = (access: string) =>
    new Set(names.filter((name) => (operation(name).access === 'public') === (access === 'public')).map(bodyBytesOf));
  expect([...sizes('public')]).toEqual([16 * 1_024]);
  expect([...sizes('session')].filter((bytes) => bytes !== 64 * 1_024)).toEqual([
    bodyBytesOf('POST /tasks/import'),
    bodyBytesOf('POST /users/import'),
  ]);
});

describe('a field', () => {
  it('with an endless name is told by its beginning', async () => {
    const { fields } = await app.fail('POST /auth/login', 'INVALID_INPUT', { body: { ['x'.repeat(15_000)]: 1 } });
    expect(Object.keys(fields ?? {}).map((field) => field.length)).toContain(LIMITS.faultNameLength);
  });

  it.each([
    ['lists within lists', `{"title":${'['.repeat(30_000)}${']'.repeat(30_000)}}`],
    ['objects within objects', `{"title":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}}`],
    ['what looks like a prototype, deep within', `${'{"a":'.repeat(9_000)}{"__proto__" :1}${'}'.repeat(9_000)}`],
    ['a number of many digits', `{"assigneeId":${'9'.repeat(60_000)}}`],
    ['a text of quotes', `{"title":"${'\\"'.repeat(30_000)}"}`],
  ])('of %s is refused', async (_, text) => {
    const { status } = await app.call('POST /tasks', { as: admin, body: Buffer.from(text) });
    expect(status).toBe(400);
  });

  it('with a list longer than it may be is refused with its sentence, whatever is in the list', async () => {
    for (const item of [1, {}, null, { id: 1, delete: true }]) {
      const changes = Array.from({ length: 2_000 }, () => item);
      const failure = await app.fail('POST /tasks/bulk', 'INVALID_INPUT', { as: admin, body: { changes } });
      expect(Object.keys(failure.fields ?? {}).length).toBeLessThanOrEqual(LIMITS.faultsNamed);
    }
    const changes = Array.from({ length: 2_000 }, (_, index) => ({ id: index + 1, delete: true }));
    const failure = await app.fail('POST /tasks/bulk', 'INVALID_INPUT', { as: admin, body: { changes } });
    expect(failure.fields).toEqual({ changes: 'Up to 200 tasks can be changed at once' });
  });
});

describe('a large body', () => {
  const large = withBody.filter((name) => bodyBytesOf(name) > LIMITS.bodyBytes);

  it.each(large)('of %s may hold long texts, and not many small values', async (name) => {
    const [field = ''] = Object.keys((await operationCases[name].valid(stage, 'SYSDMIN')).body as object);
    for (const item of ['{}', '[]', '0']) {
      const text = `{"${field}":[${Array.from({ length: 40_000 }, () => item).join()}]}`;
      const { status } = await app.call(name, { as: admin, body: Buffer.from(text) });
      expect(status, item).toBe(413);
    }
    const punctuation = JSON.stringify({ [field]: ',{[\\"]},'.repeat(10_000) });
    const { status } = await app.call(name, { as: admin, body: Buffer.from(punctuation) });
    expect(status).toBe(400);
  });

  it('cannot pretend to be a prototype either', async () => {
    const text = `{"csv":"${'x'.repeat(100_000)}","__proto__":{"role":"SYSDMIN"}}`;
    const { fields } = await app.fail('POST /tasks/import', 'INVALID_INPUT', { as: admin, body: Buffer.from(text) });
    expect(Object.keys(fields ?? {})).toEqual(['__proto__']);
    expect(({} as Record<string, unknown>).role).toBeUndefined();
  });
});

describe('the largest legal', () => {
  it('bulk change is taken', async () => {
    const changes = Array.from({ length: LIMITS.bulkTasks }, (_, index) => ({
      id: Number.MAX_SAFE_INTEGER - index,
      version: Number.MAX_SAFE_INTEGER,
      status: 'IN_PROGRESS',
      priority: 'URGENT',
      dueDate: '2030-06-01T10:00:00.123456789+00:00',
      assigneeId: Number.MAX_SAFE_INTEGER,
      archived: false,
    }));
    await app.fail('POST /tasks/bulk', 'NOT_FOUND', { as: admin, body: { changes } });
  });

  it('import of people is taken, in the widest characters', async () => {
    const { owner } = await make.company();
    const people = Array.from({ length: LIMITS.importPeoplePerCall }, (_, index) => ({
      name: 'ह'.repeat(LIMITS.nameLength),
      email: `${String(index).padStart(4, '0')}${'\u00fc'.repeat(LIMITS.emailLength - 16)}@example.com`,
      role: 'EMPLOYEE',
    }));
    const escaped = JSON.stringify({ people }).replaceAll('ह', '\\u0939');
    const { data } = await app.succeed('POST /users/import', { as: owner, body: Buffer.from(escaped) });
    expect(data).toEqual({ imported: LIMITS.importPeoplePerCall, waiting: 0, failed: [] });
  });
});

describe('before a body is read', () => {
  /** Sends the head of a request that announces a body, and none of it; null where it is waited for. */
  async function answerToHead(name: OperationName, headers: string[], timeout = 10_000) {
    const { method, path } = methodAndPath(name);
    const base = new URL(await app.listen());
    const socket = connect(Number(base.port), base.hostname);
    await once(socket, 'connect');
    const head = [
      `${method} ${base.pathname}${path} HTTP/1.1`,
      'Host: x',
      'Content-Type: application/json',
      ...headers,
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    try {
      const [chunk] = (await Promise.race([once(socket, 'data'), sleep(timeout)])) ?? [null];
      const text = String(chunk);
      const isClosed = /^connection: close/im.test(text);
      return chunk === null ? null : { status: Number(text.split(' ')[1]), isClosed };
    } finally {
      socket.destroy();
    }
  }

  const session = (token: string) => `Authorization: Bearer ${token}`;

  it.each(['POST /tasks', 'POST /tasks/import', 'POST /users/import'] as const)(
    '%s without a session is refused, and the connection closed',
    async (name) => {
      const answer = await answerToHead(name, ['Content-Length: 60000']);
      expect(answer).toEqual({ status: 401, isClosed: true });
    },
  );

  it.each(['POST /tasks/import', 'POST /users/import'] as const)(
    '%s with a made-up token is refused, because its bodies are large',
    async (name) => {
      const answer = await answerToHead(name, ['Content-Length: 60000', session('made-up-'.repeat(5))]);
      expect(answer).toEqual({ status: 401, isClosed: true });
    },
  );

  it('one that is announced too large is refused', async () => {
    const length = `Content-Length: ${bodyBytesOf('POST /tasks') + 1}`;
    const answer = await answerToHead('POST /tasks', [length, session(admin.token)]);
    expect(answer).toEqual({ status: 413, isClosed: true });
  });

  it('a network address that tried too often is refused', async () => {
    await app.query('delete from throttles');
    const body = { email: uniqueEmail(), password: uniquePassword() };
    const { points } = rateLimit('accessCodeAddress');
    for (let time = 0; time < points; time++) {
      await app.call('POST /access-code', { body: { code: '0000' }, from: '127.0.0.1' });
    }
    expect(await answerToHead('POST /access-code', ['Content-Length: 15'])).toEqual({ status: 429, isClosed: false });
    expect(await answerToHead('POST /access-code', ['Transfer-Encoding: chunked'])).toMatchObject({ isClosed: true });
    // Its other calls are counted by themselves.
    await app.fail('POST /auth/login', 'INVALID_CREDENTIALS', { body, from: '127.0.0.1' });
  });

  it('what is no JSON of an operation counts against the address like a wrong try', async () => {
    await app.query('delete from throttles');
    const from = '192.0.2.44';
    const { points } = rateLimit('accessCodeAddress');
    for (let time = 0; time < points; time++) {
      await app.fail('POST /access-code', 'MALFORMED_JSON', { body: Buffer.from('{'), from });
    }
    await app.fail('POST /access-code', 'TOO_MANY_REQUESTS', { body: { code: '2468' }, from });
  });

  it('of large bodies only so many are kept at a time, of a company and of all, until they are answered', async () => {
    const { perCompany, ofAll } = LIMITS.largeBodiesInFlight;
    const base = new URL(await app.listen());
    const sockets: Socket[] = [];
    let refused = 0;
    /** Announces a large body and never sends it. */
    async function announce(token: string): Promise<void> {
      const socket = connect(Number(base.port), base.hostname);
      sockets.push(socket);
      socket.once('data', (data) => {
        expect(data.toString()).toMatch(/^HTTP\/1.1 429 /);
        refused += 1;
      });
      await once(socket, 'connect');
      const head = [
        'POST /api/tasks/import HTTP/1.1',
        'Host: x',
        'Content-Type: application/json',
        session(token),
        `Content-Length: ${LIMITS.bodyBytes + 1}`,
      ];
      socket.write(`${head.join('\r\n')}\r\n\r\n`);
    }
    const areRefused = (count: number) => eventually(`${count} refusals`, () => refused === count);

    const { owner } = await make.company();
    for (let count = 0; count < perCompany + 2; count++) await announce(owner.token);
    await areRefused(2);
    await app.succeed('POST /tasks/import', { as: owner, body: { csv: 'title\nSmall' } });
    for (let count = perCompany; count < ofAll + 2; count++) await announce((await make.company()).owner.token);
    await areRefused(4);

    for (const socket of sockets) socket.destroy();
    const csv = `title\n${'\n'.repeat(LIMITS.bodyBytes)}One`;
    const isTaken = async () => (await app.call('POST /tasks/import', { as: owner, body: { csv } })).status === 200;
    await eventually('room for a large body', isTaken);
  });

  it('a person who imports too often is refused, and nobody else', async () => {
    const { points } = rateLimit('importTasks');
    const { owner } = await make.company();
    const body = { csv: 'title\nOne' };
    await app.query('insert into throttles (key, points, expire) values ($1, $2, $3)', [
      `importTasks:${owner.id}`,
      points,
      Date.now() + 60_000,
    ]);
    expect(await answerToHead('POST /tasks/import', ['Content-Length: 9', session(owner.token)])).toMatchObject({
      status: 429,
    });
    await app.succeed('POST /tasks/import', { as: admin, body });
  });
});

it('what is deleted needs no body, whatever type the request names', async () => {
  const { id } = await make.task(admin);
  const remove = (url: string) =>
    app.http.inject({
      method: 'DELETE',
      url,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${admin.token}` },
    });
  expect((await remove(`/api/tasks/${id}`)).statusCode).toBe(200);
  expect((await remove('/mcp')).statusCode).toBe(405);
});

it('an address (URL) of endless length is refused', async () => {
  const failure = await app.fail('GET /tasks', 'INVALID_INPUT', { as: admin, query: { search: 'x'.repeat(4_097) } });
  expect(failure.error).toBe('The address of the request is too long');
  const page = (length: number) => app.http.inject({ url: `/dashboard?createTask=${'x'.repeat(length)}` });
  expect((await page(8 * 1_024)).body).not.toContain('too long');
  expect((await page(12 * 1_024)).json()).toMatchObject({ error: 'The address of the request is too long' });
  const shown = await app.http.inject({
    url: `/popup?text=${'x'.repeat(12 * 1_024)}`,
    headers: { accept: 'text/html' },
  });
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([414, 'text/html; charset=utf-8']);
  expect(shown.body).toContain('paste it there');
});
