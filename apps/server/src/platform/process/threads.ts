import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';

export interface ThreadLimits {
  /** From the start of the thread to its answer. */
  milliseconds: number;
  /** Of what it keeps in memory. */
  megabytes: number;
}

/** It took more time or memory than it may. */
export class OverrunError extends Error {}

/**
 * Does work apart from everybody's event loop: in a thread that begins with it and ends with it, so that nothing of it
 * costs memory afterwards, and that is ended when it takes too much.
 *
 * @param module hands its work to answerInThread (thread-answer.ts); O is what that answers for I
 * @param input anything that structuredClone copies
 * @throws OverrunError beyond the limits, and whatever the work throws
 */
export async function runInThread<I, O>(module: URL, input: I, limits: ThreadLimits): Promise<O> {
  const thread = startThread(module, limits, input);
  try {
    return await answerOf<O>(thread, limits);
  } finally {
    await thread.terminate();
  }
}

/**
 * What a thread tells next.
 *
 * @throws OverrunError where it takes too long or has no memory left, and whatever ends the thread
 */
export async function answerOf<O>(thread: Worker, { milliseconds }: ThreadLimits): Promise<O> {
  const { promise, resolve, reject } = Promise.withResolvers<O>();
  const onError = (error: Error) => reject(isOutOfMemory(error) ? new OverrunError(error.message) : error);
  const onExit = () => reject(new Error('the thread ended without an answer'));
  const timer = setTimeout(() => reject(new OverrunError('the thread took too long')), milliseconds);
  thread.on('message', resolve).on('error', onError).on('exit', onExit);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    thread.off('message', resolve).off('error', onError).off('exit', onExit);
  }
}

/** @param workerData see answerInThread */
export function startThread(module: URL, { megabytes }: ThreadLimits, workerData?: unknown): Worker {
  const thread = new Worker(module, {
    workerData,
    // Settings of this process are not those of the thread; only compiled code is shared, which halves its start.
    execArgv: [],
    env: compiledCode(),
    resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: megabytes / 4 },
  });
  // What ends it while nobody waits for its answer, such as its memory after its time was up, is no fault of this process.
  thread.on('error', () => undefined);
  return thread;
}

function isOutOfMemory(error: Error): boolean {
  return 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}

function compiledCode(): NodeJS.ProcessEnv {
  const folder = getCompileCacheDir();
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: dirname(folder) };
}
