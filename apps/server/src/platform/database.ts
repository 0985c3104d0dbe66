import { createHash } from 'node:crypto';
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
import { send } from './connection.ts';
import type { DB } from './database-types.gen.ts';
import { createSessionGuesses, type SessionRow, WRONG_GUESS } from './session.ts';

/** bigint ids stay below 2^53, so they are numbers here, in arrays too; counts are bigint too. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
const INT8_ARRAY = 1016 as Parameters<typeof pg.types.getTypeParser>[0];
const parseTexts: (array: string) => string[] = pg.types.getTypeParser(INT8_ARRAY);
pg.types.setTypeParser(INT8_ARRAY, (array) => parseTexts(array).map(Number));

const POOL_SIZE = 16;
const STATEMENT_POOL_SIZE = 3;
const STATEMENT_TIMEOUT_MILLISECONDS = 15_000;
/** A server that says nothing at all, not even that a statement took too long, is given up after this. */
const SILENCE_MILLISECONDS = STATEMENT_TIMEOUT_MILLISECONDS + 5_000;
/** How often a request begins again because others were faster, before it is told to come back later. */
const TIMES_OVERTAKEN = 3;
const PING_MILLISECONDS = 3_000;
/** A transaction that has only read ends with whatever its connection does next, and by itself after this. */
const READER_LINGERS_MILLISECONDS = 5;

/** Why a transaction may look across tenants. Each is one of the bypasses that the product needs, and no other. */
export type SystemReason =
  | 'sign-up'
  | 'sign-in'
  | 'account recovery'
  | 'e-mail verification'
  | 'account deletion'
  | 'super administrator set-up'
  | 'platform console'
  | 'live stream'
  | 'mail delivery'
  | 'collaboration'
  | 'people'
  | 'invitation'
  | 'own account'
  | 'reminders'
  | 'notification mails'
  | 'unsubscribe'
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

const COMMIT = { text: 'commit' };

/** An open transaction: everything in it is written, or nothing. */
export class Transaction {
  /** Query builder on this transaction. */
  readonly db: Kysely<DB>;
  readonly #client: pg.PoolClient;
  #committed: Promise<pg.QueryResult> | null = null;
  /** Something will be written after the change itself, so no statement may be the last one before that. */
  mustFollow = false;
  /** The request was overtaken before; now it should lock what it is about to change. */
  isSecondTry = false;
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
    await send(this.#client, systemRole(reason));
    const result = await work();
    await send(this.#client, { name: 'as tenant', text: `select set_config('role', 'taskwell_tenant', true)` });
    return result;
  }

  /**
   * Rows as PostgreSQL wrote them, for the few places where parsing every value costs more than using it.
   *
   * @param isLast nothing follows in this transaction, so its commit travels with the statement
   */
  async selectTexts(query: RawBuilder<unknown>, isLast = false): Promise<TextRow[]> {
    const compiled = query.compile(this.db);
    const selected = send<(string | null)[]>(this.#client, {
      name: statementName(compiled.sql),
      text: compiled.sql,
      values: compiled.parameters as unknown[],
      rowMode: 'array',
      types: plainText,
    });
    if (isLast && !this.mustFollow) this.#commitAlong();
    return (await selected).rows;
  }

  #commitAlong(): void {
    this.#committed = send(this.#client, COMMIT);
    // Where the statement before it fails, that failure is the one to be told.
    this.#committed.catch(() => undefined);
  }

  /** Runs SQL text made elsewhere (the job queue's). */
  async raw(text: string, values?: unknown[]): Promise<Record<string, unknown>[]> {
    const result = await send<Record<string, unknown>>(this.#client, { text, ...(values ? { values } : {}) });
    return result.rows;
  }

  /** Whether its commit has been sent. */
  get isEnding(): boolean {
    return this.#committed !== null;
  }

  /** Ends the transaction, where its last statement has not done so. */
  async commit(): Promise<void> {
    const result = await (this.#committed ?? send(this.#client, COMMIT));
    // A transaction that failed half-way answers a commit with a rollback, and no error.
    if (result.command !== 'COMMIT') throw new Error('the transaction was rolled back');
  }
}

/** Another transaction was faster: nothing was written, and the request begins again. */
export class OvertakenError extends Error {}

export interface Database {
  /**
   * For single statements outside any transaction: the rate limiter's, whose counters must survive the failure of the
   * request they count. Apart from the transactions' pool, because requests use it while they hold one of those.
   */
  readonly statements: pg.Pool;
  /**
   * A request's transaction: its first statement authenticates the token and sets actor and company.
   *
   * @param mayGuess lets the work begin before that is answered, see session.ts; it may then run twice, so all it
   *   does has to be in the transaction
   * @returns null where the token is nobody's
   */
  asActor<T>(tokenHash: Buffer, mayGuess: boolean, work: SessionWork<T>): Promise<T | null>;
  /** The same for a request that only reads: the server refuses to write, and the answer does not wait for the end. */
  asReader<T>(tokenHash: Buffer, mayGuess: boolean, work: SessionWork<T>): Promise<T | null>;
  /** A transaction that sees all tenants, for one of the named reasons. */
  asSystem<T>(reason: SystemReason, work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Whether the database answers. */
  ping(): Promise<void>;
  close(): Promise<void>;
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
    query_timeout: SILENCE_MILLISECONDS,
    options: [
      '-c role=taskwell_tenant',
      `-c statement_timeout=${STATEMENT_TIMEOUT_MILLISECONDS}`,
      `-c idle_in_transaction_session_timeout=${2 * STATEMENT_TIMEOUT_MILLISECONDS}`,
      // Rows are read as text in places (tasks.json.ts), so how a time is written is not left to the server's settings.
      '-c timezone=UTC',
      '-c datestyle=ISO',
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

  /** Opens a transaction whose first statement, and what `work` sends without waiting for it, travel with its begin. */
  async function inTransaction<T>(mode: Mode, first: pg.QueryConfig, work: Work<T>): Promise<T> {
    const client = await pool.connect();
    readers.end(client);
    const tx = new Transaction(client, builderFor(client));
    const begun = send(client, { text: `begin ${mode}` });
    const opened = send<pg.QueryResultRow>(client, first);
    const [opening, outcome] = await Promise.all([
      settle(Promise.all([begun, opened])),
      settle(work(tx, async () => (await opened).rows[0])),
    ]);
    // Where the opening failed, what came after it did so only for that reason.
    const failure = opening.error ?? outcome.error;
    if (failure) {
      await rollBack(client);
      throw failure;
    }
    if (mode === 'read write' || tx.isEnding) await commitAndRelease(client, tx);
    else readers.release(client);
    for (const notify of tx.afterCommit) notify();
    return outcome.value as T;
  }

  const readers = createReaders(logger);
  const guesses = createSessionGuesses();

  /** A transaction of whoever the token belongs to now; null where that is nobody. */
  async function asSession<T>(
    mode: Mode,
    tokenHash: Buffer,
    mayGuess: boolean,
    work: SessionWork<T>,
  ): Promise<T | null> {
    const guess = mayGuess ? guesses.get(tokenHash) : null;
    let overtaken = 0;
    if (guess) {
      try {
        return await inTransaction(mode, authenticate(tokenHash, guess), (tx) => work(tx, guess));
      } catch (error) {
        if (isWrongGuess(error)) guesses.forget(tokenHash);
        else if (isOvertaken(error)) overtaken += 1;
        else throw error;
      }
    }
    for (;;) {
      try {
        return await authenticateFirst(mode, tokenHash, work, overtaken > 0);
      } catch (error) {
        overtaken += 1;
        if (!isOvertaken(error) || overtaken > TIMES_OVERTAKEN) throw error;
      }
    }
  }

  async function authenticateFirst<T>(
    mode: Mode,
    tokenHash: Buffer,
    work: SessionWork<T>,
    isSecondTry: boolean,
  ): Promise<T | null> {
    return inTransaction(mode, authenticate(tokenHash, null), async (tx, opened) => {
      tx.isSecondTry = isSecondTry;
      const session = (await opened()) as SessionRow | undefined;
      if (!session) return null;
      guesses.remember(tokenHash, session);
      return work(tx, session);
    });
  }

  return {
    statements,
    asActor: (tokenHash, mayGuess, work) => asSession('read write', tokenHash, mayGuess, work),
    asReader: (tokenHash, mayGuess, work) => asSession('read only', tokenHash, mayGuess, work),
    asSystem: (reason, work) => inTransaction('read write', systemRole(reason), (tx) => work(tx)),
    ping: async () => {
      await statements.query({ text: 'select 1', query_timeout: PING_MILLISECONDS } as pg.QueryConfig);
    },
    close: async () => {
      readers.endAll();
      await Promise.all([pool.end(), statements.end()]);
    },
  };
}

type Mode = 'read write' | 'read only';
/** `opened` is what the transaction's first statement answers. */
type Work<T> = (tx: Transaction, opened: () => Promise<unknown>) => Promise<T>;
type SessionWork<T> = (tx: Transaction, session: SessionRow) => Promise<T>;

function authenticate(tokenHash: Buffer, guess: SessionRow | null): pg.QueryConfig {
  return {
    name: 'authenticate',
    text: 'select * from app.authenticate($1, $2)',
    values: [tokenHash, guess?.fingerprint ?? null],
  };
}

function isWrongGuess(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === WRONG_GUESS;
}

/** A deadlock, whose victim this transaction was, is another way of being overtaken. */
function isOvertaken(error: unknown): boolean {
  return error instanceof OvertakenError || (error instanceof pg.DatabaseError && error.code === '40P01');
}

/** A promise's end as a value, so that no other one has to be left unheard while it is awaited. */
async function settle<T>(work: Promise<T>): Promise<{ value?: T; error?: unknown }> {
  return work.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
}

/**
 * Transactions that have only read. Their end changes nothing and holds nothing up (they keep no snapshot between
 * statements), so it is not worth a write of its own, which wakes a process here and one there: it travels with the
 * begin of the connection's next transaction. Measured: a fifth of the app's time for reading one task.
 */
function createReaders(logger: Logger) {
  const open = new Map<pg.PoolClient, NodeJS.Timeout>();

  function end(client: pg.PoolClient): void {
    const timer = open.get(client);
    if (!timer) return;
    clearTimeout(timer);
    open.delete(client);
    send(client, COMMIT).catch((error: Error) => logger.warn({ err: error }, 'a reader did not end well'));
  }

  return {
    end,
    /** Gives the connection back with its transaction still open. */
    release(client: pg.PoolClient): void {
      open.set(client, setTimeout(end, READER_LINGERS_MILLISECONDS, client));
      client.release();
    },
    endAll(): void {
      for (const client of [...open.keys()]) end(client);
    },
  };
}

/** Ends a transaction and gives the connection back; one that cannot even do that is thrown away. */
async function commitAndRelease(client: pg.PoolClient, tx: Transaction): Promise<void> {
  const { error } = await settle(tx.commit());
  client.release(error instanceof Error ? error : undefined);
  if (error) throw error;
}

async function rollBack(client: pg.PoolClient): Promise<void> {
  const { error } = await settle(send(client, { text: 'rollback' }));
  client.release(error instanceof Error ? error : undefined);
}

/** A Kysely dialect on one already checked-out connection; transactions are inTransaction's business. */
function oneConnectionDialect(client: pg.PoolClient) {
  const connection: DatabaseConnection = {
    async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
      const result = await send<pg.QueryResultRow>(client, {
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
