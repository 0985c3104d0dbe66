import type { Worker } from 'node:worker_threads';
import { answerOf, OverrunError, startThread, type ThreadLimits } from './threads.ts';

/** Functions that a thread has, by their names; what goes in and out is anything that structuredClone copies. */
export type ThreadFunctions = Record<string, (...input: never[]) => unknown>;

/** What is asked of the thread, and what it answers. */
export interface Asked {
  name: string;
  input: unknown[];
}
export type Answered = { answer: unknown } | { error: unknown };

export interface StandingThread<F extends ThreadFunctions> {
  /**
   * Has the thread run one of its functions. One runs at a time; network addresses take turns, within one its companies, and
   * within these their people, so that nobody's many keep another's one waiting, under one account or under many.
   *
   * @param asker whose turn it is
   * @throws OverrunError where it takes, or has to wait for, longer than the limits; CrowdedError where as many of the person's
   *   are waiting as may; and whatever the function throws
   */
  run<N extends keyof F & string>(
    asker: Asker,
    name: N,
    ...input: Parameters<F[N]>
  ): Promise<Awaited<ReturnType<F[N]>>>;
}

/** Who asks, and from where; a personal account is a company of its own. */
export interface Asker {
  /** As networkOf gives it. */
  network: string;
  companyId: number;
  userId: number;
}

/** Somebody has so much waiting for the thread that more would only wait in vain. */
export class CrowdedError extends Error {}

export interface StandingThreadLimits extends ThreadLimits {
  /** Of one person, without what is being run. */
  waitingAtMost: number;
  /** Without work, after which it ends. */
  idleMilliseconds: number;
}

interface Job extends Asked {
  since: number;
  resolve: (answer: never) => void;
  reject: (error: unknown) => void;
}

/**
 * A thread for work that is asked for often, apart from everybody's event loop. It starts with the first work, is ended
 * when that takes too much or nobody asks, and starts again with the next; it keeps no process alive.
 *
 * @param module hands its functions to answerAlways (thread-answer.ts)
 * @param limits milliseconds: of one run, and of the wait for it
 */
export function standingThread<F extends ThreadFunctions>(
  module: URL,
  limits: StandingThreadLimits,
): StandingThread<F> {
  /** By network address, within it by company, and within that by person: those who have waited longest for a turn first. */
  const waiting: Waiting<Waiting<Waiting<Job[]>>> = new Map();
  let thread: Worker | null = null;
  let isRunning = false;
  let idle: NodeJS.Timeout | undefined;

  function begin(): Worker {
    const begun = startThread(module, limits);
    begun.once('exit', () => {
      if (thread === begun) thread = null;
    });
    return begun;
  }

  function end(): void {
    void thread?.terminate();
    thread = null;
  }

  function next(): Job | undefined {
    return inTurn(waiting, (companies) => inTurn(companies, (people) => inTurn(people, (jobs) => jobs.shift())));
  }

  async function work(): Promise<void> {
    isRunning = true;
    clearTimeout(idle);
    for (let job = next(); job !== undefined; job = next()) {
      if (performance.now() - job.since > limits.milliseconds) {
        job.reject(new OverrunError('the thread has too much to do'));
        continue;
      }
      thread ??= begin();
      try {
        const answered = await ask(thread, job, limits);
        if ('error' in answered) job.reject(answered.error);
        else job.resolve(answered.answer as never);
      } catch (fault) {
        end();
        job.reject(fault);
      }
    }
    isRunning = false;
    idle = setTimeout(end, limits.idleMilliseconds).unref();
  }

  return {
    run: (asker, name, ...input) =>
      new Promise((resolve, reject) => {
        const companies = within(waiting, asker.network, () => new Map());
        const people = within(companies, asker.companyId, () => new Map());
        const jobs = within(people, asker.userId, (): Job[] => []);
        if (jobs.length >= limits.waitingAtMost) {
          reject(new CrowdedError('too much is waiting already'));
          return;
        }
        jobs.push({ name, input, since: performance.now(), resolve, reject });
        if (!isRunning) void work();
      }),
  };
}

type Waiting<V> = Map<string | number, V>;

function within<V>(waiting: Waiting<V>, key: string | number, begin: () => V): V {
  const known = waiting.get(key) ?? begin();
  waiting.set(key, known);
  return known;
}

/** What the first of them takes; what is left of it goes to the end. */
function inTurn<V extends { readonly size: number } | { readonly length: number }, T>(
  waiting: Waiting<V>,
  take: (first: V) => T,
): T | undefined {
  const [turn] = waiting;
  if (turn === undefined) return undefined;
  const [key, first] = turn;
  waiting.delete(key);
  const taken = take(first);
  if (('size' in first ? first.size : first.length) > 0) waiting.set(key, first);
  return taken;
}

/** @throws where the thread, not its function, came to no answer */
async function ask(thread: Worker, { name, input }: Job, limits: ThreadLimits): Promise<Answered> {
  // Only while it works does it keep the process alive.
  thread.ref();
  try {
    const answered = answerOf<Answered>(thread, limits);
    thread.postMessage({ name, input } satisfies Asked);
    return await answered;
  } finally {
    thread.unref();
  }
}
