import type { Locator } from '@playwright/test';
import { expectAccessible } from './pages/accessible.ts';
import { newColleague, newComment, newCompany, newEmail, newTask, openAs, PASSWORD, signIn } from './pages/accounts.ts';
import { followMail, waitForMail } from './pages/outbox.ts';
import { card, choose, comments } from './pages/tasks.ts';
import { expect, test, visit } from './pages/test.ts';

test('employees come in by a CSV file once it has no faults, and choose their passwords', async ({
  page,
  otherBrowser,
  request,
}) => {
  await openAs(page, await newCompany(request), '/employees');
  await expect(page.getByText('No employees found')).toBeVisible();
  await page.getByRole('button', { name: 'Bulk Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bulk Import' });
  const grace = newEmail('Grace Hopper');
  const hedy = newEmail('Hedy Lamarr');
  await chooseCsv(dialog, [`Grace Hopper,${grace},ADMIN`, 'Hedy Lamarr,nonsense,']);
  const faults = dialog.getByRole('region', { name: 'Validation errors:' }).getByRole('listitem');
  await expect(faults).toHaveText(['Row 3: Invalid email format: nonsense']);
  await expect(dialog.getByText('Nothing was imported.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Import/ })).toHaveCount(0);

  await chooseCsv(dialog, [`Grace Hopper,${grace},ADMIN`, `Hedy Lamarr,${hedy},`]);
  await expect(dialog.getByText(/2 employees \(1 Admin, 1 Employee\)/)).toBeVisible();
  await expect(page.getByText('No employees found'), 'nobody has been added yet').toBeVisible();
  await dialog.getByRole('button', { name: 'Import 2 employees' }).click();
  await expect(dialog.getByText('Successfully imported 2 employees!')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('row', { name: /Grace Hopper.*Admin/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Hedy Lamarr.*Employee/ })).toBeVisible();

  const hedyRow = page.getByRole('row', { name: /Hedy Lamarr.*Employee/ });
  await expect(hedyRow).toContainText('Not verified yet');
  const hedyPage = await otherBrowser();
  await waitForMail(request, hedy);
  await hedyRow.getByRole('button', { name: 'Resend invitation to Hedy Lamarr' }).click();
  await expect(page.getByText('A new invitation is on its way to Hedy Lamarr')).toBeVisible();
  await expect(hedyRow.getByText('Sent'), 'once').toBeVisible();
  await followMail(hedyPage, hedy, /\/set-password\//);
  await expect(hedyPage.getByText(`The account is ${hedy}`)).toBeVisible();
  await expect(hedyPage.getByLabel('New password')).toBeFocused();
  await expectAccessible(hedyPage, 'set-password');
  await hedyPage.getByLabel('New password').fill(PASSWORD);
  await hedyPage.getByLabel('Confirm password').fill(PASSWORD);
  await hedyPage.getByRole('button', { name: 'Set password' }).click();
  await expect(hedyPage.getByText('Your password has been set. You can now log in.')).toBeVisible();
  // By the link she has shown that the address is hers: whoever looks at the list sees it happen.
  await expect(hedyRow).not.toContainText('Not verified yet');
  await expect(hedyPage.getByLabel('Email')).toHaveValue(hedy);
  await signIn(hedyPage, { email: hedy, password: PASSWORD });
  await expect(hedyPage).toHaveURL(/\/dashboard$/);
});

test('a large import says whose welcome comes later', async ({ page, request }) => {
  await openAs(page, await newCompany(request), '/employees?dialog=import');
  await page.route('**/api/users/import', (route) =>
    route.fulfill({ status: 201, json: { success: true, data: { imported: 1, waiting: 1, failed: [] } } }),
  );
  const dialog = page.getByRole('dialog', { name: 'Bulk Import' });
  const buffer = Buffer.from('name,email\nGrace,grace@example.com\n');
  await dialog.getByLabel(/^Choose a CSV file/).setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer });
  await dialog.getByRole('button', { name: 'Import 1 employee' }).click();
  await expect(dialog.getByText(/^1 person gets the welcome email later.*'Forgot password'/)).toBeVisible();
});

test('a role is changed, a password reset, and somebody deleted whose name stays', async ({
  page,
  otherBrowser,
  request,
}) => {
  const ada = await newCompany(request);
  const emil = await newColleague(request, ada, 'Emil Employee');
  const task = await newTask(request, ada, { title: 'Count the stock', assigneeId: emil.user.id });
  await newComment(request, emil, task.id, 'Forty-two boxes');
  await openAs(page, ada, '/employees');
  await page.getByRole('link', { name: 'Emil Employee' }).click();
  const details = page.getByRole('dialog', { name: 'Employee Details' });
  await expect(details.getByRole('link', { name: emil.email })).toBeVisible();
  await details.getByRole('button', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Employee' });
  await edit.getByLabel('Role').selectOption('ADMIN');
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Employee updated')).toBeVisible();
  await expect(details.getByText('Admin', { exact: true })).toBeVisible();

  await details.getByRole('button', { name: 'Reset Password' }).click();
  const reset = page.getByRole('dialog', { name: 'Reset Password' });
  await expect(reset.getByLabel('New password')).toBeFocused();
  await reset.getByLabel('New password').fill('Brand-New-77!');
  await reset.getByLabel('Confirm password').fill('Brand-New-77!');
  await reset.getByRole('button', { name: 'Reset Password' }).click();
  await expect(reset.getByText('Password reset successfully')).toBeVisible();
  await expect(reset, 'closes by itself').toBeHidden();
  await expect(details.getByRole('button', { name: 'Reset Password' }), 'one step back').toBeFocused();
  await page.keyboard.press('Escape');
  const emilPage = await otherBrowser();
  await visit(emilPage, '/login');
  await signIn(emilPage, emil);
  await expect(emilPage.getByText('Invalid email or password')).toBeVisible();
  await signIn(emilPage, { email: emil.email, password: 'Brand-New-77!' });
  await expect(emilPage).toHaveURL(/\/dashboard$/);

  await page.getByRole('button', { name: 'Delete Admin Emil Employee' }).click();
  const deletion = page.getByRole('dialog', { name: 'Delete Admin' });
  await expect(deletion.getByText(/This action cannot be undone/)).toBeVisible();
  await deletion.getByRole('button', { name: 'Delete Admin' }).click();
  await expect(page.getByText('Emil Employee was deleted')).toBeVisible();
  await expect(page.getByText('No employees found')).toBeVisible();
  await expect(emilPage).toHaveURL(/\/login$/);
  await visit(page, `/dashboard?task=${task.id}`);
  await expect(comments(page)).toHaveText([/Emil Employee.*Forty-two boxes/]);
});

test('the own address and role are not edited among the employees, and the way to them is told', async ({
  page,
  request,
}) => {
  const ada = await newCompany(request);
  await openAs(page, ada, `/employees?person=${ada.user.id}&dialog=edit`);
  const edit = page.getByRole('dialog', { name: 'Edit Employee' });
  await expect(edit.getByLabel('Email')).toHaveCount(0);
  await expect(edit.getByLabel('Role')).toHaveCount(0);
  await edit.getByLabel('Name').fill('Ada Lovelace');
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Employee updated')).toBeVisible();
  await visit(page, `/employees?person=${ada.user.id}&dialog=edit`);
  await edit.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('button', { name: 'Change email' })).toBeVisible();
});

test('a contact is kept, found and given a task', async ({ page, request }) => {
  await openAs(page, await newCompany(request), '/contacts');
  await expect(page.getByText('No contacts found')).toBeVisible();
  await page.getByRole('button', { name: 'Add Contact' }).first().click();
  const add = page.getByRole('dialog', { name: 'Add Contact' });
  const email = newEmail('Hanna Harbour');
  await add.getByLabel('Name').fill('Hanna Harbour');
  await add.getByLabel('Email').fill(email);
  await add.getByLabel(/^Company/).fill('Harbour Ltd');
  await choose(page, 'Type', 'Business');
  await add.getByRole('button', { name: 'Add Contact' }).click();
  await expect(page.getByText('Contact created successfully!')).toBeVisible();
  const contacts = page.getByRole('list', { name: 'Contacts' }).getByRole('listitem');
  await expect(contacts).toHaveCount(1);
  await expect(contacts).toContainText('Business');

  await page.getByLabel('Search contacts').fill('airport');
  await expect(page.getByText('Try adjusting your search terms')).toBeVisible();
  await page.getByLabel('Search contacts').fill('harb');
  await expect(contacts).toContainText('Hanna Harbour');
  await page.getByRole('button', { name: 'Actions for Hanna Harbour' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Contact' });
  await edit.getByLabel('Name').fill('Hanna Harbor');
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Contact updated successfully!')).toBeVisible();
  await expect(contacts).toContainText('Hanna Harbor');

  await visit(page, '/dashboard');
  await page.getByRole('button', { name: 'Add New Task' }).first().click();
  const create = page.getByRole('dialog', { name: 'Create New Task' });
  await create.getByLabel('Title').fill('Rent the crane');
  await choose(page, 'Assign to', 'External');
  await create.getByRole('button', { name: 'Create Task' }).click();
  await expect(create.getByText('External contact is required')).toBeVisible();
  await create.getByLabel('External contact').fill('hanna');
  await page.getByRole('option', { name: /Hanna Harbor/ }).click();
  await create.getByRole('button', { name: 'Create Task' }).click();
  await expect(page.getByText('Task invitation sent successfully!')).toBeVisible();
  expect((await waitForMail(request, email)).text).toContain('Rent the crane');
  await expect(card(page, 'Rent the crane')).toContainText('Hanna Harbor');
  await page.getByRole('link', { name: 'Rent the crane' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: email })).toBeVisible();

  await visit(page, '/contacts');
  await page.getByRole('button', { name: 'Actions for Hanna Harbor' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const deletion = page.getByRole('dialog', { name: 'Delete Contact' });
  await expect(deletion.getByText('Are you sure you want to delete Hanna Harbor?')).toBeVisible();
  await deletion.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Contact deleted successfully!')).toBeVisible();
  await expect(page.getByText('No contacts found')).toBeVisible();
});

async function chooseCsv(dialog: Locator, rows: string[]): Promise<void> {
  const buffer = Buffer.from(`name,email,role\n${rows.join('\n')}\n`);
  await dialog.getByLabel(/^Choose/).setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer });
}
