import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../platform/postgres/embedded-postgres.ts';
import { prepareDatabase } from '../platform/postgres/migrate.ts';

/** What each test file needs to make a database of its own, see test-database.ts. */
export interface TestServer {
  /** Owns every database of this run. */
  ownerUrl: string;
  /** Leads to the template, as the login that the app uses; it may enter the copies too. */
  appUrl: string;
  templateName: string;
  /** Hexadecimal. */
  secretKey: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer;
  }
}

/** One PostgreSQL for the whole run, with one migrated database that every test file gets a copy of. */
export default async function startTestServer(project: TestProject): Promise<() => Promise<void>> {
  const { ownerUrl, stop } = await findServer();
  const templateName = `taskwell_test_${randomBytes(4).toString('hex')}`;
  await asOwner(ownerUrl, `create database ${templateName}`);
  const { appUrl, secretKey } = await prepareDatabase(databaseUrl(ownerUrl, templateName));
  project.provide('testServer', { ownerUrl, appUrl, templateName, secretKey: secretKey.toString('hex') });
  return async () => {
    await asOwner(ownerUrl, `drop database ${templateName}`);
    await stop();
  };
}

/** The server that TEST_DATABASE_URL names (the run on the oldest supported version), or the built-in one. */
async function findServer(): Promise<{ ownerUrl: string; stop: () => Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { ownerUrl: given, stop: async () => undefined };
  const dataDir = await mkdtemp(join(tmpdir(), 'taskwell-test-'));
  const postgres = await startEmbeddedPostgres({ dataDir, settings: TEST_SETTINGS });
  return {
    ownerUrl: postgres.ownerUrl,
    stop: async () => {
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Several apps at once; nothing in it has to survive a crash (what does has tests of its own, e2e/recovery.test.ts). */
const TEST_SETTINGS = { max_connections: 300, fsync: 'off', full_page_writes: 'off' };

async function asOwner(ownerUrl: string, statement: string): Promise<void> {
  const client = new pg.Client(ownerUrl);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function databaseUrl(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
