import pg from 'pg';
import { prepareValue } from 'pg/lib/utils.js';
import { serialize } from 'pg-protocol';

export interface Statement {
  text: string;
  /** Under which the server keeps its plan; one name, one text. Without it the text is read anew each time. */
  name?: string;
  values?: readonly unknown[];
}

export interface Answer<R> {
  rows: R[];
  /** Null where the command counts no rows. */
  rowCount: number | null;
  /** 'SELECT', 'COMMIT' … */
  command: string;
}

export type TextRow = (string | null)[];

export const BEGIN = { name: 'begin', text: 'begin' } satisfies Statement;
export const COMMIT = { name: 'commit', text: 'commit' } satisfies Statement;
export const ROLLBACK = { name: 'rollback', text: 'rollback' } satisfies Statement;

/** A statement on its way, and what has come back of it. */
interface Sent {
  statement: Statement;
  /** As the protocol has them. */
  values: (string | Buffer | null)[];
  answer: Answer<unknown>;
  /** Of values that cannot be sent, or of a row that could not be read. */
  error: unknown;
  resolve: (answer: Answer<never>) => void;
  reject: (error: unknown) => void;
}

/** Makes rows of a statement's columns; null for one that answers none. */
type RowReader = pg.Result & { parseRow: (columns: TextRow) => unknown };

interface ConnectionState {
  /** What this turn of the event loop has to send. */
  waiting: Sent[];
  /** What each turn begins with, where each is a transaction of its own. */
  opening: readonly Statement[];
  /** Of the statements that this connection has answered before, and so need neither parsing nor describing. */
  readers: Map<string, RowReader | null>;
  /** A transaction was begun, and as far as was sent not ended. */
  isInTransaction: boolean;
}

const states = new WeakMap<pg.PoolClient, ConnectionState>();

function stateOf(client: pg.PoolClient): ConnectionState {
  let state = states.get(client);
  if (!state) {
    state = { waiting: [], opening: [], readers: new Map(), isInTransaction: false };
    states.set(client, state);
  }
  return state;
}

/** Whether there is something to commit or to roll back. */
export function isInTransaction(client: pg.PoolClient): boolean {
  return stateOf(client).isInTransaction;
}

/** Whether something is waiting to be sent, so that the next statement runs in the same turn. */
export function isTurnBegun(client: pg.PoolClient): boolean {
  return stateOf(client).waiting.length > 0;
}

/** Lets every turn from the next one on begin with these statements; answers with which they did so far. */
export function openTurnsWith(client: pg.PoolClient, opening: readonly Statement[]): readonly Statement[] {
  const state = stateOf(client);
  const before = state.opening;
  state.opening = opening;
  return before;
}

/**
 * Sends a statement. All that one turn of the event loop sends on a connection leaves in one write and ends with one
 * Sync, so that it wakes the database's process once and is answered at once (see docs/decisions/0009). When one of them
 * fails, those after it are not run and fail with the same error.
 */
export function send<R>(client: pg.PoolClient, statement: Statement): Promise<Answer<R>> {
  const state = stateOf(client);
  if (state.waiting.length === 0) {
    setImmediate(flush, client);
    // Their answers are nobody's; where one fails, so do the statements after it.
    for (const each of state.opening) enqueue(state, each).catch(() => undefined);
  }
  return enqueue(state, statement);
}

function enqueue<R>(state: ConnectionState, statement: Statement): Promise<Answer<R>> {
  return new Promise((resolve, reject) => {
    const answer = { rows: [], rowCount: null, command: '' };
    const sent: Sent = { statement, values: [], answer, error: null, resolve, reject };
    try {
      sent.values = (statement.values ?? []).map((value) => prepareValue(value));
    } catch (error) {
      sent.error = error;
    }
    state.waiting.push(sent);
  });
}

/** Sends now what waits for the end of the event loop's turn. */
export function flush(client: pg.PoolClient): void {
  const state = stateOf(client);
  const batch = withoutNeedlessBegin(sendable(state.waiting.splice(0)));
  if (batch.sent.length === 0 && !batch.implied) return;
  const wasInTransaction = state.isInTransaction;
  for (const { statement } of batch.sent) {
    if (statement === BEGIN) state.isInTransaction = true;
    else if (statement === COMMIT || statement === ROLLBACK) state.isInTransaction = false;
  }
  const failsOpen = wasInTransaction || batch.sent[0]?.statement === BEGIN;
  client.query(new Pipeline(batch, state, failsOpen));
}

/** Those before the first one whose values cannot be sent; that one fails, and those after it as if it had been run. */
function sendable(waiting: Sent[]): Sent[] {
  const at = waiting.findIndex(({ error }) => error !== null);
  if (at < 0) return waiting;
  for (const { reject } of waiting.slice(at)) reject(waiting[at]?.error);
  return waiting.slice(0, at);
}

interface Batch {
  sent: Sent[];
  /** Begin and commit of a transaction that the Sync ends; they are never sent. */
  implied: { begin: Sent; commit: Sent } | null;
}

/**
 * What is sent before one Sync is a transaction of its own (PostgreSQL documentation, 'Pipelining' under 'Extended
 * Query'), so a begin with its commit behind it says nothing.
 */
function withoutNeedlessBegin(sent: Sent[]): Batch {
  const begin = sent[0];
  const commit = sent.at(-1);
  if (begin?.statement !== BEGIN || commit?.statement !== COMMIT) return { sent, implied: null };
  return { sent: sent.slice(1, -1), implied: { begin, commit } };
}

/** Several statements under one Sync. In pipeline mode pg takes nothing but its own Query, so it is one. */
class Pipeline extends pg.Query {
  readonly #batch: Batch;
  readonly #state: ConnectionState;
  /** Whether an error leaves a transaction behind that has to be rolled back: its commit is passed over. */
  readonly #failsOpen: boolean;
  /** The statement being answered. */
  #current = 0;
  #reader: RowReader | null = null;
  /** Called by pg once it has all the answers, or an error; a time-out of pg's replaces it. */
  callback: (error: unknown) => void;

  constructor(batch: Batch, state: ConnectionState, failsOpen: boolean) {
    super({ text: '' });
    this.#batch = batch;
    this.#state = state;
    this.#failsOpen = failsOpen;
    this.callback = (error) => this.#settle(error);
    this.submit = (connection) => this.#send(connection);
  }

  /** In one write: handed over one by one, the fifteen messages of a change cost the socket a twentieth of its speed. */
  #send(connection: pg.Connection): null {
    const messages = this.#batch.sent.flatMap(({ statement, values }) => this.#messagesOf(statement, values));
    if (connection.stream.writable) connection.stream.write(Buffer.concat([...messages, serialize.sync()]));
    return null;
  }

  #messagesOf({ text, name = '' }: Statement, values: Sent['values']): Buffer[] {
    const bind = serialize.bind({ statement: name, values });
    const execute = serialize.execute();
    if (this.#state.readers.has(name)) return [bind, execute];
    // Parsed already, perhaps, for an execution that failed; closing what is not there is no error.
    const closeAndParse = [serialize.close({ type: 'S', name }), serialize.parse({ name, text })];
    return [...closeAndParse, bind, serialize.describe({ type: 'P' }), execute];
  }

  get #answering(): Sent | undefined {
    return this.#batch.sent[this.#current];
  }

  handleRowDescription({ fields }: { fields: pg.FieldDef[] }): void {
    const reader = new pg.Result('', pg.types) as RowReader & { addFields: (fields: pg.FieldDef[]) => void };
    reader.addFields(fields);
    this.#reader = reader;
  }

  handleDataRow({ fields }: { fields: TextRow }): void {
    const answering = this.#answering;
    if (!answering || answering.error) return;
    const { name = '' } = answering.statement;
    try {
      answering.answer.rows.push((this.#state.readers.get(name) ?? this.#reader)?.parseRow(fields));
    } catch (error) {
      answering.error = error;
    }
  }

  /** @param text the command's tag: 'UPDATE 3', 'INSERT 0 1', 'COMMIT' */
  handleCommandComplete({ text }: { text: string }): void {
    const answering = this.#answering;
    if (answering) {
      const words = text.split(' ');
      answering.answer.command = words[0] ?? '';
      answering.answer.rowCount = words.length > 1 ? Number(words.at(-1)) : null;
      const { name } = answering.statement;
      if (name && !this.#state.readers.has(name)) this.#state.readers.set(name, this.#reader);
    }
    this.#reader = null;
    this.#current += 1;
  }

  handleEmptyQuery(): void {
    this.#current += 1;
  }

  handleError(error: unknown): void {
    this.callback(error);
  }

  handleReadyForQuery(): void {
    this.callback(null);
  }

  #settle(error: unknown): void {
    const { sent, implied } = this.#batch;
    if (error) {
      this.#state.isInTransaction = this.#failsOpen;
      // What became of them on the server is not certain, so they are read and described anew.
      for (const { statement } of sent.slice(this.#current)) this.#state.readers.delete(statement.name ?? '');
    }
    for (const [index, { answer, error: unreadable, resolve, reject }] of sent.entries()) {
      if (error && index >= this.#current) reject(error);
      else if (unreadable) reject(unreadable);
      else resolve(answer as Answer<never>);
    }
    if (!implied) return;
    implied.begin.resolve({ rows: [], rowCount: null, command: 'BEGIN' });
    if (error) implied.commit.reject(error);
    else implied.commit.resolve({ rows: [], rowCount: null, command: 'COMMIT' });
  }
}
