import { createHash } from 'node:crypto';
import type { PlanName } from '@taskwell/contract/plans';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type RawBuilder,
} from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import type { DB } from './database-types.gen.ts';

/** bigint ids stay below 2^53, so they are numbers here; counts are bigint too. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const POOL_SIZE = 16;
const STATEMENT_POOL_SIZE = 3;
const STATEMENT_TIMEOUT_MILLISECONDS = 15_000;

/** Why a transaction may look across tenants. Each is one of the bypasses that the product needs, and no other. */
export type SystemReason =
  | 'sign-up'
  | 'sign-in'
  | 'account recovery'
  | 'e-mail verification'
  | 'account deletion'
  | 'super administrator set-up'
  | 'live stream'
  | 'mail delivery'
  | 'clean-up'
  | 'demo data';

export type TextRow = (string | null)[];

const plainText = { getTypeParser: () => (value: string) => value } as pg.CustomTypesConfig;

const statementNames = new Map<string, string>();

/** The name under which the server keeps the statement's plan. */
function statementName(text: string): string {
  let name = statementNames.get(text);
  if (!name) {
    name = createHash('sha1').update(text).digest('base64url');
    statementNames.set(text, name);
  }
  return name;
}

/** An open transaction: everything in it is written, or nothing. */
export class Transaction {
  /** Query builder on this transaction. */
  readonly db: Kysely<DB>;
  readonly #client: pg.PoolClient;
  /** Run once the transaction is committed, in this process; for waking listeners, never for work that must happen. */
  readonly afterCommit: (() => void)[] = [];

  constructor(client: pg.PoolClient, db: Kysely<DB>) {
    this.#client = client;
    this.db = db;
  }

  /**
   * Does one part of a request across tenants, for a named reason, in the request's own transaction. A second
   * transaction would wait for a second connection, and enough requests doing so would wait for each other.
   */
  async asSystem<T>(reason: SystemReason, work: () => Promise<T>): Promise<T> {
    await this.#client.query(systemRole(reason));
    const result = await work();
    await this.#client.query({ name: 'as tenant', text: `select set_config('role', 'taskwell_tenant', true)` });
    return result;
  }

  /** Rows as PostgreSQL wrote them, for the few places where parsing every value costs more than using it. */
  async selectTexts(query: RawBuilder<unknown>): Promise<TextRow[]> {
    const compiled = query.compile(this.db);
    const result = await this.#client.query<TextRow>({
      name: statementName(compiled.sql),
      text: compiled.sql,
      values: compiled.parameters as unknown[],
      rowMode: 'array',
      types: plainText,
    });
    return result.rows;
  }

  /** Runs SQL text made elsewhere (the job queue's). */
  async raw(text: string, values?: unknown[]): Promise<Record<string, unknown>[]> {
    const result = await this.#client.query(text, values);
    return result.rows;
  }
}

export interface Database {
  /**
   * For single statements outside any transaction: the rate limiter's, whose counters must survive the failure of the
   * request they count. Apart from the transactions' pool, because requests use it while they hold one of those.
   */
  readonly statements: pg.Pool;
  /** A request's transaction: its first statement authenticates the token and sets actor and company. */
  asActor<T>(tokenHash: Buffer, work: (tx: Transaction, session: SessionRow) => Promise<T>): Promise<T | null>;
  /** The same for a request that only reads: the server refuses to write, and the answer does not wait for the end. */
  asReader<T>(tokenHash: Buffer, work: (tx: Transaction, session: SessionRow) => Promise<T>): Promise<T | null>;
  /** A transaction that sees all tenants, for one of the named reasons. */
  asSystem<T>(reason: SystemReason, work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Whether the database answers. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** What app.authenticate answers. */
export interface SessionRow {
  user_id: number;
  company_id: number | null;
  role: 'SUPER_ADMIN' | 'SYSDMIN' | 'ADMIN' | 'EMPLOYEE';
  is_personal: boolean;
  name: string;
  plan: PlanName | null;
  /** Comma-separated ids of the tasks of other companies that the person collaborates on. */
  task_ids: string;
}

/** The reason stands in the server's log and statistics beside the statement. */
function systemRole(reason: SystemReason): pg.QueryConfig {
  return {
    name: 'as system',
    text: `select set_config('role', 'taskwell_system', true), set_config('app.reason', $1, true)`,
    values: [reason],
  };
}

/** Opens the pool that requests and jobs share. */
export function openDatabase(appUrl: string, logger: Logger): Database {
  const settings: pg.PoolConfig = {
    connectionString: appUrl,
    application_name: 'taskwell',
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    options: [
      '-c role=taskwell_tenant',
      `-c statement_timeout=${STATEMENT_TIMEOUT_MILLISECONDS}`,
      `-c idle_in_transaction_session_timeout=${2 * STATEMENT_TIMEOUT_MILLISECONDS}`,
      '-c timezone=UTC',
      '-c jit=off',
      // Planning a list behind row-level security takes longer than running it; every query is made for its index.
      '-c plan_cache_mode=force_generic_plan',
    ].join(' '),
  };
  const pool = new pg.Pool({ ...settings, max: POOL_SIZE, pipeline: true });
  const statements = new pg.Pool({ ...settings, max: STATEMENT_POOL_SIZE });
  for (const each of [pool, statements]) {
    // Of idle connections, and of those that a request holds: unheard, either would end the process.
    each.on('error', (error) => logger.warn({ err: error }, 'database connection lost'));
    each.on('connect', (client) =>
      client.on('error', (error) => logger.warn({ err: error }, 'database connection lost')),
    );
  }

  const builders = new WeakMap<pg.PoolClient, Kysely<DB>>();
  function builderFor(client: pg.PoolClient): Kysely<DB> {
    let builder = builders.get(client);
    if (!builder) {
      builder = new Kysely<DB>({ dialect: oneConnectionDialect(client) });
      builders.set(client, builder);
    }
    return builder;
  }

  /** Opens a transaction whose first statement travels with its begin: one round trip. */
  async function begin(mode: 'read write' | 'read only', first: pg.QueryConfig): Promise<Opened> {
    const client = await pool.connect();
    try {
      const [, opened] = await Promise.all([client.query(`begin ${mode}`), client.query(first)]);
      return { client, tx: new Transaction(client, builderFor(client)), row: opened.rows[0] };
    } catch (error) {
      await rollBack(client);
      throw error;
    }
  }

  async function inTransaction<T>(
    first: pg.QueryConfig,
    work: (tx: Transaction, row: unknown) => Promise<T>,
  ): Promise<T> {
    const { client, tx, row } = await begin('read write', first);
    let result: T;
    try {
      result = await work(tx, row);
      const committed = await client.query('commit');
      // A transaction that failed half-way answers a commit with a rollback, and no error.
      if (committed.command !== 'COMMIT') throw new Error('the transaction was rolled back');
    } catch (error) {
      await rollBack(client);
      throw error;
    }
    client.release();
    for (const notify of tx.afterCommit) notify();
    return result;
  }

  async function inReadOnlyTransaction<T>(
    first: pg.QueryConfig,
    work: (tx: Transaction, row: unknown) => Promise<T>,
  ): Promise<T> {
    const { client, tx, row } = await begin('read only', first);
    try {
      return await work(tx, row);
    } finally {
      // Nothing was written, so nobody has to wait for the end.
      client.query('commit').then(
        () => client.release(),
        (error: Error) => client.release(error),
      );
    }
  }

  const authenticate = (tokenHash: Buffer) => ({
    name: 'authenticate',
    text: 'select * from app.authenticate($1)',
    values: [tokenHash],
  });

  return {
    statements,
    asActor: (tokenHash, work) =>
      inTransaction(authenticate(tokenHash), async (tx, row) => (row ? work(tx, row as SessionRow) : null)),
    asReader: (tokenHash, work) =>
      inReadOnlyTransaction(authenticate(tokenHash), async (tx, row) => (row ? work(tx, row as SessionRow) : null)),
    asSystem: (reason, work) => inTransaction(systemRole(reason), (tx) => work(tx)),
    ping: async () => {
      await statements.query('select 1');
    },
    close: async () => {
      await Promise.all([pool.end(), statements.end()]);
    },
  };
}

interface Opened {
  client: pg.PoolClient;
  tx: Transaction;
  /** What the first statement answered. */
  row: unknown;
}

/** Ends a failed transaction and gives the connection back; one that cannot even do that is thrown away. */
async function rollBack(client: pg.PoolClient): Promise<void> {
  await client.query('rollback').then(
    () => client.release(),
    (error: Error) => client.release(error),
  );
}

/** A Kysely dialect on one already checked-out connection; transactions are inTransaction's business. */
function oneConnectionDialect(client: pg.PoolClient) {
  const connection: DatabaseConnection = {
    async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
      const result = await client.query({
        name: statementName(query.sql),
        text: query.sql,
        values: query.parameters as unknown[],
      });
      return { rows: result.rows as R[], numAffectedRows: BigInt(result.rowCount ?? 0) };
    },
    // biome-ignore lint/correctness/useYield: required by the interface; lists are paged, nothing streams.
    async *streamQuery() {
      throw new Error('streaming is not offered');
    },
  };
  const unused = async () => {
    throw new Error('transactions are opened by Database, not by the query builder');
  };
  const driver: Driver = {
    init: async () => undefined,
    acquireConnection: async () => connection,
    beginTransaction: unused,
    commitTransaction: unused,
    rollbackTransaction: unused,
    releaseConnection: async () => undefined,
    destroy: async () => undefined,
  };
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => driver,
    createIntrospector: (db: Kysely<DB>) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}
