import { codeFor, newEmail, newPersonalAccount, newTask, openAs, PASSWORD, post, signIn } from './pages/accounts.ts';
import { mailsTo, waitForMail } from './pages/outbox.ts';
import { expect, test, visit } from './pages/test.ts';

test('without an address verification cannot begin', async ({ page }) => {
  await visit(page, '/verify-email');
  await expect(page.getByRole('heading', { name: 'Verification Failed' })).toBeVisible();
  await expect(page.getByText('No email provided. Please go back to login and try again.')).toBeVisible();
  await page.getByRole('button', { name: 'Resend Verification Code' }).click();
  await expect(page.getByText('Please enter your email address to resend verification')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Login' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('an unverified sign-in leads through all four states', async ({ page, request }) => {
  const email = newEmail('una');
  await post(request, '/api/auth/register', { name: 'Una Unverified', email, password: PASSWORD });
  await waitForMail(request, email);
  await visit(page, '/login');
  await signIn(page, { email, password: PASSWORD });

  await expect(page.getByText('Please check your email for the verification code and enter it below.')).toBeVisible();
  await expect(page.getByText('If you have none, or an older one, press Resend.')).toBeVisible();
  expect(await mailsTo(request, email), 'opening the screen sends nothing').toHaveLength(1);
  await page.getByRole('button', { name: 'Resend' }).click();
  await expect(
    page.getByText('New verification code sent! Please check your email and enter the code below.'),
  ).toBeVisible();
  await expect(page, 'what was sent is not offered again').toHaveURL(
    new RegExp(`/verify-email\\?email=${encodeURIComponent(email)}$`),
  );
  const input = page.getByLabel('Verification code');
  await expect(input).toHaveAttribute('placeholder', '000000');
  await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
  await input.fill('12ab3');
  await expect(input).toHaveValue('123');
  await expect(page.getByRole('button', { name: 'Verify Code' })).toBeDisabled();
  await input.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Please enter a 6-digit verification code');
  await expect(input).toHaveAccessibleDescription('Please enter a 6-digit verification code');
  await expect(input).toHaveValue('123');
  await expect(input).toBeFocused();
  await page.keyboard.type('4');
  await expect(page.getByRole('alert'), 'until one types on').toBeHidden();

  await waitForMail(request, email, 1);
  const code = await codeFor(request, email);
  await page.route('**/api/email-verification/verify', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await input.fill(code === '999999' ? '999998' : '999999');
  await page.getByRole('button', { name: 'Verify Code' }).click();
  await expect(page.getByRole('heading', { name: 'Verifying Code...' })).toBeVisible();
  await expect(page.getByText('Please wait while we verify your code...')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Verification Failed' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('Invalid verification code');

  await expect(page.getByText('After 5 wrong tries a code no longer works: have a new one sent.')).toBeVisible();
  await expect(input, 'the mail that is there still serves').toBeFocused();
  await input.fill(code === '999999' ? '999997' : '999998');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Invalid verification code');

  await page.getByRole('button', { name: 'Resend Verification Code' }).click();
  await expect(input).toHaveValue('');
  await waitForMail(request, email, 2);
  await input.fill(await codeFor(request, email));
  await page.getByRole('button', { name: 'Verify Code' }).click();
  await expect(page.getByRole('heading', { name: 'Email Verified!' })).toBeVisible();
  await page.getByRole('link', { name: 'Continue to Login' }).click();
  await expect(page.getByLabel('Email'), 'whose address it was is known').toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await signIn(page, { email, password: PASSWORD });
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('whoever invites before the own address is verified is led there, and then invites', async ({ page, request }) => {
  const pia = await newPersonalAccount(request);
  const { id } = await newTask(request, pia, { title: 'Build the stand' });
  const guest = newEmail('Gina Guest');
  await openAs(page, pia, `/dashboard?task=${id}&dialog=invite`);
  const dialog = page.getByRole('dialog', { name: 'Send Task via Email' });
  await dialog.getByLabel('Recipient email').fill(guest);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Please verify your email address first.');
  await dialog.getByRole('link', { name: `Verify ${pia.email}` }).click();

  await page.getByLabel('Verification code').fill(await codeFor(request, pia.email));
  await page.getByRole('button', { name: 'Verify Code' }).click();
  await expect(page.getByText('Email verified successfully!', { exact: true })).toBeVisible();
  await expect(page.getByText('You can now log in'), 'who is signed in does not log in again').toBeHidden();
  await page.getByRole('link', { name: 'Continue', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await visit(page, `/dashboard?task=${id}&dialog=invite`);
  await expect(dialog.getByLabel('Recipient email'), 'what was typed is still there').toHaveValue(guest);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog.getByText('Task invitation sent successfully!')).toBeVisible();
  await waitForMail(request, guest);
});

test('whoever lost an address that was never verified is told so in the settings', async ({ page, request }) => {
  const pia = await newPersonalAccount(request);
  const email = 'account-7-abc@released.invalid';
  const user = { ...pia.user, email };
  await page.route('**/api/auth/me', (route) => route.fulfill({ json: { success: true, user } }));
  await openAs(page, pia, '/settings');
  await expect(page.getByText(/not verified for 7 days.*until then you sign in with account-7-abc/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Verify this address' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Change email' })).toBeVisible();
  await visit(page, '/invitations');
  await expect(page.getByRole('link', { name: 'Enter your email address' })).toBeVisible();
});
