import { createECDH } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { ensureExtensionChromium } from '../scripts/lib/chromium.mjs';
import { expectAccessible } from './pages/accessible.ts';
import { type Account, newColleague, newCompany, newTask, openAs } from './pages/accounts.ts';
import { bell } from './pages/tasks.ts';
import { expect, test, visit } from './pages/test.ts';

// A push service is far from here: subscribing at one is played; what comes from it is handed to the service worker by the
// browser's own tools, and what it shows is the browser's.

test.use({ serviceWorkers: 'allow' });

/** In a browser that shows notifications, which the headless shell does not. */
const deviceTest = test.extend({
  context: async ({ baseURL }, use) => {
    const executablePath = await ensureExtensionChromium();
    const browser = await chromium.launch({
      executablePath,
      channel: 'chromium',
      args: ['--no-sandbox', '--disable-gpu'],
    });
    const context = await browser.newContext({
      ...(baseURL !== undefined && { baseURL }),
      permissions: ['notifications'],
    });
    await use(context);
    await browser.close();
  },
});

const MESSAGE = { title: 'Task assigned to you', body: 'Ada Admin assigned "Order the paper" to you' };

/** A browser that has a push service; it says of itself what a real one does. */
async function playPushService(context: BrowserContext, permission: NotificationPermission): Promise<void> {
  const p256dh = createECDH('prime256v1').generateKeys('base64url');
  await context.addInitScript(
    ([given, point]) => {
      const keys = { p256dh: point, auth: 'y'.repeat(22) };
      const subscription = {
        endpoint: 'https://push.example/send/1',
        toJSON: () => ({ keys }),
        unsubscribe: async () => {
          localStorage.removeItem('played');
          return true;
        },
      };
      const current = () => (localStorage.getItem('played') ? subscription : null);
      let asked = given;
      Object.defineProperty(Notification, 'permission', {
        get: () => (localStorage.getItem('granted') ? 'granted' : asked),
      });
      Notification.requestPermission = async () => {
        if (asked === 'default') {
          asked = 'granted';
          localStorage.setItem('granted', 'true');
        }
        return asked;
      };
      PushManager.prototype.getSubscription = async () => current() as unknown as PushSubscription;
      PushManager.prototype.subscribe = async (options) => {
        localStorage.setItem('played', String(options?.applicationServerKey));
        return current() as unknown as PushSubscription;
      };
    },
    [permission, p256dh] as const,
  );
}

async function colleagueWithNews(request: Parameters<typeof newCompany>[0]): Promise<Account & { taskId: number }> {
  const admin = await newCompany(request);
  const person = await newColleague(request, admin, 'Bea Busy');
  let taskId = 0;
  for (const title of ['Sweep the yard', 'Call the printer', 'Order the paper']) {
    ({ id: taskId } = await newTask(request, admin, { title, assigneeId: person.user.id }));
  }
  return { ...person, taskId };
}

async function isSubscribed(request: Parameters<typeof newCompany>[0], { token }: Account): Promise<boolean> {
  const answer = await request.get('/api/notifications/push', { headers: { authorization: `Bearer ${token}` } });
  return ((await answer.json()) as { data: { isSubscribed: boolean } }).data.isSubscribed;
}

test('notifications are offered once there were some, asked for with a press, and switched in the preferences', async ({
  page,
  request,
}) => {
  const person = await colleagueWithNews(request);
  await playPushService(page.context(), 'default');
  await openAs(page, person);
  await bell(page).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByText('Get these on this device, also when Taskwell is closed.')).toBeVisible();
  await expectAccessible(page, 'the offer of push messages');
  await panel.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText('Notifications now come to this browser')).toBeVisible();
  await expect(panel.getByText('Get these on this device')).toBeHidden();
  expect(await isSubscribed(request, person)).toBe(true);

  await page.keyboard.press('Escape');
  await visit(page, '/settings?tab=preferences');
  const choice = page.getByRole('group', { name: 'Also when Taskwell is closed' });
  await expect(choice.getByLabel('On')).toBeChecked();
  await choice.getByText('Off').click();
  await expect.poll(() => isSubscribed(request, person)).toBe(false);
  await expect(choice.getByLabel('Off')).toBeChecked();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('played'))).toBeNull();
});

test('what is switched off stays off though the start of the page renews it at the same time', async ({
  page,
  request,
}) => {
  const person = await colleagueWithNews(request);
  await playPushService(page.context(), 'default');
  await openAs(page, person, '/settings?tab=preferences');
  const choice = page.getByRole('group', { name: 'Also when Taskwell is closed' });
  await choice.getByText('On').click();
  await expect.poll(() => isSubscribed(request, person)).toBe(true);

  const arrived: string[] = [];
  await page.route('**/api/notifications/push', async (route) => {
    const method = route.request().method();
    // As long as a slow network takes it.
    if (method === 'PUT') await pause(500);
    arrived.push(method);
    await route.continue();
  });
  const renewal = page.waitForRequest((asked) => asked.method() === 'PUT' && asked.url().endsWith('/push'));
  await page.reload();
  await renewal;
  await choice.getByText('Off').click();
  await expect.poll(() => arrived.filter((method) => method !== 'GET')).toEqual(['PUT', 'DELETE']);
  await expect.poll(() => isSubscribed(request, person)).toBe(false);
  await expect(choice.getByLabel('Off')).toBeChecked();
});

test('who declines is not asked again, and who has blocked notifications reads how to allow them', async ({
  page,
  request,
  browser,
}) => {
  const person = await colleagueWithNews(request);
  await playPushService(page.context(), 'default');
  await openAs(page, person);
  await bell(page).click();
  await page.getByRole('button', { name: 'Not now' }).click();
  await visit(page, '/dashboard');
  await bell(page).click();
  await expect(page.getByRole('dialog', { name: 'Notifications' }).getByText('Order the paper')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Not now' })).toBeHidden();

  const context = await browser.newContext();
  await playPushService(context, 'denied');
  const blocked = await context.newPage();
  await openAs(blocked, person, '/settings?tab=preferences');
  await expect(blocked.getByText(/^Your browser blocks notifications from Taskwell\. Allow them/)).toBeVisible();
  await expect(blocked.getByRole('group', { name: 'Also when Taskwell is closed' })).toBeHidden();
  await context.close();
});

deviceTest(
  'a push message is shown while no window is open, and leads to its task in a window that is',
  async ({ page, request, baseURL }) => {
    const person = await colleagueWithNews(request);
    const { context, tools, registrationId } = await withServiceWorker(page, person);
    const path = `/dashboard?task=${person.taskId}`;
    const origin = new URL(baseURL ?? '').origin;
    const push = (tag: string) =>
      tools.send('ServiceWorker.deliverPushMessage', {
        origin,
        registrationId,
        data: JSON.stringify({ ...MESSAGE, path, tag }),
      });
    const [worker] = context.serviceWorkers();
    const shown = () =>
      worker?.evaluate(async () => {
        const { registration } = globalThis as unknown as ServiceWorkerGlobal;
        return (await registration.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }));
      });
    const windows = () =>
      worker?.evaluate(async () => {
        const { clients } = globalThis as unknown as ServiceWorkerGlobal;
        return (await clients.matchAll({ type: 'window', includeUncontrolled: true })).length;
      });
    const arrived = await worker?.evaluateHandle(() => {
      const messages: string[] = [];
      globalThis.addEventListener('push', (event) => {
        messages.push((event as unknown as { data: { json(): { tag: string } } }).data.json().tag);
      });
      // A browser that is asked for its notifications while one is on its way to the screen forgets that one.
      const { registration } = globalThis as unknown as ServiceWorkerGlobal;
      const show = registration.showNotification.bind(registration);
      registration.showNotification = async (...notification) => {
        await show(...notification);
        messages.push('shown');
      };
      return messages;
    });
    await push('seen');
    await expect.poll(() => arrived?.jsonValue()).toEqual(['seen']);
    // Asked after the message came: what it asked itself has been answered before this.
    expect(await windows()).toBe(1);
    await page.close();
    await expect.poll(windows, 'the browser has closed it').toBe(0);
    await push('one');
    await expect.poll(() => arrived?.jsonValue()).toEqual(['seen', 'one', 'shown']);
    await expect.poll(shown, 'the first was seen in the app').toEqual([{ ...MESSAGE, tag: 'one' }]);

    const next = await context.newPage();
    await openAs(next, person, '/calendar');
    await worker?.evaluate(async () => {
      const scope = globalThis as unknown as ServiceWorkerGlobal;
      const [notification] = await scope.registration.getNotifications();
      scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
    });
    await expect(next.getByRole('dialog').getByText('Order the paper').first()).toBeVisible();
    await expect(next).toHaveURL(new RegExp(`/dashboard\\?.*task=${person.taskId}`));
    await expect.poll(shown).toEqual([]);
  },
);

/** What the journey uses of a service worker's scope. */
interface ServiceWorkerGlobal {
  registration: ServiceWorkerRegistration;
  clients: { matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<unknown[]> };
  dispatchEvent(event: Event): boolean;
  NotificationEvent: new (type: string, init: { notification: Notification | undefined }) => Event;
}

async function withServiceWorker(page: Page, account: Account) {
  const context = page.context();
  // Of a page that outlives those of the app.
  const tools: CDPSession = await context.newCDPSession(await context.newPage());
  await page.bringToFront();
  const registered = new Promise<string>((resolve) => {
    tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  await tools.send('ServiceWorker.enable');
  await openAs(page, account);
  const isReady = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state);
  await expect.poll(isReady).toBe('activated');
  return { context, tools, registrationId: await registered };
}
