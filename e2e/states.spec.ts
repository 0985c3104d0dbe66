import type { Page } from '@playwright/test';
import { AUDIT_WORDS } from '@taskwell/contract/audit-words';
import { FEEDBACK_MESSAGES } from '@taskwell/contract/feedback';
import { FAILURES } from '@taskwell/contract/messages';
import { CONSOLE_MESSAGES } from '@taskwell/contract/platform-console';
import { TASK_FAILURES } from '@taskwell/contract/task-messages';
import { expectFitsSmallest, wearSmallest } from './pages/accessible.ts';
import { actAs, newCompany } from './pages/accounts.ts';
import { newSuperAdmin } from './pages/platform-admin.ts';
import { bell, offlineNotice } from './pages/tasks.ts';
import { expect, test, visit } from './pages/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const TASKS = /\/api\/tasks\?/;
const CALENDAR = /\/api\/tasks(\/calendar)?\?/;
const HEALTH = /system\/health/;

interface Reading {
  path: string;
  /** What it reads from. */
  from: RegExp;
  /** What is said where that fails, and what where there is nothing. */
  failure: string | RegExp;
  empty: string | RegExp;
  open?: (page: Page) => Promise<unknown>;
}

/** Screens that read something, as they are while that is on its way, without a network, failed, and empty. */
const READINGS: Record<'member' | 'platform', Reading[]> = {
  member: [
    { path: '/dashboard?view=list', from: TASKS, failure: TASK_FAILURES.fetchTasks, empty: 'No tasks found' },
    {
      path: '/dashboard?archived=true',
      from: /task-archive/,
      failure: TASK_FAILURES.fetchTasks,
      empty: 'No tasks found',
    },
    { path: '/tasks?view=board', from: TASKS, failure: TASK_FAILURES.fetchTasks, empty: 'No tasks' },
    {
      path: '/calendar?view=month',
      from: CALENDAR,
      failure: TASK_FAILURES.fetchTasks,
      empty: 'Select a date to view tasks',
    },
    { path: '/calendar?view=agenda', from: CALENDAR, failure: TASK_FAILURES.fetchTasks, empty: /^Nothing is due in/ },
    { path: '/employees', from: /api\/users/, failure: FAILURES.fetchUsers, empty: 'No employees found' },
    { path: '/contacts', from: /api\/contacts/, failure: FAILURES.fetchContacts, empty: 'No contacts found' },
    {
      path: '/invitations',
      from: /user\/(received|sent)/,
      failure: TASK_FAILURES.fetchInvitations,
      empty: 'No open invitations',
    },
    { path: '/admin', from: /api\/overview/, failure: TASK_FAILURES.fetchOverview, empty: 'Your company is ready' },
    { path: '/personal-dashboard', from: /api\/overview/, failure: TASK_FAILURES.fetchOverview, empty: 'A clear day' },
    { path: '/settings', from: /auth\/sessions/, failure: FAILURES.fetchSessions, empty: 'This one' },
    {
      path: '/dashboard?status=all',
      from: /api\/notifications\?/,
      failure: FAILURES.fetchNotifications,
      empty: 'No notifications yet',
      open: (page) => bell(page).click(),
    },
    {
      path: '/settings?tab=account',
      from: /api\/audit\?/,
      failure: AUDIT_WORDS.fetchFailed,
      empty: /signed in/,
      open: (page) => page.getByRole('button', { name: 'View Audit Log' }).click(),
    },
  ],
  platform: [
    {
      path: '/super-admin?tab=overview',
      from: HEALTH,
      failure: CONSOLE_MESSAGES.fetchHealth,
      empty: 'Total Companies',
    },
    {
      path: '/super-admin?tab=companies&search=nobody@',
      from: /companies\?/,
      failure: CONSOLE_MESSAGES.fetchCompanies,
      empty: 'No companies found',
    },
    {
      path: '/super-admin?tab=users&search=nobody@',
      from: /users\/search/,
      failure: CONSOLE_MESSAGES.fetchUsers,
      empty: 'No users found',
    },
    {
      path: '/super-admin?tab=analytics',
      from: /api.super-admin.analytics/,
      failure: CONSOLE_MESSAGES.fetchAnalytics,
      empty: 'New companies',
    },
    {
      path: '/super-admin?tab=feedback',
      from: /api.super-admin.feedback/,
      failure: FEEDBACK_MESSAGES.fetch,
      empty: /feedback/,
    },
  ],
};

for (const [who, readings] of Object.entries(READINGS)) {
  for (const part of [0, 1]) {
    test(`loading, offline, failed and empty: ${who}, part ${part + 1}`, async ({ page, request }) => {
      await wearSmallest(page);
      await actAs(page, await (who === 'platform' ? newSuperAdmin(request) : newCompany(request)));
      for (const reading of readings.filter((_, index) => index % 2 === part)) {
        await test.step(reading.path, () => goThroughStates(page, reading));
      }
    });
  }
}

/** Each says in words what is so, has a way on, and ends by itself or by that. */
async function goThroughStates(page: Page, { path, from, failure, empty, open }: Reading): Promise<void> {
  let answers: 'nothing' | 'failure' | 'truth' = 'nothing';
  const release = await answerLate(page, from, () => answers);
  await visit(page, path);
  await open?.(page);
  await expect(page.getByText(/^Loading/).first()).toBeAttached();
  await expectFitsSmallest(page, `${path}, loading`);

  await page.context().setOffline(true);
  release();
  await expect(offlineNotice(page)).toBeVisible();
  await expect(page.getByText(FAILURES.offlineRead).first()).toBeVisible();
  await expectFitsSmallest(page, `${path}, offline`);

  answers = 'failure';
  await page.context().setOffline(false);
  const again = page.getByRole('button', { name: 'Try again' }).first();
  await expect(page.getByText(FAILURES.offlineRead)).toHaveCount(0);
  await expect(again).toBeVisible();
  await expect(page.getByText(failure).first()).toBeVisible();
  await expectFitsSmallest(page, `${path}, failed`);

  answers = 'truth';
  await again.click({ timeout: 20_000 });
  await expect(page.getByText(empty).first()).toBeVisible();
  await expectFitsSmallest(page, `${path}, empty`);
  await page.unrouteAll();
}

/** Holds the answers back until told to let them go; what comes of them then is asked each time. */
async function answerLate(page: Page, from: RegExp, answers: () => string): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(from, async (route) => {
    await released;
    if (answers() === 'nothing') await route.abort('internetdisconnected');
    else if (answers() === 'failure') await route.fulfill({ status: 500, json: { success: false } });
    else await route.continue();
  });
  return release;
}
