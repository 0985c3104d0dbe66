import type { Page } from '@playwright/test';
import {
  codeFor,
  newColleague,
  newCompany,
  newPersonalAccount,
  newTask,
  openAs,
  PASSWORD,
  signIn,
} from './pages/accounts.ts';
import { test as gated } from './pages/gated-app.ts';
import { card, choose } from './pages/tasks.ts';
import { expect, hold, reload, test, visit } from './pages/test.ts';

const LOGIN_CODE = /\/assets\/login-.*\.js$/;

gated('the access gate stands before every load and takes only the right code', async ({ page }) => {
  await page.goto('/login');
  const gate = page.getByRole('dialog', { name: 'Access Required' });
  const submit = page.getByRole('button', { name: 'Continue' });
  await expect(submit).toBeDisabled();
  await page.getByLabel('Access code').fill('1a2b3c4d5');
  await expect(page.getByLabel('Access code')).toHaveValue('1234');
  await submit.click();
  await expect(page.getByText('Invalid access code. Please try again.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeHidden();
  await page.getByLabel('Access code').fill('2468');
  await submit.click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await page.reload();
  await expect(gate).toBeVisible();
});

test('sign-in says what is wrong in the specified words', async ({ page, request }) => {
  const account = await newPersonalAccount(request);
  await visit(page, '/login');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await signIn(page, { email: 'nonsense', password: '12345' });
  await expect(page.getByText('Email is invalid')).toBeVisible();
  await expect(page.getByText('Password must be at least 6 characters', { exact: true })).toBeVisible();
  await signIn(page, { email: account.email, password: 'Wrong-Boat-42!' });
  await expect(page.getByText('Invalid email or password')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(account.email);
});

test('remember me decides where the session lives', async ({ page, request }) => {
  const account = await newPersonalAccount(request);
  await visit(page, '/login');
  await signIn(page, account);
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await page.evaluate(() => [sessionStorage.token !== undefined, localStorage.token])).toEqual([
    true,
    undefined,
  ]);
  await reload(page);
  await expect(page.getByRole('heading', { name: 'Personal Task Manager' })).toBeVisible();

  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('You have been signed out')).toBeVisible();
  expect(
    await page.evaluate(() =>
      Object.keys({ ...localStorage, ...sessionStorage }).filter((key) => key.includes('token')),
    ),
  ).toEqual([]);

  await page.getByLabel('Remember me').check();
  await signIn(page, account);
  await expect(page).toHaveURL(/\/dashboard$/);
  const days = await page.evaluate(() => (Number(localStorage.tokenExpiry) - Date.now()) / 86_400_000);
  expect(days).toBeGreaterThan(29.9);
  expect(days).toBeLessThan(30.1);
  const other = await page.context().newPage();
  await visit(other, '/login');
  await expect(other).toHaveURL(/\/dashboard$/);

  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(other, 'the other tab leaves too').toHaveURL(/\/login$/);

  await page.evaluate(() => {
    localStorage.setItem('token', 'x'.repeat(43));
    localStorage.setItem('user', JSON.stringify({ id: 1, role: 'SYSDMIN' }));
    localStorage.setItem('rememberMe', 'true');
    localStorage.setItem('tokenExpiry', String(Date.now() - 1));
  });
  await visit(page, '/dashboard');
  await expect(page, 'past its expiry a session is gone').toHaveURL(/\/login$/);
});

test('whoever is kept from signing in by the tries of others is shown the way that is left', async ({
  page,
  request,
}) => {
  const account = await newPersonalAccount(request);
  const data = { email: account.email, password: 'Wrong-Boat-1!', rememberMe: false };
  for (let time = 0; time < 10; time++) await page.request.post('/api/auth/login', { data });
  await visit(page, '/login');
  await signIn(page, account);
  await expect(page.getByRole('alert')).toHaveText(
    /^Too many attempts\. Try again in 1[45] minutes, or choose a new password with "Forgot password\?": that lets you in at once\.$/,
  );
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reset your password' });
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await dialog.getByLabel('Verification code').fill(await codeFor(request, account.email, 1));
  await dialog.getByRole('button', { name: 'Verify code' }).click();
  await dialog.getByLabel('New password').fill('Other-Boat-43!');
  await dialog.getByLabel('Confirm password').fill('Other-Boat-43!');
  await dialog.getByRole('button', { name: 'Reset password' }).click();
  await expect(dialog, 'closes by itself').toBeHidden();
  await expect(page.getByLabel('Password', { exact: true }), 'what is missing has the focus').toBeFocused();
  await signIn(page, { email: account.email, password: 'Other-Boat-43!' });
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a forgotten password is reset in three steps', async ({ page, request }) => {
  const account = await newPersonalAccount(request);
  await visit(page, '/login');
  await page.getByLabel('Email').fill(account.email);
  const { seen } = await failOnce(page, /\/assets\/ForgotPasswordDialog-.*\.js$/);
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reset your password' });
  await expect(dialog.locator('[aria-current="step"]')).toHaveText('1. Email');
  expect(seen(), 'code that does not come is asked for again').toBe(2);
  await dialog.getByLabel('Email').fill('');
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect(dialog.getByText('Please enter your email address')).toBeVisible();
  await dialog.getByLabel('Email').fill(account.email);
  await dialog.getByRole('button', { name: 'Send code' }).click();

  const step = dialog.locator('[aria-current="step"]');
  await expect(step).toHaveText('2. Code');
  await page.goBack();
  await expect(step, 'each step is one of the history').toHaveText('1. Email');
  await page.goForward();
  await expect(step).toHaveText('2. Code');
  await page.keyboard.press('Escape');
  await expect(step, 'Esc is one step back, too').toHaveText('1. Email');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('button', { name: 'Forgot password?' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(step, 'the code that is on its way is asked for').toHaveText('2. Code');
  await reload(page);
  await expect(step, 'after a reload as well').toHaveText('2. Code');
  await expect(dialog.getByText(`sent to ${account.email}`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Verify code' }).click();
  await expect(dialog.getByText('Please enter the verification code')).toBeVisible();
  const code = await codeFor(request, account.email);
  await dialog.getByLabel('Verification code').fill(code === '000000' ? '000001' : '000000');
  await dialog.getByRole('button', { name: 'Verify code' }).click();
  await expect(dialog.getByText('Invalid verification code')).toBeVisible();
  await dialog.getByLabel('Verification code').fill(code);
  await dialog.getByRole('button', { name: 'Verify code' }).click();

  await expect(dialog.locator('[aria-current="step"]')).toHaveText('3. New password');
  await expect(dialog.getByLabel('New password')).toBeFocused();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(dialog.getByLabel('Verification code')).toBeFocused();
  await dialog.getByLabel('Verification code').fill(code);
  await dialog.getByRole('button', { name: 'Verify code' }).click();
  await dialog.getByRole('button', { name: 'Reset password' }).click();
  await expect(dialog.getByText('Please fill in all fields')).toBeVisible();
  await dialog.getByLabel('New password').fill('Other-Boat-43!');
  await dialog.getByLabel('Confirm password').fill('Other-Boat-44!');
  await dialog.getByRole('button', { name: 'Reset password' }).click();
  await expect(dialog.getByText('Passwords do not match')).toBeVisible();
  await dialog.getByLabel('Confirm password').fill('Other-Boat-43!');
  await dialog.getByRole('button', { name: 'Reset password' }).click();
  await expect(dialog.getByText('Password reset successfully')).toBeVisible();
  await expect(dialog, 'closes by itself').toBeHidden();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByLabel('Email'), 'it was typed before').toHaveValue(account.email);

  await signIn(page, { email: account.email, password: 'Other-Boat-43!' });
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('an expired session keeps what was typed and comes back to it', async ({ page, request }) => {
  const account = await newPersonalAccount(request);
  await openAs(page, account, '/dashboard?status=COMPLETED');
  await page.getByRole('button', { name: 'Add New Task' }).first().click();
  await page.getByLabel('Title').fill('Half a thought');
  await page.getByLabel('Description').fill('that must not be lost');
  // Until its code has come the screen before stays.
  const releaseLogin = await hold(page, LOGIN_CODE);
  await page.clock.install();
  const seen = await watchTexts(page);
  await request.post('/api/auth/logout', { headers: { authorization: `Bearer ${account.token}` } });
  // The live stream may be faster than the press; either way the form must survive.
  await page
    .getByRole('button', { name: 'Create Task' })
    .click({ timeout: 2_000 })
    .catch(() => undefined);
  await expect.poll(() => page.evaluate(() => sessionStorage.token)).toBeUndefined();
  // However long that takes, nothing else is said meanwhile, such as that the connection is lost.
  await page.clock.fastForward(60_000);
  releaseLogin();

  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByText('Please sign in to continue')).toBeVisible();
  expect(await seen(), 'before the sign-in screen stands').not.toMatch(
    /sign in|failed|could not|went wrong|loading|connection/i,
  );
  await signIn(page, account);
  await expect(page).toHaveURL(/\/dashboard\?status=COMPLETED&dialog=new$/);
  await expect(page.getByLabel('Title')).toHaveValue('Half a thought');
  await expect(page.getByLabel('Description')).toHaveValue('that must not be lost');
  await expect(page.getByText('What you typed earlier is still here.')).toBeVisible();
  await page.getByRole('button', { name: 'Create Task' }).click();
  await expect(page.getByText('Task created')).toBeVisible();
});

test('who signs out leaves nothing on the screen, however slow the network is', async ({ page, request }) => {
  const account = await newPersonalAccount(request);
  await newTask(request, account, { title: 'Buy a present' });
  await openAs(page, account);
  await expect(card(page, 'Buy a present')).toBeVisible();
  const releaseLogin = await hold(page, LOGIN_CODE);
  const releaseApi = await hold(page, '**/api/**');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(card(page, 'Buy a present')).toBeHidden();
  await expect(page.getByText(account.name)).toBeHidden();
  releaseLogin();
  await expect(page.getByText('You have been signed out')).toBeVisible();
  releaseApi();
  const stillIn = async () =>
    (await request.get('/api/auth/me', { headers: { authorization: `Bearer ${account.token}` } })).status();
  await expect.poll(stillIn, 'once the server is reached it ends there too').toBe(401);
});

test('who has typed something that is not saved is asked before signing out drops it', async ({ page, request }) => {
  const pia = await newPersonalAccount(request);
  await openAs(page, pia);
  await page.getByRole('button', { name: 'Add New Task' }).first().click();
  const title = page.getByRole('dialog', { name: 'Create New Task' }).getByLabel('Title');
  await title.fill('Water the plants');
  await page.keyboard.press('Escape');
  const account = page.getByRole('button', { name: /^Account of/ });
  const question = page.getByRole('dialog', { name: 'Logout' });
  await account.click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(question.getByText('You have typed something that is not saved yet.')).toBeVisible();
  await expect(question.getByRole('button', { name: 'Stay signed in' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(account, 'one step back, the focus where it was').toBeFocused();
  await page.keyboard.press('c');
  await expect(title).toHaveValue('Water the plants');
  await page.keyboard.press('Escape');
  await account.click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await question.getByRole('button', { name: 'Discard and log out' }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft')))).toEqual([]);
});

test('a deletion that the session did not live to see is said not to have been done', async ({ page, request }) => {
  const account = await newPersonalAccount(request);
  await newTask(request, account, { title: 'Tidy the attic' });
  await openAs(page, account);
  await card(page, 'Tidy the attic').hover();
  await page.getByRole('checkbox', { name: 'Select Tidy the attic' }).check();
  await page.getByRole('region', { name: 'Selected tasks' }).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog', { name: 'Delete Task' }).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Task deleted')).toBeVisible();
  await request.post('/api/auth/logout', { headers: { authorization: `Bearer ${account.token}` } });
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Your session ended before the task was deleted')).toBeVisible();
  await signIn(page, account);
  await expect(card(page, 'Tidy the attic')).toBeVisible();
  await expect(page.getByText('Task deleted'), 'notices are of their session').toBeHidden();
});

test('each visitor lands where the route table says', async ({ page, request, browser }) => {
  await visit(page, '/settings?tab=about');
  await expect(page, 'a visitor signs in first').toHaveURL(/\/login$/);
  const admin = await newCompany(request);
  await signIn(page, admin);
  await expect(page, 'and then comes to where they wanted').toHaveURL(/\/settings\?tab=about$/);
  await expect(page.getByText('v0.0.5')).toBeVisible();
  await visit(page, '/no/such/page');
  await expect(page).toHaveURL(/\/dashboard$/);
  await visit(page, '/login');
  await expect(page, 'signed in already').toHaveURL(/\/dashboard$/);

  const employee = await newColleague(request, admin, 'Emil Employee');
  const other = await (await browser.newContext()).newPage();
  await openAs(other, employee, '/employees');
  await expect(other, 'not for this role').toHaveURL(/\/employee$/);
});

test('a System Administrator deletes the company with the password', async ({ page, request }) => {
  const admin = await newCompany(request);
  await openAs(page, admin, '/settings');
  await page.getByRole('button', { name: 'Delete Company' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Company' });
  await expect(dialog.getByRole('button', { name: 'Delete Company' })).toBeDisabled();
  await dialog.getByLabel('Current password').fill(PASSWORD);
  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByText('Deleting…'), 'nor does a key delete it without the name').toBeHidden();
  await dialog.getByLabel(/^Type/).fill(admin.user.companyName ?? '');
  await dialog.getByLabel('Current password').fill('Wrong-Boat-42!');
  await dialog.getByRole('button', { name: 'Delete Company' }).click();
  await expect(dialog.getByText('Your current password is not correct')).toBeVisible();
  await dialog.getByLabel('Current password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Delete Company' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Your account has been deleted')).toBeVisible();
  await signIn(page, admin);
  await expect(page.getByText(/suspended|Invalid email or password/)).toBeVisible();
});

test('preferences apply at once and stay', async ({ page, request }) => {
  await openAs(page, await newPersonalAccount(request), '/settings');
  await expect(page.getByText('Role', { exact: true })).toBeHidden();
  await expect(page.getByText('Company', { exact: true })).toBeHidden();
  await page.getByRole('tab', { name: 'Preferences' }).click();
  const rootSize = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  await page.getByText('Large', { exact: true }).click();
  expect(await rootSize()).toBeGreaterThan(16);
  await page.getByText('Dark', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
  await choose(page, 'Single-key shortcuts', 'Off');
  await reload(page);
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
  expect(await rootSize()).toBeGreaterThan(16);
  await expect(page.getByRole('tab', { name: 'Preferences' })).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog'), 'shortcuts are off').toBeHidden();
});

/** Notes every text that comes onto the page from now on; answers those from before the sign-in screen. */
async function watchTexts(page: Page): Promise<() => Promise<string>> {
  await page.evaluate(() => {
    const texts: string[] = [];
    const textOf = (node: Node) => node.textContent ?? '';
    Object.assign(window, { textsSeen: texts });
    new MutationObserver((changes) => {
      if (document.querySelector('form input[name="password"]')) return;
      for (const { type, target, addedNodes } of changes) {
        texts.push(...[...addedNodes, ...(type === 'characterData' ? [target] : [])].map(textOf));
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { textsSeen: string[] }).textsSeen.join('\n'));
}

/** What the page asks for at such an address fails the first time. */
async function failOnce(page: Page, address: RegExp): Promise<{ seen: () => number }> {
  let seen = 0;
  await page.route(address, (route) => {
    seen += 1;
    return seen === 1 ? route.fulfill({ status: 503 }) : route.continue();
  });
  return { seen: () => seen };
}
