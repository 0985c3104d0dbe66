import { VALIDATION } from '@taskwell/contract/messages';
import { expectAccessible } from './pages/accessible.ts';
import { newColleague, newCompany, newPersonalAccount, newTask, openAs } from './pages/accounts.ts';
import { test as gated } from './pages/gated-app.ts';
import { expect, reload, test, visit } from './pages/test.ts';

// What people meet on their first day, apart from the great journeys.

test('a screen that could not load recovers by itself once the server answers again', async ({ page, request }) => {
  const admin = await newCompany(request);
  await newTask(request, admin, { title: 'Order the paper', assigneeId: admin.user.id });
  await page.route(/\/api\/(tasks\?|events)/, (route) => route.abort());
  await openAs(page, admin);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.unroute(/\/api\/(tasks\?|events)/);
  await expect(page.getByRole('link', { name: 'Order the paper' })).toBeVisible({ timeout: 20_000 });
});

gated('the gate opens by itself once the connection is back', async ({ page }) => {
  await page.route('**/api/config', (route) => route.abort());
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Taskwell cannot be reached' })).toBeVisible();
  await page.unroute('**/api/config');
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await expect(page.getByLabel('Access code')).toBeVisible();
});

test('what is sent while offline says so in the dialog, and what was typed stays', async ({ page, request }) => {
  const admin = await newCompany(request);
  await openAs(page, admin, '/dashboard?dialog=new');
  const dialog = page.getByRole('dialog', { name: 'Create New Task' });
  await dialog.getByLabel('Title').fill('Order the paper');
  await dialog.getByRole('button', { name: 'Assign to me' }).click();
  await expect(dialog.getByRole('combobox', { name: 'Internal assignee' }), 'the button is gone').toBeFocused();
  await page.context().setOffline(true);
  await dialog.getByRole('button', { name: 'Create Task' }).click();
  await expect(dialog.getByText(/while you were offline/)).toBeVisible();
  await expect(dialog.getByLabel('Title')).toHaveValue('Order the paper');
  await page.context().setOffline(false);
  await dialog.getByRole('button', { name: 'Create Task' }).click();
  await expect(page.getByRole('link', { name: 'Order the paper' })).toBeVisible();
});

test('an export says when the file is there', async ({ page, request }) => {
  const admin = await newCompany(request);
  await newTask(request, admin, { title: 'Order the paper', assigneeId: admin.user.id });
  await openAs(page, admin);
  await page.getByRole('button', { name: 'More actions' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Export CSV' }).click();
  const name = (await download).suggestedFilename();
  await expect(page.getByText(`Your file is ready: ${name}`)).toBeVisible();
  await expect(page.getByText('Preparing your file…'), 'which is over').toHaveCount(0);
});

test('words that run from right to left do, among others that do not', async ({ page, request }) => {
  const admin = await newCompany(request);
  const title = 'שלום Ada, order 5!';
  const { id } = await newTask(request, admin, { title, description: title, assigneeId: admin.user.id });
  await newTask(request, admin, { title: 'Order the paper', assigneeId: admin.user.id });
  await openAs(page, admin);
  await expect(page.getByRole('link', { name: title })).toHaveCSS('direction', 'rtl');
  await expect(page.getByRole('link', { name: 'Order the paper' })).toHaveCSS('direction', 'ltr');
  await page.getByLabel('Quick add').fill(title);
  await expect(page.getByLabel('Quick add')).toHaveCSS('direction', 'rtl');
  await visit(page, `/dashboard?task=${id}`);
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog.getByRole('region', { name: 'Description' }).getByText(title)).toHaveCSS('direction', 'rtl');
  await visit(page, '/admin');
  const created = page.getByText(`Created task "${title}"`);
  await expect(created, 'the sentence runs as its own words do').toHaveCSS('direction', 'ltr');
  await expect(created.locator('bdi', { hasText: title })).toHaveText(`"${title}"`);
});

test('quick add tells what it does not understand, what has passed, and who oneself is', async ({ page, request }) => {
  const admin = await newCompany(request);
  await openAs(page, admin);
  const line = page.getByLabel('Quick add');
  await line.fill('Water the plants every monday');
  await expect(page.getByText('“every monday” stays in the title: tasks cannot repeat yet.')).toBeVisible();
  await line.fill('Use 1/2 cup of the 9:30 milk');
  await expect(page.getByText('Use 1/2 cup of the 9:30 milk', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove due date' }), 'neither is a date').toBeHidden();
  await line.fill('Renew the passport on 5 March 2031 5pm');
  await expect(page.getByText(/due date: .*2031.*(5:00|17:00)/), 'with its time, however far').toBeVisible();
  await line.fill('Call Kim today 00:00 @me');
  await expect(page.getByText(/due date: .*today .*, overdue/)).toBeVisible();
  await expect(page.getByText('assignee: Ada Admin')).toBeVisible();
  await line.press('Enter');
  const row = page.locator('[data-task-id]', { hasText: 'Call Kim' });
  await expect(row).toContainText(/overdue/i);
  await expect(row.getByRole('link', { name: 'Call Kim', exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Add New Task' }).first().click();
  const due = page.getByRole('dialog', { name: 'Create New Task' }).getByLabel('Due date');
  await due.fill('yesterday 5pm');
  await expect(page.getByText(/(5:00|17:00).*, which has passed/)).toBeVisible();
  await due.fill('every monday');
  const notUnderstood = page.getByText(VALIDATION.dueDateNotUnderstood);
  await expect(notUnderstood).toBeVisible();
  await due.press('Enter');
  await expect(due).toHaveAttribute('aria-invalid', 'true');
  await expect(notUnderstood, 'the same words, once').toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(due).toBeHidden();
  await page.getByRole('button', { name: 'Add New Task' }).first().click();
  await expect(due, 'kept as a draft').toHaveValue('every monday');
  await expect(notUnderstood).toBeVisible();
});

test('quick add suggests people at @ and priorities at !, and marks what it understood', async ({ page, request }) => {
  const admin = await newCompany(request);
  const [kim, namesake] = [
    await newColleague(request, admin, 'Kim Park'),
    await newColleague(request, admin, 'Kim Park'),
  ];
  await newColleague(request, admin, 'Theo Stone');
  await newColleague(request, admin, 'Agathe Berg');
  await openAs(page, admin);
  const line = page.getByLabel('Quick add');
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  const marks = page.locator('mark');

  await line.pressSequentially('Send the offer @');
  await expect(list.getByRole('option')).toHaveText([/^Me/, /Agathe Berg/, /Kim Park/, /Kim Park/, /Theo Stone/]);
  await line.pressSequentially('ki');
  await expect(list.getByRole('option')).toHaveCount(2);
  await expectAccessible(page, 'people suggested');
  await list.getByRole('option', { name: namesake.email }).click();
  await expect(line, 'with room for what follows').toHaveValue('Send the offer @Kim Park ');
  await expect(line).toBeFocused();
  await line.pressSequentially('!u');
  await expect(list.getByRole('option')).toHaveText('Urgent');
  await expect(marks, 'understood as far as it is typed').toHaveText(['@Kim Park', '!u']);
  await line.press('Tab');
  await line.pressSequentially('tomorrow 5pm');
  await expect(marks).toHaveText(['@Kim Park', '!urgent', 'tomorrow 5pm']);
  await reload(page);
  await expect(line, 'a draft keeps who was picked').toHaveValue('Send the offer @Kim Park !urgent tomorrow 5pm');
  await line.focus();
  await expect(page.getByText('assignee: Kim Park')).toBeVisible();
  const sent = page.waitForRequest((asked) => asked.method() === 'POST' && asked.url().endsWith('/api/tasks'));
  await line.press('Enter');
  expect((await sent).postDataJSON()).toMatchObject({
    title: 'Send the offer',
    priority: 'URGENT',
    assigneeId: namesake.user.id,
  });
  expect(kim.user.id).not.toBe(namesake.user.id);

  await line.pressSequentially('Call @th');
  await expect(list.getByRole('option')).toHaveText([/Theo Stone/, /Agathe Berg/]);
  await line.press('Escape');
  await expect(list, 'Esc closes the list first').toBeHidden();
  await expect(line).toBeFocused();
  await expect(page.getByText('assignee: Theo Stone')).toBeVisible();
  await line.press('Enter');
  await expect(
    page.getByRole('link', { name: 'Call', exact: true }),
    'one Enter adds what is understood',
  ).toBeVisible();
});

test('an empty account is told how to begin', async ({ page, request }) => {
  const admin = await newCompany(request);
  await openAs(page, admin);
  await expect(page.getByRole('heading', { name: 'No tasks found' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Invite your team' })).toBeVisible();
  await expectAccessible(page, 'first run');
  await page.getByRole('button', { name: 'Try this example' }).click();
  const line = page.getByLabel('Quick add');
  await expect(line).toBeFocused();
  await expect(line).toHaveValue('Send the invoice @me tomorrow 5pm !high');
  await line.press('Enter');
  await expect(page.getByRole('link', { name: 'Send the invoice', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Add your first task' })).toBeHidden();
});

test('a personal account is told of the limit of its plan before it is met', async ({ page, request }) => {
  const pia = await newPersonalAccount(request);
  await Promise.all(Array.from({ length: 39 }, (_, index) => newTask(request, pia, { title: `Chore ${index + 1}` })));
  await openAs(page, pia);
  await expect(page.getByRole('link', { name: 'Chore 7', exact: true })).toBeVisible();
  await expect(page.getByRole('meter', { name: 'Tasks of your plan' }), 'no word of a limit far off').toBeHidden();
  await page.getByLabel('Quick add').fill('The fortieth');
  await page.getByLabel('Quick add').press('Enter');
  await expect(page.getByText('40 of 50 tasks')).toBeVisible();
  await expectAccessible(page, 'plan usage');
  await page.getByRole('link', { name: /^Business has no limit/ }).click();
  await expect(page.getByRole('heading', { name: 'Contact us' })).toBeVisible();
});

test('where a form is all there is, typing begins it', async ({ page, browser }) => {
  for (const [path, field] of [
    ['/login', 'Email'],
    ['/personal-signup', 'Name'],
    ['/company-signup', 'Company name'],
    ['/verify-email?email=ada@example.com', 'Verification code'],
  ] as const) {
    await visit(page, path);
    await expect(page.getByLabel(field, { exact: true }), path).toBeFocused();
  }
  await visit(page, '/landing');
  await page.getByRole('link', { name: 'Open Task Manager' }).first().click();
  await expect(page.getByLabel('Email'), 'from the landing page too').toBeFocused();
  await page.goto('/landing');
  const phone = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  const phonePage = await phone.newPage();
  await visit(phonePage, '/login');
  await expect(phonePage.getByLabel('Email')).toBeVisible();
  await expect(phonePage.getByLabel('Email'), 'the keyboard stays down').not.toBeFocused();
  await phone.close();
});

test('after a task that came by a link the focus is where one goes on', async ({ page, request }) => {
  const owner = await newPersonalAccount(request);
  const roof = await newTask(request, owner, { title: 'Mend the roof' });
  const bicycle = await newTask(request, owner, { title: 'Sell the bicycle' });
  await openAs(page, owner, `/dashboard?task=${roof.id}`);
  await expect(page.getByRole('dialog', { name: 'Mend the roof' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Mend the roof' })).toBeFocused();

  await visit(page, `/dashboard?task=${bicycle.id}&dialog=edit`);
  const edit = page.getByRole('dialog', { name: 'Edit Task' });
  await edit.getByLabel('Title').fill('Sell the blue bicycle');
  await request.delete(`/api/tasks/${bicycle.id}`, { headers: { authorization: `Bearer ${owner.token}` } });
  await edit.getByRole('button', { name: 'Create as New Task' }).click();
  await expect(edit).toBeHidden();
  await expect(page.getByRole('heading', { name: /^All Tasks/ })).toBeFocused();
});

test('the next line is typed after Tab and Enter on Add, and suggestions go with the caret', async ({
  page,
  request,
}) => {
  await openAs(page, await newPersonalAccount(request));
  const line = page.getByLabel('Quick add');
  await line.pressSequentially('Water the plants !');
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  await expect(list).toBeVisible();
  await line.press('Tab');
  await expect(page.getByRole('button', { name: 'Add', exact: true })).toBeFocused();
  await expect(list).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(line).toBeFocused();
  await expect(line).toHaveValue('');
  await expect(page.getByRole('link', { name: 'Water the plants !', exact: true })).toBeVisible();
});

test('quick add takes one line after the other as fast as they are typed', async ({ page, request }) => {
  const pia = await newPersonalAccount(request);
  await openAs(page, pia);
  await page.route('**/api/tasks', async (route) => {
    if (route.request().method() === 'POST') await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  const line = page.getByLabel('Quick add');
  await line.focus();
  const titles = ['Buy apples', 'Buy pears', 'Call the bank', 'Pay rent'];
  for (const title of titles) {
    await page.keyboard.type(title, { delay: 20 });
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
  }
  await expect(line).toHaveValue('');
  for (const title of titles) await expect(page.getByRole('link', { name: title, exact: true })).toHaveCount(1);
});

test('a quick add that fails gives its line back, or offers to try again beside the next one', async ({
  page,
  request,
}) => {
  const pia = await newPersonalAccount(request);
  await openAs(page, pia);
  const line = page.getByLabel('Quick add');
  await line.focus();
  await page.route('**/api/tasks', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
  await page.keyboard.type('Call the bank');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: /unavailable|offline/ })).toBeVisible();
  await expect(line).toHaveValue('Call the bank');
  await page.route('**/api/tasks', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    return route.abort();
  });
  await page.keyboard.press('Enter');
  await page.keyboard.type('Pay rent');
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await expect(line).toHaveValue('Pay rent');
  await page.unroute('**/api/tasks');
  await again.click();
  await expect(page.getByRole('link', { name: 'Call the bank', exact: true })).toHaveCount(1);
  await expect(line).toHaveValue('Pay rent');
});
