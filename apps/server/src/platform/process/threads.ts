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
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<O>((resolve, reject) => {
      timer = setTimeout(() => reject(new OverrunError('the thread took too long')), limits.milliseconds);
      thread.once('message', resolve);
      thread.once('error', (error) => reject(isOutOfMemory(error) ? new OverrunError(error.message) : error));
      thread.once('exit', () => reject(new Error('the thread ended without an answer')));
    });
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}

/** @param workerData see answerInThread */
export function startThread(module: URL, { megabytes }: ThreadLimits, workerData?: unknown): Worker {
  return new Worker(module, {
    workerData,
    // Settings of this process are not those of the thread; only compiled code is shared, which halves its start.
    execArgv: [],
    env: compiledCode(),
    resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: megabytes / 4 },
  });
}

export function isOutOfMemory(error: Error): boolean {
  return 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}

function compiledCode(): NodeJS.ProcessEnv {
  const folder = getCompileCacheDir();
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: dirname(folder) };
}
