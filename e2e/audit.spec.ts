import { expectAccessible } from './pages/accessible.ts';
import { newColleague, newCompany, newTask, openAs } from './pages/accounts.ts';
import { expect, hold, reload, test, visit } from './pages/test.ts';

// The colours that axe measures are then at once those that stay.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('an administrator reads, narrows down and exports what has happened in the company', async ({ page, request }) => {
  const ada = await newCompany(request);
  for (let task = 1; task <= 21; task++)
    await newTask(request, ada, { title: `Task ${task}`, assigneeId: ada.user.id });
  await openAs(page, ada, '/settings');
  await page.getByRole('button', { name: 'View Audit Log' }).click();
  const log = page.getByRole('dialog', { name: 'Audit Log' });
  await expect(log.getByText('Created task "Task 21"')).toBeVisible();
  await log.getByRole('button', { name: 'Next' }).click();
  await expect(log.getByText('Created task "Task 1"', { exact: true })).toBeVisible();

  await log.getByLabel('Search the audit log').fill('task 21');
  await expect(log.getByText('1 entry', { exact: true }), 'on the first page again').toBeVisible();
  await log.getByText('Created task "Task 21"').click();
  await expect(log.getByText(', System Administrator')).toBeVisible();
  await expectAccessible(page, 'audit log');
  await log.getByRole('button', { name: 'Only what Ada Admin did' }).click();
  await expect(log.getByText('1 entry', { exact: true }), 'beside the search').toBeVisible();
  const onlyAda = log.getByRole('button', { name: 'Not only by Ada Admin' });
  await expect(onlyAda, 'in place of the button that has gone').toBeFocused();
  await reload(page);
  await expect(onlyAda, 'the filters outlive a reload').toBeVisible();
  await expect(log.getByLabel('Search the audit log')).toHaveValue('task 21');
  await log.getByLabel('Search the audit log').fill('');
  await expect(log.getByText(/^2\d entries$/)).toBeVisible();
  await onlyAda.click();
  await expect(log.getByRole('button', { name: 'Clear filters' })).toBeHidden();
  await expect(log.getByLabel('Search the audit log')).toBeFocused();

  await page.keyboard.press('Escape');
  await openAs(page, ada, '/dashboard?search=Task+21');
  await page.getByRole('button', { name: /change status of Task 21/ }).click();
  await page.getByRole('menuitemradio', { name: 'In Progress' }).click();
  await expect(page.getByRole('button', { name: /^In Progress.*change status of Task 21/ })).toBeVisible();
  await openAs(page, ada, '/settings');
  await page.getByRole('button', { name: 'View Audit Log' }).click();
  await log.getByText('Changed status of "Task 21" from To Do to In Progress').click();
  await expect(log.getByRole('row', { name: 'Status To Do In Progress' })).toBeVisible();
  await expectAccessible(page, 'an entry with what has changed');

  await log.getByLabel('Search the audit log').fill('nothing of the kind');
  await page.keyboard.press('Escape');
  await expect(log.getByLabel('Search the audit log'), 'Esc clears the search, and only then closes').toHaveValue('');
  await expect(log.getByLabel('Search the audit log')).toBeFocused();
  await log.getByLabel('Search the audit log').fill('nothing of the kind');
  await log.getByRole('button', { name: 'Clear filters' }).click();
  await log.getByRole('button', { name: /^Task created.*21$/ }).click();
  await expect(log.getByLabel('Action', { exact: true })).toHaveValue('TASK_CREATED');
  await expect(log.getByText('21 entries', { exact: true })).toBeVisible();
  const download = page.waitForEvent('download');
  await log.getByRole('button', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toBe('audit-log.csv');
  await expect(page.getByText('The audit log was exported')).toBeVisible();

  await page.route('**/api/audit/export/csv**', (route) => route.abort());
  await log.getByRole('button', { name: 'Export CSV' }).click();
  await expect(page.getByText(/Failed to export audit logs|temporarily unavailable|offline/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'View Audit Log' }), 'the focus is back').toBeFocused();
  await page.keyboard.press('Enter');
  await expect(log).toBeVisible();
  await page.goBack();
  await expect(log, 'back closes it and leaves the settings').toBeHidden();
  await expect(page).toHaveURL(/\/settings$/);
  await visit(page, '/settings?dialog=audit');
  await expect(log).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Settings' }), 'nothing here has opened it').toBeFocused();
});

test('the audit log with quick presses, without a network, and on a small phone', async ({ page, request }) => {
  const ada = await newCompany(request);
  for (let task = 1; task <= 60; task += 5) {
    const tasks = Array.from({ length: 5 }, (_, index) => ({
      title: `Task ${task + index}`,
      assigneeId: ada.user.id,
    }));
    await Promise.all(tasks.map((each) => newTask(request, ada, each)));
  }
  await openAs(page, ada, '/settings?dialog=audit');
  const log = page.getByRole('dialog', { name: 'Audit Log' });
  await expect(log.getByText(/^Page 1 of 4/)).toBeVisible();
  const release = await hold(page, /\/api\/audit\?/);
  for (let time = 1; time <= 3; time++) await log.getByRole('button', { name: 'Next' }).click();
  release();
  await expect(log.getByText(/^Page 4 of 4/), 'three quick presses are three pages').toBeVisible();
  const releaseSearch = await hold(page, /search=task(\+|%20)21/);
  await log.getByLabel('Search the audit log').fill('task 21');
  await expect(log.getByText(/^Page/), 'how many pages that has is not known yet').toBeHidden();
  releaseSearch();
  await expect(log.getByText('1 entry', { exact: true })).toBeVisible();
  await log.getByRole('button', { name: 'Clear filters' }).click();
  await expect(log.getByText(/^Page 1 of 4/)).toBeVisible();

  await page.context().setOffline(true);
  await log.getByLabel('Search the audit log').fill('task 22');
  await expect(log.getByRole('alert')).toContainText('Failed to fetch audit logs');
  await expect(log.getByRole('alert')).toContainText('offline');
  await page.context().setOffline(false);
  await expect(log.getByText('1 entry', { exact: true }), 'by itself').toBeVisible();

  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, '/settings?dialog=audit');
  await expect(log.locator('summary').first(), 'entries are in sight at once').toBeInViewport({ ratio: 1 });
  await expect(log.getByLabel('Action', { exact: true })).toBeHidden();
  await log.getByRole('button', { name: 'Filters' }).click();
  await log.getByLabel('Action', { exact: true }).selectOption('TASK_CREATED');
  await expect(log.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  await log.getByRole('button', { name: 'Show' }).click();
  await expect(log.getByRole('button', { name: /^Task created.*60$/ })).toBeVisible();
});

test('nobody else is offered the audit log', async ({ page, request }) => {
  const emil = await newColleague(request, await newCompany(request), 'Emil Employee');
  await openAs(page, emil, '/settings');
  await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
  await expect(page.getByText('Admin Tools')).toBeHidden();
});
