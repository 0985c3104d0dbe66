import { setTimeout as sleep } from 'node:timers/promises';

const INTERVAL_MILLISECONDS = 5;

/** Asks until there is an answer, for what jobs and streams bring about. Works in hooks too, unlike expect.poll. */
export async function eventually<T>(
  what: string,
  ask: () => Promise<T | null | undefined | false> | T | null | undefined | false,
  timeoutMilliseconds = 30_000,
): Promise<T> {
  const deadline = Date.now() + timeoutMilliseconds;
  for (;;) {
    const answer = await ask();
    if (answer !== null && answer !== undefined && answer !== false) return answer;
    if (Date.now() > deadline) throw new Error(`${what} did not happen within ${timeoutMilliseconds} ms`);
    await sleep(INTERVAL_MILLISECONDS);
  }
}
