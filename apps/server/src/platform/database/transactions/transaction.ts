import { Kysely } from 'kysely';
import type pg from 'pg';
import type { DB } from '../database-types.gen.ts';
import type { Effects } from '../effects.ts';
import { type Answer, COMMIT, isInTransaction, isTurnBegun, ROLLBACK, type Statement, send } from './connection.ts';
import { dialectOf } from './dialect.ts';
import { collectEffects, type Recorded, recording } from './recording.ts';
import { settle } from './settle.ts';

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
  | 'push messages'
  | 'unsubscribe'
  | 'feedback'
  | 'clean-up'
  | 'audit log'
  | 'audit chain'
  | 'health'
  | 'demo data';

/** Whose rights a statement has: the tenant's that the session acts in, or the system's for a reason. */
type Rights = SystemReason | null;

const OVER = 'the transaction is over';
const COMMITTED = 'the commit of this transaction has been sent: what follows would not be part of it';
/** What is written for a session is so only if nobody has ended it meanwhile: a request may have waited for long. */
const CONFIRM_SESSION: Statement = { name: 'confirm session', text: 'select app.confirm_session()' };

/** @param rights the reason stands in the server's log and statistics beside the statement */
export function assumeRights(rights: Rights): Statement {
  if (rights === null) return { name: 'as tenant', text: `select set_config('role', 'taskwell_tenant', true)` };
  return {
    name: 'as system',
    text: `select set_config('role', 'taskwell_system', true), set_config('app.reason', $1, true)`,
    values: [rights],
  };
}

/**
 * What the transactions of one request share: their connection, the rights that its next statement would have, what has
 * been recorded, and the end.
 *
 * A request that only reads has a transaction for each turn, that is for all that is sent together; every one of them
 * authenticates and refuses to write.
 */
export class TransactionCore {
  readonly #client: pg.PoolClient;
  readonly #kind: 'writer' | 'reader' | 'system';
  #rights: Rights;
  readonly #recorded = new Map<Rights, Recorded>();
  #committed: Promise<Answer<never>> | null = null;
  #isOver = false;
  readonly #afterCommit: (() => void)[] = [];
  /** Events were written, so listeners are to be woken after the commit. */
  hasEvents = false;

  /** @param rights of what has been sent so far */
  constructor(client: pg.PoolClient, kind: 'writer' | 'reader' | 'system', rights: Rights) {
    this.#client = client;
    this.#kind = kind;
    this.#rights = rights;
  }

  /** Runs a statement with these rights. @throws where the transaction is over, or its commit has been sent */
  run<R>(rights: Rights, statement: Statement): Promise<Answer<R>> {
    if (this.#isOver) return Promise.reject(new Error(OVER));
    if (this.#committed) return Promise.reject(new Error(COMMITTED));
    // A reader's turn is a transaction of its own, and begins as the tenant's.
    if (this.#kind === 'reader' && !isTurnBegun(this.#client)) this.#rights = null;
    if (rights !== this.#rights) {
      this.#rights = rights;
      // Unheard: where it fails, so does the statement behind it.
      send(this.#client, assumeRights(rights)).catch(() => undefined);
    }
    return send<R>(this.#client, statement);
  }

  /** Collects what is written with the commit. @throws where that has been sent, or never is */
  record(rights: Rights, effects: Effects): void {
    if (this.#kind === 'reader') throw new Error('a request that only reads has nothing to record');
    if (this.#isOver) throw new Error(OVER);
    if (this.#committed) throw new Error(COMMITTED);
    const recorded = this.#recorded.get(rights) ?? { audit: [], notifications: [], events: [] };
    this.#recorded.set(rights, recorded);
    collectEffects(recorded, effects);
    if (recorded.events.length > 0) this.hasEvents = true;
  }

  /** Writes what was recorded and ends the transaction, all in one turn. @throws where it was rolled back */
  async commit(): Promise<void> {
    const written = [...this.#recorded].map(([rights, recorded]) => this.run(rights, recording(recorded)));
    if (this.#kind === 'writer') written.push(this.run(this.#rights, CONFIRM_SESSION));
    this.#committed = this.run<never>(this.#rights, COMMIT);
    // Where one fails, the commit behind it fails for the same reason.
    const [{ command }] = await Promise.all([this.#committed, ...written]);
    // A transaction that failed half-way answers a commit with a rollback, and no error.
    if (command !== 'COMMIT') throw new Error('the transaction was rolled back');
    for (const work of this.#afterCommit) work();
  }

  /** What is true once all of it is on disk. */
  afterCommit(work: () => void): void {
    this.#afterCommit.push(work);
  }

  /** Takes back all of it that is not committed. */
  async rollBack(): Promise<void> {
    // Its commit may be under way, and fail.
    if (this.#committed) await settle(this.#committed);
    if (isInTransaction(this.#client)) await send(this.#client, ROLLBACK);
  }

  /** After this, its connection belongs to others; what is left running of a request that failed must not use it. */
  end(): void {
    this.#isOver = true;
  }
}

/**
 * An open transaction: everything in it is written, or nothing. The commit goes out when the work returns, with all that
 * was recorded; a statement after that throws.
 */
export abstract class OpenTransaction {
  readonly #core: TransactionCore;
  readonly #rights: Rights;
  #db: Kysely<DB> | null = null;

  constructor(core: TransactionCore, rights: Rights) {
    this.#core = core;
    this.#rights = rights;
  }

  /** Query builder on this transaction. */
  get db(): Kysely<DB> {
    this.#db ??= new Kysely<DB>({ dialect: dialectOf((statement) => this.run(statement)) });
    return this.#db;
  }

  /** Runs a statement made elsewhere: one that is prepared (see statements.ts), or the job queue's. */
  run<R>(statement: Statement): Promise<Answer<R>> {
    return this.#core.run<R>(this.#rights, statement);
  }

  /** Takes down what belongs to the change: audit entries, notifications and events, written with the commit. */
  record(effects: Effects): void {
    this.#core.record(this.#rights, effects);
  }

  /** Has this done once all of it is on disk, and never where it is rolled back or the connection is lost. */
  afterCommit(work: () => void): void {
    this.#core.afterCommit(work);
  }

  /** A statement of its own has written events; those that are recorded are known. */
  wroteEvents(): void {
    this.#core.hasEvents = true;
  }

  /**
   * Does one part of a request across tenants, for a named reason, in the request's own transaction. A second
   * transaction would wait for a second connection, and enough requests doing so would wait for each other.
   */
  asSystem<T>(reason: SystemReason, work: (system: SystemTransaction) => Promise<T>): Promise<T> {
    return work(new SystemTransaction(this.#core, reason));
  }
}

/** What a person's request does: row-level security shows it the rows of their company, and tasks given to them. */
export class Transaction extends OpenTransaction {
  declare private readonly of: 'tenant';

  constructor(core: TransactionCore) {
    super(core, null);
  }
}

/** Sees all tenants. What works across them takes this type, so that a tenant's transaction does not get there. */
export class SystemTransaction extends OpenTransaction {
  declare private readonly of: 'system';
}
