import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import {
  type Account,
  newColleague,
  newCompany,
  newPersonalAccount,
  newTask,
  openAs,
  post,
  titlesOf,
} from './pages/accounts.ts';
import { card, choose, dismissNotices, offlineNotice, undo } from './pages/tasks.ts';
import { expect, hold, reload, test, visit } from './pages/test.ts';

test('filters are remembered, and whoever gets the link sees the same', async ({ page, otherBrowser, request }) => {
  const ada = await newCompany(request);
  const bea = await newColleague(request, ada, 'Bea Admin', 'ADMIN');
  await newTask(request, ada, { title: 'Buy apples', priority: 'LOW', assigneeId: bea.user.id });
  await newTask(request, ada, { title: 'Buy pears', priority: 'URGENT', assigneeId: bea.user.id });
  const old = await newTask(request, ada, { title: 'Buy plums', priority: 'LOW', assigneeId: ada.user.id });
  await request.post(`/api/task-archive/${old.id}/archive`, { headers: { authorization: `Bearer ${ada.token}` } });
  await openAs(page, ada);
  await page.getByLabel('Priority', { exact: true }).selectOption('Low');
  await page.getByLabel('Task type').selectOption('Created by me');
  await expect(titles(page)).toHaveText(['Buy apples']);

  const beaPage = await otherBrowser();
  const { pathname, search } = new URL(page.url());
  await openAs(beaPage, bea, pathname + search);
  await expect(beaPage.getByLabel('Priority', { exact: true })).toHaveValue('LOW');
  await expect(beaPage.getByText('No tasks found'), 'the same view, of what she sees: she created none').toBeVisible();

  const employees = page.getByRole('link', { name: 'Employees' });
  const dashboard = page.getByRole('link', { name: 'Dashboard' });
  await dashboard.click();
  await expect(page, 'kept where the screen is open already').toHaveURL(/priority=LOW&type=created/);
  await employees.click();
  await dashboard.click();
  await expect(page, 'remembered').toHaveURL(/priority=LOW&type=created/);
  await expect(titles(page)).toHaveText(['Buy apples']);
  await page.goBack();
  await expect(page).toHaveURL(/employees/);
  await page.goForward();
  await expect(page, 'coming back is one step').toHaveURL(/priority=LOW&type=created/);
  await choose(page, 'Active or archived', 'Archived');
  await expect(page.getByRole('heading', { name: 'Archived Tasks 1' })).toBeVisible();
  await expect(page).toHaveURL(/archived=true/);
  await reload(page);
  await expect(titles(page)).toHaveText(['Buy plums']);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await choose(page, 'Active or archived', 'Active');
  await expect(titles(page)).toHaveText(['Buy pears', 'Buy apples']);
  await employees.click();
  await dashboard.click();
  await expect(titles(page), 'forgotten').toHaveText(['Buy pears', 'Buy apples']);
  await expect(page).toHaveURL(/dashboard$/);
});

test('the circle beside a title completes a task with one press, and takes it up again', async ({ page, request }) => {
  const owner = await newPersonalAccount(request);
  await newTask(request, owner, { title: 'Paint the fence' });
  await openAs(page, owner, '/dashboard?status=all');
  const circle = page.getByRole('button', { name: 'Mark as completed: Paint the fence' });
  const status = page.getByRole('button', { name: /change status of Paint the fence/ });
  for (const view of ['Cards', 'List']) {
    await choose(page, 'View', view);
    // The view before stays until the code of this one has come.
    await expect(page.getByRole('table', { name: 'Tasks' })).toHaveCount(view === 'List' ? 1 : 0);
    await circle.focus();
    await page.keyboard.press('Space');
    await expect(circle, view).toHaveAttribute('aria-pressed', 'true');
    await expect(status).toHaveText('Completed');
    await expect(circle, 'the focus stays').toBeFocused();
    await page.keyboard.press('Space');
    await expect(status).toHaveText('To Do');
    await expect(circle).toHaveAttribute('aria-pressed', 'false');
  }

  await circle.click();
  await page.getByRole('button', { name: /^Medium: change priority/ }).click();
  await page.getByRole('menuitemradio', { name: 'Urgent' }).click();
  await expect(page.getByText('Priority changed to Urgent')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('button', { name: /^Medium: change priority/ })).toBeVisible();
  await page.getByLabel('Search tasks').fill('fence');
  await page.keyboard.press('Control+z');
  await expect(status, 'what is typed is taken back by itself').toHaveText('Completed');
  await page.getByLabel('Search tasks').fill('');
  await circle.focus();
  await page.keyboard.press('Control+z');
  await expect(status, 'one change after the other').toHaveText('To Do');
});

test('Ctrl with Z does not go past a task that was made, but says that it stays', async ({ page, request }) => {
  const owner = await newPersonalAccount(request);
  await newTask(request, owner, { title: 'Paint the fence' });
  await openAs(page, owner, '/dashboard?status=all');
  const status = page.getByRole('button', { name: /change status of Paint the fence/ });
  await page.getByRole('button', { name: 'Mark as completed: Paint the fence' }).click();
  await expect(status).toHaveText('Completed');
  const line = page.getByLabel('Quick add');
  await line.fill('Buy paint');
  await line.press('Enter');
  await expect(card(page, 'Buy paint')).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Creating a task is not taken back. You can delete it.')).toBeVisible();
  await expect(status).toHaveText('Completed');
  await page.keyboard.press('Control+z');
  await expect(status, 'what was changed before is next').toHaveText('To Do');
});

test('Ctrl with Z takes back what was seen last, also what the server has not answered or not been told yet', async ({
  page,
  request,
}) => {
  const owner = await newPersonalAccount(request);
  for (const title of ['Apples', 'Bread', 'Cheese']) await newTask(request, owner, { title });
  await openAs(page, owner, '/dashboard?status=all&sortBy=title');
  const circle = (title: string) => page.getByRole('button', { name: `Mark as completed: ${title}` });
  const status = (title: string) => page.getByRole('button', { name: `change status of ${title}` });
  await circle('Apples').click();
  await expect(page.getByText('Status changed to Completed')).toBeVisible();
  await dismissNotices(page);

  const release = await hold(page, '**/api/tasks/*/status', 'PATCH');
  await circle('Bread').click();
  await circle('Cheese').click();
  await expect(status('Cheese')).toHaveText('Completed');
  await page.keyboard.press('Control+z');
  await expect(status('Cheese'), 'off the screen at once').toHaveText('To Do');
  await expect(status('Bread')).toHaveText('Completed');
  await page.keyboard.press('Control+z');
  await expect(status('Bread')).toHaveText('To Do');
  release();
  await expect(page.getByText('Status changed to To Do')).toHaveCount(2);
  await expect(page.getByText('Status changed to Completed'), 'nobody offers Undo for it').toHaveCount(0);
  await reload(page);
  await expect(status('Apples'), 'not an older one').toHaveText('Completed');
  await expect(status('Bread')).toHaveText('To Do');
  await expect(status('Cheese')).toHaveText('To Do');

  await circle('Cheese').click();
  await expect(page.getByText('Status changed to Completed')).toBeVisible();
  await select(page, 'Bread');
  await bar(page).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog', { name: 'Delete Task' }).getByRole('button', { name: 'Delete' }).click();
  await expect(titles(page)).toHaveText(['Apples', 'Cheese']);
  await page.keyboard.press('Control+z');
  await expect(titles(page)).toHaveText(['Apples', 'Bread', 'Cheese']);
  await expect(page.getByText('Task deleted')).toBeHidden();
  await expect(status('Cheese')).toHaveText('Completed');
});

test('who presses twice completes one task, and opens none that came under the pointer', async ({ page, request }) => {
  const owner = await newPersonalAccount(request);
  for (const title of ['Apples', 'Bread', 'Cheese']) await newTask(request, owner, { title });
  await openAs(page, owner, '/dashboard?sortBy=title');
  await choose(page, 'View', 'List');
  const circle = page.getByRole('button', { name: 'Mark as completed: Apples' });
  await pressTwice(page, circle, () => expect(circle).toBeHidden());
  await expect(page.getByRole('button', { name: 'Completed 1' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark as completed: Bread' })).toHaveAttribute('aria-pressed', 'false');

  await page.getByRole('button', { name: 'Total 3' }).click();
  await expect(circle).toBeVisible();
  const release = await hold(page, '**/api/tasks/*/status');
  const next = page.getByRole('button', { name: 'Mark as completed: Bread' });
  await pressTwice(page, next, () => expect(next).toHaveAttribute('aria-pressed', 'true'));
  await expect(next, 'not taken up again').toHaveAttribute('aria-pressed', 'true');
  release();
  await expect(page.getByRole('button', { name: 'Completed 2' })).toBeVisible();

  const link = page.getByRole('link', { name: 'Cheese' });
  await dismissNotices(page);
  await page.keyboard.press('c');
  const dialog = page.getByRole('dialog', { name: 'Create New Task' });
  await dialog.getByLabel('Title').fill('Dates');
  await expect(dialog.getByText('You have no contacts yet'), 'it has its height').toBeVisible();
  const create = dialog.getByRole('button', { name: 'Create Task' });
  const over = await create.boundingBox();
  if (over === null) throw new Error('It is not on the page');
  // Where the dialog's button was, there is a task.
  await link.evaluate(({ style }, { x, y, width, height }) => {
    Object.assign(style, {
      position: 'fixed',
      left: `${x}px`,
      top: `${y}px`,
      width: `${width}px`,
      height: `${height}px`,
    });
  }, over);
  await pressTwice(page, create, () => expect(dialog).toBeHidden());
  await expect(page.getByRole('link', { name: 'Dates' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).not.toHaveURL(/task=/);
});

test('the list shows fourteen tasks at a time, and its filters and heads stay', async ({ page, request }) => {
  const owner = await newCompany(request);
  for (let number = 1; number <= 24; number++) {
    await newTask(request, owner, { title: `Task ${number}`, assigneeId: owner.user.id });
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, owner, '/dashboard?view=list');
  const rows = page.locator('[data-task-id]');
  await expect(rows.nth(13)).toBeVisible();
  const topOf = async (locator: Locator) => Math.round((await locator.boundingBox())?.y ?? Number.NaN);
  expect(await topOf(rows.first())).toBeLessThan(300);
  const fourteenth = await rows.nth(13).boundingBox();
  expect((fourteenth?.y ?? 900) + (fourteenth?.height ?? 0)).toBeLessThanOrEqual(900);

  const search = page.getByLabel('Search tasks');
  const before = [await topOf(search), await topOf(rows.first())];
  await search.fill('Task');
  await expect(page.getByRole('button', { name: 'Clear filters' })).toBeVisible();
  expect([await topOf(search), await topOf(rows.first())], 'nothing jumps').toEqual(before);

  await page.mouse.wheel(0, 700);
  const heads = page.getByRole('columnheader', { name: 'Task', exact: true });
  await expect.poll(() => topOf(rows.first())).not.toBe(before[1]);
  const [field, head] = [await search.boundingBox(), await heads.boundingBox()];
  expect(field?.y).toBeGreaterThan(50);
  expect(field?.y).toBeLessThan(80);
  expect(head?.y).toBeGreaterThan((field?.y ?? 0) + (field?.height ?? 0));
  expect(head?.y).toBeLessThan(130);

  const width = field?.width;
  // By hand: what finds a field for a test scrolls the page to it first.
  await page.mouse.click((field?.x ?? 0) + 80, (field?.y ?? 0) + 10);
  await page.keyboard.type(' 24');
  await expect(rows).toHaveCount(1);
  const kept = await search.boundingBox();
  expect([kept?.y, kept?.width], 'stays where it is typed in').toEqual([field?.y, width]);
  await page.keyboard.press('Escape');

  await expect(rows.nth(13)).toBeVisible();
  await page.mouse.wheel(0, 700);
  await page.context().setOffline(true);
  const offline = offlineNotice(page);
  await expect(offline, 'however far the list is scrolled').toBeInViewport();
  const line = await offline.boundingBox();
  await expect.poll(async () => (await search.boundingBox())?.y).toBeGreaterThan((line?.y ?? 0) + (line?.height ?? 0));
});

test('status and priority change in their place in the list, and back by Undo', async ({ page, request }) => {
  const owner = await newPersonalAccount(request);
  await newTask(request, owner, { title: 'Paint the fence', priority: 'LOW' });
  await openAs(page, owner);
  await choose(page, 'View', 'List');
  const row = page.getByRole('row', { name: /Paint the fence/ });
  await row.getByRole('button', { name: 'To Do: change status of Paint the fence' }).click();
  await page.getByRole('menuitemradio', { name: 'Completed' }).click();
  await expect(page.getByText('Status changed to Completed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Completed 1' })).toBeVisible();
  await undo(page);
  await expect(row.getByRole('button', { name: /^To Do/ })).toBeVisible();
  await row.getByRole('button', { name: 'Low: change priority of Paint the fence' }).click();
  await page.getByRole('menuitemradio', { name: 'Urgent' }).click();
  await expect(row.getByRole('button', { name: /^Urgent/ })).toBeVisible();
  const saved = page.waitForResponse(/\/priority$/);
  await undo(page);
  await expect(row.getByRole('button', { name: /^Low/ })).toBeVisible();
  await saved;
  await reload(page);
  await expect(row, 'and so it was saved').toContainText(/To Do.*Low/);
});

test('what could not be taken back without a connection can be later, and the end of a session reaches the server', async ({
  page,
  request,
}) => {
  const owner = await newPersonalAccount(request);
  for (const title of ['Mend the roof', 'Sell the bicycle']) await newTask(request, owner, { title });
  await openAs(page, owner);
  const statusOf = (title: string) => card(page, title).getByRole('button', { name: `change status of ${title}` });
  for (const title of ['Mend the roof', 'Sell the bicycle']) {
    await statusOf(title).click();
    await page.getByRole('menuitemradio', { name: 'In Progress' }).click();
    await expect(statusOf(title)).toHaveText('In Progress');
  }
  await page.getByRole('heading', { level: 1 }).click();
  await page.context().setOffline(true);
  const notice = offlineNotice(page);
  await expect(notice).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByText(/This did not work while you were offline/)).toBeVisible();
  await page.context().setOffline(false);
  await expect(notice).toBeHidden();
  await page.keyboard.press('Control+z');
  await expect(statusOf('Sell the bicycle'), 'the last one first').toHaveText('To Do');
  await expect(statusOf('Mend the roof')).toHaveText('In Progress');

  await page.context().setOffline(true);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  const me = () => request.get('/api/auth/me', { headers: { authorization: `Bearer ${owner.token}` } });
  expect((await me()).status()).toBe(200);
  await page.context().setOffline(false);
  await expect.poll(async () => (await me()).status()).toBe(401);
});

test('many tasks change at once, and come back at once', async ({ page, request }) => {
  const { ada } = await companyWithThree(request);
  await openAs(page, ada, '/dashboard?sortBy=title&status=all');
  await selectAll(page);
  await bar(page).getByRole('button', { name: 'Status' }).click();
  await page.getByRole('menuitem', { name: 'On Hold' }).click();
  await expect(page.getByText('3 tasks updated')).toBeVisible();
  await expect(page.getByRole('button', { name: /^On Hold: change status/ })).toHaveCount(3);
  await undo(page);
  await expect(page.getByRole('button', { name: /^To Do: change status/ })).toHaveCount(3);

  await selectAll(page);
  await bar(page).getByRole('button', { name: 'Priority' }).click();
  await page.getByRole('menuitem', { name: 'Urgent' }).click();
  await expect(page.getByRole('button', { name: /^Urgent: change priority/ })).toHaveCount(3);
  await undo(page);
  await expect(page.getByRole('button', { name: /^(Low|Medium|High): change priority/ })).toHaveCount(3);

  await selectAll(page);
  await bar(page).getByRole('button', { name: 'Due date' }).click();
  const dueDate = page.getByRole('dialog', { name: 'Due date of 3 tasks' });
  await dueDate.getByRole('button', { name: 'Tomorrow' }).click();
  await dueDate.getByRole('button', { name: 'Set due date' }).click();
  await expect(page.getByRole('article').getByText(/^tomorrow/)).toHaveCount(3);
  await undo(page);
  await expect(page.getByRole('article').getByText('No due date')).toHaveCount(3);

  await selectAll(page);
  await bar(page).getByRole('button', { name: 'Assignee' }).click();
  const assignee = page.getByRole('dialog', { name: 'Assignee of 3 tasks' });
  await assignee.getByLabel('Internal assignee').fill('emil');
  await page.getByRole('option', { name: /Emil Employee/ }).click();
  await assignee.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(page.getByRole('article').getByText('Emil Employee')).toHaveCount(3);
  await undo(page);
  await expect(page.getByRole('article').getByText('Emil Employee')).toHaveCount(0);

  await select(page, 'Beta');
  await bar(page).getByRole('button', { name: 'Select all 3' }).click();
  await expect(bar(page).getByText('3 selected')).toBeVisible();
  await expect(bar(page).getByRole('button', { name: 'End selecting' }), 'the button is gone').toBeFocused();
  await page.setViewportSize({ width: 320, height: 568 });
  await expect(bar(page).getByRole('button', { name: 'Delete' })).toBeInViewport({ ratio: 1 });
});

test('among many tasks those that one may only view are said, and can be left out', async ({ page, request }) => {
  const ada = await newCompany(request);
  const emil = await newColleague(request, ada, 'Emil Employee');
  for (const title of ['Alpha', 'Beta']) await newTask(request, ada, { title, assigneeId: emil.user.id });
  const shared = await newTask(request, ada, { title: 'Gamma', assigneeId: ada.user.id });
  await post(request, `/api/task-shares/${shared.id}/share`, { userId: emil.user.id }, ada.token);
  await openAs(page, emil, '/dashboard?sortBy=title');
  await select(page, 'Gamma');
  await expect(bar(page).getByText('You may only view it')).toBeVisible();
  await bar(page).getByRole('button', { name: 'Select all 3' }).click();
  await page.setViewportSize({ width: 320, height: 568 });
  await bar(page).getByRole('button', { name: 'Leave out 1 view-only' }).click();
  await expect(bar(page).getByText('2 selected')).toBeVisible();
  await expect(bar(page).getByRole('button', { name: 'End selecting' }), 'the button is gone').toBeFocused();
  await bar(page).getByRole('button', { name: 'Status' }).click();
  await page.getByRole('menuitem', { name: 'On Hold' }).click();
  await expect(page.getByText('2 tasks updated')).toBeVisible();
});

test('many tasks go to the archive or for ever, and Undo brings them back', async ({ page, request }) => {
  const { ada } = await companyWithThree(request);
  await openAs(page, ada, '/dashboard?sortBy=title');
  await selectAll(page);
  await bar(page).getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByText('No tasks found')).toBeVisible();
  await undo(page);
  await expect(titles(page)).toHaveText(['Alpha', 'Beta', 'Gamma']);

  await selectAll(page);
  await bar(page).getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete 3 Tasks' });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No tasks found')).toBeVisible();
  await undo(page);
  await expect(titles(page)).toHaveText(['Alpha', 'Beta', 'Gamma']);

  await select(page, 'Beta');
  await bar(page).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog', { name: 'Delete Task' }).getByRole('button', { name: 'Delete' }).click();
  await expect(titles(page)).toHaveText(['Alpha', 'Gamma']);
  await expect(page.getByText('Task deleted'), 'until its notice goes it is only out of sight').toBeVisible();
  await reload(page);
  await expect(titles(page), 'leaving the page does not wait').toHaveText(['Alpha', 'Gamma']);

  const release = await hold(page, '**/api/tasks/bulk');
  await select(page, 'Alpha');
  await bar(page).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog', { name: 'Delete Task' }).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page, 'signing out does not wait for it').toHaveURL(/\/login$/);
  release();
  await expect.poll(() => titlesOf(request, ada), 'nor is it lost').toEqual(['Gamma']);
});

test('one line becomes a task with a due date, a priority and an assignee', async ({ page, request }) => {
  const ada = await newCompany(request);
  await newColleague(request, ada, 'Kim Park');
  await openAs(page, ada);
  await page.keyboard.press('q');
  await page.keyboard.type('Send invoice to Kim tomorrow 5pm !high');
  for (const part of ['due date', 'priority', 'assignee']) {
    await expect(page.getByRole('button', { name: `Remove ${part}` })).toBeVisible();
  }
  await expect(page.getByText('Send invoice', { exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  const invoice = card(page, 'Send invoice');
  await expect(invoice).toContainText(/tomorrow (5:00\sPM|17:00)/);
  await expect(invoice).toContainText('High');
  await expect(invoice).toContainText('Kim Park');
  await expect(page.getByLabel('Quick add')).toHaveValue('');

  await page.getByLabel('Quick add').fill('Call the bank !low');
  await page.getByRole('button', { name: 'Remove priority' }).click();
  await expect(page.getByText('Call the bank !low'), 'a part given back is words of the title').toBeVisible();
  await expect(page.getByLabel('Quick add')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card(page, 'Call the bank !low')).toContainText('Medium');
});

test('the palette finds a task and a person and opens them', async ({ page, request }) => {
  const ada = await newCompany(request);
  const kim = await newColleague(request, ada, 'Kim Park');
  await newTask(request, ada, { title: 'Renew the passport', assigneeId: kim.user.id });
  await newTask(request, ada, { title: 'Call home', assigneeId: ada.user.id });
  await openAs(page, ada);
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Command palette' });
  const search = palette.getByPlaceholder('Search tasks, or go to…');
  await search.fill('passport');
  await expect(palette.getByText('Renew the passport')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Renew the passport' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('Control+k');
  await search.fill('kim park');
  await palette.getByText('Kim Park').click();
  await expect(page).toHaveURL(new RegExp(`/tasks\\?assigneeId=${kim.user.id}`));
  await expect(page.getByRole('button', { name: /^Assigned to Kim Park/ })).toBeVisible();
  await expect(page.getByRole('article')).toHaveText([/Renew the passport/]);
});

test('what is typed while the palette is still loading is meant for it, not for the page', async ({
  page,
  request,
}) => {
  const ada = await newCompany(request);
  await newTask(request, ada, { title: 'Renew the passport', assigneeId: ada.user.id });
  const release = await hold(page, /\/assets\/Palette-.*\.js$/);
  await openAs(page, ada);
  const palette = page.getByRole('dialog', { name: 'Command palette' });
  const search = palette.getByPlaceholder('Search tasks, or go to…');

  await page.keyboard.press('Control+k');
  await page.keyboard.type('c');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  // Keys of the page: create, quick add, search, help.
  await page.keyboard.type('cq/?');
  for (let key = 0; key < 4; key++) await page.keyboard.press('Backspace');
  await page.keyboard.type('pass');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByLabel('Quick add')).toHaveValue('');
  release();
  await expect(search).toHaveValue('pass');
  await expect(search).toBeFocused();
  await page.keyboard.type('port');
  await expect(search).toHaveValue('passport');
  await expect(palette.getByText('Renew the passport')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
  await page.keyboard.press('c');
  await expect(page.getByRole('dialog', { name: 'Create New Task' }), 'the page hears its keys again').toBeVisible();
});

test('Enter pressed while the palette is still loading opens the first that is found', async ({ page, request }) => {
  const ada = await newCompany(request);
  const task = await newTask(request, ada, { title: 'Renew the passport', assigneeId: ada.user.id });
  const release = await hold(page, /\/assets\/Palette-.*\.js$/);
  await openAs(page, ada);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('passport');
  await page.keyboard.press('Enter');
  release();
  await expect(page).toHaveURL(new RegExp(`task=${task.id}$`));
  await expect(page.getByRole('dialog', { name: 'Renew the passport' })).toBeVisible();
});

/** The file of the build that has the form in it: what it shares with others is in files of other names. */
function fileWithForm(): string {
  const folder = fileURLToPath(new URL('../apps/web/dist/assets', import.meta.url));
  const file = readdirSync(folder).find(
    (name) => name.endsWith('.js') && readFileSync(join(folder, name), 'utf8').includes('Create New Task'),
  );
  return `**/assets/${file}`;
}

test('what is typed while the form of a new task is still loading is its title, and Enter sends it', async ({
  page,
  request,
}) => {
  const owner = await newPersonalAccount(request);
  await newTask(request, owner, { title: 'Renew the passport' });
  const form = page.getByRole('dialog', { name: 'Create New Task' });
  const code = fileWithForm();
  const openings = [
    ['/dashboard', () => page.keyboard.press('c')],
    ['/dashboard', () => page.getByRole('button', { name: 'Add New Task' }).first().click()],
    ['/tasks', () => page.getByRole('button', { name: 'Add a task: On Hold' }).click()],
    ['/settings', () => page.keyboard.press('c')],
  ] as const;
  for (const [path, open] of openings) {
    const release = await hold(page, code);
    await openAs(page, owner, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await open();
    // Keys of the page among them: quick add, search, help.
    await page.keyboard.type('Buy q/?');
    await page.keyboard.press('Backspace');
    await expect(form).toHaveCount(0);
    release();
    await expect(form.getByLabel('Title'), path).toHaveValue('Buy q/');
    await page.keyboard.type('2');
    await expect(form.getByLabel('Title')).toHaveValue('Buy q/2');
    await form.getByLabel('Title').fill('');
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
    await page.unroute(code);
  }

  const release = await hold(page, code);
  await openAs(page, owner);
  await expect(card(page, 'Renew the passport')).toBeVisible();
  await page.keyboard.press('c');
  await page.keyboard.press('Escape');
  await page.keyboard.press('c');
  await page.keyboard.type('Buy pears');
  await page.keyboard.press('Enter');
  release();
  await expect(card(page, 'Buy pears')).toBeVisible();
  await expect(form).toBeHidden();
  await page.keyboard.type('q');
  await expect(page.getByLabel('Quick add'), 'the page hears its keys again').toBeFocused();
});

test('what is opened while the browser is still on its way back stands over where that leads', async ({
  page,
  request,
}) => {
  await openAs(page, await newPersonalAccount(request), '/settings');
  const release = await hold(page, fileWithForm());
  await visit(page, '/dashboard');
  await expect(page.getByText('No tasks found')).toBeVisible();
  await page.evaluate(() => {
    const go = history.go.bind(history);
    // A busy browser.
    history.go = (steps) => void setTimeout(() => go(steps), 700);
  });
  await page.keyboard.press('c');
  await page.keyboard.press('Escape');
  await page.keyboard.press('c');
  await page.keyboard.type('Buy pears');
  await page.keyboard.press('Enter');
  release();
  await expect(card(page, 'Buy pears')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Create New Task' })).toBeHidden();
  await expect(page, 'one step back, not two').toHaveURL(/\/dashboard$/);
});

test('what is typed while the form of a contact or an employee is still loading is the name', async ({
  page,
  request,
}) => {
  const owner = await newCompany(request);
  for (const { path, open, title, code } of [
    { path: '/contacts', open: 'Add Contact', title: 'Add Contact', code: /\/assets\/ContactFormDialog-.*\.js$/ },
    {
      path: '/employees',
      open: 'Add Employee',
      title: 'Add New Employee',
      code: /\/assets\/AddEmployeeDialog-.*\.js$/,
    },
  ]) {
    const release = await hold(page, code);
    await openAs(page, owner, path);
    await page.getByRole('button', { name: open }).first().click();
    // Keys of the page among them: create, search, help.
    await page.keyboard.type('Cy c/?');
    const form = page.getByRole('dialog', { name: title });
    await expect(form).toHaveCount(0);
    release();
    await expect(form.getByLabel('Name', { exact: true }), path).toHaveValue('Cy c/?');
    await form.getByLabel('Name', { exact: true }).fill('');
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
    await page.keyboard.press('c');
    await expect(page.getByRole('dialog', { name: 'Create New Task' }), 'the page hears its keys again').toBeVisible();
    await page.unroute(code);
  }
});

test('a list is worked through by keyboard alone', async ({ page, request }) => {
  await openAs(page, await newPersonalAccount(request), '/dashboard?sortBy=title');
  await expect(page.getByText('No tasks found')).toBeVisible();
  for (const title of ['Apples', 'Bread']) {
    await page.keyboard.press('c');
    await expect(page.getByLabel('Title')).toBeFocused();
    await page.keyboard.type(title);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await expect(titles(page)).toHaveText(['Apples', 'Bread']);
  await page.keyboard.press('/');
  await page.keyboard.type('e');
  await expect(page).toHaveURL(/search=e/);
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/search=e/);
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(page.getByRole('link', { name: 'Bread' })).toBeFocused();
  await page.keyboard.press('k');
  await expect(page.getByRole('link', { name: 'Apples' })).toBeFocused();

  const answerPriority = await hold(page, '**/api/tasks/*/priority');
  await page.keyboard.press('p');
  await page.keyboard.type('U');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Urgent: change priority of Apples' })).toBeFocused();
  const release = await hold(page, '**/api/tasks/*/status');
  await page.keyboard.press('s');
  await page.keyboard.type('I');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'In Progress: change status of Apples' })).toBeFocused();
  // The answer to the change before knows nothing of this one.
  const statusIsSent = page.waitForRequest('**/api/tasks/*/status');
  answerPriority();
  await statusIsSent;
  await expect(page.getByRole('button', { name: 'In Progress: change status of Apples' })).toBeFocused();
  await page.keyboard.press('x');
  await expect(bar(page).getByText('1 selected')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bar(page)).toBeHidden();

  await page.keyboard.press('e');
  await expect(page.getByRole('dialog', { name: 'Edit Task' }).getByLabel('Title')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' and pears');
  await page.keyboard.press('Enter');
  // The own change that was under way is nobody else's.
  release();
  const details = page.getByRole('dialog', { name: 'Apples and pears' });
  await expect(details.getByRole('button', { name: /^In Progress/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

async function companyWithThree(request: APIRequestContext): Promise<{ ada: Account }> {
  const ada = await newCompany(request);
  await newColleague(request, ada, 'Emil Employee');
  const priorities = { Alpha: 'LOW', Beta: 'MEDIUM', Gamma: 'HIGH' };
  for (const [title, priority] of Object.entries(priorities)) {
    await newTask(request, ada, { title, priority, assigneeId: ada.user.id });
  }
  return { ada };
}

/** The titles in the order on screen. */
function titles(page: Page) {
  return page.getByRole('article').getByRole('heading');
}

function bar(page: Page) {
  return page.getByRole('region', { name: 'Selected tasks' });
}

async function select(page: Page, title: string): Promise<void> {
  await card(page, title).hover();
  await page.getByRole('checkbox', { name: `Select ${title}` }).check();
}

/** From the first to the last, as with Shift. */
async function selectAll(page: Page): Promise<void> {
  await select(page, 'Alpha');
  await page.getByRole('checkbox', { name: 'Select Gamma' }).click({ modifiers: ['Shift'] });
  await expect(bar(page).getByText('3 selected')).toBeVisible();
}

/** A double click during which the page has time to change. */
async function pressTwice(page: Page, target: Locator, between: () => Promise<void>): Promise<void> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('It is not on the page');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.up();
  await between();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
}
