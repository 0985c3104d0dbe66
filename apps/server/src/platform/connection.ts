import type { Socket } from 'node:net';
import type pg from 'pg';

const corked = new WeakSet<Socket>();

/**
 * Sends a statement; all that one turn of the event loop sends on a connection leaves in one write. Measured: writes to
 * the database's socket, each waking its process, were half of the app's time.
 */
export function send<R extends pg.QueryResultRow>(
  client: pg.PoolClient,
  query: pg.QueryConfig,
): Promise<pg.QueryResult<R>>;
export function send<R extends unknown[]>(
  client: pg.PoolClient,
  query: pg.QueryArrayConfig,
): Promise<pg.QueryArrayResult<R>>;
export function send(client: pg.PoolClient, query: pg.QueryConfig | pg.QueryArrayConfig): Promise<unknown> {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  if (!corked.has(stream)) {
    corked.add(stream);
    stream.cork();
    setImmediate(() => {
      corked.delete(stream);
      stream.uncork();
    });
  }
  return client.query(query);
}
