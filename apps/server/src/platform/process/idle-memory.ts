import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Shorter than the pauses of somebody who works here would be for nothing: each collection stops the process for some 70 ms. */
const IDLE_MILLISECONDS = 30_000;

/**
 * Gives memory back to the system now, once the app has started, and whenever nobody has asked for a while. What V8 has
 * reserved for young objects meanwhile, up to 64 MB, is only given back some seconds after all of the heap was collected, which
 * without work it never is.
 *
 * @param collect collects the whole heap
 * @returns to be called with each request
 */
export function giveBackWhenIdle(collect: () => void = collector()): () => void {
  collect();
  const timer = setTimeout(collect, IDLE_MILLISECONDS).unref();
  return () => void timer.refresh();
}

/** Node.js offers it by this flag alone. */
function collector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}
