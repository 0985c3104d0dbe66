import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { afterAll } from 'vitest';

/** A way to the database that can be cut: what an app meets when its PostgreSQL is stopped, without stopping everybody's. */
export interface DatabaseProxy {
  /** The same address, but by this way. */
  reroute(appUrl: string): Promise<string>;
  /** Ends all connections and refuses new ones. */
  cut(): Promise<void>;
  /** Lets connections through again, on the same port. */
  restore(): Promise<void>;
  /** Takes connections, but answers nothing. */
  freeze(): void;
  /** From now on passes everything on only so much later. */
  slowDown(milliseconds: number): void;
  /** Settles once the app sends something that holds these words. */
  sent(words: string): Promise<void>;
}

export function createDatabaseProxy(): DatabaseProxy {
  const sockets = new Set<Socket>();
  let target: { host: string; port: number; path: string | null };
  let port = 0;
  let isFrozen = false;
  let delayMilliseconds = 0;
  const server = createServer((client) => {
    sockets.add(client);
    const upstream = target.path ? connect(target.path) : connect(target.port, target.host);
    sockets.add(upstream);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      from.on('data', (chunk) => {
        if (isFrozen) return;
        if (delayMilliseconds === 0) to.write(chunk);
        else setTimeout(() => to.write(chunk), delayMilliseconds);
      });
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });

  async function listen(): Promise<void> {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    port = typeof address === 'object' && address ? address.port : port;
  }

  async function cut(): Promise<void> {
    const closed = server.listening ? once(server, 'close') : undefined;
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  }

  afterAll(cut);
  return {
    cut,
    restore: async () => {
      isFrozen = false;
      await listen();
    },
    freeze: () => {
      isFrozen = true;
    },
    slowDown: (milliseconds) => {
      delayMilliseconds = milliseconds;
    },
    sent: (words) =>
      new Promise((resolve) => {
        server.on('connection', (client) =>
          client.on('data', (chunk) => {
            if (chunk.includes(words)) resolve();
          }),
        );
      }),
    async reroute(appUrl) {
      const url = new URL(appUrl);
      const folder = url.searchParams.get('host');
      // Drivers prefer the host of the query, which is the folder of a socket.
      const path = folder?.startsWith('/') ? `${folder}/.s.PGSQL.${url.port || 5432}` : null;
      target = { host: folder && !path ? folder : url.hostname, port: Number(url.port || 5432), path };
      await listen();
      url.searchParams.delete('host');
      url.hostname = '127.0.0.1';
      url.port = String(port);
      return url.href;
    },
  };
}
