/**
 * Reads that the page asks for before the application's code has arrived (boot.ts). The application sends each request as
 * ever; one that has been sent already, to the letter and by the same session, gets that answer and is not sent again.
 */

/** One that nobody has taken by then, as where an access code has to be typed first, is given up: it grows old. */
const LONGEST_MILLISECONDS = 10_000;

interface EarlyAnswer {
  answer: Promise<Response>;
  /** Gives it up unless somebody has taken it. */
  expiry: ReturnType<typeof setTimeout>;
  stop: () => void;
}

declare global {
  interface Window {
    earlyAnswers?: Map<string, EarlyAnswer>;
  }
}

/**
 * Only for reads: they change nothing, whether anybody takes the answer or not.
 *
 * @param after is waited for before it is sent; whoever takes the answer meanwhile waits as well
 * @returns settles once the answer has begun, or will not come
 */
export function askEarly(address: string, init: RequestInit, after?: Promise<unknown>): Promise<unknown> {
  const given = new AbortController();
  const send = () => fetch(address, { ...init, signal: given.signal });
  const answer = after === undefined ? send() : after.then(send);
  // Whoever takes it learns of a failure; where nobody does, it is none.
  const begun = answer.catch(() => undefined);
  const early = window.earlyAnswers ?? new Map<string, EarlyAnswer>();
  window.earlyAnswers = early;
  const key = keyOf(address, init);
  const expiry = setTimeout(() => {
    early.delete(key);
    given.abort();
  }, LONGEST_MILLISECONDS);
  early.set(key, { answer, expiry, stop: () => given.abort() });
  return begun;
}

/** As fetch, for the application's own requests. */
export async function fetchOrTakeEarly(address: string, init: RequestInit): Promise<Response> {
  const key = keyOf(address, init);
  const early = window.earlyAnswers?.get(key);
  if (early === undefined) return fetch(address, init);
  window.earlyAnswers?.delete(key);
  clearTimeout(early.expiry);
  init.signal?.addEventListener('abort', early.stop, { once: true });
  if (init.signal?.aborted) early.stop();
  return early.answer;
}

/** Headers are part of it: they say for whom, and in which time zone. */
function keyOf(address: string, { method, headers }: RequestInit): string {
  return JSON.stringify([method, address, headers]);
}
