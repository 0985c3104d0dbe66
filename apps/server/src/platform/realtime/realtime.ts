import type { EventKind, LiveEvent } from '@taskwell/contract/live-events';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import { currentPosition, type EventRow, hasEventsToCome, readEvents, selectLiveSessions } from './realtime.queries.ts';

/** One open stream of a person. */
export interface Listener {
  userId: number;
  companyId: number | null;
  /** Hears of everything in the company. */
  seesWholeCompany: boolean;
  tokenHash: Buffer;
  send(event: LiveEvent): void;
  /** The session is over: says so and ends the stream. */
  end(): void;
  /** This process stops: ends the stream without a word, so that the browser connects elsewhere. */
  close(): void;
}

export interface Realtime {
  /** Adds a stream, which hears of every change committed from now on; answers how to remove it. */
  listen(listener: Listener): Promise<() => void>;
  stop(): Promise<void>;
}

const CHANNEL = 'taskwell_events';
/** Events that are read at once. */
const BATCH = 1_000;
/** Wakes within this time share one NOTIFY: it takes a lock that all committing writers of the server share. */
const NOTIFY_GAP_MILLISECONDS = 10;
/** A reader looks by itself this often, in case a wake was lost with a killed process or connection. */
const POLL_MILLISECONDS = 1_000;
/** Events of transactions still open behind a newer one are looked for again after this. */
const RETRY_MILLISECONDS = 20;
const SESSION_CHECK_MILLISECONDS = 2_000;
const CONNECT_MILLISECONDS = 5_000;

/** For their audience alone: an administrator hears of all work in the company, not of what a person gets. */
const PERSONAL_KINDS: ReadonlySet<string> = new Set<EventKind>(['notification.created', 'invitations.changed']);

/** Reads the outbox in commit-safe order and hands each event to the open streams it concerns. */
export async function startRealtime(database: Database, appUrl: string, logger: Logger): Promise<Realtime> {
  const listeners = new Set<Listener>();
  let position = await database.asSystem('live stream', currentPosition);
  let reading: Promise<void> | null = null;
  let readAgain = false;
  let notifyTimer: NodeJS.Timeout | null = null;
  let retryTimer: NodeJS.Timeout | null = null;
  let connection: pg.Client | null = null;
  let connecting: Promise<pg.Client> | null = null;
  let stopped = false;

  async function readNew(): Promise<void> {
    const { rows, isBehind } = await database.asSystem('live stream', async (tx) => {
      return { rows: await readEvents(tx, position, BATCH), isBehind: await hasEventsToCome(tx) };
    });
    for (const row of rows) {
      position = { transactionId: row.transactionId, id: row.id };
      deliver(row);
    }
    if (rows.some((row) => row.kind === 'session.ended')) await endDeadSessions();
    if (rows.length === BATCH) readAgain = true;
    if (isBehind) readSoon();
  }

  /** One retry at a time: wakes come often while a long transaction holds the stream back, and each would add its own. */
  function readSoon(): void {
    retryTimer ??= setTimeout(() => {
      retryTimer = null;
      read();
    }, RETRY_MILLISECONDS).unref();
  }

  function read(): void {
    if (stopped || listeners.size === 0) return;
    if (reading) {
      readAgain = true;
      return;
    }
    reading = readNew()
      .catch((error: Error) => logger.warn({ err: error }, 'live events could not be read'))
      .finally(() => {
        reading = null;
        if (readAgain) {
          readAgain = false;
          read();
        }
      });
  }

  function deliver(row: EventRow): void {
    if (row.kind === 'session.ended') return;
    const audience = new Set(row.audience);
    const notified = new Set(row.notified);
    for (const listener of listeners) {
      const isInCompany = listener.companyId !== null && listener.companyId === row.company_id;
      const hearsAll = isInCompany && listener.seesWholeCompany && !PERSONAL_KINDS.has(row.kind);
      if (hearsAll || audience.has(listener.userId))
        listener.send({ kind: row.kind, id: row.entity_id, version: row.version });
      if (notified.has(listener.userId)) listener.send({ kind: 'notification.created', id: row.entity_id, version: 0 });
    }
  }

  /** Streams outlive nothing: whatever ended the session (sign-out, suspension, role change), its stream ends too. */
  async function endDeadSessions(): Promise<void> {
    if (listeners.size === 0) return;
    // Those that are open now: one that comes while the database is asked is not among the answers.
    const asked = [...listeners];
    const hashes = asked.map((listener) => listener.tokenHash);
    const alive = await database.asSystem('live stream', (tx) => selectLiveSessions(tx, hashes));
    const tokens = new Set(alive.map((hash) => hash.toString('hex')));
    for (const listener of asked) {
      if (!tokens.has(listener.tokenHash.toString('hex'))) listener.end();
    }
  }

  /** One at a time: against a server that does not answer, each second would otherwise begin another. */
  async function connect(): Promise<void> {
    if (connection || connecting || stopped) return;
    connecting = openConnection();
    try {
      connection = await connecting;
    } finally {
      connecting = null;
    }
  }

  async function openConnection(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: appUrl,
      application_name: 'taskwell live',
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_MILLISECONDS,
      query_timeout: CONNECT_MILLISECONDS,
    });
    client.on('notification', read);
    client.on('error', (error) => logger.warn({ err: error }, 'live connection lost'));
    client.on('end', () => {
      if (connection === client) connection = null;
    });
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      // Not waited for: a server that does not answer does not say goodbye.
      client.end().catch(() => undefined);
      throw error;
    }
    return client;
  }

  const pollTimer = setInterval(() => {
    connect().catch((error: Error) => logger.warn({ err: error }, 'live connection is away'));
    read();
  }, POLL_MILLISECONDS).unref();
  const sessionTimer = setInterval(() => {
    endDeadSessions().catch((error: Error) => logger.warn({ err: error }, 'sessions of streams could not be checked'));
  }, SESSION_CHECK_MILLISECONDS).unref();
  await connect();

  // Wakes the readers of every process.
  database.whenEventsCommit(() => {
    notifyTimer ??= setTimeout(() => {
      notifyTimer = null;
      database.statements
        .query('select pg_notify($1, $2)', [CHANNEL, ''])
        .catch((error: Error) =>
          logger.warn({ err: error }, 'other processes were not woken; they look by themselves'),
        );
    }, NOTIFY_GAP_MILLISECONDS);
  });

  return {
    async listen(listener) {
      if (listeners.size === 0) {
        const now = await database.asSystem('live stream', currentPosition);
        // Another stream may have come meanwhile, and what it has yet to hear must not be skipped.
        if (listeners.size === 0) position = now;
      }
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async stop() {
      stopped = true;
      clearInterval(pollTimer);
      clearInterval(sessionTimer);
      if (notifyTimer) clearTimeout(notifyTimer);
      if (retryTimer) clearTimeout(retryTimer);
      for (const listener of [...listeners]) listener.close();
      await reading;
      // One that is just coming back is ended once it is there.
      await Promise.allSettled([connecting]);
      await connection?.end();
    },
  };
}
