import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { createFactories, type Person } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/test-app.ts';

/** Short, for who sends too slowly; an answer has to begin first, which may take a slow machine a while. */
const TIMEOUTS = { head: 300, request: 600, silence: 500, answer: 60_000, check: 50 };
const app = await startTestApp({
  settings: { MAX_CONNECTIONS: '12', MAX_CONNECTIONS_PER_ADDRESS: '8' },
  connectionTimeouts: TIMEOUTS,
});
const make = createFactories(app);
let port: number;
let owner: Person;

beforeAll(async () => {
  ({ owner } = await make.company());
  port = Number(new URL(await app.listen()).port);
  await app.query(
    `insert into tasks (company_id, title, description, assigner_id)
     select $1, 'Task ' || n, repeat(md5(n::text), 9), $2 from generate_series(1, 20000) n`,
    [owner.companyId, owner.id],
  );
});

interface Peer {
  socket: Socket;
  /** What has come. */
  text: () => string;
  closed: Promise<unknown>;
}

async function open(to = port, from = '127.0.0.1'): Promise<Peer> {
  const socket = connect({ port: to, host: '127.0.0.1', localAddress: from });
  let text = '';
  socket.on('data', (data) => {
    text += data.toString();
  });
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await once(socket, 'connect');
  return { socket, text: () => text, closed };
}

const head = (path: string, method = 'GET') =>
  `${method} /api${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${owner.token}\r\n`;

describe('a peer that never finishes', () => {
  it('is given up while it sends a head byte by byte', async () => {
    const peer = await open();
    const dripping = setInterval(() => peer.socket.write('x'), 20);
    peer.socket.write('GET /api/health HTTP/1.1\r\nX-Slow: ');
    await peer.closed;
    clearInterval(dripping);
    expect(peer.text()).toBe('');
  });

  it('is given up while it sends a body byte by byte', async () => {
    const peer = await open();
    peer.socket.write(`${head('/tasks', 'POST')}Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`);
    const dripping = setInterval(() => peer.socket.write(' '), 20);
    await peer.closed;
    clearInterval(dripping);
    expect(peer.text()).not.toContain('201');
  });

  it('is given up when it says nothing at all', async () => {
    const peer = await open();
    await peer.closed;
    expect(peer.text(), 'which a browser would take for the answer to what it sends just then').toBe('');
  });

  it('is given up when it reads nothing of its answer', async () => {
    const silence = 4_000;
    const served = await startTestApp({ beside: app, connectionTimeouts: { ...TIMEOUTS, silence } });
    const peer = await open(Number(new URL(await served.listen()).port));
    const began = performance.now();
    peer.socket.write(`${head('/tasks/export')}\r\n`);
    await eventually('the answer', () => peer.text().includes('200 OK'));
    peer.socket.pause();
    await eventually('its end', async () => (await openSockets(served)) === 0);
    expect(performance.now() - began).toBeGreaterThanOrEqual(silence);
    peer.socket.destroy();
  });

  it('is given up when it reads an answer too slowly, while a live stream goes on', async () => {
    const patient = await startTestApp({
      beside: app,
      connectionTimeouts: { ...TIMEOUTS, silence: 30_000, answer: 4_000 },
    });
    const address = Number(new URL(await patient.listen()).port);
    const stream = await open(address);
    stream.socket.write(`${head('/events')}\r\n`);
    await eventually('the stream', () => stream.text().includes(': ready'));
    const slow = await open(address);
    slow.socket.write(`${head('/tasks/export')}\r\n`);
    await eventually('the answer', () => slow.text().includes('200 OK'));
    slow.socket.pause();
    const sipping = setInterval(() => slow.socket.resume().once('data', () => slow.socket.pause()), 100);
    await eventually('its end', async () => (await openSockets(patient)) === 1);
    clearInterval(sipping);
    slow.socket.resume();
    await slow.closed;
    expect(slow.text()).not.toContain('\r\n0\r\n\r\n');
    expect(stream.socket.closed).toBe(false);
    stream.socket.destroy();
  });
});

describe('connections', () => {
  it('beyond what one address may have are told to come back, and others are served', async () => {
    const peers = await Promise.all(Array.from({ length: 8 }, () => open()));
    const surplus = await open();
    await surplus.closed;
    expect(surplus.text()).toMatch(/^HTTP\/1.1 503 .*\r\nretry-after: 2\r\n/is);
    expect(JSON.parse(surplus.text().split('\r\n\r\n')[1] ?? '')).toMatchObject({ code: 'UNAVAILABLE' });
    const other = await open(port, '127.0.0.2');
    other.socket.write('GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n');
    await eventually('an answer', () => other.text().includes('200 OK'));
    for (const { socket } of [...peers, other]) socket.destroy();
    await Promise.all(peers.map(({ closed }) => closed));
    const again = await open();
    again.socket.write('GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n');
    await eventually('an answer', () => again.text().includes('200 OK'));
    again.socket.destroy();
  });

  it('beyond what all may have together are refused too', async () => {
    const peers = await Promise.all(Array.from({ length: 12 }, (_, index) => open(port, `127.0.0.${2 + index}`)));
    const surplus = await open(port, '127.0.0.99');
    await surplus.closed;
    expect(surplus.text()).toContain('503');
    for (const { socket } of peers) socket.destroy();
    await Promise.all(peers.map(({ closed }) => closed));
  });

  it('of the few addresses that have them all make way for another, where nothing was asked on them', async () => {
    const streams = [await open(port, '127.0.0.2'), await open(port, '127.0.0.2')];
    for (const { socket } of streams) socket.write(`${head('/events')}\r\n`);
    for (const { text } of streams) await eventually('the stream', () => text().includes(': ready'));
    const held = await Promise.all(
      Array.from({ length: 10 }, (_, index) => open(port, index < 4 ? '127.0.0.2' : '127.0.0.3')),
    );
    const dripping = setInterval(() => {
      for (const { socket } of held) socket.write('G');
    }, 20);
    const health = 'GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n';
    for (const from of ['127.0.0.50', '127.0.0.51', '127.0.0.52']) {
      const other = await open(port, from);
      other.socket.write(health);
      await eventually('an answer', () => other.text().includes('200 OK'));
    }
    clearInterval(dripping);
    expect(
      streams.map(({ socket }) => socket.closed),
      'what is being answered stays',
    ).toEqual([false, false]);
    for (const { socket } of [...held, ...streams]) socket.destroy();
  });
});

/** How many connections the app holds open. */
function openSockets({ http } = app): Promise<number> {
  return promisify(http.server.getConnections.bind(http.server))();
}
