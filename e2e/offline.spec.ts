import type { Page } from '@playwright/test';
import { LAST_SEEN } from '@taskwell/contract/last-seen';
import { type Account, newCompany, newPersonalAccount, newTask, openAs, signIn } from './pages/accounts.ts';
import { test } from './pages/gated-app.ts';
import { card } from './pages/tasks.ts';
import { expect, passGate, visit } from './pages/test.ts';

test.use({ serviceWorkers: 'allow' });

const GATE = { name: 'Access Required' };

/** Until the browser has the app and what is on the screen, with nothing left to be kept. */
async function untilKept(page: Page): Promise<void> {
  const isReady = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state);
  await expect.poll(isReady).toBe('activated');
  await expect.poll(() => keptBytes(page)).toBeGreaterThan(500);
}

/** How much this browser keeps of what was seen; what that is, is encrypted. */
function keptBytes(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name);
    if (!names.includes('taskwell-last-seen')) return 0;
    const asked = indexedDB.open('taskwell-last-seen');
    await new Promise((resolve) => {
      asked.onsuccess = resolve;
    });
    const all = asked.result.transaction('sessions').objectStore('sessions').getAll();
    await new Promise((resolve) => {
      all.onsuccess = resolve;
    });
    asked.result.close();
    return (all.result as { sealed: ArrayBuffer }[]).reduce((sum, { sealed }) => sum + sealed.byteLength, 0);
  });
}

async function loadWithoutNetwork(page: Page, path: string): Promise<void> {
  await page.context().setOffline(true);
  await page.goto(path);
}

test('without a network the app opens with what was last seen, says from when, and is up to date again by itself', async ({
  page,
  request,
}) => {
  const admin = await newCompany(request);
  const mine = { assigneeId: admin.user.id };
  const { id } = await newTask(request, admin, { ...mine, title: 'Order the paper', description: 'Two boxes, A4' });
  await openAs(page, admin, `/dashboard?dialog=details&task=${id}`);
  await expect(page.getByRole('dialog').getByText('Two boxes, A4')).toBeVisible();
  await untilKept(page);
  await page.goto('/calendar');
  await passGate(page);
  await expect(page.getByRole('heading', { name: 'Calendar' })).toBeVisible();
  await untilKept(page);

  await loadWithoutNetwork(page, '/dashboard');
  await expect(card(page, 'Order the paper')).toBeVisible();
  await expect(page.getByRole('dialog', GATE), 'it cannot be asked').toBeHidden();
  const notice = page.getByText(/^You are offline\. What you see is as of today .+, and changes cannot be saved/);
  await expect(notice).toBeVisible();
  await page.getByRole('link', { name: 'Order the paper' }).click();
  await expect(page.getByRole('dialog').getByText('Two boxes, A4'), 'of an earlier load').toBeVisible();
  await page.goto('/calendar');
  await expect(page.getByRole('heading', { name: 'Calendar' })).toBeVisible();
  await page.goto('/contacts');
  await expect(page.getByRole('button', { name: 'Try again' }), 'never seen before').toBeVisible();
  await page.goto('/dashboard');
  await expect(card(page, 'Order the paper')).toBeVisible();

  await newTask(request, admin, { ...mine, title: 'Sweep the yard' });
  await page.context().setOffline(false);
  await passGate(page);
  await expect(card(page, 'Sweep the yard'), 'read again by itself').toBeVisible();
  await expect(notice).toBeHidden();
});

test('who has signed out leaves nothing behind, and the next person sees nothing of the one before', async ({
  page,
  request,
}) => {
  const [one, other] = [await newPersonalAccount(request, 'Una One'), await newPersonalAccount(request, 'Otto Other')];
  await newTask(request, one, { title: 'Secret of Una' });
  await signInAs(page, one);
  await expect(card(page, 'Secret of Una')).toBeVisible();
  await untilKept(page);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(() => keptBytes(page)).toBe(0);
  await loadWithoutNetwork(page, '/dashboard');
  await expect(page.getByRole('heading', { name: 'Taskwell cannot be reached' })).toBeVisible();

  await page.context().setOffline(false);
  await signInAs(page, other);
  await expect(page.getByRole('heading', { name: 'Personal Task Manager' })).toBeVisible();
  await untilKept(page);
  await loadWithoutNetwork(page, '/dashboard');
  await expect(page.getByRole('button', { name: 'Account of Otto Other' })).toBeVisible();
  await expect(page.getByText('Secret of Una')).toBeHidden();

  await page.context().setOffline(false);
  await passGate(page);
  const token = await page.evaluate(() => sessionStorage.token);
  await request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } });
  await expect(page, 'a session that was ended elsewhere').toHaveURL(/\/login$/);
  await expect.poll(() => keptBytes(page)).toBe(0);
});

test('what was seen is shown for some days, and never to another session, even where the first has not signed out', async ({
  page,
  request,
}) => {
  const [one, other] = [await newPersonalAccount(request, 'Una One'), await newPersonalAccount(request, 'Otto Other')];
  await newTask(request, one, { title: 'Secret of Una' });
  await openAs(page, one);
  await expect(card(page, 'Secret of Una')).toBeVisible();
  await untilKept(page);
  await page.context().setOffline(true);
  await page.clock.setFixedTime(Date.now() + (LAST_SEEN.days + 1) * 86_400_000);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Taskwell cannot be reached' }), 'too old').toBeVisible();
  const tab = await page.context().newPage();
  await page.close();
  await tab.addInitScript(
    ([user, token]) => {
      sessionStorage.setItem('token', token as string);
      sessionStorage.setItem('user', user as string);
    },
    [JSON.stringify(one.user), other.token],
  );
  await tab.goto('/dashboard');
  await expect(tab.getByRole('heading', { name: 'Taskwell cannot be reached' })).toBeVisible();
});

async function signInAs(page: Page, account: Account): Promise<void> {
  await visit(page, '/login');
  await signIn(page, account);
  await expect(page).toHaveURL(/\/dashboard$/);
}

test('a browser that is asked to save data does not fetch the whole app for later', async ({ page, request }) => {
  const fetched: string[] = [];
  page.context().on('request', (asked) => fetched.push(new URL(asked.url()).pathname));
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const admin = await newCompany(request);
  const { id } = await newTask(request, admin, { assigneeId: admin.user.id, title: 'Order the paper' });
  await openAs(page, admin, `/dashboard?dialog=details&task=${id}`);
  await expect(page.getByRole('dialog').getByText('Order the paper').first()).toBeVisible();
  await page.goto('/calendar');
  await passGate(page);
  await expect(page.getByRole('heading', { name: 'Calendar' })).toBeVisible();
  expect(fetched).toContain('/calendar');
  expect(fetched).not.toContain('/service-worker.js');
});
