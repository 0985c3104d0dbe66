import pg from 'pg';
import type { Logger } from 'pino';
import { BEGIN, flush, openTurnsWith, type Statement, send } from './connection.ts';
import { createSessionCache, readSession, SESSION_CHANGED, SESSION_ENDED, type SessionRow } from './session-cache.ts';
import { settle } from './settle.ts';
import { watchStorage } from './storage.ts';
import { assumeRights, type SystemReason, SystemTransaction, Transaction, TransactionCore } from './transaction.ts';

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
/** How often a request begins again because of what others did meanwhile (see MEANWHILE), or because its session changed. */
const MOST_RETRIES = 3;
const PING_MILLISECONDS = 3_000;

export interface Database {
  /**
   * For single statements outside any transaction: the rate limiter's, whose counters must survive the failure of the
   * request they count. Apart from the transactions' pool, because requests use it while they hold one of those.
   */
  readonly statements: pg.Pool;
  /**
   * A request's transaction: its first statement authenticates the token and sets actor and company.
   *
   * @param useCache lets the work begin before that is answered, by what the session cache has; it may then run twice,
   *   so all it does has to be in the transaction
   * @returns null where the token is nobody's
   */
  asActor<T>(tokenHash: Buffer, useCache: boolean, work: SessionWork<T>): Promise<T | null>;
  /** As asActor, for a request that only reads: a transaction for each turn, in which the server refuses to write. */
  asReader<T>(tokenHash: Buffer, useCache: boolean, work: SessionWork<T>): Promise<T | null>;
  /** Who a token was the last time; not for deciding anything but whose turn it is. Null for one not seen lately. */
  recall(tokenHash: Buffer): SessionRow | null;
  /** A transaction that sees all tenants, for one of the named reasons. */
  asSystem<T>(reason: SystemReason, work: (tx: SystemTransaction) => Promise<T>): Promise<T>;
  /** Has this called after each commit that wrote events. */
  whenEventsCommit(wake: () => void): void;
  /** Whether the database answers and, where it lately could not write, whether it can again. @throws where not */
  ping(): Promise<void>;
  close(): Promise<void>;
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
  async function write<T>(kind: 'writer' | 'system', opening: Opening, work: CoreWork<T>): Promise<T> {
    const client = await pool.connect();
    const core = new TransactionCore(client, kind, opening.rights);
    const begun = send(client, BEGIN);
    const opened = send<Authenticated>(client, opening.statement);
    const worked = settle(
      work(core, async () => (await opened).rows[0]?.identity ?? null).then(async (value) => {
        await core.commit();
        return value;
      }),
    );
    // Where the opening failed, what came after it did so only for that reason.
    const opens = await settle(Promise.all([begun, opened]));
    const outcome = await worked;
    const failure = opens.error ?? outcome.error;
    const ending = failure ? settle(core.rollBack()) : null;
    core.end();
    const broken = (await ending)?.error;
    storage.note(failure);
    // A connection that cannot even end a transaction is thrown away.
    client.release(broken instanceof Error ? broken : undefined);
    if (failure) throw failure;
    if (core.hasEvents) wake?.();
    return outcome.value as T;
  }

  /** A request that only reads: each of its turns is a transaction that begins with the authentication. */
  async function read<T>(first: Authentication, work: CoreWork<T>): Promise<T> {
    const client = await pool.connect();
    const core = new TransactionCore(client, 'reader', null);
    const authentication = authenticate(first);
    const opened = send<Authenticated>(client, authentication);
    openTurnsWith(client, [authentication]);
    const [opening, outcome] = await Promise.all([
      settle(opened),
      settle(
        work(core, async () => {
          const identity = (await opened).rows[0]?.identity ?? null;
          // The turns to come are those of the same session as this one's, or they fail.
          openTurnsWith(client, [authenticate({ ...first, identity })]);
          return identity;
        }),
      ),
    ]);
    core.end();
    openTurnsWith(client, []);
    const failure = opening.error ?? outcome.error;
    // What a failed request has left behind goes before what the connection's next one sends.
    flush(client);
    client.release();
    if (failure) throw failure;
    return outcome.value as T;
  }

  const sessions = createSessionCache();
  let wake: (() => void) | null = null;
  const storage = watchStorage((probe) =>
    asSystem('health', (tx) => Promise.all(probe.map((statement) => tx.run(statement)))),
  );

  function asSystem<T>(reason: SystemReason, work: (tx: SystemTransaction) => Promise<T>): Promise<T> {
    const opening = { statement: assumeRights(reason), rights: reason };
    return write('system', opening, (core) => work(new SystemTransaction(core, reason)));
  }

  /** A transaction of whoever the token belongs to now; null where that is nobody. */
  async function asSession<T>(
    reads: boolean,
    tokenHash: Buffer,
    useCache: boolean,
    work: SessionWork<T>,
  ): Promise<T | null> {
    const transact = (identity: string | null, doWork: CoreWork<T | null>) => {
      const authentication = { tokenHash, identity, reads };
      if (reads) return read(authentication, doWork);
      return write('writer', { statement: authenticate(authentication), rights: null }, doWork);
    };
    const known = useCache ? sessions.get(tokenHash) : null;
    let retries = 0;
    if (known) {
      try {
        return await transact(known.identity, (core) => work(new Transaction(core), known));
      } catch (error) {
        if (hasCode(error, SESSION_CHANGED, SESSION_ENDED)) sessions.forget(tokenHash);
        else if (hasCode(error, ...MEANWHILE)) retries += 1;
        else throw error;
      }
    }
    for (;;) {
      try {
        return await transact(null, async (core, authenticated) => {
          const identity = await authenticated();
          if (identity === null) return null;
          const session = readSession(identity);
          sessions.remember(tokenHash, session);
          return work(new Transaction(core), session);
        });
      } catch (error) {
        if (hasCode(error, SESSION_ENDED)) return null;
        retries += 1;
        if (!hasCode(error, SESSION_CHANGED, ...MEANWHILE) || retries > MOST_RETRIES) throw error;
      }
    }
  }

  return {
    statements,
    asActor: (tokenHash, useCache, work) => asSession(false, tokenHash, useCache, work),
    asReader: (tokenHash, useCache, work) => asSession(true, tokenHash, useCache, work),
    recall: (tokenHash) => sessions.get(tokenHash),
    asSystem,
    whenEventsCommit(listener) {
      wake = listener;
    },
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
type CoreWork<T> = (core: TransactionCore, authenticated: () => Promise<string | null>) => Promise<T>;
type SessionWork<T> = (tx: Transaction, session: SessionRow) => Promise<T>;

/** What a transaction begins with, and whose rights it has from then on. */
interface Opening {
  statement: Statement;
  rights: SystemReason | null;
}

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

/**
 * SQLSTATE of the transaction that PostgreSQL ends to untie a deadlock, and of a row that refers to one which was there when
 * the request looked and is deleted now. A request that begins again finds what has become of it, and answers that.
 */
const MEANWHILE = ['40P01', '23503'];

function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof pg.DatabaseError && error.code !== undefined && codes.includes(error.code);
}
