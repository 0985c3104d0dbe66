import { randomUUID } from 'node:crypto';
import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { LIVE_STREAM_TYPE } from '../realtime/event-stream.ts';
import { failureBody, unavailable } from './failure.ts';

/** How long a peer may take, in milliseconds; nothing else ends a connection whose peer has fallen silent. */
export interface ConnectionTimeouts {
  /** For the head of a request. */
  head: number;
  /** For all of a request. */
  request: number;
  /** Without a byte in either direction; for an answer under way, without a byte that the peer has taken. */
  silence: number;
  /** For an answer as a whole, however slowly it is read; a live stream has no such end. */
  answer: number;
  /** How often is looked for those that have run out of time. */
  check: number;
}

export const CONNECTION_TIMEOUTS: ConnectionTimeouts = {
  head: 10_000,
  request: 30_000,
  // Longer than a request may wait for its turn and for the database together.
  silence: 40_000,
  answer: 15 * 60_000,
  check: 2_000,
};

export interface ConnectionLimits {
  /** Of all peers together. */
  all: number;
  /** Of one network address; null where every peer is a reverse proxy. */
  perAddress: number | null;
}

/**
 * Ends connections that take too long, and refuses those beyond the limits (SECURITY row 21). Where all are taken, those
 * on which nothing has been asked yet make way for addresses that have fewer.
 */
export function guardConnections(server: Server, limits: ConnectionLimits, timeouts: ConnectionTimeouts): void {
  server.headersTimeout = timeouts.head;
  server.requestTimeout = timeouts.request;
  server.setTimeout(timeouts.silence);
  limitConnections(server, limits);
  limitAnswers(server, timeouts);
}

function limitConnections(server: Server, limits: ConnectionLimits): void {
  const byAddress = new Map<string, Set<Socket>>();
  const answering = new WeakSet<Socket>();
  let all = 0;
  server.on('request', ({ socket }, response) => {
    answering.add(socket);
    response.once('close', () => answering.delete(socket));
  });

  /** Of the address that has the most, and more than whoever comes, one on which no request has arrived. */
  function surplus(ofComing: number): Socket | undefined {
    const [most] = [...byAddress.values()].sort((one, other) => other.size - one.size);
    if (most === undefined || most.size <= ofComing) return undefined;
    return [...most].find((socket) => !answering.has(socket));
  }

  function end(socket: Socket, address: string): void {
    const sockets = byAddress.get(address);
    if (!sockets?.delete(socket)) return;
    all -= 1;
    if (sockets.size === 0) byAddress.delete(address);
  }

  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? '';
    const sockets = byAddress.get(address) ?? new Set();
    const isOverOwn = limits.perAddress !== null && sockets.size >= limits.perAddress;
    const yielding = all < limits.all || isOverOwn ? undefined : surplus(sockets.size + 1);
    if (isOverOwn || (all >= limits.all && yielding === undefined)) {
      refuse(socket);
      return;
    }
    if (yielding) {
      end(yielding, yielding.remoteAddress ?? '');
      yielding.destroy();
    }
    all += 1;
    byAddress.set(address, sockets.add(socket));
    socket.once('close', () => end(socket, address));
  });
}

/** In the form of every failure, but with no request to answer. */
function refuse(socket: Socket): void {
  const failure = unavailable();
  const body = JSON.stringify(failureBody(failure, randomUUID()));
  const head = [
    'HTTP/1.1 503 Service Unavailable',
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    `retry-after: ${failure.extra.retryAfterSeconds}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

function limitAnswers(server: Server, timeouts: ConnectionTimeouts): void {
  const begun = new Map<ServerResponse, number>();
  server.on('request', (_, response) => {
    begun.set(response, performance.now());
    response.once('close', () => begun.delete(response));
  });
  const timer = setInterval(() => {
    const latest = performance.now() - timeouts.answer;
    for (const [response, since] of begun) {
      // In the order in which they began.
      if (since > latest) return;
      if (!isLiveStream(response)) response.destroy();
    }
  }, timeouts.check).unref();
  server.once('close', () => clearInterval(timer));
}

function isLiveStream(response: ServerResponse): boolean {
  return response.getHeader('content-type') === LIVE_STREAM_TYPE;
}
