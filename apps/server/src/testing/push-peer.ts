import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushMessage } from '@taskwell/contract/push';
import ece from 'http_ece';

export const PUSH_ORIGIN = 'https://push.example';

/** What a browser gives away of itself, and how it reads what is sent to it. */
export function browserSubscription() {
  const pair = createECDH('prime256v1');
  const p256dh = pair.generateKeys('base64url');
  const auth = randomBytes(16).toString('base64url');
  const path = `/send/${randomBytes(16).toString('base64url')}`;
  return {
    path,
    subscription: { endpoint: PUSH_ORIGIN + path, keys: { p256dh, auth } },
    read: (body: Buffer) =>
      JSON.parse(
        ece.decrypt(body, { version: 'aes128gcm', privateKey: pair, authSecret: auth }).toString(),
      ) as PushMessage,
  };
}

export interface PushRequest {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A push service on this machine, a real server, which answers what a test makes it answer. */
export async function startPushPeer() {
  const requests: PushRequest[] = [];
  let statusOf = (_: PushRequest): number => 201;
  const server = createServer(async (request, response) => {
    const sent = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(await request.toArray()) };
    requests.push(sent);
    response.writeHead(statusOf(sent)).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    services: { [PUSH_ORIGIN]: `http://127.0.0.1:${port}` },
    requests,
    sentTo: (path: string) => requests.filter((request) => request.path === path),
    answer(next: (request: PushRequest) => number) {
      statusOf = next;
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

export const SILENT_ORIGIN = 'https://silent.example';

/** One that takes messages and never answers. */
export async function startSilentPushPeer() {
  let open = 0;
  const server = createServer((request) => {
    open += 1;
    request.resume();
    request.socket.once('close', () => {
      open -= 1;
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    services: { [SILENT_ORIGIN]: `http://127.0.0.1:${port}` },
    /** Messages that wait for an answer. */
    openNow: () => open,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
