import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type PreparedDatabase, prepareDatabase } from '../platform/postgres/migrate.ts';

export interface TestDatabase extends PreparedDatabase {
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
  const { templateName, appUrl, secretKey } = inject('testServer');
  const name = await createDatabase(templateName);
  return openTestDatabase(name, { appUrl: databaseUrl(appUrl, name), secretKey: Buffer.from(secretKey, 'hex') });
}

/**
 * A database that was not made from the template, brought to the current version as the start of the app does it.
 *
 * @param made what it already holds; it is empty otherwise
 */
export async function createMigratedDatabase(made: (owner: pg.Client) => Promise<void>): Promise<TestDatabase> {
  const name = await createDatabase('template1');
  const ownerUrl = databaseUrl(inject('testServer').ownerUrl, name);
  const owner = await connect(ownerUrl);
  await made(owner);
  await owner.end();
  return openTestDatabase(name, await prepareDatabase(ownerUrl));
}

/** @returns its name */
async function createDatabase(template: string): Promise<string> {
  const server = inject('testServer');
  const name = `${server.templateName}_${randomBytes(4).toString('hex')}`;
  const owner = await connect(server.ownerUrl);
  await owner.query(`create database ${name} template ${template}`);
  // Nothing here has to survive a power cut.
  await owner.query(`alter database ${name} set synchronous_commit = off`);
  await owner.end();
  return name;
}

async function openTestDatabase(name: string, prepared: PreparedDatabase): Promise<TestDatabase> {
  const server = inject('testServer');
  const connectAsOwner = () => connect(databaseUrl(server.ownerUrl, name));
  const inspector = await connectAsOwner();
  await inspector.query('set role taskwell_system');
  let earlier: Promise<unknown> = Promise.resolve();
  /** One after the other, as one connection has it. */
  async function send<Row extends pg.QueryResultRow>(config: pg.QueryConfig): Promise<Row[]> {
    const result = earlier.then(() => inspector.query<Row>(config));
    earlier = result.catch(() => undefined);
    return (await result).rows;
  }
  return {
    ...prepared,
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
    drop: async () => {
      await inspector.end();
      const owner = await connect(server.ownerUrl);
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
