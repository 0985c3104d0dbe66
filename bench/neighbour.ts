import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import type { FloodCounts, FloodData, FloodRequests } from './flood.ts';
import { report } from './report.ts';
import { fillCompany, openAdministratorSession } from './seed.ts';
import { percentile, rounded } from './statistics.ts';
import { buildWorld, type World } from './world.ts';

const TASKS = 20_000;
const SEARCHES = 120;
const EXPORTS = 16;
const LONG_LISTS = 120;
const LISTS = 200;
const PAUSE_MILLISECONDS = 10;
/** Words that stand in every task, in some, in one and in none. */
const WORDS = ['item', 'review', 'item 77', 'about item 4242', 'no such words anywhere'];

/** What one account sends over and over. */
interface Flood {
  name: string;
  requests: FloodRequests[];
  /** How many times as long others may wait, at the 95th percentile. */
  atMost: number;
}

const FLOODS: Flood[] = [
  {
    name: `${SEARCHES} searches, ${EXPORTS} exports`,
    requests: [
      { count: SEARCHES, paths: WORDS.map((word) => `/tasks?search=${encodeURIComponent(word)}`) },
      { count: EXPORTS, paths: ['/tasks/export'] },
    ],
    atMost: 5,
  },
  { name: `${LONG_LISTS} long lists`, requests: [{ count: LONG_LISTS, paths: ['/tasks?limit=200'] }], atMost: 8 },
];

/** What everybody else notices of one account that asks for as much as it can (SECURITY row 20). */
export async function benchNeighbour(): Promise<void> {
  const world = await buildWorld(TASKS);
  try {
    const neighbour = await prepare(world);
    for (const flood of FLOODS) await compare(world, neighbour, flood);
  } finally {
    await world.end();
  }
}

async function compare(world: World, neighbour: string, flood: Flood): Promise<void> {
  const list = () => timeList(world, neighbour);
  await series(list);
  const quiet = percentile(await series(list), 0.95);
  const attack = startAttack(world, flood);
  await sleep(500);
  const times = await series(list);
  const { done, refused } = await attack.stop();
  const busy = percentile(times, 0.95);
  report({
    name: `another tenant's list beside ${flood.name}`,
    measured: rounded(busy / quiet),
    budget: { atMost: flood.atMost },
    unit: '×',
    detail: `p95 ${rounded(quiet)} → ${rounded(busy)} ms; meanwhile ${done.join(' and ')} of them done, ${refused} refused`,
  });
}

async function prepare(world: World): Promise<string> {
  const client = new pg.Client({ connectionString: world.databaseUrl });
  await client.connect();
  try {
    await fillCompany(client, world.companyId, TASKS);
    return await openAdministratorSession(world.databaseUrl, world.companyId + 1);
  } finally {
    await client.end();
  }
}

async function series(measure: () => Promise<number>): Promise<number[]> {
  const times: number[] = [];
  for (let count = 0; count < LISTS; count++) {
    times.push(await measure());
    await sleep(PAUSE_MILLISECONDS);
  }
  return times;
}

/** Any answer but a success fails the benchmark: a neighbour is served, whatever others do. */
async function timeList({ apiUrl }: World, token: string): Promise<number> {
  const began = performance.now();
  const response = await fetch(`${apiUrl}/tasks`, { headers: { authorization: `Bearer ${token}` } });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`the neighbour's list was answered with ${response.status}`);
  return performance.now() - began;
}

function startAttack({ apiUrl, administratorToken }: World, { requests }: Flood) {
  const workerData: FloodData = { apiUrl, token: administratorToken, requests };
  const thread = new Worker(new URL('./flood.ts', import.meta.url), { workerData });
  const ended = once(thread, 'message') as Promise<[FloodCounts]>;
  ended.catch(() => undefined);
  return {
    async stop(): Promise<FloodCounts> {
      thread.postMessage('end');
      const [counts] = await ended;
      return counts;
    },
  };
}
