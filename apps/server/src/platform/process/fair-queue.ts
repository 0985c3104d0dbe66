/** Who asks, and from where; a personal account is a company of its own. */
export interface Asker {
  /** As networkOf gives it. */
  network: string;
  companyId: number;
  userId: number;
}

interface Waiting<J> {
  userId: number;
  /** Of the network address, the company and, last, the person. */
  names: string[];
  jobs: J[];
}

/**
 * Work that waits for its turn. Next is that of whoever's last turn was longest ago, where the turns of all from one network
 * address and of all of one company are theirs as well. So nobody's many keep another's one waiting: not those of one person
 * from many addresses, nor those of many accounts from one. Who comes anew is behind nobody who has just had a turn.
 */
export class FairQueue<J> {
  /** Those who came first are first. */
  readonly #waiting = new Map<string, Waiting<J>>();
  /** The number of the latest turn of each name; the latest are at the end. */
  readonly #latestTurns = new Map<string, number>();
  #turn = 0;

  add(asker: Asker, job: J): void {
    const names = namesOf(asker);
    const key = names.join('\n');
    const waiting = this.#waiting.get(key) ?? { userId: asker.userId, names, jobs: [] };
    waiting.jobs.push(job);
    this.#waiting.set(key, waiting);
  }

  /** How much of a person's waits, from whatever addresses. */
  countOf(userId: number): number {
    let count = 0;
    for (const waiting of this.#waiting.values()) if (waiting.userId === userId) count += waiting.jobs.length;
    return count;
  }

  /** What is to be done next, which waits no longer; undefined where nothing waits. */
  takeNext(): J | undefined {
    const next = this.#next();
    if (next === undefined) return undefined;
    const job = next.jobs.shift();
    if (next.jobs.length === 0) this.#waiting.delete(next.names.join('\n'));
    this.#noteTurn(next.names);
    return job;
  }

  #next(): Waiting<J> | undefined {
    let next: Waiting<J> | undefined;
    let least: number[] = [];
    for (const waiting of this.#waiting.values()) {
      const turns = this.#turnsOf(waiting.names);
      if (next !== undefined && !isBefore(turns, least)) continue;
      next = waiting;
      least = turns;
    }
    return next;
  }

  /** The latest first; where they are the same for two, those of the person decide. */
  #turnsOf(names: readonly string[]): number[] {
    const turns = names.map((name) => this.#latestTurns.get(name) ?? 0);
    return [...turns.toSorted((one, other) => other - one), ...turns.slice(-1)];
  }

  #noteTurn(names: readonly string[]): void {
    this.#turn += 1;
    for (const name of names) {
      this.#latestTurns.delete(name);
      this.#latestTurns.set(name, this.#turn);
    }
    for (const name of this.#latestTurns.keys()) {
      if (this.#latestTurns.size <= MOST_REMEMBERED) return;
      this.#latestTurns.delete(name);
    }
  }
}

/** Names of whom the latest turn is known: whose was before those of all these may well be first. */
const MOST_REMEMBERED = 3_000;

function namesOf({ network, companyId, userId }: Asker): string[] {
  return [`network ${network}`, `company ${companyId}`, `person ${userId}`];
}

/** Whether the first turns that differ are the earlier ones. */
function isBefore(turns: readonly number[], others: readonly number[]): boolean {
  const at = turns.findIndex((turn, index) => turn !== others[index]);
  return at >= 0 && (turns[at] ?? 0) < (others[at] ?? 0);
}
