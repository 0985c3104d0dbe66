import type { Page, Request } from '@playwright/test';
import { type Account, actAs, newCompany, newTask, openAs, signIn } from './pages/accounts.ts';
import { test } from './pages/gated-app.ts';
import { expect, hold, passGate, visit } from './pages/test.ts';

const MOST_REQUESTS = 12;
const CODE = /\/assets\/.*\.js$/;
/** Bits a second. */
const SLOW = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** What the page asks for from now on, as method and path. */
function listen(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname, search } = new URL(request.url());
    asked.push(`${request.method()} ${pathname}${search}`);
  });
  return asked;
}

async function withTask(request: Parameters<typeof newCompany>[0]): Promise<Account> {
  const admin = await newCompany(request);
  await newTask(request, admin, { title: 'Order the paper', assigneeId: admin.user.id, priority: 'HIGH' });
  await newTask(request, admin, { title: 'Sweep the yard', assigneeId: admin.user.id, priority: 'LOW' });
  return admin;
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW });
}

const FIRST_ROWS = 'The first rows are there';

/** Notes among what is asked for when the first rows are there. */
async function noteFirstRows(page: Page, asked: string[]): Promise<void> {
  page.on('console', (message) => message.text() === FIRST_ROWS && asked.push(FIRST_ROWS));
  await page.addInitScript((words) => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('[data-task-id]') === null) return;
      observer.disconnect();
      console.log(words);
    });
    observer.observe(document, { childList: true, subtree: true });
  }, FIRST_ROWS);
}

test('the dashboard asks for few things, and for none of them twice', async ({ page, request }) => {
  const admin = await withTask(request);
  const asked = listen(page);
  await noteFirstRows(page, asked);
  await openAs(page, admin);
  await expect.poll(() => asked).toContain(FIRST_ROWS);
  const first = asked.slice(0, asked.indexOf(FIRST_ROWS)).filter((line) => !line.includes('/access-code'));
  expect(first.length, first.join('\n')).toBeLessThanOrEqual(MOST_REQUESTS);
  expect(new Set(first).size).toBe(first.length);
});

test('what is opened next is fetched after the first rows, and opens at once; not for whoever saves data', async ({
  page,
  otherBrowser,
  request,
}) => {
  const admin = await withTask(request);
  const asked = listen(page);
  let loaded = 0;
  page.on('requestfinished', (finished) => {
    if (finished.url().includes('/assets/')) loaded += 1;
  });
  await noteFirstRows(page, asked);
  await openAs(page, admin);
  for (const part of ['TaskDialog', 'Palette']) {
    const isPart = (line: string) => line.includes(`/assets/${part}-`) && CODE.test(line);
    await expect.poll(() => asked.some(isPart), part).toBe(true);
    expect(asked.findIndex(isPart), part).toBeGreaterThan(asked.indexOf(FIRST_ROWS));
  }
  const code = () => asked.filter((line) => line.includes('/assets/')).length;
  await expect.poll(() => code() - loaded).toBe(0);
  await page.context().setOffline(true);
  await page.keyboard.press('c');
  await expect(page.getByRole('dialog', { name: 'Create New Task' }).getByLabel('Title')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Command palette' })).toBeVisible();

  const saving = await otherBrowser();
  await saving.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const askedSaving = listen(saving);
  await openAs(saving, admin);
  await expect.poll(() => askedSaving.some((line) => line.includes('/assets/keep-last-seen-'))).toBe(true);
  expect(askedSaving.filter((line) => /\/assets\/(TaskDialog|Palette)-/.test(line))).toEqual([]);
});

test('the first data are asked for before the code has come, with the filters of the address', async ({
  page,
  request,
}) => {
  const admin = await withTask(request);
  await actAs(page, admin);
  const release = await hold(page, CODE);
  const asked = listen(page);
  await page.goto('/dashboard?priority=HIGH&sortBy=title', { waitUntil: 'commit' });
  const tasks = 'GET /api/tasks?status=TODO%2CIN_PROGRESS&priority=HIGH&sortBy=title';
  for (const line of [tasks, 'GET /api/auth/me', 'GET /api/notifications/unread-count', 'GET /api/config']) {
    await expect.poll(() => asked).toContain(line);
  }
  release();
  await passGate(page);
  await expect(page.getByText('Order the paper')).toBeVisible();
  await expect(page.getByText('Sweep the yard')).toBeHidden();
  expect(asked.filter((line) => line.startsWith('GET /api/tasks?'))).toEqual([tasks]);
});

test('filters that come back are those asked for first', async ({ page, request }) => {
  const admin = await withTask(request);
  await openAs(page, admin, '/dashboard?priority=LOW');
  await expect(page.getByText('Sweep the yard')).toBeVisible();
  const asked = listen(page);
  await page.goto('/dashboard');
  await passGate(page);
  await expect(page.getByText('Sweep the yard')).toBeVisible();
  expect(asked.filter((line) => line.startsWith('GET /api/tasks?'))).toEqual([
    'GET /api/tasks?status=TODO%2CIN_PROGRESS&priority=LOW',
  ]);
});

test('a session that has ended leads to the sign-in, whatever was asked for early', async ({ page, request }) => {
  const admin = await newCompany(request);
  await actAs(page, { ...admin, token: 'x'.repeat(43) });
  await visit(page, '/dashboard');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Please sign in to continue')).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the first HTML paints the frame, in ${colorScheme}`, async ({ page, request }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 1440, height: 900 });
    await actAs(page, await withTask(request));
    const release = await hold(page, /\/assets\//);
    await page.goto('/dashboard', { waitUntil: 'commit' });
    const frame = page.locator('#frame');
    await expect(frame).toBeVisible();
    const header = await page.locator('.frame-header').boundingBox();
    const firstRow = await page.locator('.frame-rows > div').first().boundingBox();
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(await background()).toBe(colorScheme === 'dark' ? 'rgb(16, 17, 22)' : 'rgb(247, 247, 249)');
    release();
    await passGate(page);
    await expect(frame).toHaveCount(0);
    // What takes its place stands where it stood.
    expect(await page.getByRole('banner').boundingBox()).toEqual(header);
    const firstTask = page.locator('[data-task-id]').first();
    const topOf = async (view: string) => {
      await page.getByText(view, { exact: true }).click();
      await expect(firstTask).toBeVisible();
      return (await firstTask.boundingBox())?.y ?? Number.POSITIVE_INFINITY;
    };
    expect(await topOf('List'), 'content comes first').toBeLessThan(300);
    expect(Math.abs((await topOf('Cards')) - (firstRow?.y ?? 0))).toBeLessThan(4);
  });
}

test('visitors see no frame of the app', async ({ page }) => {
  const release = await hold(page, CODE);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('#frame')).toBeHidden();
  release();
  await passGate(page);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('a reload shows the frame before any code has come', async ({ page, request }) => {
  const admin = await withTask(request);
  await openAs(page, admin);
  const release = await hold(page, CODE);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('.frame-rows')).toBeVisible();
  release();
});

test('on a slow network a sign-in stays busy until the next screen is there, and is sent once', async ({
  page,
  request,
}) => {
  const admin = await withTask(request);
  await visit(page, '/login');
  const asked = listen(page);
  const release = await hold(page, /\/api\/tasks\?/);
  await page.getByLabel('Email').fill(admin.email);
  // The next screen's code comes while the person types.
  await expect.poll(() => asked.some((line) => /\/assets\/app-.*\.js$/.test(line))).toBe(true);
  await slowDown(page);
  await signIn(page, admin);
  const button = page.getByRole('button', { name: /Signing in/ });
  await button.click({ force: true, noWaitAfter: true }).catch(() => undefined);
  await expect(page.getByRole('heading', { name: 'Welcome, Ada Admin' })).toBeVisible();
  release();
  await expect(page.getByText('Order the paper')).toBeVisible();
  expect(asked.filter((line) => line.startsWith('POST /api/auth/login'))).toHaveLength(1);
});
