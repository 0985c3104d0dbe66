import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { requestFor } from '@taskwell/client/client';
import { type OperationName, operation } from '@taskwell/contract/operations';
import pg from 'pg';
import { startEmbeddedPostgres } from '../apps/server/src/platform/postgres/embedded-postgres.ts';
import { prepareDatabase } from '../apps/server/src/platform/postgres/migrate.ts';
import { launchApp } from '../e2e/launch-app.ts';
import { CONSOLE_SIZE, type ConsoleWorld, seedConsole } from './console-world.ts';
import { report } from './report.ts';
import { median, rounded } from './statistics.ts';

const BUDGET_MILLISECONDS = 200;
const TIMES = 7;
/** Until the worker has counted the days that are over, scored all companies and put the audit log into blocks. */
const MOST_WAIT_MILLISECONDS = 1_200_000;

/** Every call of the console, the audit log and the start pages at full size: none of them scans a table. */
export async function benchConsole(): Promise<void> {
  const { companies, peoplePerCompany, tasks, auditEntries } = CONSOLE_SIZE;
  const words = [companies, companies * peoplePerCompany, tasks, auditEntries].map((n) => n.toLocaleString('en'));
  console.log(
    `filling a database with ${words[0]} companies, ${words[1]} users, ${words[2]} tasks, ${words[3]} entries …`,
  );
  const folder = await mkdtemp(join(tmpdir(), 'taskwell-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir: folder });
  try {
    await prepareDatabase(postgres.ownerUrl);
    const world = await seedConsole(postgres.ownerUrl);
    const env = { ACCESS_CODE: '', DATABASE_URL: postgres.ownerUrl, NODE_ENV: 'production' };
    const app = await launchApp({ dataDir: folder, env });
    try {
      await untilCounted(postgres.ownerUrl);
      for (const call of callsOf(world)) await measure(`${app.url}/api`, call);
    } finally {
      await app.stop();
    }
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

interface Call {
  name: OperationName;
  token: string;
  params?: Record<string, number>;
  query?: Record<string, string>;
  /** Of the company that has most. */
  isLarge?: boolean;
}

function callsOf(world: ConsoleWorld): Call[] {
  const { superAdminToken, administratorToken, largeAdministratorToken, largeCompanyId, userId, entryId } = world;
  const console = (name: OperationName, query = {}, params = {}) => ({ name, token: superAdminToken, query, params });
  const audit = (query = {}) => ({ name: 'GET /audit' as const, token: administratorToken, query });
  const [year, week] = [366, 7].map((days) => new Date(Date.now() - days * 86_400_000).toISOString());
  return [
    console('GET /super-admin/system/health'),
    console('GET /super-admin/analytics'),
    console('GET /super-admin/analytics', { days: '365' }),
    console('GET /super-admin/companies'),
    console('GET /super-admin/companies', { page: '50' }),
    console('GET /super-admin/companies', { search: 'y 99' }),
    console('GET /super-admin/companies/{id}', {}, { id: largeCompanyId }),
    console('GET /super-admin/users/search'),
    console('GET /super-admin/users/search', { page: '2500' }),
    console('GET /super-admin/users/search', { role: 'EMPLOYEE', page: '2000' }),
    console('GET /super-admin/users/search', { search: 'a' }),
    console('GET /super-admin/users/search', { search: 'zq' }),
    console('GET /super-admin/users/search', { search: 'person' }),
    console('GET /super-admin/users/search', { search: 'ada okafor 12' }),
    console('GET /super-admin/users/{id}', {}, { id: userId }),
    console('GET /super-admin/feedback'),
    ...['revenue', 'engagement', 'features', 'all'].map((reportName) =>
      console('GET /super-admin/analytics/export', { report: reportName }),
    ),
    console('GET /security/failed-logins'),
    console('GET /security/suspicious-activity'),
    console('GET /security/security-report'),
    console('GET /security/user-sessions'),
    console('GET /security/locked-accounts'),
    console('GET /security/reset-all-passwords'),
    audit(),
    audit({ page: '250' }),
    audit({ action: 'TASK_UPDATED' }),
    audit({ entityType: 'Task', page: '200' }),
    audit({ userId: String(userId) }),
    audit({ search: 'item 12' }),
    audit({ search: 'zzzz' }),
    audit({ startDate: week ?? '' }),
    audit({ startDate: year ?? '', endDate: week ?? '', action: 'USER_LOGIN' }),
    { name: 'GET /audit/{id}', token: administratorToken, params: { id: entryId } },
    { name: 'GET /audit/stats/summary', token: administratorToken },
    { name: 'GET /audit/export/csv', token: administratorToken },
    { name: 'GET /overview/company', token: administratorToken },
    { name: 'GET /overview/company', token: largeAdministratorToken, isLarge: true },
    ...[
      {},
      { page: '5000' },
      { userId: String(world.largeUserId), page: '2000' },
      { startDate: year ?? '', endDate: week ?? '', action: 'TASK_UPDATED' },
      { search: 'item 12' },
      { search: 'changed', page: '5000' },
      { search: 'zzzz' },
    ].map((query) => ({ ...audit(query), token: largeAdministratorToken, isLarge: true })),
    { name: 'GET /audit/stats/summary', token: largeAdministratorToken, isLarge: true },
    { name: 'GET /audit/export/csv', token: largeAdministratorToken, isLarge: true },
    { name: 'GET /overview/mine', token: world.employeeToken },
  ];
}

async function measure(
  baseUrl: string,
  { name, token, params = {}, query = {}, isLarge = false }: Call,
): Promise<void> {
  const { address, init } = requestFor(name, { params, query }, token, { baseUrl, timeZone: () => 'Europe/Berlin' });
  const isFile = operation(name).file !== undefined;
  const times: number[] = [];
  for (let time = 0; time <= TIMES; time++) {
    const began = performance.now();
    const response = await fetch(address, init);
    if (!response.ok) throw new Error(`${name} answered ${response.status}: ${await response.text()}`);
    if (isFile) await beginning(response);
    else await response.arrayBuffer();
    // The first one opens connections and plans statements.
    if (time > 0) times.push(performance.now() - began);
  }
  const asked = new URLSearchParams(query).toString();
  report({
    name: `console: ${name.replace('GET ', '')}${asked && `?${asked}`}${isLarge ? ', large company' : ''}`,
    measured: rounded(median(times), 0),
    budget: { atMost: BUDGET_MILLISECONDS },
    unit: 'ms',
    detail: `slowest ${rounded(Math.max(...times), 0)}${isFile ? ', until it begins to come' : ''}`,
  });
}

/** A file is sent as fast as it is read: only that it begins is waited for. */
async function beginning({ body }: Response): Promise<void> {
  const reader = body?.getReader();
  await reader?.read();
  await reader?.cancel();
}

async function untilCounted(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const end = Date.now() + MOST_WAIT_MILLISECONDS;
    while (Date.now() < end) {
      const { rows } = await client.query<{ isDone: boolean }>(
        `select (select count(*) from company_health) >= $1
           and (select max(day) from platform_days) >= (now() at time zone 'UTC')::date - 1
           and (select reached_company_id is null and settled_id > 0 from audit_blocks_progress) as "isDone"`,
        [CONSOLE_SIZE.companies],
      );
      if (rows[0]?.isDone) return;
      await sleep(1_000);
    }
    throw new Error('the worker has not counted everything in twenty minutes');
  } finally {
    await client.end();
  }
}
