import { newCompany, newTask, openAs } from './pages/accounts.ts';
import { newSuperAdmin } from './pages/platform-admin.ts';
import { expect, test } from './pages/test.ts';

test('the console opens with the overview: cards, health and plans', async ({ page, request }) => {
  const owner = await newCompany(request, 'Olga Overview');
  await newTask(request, owner, { title: 'Counted', assigneeId: owner.user.id });
  await openAs(page, await newSuperAdmin(request), '/super-admin');
  await expect(page.getByRole('tab')).toHaveText([
    'System Overview',
    'Companies',
    'Users',
    'Security',
    'Analytics',
    'Feedback',
  ]);
  for (const card of ['Total Companies', 'Total Users', 'Total Tasks', 'Recent Activity (30d)']) {
    await expect(page.getByText(card, { exact: true })).toBeVisible();
  }
  await expect(page.getByRole('region', { name: 'Company Health Status' })).toContainText(
    /Healthy.*Warning.*Critical/s,
  );
  await expect(page.getByRole('region', { name: 'Subscription Distribution' })).toContainText('Business');
});

test('the analytics are drawn, stand in tables, and are exported', async ({ page, request }) => {
  const owner = await newCompany(request, 'Anna Analytics');
  await newTask(request, owner, { title: 'Counted', assigneeId: owner.user.id });
  await openAs(page, await newSuperAdmin(request), '/super-admin?tab=companies');
  await expect(page.getByRole('table', { name: 'Companies' })).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('tab', { name: 'Analytics' }).click();
  await expect(page.getByRole('alert')).toContainText('This tab could not be shown');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('tab', { name: 'Analytics' })).toHaveAttribute('aria-selected', 'true');
  await page.context().setOffline(false);
  const chart = page.getByRole('region', { name: 'New tasks' });
  await expect(chart.locator('.recharts-bar-rectangle path').first()).toBeVisible();
  await chart.getByText('Numbers of new tasks').click();
  await expect(chart.getByRole('row')).toHaveCount(31);
  await expect(chart.getByRole('row').last().getByRole('cell')).not.toHaveText('0');
  await expect(chart.locator('summary'), 'its style has come too').toHaveCSS('cursor', 'pointer');
  const active = page.getByRole('region', { name: 'Active users a day' });
  await expect(active).toContainText(
    /^Active users a day(under 0\.1|0\.[1-9]|[1-9][\d,.]*) (people|person) on average/,
  );
  await expect(page.getByRole('region', { name: 'User Role Distribution' })).toContainText('System Administrator');
  await page.getByText('12 months').click();
  await expect(chart.getByText(/in 365 days$/)).toBeVisible();
  await expect(page.getByText(/coming soon/i)).toHaveCount(0);

  for (const [button, file] of [
    ['Generate Revenue Report', 'revenue-report.csv'],
    ['User Engagement Analysis', 'user-engagement.csv'],
    ['Feature Usage Statistics', 'feature-usage.csv'],
    ['Export Analytics Data', 'analytics.csv'],
  ] as const) {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    expect((await downloading).suggestedFilename()).toBe(file);
  }
});

test('on a phone no tab of the console widens the page, and the open one is in sight', async ({ page, request }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const admin = await newSuperAdmin(request);
  for (const tab of ['overview', 'companies', 'users', 'security', 'analytics']) {
    await openAs(page, admin, `/super-admin?tab=${tab}`);
    await expect(page.getByRole('tab', { selected: true })).toBeInViewport({ ratio: 0.9 });
    await expect(page.getByRole('tabpanel')).toBeVisible();
    await expect(page.getByText(/^Loading/)).toHaveCount(0);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, tab).toBeLessThanOrEqual(320);
  }
});
