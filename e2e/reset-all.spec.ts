import { codeFor, newColleague, newCompany, openAs, signIn } from './pages/accounts.ts';
import { test } from './pages/own-app.ts';
import { newSuperAdmin } from './pages/platform-admin.ts';
import { expect, hold, reload, visit } from './pages/test.ts';

const SHARED = 'Shared-boat-7!';
const OWN = 'Quiet-harbour-19!';

test('all passwords are reset: everybody is signed out, and gets in with a code from their mailbox', async ({
  page,
  otherBrowser,
  request,
}) => {
  const owner = await newCompany(request, 'Ada Admin');
  await newColleague(request, owner, 'Grace Hopper');
  const root = await newSuperAdmin(request);
  const theirs = await otherBrowser();
  await openAs(theirs, owner);
  await openAs(page, root, '/super-admin?tab=security');

  await page.getByRole('button', { name: 'Reset All User Passwords' }).click();
  const form = page.getByRole('dialog', { name: 'Reset All User Passwords' }).first();
  await form.getByLabel('New password').fill(SHARED);
  await form.getByLabel('Confirm password').fill(SHARED);
  await form.getByLabel('Your own password').fill(root.password);
  await form.getByRole('button', { name: 'Reset All User Passwords' }).click();
  const goOn = await hold(page, '**/api/security/reset-all-passwords', 'GET');
  await page.getByRole('button', { name: 'Reset All Passwords', exact: true }).click();
  await expect(page.getByText('Resetting passwords: 0 of 2 users')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: /^Resetting passwords/ })).toBeVisible();
  goOn();
  await expect(page.getByText('Successfully reset passwords for 2 users')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Resetting all passwords' })).toBeHidden();
  await reload(page);
  await expect(page.getByRole('tab', { name: 'Security' }), 'the super administrator stays signed in').toBeVisible();

  await expect(theirs).toHaveURL(/\/login/);
  await visit(theirs, '/login');
  await signIn(theirs, { email: owner.email, password: SHARED });
  await expect(theirs.getByText('Please choose a new password of your own')).toBeVisible();
  const reset = theirs.getByRole('dialog', { name: 'Reset your password' });
  await reset.getByRole('button', { name: 'Send code' }).click();
  await reset.getByLabel('Verification code').fill(await codeFor(request, owner.email));
  await reset.getByRole('button', { name: 'Verify code' }).click();
  await reset.getByLabel('New password').fill(OWN);
  await reset.getByLabel('Confirm password').fill(OWN);
  await reset.getByRole('button', { name: 'Reset password' }).click();
  await expect(reset, 'closes by itself').toBeHidden();
  await signIn(theirs, { email: owner.email, password: OWN });
  await expect(theirs).toHaveURL(/\/(admin|dashboard)$/);
});
