import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startEmbeddedPostgres } from '../apps/server/src/platform/postgres/embedded-postgres.ts';
import { prepareDatabase } from '../apps/server/src/platform/postgres/migrate.ts';
import { type LaunchedApp, launchApp } from '../e2e/launch-app.ts';
import { findFreePort } from '../scripts/lib/free-port.mjs';
import { bareTables } from './bare-tables.ts';
import { type SeededWorld, seed } from './seed.ts';

/** The access gate stands before every page and hides what is to be measured. */
export const UNGATED = { ACCESS_CODE: '' };

/** A filled database with our app and the bare server on it. */
export interface World extends SeededWorld {
  apiUrl: string;
  bareUrl: string;
  /** Of the owner, as a second app process would be given it. */
  databaseUrl: string;
  appProcessId: number;
  app: LaunchedApp;
  end(): Promise<void>;
}

/** @param imports see launchApp */
export async function buildWorld(tasks: number, imports: string[] = []): Promise<World> {
  const folder = await mkdtemp(join(tmpdir(), 'taskwell-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir: folder });
  await prepareDatabase(postgres.ownerUrl);
  const seeded = await seed(postgres.ownerUrl, tasks);
  await query(postgres.ownerUrl, bareTables);
  const bare = await startBare(postgres.ownerUrl);
  const app = await launchApp({
    dataDir: folder,
    env: { ...UNGATED, DATABASE_URL: postgres.ownerUrl, NODE_ENV: 'production' },
    imports,
  });
  return {
    ...seeded,
    apiUrl: `${app.url}/api`,
    bareUrl: bare.url,
    databaseUrl: postgres.ownerUrl,
    appProcessId: app.process.pid ?? 0,
    app,
    async end() {
      bare.process.kill();
      await app.stop();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function query(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(text);
  await client.end();
}

async function startBare(databaseUrl: string): Promise<{ url: string; process: ChildProcess }> {
  const port = await findFreePort();
  const child = fork(new URL('./bare-server.ts', import.meta.url), {
    env: { ...process.env, DATABASE_URL: databaseUrl, PORT: String(port) },
    silent: true,
  });
  await once(child, 'message');
  return { url: `http://127.0.0.1:${port}`, process: child };
}

/** Starts on an empty folder, stops, starts again: how long each takes until the app answers. */
export async function measureStarts(): Promise<{
  firstSeconds: number;
  laterSeconds: number;
  app: LaunchedApp;
  end: () => Promise<void>;
}> {
  const folder = await mkdtemp(join(tmpdir(), 'taskwell-start-'));
  const first = await timed(() => launchApp({ dataDir: folder, env: UNGATED }));
  await first.result.stop();
  const later = await timed(() => launchApp({ dataDir: folder, env: UNGATED }));
  return {
    firstSeconds: first.seconds,
    laterSeconds: later.seconds,
    app: later.result,
    async end() {
      await later.result.stop();
      await sleep(100);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function timed<T>(work: () => Promise<T>): Promise<{ result: T; seconds: number }> {
  const began = performance.now();
  const result = await work();
  return { result, seconds: Math.round((performance.now() - began) / 10) / 100 };
}
