import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** Runs in a thread of its own, so that what it sends and reads does not hold up whoever measures beside it. */

/** Requests of one kind, so many at a time; each begins anew, with the next path, once it is answered. */
export interface FloodRequests {
  count: number;
  paths: string[];
}

export interface FloodData {
  apiUrl: string;
  token: string;
  requests: FloodRequests[];
}

export interface FloodCounts {
  /** Of each kind. */
  done: number[];
  refused: number;
}

const { apiUrl, token, requests } = workerData as FloodData;
const headers = { authorization: `Bearer ${token}` };
const counts: FloodCounts = { done: requests.map(() => 0), refused: 0 };
const end = new AbortController();
parentPort?.once('message', () => end.abort());

async function repeat(kind: number, first: number, paths: string[]): Promise<void> {
  for (let round = first; !end.signal.aborted; round++) {
    const path = paths[round % paths.length] ?? '';
    const response = await fetch(apiUrl + path, { headers, signal: end.signal });
    await response.arrayBuffer();
    if (response.ok) counts.done[kind] = (counts.done[kind] ?? 0) + 1;
    else if (response.status !== 429) throw new Error(`${path} was answered with ${response.status}`);
    else {
      counts.refused += 1;
      await sleep(100);
    }
  }
}

await Promise.all(
  requests.flatMap(({ count, paths }, kind) =>
    Array.from({ length: count }, (_, index) =>
      repeat(kind, index, paths).catch((error: Error) => {
        if (!end.signal.aborted) throw error;
      }),
    ),
  ),
);
parentPort?.postMessage(counts);
