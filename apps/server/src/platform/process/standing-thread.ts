import type { Worker } from 'node:worker_threads';
import { type Asker, FairQueue } from './fair-queue.ts';
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
   * Has the thread run one of its functions. One runs at a time; those who ask take turns (see FairQueue).
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
  const waiting = new FairQueue<Job>();
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

  async function work(): Promise<void> {
    isRunning = true;
    clearTimeout(idle);
    for (let job = waiting.takeNext(); job !== undefined; job = waiting.takeNext()) {
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
        if (waiting.countOf(asker.userId) >= limits.waitingAtMost) {
          reject(new CrowdedError('too much is waiting already'));
          return;
        }
        waiting.add(asker, { name, input, since: performance.now(), resolve, reject });
        if (!isRunning) void work();
      }),
  };
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
