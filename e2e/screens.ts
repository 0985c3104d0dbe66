import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, type Browser, chromium, type Page, request as requests } from '@playwright/test';
import { renderMail } from '../apps/server/src/platform/mail/layout.ts';
import type { MailTemplate } from '../apps/server/src/platform/mail/templates.ts';
import { projectRoot } from '../scripts/lib/project.mjs';
import { launchApp } from './launch-app.ts';
import {
  type Account,
  actAs,
  newColleague,
  newCompany,
  newPersonalAccount,
  newTask,
  signIn,
} from './pages/accounts.ts';
import { assistantScreens } from './pages/assistant.ts';
import { MAIL_SAMPLES } from './pages/mail-samples.ts';
import { waitForMail } from './pages/outbox.ts';
import { type PeopleScreen, peopleScreens } from './pages/people-screens.ts';
import { platformScreens } from './pages/platform-admin.ts';
import { ACCESS_CODE, announce } from './pages/running-app.ts';
import { bell } from './pages/tasks.ts';
import { newFullTask, teamScreens } from './pages/team-screens.ts';
import { visit } from './pages/test.ts';

/**
 * `npm run screens`: every screen at both sizes, light and dark, full and empty, into screens/. For looking at before a
 * screen is called done; nothing is compared. With words, only screens whose names hold one: `npm run screens -- board`.
 */
const FOLDER = join(projectRoot, 'screens');
const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
const SCHEMES = ['light', 'dark'] as const;
const AT_ONCE = 3;
const LONGEST_WAIT_MILLISECONDS = 5_000;

const dataDir = await mkdtemp(join(tmpdir(), 'taskwell-screens-'));
const app = await launchApp({ dataDir, env: { ACCESS_CODE } });
const { url, outboxUrl } = app;
announce({ app: { url, outboxUrl, dataDir, accessCode: ACCESS_CODE } });
const request = await requests.newContext({ baseURL: app.url });
const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
});
try {
  await mkdir(FOLDER, { recursive: true });
  const words = process.argv.slice(2);
  const isWanted = (name: string) => words.length === 0 || words.some((word) => name.includes(word));
  const mails = (Object.keys(MAIL_SAMPLES) as MailTemplate[]).filter((template) => isWanted(`mail-${template}`));
  const queue = (await allShots(request)).filter(({ name }) => isWanted(name));
  const pictures = queue.length * 4 + mails.length * 2;
  await Promise.all(Array.from({ length: AT_ONCE }, () => takeFrom(queue)));
  for (const template of mails) await takeMail(browser, template);
  console.log(`${pictures} pictures in ${FOLDER}`);
} finally {
  await browser.close();
  await request.dispose();
  await app.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function allShots(api: APIRequestContext): Promise<PeopleScreen[]> {
  const empty = await newPersonalAccount(api, 'Pia Personal');
  const admin = await newCompany(api, 'Ada Lovelace');
  const grace = await newColleague(api, admin, 'Grace Hopper');
  const linus = await newColleague(api, admin, 'Zoë Ångström', 'ADMIN');
  const taskId = await fill(api, admin, [admin, grace, linus]);
  const vera = await newColleague(api, admin, 'Vera Rubin');
  const full = await newFullTask(api, admin, [grace, linus, vera]);
  const mail = await waitForMail(api, grace.email);
  const openMenu = (page: Page) =>
    page
      .getByRole('button', { name: /change status/ })
      .first()
      .click();
  return [
    { name: 'access-gate', path: '/', go: (page) => page.reload() },
    { name: 'landing', path: '/', isLong: true },
    { name: 'login', path: '/login' },
    { name: 'login-wrong', path: '/login', go: (page) => signIn(page, { email: 'x', password: '1' }) },
    {
      name: 'forgot-password',
      path: '/login',
      go: (page) => page.getByRole('button', { name: 'Forgot password?' }).click(),
    },
    { name: 'signup', path: '/signup', isLong: true },
    {
      name: 'company-signup',
      path: '/company-signup',
      go: (page) => page.getByLabel('Password', { exact: true }).fill('Abc1'),
      isLong: true,
    },
    { name: 'personal-signup', path: '/personal-signup' },
    { name: 'verify-email', path: '/verify-email?email=ada@example.com' },
    { name: 'verify-email-failed', path: '/verify-email' },
    { name: 'set-password', path: '/set-password/abc' },
    { name: 'contact', path: '/contact' },
    { name: 'download', path: '/download' },
    { name: 'terms', path: '/terms' },
    { name: 'dashboard-empty', as: empty, path: '/dashboard' },
    { name: 'dashboard-cards', as: admin, path: '/dashboard' },
    {
      name: 'dashboard-list',
      as: admin,
      path: '/dashboard',
      go: (page) => page.getByText('List', { exact: true }).click(),
    },
    {
      name: 'dashboard-filters',
      as: admin,
      path: '/dashboard?status=all&priority=HIGH&sortBy=title',
      go: async (page) => {
        const filters = page.getByRole('button', { name: /^Filters/ });
        if (await filters.isVisible()) await filters.click();
      },
    },
    { name: 'status-menu', as: admin, path: '/dashboard', go: openMenu },
    { name: 'notice-undo', as: admin, path: '/dashboard', go: lowerPriority },
    {
      name: 'new-task',
      as: admin,
      path: '/dashboard?dialog=new',
      go: async (page) => {
        await page.getByLabel('Title').fill('Prepare the quarterly report');
        await page.getByRole('button', { name: 'Create Task' }).click();
      },
    },
    {
      name: 'new-task-assignee',
      as: admin,
      path: '/dashboard?dialog=new',
      go: (page) => page.getByLabel('Internal assignee').click(),
    },
    { name: 'task-details', as: admin, path: `/dashboard?task=${taskId}` },
    { name: 'task-edit', as: admin, path: `/dashboard?task=${taskId}&dialog=edit` },
    {
      name: 'task-conflict',
      as: admin,
      path: `/dashboard?task=${taskId}&dialog=edit`,
      go: conflict(api, admin, taskId),
    },
    { name: 'task-delete', as: admin, path: `/dashboard?task=${taskId}&dialog=delete` },
    { name: 'palette', as: admin, path: '/dashboard', go: openPalette },
    { name: 'shortcuts', as: admin, path: '/dashboard', go: (page) => page.keyboard.press('?') },
    ...teamScreens(full).map(({ name, path, go }) => ({ name, as: admin, path, ...(go && { go }) })),
    { name: 'task-shared', as: vera, path: `/dashboard?task=${full.taskId}` },
    { name: 'dashboard-shared', as: vera, path: '/dashboard' },
    { name: 'notifications-empty', as: empty, path: '/dashboard', go: (page) => bell(page).click() },
    { name: 'unsubscribe', path: /\/unsubscribe\/[\w-]+/.exec(mail.text)?.[0] ?? '' },
    { name: 'unsubscribe-wrong', path: '/unsubscribe/abc' },
    {
      name: 'audit-log',
      as: admin,
      path: '/settings',
      go: async (page) => {
        await page.getByRole('button', { name: 'View Audit Log' }).click();
        await page.getByRole('dialog').locator('summary').first().click();
      },
    },
    { name: 'settings-preferences', as: admin, path: '/settings?tab=preferences' },
    { name: 'settings-feedback', as: admin, path: '/settings?tab=feedback' },
    { name: 'settings-about', as: empty, path: '/settings?tab=about' },
    ...(await startScreens(api, { admin, employee: grace, newcomer: empty })),
    ...assistantScreens(admin, empty, taskId),
    ...(await peopleScreens(api)),
    ...(await platformScreens(api)),
  ];
}

/** The pages that a day begins with, full and on the first day. */
async function startScreens(
  api: APIRequestContext,
  { admin, employee, newcomer }: Record<'admin' | 'employee' | 'newcomer', Account>,
): Promise<PeopleScreen[]> {
  const personal = await newPersonalAccount(api, 'Petra Personal');
  await fill(api, personal, [personal]);
  return [
    { name: 'start-admin', as: admin, path: '/admin', isLong: true },
    { name: 'start-admin-empty', as: await newCompany(api, 'Nora New'), path: '/admin' },
    { name: 'start-employee', as: employee, path: '/employee', isLong: true },
    { name: 'start-personal', as: personal, path: '/personal-dashboard', isLong: true },
    { name: 'calendar-personal', as: personal, path: '/calendar' },
    {
      name: 'calendar-agenda',
      as: admin,
      path: '/calendar',
      go: (page) => page.getByText('Agenda', { exact: true }).click(),
    },
    { name: 'calendar-subscribe', as: admin, path: '/calendar?dialog=subscribe' },
    { name: 'calendar-empty', as: newcomer, path: '/calendar?date=2030-06-12' },
    { name: 'start-personal-empty', as: newcomer, path: '/personal-dashboard' },
  ];
}

async function takeFrom(queue: PeopleScreen[]): Promise<void> {
  for (let shot = queue.shift(); shot; shot = queue.shift()) await takeInEachLook(browser, shot);
}

async function takeInEachLook(chromiumBrowser: Browser, shot: PeopleScreen): Promise<void> {
  for (const [size, viewport] of Object.entries(SIZES)) {
    for (const colorScheme of SCHEMES) {
      const isPhone = size === 'phone';
      const context = await chromiumBrowser.newContext({
        baseURL: app.url,
        viewport,
        colorScheme,
        hasTouch: isPhone,
        isMobile: isPhone,
      });
      const page = await context.newPage();
      if (shot.as) await actAs(page, shot.as);
      await visit(page, shot.path);
      await settle(page);
      await shot.go?.(page);
      await settle(page);
      const path = join(FOLDER, `${shot.name}-${size}-${colorScheme}.png`);
      await page.screenshot({ path, fullPage: shot.isLong ?? false });
      await context.close();
    }
  }
}

/** Mail programs show what is sent, so this is the very HTML; it has one look, as most of them know no other. */
async function takeMail(chromiumBrowser: Browser, template: MailTemplate): Promise<void> {
  const { html } = await renderMail(template, MAIL_SAMPLES[template]);
  for (const [size, viewport] of Object.entries(SIZES)) {
    const page = await chromiumBrowser.newPage({ viewport });
    await page.setContent(html);
    await page.screenshot({ path: join(FOLDER, `mail-${template}-${size}-light.png`) });
    await page.close();
  }
}

/**
 * Until lazy parts and data of the state asked for are there. The network of whoever is signed in is never idle: the
 * live stream stays open.
 */
async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(300);
  const hasCome = () => document.querySelector('[class*="skeleton"]') === null;
  await page.waitForFunction(hasCome, undefined, { timeout: LONGEST_WAIT_MILLISECONDS }).catch(stillLoading);
  await page.waitForTimeout(400);
}

/** A picture of what loads is one too. */
function stillLoading(error: Error): void {
  if (error.name !== 'TimeoutError') throw error;
}

async function lowerPriority(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /change priority/ })
    .first()
    .click();
  await page.getByRole('menuitemradio', { name: 'Low' }).click();
}

async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByPlaceholder('Search tasks, or go to…').fill('re');
}

function conflict(api: APIRequestContext, admin: Account, taskId: number) {
  return async (page: Page) => {
    await page.getByLabel('Title').fill('Send the better offer');
    const data = { title: `Send the cheaper offer ${Date.now() % 1000}`, priority: 'HIGH' };
    await api.put(`/api/tasks/${taskId}`, { data, headers: { authorization: `Bearer ${admin.token}` } });
    await page.getByRole('button', { name: 'Save Changes' }).click();
  };
}

/** A lively company; answers the task that the dialogs show. */
async function fill(api: APIRequestContext, admin: Account, people: Account[]): Promise<number> {
  const titles = [
    'Send the offer to Nordwind',
    'Review the supplier contract',
    'Plan the team offsite',
    'Publish the new price list',
    'Call the bank about the credit line',
    'Translate the product brochure',
    'Order new laptops for the sales team',
    'Fix the login problem of the warehouse',
    'Prepare the quarterly report',
    'Interview for the second accountant',
    'Renew the insurance',
    'Update the onboarding checklist',
  ];
  const priorities = ['URGENT', 'HIGH', 'MEDIUM', 'LOW'];
  const statuses = ['TODO', 'IN_PROGRESS', 'TODO', 'ON_HOLD', 'TODO', 'COMPLETED', 'IN_PROGRESS', 'TODO', 'CANCELLED'];
  let first = 0;
  for (let index = 0; index < 40; index++) {
    const days = ((index * 5) % 17) - 3;
    const task = await newTask(api, admin, {
      title: titles[index % titles.length],
      description: index % 3 === 0 ? 'The numbers are in the shared folder. Ask Grace if anything is unclear.' : null,
      priority: priorities[(index * 3) % 4],
      assigneeId: people[index % people.length]?.user.id,
      dueDate: index % 6 === 5 ? null : new Date(Date.now() + days * 86_400_000 + index * 600_000).toISOString(),
    });
    first ||= task.id;
    await api.patch(`/api/tasks/${task.id}/status`, {
      data: { status: statuses[index % statuses.length] },
      headers: { authorization: `Bearer ${admin.token}` },
    });
  }
  return first;
}
