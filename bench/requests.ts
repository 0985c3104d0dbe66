import { TASK_STATUSES } from '@taskwell/contract/labels';
import { type Load, ratio } from './load.ts';
import { treeMegabytes } from './memory.ts';
import { report } from './report.ts';
import type { World } from './world.ts';

export const REQUEST_NAMES = ['list', 'board', 'read', 'create', 'status'];

export function loads(world: World) {
  const headers = (token: string) => ({ authorization: `Bearer ${token}` });
  const administrator = headers(world.administratorToken);
  const task = (request: number) => world.taskIds[request % world.taskIds.length];
  const discussed = (request: number) => world.discussedTaskIds[request % world.discussedTaskIds.length];
  const column = (request: number) => TASK_STATUSES[request % TASK_STATUSES.length];
  const statuses = ['IN_PROGRESS', 'ON_HOLD', 'TODO'];
  return {
    list: { url: `${world.apiUrl}/tasks`, headers: administrator },
    employeeList: { url: `${world.apiUrl}/tasks`, headers: headers(world.employeeToken) },
    // The five columns one after the other, over and over: as many of each, so five requests are one board.
    board: {
      url: world.apiUrl,
      headers: administrator,
      path: (request) => `/api/tasks?status=${column(request)}&limit=50`,
    },
    read: { url: world.apiUrl, headers: administrator, path: (request) => `/api/tasks/${task(request)}` },
    readDiscussed: { url: world.apiUrl, headers: administrator, path: (request) => `/api/tasks/${discussed(request)}` },
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
    bareBoard: { url: world.bareUrl, path: (request) => `/column/${column(request)}` },
    bareRead: { url: world.bareUrl, path: (request) => `/task/${task(request)}` },
    bareReadDiscussed: { url: world.bareUrl, path: (request) => `/discussed/${discussed(request)}` },
    bareInsert: {
      url: `${world.bareUrl}/insert`,
      method: 'POST',
      body: (request) => ({ title: `New task ${request}` }),
    },
  } satisfies Record<string, Load>;
}

interface Comparison {
  group: string;
  name: string;
  ours: Load;
  bare: Load;
  /** Of the bare server's requests a second, in percent. */
  atLeast: number;
  /** Also held to the budget of a single call. */
  p99Name?: string;
}

const P99_MILLISECONDS = 50;

/** Requests a second against the bare server's, and the slowest of the calls that a screen waits for. */
export async function benchRequests(world: World, isChosen: (name: string) => boolean): Promise<void> {
  const load = loads(world);
  const comparisons: Comparison[] = [
    {
      group: 'list',
      name: 'list of 50 of 10,000 tasks, of the bare SELECT',
      ours: load.list,
      bare: load.bareList,
      atLeast: 60,
      p99Name: 'list, p99',
    },
    {
      group: 'list',
      name: 'the same for an employee, of the bare SELECT',
      ours: load.employeeList,
      bare: load.bareList,
      atLeast: 25,
    },
    {
      group: 'board',
      name: 'board of 5 columns, of 5 bare SELECTs',
      ours: load.board,
      bare: load.bareBoard,
      atLeast: 50,
      p99Name: 'board, a column, p99',
    },
    { group: 'read', name: 'task, of the bare SELECT', ours: load.read, bare: load.bareRead, atLeast: 25 },
    {
      group: 'read',
      name: 'task with its comments, of the bare SELECT',
      ours: load.readDiscussed,
      bare: load.bareReadDiscussed,
      atLeast: 45,
    },
    { group: 'create', name: 'create, of the bare INSERT', ours: load.create, bare: load.bareInsert, atLeast: 20 },
    {
      group: 'status',
      name: 'status change, of the bare INSERT',
      ours: load.status,
      bare: load.bareInsert,
      atLeast: 15,
    },
  ];
  for (const comparison of comparisons.filter(({ group }) => isChosen(group))) await compare(comparison);
  const busy = treeMegabytes(world.appProcessId, (command) => !command.includes('postgres'));
  if (busy !== null) {
    report({ name: 'memory, after the load: app', measured: busy, budget: { atMost: 350 }, unit: 'MB' });
  }
}

async function compare({ name, ours, bare, atLeast, p99Name }: Comparison): Promise<void> {
  const result = await ratio(ours, bare);
  const detail = `${Math.round(result.ours.requestsPerSecond)} of ${Math.round(result.bare.requestsPerSecond)} req/s, p99 ${result.ours.p99Milliseconds} ms`;
  report({ name, measured: Math.round(result.ratio * 100), budget: { atLeast }, unit: '%', detail });
  if (p99Name) {
    const measured = result.ours.p99Milliseconds;
    report({ name: p99Name, measured, budget: { atMost: P99_MILLISECONDS }, unit: 'ms' });
  }
}
