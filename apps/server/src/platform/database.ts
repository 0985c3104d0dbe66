import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import {
  type Answer,
  BEGIN,
  COMMIT,
  flush,
  isInTransaction,
  isTurnBegun,
  openTurnsWith,
  ROLLBACK,
  type Statement,
  send,
  type TextRow,
} from './connection.ts';
import type { DB } from './database-types.gen.ts';
import { createSessionGuesses, readSession, SESSION_ENDED, type SessionRow, WRONG_GUESS } from './session.ts';
import { statementName } from './statements.ts';
import { watchStorage } from './storage.ts';

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

/** Why a transaction may look across tenants. Each is one of the bypasses that the product needs, and no other. */
export type SystemReason =
  | 'sign-up'
  | 'sign-in'
  | 'account recovery'
  | 'email verification'
  | 'account deletion'
  | 'super administrator set-up'
  | 'platform console'
  | 'live stream'
  | 'mail delivery'
  | 'collaboration'
  | 'people'
  | 'invitation'
  | 'own account'
  | 'released addresses'
  | 'reminders'
  | 'notification mails'
  | 'unsubscribe'
  | 'feedback'
  | 'clean-up'
  | 'audit chain'
  | 'health'
  | 'demo data';

const OVER = 'the transaction is over';
const COMMITTED = 'the commit of this transaction has been sent: what follows would not be part of it';
/** What is written for a session is so only if nobody has ended it meanwhile: a request may have waited for long. */
const CONFIRM_SESSION: Statement = { name: 'confirm session', text: 'select app.confirm_session()' };
const AS_TENANT: Statement = { name: 'as tenant', text: `select set_config('role', 'taskwell_tenant', true)` };

/**
 * An open transaction: everything in it is written, or nothing. A request that only reads has one for each turn, that is
 * for all that is sent together; every one of them authenticates and refuses to write.
 */
export class Transaction {
  readonly #client: pg.PoolClient;
  readonly #kind: 'writer' | 'reader' | 'system';
  #db: Kysely<DB> | null = null;
  /** How many parts run across tenants now. */
  #systemParts = 0;
  #isStillSystem = false;
  /** What a reader's turns begin with outside of such parts. */
  #opening: readonly Statement[] = [];
  #committed: Promise<Answer<never>> | null = null;
  #isOver = false;
  #patience: number | null = null;
  /** Something will be written after the change itself, so no statement may be the last one before that. */
  mustFollow = false;
  /** The request was overtaken before; now it should lock what it is about to change. */
  isSecondTry = false;
  /** Run once the transaction is committed, in this process; for waking listeners, never for work that must happen. */
  readonly afterCommit: (() => void)[] = [];

  constructor(client: pg.PoolClient, kind: 'writer' | 'reader' | 'system') {
    this.#client = client;
    this.#kind = kind;
  }

  /** Query builder on this transaction. */
  get db(): Kysely<DB> {
    this.#db ??= new Kysely<DB>({ dialect: dialectOf(this) });
    return this.#db;
  }

  /** After this, its connection belongs to others; what is left running of a request that failed must not use it. */
  end(): void {
    this.#isOver = true;
  }

  #send<R>(statement: Statement): Promise<Answer<R>> {
    if (this.#isOver) return Promise.reject(new Error(OVER));
    if (this.#committed) return Promise.reject(new Error(COMMITTED));
    return send<R>(this.#client, statement);
  }

  /** Where it fails, so does what is sent after it. */
  #sendUnheard(statement: Statement): void {
    this.#send(statement).catch(() => undefined);
  }

  /** Runs a statement in it. @throws where it is over, or its commit has been sent */
  run<R>(statement: Statement): Promise<Answer<R>> {
    if (this.#isStillSystem && this.#systemParts === 0) {
      this.#isStillSystem = false;
      this.#sendUnheard(AS_TENANT);
    }
    return this.#send(this.#patience === null ? statement : { ...statement, patienceMilliseconds: this.#patience });
  }

  /** Lets its statements take longer than a request's may; for work that nobody waits for. */
  async takeTime(milliseconds: number): Promise<void> {
    await this.run({ text: `select set_config('statement_timeout', $1, true)`, values: [String(milliseconds)] });
    this.#patience = milliseconds + SILENCE_MILLISECONDS;
  }

  /**
   * Does one part of a request across tenants, for a named reason, in the request's own transaction. A second
   * transaction would wait for a second connection, and enough requests doing so would wait for each other. Whatever is
   * sent while the part runs is the part's: nothing of the tenant's may run beside it.
   */
  async asSystem<T>(reason: SystemReason, work: () => Promise<T>): Promise<T> {
    if (this.#isOver) throw new Error(OVER);
    if (this.#committed) throw new Error(COMMITTED);
    const role = systemRole(reason);
    if (this.#kind !== 'reader' || isTurnBegun(this.#client)) this.#sendUnheard(role);
    if (this.#kind === 'system') return work();
    this.#systemParts += 1;
    if (this.#kind === 'reader' && this.#systemParts === 1) {
      this.#opening = openTurnsWith(this.#client, []);
      openTurnsWith(this.#client, [...this.#opening, role]);
    }
    try {
      return await work();
    } finally {
      this.#systemParts -= 1;
      if (this.#systemParts === 0) this.#becomeTenant();
    }
  }

  #becomeTenant(): void {
    // Not sent by itself: after a failure it could only fail, and take the rollback behind it along.
    if (this.#kind === 'writer') this.#isStillSystem = true;
    else if (!this.#isOver) {
      openTurnsWith(this.#client, this.#opening);
      if (isTurnBegun(this.#client)) this.#sendUnheard(AS_TENANT);
    }
  }

  /**
   * Rows as PostgreSQL wrote them, for the few places where parsing every value costs more than using it.
   *
   * @param isLast nothing follows in this transaction, so its commit travels with the statement
   */
  async selectTexts(statement: Statement, isLast = false): Promise<TextRow[]> {
    const selected = this.run<TextRow>({ ...statement, asTexts: true });
    if (isLast && !this.mustFollow && this.#kind !== 'reader') this.#commitAlong();
    return (await selected).rows;
  }

  #commitAlong(): void {
    this.#committed = this.#sendCommit();
    // Where the statement before it fails, that failure is the one to be told.
    this.#committed.catch(() => undefined);
  }

  async #sendCommit(): Promise<Answer<never>> {
    const confirmed = this.#kind === 'writer' ? this.#send(CONFIRM_SESSION) : null;
    // Travels with it: where the session has ended, there is nothing left to commit.
    const [answer] = await Promise.all([this.#send<never>(COMMIT), confirmed]);
    return answer;
  }

  /** Runs SQL text made elsewhere (the job queue's). */
  async raw(text: string, values?: unknown[]): Promise<Record<string, unknown>[]> {
    const result = await this.run<Record<string, unknown>>({ text, ...(values ? { values } : {}) });
    return result.rows;
  }

  /** Ends the transaction, where its last statement has not done so. */
  async commit(): Promise<void> {
    const result = await (this.#committed ?? this.#sendCommit());
    // A transaction that failed half-way answers a commit with a rollback, and no error.
    if (result.command !== 'COMMIT') throw new Error('the transaction was rolled back');
  }

  /** Takes back all of it that is not committed. */
  async rollBack(): Promise<void> {
    // Its commit may be under way, and fail.
    if (this.#committed) await settle(this.#committed);
    if (isInTransaction(this.#client)) await send(this.#client, ROLLBACK);
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
  /** The same for a request that only reads: a transaction for each turn, in which the server refuses to write. */
  asReader<T>(tokenHash: Buffer, mayGuess: boolean, work: SessionWork<T>): Promise<T | null>;
  /** Who a token was the last time; not for deciding anything but whose turn it is. Null for one not seen lately. */
  recall(tokenHash: Buffer): SessionRow | null;
  /** A transaction that sees all tenants, for one of the named reasons. */
  asSystem<T>(reason: SystemReason, work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Whether the database answers and, where it lately could not write, whether it can again. @throws where not */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** The reason stands in the server's log and statistics beside the statement. */
function systemRole(reason: SystemReason): Statement {
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

  /** A transaction whose first statement, and what `work` sends without waiting for it, travel with its begin. */
  async function write<T>(kind: 'writer' | 'system', first: Statement, work: Work<T>): Promise<T> {
    const client = await pool.connect();
    const tx = new Transaction(client, kind);
    const begun = send(client, BEGIN);
    const opened = send<Authenticated>(client, first);
    const [opening, outcome] = await Promise.all([
      settle(Promise.all([begun, opened])),
      settle(work(tx, async () => (await opened).rows[0]?.identity ?? null)),
    ]);
    // Where the opening failed, what came after it did so only for that reason.
    const failure = opening.error ?? outcome.error;
    const ending = settle(failure ? tx.rollBack() : tx.commit());
    tx.end();
    const { error } = await ending;
    storage.note(failure ?? error);
    // A connection that cannot even end a transaction is thrown away.
    client.release(error instanceof Error ? error : undefined);
    if (failure ?? error) throw failure ?? error;
    for (const notify of tx.afterCommit) notify();
    return outcome.value as T;
  }

  /** The same for a request that only reads: each turn is a transaction that begins with the authentication. */
  async function read<T>(first: Authentication, work: Work<T>): Promise<T> {
    const client = await pool.connect();
    const tx = new Transaction(client, 'reader');
    const authentication = authenticate(first);
    const opened = send<Authenticated>(client, authentication);
    openTurnsWith(client, [authentication]);
    const [opening, outcome] = await Promise.all([
      settle(opened),
      settle(
        work(tx, async () => {
          const identity = (await opened).rows[0]?.identity ?? null;
          // The turns to come are those of the same session as this one's, or they fail.
          openTurnsWith(client, [authenticate({ ...first, identity })]);
          return identity;
        }),
      ),
    ]);
    tx.end();
    openTurnsWith(client, []);
    const failure = opening.error ?? outcome.error;
    // What a failed request has left behind goes before what the connection's next one sends.
    flush(client);
    client.release();
    if (failure) throw failure;
    return outcome.value as T;
  }

  const guesses = createSessionGuesses();
  const storage = watchStorage((probe) =>
    write('system', systemRole('health'), (tx) => Promise.all(probe.map((statement) => tx.run(statement)))),
  );

  /** A transaction of whoever the token belongs to now; null where that is nobody. */
  async function asSession<T>(
    reads: boolean,
    tokenHash: Buffer,
    mayGuess: boolean,
    work: SessionWork<T>,
  ): Promise<T | null> {
    const transact = (identity: string | null, doWork: Work<T | null>) => {
      const authentication = { tokenHash, identity, reads };
      return reads ? read(authentication, doWork) : write('writer', authenticate(authentication), doWork);
    };
    const guess = mayGuess ? guesses.get(tokenHash) : null;
    let overtaken = 0;
    if (guess) {
      try {
        return await transact(guess.identity, (tx) => work(tx, guess));
      } catch (error) {
        if (isWrongGuess(error) || isSessionEnded(error)) guesses.forget(tokenHash);
        else if (isOvertaken(error)) overtaken += 1;
        else throw error;
      }
    }
    for (;;) {
      const isSecondTry = overtaken > 0;
      try {
        return await transact(null, async (tx, authenticated) => {
          tx.isSecondTry = isSecondTry;
          const identity = await authenticated();
          if (identity === null) return null;
          const session = readSession(identity);
          guesses.remember(tokenHash, session);
          return work(tx, session);
        });
      } catch (error) {
        if (isSessionEnded(error)) return null;
        overtaken += 1;
        if (!(isOvertaken(error) || isWrongGuess(error)) || overtaken > TIMES_OVERTAKEN) throw error;
      }
    }
  }

  return {
    statements,
    asActor: (tokenHash, mayGuess, work) => asSession(false, tokenHash, mayGuess, work),
    asReader: (tokenHash, mayGuess, work) => asSession(true, tokenHash, mayGuess, work),
    recall: (tokenHash) => guesses.get(tokenHash),
    asSystem: (reason, work) => write('system', systemRole(reason), (tx) => work(tx)),
    ping: async () => {
      await statements.query({ text: 'select 1', query_timeout: PING_MILLISECONDS } as pg.QueryConfig);
      await storage.check();
    },
    close: async () => {
      await Promise.all([pool.end(), statements.end()]);
    },
  };
}

/** `authenticated` is what the authentication answers, null where the token is nobody's or there was none. */
type Work<T> = (tx: Transaction, authenticated: () => Promise<string | null>) => Promise<T>;
type SessionWork<T> = (tx: Transaction, session: SessionRow) => Promise<T>;

interface Authentication {
  tokenHash: Buffer;
  /** Of the session that it has to be; null takes any. */
  identity: string | null;
  reads: boolean;
}

interface Authenticated {
  /** Null where the token is nobody's. */
  identity: string | null;
}

function authenticate({ tokenHash, identity, reads }: Authentication): Statement {
  return {
    name: 'authenticate',
    text: 'select app.authenticate($1, $2, $3) as identity',
    values: [tokenHash, identity, reads],
  };
}

function isWrongGuess(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === WRONG_GUESS;
}

function isSessionEnded(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === SESSION_ENDED;
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

const ADAPTER = new PostgresAdapter();
const COMPILER = new PostgresQueryCompiler();

/** A Kysely dialect on an open transaction; beginning and ending it is not the query builder's business. */
function dialectOf(tx: Transaction): Dialect {
  const connection: DatabaseConnection = {
    async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
      const { rows, rowCount } = await tx.run<R>({ name: statementName(sql), text: sql, values: parameters });
      return { rows, numAffectedRows: BigInt(rowCount ?? 0) };
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
    createAdapter: () => ADAPTER,
    createDriver: () => driver,
    createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
    createQueryCompiler: () => COMPILER,
  };
}
