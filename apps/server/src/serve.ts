import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Logger, pino } from 'pino';
import { type App, buildApp } from './app.ts';
import { banner } from './banner.ts';
import { type Config, loadConfig, projectRoot } from './platform/config/config.ts';
import { StartError } from './platform/config/start-error.ts';
import { openDatabase } from './platform/database/database.ts';
import { openJobs } from './platform/jobs/jobs.ts';
import { startDatabase } from './platform/postgres/start-database.ts';
import { giveBackWhenIdle } from './platform/process/idle-memory.ts';
import { readRestarts } from './platform/process/restarts.ts';
import { Shutdown } from './platform/process/shutdown.ts';
import { startRealtime } from './platform/realtime/realtime.ts';
import { startWorker } from './worker.ts';

export interface ServeOptions {
  /** Runs before the first request is taken; what it answers is printed below the banner. */
  prepare?: (app: App) => Promise<string[]>;
}

/** Requests under way get this long to finish when the process is told to stop. */
const drainMilliseconds = 3_000;

/** Starts everything, and ends it in order when the process is told to stop. */
export async function serve(options: ServeOptions = {}): Promise<void> {
  const shutdown = new Shutdown();
  try {
    await start(shutdown, options);
    shutdown.started();
  } catch (error) {
    // What the operator can mend is a sentence; a fault of ours comes with all that helps to find it.
    console.error(error instanceof StartError ? error.message : error);
    await shutdown.exit(1);
  }
}

async function start(shutdown: Shutdown, options: ServeOptions): Promise<void> {
  const config = loadConfig(process.env, { envFile: join(projectRoot, '.env') });
  const logger = pino({ level: config.development ? 'debug' : 'info' });
  await refuseTakenPort(config);
  const started = await startDatabase(config, (message) => logger.warn(message));
  shutdown.add(started.stop);
  if (shutdown.wasRequested) return;
  const app = await startApp(shutdown, config, started, logger);
  const notes = (await options.prepare?.(app)) ?? [];
  if (shutdown.wasRequested) return;
  const worker = await startWorker(app.services);
  shutdown.add(() => within(1_000, worker.stop()));
  await listen(app, config);
  announce(app, config, started.place, [...(started.note ? [started.note] : []), ...notes]);
  app.http.server.on('request', giveBackWhenIdle());
}

async function startApp(
  shutdown: Shutdown,
  config: Config,
  prepared: { appUrl: string; secretKey: Buffer },
  logger: Logger,
): Promise<App> {
  const database = openDatabase(prepared.appUrl, logger);
  shutdown.add(() => within(1_000, database.close()));
  const jobs = await openJobs(prepared.appUrl, logger);
  const realtime = await startRealtime(database, prepared.appUrl, logger);
  const restarts = readRestarts(process.env);
  const { secretKey } = prepared;
  const app = await buildApp({ config, database, jobs, realtime, secretKey, restarts, logger });
  shutdown.add(async () => {
    const stopped = app.http.close();
    // Streams never end by themselves, so closing would wait for them.
    await within(1_000, realtime.stop());
    await Promise.all([within(drainMilliseconds, stopped), within(drainMilliseconds, jobs.stop())]);
    app.http.server.closeAllConnections();
  });
  return app;
}

/** Waits for it, but not longer; what is still open then is cut off when the process ends. */
async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const limit = new AbortController();
  try {
    await Promise.race([work, sleep(milliseconds, undefined, { signal: limit.signal })]);
  } finally {
    limit.abort();
  }
}

/** Asked before anything is started, so that the answer comes at once and leaves nothing behind. */
async function refuseTakenPort(config: Config): Promise<void> {
  const probe = createServer();
  try {
    probe.listen(config.port, config.host);
    await once(probe, 'listening');
  } catch (error) {
    throw explainListening(error, config);
  } finally {
    probe.close();
  }
}

async function listen(app: App, config: Config): Promise<void> {
  try {
    await app.http.listen({ port: config.port, host: config.host });
  } catch (error) {
    throw explainListening(error, config);
  }
}

function explainListening(error: unknown, { port, host }: Config): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  switch (code) {
    case 'EADDRINUSE':
      return new StartError(
        `Port ${port} on ${host} is taken by another program; end that one or set PORT to another.`,
      );
    case 'EACCES':
      return new StartError(`This user may not listen on port ${port}; set PORT to one above 1023.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartError(`HOST is ${host}, which is no address of this machine; try 127.0.0.1 or 0.0.0.0.`);
    default:
      return error;
  }
}

function announce(app: App, config: Config, place: string, notes: string[]): void {
  const outboxUrl = `${config.appUrl}/outbox/${app.services.mailer.outboxKey}`;
  console.log(banner({ config, outboxUrl, place, notes }));
  // For a program that started this one and waits.
  process.send?.({ url: config.appUrl, outboxUrl, pid: process.pid });
}
