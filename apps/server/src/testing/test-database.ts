import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

export interface TestDatabase {
  /** As the app connects: the role that owns nothing. */
  appUrl: string;
  secretKey: Buffer;
  /** Looks at all tenants and past the API, for set-up that no API offers yet and for proofs. */
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  /** The same for what is asked again and again: planned once, under a name. */
  queryPrepared<Row extends pg.QueryResultRow>(name: string, text: string): Promise<Row[]>;
  /** What somebody does who has the database itself, past every role of the app. */
  asOwner<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  /** As the owner: a transaction of its own, such as one that stays open. */
  connectAsOwner(): Promise<pg.Client>;
  drop(): Promise<void>;
}

/** A migrated, empty database for one test file. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject('testServer');
  const name = `${server.templateName}_${randomBytes(4).toString('hex')}`;
  const owner = await connect(server.ownerUrl);
  await owner.query(`create database ${name} template ${server.templateName}`);
  // Nothing here has to survive a power cut.
  await owner.query(`alter database ${name} set synchronous_commit = off`);
  const inspector = await connect(databaseUrl(server.ownerUrl, name));
  await inspector.query('set role taskwell_system');
  let earlier: Promise<unknown> = Promise.resolve();
  /** One after the other, as one connection has it. */
  async function send<Row extends pg.QueryResultRow>(config: pg.QueryConfig): Promise<Row[]> {
    const result = earlier.then(() => inspector.query<Row>(config));
    earlier = result.catch(() => undefined);
    return (await result).rows;
  }
  const connectAsOwner = () => connect(databaseUrl(server.ownerUrl, name));
  return {
    query: (text, values = []) => send({ text, values }),
    queryPrepared: (name, text) => send({ name, text }),
    async asOwner(text, values) {
      const client = await connectAsOwner();
      try {
        return (await client.query(text, values)).rows;
      } finally {
        await client.end();
      }
    },
    connectAsOwner,
    appUrl: databaseUrl(server.appUrl, name),
    secretKey: Buffer.from(server.secretKey, 'hex'),
    drop: async () => {
      await inspector.end();
      await owner.query(`drop database ${name}`);
      await owner.end();
    },
  };
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client(url);
  await client.connect();
  return client;
}

function databaseUrl(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
