import { FAILURES } from '@taskwell/contract/messages';
import { pino } from 'pino';
import { afterAll, expect, onTestFinished, TestRunner } from 'vitest';
import { type App, buildApp } from '../app.ts';
import { queueNotificationMails } from '../features/notifications/notification-mails.service.ts';
import { type Config, loadConfig } from '../platform/config/config.ts';
import { openDatabase } from '../platform/database/database.ts';
import type { ConnectionTimeouts } from '../platform/http/connections.ts';
import { openJobs } from '../platform/jobs/jobs.ts';
import type { SmtpTimeouts } from '../platform/mail/smtp.ts';
import { startRealtime } from '../platform/realtime/realtime.ts';
import { startWorker } from '../worker.ts';
import { type Caller, createCaller } from './caller.ts';
import { settle } from './settle.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

export const APP_URL = 'http://taskwell.test';

export interface TestApp extends Caller {
  http: App['http'];
  services: App['services'];
  implemented: App['implemented'];
  query: TestDatabase['query'];
  database: TestDatabase;
  /** Every line that was logged, at every level. */
  logged: string[];
  /** Starts listening, where a test needs sockets; answers the address below which the operations lie. */
  listen(): Promise<string>;
  /** Waits until the jobs that are due have been done. */
  settle(): Promise<void>;
}

export interface TestAppOptions {
  /** Settings as the operator writes them. */
  settings?: Record<string, string>;
  /** A second process on the same database as this one. */
  beside?: TestApp;
  /** A database that was made in another way than the others; it is dropped in the end. */
  database?: TestDatabase;
  /** Another way to the database than the direct one. */
  reroute?: (appUrl: string) => Promise<string>;
  /** False: it takes requests and leaves the jobs to others. */
  works?: boolean;
  /** How long a mail server may take. */
  mailTimeouts?: SmtpTimeouts;
  /** How long a language model may take. */
  modelMilliseconds?: number;
  /** Push services, by the origin of their addresses. */
  pushServices?: Record<string, string>;
  /** How long a peer may take. */
  connectionTimeouts?: ConnectionTimeouts;
  /** Where the browser extension lies; by default it has not been built. */
  extensionFile?: string;
  /** For tests that make something fail on purpose; elsewhere a logged error fails the file. */
  mayLogErrors?: boolean;
}

/**
 * The real app with its jobs, on a database of its own, for the tests of one file or, called within one, for that test.
 * Nothing in it is made up: requests take the whole way but for the socket, and with listen() that too.
 */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = options.beside?.database ?? options.database ?? (await createTestDatabase());
  const appUrl = (await options.reroute?.(database.appUrl)) ?? database.appUrl;
  const logged: string[] = [];
  const logger = pino({ level: 'trace' }, { write: (line: string) => logged.push(line) });
  const pool = openDatabase(appUrl, logger);
  const jobs = await openJobs(appUrl, logger);
  const realtime = await startRealtime(pool, appUrl, logger);
  const { secretKey } = database;
  const config = testConfig(options.settings);
  const { mailTimeouts, connectionTimeouts, modelMilliseconds, pushServices } = options;
  const parts = {
    config,
    database: pool,
    jobs,
    realtime,
    secretKey,
    logger,
    mailTimeouts,
    connectionTimeouts,
    modelMilliseconds,
    pushServices,
  };
  const { extensionFile = '/nowhere' } = options;
  const app = await buildApp({ ...parts, webFolder: '/nowhere', extensionFile });
  const worker = options.works === false ? null : await startWorker(app.services, { lookMilliseconds: 200 });

  const atEnd = TestRunner.getCurrentTest() ? onTestFinished : afterAll;
  atEnd(async () => {
    await realtime.stop();
    app.http.server.closeAllConnections();
    await app.http.close();
    await worker?.stop();
    await jobs.stop();
    await pool.close();
    const misled = options.beside ? [] : await misledSessions(database);
    if (!options.beside) await database.drop();
    expect(misled).toEqual([]);
    if (!options.mayLogErrors) expect(errorsIn(logged)).toEqual([]);
  });

  return {
    ...createCaller(app.http, database),
    ...app,
    database,
    query: database.query,
    logged,
    listen: () => listen(app),
    settle: async () => {
      // At once, instead of when the worker looks next.
      if (worker) await queueNotificationMails(app.services);
      await settle(database);
    },
  };
}

function testConfig(settings: Record<string, string> = {}): Config {
  return loadConfig({ APP_URL, ...settings });
}

async function listen({ http }: App): Promise<string> {
  const bound = http.server.address();
  if (bound === null) await http.listen({ port: 0, host: '127.0.0.1' });
  const address = http.server.address();
  if (address === null || typeof address === 'string') throw new Error('the app does not listen on a port');
  return `http://127.0.0.1:${address.port}/api`;
}

/** Sessions that stand for something else than their person is now: whatever changes that has to change them too. */
function misledSessions(database: TestDatabase): Promise<object[]> {
  return database.query(`select s.user_id, s.identity, i.identity as truth from sessions s
    left join lateral app.identity_of(s.user_id) i on true
    where s.expires_at > now() and (s.acts_in, s.reaches, s.identity) is distinct from (i.acts_in, i.reaches, i.identity)`);
}

/** What was logged as a fault of ours; a request's is also said to the caller as 500. */
function errorsIn(logged: string[]): string[] {
  return logged.filter((line) => Number(/"level":(\d+)/.exec(line)?.[1]) >= 50 || line.includes(FAILURES.unexpected));
}
