import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ApiError, createClient } from './client.ts';

interface Seen {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

interface Prepared {
  status: number;
  body: string;
  headers?: Record<string, string>;
  delayMilliseconds?: number;
  /** Begins and never ends. */
  breaksOff?: boolean;
}

let answer: Prepared;
let seen: Seen[] = [];
let signedOut: (string | null)[] = [];
const server = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  seen.push({ method: request.method, url: request.url, headers: request.headers, body });
  if (answer.delayMilliseconds !== undefined) await delay(answer.delayMilliseconds);
  if (answer.breaksOff) response.writeHead(answer.status).write(answer.body);
  else response.writeHead(answer.status, answer.headers).end(answer.body);
});
let baseUrl = '';

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
beforeEach(() => {
  answer = { status: 200, body: '{"success":true}' };
  seen = [];
  signedOut = [];
});

const TIMEOUT_MILLISECONDS = 300;
const client = () =>
  createClient({
    baseUrl,
    token: () => 'a-token',
    timeZone: () => 'Europe/Berlin',
    onSignedOut: (token) => signedOut.push(token),
    timeoutMilliseconds: TIMEOUT_MILLISECONDS,
  });

const fails = (promise: Promise<unknown>): Promise<ApiError> =>
  promise.then(
    () => {
      throw new Error('it should have failed');
    },
    (error: ApiError) => error,
  );

describe('a call', () => {
  it('carries path, query, body, token, zone, version and key', async () => {
    await client().call('PUT /tasks/{id}', {
      params: { id: 7 },
      body: { title: 'A/B & \u00fc' },
      version: 3,
      idempotencyKey: 'key',
    });
    expect(seen[0]).toMatchObject({ method: 'PUT', url: '/api/tasks/7', body: '{"title":"A/B & \u00fc"}' });
    expect(seen[0]?.headers).toMatchObject({
      authorization: 'Bearer a-token',
      'x-time-zone': 'Europe/Berlin',
      'if-match': '"3"',
      'idempotency-key': 'key',
      'content-type': 'application/json',
    });
  });

  it('writes a query without what is not set, and escapes the rest', async () => {
    await client().call('GET /tasks', { query: { search: 'a&b=c', status: '', limit: '5' } });
    expect(seen[0]).toMatchObject({ method: 'GET', url: '/api/tasks?search=a%26b%3Dc&limit=5', body: '' });
    expect(seen[0]?.headers).not.toHaveProperty('content-type');
  });

  it('escapes what stands in a path', async () => {
    await client().call('GET /tasks/{id}', { params: { id: '../auth/me?x' } });
    expect(seen[0]?.url).toBe('/api/tasks/..%2Fauth%2Fme%3Fx');
  });

  it('answers the success body', async () => {
    answer = { status: 200, body: '{"success":true,"message":"fine"}' };
    expect(await client().call('POST /auth/logout')).toEqual({ success: true, message: 'fine' });
  });
});

describe('a failure', () => {
  it('carries what the API said', async () => {
    const body = {
      success: false,
      error: 'Title is required',
      code: 'INVALID_INPUT',
      fields: { title: 'Title is required' },
    };
    answer = { status: 400, body: JSON.stringify(body) };
    const error = await fails(client().call('POST /tasks', { body: { title: '' } }));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 400,
      code: 'INVALID_INPUT',
      message: 'Title is required',
      fields: body.fields,
    });
  });

  it('says how long to wait', async () => {
    answer = {
      status: 429,
      body: '{"success":false,"error":"Slow down","code":"TOO_MANY_REQUESTS"}',
      headers: { 'retry-after': '30' },
    };
    expect(await fails(client().call('GET /auth/me'))).toMatchObject({ status: 429, retryAfterSeconds: 30 });
  });

  it('for too much in flight is waited out and sent again, with a word to whoever waits', async () => {
    const busy = {
      status: 429,
      body: '{"success":false,"error":"Too many","code":"TOO_MANY_IN_FLIGHT"}',
      headers: { 'retry-after': '0' },
    };
    answer = busy;
    let told = 0;
    const patient = createClient({
      baseUrl,
      onBusy: () => {
        told += 1;
        if (told === 2) answer = { status: 200, body: '{"success":true,"message":"fine"}' };
      },
    });
    expect(await patient.call('POST /auth/logout')).toEqual({ success: true, message: 'fine' });
    expect(told).toBe(2);
  });

  it('for too much in flight is told in the end, and ends at once when the caller gives up', async () => {
    answer = {
      status: 429,
      body: '{"success":false,"error":"Too many","code":"TOO_MANY_IN_FLIGHT"}',
      headers: { 'retry-after': '0' },
    };
    expect(await fails(client().call('GET /auth/me'))).toMatchObject({ status: 429, code: 'TOO_MANY_IN_FLIGHT' });
    answer.headers = { 'retry-after': '60' };
    const given = new AbortController();
    const waiting = client().call('GET /auth/me', { signal: given.signal });
    setTimeout(() => given.abort(), 50);
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('of a missing session signs the person out, but not on signing in itself', async () => {
    answer = { status: 401, body: '{"success":false,"error":"Please sign in to continue","code":"UNAUTHENTICATED"}' };
    await fails(client().call('GET /auth/me'));
    expect(signedOut).toEqual(['a-token']);
    await fails(client().call('POST /auth/login', { body: { email: 'a@example.com', password: 'x' } }));
    expect(signedOut).toEqual(['a-token']);
  });

  it.each([403, 404, 409, 412, 500, 503])('of status %i signs nobody out', async (status) => {
    answer = { status, body: '{"success":false,"error":"No","code":"FORBIDDEN"}' };
    await fails(client().call('GET /auth/me'));
    expect(signedOut).toEqual([]);
  });

  it('that is no JSON, such as a proxy’s, has a sentence too', async () => {
    answer = { status: 502, body: '<html>Bad gateway</html>' };
    const error = await fails(client().call('GET /auth/me'));
    expect(error).toMatchObject({ status: 502, message: 'An unexpected error occurred. Please try again.' });
  });

  it('to reach the server at all has status 0', async () => {
    const lost = createClient({ baseUrl: 'http://127.0.0.1:1/api' });
    expect(await fails(lost.call('GET /health'))).toMatchObject({ status: 0, code: 'NETWORK' });
  });

  it('is none where the caller gave up', async () => {
    const abort = new AbortController();
    abort.abort();
    const error = await fails(client().call('GET /tasks', { signal: abort.signal }));
    expect(error).not.toBeInstanceOf(ApiError);
    expect(error.name).toBe('AbortError');
  });
});

describe('a call without an answer', () => {
  it('in time has failed, as one that never reached the server', async () => {
    answer = { ...answer, delayMilliseconds: 2 * TIMEOUT_MILLISECONDS };
    expect(await fails(client().call('GET /health'))).toMatchObject({ status: 0, code: 'NETWORK' });
    const abort = new AbortController();
    const error = await fails(client().call('GET /tasks', { signal: abort.signal }));
    expect(error, 'whether or not the caller could have stopped it').toMatchObject({ status: 0 });
  });

  it('that is whole in time has failed too', async () => {
    answer = { status: 200, body: '{"success"', breaksOff: true };
    expect(await fails(client().call('GET /health'))).toMatchObject({ status: 0, code: 'NETWORK' });
  });
});

describe('a session', () => {
  it('that was given is the one that speaks, and that is told of', async () => {
    answer = { status: 401, body: '{"success":false,"error":"Please sign in to continue","code":"UNAUTHENTICATED"}' };
    await fails(client().call('POST /auth/logout', { token: 'an-earlier-one' }));
    expect(seen[0]?.headers.authorization).toBe('Bearer an-earlier-one');
    expect(signedOut).toEqual(['an-earlier-one']);
  });

  it('is told of as it was when the call was made', async () => {
    let token = 'before';
    const told: (string | null)[] = [];
    const changing = createClient({ baseUrl, token: () => token, onSignedOut: (of) => told.push(of) });
    answer = { status: 401, body: '{}', delayMilliseconds: 20 };
    const refused = fails(changing.call('GET /auth/me'));
    token = 'after';
    await refused;
    expect(told).toEqual(['before']);
  });
});

describe('a stream', () => {
  it('that was opened in time may last', async () => {
    answer = { status: 200, body: ': ready\n\n', breaksOff: true };
    const reader = (await client().open('GET /events', {})).getReader();
    expect((await reader.read()).done).toBe(false);
    const next = reader.read();
    await expect(Promise.race([next, delay(2 * TIMEOUT_MILLISECONDS, 'still open')])).resolves.toBe('still open');
    await reader.cancel();
  });

  it('is opened with the token', async () => {
    answer = { status: 200, body: ': ready\n\n' };
    const stream = await client().open('GET /events', {});
    expect(await new Response(stream).text()).toBe(': ready\n\n');
    expect(seen[0]?.headers.authorization).toBe('Bearer a-token');
  });

  it('that is refused fails like any call', async () => {
    answer = { status: 401, body: '{"success":false,"error":"Please sign in to continue","code":"UNAUTHENTICATED"}' };
    expect(await fails(client().open('GET /events', {}))).toMatchObject({ status: 401 });
    expect(signedOut).toEqual(['a-token']);
  });
});

describe('a file', () => {
  it('is read whole, with the token and the query', async () => {
    answer = { status: 200, body: 'title\r\nCall Kim\r\n', headers: { 'content-type': 'text/csv' } };
    const blob = await client().file('GET /tasks/export', { query: { status: 'TODO' } });
    expect(await blob.text()).toBe('title\r\nCall Kim\r\n');
    expect(blob.type).toBe('text/csv');
    expect(seen[0]).toMatchObject({ url: '/api/tasks/export?status=TODO' });
    expect(seen[0]?.headers.authorization).toBe('Bearer a-token');
  });

  it('that is refused fails like any call', async () => {
    answer = { status: 413, body: '{"success":false,"error":"Too many","code":"EXPORT_TOO_LARGE"}' };
    expect(await fails(client().file('GET /tasks/export'))).toMatchObject({ status: 413, message: 'Too many' });
  });
});
