import { randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../config/start-error.ts';
import { chooseAccount } from './embedded/account.ts';
import { locateBinaries } from './embedded/binaries.ts';
import { ensureCluster, ensureWritable, superuser } from './embedded/cluster.ts';
import {
  type PostgresSettings,
  type Server,
  type ServerStart,
  socketFolderOf,
  startOrFindServer,
  stopServer,
} from './embedded/server.ts';

export interface EmbeddedPostgres {
  /** Connects as the role that owns the database 'taskwell'; it is no superuser. */
  ownerUrl: string;
  /** Ends PostgreSQL, unless another app process of the same folder still uses it. */
  stop(): Promise<void>;
  /** It ran already: another app process started it, or an earlier one was killed. */
  reused: boolean;
  /** Something the operator should know about where and how it runs. */
  note: string | null;
}

export interface EmbeddedPostgresOptions {
  dataDir: string;
  /** Told when PostgreSQL ended by itself and when it is back. */
  report?: (message: string) => void;
  /** Tests switch it off to take the way of a system that refuses user namespaces. */
  allowUserNamespace?: boolean;
  /** In place of some of its settings. Tests have more apps at once on it, and nothing that must survive a crash. */
  settings?: PostgresSettings;
}

const databaseName = 'taskwell';
const ownerName = 'taskwell_owner';
const loopback = '127.0.0.1';
const stopSeconds = 4;

/**
 * A real PostgreSQL as a child process, with its data in dataDir. It survives a killed app, and the next start finds
 * it; while the app runs, a PostgreSQL that ends is started again on the same port.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const dataDir = resolve(options.dataDir);
  await ensureWritable(dataDir);
  const binaries = await locateBinaries();
  const account = await chooseAccount(dataDir, binaries, options.allowUserNamespace ?? true);
  const password = await ensureCluster(dataDir, account, binaries);
  const start: ServerStart = { account, logFile: join(dataDir, 'postgres.log'), settings: options.settings ?? {} };
  const server = await startOrFindServer(start);
  const admin = new Administration(password, socketFolderOf(account) ?? loopback, server.port);
  await admin.ensureDatabase();
  const supervision = new Supervision(start, server, options.report ?? (() => undefined));
  return {
    ownerUrl: admin.ownerUrl,
    reused: server.reused,
    note: account.note,
    stop: () => supervision.stop(admin),
  };
}

/** What is done in the cluster before and after the app uses its database. */
class Administration {
  readonly ownerUrl: string;
  /** Every connection made with ownerUrl carries it, so that app processes can tell their own from others'. */
  private readonly applicationName = `taskwell-${randomBytes(6).toString('hex')}`;
  private readonly password: string;
  private readonly host: string;
  private readonly port: number;

  constructor(password: string, host: string, port: number) {
    this.password = password;
    this.host = host;
    this.port = port;
    const parameters = new URLSearchParams({ application_name: this.applicationName });
    // Drivers and libpq alike prefer the host given here, which may be a socket's folder.
    if (host !== loopback) parameters.set('host', host);
    this.ownerUrl = `postgres://${ownerName}:${password}@${loopback}:${port}/${databaseName}?${parameters}`;
  }

  async ensureDatabase(): Promise<void> {
    await this.asSuperuser(async (client) => {
      const found = await client.query('select from pg_database where datname = $1', [databaseName]);
      if (found.rowCount) return;
      // The lock lets two processes that start at once do this one after the other.
      await client.query('select pg_advisory_lock(1)');
      const owner = await client.query('select from pg_roles where rolname = $1', [ownerName]);
      if (!owner.rowCount) {
        await client.query(
          `create role ${ownerName} login createrole createdb password ${pg.escapeLiteral(this.password)}`,
        );
      }
      const database = await client.query('select from pg_database where datname = $1', [databaseName]);
      if (!database.rowCount) await client.query(`create database ${databaseName} owner ${ownerName}`);
    });
  }

  async isUsedByOthers(): Promise<boolean> {
    return this.asSuperuser(async (client) => {
      const others = await client.query(
        "select from pg_stat_activity where application_name like 'taskwell-%' and application_name <> $1",
        [this.applicationName],
      );
      return others.rowCount !== 0;
    });
  }

  private async asSuperuser<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
    const client = new pg.Client({
      host: this.host,
      port: this.port,
      user: superuser,
      password: this.password,
      database: 'postgres',
      connectionTimeoutMillis: 5000,
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return await work(client);
    } catch (error) {
      throw new StartError(
        `The built-in PostgreSQL on port ${this.port} refuses this app (${(error as Error).message}).`,
      );
    } finally {
      await client.end();
    }
  }
}

/** Brings PostgreSQL back when it ends without having been told to. */
class Supervision {
  private readonly start: ServerStart;
  private readonly report: (message: string) => void;
  private server: Server;
  private isStopping = false;
  private restarting: Promise<void> = Promise.resolve();

  constructor(start: ServerStart, server: Server, report: (message: string) => void) {
    this.start = start;
    this.server = server;
    this.report = report;
    void this.watch();
  }

  private async watch(): Promise<void> {
    while (!this.isStopping) {
      await this.server.ended;
      if (this.isStopping) return;
      this.report('PostgreSQL ended unexpectedly and is being started again.');
      this.restarting = this.restart();
      await this.restarting;
    }
  }

  private async restart(): Promise<void> {
    const { port } = this.server;
    for (let attempt = 1; !this.isStopping; attempt++) {
      try {
        this.server = await startOrFindServer(this.start, port);
        if (this.server.port === port) {
          this.report('PostgreSQL is back.');
          return;
        }
        // Some other program sits on the port that the app's connections lead to.
        await stopServer(this.start.account, this.server, 'fast', stopSeconds);
        this.report(`Port ${port} of PostgreSQL is taken by another program; trying again.`);
      } catch (error) {
        this.report((error as Error).message);
      }
      await sleep(Math.min(attempt * 500, 5000));
    }
  }

  async stop(admin: Administration): Promise<void> {
    if (this.isStopping) return;
    this.isStopping = true;
    await this.restarting;
    if (await admin.isUsedByOthers().catch(() => false)) return;
    const gone = await stopServer(this.start.account, this.server, 'fast', stopSeconds);
    // Safe too: the next start recovers from the write-ahead log.
    if (!gone) await stopServer(this.start.account, this.server, 'immediate', 1);
  }
}
