import type { Page } from '@playwright/test';
import { newCompany, newPersonalAccount, openAs, PASSWORD } from './pages/accounts.ts';
import { guess, newSuperAdmin } from './pages/platform-admin.ts';
import { expect, test, visit } from './pages/test.ts';

const TAB = '/super-admin?tab=security';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('the security tab says what was found, and shows it', async ({ page, request }) => {
  const owner = await newCompany(request, 'Ada Attacked');
  await guess(request, owner.email, 5);
  await openAs(page, await newSuperAdmin(request), TAB);
  await expect(page.getByRole('tab', { name: 'Security' })).toHaveAttribute('aria-selected', 'true');
  for (const name of ['Failed Logins (7d)', 'Suspicious Activity', 'System Health', 'Active Users (24h)']) {
    await expect(page.getByText(name, { exact: true })).toBeVisible();
  }
  const events = page.getByRole('region', { name: 'Recent Security Events' });
  await expect(events.getByText('Repeated failed logins').first()).toBeVisible();

  await press(page, 'View Failed Login Attempts');
  await expect(page.getByText(/^Found [\d,]+ failed login attempts in the last 7 days$/)).toBeVisible();
  const failed = page.getByRole('dialog', { name: 'Failed Login Attempts' });
  await expect(failed.getByRole('row', { name: /Ada Attacked.*Wrong email or password/ }).first()).toBeVisible();
  await failed.getByRole('button', { name: 'Close' }).last().click();

  await press(page, 'Check Suspicious Activity');
  await expect(page.getByText(/^Found [\d,]+ suspicious activities in the last 7 days$/)).toBeVisible();
  await page.keyboard.press('Escape');

  await press(page, 'Generate Security Report');
  await expect(page.getByText('Security report generated successfully')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Security Report' }).getByText('Failed login rate')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a session is ended from the console, and its browser signs out', async ({ page, browser, request }) => {
  const person = await newPersonalAccount(request, 'Sam Signed-In');
  const theirs = await (await browser.newContext()).newPage();
  await openAs(theirs, person);
  await openAs(page, await newSuperAdmin(request), TAB);
  await press(page, 'View All User Sessions');
  await expect(page.getByText(/^Found [\d,]+ user sessions in the last 7 days$/)).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'User Sessions' });
  await dialog
    .getByRole('row', { name: person.email })
    .getByRole('button', { name: /^End session/ })
    .first()
    .click();
  const question = page.getByRole('dialog', { name: 'End session' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'End session' }).click();
  await expect(page.getByText('Sam Signed-In was signed out there')).toBeVisible();
  await expect(dialog.locator('tr:focus'), 'the row beside the one that has gone').toBeVisible();
  await expect(theirs).toHaveURL(/\/login/);
});

test('suspicious accounts are locked after a question, open with a code, and are unlocked', async ({
  page,
  browser,
  request,
}) => {
  const owner = await newCompany(request, 'Lola Locked');
  await guess(request, owner.email, 5);
  await openAs(page, await newSuperAdmin(request), TAB);
  await press(page, 'Lock Suspicious Accounts');
  const question = page.getByRole('dialog', { name: 'Lock Suspicious Accounts' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Lock Accounts' }).click();
  await expect(page.getByText(/^Identified [\d,]+ suspicious accounts/)).toBeVisible();
  const locked = page.getByRole('dialog', { name: 'Locked Accounts' });
  const row = locked.getByRole('row', { name: owner.email });
  await expect(row).toBeVisible();

  const theirs = await (await browser.newContext()).newPage();
  await visit(theirs, '/login');
  await theirs.getByLabel('Email').fill(owner.email);
  await theirs.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await theirs.getByRole('button', { name: 'Sign in' }).click();
  await expect(theirs).toHaveURL(/\/verify-email/);
  await expect(theirs.getByText(/locked because of too many failed sign-ins/)).toBeVisible();

  await row.getByRole('button', { name: /^Unlock/ }).click();
  await expect(page.getByText('Lola Locked can sign in again')).toBeVisible();
  await expect(row).toBeHidden();
  await expect(locked.locator('tr:focus, h2:focus'), 'the row beside it, or else the heading').toBeVisible();
});

test('resetting all passwords asks twice, and for the own password', async ({ page, request }) => {
  await openAs(page, await newSuperAdmin(request), TAB);
  await press(page, 'Reset All User Passwords');
  const form = page.getByRole('dialog', { name: 'Reset All User Passwords' }).first();
  await form.getByLabel('New password').fill('short');
  await form.getByLabel('Confirm password').fill('other');
  await form.getByRole('button', { name: 'Reset All User Passwords' }).click();
  await expect(form.getByText('Password must be at least 6 characters long')).toBeVisible();
  await expect(form.getByText('Passwords do not match')).toBeVisible();
  await form.getByLabel('New password').fill('Shared-boat-7!');
  await form.getByLabel('Confirm password').fill('Shared-boat-7!');
  await form.getByLabel('Your own password').fill('Wrong-horse-1!');
  await form.getByRole('button', { name: 'Reset All User Passwords' }).click();
  await expect(
    page.getByText('Are you sure you want to reset all user passwords? This will log out all users.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel' }).last()).toBeFocused();
  await page.getByRole('button', { name: 'Reset All Passwords', exact: true }).click();
  await expect(form.getByText('Your current password is not correct')).toBeVisible();
  await expect(form.getByLabel('New password')).toHaveValue('Shared-boat-7!');
});
