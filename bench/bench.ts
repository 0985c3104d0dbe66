import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@taskwell/client/client';
import type { LaunchedApp } from '../e2e/launch-app.ts';
import { firstViewKilobytes } from './first-view.ts';
import { drive, type Load, ratio } from './load.ts';
import { treeMegabytes } from './memory.ts';
import { conclude, report } from './report.ts';
import { buildWorld, measureStarts, type World } from './world.ts';

/** `npm run bench` measures all; `npm run bench -- list create` only those. */
const chosen = process.argv.slice(2).filter((argument) => /^[a-z]+$/.test(argument));
const isChosen = (name: string) => chosen.length === 0 || chosen.includes(name);
const IDLE_SECONDS = 10;
const SMALL = 10_000;
const LARGE = 1_000_000;

const percent = (value: number) => Math.round(value * 100);

async function benchStart(): Promise<void> {
  const { firstSeconds, laterSeconds, app, end } = await measureStarts();
  try {
    report({ name: 'first start to ready', measured: firstSeconds, budget: { atMost: 5 }, unit: 's' });
    report({ name: 'later start to ready', measured: laterSeconds, budget: { atMost: 2 }, unit: 's' });
    if (isChosen('memory')) await benchIdleMemory(app);
    if (isChosen('web')) await benchFirstViews(app);
  } finally {
    await end();
  }
}

async function benchIdleMemory(app: LaunchedApp): Promise<void> {
  await sleep(IDLE_SECONDS * 1_000);
  const own = treeMegabytes(app.process.pid ?? 0, (command) => !command.includes('postgres'));
  const all = treeMegabytes(app.process.pid ?? 0, () => true);
  if (own === null || all === null) return;
  report({ name: 'memory, idle: app', measured: own, budget: { atMost: 150 }, unit: 'MB' });
  report({ name: 'memory, idle: app and PostgreSQL', measured: all, budget: { atMost: 300 }, unit: 'MB' });
}

async function benchFirstViews(app: LaunchedApp): Promise<void> {
  for (const [name, path] of [
    ['landing', '/'],
    ['login', '/login'],
  ]) {
    report({
      name: `JavaScript and CSS of the first view, gzip: ${name}`,
      measured: await firstViewKilobytes(app.url + path),
      budget: { atMost: 120 },
      unit: 'KB',
    });
  }
  const { token, user } = await createClient({ baseUrl: `${app.url}/api` }).call('POST /auth/register-personal', {
    body: { name: 'Bench Person', email: 'bench@example.com', password: 'Bench-mark-42' },
  });
  report({
    name: 'JavaScript and CSS of the first view, gzip: dashboard',
    measured: await firstViewKilobytes(`${app.url}/dashboard`, { token, user: JSON.stringify(user) }),
    budget: { atMost: 230 },
    unit: 'KB',
  });
}

function loads(world: World) {
  const headers = (token: string) => ({ authorization: `Bearer ${token}` });
  const administrator = headers(world.administratorToken);
  const task = (request: number) => world.taskIds[request % world.taskIds.length];
  const statuses = ['IN_PROGRESS', 'ON_HOLD', 'TODO'];
  return {
    list: { url: `${world.apiUrl}/tasks`, headers: administrator },
    employeeList: { url: `${world.apiUrl}/tasks`, headers: headers(world.employeeToken) },
    read: { url: world.apiUrl, headers: administrator, path: (request) => `/api/tasks/${task(request)}` },
    create: {
      url: `${world.apiUrl}/tasks`,
      headers: administrator,
      method: 'POST',
      body: (request) => ({ title: `New task ${request}`, assigneeId: world.colleagueId }),
    },
    status: {
      url: world.apiUrl,
      headers: administrator,
      method: 'PATCH',
      path: (request) => `/api/tasks/${task(request)}/status`,
      body: (request) => ({ status: statuses[Math.floor(request / world.taskIds.length) % statuses.length] }),
    },
    bareList: { url: `${world.bareUrl}/list` },
    bareRead: { url: world.bareUrl, path: (request) => `/task/${task(request)}` },
    bareInsert: {
      url: `${world.bareUrl}/insert`,
      method: 'POST',
      body: (request) => ({ title: `New task ${request}` }),
    },
  } satisfies Record<string, Load>;
}

async function benchRatios(world: World): Promise<void> {
  const load = loads(world);
  const budgets: [string, string, Load, Load, number][] = [
    ['list', 'list of 50 of 10,000 tasks, of the bare SELECT', load.list, load.bareList, 50],
    ['list', 'the same for an employee, of the bare SELECT', load.employeeList, load.bareList, 25],
    ['read', 'task, of the bare SELECT', load.read, load.bareRead, 25],
    ['create', 'create, of the bare INSERT', load.create, load.bareInsert, 25],
    ['status', 'status change, of the bare INSERT', load.status, load.bareInsert, 33],
  ];
  for (const [group, name, ours, bare, atLeast] of budgets.filter(([group]) => isChosen(group))) {
    const result = await ratio(ours, bare);
    const detail = `${Math.round(result.ours.requestsPerSecond)} of ${Math.round(result.bare.requestsPerSecond)} req/s, p99 ${result.ours.p99Milliseconds} ms`;
    report({ name, measured: percent(result.ratio), budget: { atLeast }, unit: '%', detail });
    if (group === 'list' && ours === load.list) {
      report({ name: 'list, p99', measured: result.ours.p99Milliseconds, budget: { atMost: 50 }, unit: 'ms' });
    }
  }
  const busy = treeMegabytes(world.appProcessId, (command) => !command.includes('postgres'));
  if (busy !== null)
    report({ name: 'memory, after the load: app', measured: busy, budget: { atMost: 350 }, unit: 'MB' });
}

/** The same calls on a small and on a large database, in turns. */
async function benchGrowth(small: World): Promise<void> {
  console.log(`filling a database with ${LARGE.toLocaleString('en')} tasks …`);
  const large = await buildWorld(LARGE);
  try {
    for (const name of ['list', 'read', 'create'] as const) {
      const ratios: number[] = [];
      for (let round = 0; round < 3; round++) {
        const before = await drive(loads(small)[name], 3);
        const after = await drive(loads(large)[name], 3);
        ratios.push(after.p50Milliseconds / before.p50Milliseconds);
      }
      const measured = Math.round((ratios.sort((a, b) => a - b)[1] ?? 0) * 100) / 100;
      report({
        name: `growth, p50 at 1,000,000 to 10,000 tasks: ${name}`,
        measured,
        budget: { atMost: 1.5 },
        unit: '×',
      });
    }
  } finally {
    await large.end();
  }
}

if (['start', 'memory', 'web'].some(isChosen)) await benchStart();
if (['list', 'read', 'create', 'status', 'growth'].some(isChosen)) {
  const world = await buildWorld(SMALL);
  try {
    await benchRatios(world);
    if (isChosen('growth')) await benchGrowth(world);
  } finally {
    await world.end();
  }
}
conclude();
