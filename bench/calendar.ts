import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { launchChromium } from './browser.ts';
import { report } from './report.ts';
import { openAdministratorSession } from './seed.ts';
import { median, rounded } from './statistics.ts';
import { buildWorld, type World } from './world.ts';

const PROBE = fileURLToPath(new URL('./page-probe.js', import.meta.url));
const SEEDED = 10_000;
const IN_A_MONTH = 2_000;
const MONTHS = ['2031-03', '2031-04'];
const COMPANY = 1;
const READINGS = 60;
const SWITCHES = 20;

/** The calendar of an administrator who sees 2,000 tasks in each of two months: the server's answer, and a switch of months. */
export async function benchCalendar(): Promise<void> {
  const world = await buildWorld(SEEDED);
  try {
    for (const month of MONTHS) await fillMonth(world.databaseUrl, month);
    const token = await openAdministratorSession(world.databaseUrl, COMPANY);
    await benchAnswer(world, token);
    await benchSwitch(world, token);
  } finally {
    await world.end();
  }
}

async function fillMonth(databaseUrl: string, month: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `insert into tasks (company_id, title, status, priority, due_date, assigner_id, assignee_id)
     select company_id, title, status, priority,
       $2::timestamptz + (row_number() over (order by id) % 28) * interval '1 day' + (id % 1440) * interval '1 minute',
       assigner_id, assignee_id
     from tasks where company_id = $1 order by id limit $3`,
    [COMPANY, `${month}-01T00:00:00Z`, IN_A_MONTH],
  );
  await client.query('vacuum analyze tasks');
  await client.end();
}

async function benchAnswer({ apiUrl }: World, token: string): Promise<void> {
  const [month] = MONTHS;
  const times: number[] = [];
  for (let reading = 0; reading < READINGS; reading++) {
    const began = performance.now();
    const response = await fetch(`${apiUrl}/tasks/calendar?from=${month}-01&days=42`, {
      headers: { authorization: `Bearer ${token}`, 'x-time-zone': 'Europe/Berlin' },
    });
    await response.json();
    times.push(performance.now() - began);
    if (!response.ok) throw new Error(`The calendar answered ${response.status}`);
  }
  report({
    name: `calendar, a month with ${IN_A_MONTH.toLocaleString('en')} tasks, answer`,
    measured: rounded(median(times), 1),
    budget: { atMost: 50 },
    unit: 'ms',
    detail: `longest ${rounded(Math.max(...times), 1)} ms of ${READINGS}`,
  });
}

/** From the click to the painted tasks of the other month, which the browser has read before. */
async function benchSwitch({ apiUrl }: World, token: string): Promise<void> {
  const browser = await launchChromium();
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const me = await fetch(`${apiUrl}/auth/me`, { headers: { authorization: `Bearer ${token}` } });
  const { user } = (await me.json()) as { user: unknown };
  await page.addInitScript(
    ([kept, person]) => {
      sessionStorage.setItem('token', kept ?? '');
      sessionStorage.setItem('user', person ?? '');
    },
    [token, JSON.stringify(user)],
  );
  await page.addInitScript({ path: PROBE });
  await page.goto(new URL(`/calendar?month=${MONTHS[0]}`, apiUrl).href);
  await page.locator('[data-chip]').first().waitFor();
  const times: number[] = [];
  for (let turn = 0; turn < SWITCHES; turn++) {
    times.push(await page.evaluate<number>(`probe.switchMonth('${turn % 2 === 0 ? 'Next month' : 'Previous month'}')`));
    await page.waitForTimeout(100);
  }
  await browser.close();
  // The first reads the month.
  const known = times.slice(1);
  report({
    name: 'calendar, switch of months to its painted tasks',
    measured: rounded(median(known), 1),
    budget: { atMost: 100 },
    unit: 'ms',
    detail: `the first ${rounded(times[0] ?? 0, 1)} ms, longest ${rounded(Math.max(...known), 1)} ms of ${known.length}`,
  });
}
