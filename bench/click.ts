import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { createClient } from '@taskwell/client/client';
import { launchChromium } from './browser.ts';
import { report } from './report.ts';
import { openAdministratorSession } from './seed.ts';
import { median, rounded } from './statistics.ts';
import { buildWorld, type World } from './world.ts';

const PROBE = fileURLToPath(new URL('./page-probe.js', import.meta.url));
const VIEWPORT = { width: 1280, height: 900 };
const TASKS = 10_100;
/** What seed.ts makes of that many tasks. */
const COMPANIES = [
  { id: 2, tasks: 100 },
  { id: 1, tasks: 10_000 },
];
const CLICKS = 20;
const OPENINGS = 7;
const SCROLLS = 3;
const SCROLL_SECONDS = 3;
const PIXELS_PER_FRAME = 40;
const SECOND = 1_000;
const BARE_ROWS = 2_000;

/** What a person at the dashboard feels, in Chromium, with few and with many tasks. */
export async function benchClicks(): Promise<void> {
  const world = await buildWorld(TASKS);
  const browser = await launchChromium();
  try {
    await measureBarePage(browser);
    for (const { id, tasks } of COMPANIES) {
      const session = await openSession(world, id);
      const words = `with ${tasks.toLocaleString('en')} tasks`;
      await benchOpening(browser, session, words);
      await benchChanges(browser, session, words);
      if (tasks < 10_000) continue;
      await benchScrolling(browser, session, words);
    }
  } finally {
    await browser.close();
    await world.end();
  }
}

/** What this machine's Chromium does with a page of plain rows right now, to read the other figures by. */
async function measureBarePage(browser: Browser): Promise<void> {
  const page = await browser.newPage({ viewport: VIEWPORT });
  await page.addInitScript({ path: PROBE });
  await page.goto('about:blank');
  const rows = Array.from({ length: BARE_ROWS }, (_, row) => `<p data-task-id="${row}">Row ${row}</p>`);
  await page.setContent(rows.join(''));
  const clicks: number[] = [];
  for (let click = 0; click < CLICKS; click++) {
    clicks.push(await page.evaluate<number>('probe.clickWord(document.querySelector("[data-task-id]"))'));
    await settle(page);
  }
  const { rates, gaps } = await scroll(page);
  console.log(
    `    for comparison, a page of plain rows: click ${rounded(median(clicks), 1)} ms, scrolling ${rounded(median(rates), 1)} fps, longest frame ${rounded(Math.max(...gaps), 1)} ms`,
  );
  await page.close();
}

/** An address of the app, and what sign-in leaves in the browser's session storage. */
interface Session {
  url: string;
  stored: Record<string, string>;
}

async function openSession(world: World, companyId: number): Promise<Session> {
  const token = await openAdministratorSession(world.databaseUrl, companyId);
  const { user } = await createClient({ baseUrl: world.apiUrl, token: () => token }).call('GET /auth/me');
  return { url: new URL('/dashboard?view=list', world.apiUrl).href, stored: { token, user: JSON.stringify(user) } };
}

/** A browser of its own that is signed in and has nothing of the app yet. */
async function openContext(browser: Browser, { stored }: Session): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
  }, stored);
  await context.addInitScript({ path: PROBE });
  return context;
}

/** The address in a page of its own; answers how long its first content took, from the start of the navigation. */
async function openPage(context: BrowserContext, url: string): Promise<{ page: Page; milliseconds: number }> {
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'commit' });
  const milliseconds = await page.evaluate<number>('probe.firstContent()');
  await page.waitForLoadState('load');
  await settle(page);
  return { page, milliseconds };
}

/** The dashboard with rows to be seen. */
async function openDashboard(browser: Browser, session: Session) {
  const context = await openContext(browser, session);
  const { page } = await openPage(context, session.url);
  return { page, close: () => context.close() };
}

async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(100);
  await page.evaluate('probe.idle()');
}

async function benchChanges(browser: Browser, session: Session, words: string): Promise<void> {
  const { page, close } = await openDashboard(browser, session);
  for (const [name, action, atMost] of [
    ['status change', 'changeStatus', 25],
    ['opening a detail', 'openDetail', 35],
  ] as const) {
    const times = await measureClicks(page, action);
    report({
      name: `click to painted ${name}, ${words}`,
      measured: rounded(median(times), 1),
      budget: { atMost },
      unit: 'ms',
      detail: `longest ${rounded(Math.max(...times), 1)} ms of ${times.length}`,
    });
  }
  await close();
}

/** One row after the other, from the top; the first click loads what is only loaded when needed, and does not count. */
async function measureClicks(page: Page, action: 'changeStatus' | 'openDetail'): Promise<number[]> {
  const times: number[] = [];
  for (let click = 0; times.length <= CLICKS; click++) {
    if (click > 3 * CLICKS) throw new Error(`the rows do not offer ${action}`);
    const ids = await page.evaluate<string[]>('probe.rowIds()');
    const id = ids[click % Math.min(10, ids.length)];
    const milliseconds = await page.evaluate<number | null>(`probe.${action}(${JSON.stringify(id)})`);
    if (milliseconds !== null) times.push(milliseconds);
    await settle(page);
  }
  return times.slice(1);
}

/**
 * From the start of the navigation to the first painted rows: by a browser that has nothing of the app, and by one that
 * has been there before. Beside it the same for an empty page of the same server, which is what this machine takes now.
 */
async function benchOpening(browser: Browser, session: Session, words: string): Promise<void> {
  const times: Record<'cold' | 'warm' | 'empty', number[]> = { cold: [], warm: [], empty: [] };
  const emptyPage = new URL('/api/health', session.url).href;
  for (let opening = 0; opening < OPENINGS; opening++) {
    const context = await openContext(browser, session);
    times.empty.push((await openPage(context, emptyPage)).milliseconds);
    const { page, milliseconds } = await openPage(context, session.url);
    times.cold.push(milliseconds);
    // What is kept for later is no part of either; it comes once the first view is there.
    await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
    times.warm.push((await openPage(context, session.url)).milliseconds);
    await context.close();
  }
  const empty = median(times.empty);
  for (const kind of ['cold', 'warm'] as const) {
    const milliseconds = median(times[kind]);
    report({
      name: `opening the dashboard to its first rows, ${kind}, ${words}`,
      measured: rounded(milliseconds / SECOND),
      budget: { atMost: 0.3 },
      unit: 's',
      detail: `longest ${rounded(Math.max(...times[kind]) / SECOND)} s of ${OPENINGS}; an empty page ${rounded(empty / SECOND)} s, so ${rounded(milliseconds / empty, 1)} times that`,
    });
  }
}

async function benchScrolling(browser: Browser, session: Session, words: string): Promise<void> {
  const { page, close } = await openDashboard(browser, session);
  const { rates, gaps, reached } = await scroll(page);
  report({
    name: `scrolling the list, ${words}`,
    measured: rounded(median(rates), 1),
    budget: { atLeast: 55 },
    unit: 'fps',
    detail: `longest frame ${rounded(Math.max(...gaps), 1)} ms, ${SCROLLS} × ${SCROLL_SECONDS} s, ${reached} pixels down`,
  });
  await close();
}

/** Frames a second of each round, the time between any two frames, and how far down it went. */
async function scroll(page: Page): Promise<{ rates: number[]; gaps: number[]; reached: number }> {
  const rates: number[] = [];
  const gaps: number[] = [];
  let reached = 0;
  for (let round = 0; round < SCROLLS; round++) {
    const { frames, top } = await page.evaluate<{ frames: number[]; top: number }>(
      `probe.scroll(${SCROLL_SECONDS * SECOND}, ${PIXELS_PER_FRAME})`,
    );
    gaps.push(...frames.slice(1).map((at, index) => at - (frames[index] ?? at)));
    rates.push(((frames.length - 1) * SECOND) / ((frames.at(-1) ?? 0) - (frames[0] ?? 0)));
    reached = Math.round(top);
    await settle(page);
  }
  return { rates, gaps, reached };
}
