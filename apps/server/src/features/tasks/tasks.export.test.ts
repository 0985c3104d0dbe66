import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { LIMITS } from '@taskwell/contract/limits';
import { beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { createFactories, type Person } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/test-app.ts';

const app = await startTestApp();
const make = createFactories(app);
const TASKS = 15_000;
let owner: Person;
let address: URL;

beforeAll(async () => {
  ({ owner } = await make.company());
  address = new URL(await app.listen());
  await app.query(
    `insert into tasks (company_id, title, description, assigner_id, assignee_id)
     select $1, 'Task ' || n, repeat(md5(n::text), 9), $2, $2 from generate_series(1, $3) n`,
    [owner.companyId, owner.id, TASKS],
  );
});

const headers = (person: Person) => ({ authorization: `Bearer ${person.token}` });
const ask = (path: string, person: Person) => fetch(`${address}${path}`, { headers: headers(person) });

/** Asks for the export and reads no more of it than its beginning. */
async function unreadExport(person: Person): Promise<Socket> {
  const socket = connect(Number(address.port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    `GET /api/tasks/export HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: Bearer ${person.token}\r\n\r\n`,
  );
  await once(socket, 'readable');
  return socket;
}

describe('an export', () => {
  it('holds every task once, in the order of the list', async () => {
    const response = await ask('/tasks/export?sortBy=created-asc', owner);
    const lines = (await response.text()).trimEnd().split('\n');
    expect(lines).toHaveLength(TASKS + 1);
    const numbers = lines.slice(1).map((line) => Number(/Task (\d+)/.exec(line)?.[1]));
    expect(numbers).toEqual(Array.from({ length: TASKS }, (_, index) => index + 1));
  });

  it('is made while it is read: a session that ends meanwhile ends it', async () => {
    const person = await make.person(owner, { role: 'ADMIN' });
    const socket = await unreadExport(person);
    let received = String(socket.read());
    while (!received.includes('Task ')) {
      await once(socket, 'readable');
      received += String(socket.read() ?? '');
    }
    // No more is read until the session has ended: what lies in the buffers was made before, and 6 MB do not fit there.
    await app.query('delete from sessions where user_id = $1', [person.id]);
    const closed = once(socket, 'close');
    socket.on('data', (data) => {
      received += data.toString();
    });
    await closed;
    expect(received).toContain('200 OK');
    expect(received).toContain('Task ');
    expect(received).not.toMatch(/\r\n0\r\n\r\n$/);
  });

  it('is one of few that a person has at a time, and once read makes room for the next', async () => {
    const most = LIMITS.requestsPerPerson.filesInFlight;
    const sockets = await Promise.all(Array.from({ length: most }, () => unreadExport(owner)));
    const refused = await eventually('a refusal', async () => {
      const response = await ask('/tasks/export', owner);
      await response.body?.cancel();
      return response.status === 429 ? response : undefined;
    });
    expect(refused.headers.get('retry-after')).toBe('1');
    const list = await ask('/tasks', owner);
    expect(list.status).toBe(200);
    for (const socket of sockets) socket.destroy();
    await eventually('room', async () => {
      const response = await ask('/tasks/export', owner);
      await response.body?.cancel();
      return response.ok;
    });
  });
});

describe('one network address that asks without a session for as much as it can', () => {
  it('keeps nobody else waiting', async () => {
    const statuses = Promise.all(
      Array.from({ length: 300 }, async (_, index) => {
        const response = await fetch(`${address}/task-invitations/${'x'.repeat(43)}${index}`);
        await response.arrayBuffer();
        return response.status;
      }),
    );
    expect((await ask('/tasks', owner)).status).toBe(200);
    // How many of them meet depends on the machine.
    for (const status of await statuses) expect([404, 429]).toContain(status);
  });
});

describe('one account that asks for as much as it can', () => {
  it('is refused what is too much, and keeps nobody else waiting', async () => {
    const { owner: neighbour } = await make.company();
    const searches = Array.from({ length: 120 }, () => ask('/tasks?search=task', owner));
    const exports = Array.from({ length: 16 }, () => ask('/tasks/export', owner));
    let answered = 0;
    const attack = Promise.all(
      [...searches, ...exports].map(async (asked) => {
        const response = await asked;
        await response.arrayBuffer();
        answered += 1;
        return response.status;
      }),
    );
    for (let time = 0; time < 5; time++) expect((await ask('/tasks', neighbour)).status).toBe(200);
    const answeredMeanwhile = answered;
    const statuses = await attack;
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect(answeredMeanwhile).toBeLessThan(statuses.length);
  });
});
