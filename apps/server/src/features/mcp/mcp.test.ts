import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { RATE_LIMITS } from '@taskwell/contract/rate-limits';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { digestTables } from '../../testing/digest.ts';
import { type Company, createFactories, type Person } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/test-app.ts';

const app = await startTestApp();
const make = createFactories(app);
const address = (await app.listen()).replace(/\/api$/, '/mcp');
let company: Company;
let nora: Person;

beforeAll(async () => {
  company = await make.company();
  nora = await make.person(company.owner, { name: 'Nora Lind' });
});

/** The SDK's own client, with a token of the person. */
async function clientOf(person: { id: number }, scope: 'read' | 'write' = 'write') {
  const { id, token } = await make.accessToken(person, scope);
  const client = await connect(token);
  return {
    id,
    client,
    async call(name: string, given: object = {}) {
      const { content, isError } = await client.callTool({ name, arguments: { ...given } });
      const [{ text } = { text: '' }] = content as { text: string }[];
      return { isError: isError === true, answer: JSON.parse(text) };
    },
  };
}

async function connect(token: string): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  const headers = { authorization: `Bearer ${token}` };
  const transport = new StreamableHTTPClientTransport(new URL(address), { requestInit: { headers } });
  // The SDK's types are not written for exactOptionalPropertyTypes.
  await client.connect(transport as Parameters<Client['connect']>[0]);
  onTestFinished(() => client.close());
  return client;
}

const post = (token: string | null, body: unknown, more: Record<string, string> = {}) =>
  fetch(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...(token && { authorization: `Bearer ${token}` }),
      ...more,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

describe('an assistant with an access token', () => {
  it('is told the tools, with the fields of the contract', async () => {
    const { client } = await clientOf(nora);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'list_tasks',
      'search_tasks',
      'get_task',
      'list_comments',
      'list_people',
      'create_task',
      'update_task',
      'complete_task',
      'add_comment',
    ]);
    const create = tools.find(({ name }) => name === 'create_task');
    expect(create?.inputSchema.required).toContain('title');
    expect(create?.annotations?.readOnlyHint).toBe(false);
  });

  it('lists, searches, reads, creates, updates, comments and completes as the person, and history says so', async () => {
    const { call } = await clientOf(nora);
    const created = await call('create_task', { title: 'Order bulbs', assigneeId: nora.id });
    const { id, version } = created.answer.data;
    expect(created).toMatchObject({ isError: false, answer: { data: { title: 'Order bulbs', status: 'TODO' } } });
    expect((await call('search_tasks', { search: 'bulbs' })).answer.data).toMatchObject([{ id }]);
    expect((await call('list_tasks', { priority: 'MEDIUM', limit: 1 })).answer.pagination).toMatchObject({ limit: 1 });
    const updated = await call('update_task', { id, version, description: 'Warm white' });
    expect(updated.answer.data).toMatchObject({ id, description: 'Warm white' });
    expect((await call('add_comment', { id, content: 'Twelve of them' })).isError).toBe(false);
    expect((await call('list_comments', { id })).answer.data).toMatchObject([{ content: 'Twelve of them' }]);
    expect((await call('complete_task', { id })).answer.data).toMatchObject({ status: 'COMPLETED' });
    expect((await call('get_task', { id })).answer.data).toMatchObject({ id, status: 'COMPLETED', commentCount: 1 });
    expect((await call('list_people')).answer.data).toContainEqual(expect.objectContaining({ name: 'Nora Lind' }));
    const history = await app.query<{ action: string }>(
      'select action from audit_entries where task_id = $1 and user_id = $2 order by id',
      [id, nora.id],
    );
    expect(history.map(({ action }) => action)).toEqual([
      'TASK_CREATED',
      'TASK_UPDATED',
      'COMMENT_CREATED',
      'TASK_STATUS_CHANGED',
    ]);
  });

  it('writes no signs that nobody sees', async () => {
    const { call } = await clientOf(nora);
    const given = { title: 'a\u202egpj\u200b.exe', description: '\u2066x', assigneeId: nora.id };
    const { answer } = await call('create_task', given);
    expect(answer.data).toMatchObject({ title: 'agpj.exe', description: 'x' });
  });

  it('may do no more than the person, and is told why', async () => {
    const body = { title: 'Hidden plan', assigneeId: company.owner.id };
    const { data } = await app.succeed('POST /tasks', { as: company.owner, body });
    const { call } = await clientOf(nora);
    await app.settle();
    const before = await digestTables(app.database);
    for (const [tool, given] of [
      ['get_task', { id: data.id }],
      ['update_task', { id: data.id, title: 'Mine' }],
      ['complete_task', { id: data.id }],
      ['add_comment', { id: data.id, content: 'Hi' }],
    ] as const) {
      expect(await call(tool, given), tool).toMatchObject({ isError: true, answer: { code: 'NOT_FOUND' } });
    }
    expect((await call('search_tasks', { search: 'Hidden' })).answer.data).toEqual([]);
    expect(await call('create_task', { title: '' })).toMatchObject({
      isError: true,
      answer: { code: 'INVALID_INPUT', fields: { title: 'Title is required' } },
    });
    expect(await call('create_task', { title: 'x', assigneeId: nora.id, companyId: 1 })).toMatchObject({
      isError: true,
    });
    expect(await digestTables(app.database)).toEqual(before);
  });

  it('is held to what each tool says that it takes, and told which argument is wrong', async () => {
    const { client, call } = await clientOf(nora);
    expect((await call('list_tasks')).answer.pagination).toMatchObject({ limit: 20 });
    expect((await call('list_tasks', { assigneeId: nora.id, status: 'TODO,ON_HOLD' })).isError).toBe(false);
    const { tools } = await client.listTools();
    expect(tools.map(({ inputSchema }) => inputSchema.additionalProperties)).toEqual(tools.map(() => false));
    const wrong = { toString: 1 };
    await app.settle();
    const before = await digestTables(app.database);
    for (const [tool, given, fields] of [
      ['list_tasks', { limit: 100 }, { limit: 'limit is invalid' }],
      ['list_tasks', { limit: 0 }, { limit: 'limit is invalid' }],
      ['list_tasks', { stauts: 'TODO' }, { stauts: 'Unknown field: stauts' }],
      ['list_tasks', { status: wrong }, { status: 'status is invalid' }],
      ['search_tasks', {}, { search: 'search is invalid' }],
      ['search_tasks', { search: ' ' }, { search: 'search is required' }],
      ['get_task', {}, { id: 'id is invalid' }],
      ['get_task', { id: '../../users' }, { id: 'id is invalid' }],
      ['get_task', { id: '\ud800' }, { id: 'id is invalid' }],
      ['list_people', { search: 'Nora' }, { search: 'Unknown field: search' }],
      ['update_task', { id: 2, version: wrong }, { version: 'version is invalid' }],
      ['add_comment', { id: 2, content: ' ' }, { content: 'Comment cannot be empty' }],
    ] as const) {
      const answer = { code: 'INVALID_INPUT', error: Object.values(fields)[0], fields };
      expect(await call(tool, given), `${tool} ${Object.keys(given)}`).toEqual({ isError: true, answer });
    }
    expect(await digestTables(app.database)).toEqual(before);
  });

  it('is told of no people in a personal account, as the tool says', async () => {
    const { client, call } = await clientOf(await make.personal());
    const { tools } = await client.listTools();
    expect(tools.find(({ name }) => name === 'list_people')?.description).toContain('FORBIDDEN');
    expect(await call('list_people')).toMatchObject({ isError: true, answer: { code: 'FORBIDDEN' } });
  });

  it('that may only read writes nothing', async () => {
    const { client, call } = await clientOf(nora, 'read');
    const { tools } = await client.listTools();
    expect(
      tools.map(({ name }) => name),
      'it is offered what reads',
    ).toEqual(['list_tasks', 'search_tasks', 'get_task', 'list_comments', 'list_people']);
    expect((await call('list_tasks')).isError).toBe(false);
    const before = await digestTables(app.database);
    const refused = { isError: true, answer: { code: 'FORBIDDEN', error: 'This access token does not allow that' } };
    expect(await call('create_task', { title: 'Order bulbs', assigneeId: nora.id })).toMatchObject(refused);
    expect(await digestTables(app.database)).toEqual(before);
  });

  it('loses no change that somebody made meanwhile', async () => {
    const { data } = await app.succeed('POST /tasks', { as: nora, body: { title: 'Old', assigneeId: nora.id } });
    await app.succeed('PUT /tasks/{id}', { as: nora, params: { id: data.id }, body: { title: 'New' } });
    const { call } = await clientOf(nora);
    const stale = await call('update_task', { id: data.id, version: data.version, title: 'Mine' });
    expect(stale).toMatchObject({ isError: true, answer: { code: 'STALE_VERSION' } });
  });

  it('is counted with everything else that the person’s tokens do', async () => {
    const { client, call } = await clientOf(nora);
    await call('list_tasks');
    await app.query('update throttles set points = $1 where key = $2', [
      RATE_LIMITS.accessTokens.points,
      `accessTokens:${nora.id}`,
    ]);
    await expect(client.ping()).rejects.toThrow('TOO_MANY_REQUESTS');
    await expect(call('list_tasks')).rejects.toThrow('TOO_MANY_REQUESTS');
    await app.query('delete from throttles');
  });

  it('is counted once for each message, a call of a tool too', async () => {
    const ben = await make.person(company.owner);
    const { client, call } = await clientOf(ben);
    const spent = async () =>
      (
        await app.query<{ points: number }>('select points from throttles where key = $1', [`accessTokens:${ben.id}`])
      )[0]?.points;
    const before = Number(await spent());
    await call('list_tasks');
    await call('get_task', { id: 999_999 });
    await call('get_task', {});
    await client.ping();
    expect(Number(await spent()) - before).toBe(4);
  });

  it('is nobody once the token is revoked', async () => {
    const { id, client } = await clientOf(nora);
    await app.succeed('DELETE /auth/tokens/{id}', { as: nora, params: { id } });
    await expect(client.callTool({ name: 'list_tasks', arguments: {} })).rejects.toThrow('UNAUTHENTICATED');
  });

  it('that calls a tool which there is not is told so', async () => {
    const { client } = await clientOf(nora);
    for (const name of ['delete_task', 'constructor']) {
      await expect(client.callTool({ name, arguments: {} })).rejects.toThrow('There is no such tool');
    }
  });
});

describe('/mcp', () => {
  const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };

  it('answers nobody without an access token, before it reads what is sent', async () => {
    for (const token of [null, nora.token, `taskwell_${'x'.repeat(43)}`]) {
      const answer = await post(token, 'x'.repeat(1_000));
      expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    }
  });

  it('answers no page of another site, whatever token it has', async () => {
    const { token } = await make.accessToken(nora);
    for (const origin of ['http://evil.example', 'null', `${app.services.config.appUrl}.evil.example`]) {
      expect((await post(token, ping, { origin })).status, origin).toBe(403);
    }
    expect((await post(token, ping, { origin: app.services.config.appUrl })).status).toBe(200);
  });

  it('on this machine alone is the same by both of its names', async () => {
    const local = await startTestApp({ beside: app, settings: { APP_URL: 'http://localhost:3000' } });
    const { token } = await make.accessToken(nora);
    const statusFor = async (origin: string) => {
      const headers = { accept: 'application/json, text/event-stream', authorization: `Bearer ${token}`, origin };
      const sent = { method: 'POST', url: '/mcp', headers, payload: ping } as const;
      return (await local.http.inject(sent)).statusCode;
    };
    for (const origin of ['http://localhost:3000', 'http://127.0.0.1:3000']) expect(await statusFor(origin)).toBe(200);
    for (const origin of [
      'http://127.0.0.1:3001',
      'https://127.0.0.1:3000',
      'http://127.0.0.2:3000',
      'http://evil.example',
    ])
      expect(await statusFor(origin), origin).toBe(403);
  });

  it('takes one message a request, of no more than any other request may have, and opens no stream', async () => {
    const { token } = await make.accessToken(nora);
    expect((await post(token, ping)).status).toBe(200);
    expect((await post(token, '{')).status).toBe(400);
    expect((await post(token, { ...ping, params: { text: 'x'.repeat(70_000) } })).status).toBe(413);
    for (const method of ['GET', 'DELETE', 'PUT', 'PATCH']) {
      const headers = { authorization: `Bearer ${token}`, accept: 'text/event-stream' };
      const answer = await fetch(address, { method, headers });
      expect([answer.status, answer.headers.get('allow')], method).toEqual([405, 'POST']);
    }
    const body = JSON.stringify(ping);
    expect((await fetch(address, { method: 'PUT', body })).status, 'whatever it sends').toBe(405);
  });

  it('answers what is no message, several in one among them, as JSON-RPC says', async () => {
    const { token } = await make.accessToken(nora);
    const others = [null, 'ping', 1, {}, { ...ping, jsonrpc: '1.0' }, { ...ping, id: {} }, { ...ping, params: 'x' }];
    for (const body of [...others, [], [ping], [ping, ping]]) {
      const answer = await post(token, JSON.stringify(body));
      expect([answer.status, await answer.json()], JSON.stringify(body)).toEqual([
        400,
        { jsonrpc: '2.0', id: null, error: { code: -32600, message: 'Invalid Request' } },
      ]);
    }
  });

  it('tells which parameter of a request is wrong, in words of the product', async () => {
    const { token } = await make.accessToken(nora);
    for (const [method, params, message] of [
      ['tools/call', undefined, 'params is invalid'],
      ['tools/call', {}, 'params.name is invalid'],
      ['tools/call', { name: 'list_tasks', arguments: 'x' }, 'params.arguments is invalid'],
      ['tools/call', { name: 'list_tasks', arguments: [] }, 'params.arguments is invalid'],
      ['tools/call', { name: 'list_tasks', task: {} }, 'params.task is invalid'],
      ['tools/list', { cursor: 1 }, 'params.cursor is invalid'],
      ['initialize', { protocolVersion: 1 }, 'params.protocolVersion is invalid'],
    ] as const) {
      const answer = await post(token, { jsonrpc: '2.0', id: 7, method, params });
      expect(await answer.json()).toEqual({ jsonrpc: '2.0', id: 7, error: { code: -32602, message } });
    }
  });

  it('takes the deepest of values for a wrong one', async () => {
    const { token } = await make.accessToken(nora);
    const deep = '['.repeat(20_000) + ']'.repeat(20_000);
    const callWith = async (params: string) => {
      const answer = await post(token, `{"jsonrpc":"2.0","id":7,"method":"tools/call","params":${params}}`);
      return (await answer.json()) as { result?: { content: { text: string }[] } };
    };
    for (const given of [`"id":${deep}`, `"id":{"toString":${deep}}`]) {
      const { result } = await callWith(`{"name":"get_task","arguments":{${given}}}`);
      expect(JSON.parse(result?.content[0]?.text ?? '')).toMatchObject({ fields: { id: 'id is invalid' } });
    }
    expect(await callWith(deep)).toMatchObject({ error: { code: -32600 } });
    const called = await callWith(`{"name":"list_people","_meta":{"x":${deep}}}`);
    expect(called).toMatchObject({ result: { content: [{ type: 'text' }] } });
  });
});
