import { parentPort, workerData } from 'node:worker_threads';

/** What a module for runInThread does: answers what it was given, once. */
export function answerInThread<I, O>(work: (input: I) => O): void {
  if (!parentPort) throw new Error('this module is to be run in a thread');
  parentPort.postMessage(work(workerData as I));
}
