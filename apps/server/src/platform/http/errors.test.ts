import { once } from 'node:events';
import { connect } from 'node:net';
import type { OperationName } from '@taskwell/contract/operations';
import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkFailure } from '../../testing/answers.ts';
import { createFactories, type Person } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { mayAskForPage } from '../pages/long-address-page.ts';

const app = await startTestApp();
const make = createFactories(app);
let person: Person;

beforeAll(async () => {
  person = await make.personal();
});

const create = (body: Buffer, headers: Record<string, string> = {}) =>
  app.call('POST /tasks', { as: person, body, headers });

describe('a body', () => {
  it.each([
    '{',
    '{"title":}',
    '{"title":"x"',
    "{'title':'x'}",
    '\ufeff{',
    'title=x',
    '{"a":1}{"b":2}',
    'undefined',
    '',
  ])('that is no JSON (%j) is malformed', async (text) => {
    const { body } = await create(Buffer.from(text));
    expect(body).toMatchObject({ code: 'MALFORMED_JSON', error: 'The request is not valid JSON' });
  });

  it.each(['null', '[]', '"text"', '5', 'true', '[{"title":"x"}]'])(
    'that is no object (%s) is invalid',
    async (text) => {
      const { body } = await create(Buffer.from(text));
      expect(body).toMatchObject({ code: 'INVALID_INPUT', fields: { body: 'Body is invalid' } });
    },
  );

  it('that is not UTF-8 is refused', async () => {
    const { status } = await create(Buffer.from([...Buffer.from('{"title":"'), 0xff, 0xfe, ...Buffer.from('"}')]));
    expect([201, 400]).toContain(status);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/html', 'x'])(
    'of type %s is not taken, so no form of another site can send it',
    async (type) => {
      const { status, body } = await create(Buffer.from('{"title":"x"}'), { 'content-type': type });
      expect(status).toBe(415);
      expect(body).toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE', error: 'The request must be JSON' });
    },
  );

  it('that is missing is invalid where one is needed', async () => {
    const { body } = await app.call('POST /auth/login');
    expect(body).toMatchObject({ code: 'INVALID_INPUT', fields: { body: 'Body is invalid' } });
  });

  it('with fields is refused where none is needed', async () => {
    const sent = { as: person, body: { token: 'x' } };
    expect((await app.fail('POST /auth/logout', 'INVALID_INPUT', sent)).fields).toEqual({
      token: 'Unknown field: token',
    });
  });
});

describe('an address', () => {
  const get = async (url: string, method = 'GET') => {
    const response = await app.http.inject({ method, url, headers: { authorization: `Bearer ${person.token}` } });
    checkFailure(response as LightMyRequestResponse);
    return { ...(JSON.parse(response.body) as object), status: response.statusCode };
  };

  it.each(['/api', '/api/', '/api/nowhere', '/api/tasks/1/2', '/api/TASKS', '/nowhere.js', '/outbox/wrong-key'])(
    '%s that leads nowhere is not found',
    async (url) => {
      expect(await get(url)).toMatchObject({ code: 'NOT_FOUND', error: 'Not found' });
      expect((await app.http.inject({ url })).headers['cache-control']).toBe('no-store');
    },
  );

  it.each([
    ['PATCH', '/api/tasks'],
    ['POST', '/api/auth/me'],
    ['DELETE', '/api/users'],
    ['OPTIONS', '/api/tasks'],
  ])('%s %s with another method is not found', async (method, url) => {
    expect(await get(url, method)).toMatchObject({ code: 'NOT_FOUND' });
  });

  it.each(['0', '-1', '1.5', '01', '1e3', 'abc', '9223372036854775808', '%00', '%20', 'null'])(
    'with the id %s is as one of a task that is not there',
    async (id) => {
      expect(await get(`/api/tasks/${id}`)).toMatchObject({ code: 'NOT_FOUND', error: 'Not found' });
    },
  );

  it.each(['%', '%zz', '%ED%A0%80', 'x'.repeat(300)])('with the unreadable id %s is 400 or 404', async (id) => {
    const { status } = await get(`/api/tasks/${id}`);
    expect([400, 404]).toContain(status);
  });
});

describe('what is no HTTP', () => {
  async function send(bytes: string): Promise<{ statusLine: string; body: Record<string, unknown> }> {
    const { statusLine, body } = await exchange(bytes);
    return { statusLine, body: JSON.parse(body) };
  }

  async function exchange(bytes: string): Promise<{ statusLine: string; body: string }> {
    const { port } = new URL(await app.listen());
    const socket = connect(Number(port), '127.0.0.1');
    await once(socket, 'connect');
    socket.write(bytes);
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    await once(socket, 'close');
    const [head = '', body = ''] = text.split('\r\n\r\n');
    return { statusLine: head.split('\r\n')[0] ?? '', body };
  }

  it.each([
    ['no request line', 'hello\r\n\r\n'],
    ['an unknown method', 'FETCH /api/health HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['headers that are too long', `GET /api/health HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(40_000)}\r\n\r\n`],
    ['two lengths', 'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello'],
    [
      'a length beside chunks, as smuggled requests have',
      'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
  ])('(%s) is answered like any other failure', async (_, bytes) => {
    const { statusLine, body } = await send(bytes);
    expect(statusLine).toBe('HTTP/1.1 400 Bad Request');
    expect(body).toMatchObject({ success: false, code: 'INVALID_INPUT', requestId: expect.any(String) });
  });

  it('a link that is longer than any request is answered with a page, in whatever pieces it came', async () => {
    const { statusLine, body } = await exchange(`GET /popup?text=${'x'.repeat(40_000)} HTTP/1.1\r\nHost: x\r\n\r\n`);
    expect(statusLine).toBe('HTTP/1.1 431 Request Header Fields Too Large');
    expect(body).toContain('paste it there');
    const packets = ['xxxxx', '', 'GET /popup?text=', 'GET /api/tasks?search=', 'POST /popup'];
    expect(packets.map((packet) => mayAskForPage(Buffer.from(packet)))).toEqual([true, true, true, false, false]);
  });
});

describe('every answer', () => {
  it('carries the id under which it was logged, and never one that the caller made up', async () => {
    const ids = new Set<unknown>();
    for (const name of ['GET /health', 'GET /auth/me', 'POST /auth/login'] as OperationName[]) {
      const { headers } = await app.call(name, { headers: { 'x-request-id': 'mine', 'request-id': 'mine' } });
      ids.add(headers['x-request-id']);
    }
    expect(ids.size).toBe(3);
    expect(ids).not.toContain('mine');
  });
});
