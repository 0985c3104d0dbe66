import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { report } from './report.ts';
import { fillCompany, openAdministratorSession } from './seed.ts';
import { percentile, rounded } from './statistics.ts';
import { buildWorld, type World } from './world.ts';

const TASKS = 20_000;
const SEARCHES = 120;
const EXPORTS = 16;
const LISTS = 200;
const PAUSE_MILLISECONDS = 10;
/** Words that stand in every task, in some, in one and in none. */
const WORDS = ['item', 'review', 'item 77', 'about item 4242', 'no such words anywhere'];

/** What everybody else notices of one account that asks for as much as it can (SECURITY row 20). */
export async function benchNeighbour(): Promise<void> {
  const world = await buildWorld(TASKS);
  try {
    await compare(world, await prepare(world));
  } finally {
    await world.end();
  }
}

async function compare(world: World, neighbour: string): Promise<void> {
  const list = () => timeList(world, neighbour);
  await series(list);
  const quiet = percentile(await series(list), 0.95);
  const attack = startAttack(world);
  await sleep(500);
  const times = await series(list);
  const { searches, exports, refused } = await attack.stop();
  const busy = percentile(times, 0.95);
  report({
    name: `another tenant's list beside ${SEARCHES} searches, ${EXPORTS} exports`,
    measured: rounded(busy / quiet),
    budget: { atMost: 5 },
    unit: '×',
    detail: `p95 ${rounded(quiet)} → ${rounded(busy)} ms; meanwhile ${searches} searches, ${exports} exports, ${refused} refused`,
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

/** So many at a time, each begun anew once it is answered; a refusal is waited out as it says, though not for longer than that. */
function startAttack({ apiUrl, administratorToken }: World) {
  const headers = { authorization: `Bearer ${administratorToken}` };
  const counts = { searches: 0, exports: 0, refused: 0 };
  const end = new AbortController();

  async function repeat(kind: 'searches' | 'exports', path: (round: number) => string): Promise<void> {
    for (let round = 0; !end.signal.aborted; round++) {
      const response = await fetch(apiUrl + path(round), { headers, signal: end.signal });
      await response.arrayBuffer();
      if (response.ok) counts[kind] += 1;
      else if (response.status === 429) counts.refused += 1;
      else throw new Error(`one of the ${kind} was answered with ${response.status}`);
      if (response.status === 429) await sleep(100);
    }
  }
  const word = (number: number) => encodeURIComponent(WORDS[number % WORDS.length] ?? '');
  const all = [
    ...Array.from({ length: SEARCHES }, (_, index) =>
      repeat('searches', (round) => `/tasks?search=${word(index + round)}`),
    ),
    ...Array.from({ length: EXPORTS }, () => repeat('exports', () => '/tasks/export')),
  ].map((work) =>
    work.catch((error: Error) => {
      if (!end.signal.aborted) throw error;
    }),
  );
  const done = Promise.all(all);
  done.catch(() => undefined);
  return {
    async stop() {
      end.abort();
      await done;
      return counts;
    },
  };
}
