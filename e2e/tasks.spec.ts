import type { Locator, Page } from '@playwright/test';
import { TASK_FAILURES } from '@taskwell/contract/task-messages';
import { expectAccessible } from './pages/accessible.ts';
import { newColleague, newCompany, newPersonalAccount, newTask, openAs, post } from './pages/accounts.ts';
import { card, dismissNotices, undo } from './pages/tasks.ts';
import { expect, hold, reload, test, visit } from './pages/test.ts';

test('filters live in the address, tiles toggle the status and Total shows every status', async ({ page, request }) => {
  const owner = await newPersonalAccount(request);
  const done = await newTask(request, owner, { title: 'Paint the fence', priority: 'LOW' });
  await request.patch(`/api/tasks/${done.id}/status`, {
    data: { status: 'COMPLETED' },
    headers: { authorization: `Bearer ${owner.token}` },
  });
  await newTask(request, owner, { title: 'Buy apples', priority: 'URGENT' });
  await newTask(request, owner, { title: 'Buy pears', priority: 'LOW' });
  await openAs(page, owner);
  const titles = page.getByRole('list', { name: 'Tasks' }).getByRole('link');
  await expect(titles).toHaveText(['Buy apples', 'Buy pears']);
  await expect(page.getByRole('heading', { name: 'All Tasks 2' })).toBeVisible();
  await expect(page.getByLabel('Task type'), 'not for personal accounts').toBeHidden();

  await page.getByRole('button', { name: 'Total 3' }).click();
  await expect(page).toHaveURL(/status=all/);
  await expect(titles).toHaveCount(3);
  await page.getByRole('button', { name: 'Completed 1' }).click();
  await expect(page).toHaveURL(/status=COMPLETED$/);
  await expect(titles).toHaveText(['Paint the fence']);
  await page.getByRole('button', { name: 'To Do 2' }).click();
  await expect(page).toHaveURL(/status=TODO,COMPLETED$/);

  await page.getByRole('button', { name: /^Status:/ }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Active Tasks (To Do + In Progress)' }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.keyboard.press('/');
  await page.keyboard.type('buy');
  await expect(page).toHaveURL(/search=buy$/);
  await page.getByLabel('Priority', { exact: true }).selectOption('Low');
  await page.getByLabel('Sort by').selectOption('Title');
  await expect(titles).toHaveText(['Buy pears']);
  const address = page.url();
  await reload(page);
  expect(page.url()).toBe(address);
  await expect(page.getByLabel('Search tasks')).toHaveValue('buy');
  await expect(titles).toHaveText(['Buy pears']);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByLabel('Search tasks')).toHaveValue('');
  await expect(titles).toHaveCount(2);

  await page.getByText('List', { exact: true }).click();
  await expect(page.getByRole('columnheader')).toContainText(['Task', 'Status', 'Priority', 'Due', 'Recent Updates']);
  await reload(page);
  await expect(page.getByRole('table', { name: 'Tasks' }), 'the view is remembered').toBeVisible();
});

test('the create dialog counts, cuts and says the specified sentences', async ({ page, request }) => {
  await openAs(page, await newPersonalAccount(request), '/dashboard?dialog=new');
  const dialog = page.getByRole('dialog', { name: 'Create New Task' });
  await dialog.getByRole('button', { name: 'Create Task' }).click();
  await expect(dialog.getByText('Title is required')).toBeVisible();
  await expect(dialog.getByLabel('Title')).toBeFocused();
  await dialog.getByLabel('Title').fill('t'.repeat(60));
  await expect(dialog.getByLabel('Title')).toHaveValue('t'.repeat(50));
  await expect(dialog.getByText('50/50')).toBeVisible();
  await dialog.getByLabel('Description').fill('d'.repeat(400));
  await expect(dialog.getByText('300/300')).toBeVisible();
  const due = await dialog.getByLabel('Due date').inputValue();
  expect(due).toMatch(/11:59\sPM$/);
  const inSevenDays = new Date();
  inSevenDays.setDate(inSevenDays.getDate() + 7);
  expect(new Date(due).toDateString()).toBe(inSevenDays.toDateString());

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('c');
  await expect(dialog.getByLabel('Title'), 'a closed dialog keeps its draft').toHaveValue('t'.repeat(50));
  await dialog.getByRole('button', { name: 'Discard draft' }).click();
  await expect(dialog.getByLabel('Title')).toHaveValue('');
});

test('a change that the server refuses is taken back and said', async ({ page, request }) => {
  const owner = await newPersonalAccount(request);
  await newTask(request, owner, { title: 'Call home' });
  await openAs(page, owner);
  await page.route('**/api/tasks/*/status', (route) => route.abort());
  await page.getByRole('button', { name: /change status of Call home/ }).click();
  await page.getByRole('menuitemradio', { name: 'On Hold' }).click();
  await expect(page.getByText('The service is temporarily unavailable. Please try again in a moment.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'To Do: change status of Call home' })).toBeVisible();
});

test('a long list draws only what is near the window, and reads on while scrolling', async ({ page, request }) => {
  const admin = await newCompany(request);
  await Promise.all(
    Array.from({ length: 130 }, (_, index) =>
      newTask(request, admin, { title: `Task number ${String(index).padStart(3, '0')}`, assigneeId: admin.user.id }),
    ),
  );
  await openAs(page, admin, '/dashboard?sortBy=title');
  await page.getByText('List', { exact: true }).click();
  await expect(page.getByRole('heading', { name: 'All Tasks 130' })).toBeVisible();
  expect(await page.getByRole('row').count()).toBeLessThan(50);
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 1_500);
      return page.getByRole('link', { name: 'Task number 129' }).isVisible();
    })
    .toBe(true);
  await expect(page.getByRole('link', { name: 'Task number 000' })).toBeHidden();
});

test('dialogs are steps of the history: back closes them', async ({ page, request }) => {
  const owner = await newPersonalAccount(request);
  const task = await newTask(request, owner, { title: 'Read the book' });
  await openAs(page, owner);
  await page.getByRole('link', { name: 'Read the book' }).click();
  await expect(page).toHaveURL(new RegExp(`task=${task.id}`));
  await expect(page.getByRole('dialog', { name: 'Read the book' }).getByText('No description')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await visit(page, '/dashboard?task=999999999');
  await expect(page.getByRole('dialog').getByText('This task does not exist')).toBeVisible();
});

test('Back does not open again what was closed, however it was opened', async ({ page, request }) => {
  const owner = await newPersonalAccount(request);
  const task = await newTask(request, owner, { title: 'Read the book' });
  const details = page.getByRole('dialog', { name: 'Read the book' });
  await openAs(page, owner, '/contacts');
  await page.getByRole('navigation', { name: 'Main' }).first().getByRole('link', { name: 'Dashboard' }).click();

  await page.getByRole('link', { name: 'Read the book' }).click();
  await details.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Edit Task' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('link', { name: 'Read the book' }).click();
  await details.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('dialog', { name: 'Delete Task' }).getByRole('button', { name: 'Cancel' }).click();
  await reload(page);
  await details.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goBack();
  await expect(page, 'one step back from the list is the screen before it').toHaveURL(/\/contacts$/);

  await visit(page, `/dashboard?task=${task.id}&dialog=edit`);
  await page.getByRole('dialog', { name: 'Edit Task' }).getByRole('button', { name: 'Cancel' }).click();
  await details.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goBack();
  await expect(page, 'what came by a link is not in the way either').toHaveURL(/\/contacts$/);
});

test('the dialogs of the settings are steps of the history too', async ({ page, request }) => {
  await openAs(page, await newPersonalAccount(request), '/settings?tab=account');
  for (const name of ['Change password', 'Change email', 'Delete Account']) {
    const opener = page.getByRole('button', { name, exact: true });
    await opener.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page, name).toHaveURL(/\/settings\?tab=account$/);
    await expect(opener).toBeFocused();
  }
});

test('a task that someone else deletes while it is edited can be made anew with what was typed', async ({
  page,
  request,
}) => {
  const owner = await newPersonalAccount(request);
  const task = await newTask(request, owner, { title: 'Sell the bicycle' });
  await openAs(page, owner, `/dashboard?task=${task.id}&dialog=edit`);
  const dialog = page.getByRole('dialog', { name: 'Edit Task' });
  await dialog.getByLabel('Title').fill('Sell the blue bicycle');
  await request.delete(`/api/tasks/${task.id}`, { headers: { authorization: `Bearer ${owner.token}` } });
  await expect(dialog.getByText('What you typed is still here: you can create a new task from it.')).toBeVisible();
  await expect(dialog.getByLabel('Title')).toHaveValue('Sell the blue bicycle');
  await dialog.getByRole('button', { name: 'Create as New Task' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: 'Sell the blue bicycle' })).toBeVisible();
});

test('a task that someone else deletes says so in its open dialog', async ({ page, request }) => {
  const owner = await newPersonalAccount(request);
  const task = await newTask(request, owner, { title: 'Sell the bicycle' });
  await openAs(page, owner, `/dashboard?task=${task.id}`);
  await expect(page.getByRole('dialog', { name: 'Sell the bicycle' })).toBeVisible();
  await request.delete(`/api/tasks/${task.id}`, { headers: { authorization: `Bearer ${owner.token}` } });
  await expect(page.getByRole('dialog').getByText('This task does not exist')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('No tasks found')).toBeVisible();
});

test('what is entered in place, or for a subtask, is not lost with the task', async ({ page, request }) => {
  const owner = await newPersonalAccount(request);
  const remove = (id: number) =>
    request.delete(`/api/tasks/${id}`, { headers: { authorization: `Bearer ${owner.token}` } });
  const bicycle = await newTask(request, owner, { title: 'Sell the bicycle' });
  const sent: string[] = [];
  page.on('request', (asked) => sent.push(`${asked.method()} ${new URL(asked.url()).pathname}`));
  await openAs(page, owner, `/dashboard?task=${bicycle.id}`);
  await page.getByTitle('Change title').click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Sell the blue bicycle');
  await remove(bicycle.id);
  await expect(page.getByRole('dialog').getByText('This task does not exist')).toBeVisible();
  await expect(page.getByLabel('The title you were entering')).toHaveValue('Sell the blue bicycle');
  expect(sent, 'half a title is not sent by itself').not.toContain(`PUT /api/tasks/${bicycle.id}`);
  await expectAccessible(page, 'a task that is gone, with a title');
  await page.keyboard.press('Escape');

  const roof = await newTask(request, owner, { title: 'Mend the roof' });
  await newTask(request, owner, { title: 'Repair the house' });
  await visit(page, `/dashboard?task=${roof.id}&dialog=subtask`);
  const subtask = page.getByRole('dialog', { name: 'Add Subtask' });
  await subtask.getByLabel('Title').fill('Buy tiles');
  await remove(roof.id);
  await expect(subtask.getByText(TASK_FAILURES.parentGone)).toBeVisible();
  await subtask.getByLabel('Parent task').fill('repair');
  await page.getByRole('option', { name: 'Repair the house' }).click();
  await expect(subtask.getByText(TASK_FAILURES.parentGone)).toBeHidden();
  await expect(subtask.getByLabel('Title')).toHaveValue('Buy tiles');
  await subtask.getByRole('button', { name: 'Add Subtask' }).click();
  await expect(page.getByRole('dialog', { name: 'Repair the house' }).getByText('Buy tiles')).toBeVisible();
});

test('the focus goes to the next task where the one that had it leaves, and with one that moves', async ({
  page,
  request,
}) => {
  const owner = await newPersonalAccount(request);
  for (const title of ['Alpha', 'Beta', 'Gamma', 'Delta']) await newTask(request, owner, { title, priority: 'LOW' });
  await openAs(page, owner, '/dashboard?sortBy=title');
  const link = (title: string) => page.getByRole('link', { name: title, exact: true });
  await link('Beta').press('Enter');
  await page.getByRole('dialog', { name: 'Beta' }).getByRole('button', { name: 'Delete' }).press('Enter');
  await page.getByRole('dialog', { name: 'Delete Task' }).getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(link('Delta')).toBeFocused();
  await page.getByRole('button', { name: 'Mark as completed: Delta' }).press('Enter');
  await expect(link('Gamma'), 'completed tasks are not listed').toBeFocused();
  await page.getByRole('button', { name: 'Mark as completed: Gamma' }).press('Enter');
  await expect(link('Alpha'), 'the last one').toBeFocused();
  await page.getByRole('button', { name: 'Mark as completed: Alpha' }).press('Enter');
  await expect(page.getByText('No tasks found')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^All Tasks/ })).toBeFocused();

  for (const title of ['Epsilon', 'Zeta']) await newTask(request, owner, { title, priority: 'LOW' });
  await visit(page, '/dashboard?sortBy=priority');
  await expect(page.getByRole('article')).toHaveCount(2);
  const last = page.getByRole('article').last();
  const title = (await last.getAttribute('aria-label')) ?? '';
  await last.getByRole('button', { name: /change priority/ }).press('Enter');
  await page.getByRole('menuitemradio', { name: 'Urgent' }).press('Enter');
  await expect(page.getByRole('article').first()).toHaveAccessibleName(title);
  await expect(page.getByRole('article').first().locator(':focus')).toHaveCount(1);
});

test('title, due date and lead change where they stand, and a subtask is completed from its parent', async ({
  page,
  request,
}) => {
  const ada = await newCompany(request);
  const emil = await newColleague(request, ada, 'Emil Employee');
  const task = await newTask(request, ada, { title: 'Paint the fence', assigneeId: ada.user.id });
  const part = { title: 'Buy paint', assigneeId: emil.user.id };
  await post(request, `/api/tasks/${task.id}/subtasks`, part, ada.token);
  await openAs(page, ada);
  await page.getByRole('link', { name: 'Paint the fence' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Paint the fence' });
  await expect(dialog.getByRole('button', { name: 'Close' }), 'Enter does not begin to change').toBeFocused();

  await dialog.getByTitle('Change title').click();
  const title = page.getByRole('dialog').getByRole('textbox', { name: 'Title' });
  await title.fill('Something else');
  await title.press('Escape');
  await expect(dialog.getByTitle('Change title'), 'as it was, and open').toBeFocused();
  await page.keyboard.press('Enter');
  await title.fill('');
  await title.press('Enter');
  await expect(page.getByText('Title is required')).toBeVisible();
  await title.fill('Paint the gate');
  await title.press('Enter');
  const renamed = page.getByRole('dialog', { name: 'Paint the gate' });
  await expect(renamed.getByTitle('Change title')).toBeFocused();

  await renamed.getByTitle('Change due date').click();
  await renamed.getByRole('textbox', { name: 'Due date' }).fill('tomorrow 5pm');
  await expect(renamed.getByText(/5:00 PM/)).toBeVisible();
  await renamed.getByLabel('Add a comment').click();
  await expect(renamed.getByTitle('Change due date'), 'leaving saves').toContainText('tomorrow 5:00 PM');
  await expect(renamed.getByLabel('Add a comment')).toBeFocused();

  await renamed.getByTitle('Change lead').click();
  await renamed.getByLabel('Internal assignee').fill('emil');
  await page.getByRole('option', { name: /Emil Employee/ }).click();
  await expect(renamed.getByTitle('Change lead'), 'chosen is entered').toContainText('Emil Employee');

  await renamed.getByRole('button', { name: 'Mark as completed: Buy paint' }).click();
  await expect(renamed.getByRole('listitem').filter({ hasText: 'Buy paint' })).toContainText('Completed');

  await renamed.getByTitle('Change title').click();
  await title.fill('Paint the shed');
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Paint the shed' }), 'Back takes nothing along').toBeVisible();
  await reload(page);
  await expect(page.getByRole('article', { name: 'Paint the shed' })).toContainText('Emil Employee');
  await expect(page.getByRole('article', { name: 'Paint the shed' })).toContainText('tomorrow 5:00 PM');
});

for (const device of ['desktop', 'phone']) {
  test.describe(`on a ${device}`, () => {
    const isPhone = device === 'phone';
    if (isPhone) test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test('the press that leaves a field in place also does what it was made for', async ({ page, request }) => {
      const ada = await newCompany(request);
      const task = await newTask(request, ada, { title: 'Paint the fence', assigneeId: ada.user.id });
      const part = { title: 'Buy paint', assigneeId: ada.user.id };
      await post(request, `/api/tasks/${task.id}/subtasks`, part, ada.token);
      await openAs(page, ada, `/dashboard?task=${task.id}`);
      const details = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Task Updates' }) });
      const title = details.getByRole('textbox', { name: 'Title' });
      const press = isPhone ? tap : pressSlowly;
      const named = (name: string | RegExp) => details.getByRole('button', { name, exact: true });
      const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
      const targets: [string, Locator, Locator][] = [
        ['status', named(/change status of/), page.getByRole('menu')],
        ['Task Updates', named('Task Updates'), dialog('Task Updates')],
        ['due date', details.getByTitle('Change due date'), details.getByRole('textbox', { name: 'Due date' })],
        ['lead', details.getByTitle('Change lead'), details.getByRole('combobox')],
        ['Add Subtask', named('Add Subtask'), dialog('Add Subtask')],
        ['Edit', named('Edit'), dialog('Edit Task').getByLabel('Title')],
      ];
      let count = 0;
      for (const [name, target, effect] of targets) {
        for (const isTyped of [true, false]) {
          await dismissNotices(page);
          await press(page, details.getByTitle('Change title'));
          if (isTyped) await title.fill(`Paint ${++count}`);
          await press(page, target);
          await expect(effect, name).toBeVisible();
          if (name === 'Edit') await expect(effect, 'with what was just typed').toHaveValue(`Paint ${count}`);
          await page.keyboard.press('Escape');
          await expect(effect).toBeHidden();
          await expect(details.getByTitle('Change title')).toHaveText(`Paint ${count}`);
        }
      }
      await dismissNotices(page);
      await press(page, details.getByTitle('Change due date'));
      await page.keyboard.type('2030-05-06T17:00');
      await press(page, named('Mark as completed: Buy paint'));
      await expect(details.getByRole('listitem').filter({ hasText: 'Buy paint' })).toContainText('Completed');
      await expect(details.getByTitle('Change due date')).toContainText('2030');
      await dismissNotices(page);
      await press(page, details.getByTitle('Change title'));
      await title.fill('Paint no more');
      await press(page, named('Archive'));
      await expect(page.getByText('Task archived')).toBeVisible();
      await expect(page.getByText('Task updated').last()).toBeVisible();
    });
  });
}

test('what a colleague has changed meanwhile is not overwritten where it stands', async ({ page, request }) => {
  const ada = await newCompany(request);
  const emil = await newColleague(request, ada, 'Emil Lead', 'ADMIN');
  const task = await newTask(request, ada, { title: 'Order paper', assigneeId: emil.user.id });
  const change = (data: object) =>
    request.put(`/api/tasks/${task.id}`, { data, headers: { authorization: `Bearer ${emil.token}` } });
  await openAs(page, ada, `/dashboard?task=${task.id}`);
  const dialog = page.getByRole('dialog');
  const title = dialog.getByRole('textbox', { name: 'Title' });

  await dialog.getByTitle('Change title').click();
  await title.fill('Order pens');
  await change({ title: 'Order ink' });
  await expect(dialog.getByRole('heading', { name: 'Order ink' }), 'it has come here').toBeAttached();
  await title.press('Enter');
  const conflict = dialog.getByRole('group', { name: 'Change title' });
  await expect(conflict.getByText('Emil Lead changed this in the meantime')).toBeVisible();
  await expect(conflict.getByText('Order ink')).toBeVisible();
  await expect(title).toHaveValue('Order pens');
  await dialog.getByLabel('Add a comment').click();
  await expect(title, 'leaving decides nothing').toHaveValue('Order pens');
  await conflict.getByRole('button', { name: 'Use theirs' }).click();
  await expect(dialog.getByTitle('Change title')).toHaveText('Order ink');

  await dialog.getByTitle('Change title').click();
  await title.fill('Order pens');
  await change({ title: 'Order toner' });
  await expect(dialog.getByRole('heading', { name: 'Order toner' })).toBeAttached();
  await title.press('Enter');
  await expect(conflict.getByText('Order toner')).toBeVisible();
  await conflict.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByTitle('Change title'), 'told of theirs').toHaveText('Order pens');

  await dialog.getByTitle('Change title').click();
  await title.fill('Order pencils');
  await change({ description: 'Two boxes' });
  await expect(dialog.getByText('Two boxes')).toBeVisible();
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok());
  await title.press('Enter');
  await expect(dialog.getByTitle('Change title'), 'another field is nobody else\u2019s business').toBeFocused();
  await saved;
  await reload(page);
  await expect(dialog.getByTitle('Change title')).toHaveText('Order pencils');
  await expect(dialog.getByText('Two boxes')).toBeVisible();
});

test('changes of one task that follow each other quickly conflict with nobody', async ({ page, request }) => {
  const owner = await newPersonalAccount(request);
  const task = await newTask(request, owner, { title: 'Order paper' });
  await openAs(page, owner, `/dashboard?task=${task.id}`);
  const dialog = page.getByRole('dialog');
  const release = await hold(page, `**/api/tasks/${task.id}`, 'PUT');
  await dialog.getByTitle('Change title').click();
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Order pens');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Archive' }).click();
  await expect(dialog).toBeHidden();
  release();
  await expect(page.getByText('Task archived')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Notices' }).getByText('Order pens')).toHaveCount(2);
  await undo(page);
  await expect(card(page, 'Order pens')).toBeVisible();
});

test('what was typed in place comes back when it could not be saved', async ({ page, request }) => {
  const owner = await newPersonalAccount(request);
  const task = await newTask(request, owner, { title: 'Order paper' });
  await openAs(page, owner, `/dashboard?task=${task.id}`);
  const dialog = page.getByRole('dialog');
  const title = dialog.getByRole('textbox', { name: 'Title' });
  await dialog.getByTitle('Change title').click();
  await title.fill('Order pens');
  await page.context().setOffline(true);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(/Nothing you typed is lost/)).toBeVisible();
  await expect(title).toHaveValue('Order pens');
  await expect(title).toBeFocused();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(card(page, 'Order pens')).toBeVisible();
});

test('a lead is whoever is named in full, chosen by one Enter; or it is said that nobody was', async ({
  page,
  request,
}) => {
  const ada = await newCompany(request);
  await newColleague(request, ada, 'Kim Park');
  const task = await newTask(request, ada, { title: 'Order paper', assigneeId: ada.user.id });
  await openAs(page, ada, `/dashboard?task=${task.id}`);
  const dialog = page.getByRole('dialog');
  const lead = dialog.getByTitle('Change lead');
  await lead.click();
  await page.keyboard.type('kim park');
  await expect(page.getByRole('option', { name: /Kim Park/ })).toBeVisible();
  await dialog.getByLabel('Add a comment').click();
  await expect(lead, 'left with a whole name').toContainText('Kim Park');
  await expect(dialog.getByLabel('Add a comment')).toBeFocused();

  await lead.click();
  await page.keyboard.type('ada');
  await expect(page.getByRole('option', { name: /Ada Admin/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(lead, 'one Enter').toContainText('Ada Admin');
  await expect(lead).toBeFocused();

  await lead.click();
  await page.keyboard.type('kim');
  await expect(page.getByRole('option', { name: /Kim Park/ })).toBeVisible();
  await dialog.getByLabel('Add a comment').click();
  await expect(page.getByText('Nobody was chosen')).toBeVisible();
  await expect(lead).toContainText('Ada Admin');

  await lead.click();
  await page.keyboard.type('zzz');
  await expect(page.getByText('Nobody found')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Internal assignee'), 'it stays with what is typed').toHaveValue('zzz');
});

test('Enter in the due date counts though what reads dates has not come yet', async ({ page, request }) => {
  const owner = await newPersonalAccount(request);
  const task = await newTask(request, owner, { title: 'Order paper' });
  await openAs(page, owner, `/dashboard?task=${task.id}`);
  const release = await hold(page, /\/assets\/.*\.js$/);
  const isAskedFor = page.waitForRequest(/\/assets\/.*\.js$/);
  const due = page.getByRole('dialog').getByTitle('Change due date');
  await due.click();
  await page.keyboard.type('tomorrow 5pm');
  await page.keyboard.press('Enter');
  await isAskedFor;
  release();
  await expect(due).toContainText('tomorrow 5:00 PM');
  await expect(due).toBeFocused();
});

test('Save counts though what reads dates has not come yet', async ({ page, request }) => {
  const owner = await newPersonalAccount(request);
  const task = await newTask(request, owner, { title: 'Order paper' });
  await openAs(page, owner, `/dashboard?task=${task.id}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Edit', exact: true }).click();
  const due = page.getByRole('dialog', { name: 'Edit Task' }).getByLabel('Due date');
  const release = await hold(page, /\/assets\/.*\.js$/);
  const isAskedFor = page.waitForRequest(/\/assets\/.*\.js$/);
  await due.fill('3 June 2030 8am');
  await isAskedFor;
  await page.getByRole('button', { name: 'Save Changes' }).click();
  release();
  await expect(page.getByText('Task updated')).toBeVisible();
  await expect(page.getByRole('dialog').getByTitle('Change due date')).toContainText('Jun 3, 2030');
});

/** As a hand does it: the button goes down, and comes up where it went down. */
async function pressSlowly(page: Page, target: Locator): Promise<void> {
  const { x, y } = await middleOf(target);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await page.mouse.up();
}

async function tap(page: Page, target: Locator): Promise<void> {
  const { x, y } = await middleOf(target);
  await page.touchscreen.tap(x, y);
}

async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  // Nothing of the dialog lies over it.
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await target.boundingBox();
  if (box === null) throw new Error('It is not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
