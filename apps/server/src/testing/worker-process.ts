import { pino } from 'pino';
import { buildApp } from '../app.ts';
import { loadConfig } from '../platform/config/config.ts';
import { openDatabase } from '../platform/database/database.ts';
import { openJobs } from '../platform/jobs/jobs.ts';
import { startRealtime } from '../platform/realtime/realtime.ts';
import { startWorker } from '../worker.ts';

/** What the test that starts this process tells it. */
export interface WorkerOrders {
  appUrl: string;
  /** Hexadecimal. */
  secretKey: string;
  settings: Record<string, string>;
}

/** A process of its own that only works, for tests that kill it. */
const { appUrl, secretKey, settings } = JSON.parse(process.argv[2] ?? '') as WorkerOrders;
const logger = pino({ level: 'silent' });
const database = openDatabase(appUrl, logger);
const jobs = await openJobs(appUrl, logger);
const realtime = await startRealtime(database, appUrl, logger);
const { services } = await buildApp({
  config: loadConfig(settings),
  database,
  jobs,
  realtime,
  secretKey: Buffer.from(secretKey, 'hex'),
  logger,
  webFolder: '/nowhere',
  extensionFile: '/nowhere',
});
await startWorker(services);
