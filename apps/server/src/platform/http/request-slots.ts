import { LIFETIMES, LIMITS } from '@taskwell/contract/limits';
import { tooManyInFlight } from './failure.ts';

/** Whose request it is, by any names that tell people, companies and network addresses apart. */
export interface Requester {
  person: string;
  company: string;
  address: string;
}

/** A request in flight, until it leaves. */
export interface InFlight {
  /**
   * Does work of the request when it is its turn, so that no account starves the others (SECURITY row 20).
   *
   * @param isHeavy it takes much of the database, such as a search: few of these run at once
   * @throws 429 when the turn does not come in time
   */
  inTurn<T>(isHeavy: boolean, work: () => Promise<T>): Promise<T>;
  leave(): void;
}

export interface RequestSlots {
  /**
   * Counts a request as in flight.
   *
   * @param isFile its answer is a file, which stays in flight until it has been read
   * @param isGone asked before work begins; for a caller that has gone away there is nothing to do
   * @throws 429 when the person, the company or the network address has too many in flight
   */
  enter(requester: Requester, isFile: boolean, isGone: () => boolean): InFlight;
}

/** Turns at something that few may do at once, in the order of asking. */
class Turns {
  readonly #atOnce: () => number;
  #taken = 0;
  readonly #waiting = new Set<() => void>();

  /** @param atOnce asked whenever a turn is taken or given back */
  constructor(atOnce: () => number) {
    this.#atOnce = atOnce;
  }

  /** @throws 429 when the turn has not come at the deadline, in milliseconds of performance.now() */
  async take(deadline: number): Promise<void> {
    if (this.#taken < this.#atOnce()) {
      this.#taken += 1;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const proceed = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(
        () => {
          this.#waiting.delete(proceed);
          reject(tooManyInFlight());
        },
        Math.max(0, deadline - performance.now()),
      );
      this.#waiting.add(proceed);
    });
  }

  giveBack(): void {
    this.#taken -= 1;
    for (const next of this.#waiting) {
      if (this.#taken >= this.#atOnce()) return;
      this.#taken += 1;
      this.#waiting.delete(next);
      next();
    }
  }
}

/** A person, a company or a network address. */
class Account {
  requests = 0;
  files = 0;
  readonly heavy: Turns;
  readonly all: Turns;
  constructor({ atOnce, heavyAtOnce }: AccountLimits, isAlone: () => boolean) {
    this.heavy = new Turns(() => heavyAtOnce);
    this.all = new Turns(() => (isAlone() ? LIMITS.requestsAtOnceAlone : atOnce));
  }
}

interface AccountLimits {
  inFlight: number;
  filesInFlight: number;
  atOnce: number;
  heavyAtOnce: number;
}

/** The accounts that have something in flight. */
class Accounts {
  readonly #limits: AccountLimits;
  readonly #byName = new Map<string, Account>();
  /** The one that asked last, and since when nobody else has, in milliseconds of performance.now(). */
  #latest = '';
  #aloneSince = performance.now();

  constructor(limits: AccountLimits) {
    this.#limits = limits;
  }

  /** Whether whoever has something in flight is the only one, and has been for a while. */
  readonly #isAlone = () =>
    this.#byName.size === 1 && performance.now() - this.#aloneSince > LIFETIMES.aloneAfterMilliseconds;

  /** @throws 429 when it has too many in flight already */
  enter(name: string, isFile: boolean): Account {
    if (name !== this.#latest) {
      this.#latest = name;
      this.#aloneSince = performance.now();
    }
    const account = this.#byName.get(name) ?? new Account(this.#limits, this.#isAlone);
    const isFull = account.requests >= this.#limits.inFlight;
    if (isFull || (isFile && account.files >= this.#limits.filesInFlight)) throw tooManyInFlight();
    account.requests += 1;
    if (isFile) account.files += 1;
    this.#byName.set(name, account);
    return account;
  }

  leave(name: string, isFile: boolean): void {
    const account = this.#byName.get(name);
    if (!account) return;
    account.requests -= 1;
    if (isFile) account.files -= 1;
    if (account.requests === 0) this.#byName.delete(name);
  }
}

/** The limits are per process of the app, and have their reasons beside them in the contract. */
export function createRequestSlots(): RequestSlots {
  const people = new Accounts(LIMITS.requestsPerPerson);
  const companies = new Accounts(LIMITS.requestsPerCompany);
  const addresses = new Accounts(LIMITS.requestsPerAddress);
  // Every company has at most its own share of heavy requests waiting here, so first come, first served is fair.
  const heavyOfAll = new Turns(() => LIMITS.heavyRequestsAtOnce);

  return {
    enter(requester, isFile, isGone) {
      const entered: Account[] = [];
      const leaves: (() => void)[] = [];
      const leave = () => {
        for (const each of leaves.splice(0)) each();
      };
      const all = [
        [people, requester.person],
        [companies, requester.company],
        [addresses, requester.address],
      ] as const;
      try {
        for (const [accounts, name] of all) {
          entered.push(accounts.enter(name, isFile));
          leaves.push(() => accounts.leave(name, isFile));
        }
      } catch (error) {
        leave();
        throw error;
      }
      return {
        async inTurn(isHeavy, work) {
          // A heavy request waits for the scarcest first, holding nothing that others need.
          const heavy = isHeavy ? [...entered.map((account) => account.heavy), heavyOfAll] : [];
          return takeTurns([...heavy, ...entered.map((account) => account.all)], async () => {
            if (isGone()) throw tooManyInFlight();
            return work();
          });
        },
        leave,
      };
    },
  };
}

async function takeTurns<T>(needed: Turns[], work: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + LIFETIMES.turnMilliseconds;
  const taken: Turns[] = [];
  try {
    for (const turns of needed) {
      await turns.take(deadline);
      taken.push(turns);
    }
    return await work();
  } finally {
    for (const turns of taken.reverse()) turns.giveBack();
  }
}
