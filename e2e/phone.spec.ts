import type { Locator, Page } from '@playwright/test';
import { LIFETIMES } from '@taskwell/contract/limits';
import { newCompany, newTask, openAs } from './pages/accounts.ts';
import { card } from './pages/tasks.ts';
import { expect, test, visit } from './pages/test.ts';

/** WCAG asks for 24, the platforms' own guides for this. */
const THUMB_PIXELS = 44;

/** So many times slower than this machine. */
const SLOW_PHONE = 6;

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('on a phone everything is within reach and nothing is wider than the screen', async ({ page, request }) => {
  const admin = await newCompany(request, 'Annabella-Katharina Maximiliane von Hohenberg');
  await newTask(request, admin, { title: 'W'.repeat(50), assigneeId: admin.user.id });
  await openAs(page, admin);
  await expect(page.getByRole('link', { name: 'W'.repeat(50) })).toBeVisible();
  await expectNoSideways(page);

  await page.getByRole('button', { name: 'Filters' }).tap();
  await page.getByLabel('Sort by').selectOption('Title');
  await expect(page).toHaveURL(/sortBy=title/);
  await expectNoSideways(page);
  await page.getByText('List', { exact: true }).tap();
  await expectNoSideways(page);

  await page.getByRole('link', { name: 'W'.repeat(50) }).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoSideways(page);
  await page.getByRole('button', { name: 'Edit' }).tap();
  const edit = page.getByRole('dialog', { name: 'Edit Task' });
  await edit.getByLabel('Title').fill('Short');
  await edit.getByRole('button', { name: 'Save Changes' }).tap();
  await page.getByRole('dialog', { name: 'Short' }).getByRole('button', { name: 'Close' }).tap();

  const navigation = page.getByRole('navigation', { name: 'Main' }).last();
  await navigation.getByRole('link', { name: 'Employees' }).tap();
  await expect(page.getByRole('heading', { name: 'Employee Management' })).toBeVisible();
  await expectNoSideways(page);
  await navigation.getByRole('link', { name: 'Settings' }).tap();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await expectNoSideways(page);
});

test('a finger drags tasks by their handles at once, and scrolls everywhere else', async ({ page, request }) => {
  const admin = await newCompany(request);
  const at = (day: number) => `2030-06-${day}T10:00:00.000Z`;
  await newTask(request, admin, { title: 'Mend the roof', assigneeId: admin.user.id, dueDate: at(12) });
  await openAs(page, admin, '/calendar?month=2030-06&day=2030-06-12');
  await page.getByRole('button', { name: /^Wednesday, June 12/ }).tap();
  const handle = page.getByRole('button', { name: 'Move Mend the roof to another day' });
  await dragByTouch(page, handle, page.getByRole('button', { name: /^Monday, June 10/ }), 'second finger');
  await expect(page.getByText('Mend the roof stays where it was.'), 'a second finger takes it back').toBeAttached();
  await dragByTouch(page, handle, page.getByRole('button', { name: /^Thursday, June 20/ }));
  await expect(page.getByText('Moved to Thursday, June 20', { exact: true })).toBeVisible();

  // What was just moved can be moved on at once, though the notice of it lies over its handle.
  // (A tap right after a drag only ends what Chromium takes for a fling.)
  await page.getByRole('button', { name: /^Thursday, June 20/ }).press('Enter');
  await dragByTouch(page, handle, page.getByRole('button', { name: /^Friday, June 21/ }));
  await expect(page.getByText('Moved to Friday, June 21', { exact: true })).toBeVisible();

  // Where two columns have room beside each other.
  await page.setViewportSize({ width: 844, height: 390 });
  await openAs(page, admin, '/tasks?view=board');
  await dragByTouch(
    page,
    page.getByRole('button', { name: 'Move Mend the roof' }),
    page.getByRole('heading', { name: /^In Progress/ }),
  );
  await expect(page.getByText('Status changed to In Progress')).toBeVisible();
});

/** One finger, down on the one and up on the other, without a rest, on a phone that is slow to draw. */
async function dragByTouch(page: Page, from: Locator, to: Locator, ending?: 'second finger'): Promise<void> {
  await from.scrollIntoViewIfNeeded();
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  const [start, end] = [await middleOf(from), await middleOf(to)];
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PHONE });
  await touch('touchStart', [start]);
  const steps = 10;
  // The last moves and the end come at once: none waits until the page has heard the one before.
  const sent: Promise<unknown>[] = [];
  for (let step = 1; step <= steps; step += 1) {
    const part = step / steps;
    sent.push(touch('touchMove', [{ x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part }]));
    if (step <= steps / 2) await Promise.all(sent);
  }
  if (ending) sent.push(touch('touchStart', [end, { x: end.x + 40, y: end.y + 90 }]));
  await Promise.all([...sent, touch('touchEnd', [])]);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
}

async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('It is not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('the first task begins in the upper half of the screen', async ({ page, request }) => {
  const admin = await newCompany(request);
  await newTask(request, admin, { title: 'Mend the roof', assigneeId: admin.user.id });
  await openAs(page, admin);
  for (const view of ['List', 'Cards']) {
    await page.getByText(view, { exact: true }).tap();
    const box = await page.locator('[data-task-id]').boundingBox();
    expect(box?.y, view).toBeLessThan(844 / 2);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSideways(page);
  const column = await page.getByRole('combobox', { name: 'Quick add' }).boundingBox();
  const actions = await page.getByRole('button', { name: 'More actions' }).boundingBox();
  const endOf = (box: typeof column) => (box?.x ?? 0) + (box?.width ?? 0);
  expect(endOf(actions), 'no button stands outside its column').toBeLessThanOrEqual(endOf(column));
});

test('the bar at the bottom never covers what has the focus', async ({ page, request }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const admin = await newCompany(request);
  for (let number = 1; number <= 6; number += 1) {
    await newTask(request, admin, { title: `Mend the roof of house ${number}`, assigneeId: admin.user.id });
  }
  await openAs(page, admin);
  for (const path of ['/dashboard', '/settings']) {
    await visit(page, path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const covered: string[] = [];
    for (let presses = 0; presses < 45; presses += 1) {
      await page.keyboard.press('Tab');
      const name = await page.evaluate(() => {
        const bar = [...document.querySelectorAll('nav')].find((nav) => getComputedStyle(nav).position === 'fixed');
        const { activeElement } = document;
        if (!bar || !activeElement || activeElement === document.body || bar.contains(activeElement)) return null;
        const isCovered = activeElement.getBoundingClientRect().bottom > bar.getBoundingClientRect().top + 1;
        return isCovered ? (activeElement.getAttribute('aria-label') ?? activeElement.textContent) : null;
      });
      if (name !== null) covered.push(name);
    }
    expect(covered, path).toEqual([]);
  }
});

test('a notice never covers what has the focus, at any font size', async ({ page, request }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const admin = await newCompany(request);
  for (let number = 1; number <= 6; number += 1) {
    await newTask(request, admin, { title: `Mend the roof of house ${number}`, assigneeId: admin.user.id });
  }
  await page.addInitScript(keepTimersOf, LIFETIMES.noticeMilliseconds);
  await openAs(page, admin);
  const changes = { medium: 'Mend the roof of house 1', large: 'Mend the roof of house 2' };
  for (const [size, title] of Object.entries(changes)) {
    await page.evaluate((chosen) => localStorage.setItem('fontSize', chosen), size);
    await visit(page, '/dashboard');
    await card(page, title)
      .getByRole('button', { name: /change status/ })
      .press('Enter');
    await page.getByRole('menuitemradio', { name: 'In Progress' }).press('Enter');
    const notices = page.getByRole('region', { name: 'Notices' });
    await expect(notices.getByText(/^Status changed to/)).toBeVisible();
    expect(await coveredByNotices(page, 'Tab', 60), `${size}, on through the page`).toEqual([]);
    expect(await coveredByNotices(page, 'Shift+Tab', 60), `${size}, and back`).toEqual([]);
    await page.getByRole('link', { name: title }).tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await coveredByNotices(page, 'Tab', 30), `${size}, in a dialog`).toEqual([]);
    await expect(notices.getByText(/^Status changed to/), 'all the while').toBeVisible();
  }
});

/** Runs within the page before anything else: what would end after so long stays. */
function keepTimersOf(milliseconds: number): void {
  const start = window.setTimeout.bind(window);
  window.setTimeout = ((run: () => void, after?: number) =>
    after === milliseconds ? 0 : start(run, after)) as typeof window.setTimeout;
}

/** Presses the key so often; answers what had the focus beneath a notice. */
async function coveredByNotices(page: Page, key: string, presses: number): Promise<string[]> {
  const covered = new Set<string>();
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press(key);
    const name = await page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const { activeElement } = document;
      const area = document.querySelector('[aria-label="Notices"]');
      if (!area || !activeElement || area.contains(activeElement) || activeElement.contains(area)) return null;
      const [notices, focused] = [area.getBoundingClientRect(), activeElement.getBoundingClientRect()];
      const isCovered = focused.bottom > notices.top + 1 && focused.top < notices.bottom - 1;
      return isCovered ? `${activeElement.tagName} ${activeElement.ariaLabel ?? activeElement.textContent}` : null;
    });
    if (name !== null) covered.add(name);
  }
  return [...covered];
}

test('the header leaves room for the company and for thumbs', async ({ page, request }) => {
  const admin = await newCompany(request);
  await openAs(page, admin);
  const banner = page.getByRole('banner');
  const company = banner.getByText(/^Acme Trading/);
  const cut = () => company.evaluate((element) => element.scrollWidth > element.clientWidth);
  await expect(banner.getByText('System Administrator')).toBeVisible();
  expect(await cut(), 'a name of usual length is there in full').toBe(false);
  const targets = await banner.getByRole('link').or(banner.getByRole('button')).all();
  expect(targets.length).toBeGreaterThanOrEqual(3);
  for (const target of targets) {
    const box = await target.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(THUMB_PIXELS);
  }

  await company.evaluate((element) => {
    element.textContent = `Acme Trading ${'and Daughters '.repeat(8)}`;
  });
  expect(await cut(), 'a long one ends in an ellipsis').toBe(true);
  await expectNoSideways(page);
  for (const target of targets) await expect(target).toBeInViewport({ ratio: 1 });
});

async function expectNoSideways(page: import('@playwright/test').Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  );
}
