import autocannon from 'autocannon';
import { median, percentile, rounded } from './statistics.ts';

export interface Load {
  url: string;
  method?: 'GET' | 'POST' | 'PATCH';
  headers?: Record<string, string>;
  /** Made anew for each request. */
  body?: (request: number) => unknown;
  path?: (request: number) => string;
}

export interface Measured {
  requestsPerSecond: number;
  p50Milliseconds: number;
  p99Milliseconds: number;
}

export const CONNECTIONS = 16;
/** Until Node.js has compiled what runs often; on the same cores that compiling would be measured too. */
const WARM_UP_SECONDS = 8;

/** Drives one address with 16 connections; a single answer that is no success fails the benchmark. */
export async function drive(load: Load, seconds: number): Promise<Measured> {
  let sent = 0;
  const times: number[] = [];
  const result = await autocannon({
    url: load.url,
    connections: CONNECTIONS,
    duration: seconds,
    // The summary's own percentiles are whole milliseconds.
    setupClient: (client) => client.on('response', (_status, _bytes, milliseconds) => times.push(milliseconds)),
    requests: [
      {
        method: load.method ?? 'GET',
        headers: { ...load.headers, ...(load.body ? { 'content-type': 'application/json' } : {}) },
        setupRequest: (request) => {
          const number = sent++;
          return {
            ...request,
            ...(load.path ? { path: load.path(number) } : {}),
            ...(load.body ? { body: JSON.stringify(load.body(number)) } : {}),
          };
        },
      },
    ],
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${load.method ?? 'GET'} ${load.url}: ${result.non2xx} failures, ${result.errors} errors`);
  }
  return {
    requestsPerSecond: result.requests.average,
    p50Milliseconds: rounded(median(times)),
    p99Milliseconds: rounded(percentile(times, 0.99)),
  };
}

/**
 * Measures two things against each other in turns, so that whatever else the machine does hits both; the middle one of
 * the rounds' ratios counts.
 */
export async function ratio(
  ours: Load,
  bare: Load,
  rounds = 3,
  seconds = 5,
): Promise<{ ratio: number; ours: Measured; bare: Measured }> {
  await drive(bare, WARM_UP_SECONDS);
  await drive(ours, WARM_UP_SECONDS);
  const results: { ratio: number; ours: Measured; bare: Measured }[] = [];
  for (let round = 0; round < rounds; round++) {
    const bareResult = await drive(bare, seconds);
    const ourResult = await drive(ours, seconds);
    results.push({
      ratio: ourResult.requestsPerSecond / bareResult.requestsPerSecond,
      ours: ourResult,
      bare: bareResult,
    });
  }
  results.sort((a, b) => a.ratio - b.ratio);
  const middle = results[Math.floor(rounds / 2)];
  if (!middle) throw new Error('no round was measured');
  return middle;
}
