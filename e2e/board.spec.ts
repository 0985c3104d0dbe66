import type { Page } from '@playwright/test';
import { newColleague, newCompany, newTask, openAs } from './pages/accounts.ts';
import { card, lift } from './pages/tasks.ts';
import { expect, reload, test } from './pages/test.ts';

test('cards move between columns by mouse and by keyboard, and by themselves where others move them', async ({
  page,
  otherBrowser,
  request,
}) => {
  const ada = await newCompany(request);
  const emil = await newColleague(request, ada, 'Emil Lead');
  for (const title of ['Paint the fence', 'Cut the hedge']) {
    await newTask(request, ada, { title, assigneeId: emil.user.id });
  }
  await openAs(page, ada);
  await page.getByRole('link', { name: 'Board', exact: true }).click();
  await expect(page).toHaveURL(/\/tasks/);
  await expect(column(page, 'To Do').getByRole('article')).toHaveCount(2);
  const emilPage = await otherBrowser();
  await openAs(emilPage, emil, '/tasks');
  await expect(column(emilPage, 'To Do').getByRole('article')).toHaveCount(2);

  await drag(page, 'Paint the fence', 'In Progress');
  await expect(column(page, 'In Progress').getByRole('article', { name: 'Paint the fence' })).toBeVisible();
  await expect(column(page, 'To Do').getByRole('heading', { name: 'To Do 1' })).toBeVisible();
  await expect(card(page, 'Paint the fence')).toHaveCount(1);
  await expect(column(emilPage, 'In Progress').getByRole('article', { name: 'Paint the fence' })).toBeVisible();

  const handle = emilPage.getByRole('button', { name: 'Move Cut the hedge' });
  const said = emilPage.getByRole('status');
  await handle.focus();
  await lift(emilPage, said.filter({ hasText: 'Cut the hedge is over To Do.' }));
  await emilPage.keyboard.press('ArrowRight');
  await expect(said.filter({ hasText: 'Cut the hedge is over In Progress.' })).toBeAttached();
  await emilPage.keyboard.press('ArrowRight');
  await expect(said.filter({ hasText: /Cut the hedge is over (On Hold|Completed)\./ })).toBeAttached();
  await emilPage.keyboard.press('ArrowLeft');
  await expect(said.filter({ hasText: 'Cut the hedge is over In Progress.' })).toBeAttached();
  await emilPage.keyboard.press('Enter');
  await expect(column(emilPage, 'In Progress').getByRole('article')).toHaveCount(2);
  await expect(handle, 'the focus goes with the card').toBeFocused();
  await expect(column(page, 'In Progress').getByRole('article')).toHaveCount(2);

  await lift(emilPage, said.filter({ hasText: 'Cut the hedge is over In Progress.' }));
  await emilPage.keyboard.press('ArrowRight');
  await emilPage.keyboard.press('Escape');
  await expect(said.filter({ hasText: 'Cut the hedge stays where it was.' })).toBeAttached();
  await reload(page);
  await expect(column(page, 'In Progress').getByRole('article')).toHaveCount(2);

  await column(page, 'On Hold').getByRole('button', { name: 'Add a task: On Hold' }).click();
  const form = page.getByRole('dialog', { name: 'Create New Task' });
  await expect(form.getByLabel('Status')).toHaveValue('ON_HOLD');
  await form.getByLabel('Title').fill('Oil the gate');
  await form.getByLabel('Internal assignee').fill('emil');
  await form.getByRole('option', { name: /Emil Lead/ }).click();
  await form.getByRole('button', { name: 'Create Task' }).click();
  await expect(column(page, 'On Hold').getByRole('article', { name: 'Oil the gate' })).toBeVisible();
  await page.getByRole('button', { name: 'Add New Task' }).click();
  await expect(form.getByLabel('Title'), 'a form of its own').toHaveValue('');
  await expect(form.getByLabel('Status'), 'which begins as any other').toHaveCount(0);
});

test('a moved card keeps its place and the focus while the columns are read again, one before the other', async ({
  page,
  request,
}) => {
  const ada = await newCompany(request);
  await newTask(request, ada, { title: 'Cut the hedge', assigneeId: ada.user.id });
  await openAs(page, ada, '/tasks');
  await expect(column(page, 'To Do').getByRole('article')).toHaveCount(1);
  // Else its first reading may be the one that is held, which on a busy machine comes after that of the other column.
  await expect(column(page, 'In Progress').getByRole('heading', { name: 'In Progress 0' })).toBeVisible();
  const held = Promise.withResolvers<void>();
  await page.route(/\/api\/tasks\?.*status=IN_PROGRESS/, async (route) => {
    await held.promise;
    await route.continue();
  });
  const handle = page.getByRole('button', { name: 'Move Cut the hedge' });
  const said = page.getByRole('status');
  await handle.focus();
  await lift(page, said.filter({ hasText: 'Cut the hedge is over To Do.' }));
  await page.keyboard.press('ArrowRight');
  await expect(said.filter({ hasText: 'Cut the hedge is over In Progress.' })).toBeAttached();
  const leftColumn = page.waitForResponse(/\/api\/tasks\?.*status=TODO/);
  await page.keyboard.press('Enter');
  await (await leftColumn).finished();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  await expect(column(page, 'In Progress').getByRole('heading', { name: 'In Progress 1' })).toBeVisible();
  await expect(column(page, 'In Progress').getByRole('article')).toHaveCount(1);
  await expect(handle).toBeFocused();
  const itsColumn = page.waitForResponse(/\/api\/tasks\?.*status=IN_PROGRESS/);
  held.resolve();
  await (await itsColumn).finished();
  await expect(column(page, 'In Progress').getByRole('article')).toHaveCount(1);
  await expect(handle).toBeFocused();
});

test('of two moves of a task the newer one is taken back first, and nobody else is blamed', async ({
  page,
  request,
}) => {
  const ada = await newCompany(request);
  await newTask(request, ada, { title: 'Paint the fence', assigneeId: ada.user.id });
  await openAs(page, ada, '/tasks');
  const isIn = (status: string) =>
    expect(column(page, status).getByRole('article', { name: 'Paint the fence' })).toBeVisible();
  await drag(page, 'Paint the fence', 'In Progress');
  await expect(page.getByText('Status changed to In Progress')).toBeVisible();
  await drag(page, 'Paint the fence', 'On Hold');
  await expect(page.getByText('Status changed to On Hold')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' }), 'only the newer one offers it').toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await isIn('In Progress');
  await page.keyboard.press('Control+z');
  await isIn('To Do');
  await expect(page.getByText('Someone else changed this')).toHaveCount(0);
});

test('a card that is let go beside the last column lands in it', async ({ page, request }) => {
  const ada = await newCompany(request);
  await newTask(request, ada, { title: 'Paint the fence', assigneeId: ada.user.id, status: 'COMPLETED' });
  await page.setViewportSize({ width: 700, height: 800 });
  await openAs(page, ada, '/tasks');
  await column(page, 'Cancelled').getByRole('heading').scrollIntoViewIfNeeded();
  const last = await column(page, 'Cancelled').boundingBox();
  if (last === null) throw new Error('The column is not on screen');
  const beside = last.x + last.width + 8;
  expect(beside, 'there is room beside it').toBeLessThan(700);
  await page.getByRole('button', { name: 'Move Paint the fence' }).hover();
  await page.mouse.down();
  await page.mouse.move(beside, last.y + last.height / 2, { steps: 8 });
  await page.mouse.up();
  await expect(column(page, 'Cancelled').getByRole('article', { name: 'Paint the fence' })).toBeVisible();
});

function column(page: Page, status: string) {
  return page.getByRole('region', { name: status, exact: true });
}

async function drag(page: Page, title: string, status: string): Promise<void> {
  const target = await column(page, status).boundingBox();
  if (target === null) throw new Error(`The column ${status} is not on screen`);
  await card(page, title)
    .getByRole('button', { name: `Move ${title}` })
    .hover();
  await page.mouse.down();
  await page.mouse.move(target.x + target.width / 2, target.y + target.height / 2, { steps: 8 });
  await page.mouse.up();
}
