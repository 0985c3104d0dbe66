import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { LIMITS } from '@taskwell/contract/limits';
import { methodAndPath, type OperationName, operation, operations } from '@taskwell/contract/operations';
import pg from 'pg';
import { type BlockWorld, fillBlockWorld } from './block-world.ts';
import { hostileFiles, largestFile } from './hostile-files.ts';
import { hostileBodies, hostileHeaders, hostileQueries } from './hostile-requests.ts';
import type { LoopAnswer } from './loop-probe.ts';
import { report } from './report.ts';
import { median, rounded } from './statistics.ts';
import { buildWorld, type World } from './world.ts';

const PROBE = fileURLToPath(new URL('./loop-probe.ts', import.meta.url));
/** Two companies (see seed.ts). */
const TASKS = 20_000;
const BUDGET_MILLISECONDS = 50;
/** A try that comes near the budget is repeated: what else the machine did then is in one of them, not in their median. */
const SUSPICIOUS_MILLISECONDS = BUDGET_MILLISECONDS / 3;
const REPEATS = 5;

/** One thing to ask of an operation, anew for each round. */
interface Try {
  what: string;
  /** Refused, it would show nothing. */
  mustSucceed?: true;
  query?: string;
  headers?: Record<string, string>;
  body?: (round: number) => string;
}

/**
 * How long one request holds up everybody else (SECURITY row 19): every operation of the contract with the worst that its
 * limits let in. Measured within the app's process, from outside its code.
 */
export async function benchBlock(): Promise<void> {
  const world = await buildWorld(TASKS, [PROBE]);
  const client = new pg.Client({ connectionString: world.databaseUrl });
  await client.connect();
  try {
    const filled = await fillBlockWorld(client, world.companyId);
    const longest: { held: number; words: string }[] = [];
    for (const name of Object.keys(operations) as OperationName[]) {
      if (operation(name).stream) continue;
      longest.push(await measureOperation(name, world, filled, client));
    }
    longest.push(await measureCalendarFile(world, filled, client));
    longest.sort((one, other) => other.held - one.held);
    report({
      name: `longest hold of the event loop, of ${longest.length} kinds of request`,
      measured: longest[0]?.held ?? 0,
      budget: { atMost: BUDGET_MILLISECONDS },
      unit: 'ms',
      detail: longest[0]?.words ?? '',
    });
  } finally {
    await client.end();
    await world.end();
  }
}

/** The worst of its tries; prints it, and those that come near the budget. */
async function measureOperation(name: OperationName, world: World, filled: BlockWorld, client: pg.Client) {
  const results: { held: number; words: string }[] = [];
  for (const each of triesOf(name, filled)) {
    results.push({ held: await measureTry(name, each, world, filled, client), words: `${name}: ${each.what}` });
  }
  results.sort((one, other) => other.held - one.held);
  for (const { held, words } of results.filter(({ held }, place) => place === 0 || held > SUSPICIOUS_MILLISECONDS)) {
    const mark = held <= BUDGET_MILLISECONDS ? ' ' : '✗';
    console.log(`  ${mark} ${held.toFixed(1).padStart(6)} ms  ${words}`);
  }
  return results[0] ?? { held: 0, words: '' };
}

/** What calendars elsewhere read is no operation of the contract. */
async function measureCalendarFile(world: World, { openCalendar }: BlockWorld, client: pg.Client) {
  const held = await measureRequest('a calendar file', world, client, async () => ({
    url: new URL(await openCalendar(), world.apiUrl).href,
    isExpected: (response) => response.ok,
  }));
  console.log(`    ${held.toFixed(1).padStart(6)} ms  the calendar file, at its limit`);
  return { held, words: 'the calendar file, at its limit' };
}

function triesOf(name: OperationName, filled: BlockWorld): Try[] {
  const { query, body } = operation(name);
  const tries: Try[] = largest(name, filled);
  if (query) for (const [what, text] of Object.entries(hostileQueries(name))) tries.push({ what, query: text });
  if (body) for (const [what, text] of Object.entries(hostileBodies(name))) tries.push({ what, body: () => text });
  return [...tries, { what: 'as it is' }, { what: 'endless headers', headers: hostileHeaders }];
}

/** What is legal and large, where that is more than any other request of the operation. */
function largest(name: OperationName, { fatTaskIds, emails }: BlockWorld): Try[] {
  const csv = largestFile(emails);
  switch (name) {
    case 'POST /tasks/bulk':
      return [
        {
          what: `${LIMITS.bulkTasks} tasks`,
          mustSucceed: true,
          body: (round) => JSON.stringify({ changes: changes(round) }),
        },
      ];
    case 'POST /users/import':
      return [
        {
          what: `${LIMITS.importPeoplePerCall} people`,
          mustSucceed: true,
          body: (round) => JSON.stringify({ people: people(round) }),
        },
      ];
    case 'POST /tasks/import':
      return [
        { what: 'the largest file, checked', mustSucceed: true, body: () => JSON.stringify({ csv }) },
        { what: 'the largest file, written', mustSucceed: true, body: () => JSON.stringify({ csv, confirm: true }) },
        ...Object.entries(hostileFiles).map(([what, file]) => ({ what, body: () => JSON.stringify({ csv: file }) })),
      ];
    default:
      return [];
  }

  function changes(round: number) {
    return fatTaskIds.slice(0, LIMITS.bulkTasks).map((id) => ({
      id,
      status: round % 2 ? 'IN_PROGRESS' : 'ON_HOLD',
      priority: round % 2 ? 'URGENT' : 'HIGH',
      dueDate: `2030-06-01T10:00:00.${String(round).padStart(3, '0')}Z`,
    }));
  }

  function people(round: number) {
    return Array.from({ length: LIMITS.importPeoplePerCall }, (_, index) => ({
      name: `${'Name '.repeat(19)}${index}`,
      email: `${'x'.repeat(200)}.${round}.${index}@bench.example`,
      role: 'EMPLOYEE',
    }));
  }
}

let rounds = 0;

async function measureTry(name: OperationName, each: Try, world: World, filled: BlockWorld, client: pg.Client) {
  return measureRequest(`${name}, ${each.what}`, world, client, async () => {
    const { path, init } = requestOf(name, each, world, filled, await filled.openSession(name));
    const isExpected = (response: Response) => (each.mustSucceed ? response.ok : response.status < 500);
    return { url: world.apiUrl + path, init, isExpected };
  });
}

/** @returns how long the event loop was held, in milliseconds; the median where that came near the budget */
async function measureRequest(
  what: string,
  world: World,
  client: pg.Client,
  request: () => Promise<{ url: string; init?: RequestInit; isExpected: (response: Response) => boolean }>,
): Promise<number> {
  const held: number[] = [];
  do {
    // A refusal by a rate limit would show nothing.
    await client.query('delete from throttles');
    const { url, init, isExpected } = await request();
    await longestHold(world);
    const response = await fetch(url, init);
    const text = await response.text();
    held.push(await longestHold(world));
    if (!isExpected(response)) throw new Error(`${what}: ${response.status} ${text.slice(0, 300)}`);
  } while (held.length < REPEATS && (held[0] ?? 0) > SUSPICIOUS_MILLISECONDS);
  return rounded(median(held), 1);
}

function requestOf(name: OperationName, each: Try, world: World, { fatTaskIds }: BlockWorld, token: string | null) {
  rounds += 1;
  const { method, path } = methodAndPath(name);
  // What is read is large; what is changed may be gone afterwards.
  const taskIds = method === 'GET' ? fatTaskIds : world.taskIds;
  const filledPath = path.replace(/\{(\w+)\}/g, (_, part: string) =>
    part === 'token' ? 'x'.repeat(43) : String(taskIds[rounds % taskIds.length]),
  );
  const body = each.body?.(rounds);
  return {
    path: each.query ? `${filledPath}?${each.query}` : filledPath,
    init: {
      method,
      headers: {
        ...each.headers,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body }),
    },
  };
}

/** The longest hold since this was asked before, in milliseconds. */
async function longestHold({ app }: World): Promise<number> {
  const answered = once(app.process, 'message') as Promise<[LoopAnswer]>;
  process.kill(app.appProcessId, 'SIGUSR2');
  return (await answered)[0].longestHoldMilliseconds;
}
