import { newCompany, openAs, PASSWORD, signIn } from './pages/accounts.ts';
import { newSuperAdmin } from './pages/platform-admin.ts';
import { expect, test, visit } from './pages/test.ts';

const TAB = '/super-admin?tab=users';

test('somebody is found among all users, looked at, marked as unverified and verified again', async ({
  page,
  request,
}) => {
  const owner = await newCompany(request, 'Greta Global');
  await openAs(page, await newSuperAdmin(request), '/settings');
  await page.getByRole('banner').getByRole('link', { name: 'Super Admin', exact: true }).click();
  await page.getByRole('tab', { name: 'Users' }).click();
  await page.getByLabel('Search users').fill(owner.email);
  const rows = page.getByRole('table', { name: 'Users' }).getByRole('row');
  await expect(rows, 'the header and the one that was found').toHaveCount(2);
  await expect(rows.last()).toContainText('System Administrator');
  await expect(rows.last()).toContainText('Verified');
  await rows.last().getByRole('link', { name: 'View Details' }).click();
  const details = page.getByRole('dialog', { name: 'User Details' });
  await expect(details.getByText(owner.email)).toBeVisible();
  await details.getByRole('button', { name: 'Mark as Unverified' }).click();
  await expect(page.getByText('Greta Global is marked as unverified')).toBeVisible();
  await expect(details.getByText('Unverified', { exact: true })).toBeVisible();
  await details.getByRole('button', { name: 'Mark as Verified' }).click();
  await expect(page.getByText('Greta Global is marked as verified')).toBeVisible();
  await details.getByRole('button', { name: 'Close' }).last().click();
  await expect(details).toBeHidden();

  await page.getByLabel('Role').selectOption('EMPLOYEE');
  await expect(page.getByText('No users found')).toBeVisible();
  await page.getByLabel('Role').selectOption('SYSDMIN');
  await expect(rows).toHaveCount(2);
  await expect(page).toHaveURL(/role=SYSDMIN/);

  await rows.last().getByRole('link', { name: 'View Details' }).click();
  await details.getByRole('button', { name: 'Reset Password' }).click();
  await page.getByRole('dialog', { name: 'Reset Password' }).getByRole('button', { name: 'Cancel' }).click();
  await expect(details).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goBack();
  await expect(page, 'Back does not open again what was closed').toHaveURL(/\/settings$/);
});

test('a password is reset in a masked dialog, and signs in', async ({ page, browser, request }) => {
  const owner = await newCompany(request, 'Rita Reset');
  await openAs(page, await newSuperAdmin(request), `${TAB}&search=${owner.email}`);
  await page.getByRole('link', { name: 'Reset Password: Rita Reset' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reset Password' });
  const field = dialog.getByLabel('New password');
  await expect(field).toHaveAttribute('type', 'password');
  await field.fill('short');
  await dialog.getByRole('button', { name: 'Reset Password' }).click();
  await expect(field).toHaveAccessibleDescription(/Password must be at least 6 characters long/);
  await field.fill(`${PASSWORD}9`);
  await dialog.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByText('Password reset successfully')).toBeVisible();
  await expect(dialog).toBeHidden();
  const theirs = await (await browser.newContext()).newPage();
  await visit(theirs, '/login');
  await signIn(theirs, { email: owner.email, password: `${PASSWORD}9` });
  await expect(theirs).toHaveURL(/\/dashboard/);
});
