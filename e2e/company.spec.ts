import { codeFor, newColleague, newCompany, newEmail, newTask, openAs, PASSWORD, signIn } from './pages/accounts.ts';
import { waitForMail } from './pages/outbox.ts';
import { expect, reload, test, visit } from './pages/test.ts';

test('a company signs up with the mailed code and adds a colleague, who chooses a password and signs in', async ({
  page,
  browser,
  request,
}) => {
  const adminEmail = newEmail('ada');
  await visit(page, '/signup');
  await expect(page.getByText('Up to 50 tasks')).toBeVisible();
  await expect(page.getByText('from $9/month')).toBeVisible();
  await page.getByRole('link', { name: 'Choose Business' }).click();
  await page.getByLabel('Company name').fill('Nordwind Trading');
  await page.getByLabel('Company email').fill(newEmail('office'));
  await page.getByLabel('Admin name').fill('Ada Admin');
  await page.getByLabel('Admin email').fill(adminEmail);
  await reload(page);
  await expect(page.getByLabel('Company name'), 'what was typed is still here').toHaveValue('Nordwind Trading');
  await expect(page.getByLabel('Admin email')).toHaveValue(adminEmail);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create company' }).click();

  await expect(page.getByText(`Enter the 6-digit code sent to ${adminEmail}`)).toBeVisible();
  await page.getByLabel('Verification code').fill(await codeFor(request, adminEmail));
  await page.getByRole('button', { name: 'Verify Code' }).click();
  await expect(page.getByRole('link', { name: 'Continue to Login' }), 'Enter goes on').toBeFocused();
  await page.keyboard.press('Enter');
  await signIn(page, { email: adminEmail, password: PASSWORD });
  await expect(page.getByRole('banner').getByText('Nordwind Trading')).toBeVisible();
  await expect(page.getByRole('banner').getByText('System Administrator')).toBeVisible();
  await expect(page.getByText('Manage all tasks and team assignments')).toBeVisible();

  const email = newEmail('grace');
  await page.getByRole('link', { name: 'Employees' }).click();
  await expect(page.getByText('Add your first employee to get started.')).toBeVisible();
  await page.getByRole('button', { name: 'Add Employee' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add New Employee' });
  await dialog.getByRole('button', { name: 'Add Employee' }).click();
  const confirmation = dialog.getByLabel('Confirm password');
  await expect(confirmation, 'nothing that is missing goes unmarked').toHaveAccessibleDescription(
    'Please confirm your password',
  );
  await dialog.getByLabel('Name').fill('Grace Employee');
  await dialog.getByLabel('Email').fill(email);
  await expect(dialog.getByLabel('Role')).toHaveValue('EMPLOYEE');
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await confirmation.fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Add Employee' }).click();
  await expect(page.getByRole('row', { name: /Grace Employee/ })).toContainText(email);
  await expect(page.getByText('Showing 1 of 1 employees')).toBeVisible();

  const link = /https?:\/\/\S+\/set-password\/[\w-]+/.exec((await waitForMail(request, email)).text)?.[0] ?? '';
  const other = await (await browser.newContext()).newPage();
  await visit(other, new URL(link).pathname);
  await other.getByLabel('New password').fill(`${PASSWORD}2`);
  await other.getByLabel('Confirm password').fill(`${PASSWORD}2`);
  await other.getByRole('button', { name: 'Set password' }).click();
  await expect(other.getByText('Your password has been set. You can now log in.')).toBeVisible();
  await signIn(other, { email, password: `${PASSWORD}2` });
  await expect(other.getByText('View and update your assigned tasks')).toBeVisible();
  await expect(other.getByRole('link', { name: 'Employees' })).toBeHidden();

  await visit(other, new URL(link).pathname);
  await expect(other.getByRole('alert')).toHaveText('This link is no longer valid. Please ask for a new one.');
  await expect(other.getByLabel('New password'), 'nobody is asked for one in vain').toBeHidden();
});

test('what one person changes appears in the other browser by itself', async ({ page, browser, request }) => {
  const admin = await newCompany(request);
  const employee = await newColleague(request, admin, 'Emil Employee');
  await openAs(page, employee);
  await expect(page.getByText('No tasks found')).toBeVisible();

  const adminPage = await (await browser.newContext()).newPage();
  await openAs(adminPage, admin);
  await adminPage.getByRole('button', { name: 'Add New Task' }).first().click();
  await adminPage.getByLabel('Title').fill('Call the supplier');
  await adminPage.getByRole('button', { name: 'Create Task' }).click();
  await expect(adminPage.getByText('Internal assignee is required')).toBeVisible();
  await adminPage.getByLabel('Internal assignee').fill('emil');
  await adminPage.getByRole('option', { name: /Emil Employee/ }).click();
  await adminPage.getByRole('button', { name: 'Create Task' }).click();
  await expect(adminPage.getByRole('link', { name: 'Call the supplier' })).toBeVisible();

  await expect(page.getByRole('link', { name: 'Call the supplier' })).toBeVisible();
  await page.getByRole('button', { name: /change priority of Call the supplier/ }).click();
  await page.getByRole('menuitemradio', { name: 'Urgent' }).click();
  await expect(adminPage.getByRole('button', { name: /Urgent: change priority of Call the supplier/ })).toBeVisible();

  await adminPage.getByRole('link', { name: 'Call the supplier' }).click();
  await adminPage.getByRole('button', { name: 'Delete' }).click();
  await expect(
    adminPage.getByText('Are you sure you want to delete this task? This action cannot be undone.'),
  ).toBeVisible();
  await adminPage.getByRole('dialog', { name: 'Delete Task' }).getByRole('button', { name: 'Delete' }).click();
  await expect(adminPage.getByText('No tasks found')).toBeVisible();
  await expect(page.getByText('No tasks found')).toBeVisible();
});

test('a page that is left gives its connection back, and has another one when it is shown again', async ({
  page,
  request,
}) => {
  const isStream = (asked: { url(): string }) => asked.url().endsWith('/api/events');
  const begun = page.waitForRequest(isStream);
  await openAs(page, await newCompany(request), '/dashboard');
  await begun;
  const ended = page.waitForEvent('requestfailed', isStream);
  const again = page.waitForRequest(isStream);
  // As a browser does that keeps the page for Back, with its timers standing still.
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  await ended;
  await again;
});

test('an employee is offered only what the task allows', async ({ page, request }) => {
  const admin = await newCompany(request);
  const employee = await newColleague(request, admin, 'Emil Employee');
  const task = await newTask(request, admin, { title: 'Count the stock', assigneeId: employee.user.id });
  await openAs(page, employee, `/dashboard?task=${task.id}`);
  const dialog = page.getByRole('dialog', { name: 'Count the stock' });
  await expect(dialog.getByText('Assigned by')).toBeVisible();
  await expect(dialog.getByRole('button', { name: /change status/ })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Edit' })).toBeHidden();
  await expect(dialog.getByRole('button', { name: 'Delete' })).toBeHidden();
});
