import { parentPort, workerData } from 'node:worker_threads';
import type { Answered, Asked, ThreadFunctions } from './standing-thread.ts';

/** What a module for runInThread does: answers what it was given, once. */
export function answerInThread<I, O>(work: (input: I) => O): void {
  if (!parentPort) throw new Error('this module is to be run in a thread');
  parentPort.postMessage(work(workerData as I));
}

/** What a module for standingThread does: answers whatever is asked of its functions, until it is ended. */
export function answerAlways(functions: ThreadFunctions): void {
  const port = parentPort;
  if (!port) throw new Error('this module is to be run in a thread');
  port.on('message', async ({ name, input }: Asked) => {
    port.postMessage(await answerTo(functions[name], input));
  });
}

async function answerTo(asked: ThreadFunctions[string] | undefined, input: unknown[]): Promise<Answered> {
  try {
    if (asked === undefined) throw new Error('the thread has no such function');
    return { answer: await asked(...(input as never[])) };
  } catch (error) {
    return { error };
  }
}
