import type { Words } from './engine.ts';
import { ModelUnavailable } from './model/faults.ts';

/**
 * Does work that says words to a reader: no word comes after its end, what it said is withdrawn where it fails, and it fails
 * where it says nothing for too long.
 *
 * @param milliseconds until the first word, and from each to the next
 * @param work gets a signal that is aborted by its silence, and has to end then
 * @throws what the work throws
 */
export async function passWords<T>(
  reader: Words,
  milliseconds: number,
  work: (words: Words, silent: AbortSignal) => Promise<T>,
): Promise<T> {
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(new ModelUnavailable('no words in time')), milliseconds);
  let isOver = false;
  let hasSaid = false;
  const withdraw = () => {
    if (hasSaid) reader.withdraw();
    hasSaid = false;
  };
  const words: Words = {
    say(text) {
      if (isOver) return;
      timer.refresh();
      hasSaid = true;
      reader.say(text);
    },
    withdraw: () => {
      if (!isOver) withdraw();
    },
  };
  try {
    return await work(words, silence.signal);
  } catch (error) {
    withdraw();
    throw error;
  } finally {
    isOver = true;
    clearTimeout(timer);
  }
}

/** The work's result; rejected with the signal's reason where that comes first, whatever the work does then. */
export async function unlessAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([work, aborted.promise]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
