import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile, rename, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../../config/start-error.ts';
import type { Account } from './account.ts';
import { isAlive, isPostmasterOf, readPostmaster } from './postmaster.ts';

export interface Server {
  port: number;
  /** Whether it ran before this process came. */
  reused: boolean;
  /** Settles when the PostgreSQL process is gone, for whatever reason. */
  ended: Promise<unknown>;
}

/** Names and values of postgresql.conf. */
export type PostgresSettings = Record<string, string | number>;

export interface ServerStart {
  account: Account;
  logFile: string;
  /** In place of some of the defaults. */
  settings: PostgresSettings;
}

const host = '127.0.0.1';
const largestLogBytes = 10_000_000;

/** Sized for a small machine: about 100 MB with the connections of one app. Everything durable stays on. */
const defaults: PostgresSettings = {
  listen_addresses: host,
  max_connections: 100,
  shared_buffers: '64MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  effective_cache_size: '512MB',
  random_page_cost: 1.1,
  max_wal_size: '512MB',
  io_method: 'sync',
  max_worker_processes: 4,
  max_parallel_workers: 2,
  max_parallel_workers_per_gather: 1,
  max_logical_replication_workers: 0,
  max_wal_senders: 2,
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  // Starts, stops and crashes only: failed statements could carry people's data, and the app reports them itself.
  log_min_messages: 'log',
  log_error_verbosity: 'terse',
};

/** Finds the PostgreSQL that already serves this folder, or starts one. */
export async function startOrFindServer(start: ServerStart, preferredPort?: number): Promise<Server> {
  const attempts = 6;
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const server = (await findServer(start.account)) ?? (await startServer(start, preferredPort));
    if (server) return server;
    // Leftover children of a killed PostgreSQL need a moment to go, or another program took the port.
    await sleep(attempt * 200);
  }
  throw new StartError(`PostgreSQL does not start. ${start.logFile} ends with: ${await lastLines(start.logFile)}`);
}

async function findServer(account: Account): Promise<Server | null> {
  const found = await readPostmaster(account.clusterFolder);
  if (!found || !(await isPostmasterOf(account.clusterFolder, found.pid))) return null;
  const isReady = await waitUntilReady(account, () => isAlive(found.pid));
  const current = await readPostmaster(account.clusterFolder);
  if (!isReady || current?.pid !== found.pid) return null;
  return { port: current.port, reused: true, ended: waitUntilGone(account, found.pid) };
}

async function waitUntilGone(account: Account, pid: number): Promise<void> {
  // Not a child of this process, so only asking tells; unref: a process that is done must not stay for this.
  while (await isPostmasterOf(account.clusterFolder, pid)) await sleep(100, undefined, { ref: false });
}

async function startServer(start: ServerStart, preferredPort?: number): Promise<Server | null> {
  const { account, logFile, settings } = start;
  const stale = await readPostmaster(account.clusterFolder);
  const port = await findFreePort(preferredPort ?? stale?.port ?? 0);
  const log = await openLog(logFile, account);
  const child = account.spawn('postgres', serverParameters(account, { ...defaults, ...settings, port }), {
    stdio: ['ignore', log.fd, log.fd],
    // Out of the terminal's process group: Ctrl-C reaches the app, which ends PostgreSQL when it has finished.
    detached: true,
    env: serverEnvironment(stale?.pid),
  });
  const ended = once(child, 'exit').catch(() => undefined);
  child.unref();
  await log.close();
  const isReady = await waitUntilReady(account, () => isRunning(child));
  return isReady ? { port, reused: false, ended } : null;
}

/**
 * Where the server's socket is: a good fifth faster than the loopback network. Null where the system has no sockets or
 * allows them no name of that length.
 */
export function socketFolderOf(account: Account): string | null {
  const name = `${account.clusterFolder}/.s.PGSQL.65535.lock`;
  return process.platform === 'win32' || Buffer.byteLength(name) > 100 ? null : account.clusterFolder;
}

function serverParameters(account: Account, settings: PostgresSettings): string[] {
  const { clusterFolder } = account;
  const all = Object.entries({ ...settings, unix_socket_directories: socketFolderOf(account) ?? '' });
  return ['-D', clusterFolder, ...all.flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

/** Nothing of the app's environment, which may hold secrets. */
function serverEnvironment(stalePid: number | undefined): NodeJS.ProcessEnv {
  const environment: NodeJS.ProcessEnv = { PATH: process.env.PATH ?? '', LC_ALL: 'C' };
  // The process id noted by a killed PostgreSQL may be another program's by now. PostgreSQL takes it for a running
  // server unless it is a process of its own ancestry, which this claims; its check for leftover children stays.
  if (stalePid) environment.PG_GRANDPARENT_PID = String(stalePid);
  return environment;
}

function isRunning(child: ChildProcess): boolean {
  return child.pid !== undefined && child.exitCode === null && child.signalCode === null;
}

/** Recovery after a crash may take long; the process being there is the only sign worth trusting. */
async function waitUntilReady(account: Account, runs: () => boolean): Promise<boolean> {
  while (runs()) {
    const postmaster = await readPostmaster(account.clusterFolder);
    if (postmaster?.ready && (await isPostmasterOf(account.clusterFolder, postmaster.pid))) return true;
    await sleep(15);
  }
  return false;
}

async function findFreePort(preferred: number): Promise<number> {
  const probe = createServer();
  try {
    probe.listen(preferred, host);
    await once(probe, 'listening');
    const address = probe.address();
    return typeof address === 'object' && address ? address.port : preferred;
  } catch (error) {
    if (preferred === 0) throw error;
    return findFreePort(0);
  } finally {
    probe.close();
  }
}

async function openLog(logFile: string, account: Account) {
  const size = await stat(logFile).then(
    (found) => found.size,
    () => 0,
  );
  if (size > largestLogBytes) await rename(logFile, `${logFile}.1`);
  const log = await open(logFile, 'a', 0o600);
  await account.giveTo(logFile);
  return log;
}

async function lastLines(logFile: string): Promise<string> {
  const text = await readFile(logFile, 'utf8').catch(() => '(nothing)');
  return text.trim().split('\n').slice(-3).join(' / ');
}

/** Ends it without waiting for clients; false when it is still there after the given time. */
export async function stopServer(
  account: Account,
  server: Server,
  mode: 'fast' | 'immediate',
  seconds: number,
): Promise<boolean> {
  const parameters = ['stop', '-D', account.clusterFolder, '-m', mode, '-W', '-s'];
  account.spawn('pg_ctl', parameters, { stdio: 'ignore', detached: true }).unref();
  const deadline = new AbortController();
  const stillThere = sleep(seconds * 1000, false, { signal: deadline.signal }).catch(() => false);
  const gone = await Promise.race([server.ended.then(() => true), stillThere]);
  deadline.abort();
  return gone;
}
