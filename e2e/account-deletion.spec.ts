import type { Page } from '@playwright/test';
import {
  type Account,
  newColleague,
  newCompany,
  newPersonalAccount,
  newTask,
  openAs,
  PASSWORD,
  signIn,
} from './pages/accounts.ts';
import { findCompany, newSuperAdmin } from './pages/platform-admin.ts';
import { expect, reload, test, visit } from './pages/test.ts';

test('a company that its owner deleted is restored, and its people find what they had', async ({
  page,
  request,
  otherBrowser,
}) => {
  const owner = await newCompany(request);
  const employee = await newColleague(request, owner, 'Emil Employee');
  await newTask(request, owner, { title: 'Prepare the offer', assigneeId: employee.user.id });
  await deleteAccount(page, owner, 'Delete Company', owner.user.companyName ?? '');
  await signIn(page, owner);
  await expect(page.getByText(`This company account is suspended: ${owner.user.companyName}`)).toBeVisible();

  const console = await otherBrowser();
  const root = await newSuperAdmin(request);
  await visit(console, '/login');
  await signIn(console, root);
  await expect(console, 'who has no company comes to the console').toHaveURL(/\/super-admin$/);
  await expect(console.getByText('Welcome, Pat Platform')).toBeVisible();
  await console.getByRole('tab', { name: 'Companies' }).click();
  const row = await findCompany(console, owner.user.company?.email ?? '');
  await expect(row).toContainText('Marked for Deletion');
  await row.getByRole('link', { name: /^Manage/ }).click();
  const details = console.getByRole('dialog', { name: 'Company Details' });
  await expect(details.getByText(/^Deleted by its owner\. Everything in it is purged on /)).toBeVisible();
  await expect(details.getByText('−30')).toBeVisible();
  await expect(details.getByRole('row', { name: /Emil Employee/ })).toContainText('Employee');

  await details.getByRole('button', { name: 'Restore Company' }).click();
  const question = console.getByRole('dialog', { name: 'Restore Company' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(details.getByText('Marked for Deletion', { exact: true })).toBeVisible();
  await details.getByRole('button', { name: 'Restore Company' }).click();
  await question.getByRole('button', { name: 'Restore Company' }).click();
  await expect(details.getByText('Active', { exact: true })).toBeVisible();
  await expect(console.getByText(`${owner.user.companyName} was restored`)).toBeVisible();
  await details.getByRole('button', { name: 'Close' }).last().click();
  await expect(row).not.toContainText('Marked for Deletion');

  await signIn(page, owner);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('link', { name: 'Prepare the offer' })).toBeVisible();
  const before = await request.get('/api/auth/me', { headers: { authorization: `Bearer ${employee.token}` } });
  expect(before.status(), 'a session of before stays ended').toBe(401);
  const colleague = await otherBrowser();
  await visit(colleague, '/login');
  await signIn(colleague, employee);
  await expect(colleague.getByRole('link', { name: 'Prepare the offer' })).toBeVisible();
});

test('so is a personal account', async ({ page, request, otherBrowser }) => {
  const person = await newPersonalAccount(request);
  await newTask(request, person, { title: 'Water the plants', assigneeId: person.user.id });
  await deleteAccount(page, person, 'Delete Account', person.name);

  const console = await otherBrowser();
  await openAs(console, await newSuperAdmin(request), '/super-admin?tab=companies');
  const row = await findCompany(console, person.email);
  await expect(row).toContainText('Personal');
  await expect(row).toContainText('Marked for Deletion');
  await row.getByRole('link', { name: /^Manage/ }).click();
  await console.getByRole('button', { name: 'Restore Company' }).click();
  await console
    .getByRole('dialog', { name: 'Restore Company' })
    .getByRole('button', { name: 'Restore Company' })
    .click();
  await expect(console.getByText('Pia Personal was restored')).toBeVisible();

  await signIn(page, person);
  await expect(page.getByRole('link', { name: 'Water the plants' })).toBeVisible();
});

test('a suspended company is signed out at once and comes back when it is restored', async ({
  page,
  request,
  otherBrowser,
}) => {
  const owner = await newCompany(request);
  const working = await otherBrowser();
  await openAs(working, owner);
  const root = await newSuperAdmin(request);
  await openAs(page, root, '/super-admin?tab=companies');
  const row = await findCompany(page, owner.user.company?.email ?? '');
  await row.getByRole('link', { name: /^Manage/ }).click();
  await page.getByRole('button', { name: 'Suspend Company' }).click();
  await page.getByRole('dialog', { name: 'Suspend Company' }).getByRole('button', { name: 'Suspend Company' }).click();
  await expect(page.getByText(`${owner.user.companyName} was suspended`)).toBeVisible();
  await expect(working, 'the live stream has ended').toHaveURL(/\/login$/);
  await signIn(working, owner);
  await expect(working.getByText(/^This company account is suspended/)).toBeVisible();

  await reload(page);
  const details = page.getByRole('dialog', { name: 'Company Details' });
  await expect(details.getByText(/^Suspended: nobody in it can sign in/)).toBeVisible();
  await details.getByRole('button', { name: 'Restore Company' }).click();
  await page.getByRole('dialog', { name: 'Restore Company' }).getByRole('button', { name: 'Restore Company' }).click();
  await expect(page.getByText(`${owner.user.companyName} was restored`)).toBeVisible();
  await signIn(working, owner);
  await expect(working).toHaveURL(/\/dashboard$/);
});

test('the console is the super administrator’s alone, and leads nowhere else', async ({
  page,
  request,
  otherBrowser,
}) => {
  const admin = await newCompany(request);
  await openAs(page, admin, '/super-admin');
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await expect(page.getByText("You don't have permission to access this page.")).toBeVisible();
  await expect(page.getByRole('link', { name: 'Super Admin' })).toBeHidden();
  await page.getByRole('main').getByRole('link', { name: 'Go to Dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  const console = await otherBrowser();
  await openAs(console, await newSuperAdmin(request), '/dashboard');
  await expect(console).toHaveURL(/\/super-admin$/);
  const links = console.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links.filter({ visible: true })).toHaveText(['Super Admin']);
  await visit(console, '/contacts');
  await expect(console).toHaveURL(/\/super-admin$/);
});

/** As the System Administrator does it in the settings. */
async function deleteAccount(page: Page, account: Account, button: string, typed: string): Promise<void> {
  await openAs(page, account, '/settings');
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog', { name: button });
  await dialog.getByLabel(/^Type/).fill(typed);
  await dialog.getByLabel('Current password').fill(PASSWORD);
  await dialog.getByRole('button', { name: button }).click();
  await expect(page.getByText('Your account has been deleted')).toBeVisible();
}
