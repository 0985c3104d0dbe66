import type { Locator, Page } from '@playwright/test';
import {
  codeFor,
  newColleague,
  newCompany,
  newEmail,
  newPersonalAccount,
  newTask,
  openAs,
  PASSWORD,
  signIn,
  titlesOf,
} from './pages/accounts.ts';
import { waitForMail } from './pages/outbox.ts';
import { typeNewTask } from './pages/tasks.ts';
import { expect, hold, reload, test, visit } from './pages/test.ts';

test('what is being sent can neither be closed nor sent twice', async ({ page, request }) => {
  const account = await newPersonalAccount(request);
  await openAs(page, account, '/contacts');
  await page.getByRole('navigation', { name: 'Main' }).first().getByRole('link', { name: 'Dashboard' }).click();
  const release = await hold(page, '**/api/tasks');
  const dialog = await typeNewTask(page, 'Order new chairs');
  await dialog.getByRole('button', { name: 'Create Task' }).click();
  await expect(dialog.getByRole('button', { name: 'Creating…' })).toBeFocused();
  await expectToStay(dialog);
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Cancel' }).click({ force: true });
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeVisible();
  release();
  await expect(page.getByText('Task created')).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await titlesOf(request, account)).toEqual(['Order new chairs']);
  await goBack(page);
  await expect(page, 'the way back is open again').toHaveURL(/\/contacts$/);
});

test('the second press of a double click does nothing to what lies behind the dialog that the first has closed', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, await newPersonalAccount(request));
  const { href } = new URL(page.url());
  const create = (await typeNewTask(page, 'Order new chairs')).getByRole('button', { name: 'Create Task' });
  const lain = pressOnceClosed(page, await create.boundingBox());
  await create.click();
  expect(await lain, 'something that takes presses').toMatch(/^(A|BUTTON)$/);
  await expect(page.getByText('Task created')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(page.url()).toBe(href);

  // Elsewhere, and by keys, one goes on at once.
  const again = await typeNewTask(page, 'Order new tables');
  await again.getByRole('button', { name: 'Create Task' }).click();
  await expect(again).toBeHidden();
  await page.getByRole('button', { name: 'Add New Task' }).first().click();
  await expect(again).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(again).toBeHidden();
});

/**
 * A press in the middle of this place, 90 ms after the dialog has gone: from here it might come too late.
 *
 * @returns what it is that the press meets
 */
async function pressOnceClosed(page: Page, place: { x: number; y: number; width: number; height: number } | null) {
  const { x = 0, y = 0, width = 0, height = 0 } = place ?? {};
  const middle = { clientX: x + width / 2 + 3, clientY: y + height / 2 };
  return page.evaluate(
    (at) =>
      new Promise<string>((resolve) => {
        const press = () => {
          const met = document.elementFromPoint(at.clientX, at.clientY);
          const how = { ...at, bubbles: true, cancelable: true, composed: true, detail: 1 };
          met?.dispatchEvent(new PointerEvent('pointerdown', how));
          for (const type of ['mousedown', 'mouseup', 'click']) met?.dispatchEvent(new MouseEvent(type, how));
          resolve(`${met?.closest('a, button')?.tagName}`);
        };
        const look = new MutationObserver(() => {
          if (document.querySelector('dialog[open]')) return;
          look.disconnect();
          setTimeout(press, 90);
        });
        look.observe(document.body, { subtree: true, childList: true, attributes: true });
      }),
    middle,
  );
}

test('whoever goes Back while the sign-in is sent stays where they went', async ({ page, request }) => {
  const account = await newPersonalAccount(request);
  await visit(page, '/landing');
  await page.getByRole('link', { name: 'Open Task Manager' }).first().click();
  const release = await hold(page, '**/api/auth/login');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Signing in…' })).toBeVisible();
  await goBack(page);
  await expect(page).toHaveURL(/\/landing$/);
  const answered = page.waitForResponse('**/api/auth/login');
  release();
  await answered;
  await visit(page, '/dashboard');
  await expect(page.getByRole('banner'), 'and is signed in').toBeVisible();
  await page.goBack();
  await expect(page, 'no step of the history is lost').toHaveURL(/\/landing$/);
});

test('an answer that comes late leaves the dialog that has taken the place of its own', async ({ page, request }) => {
  await openAs(page, await newPersonalAccount(request));
  const first = await typeNewTask(page, 'Order new chairs');
  await first.getByRole('button', { name: 'Create Task' }).click();
  const notice = page.getByText('Task created');
  await expect(notice).toBeVisible();
  const release = await hold(page, '**/api/tasks');
  const second = await typeNewTask(page, 'Order new tables');
  await second.getByRole('button', { name: 'Create Task' }).click();
  await page.getByRole('button', { name: 'Open', exact: true, includeHidden: true }).click();
  const details = page.getByRole('dialog', { name: 'Order new chairs' });
  await expect(details).toBeVisible();
  await expect(notice).toBeHidden();
  release();
  await expect(notice).toBeVisible();
  await expect(details).toBeVisible();
  await expect(page).toHaveURL(/task=\d+/);
});

test('what is loaded while somebody types moves no button that they are about to press', async ({ page, request }) => {
  await openAs(page, await newPersonalAccount(request));
  const release = await hold(page, '**/api/contacts*');
  const dialog = await typeNewTask(page, 'Order new chairs');
  const create = dialog.getByRole('button', { name: 'Create Task' });
  await expect(dialog.getByText('Left blank, the task is assigned to you.')).toBeVisible();
  const place = await create.boundingBox();
  release();
  await expect(dialog.getByText('You have no contacts yet')).toBeVisible();
  expect(await create.boundingBox()).toEqual(place);
});

test('a share that is refused after its dialog was left says so', async ({ page, otherBrowser, request }) => {
  const ada = await newCompany(request);
  const emil = await newColleague(request, ada, 'Emil Employee', 'EMPLOYEE');
  await newColleague(request, ada, 'Vera Viewer', 'EMPLOYEE');
  const task = await newTask(request, ada, { title: 'Count the stock', assigneeId: emil.user.id });
  await openAs(page, emil, `/dashboard?task=${task.id}&dialog=share`);
  const release = await hold(page, '**/api/task-shares/*/share');
  const share = page.getByRole('dialog', { name: 'Share Task' });
  await share.getByLabel('Share with').fill('ver');
  await page.getByRole('option', { name: /Vera Viewer/ }).click();
  await share.getByRole('button', { name: 'Done' }).click();
  const question = page.getByRole('dialog', { name: 'Discard what you entered?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await share.getByRole('button', { name: 'Share', exact: true }).click();
  await share.getByRole('button', { name: 'Done' }).click();
  const shares = page.getByRole('list', { name: 'Shared with' });
  await expect(shares.getByText('Vera Viewer')).toBeVisible();

  const adaPage = await otherBrowser();
  await openAs(adaPage, ada, `/dashboard?task=${task.id}&dialog=delete`);
  await adaPage.getByRole('dialog', { name: 'Delete Task' }).getByRole('button', { name: 'Delete' }).click();
  await expect(adaPage.getByText('Task deleted')).toBeVisible();
  release();
  await expect(page.getByText('Failed to share task')).toBeVisible();
});

test('no step of a change of the email address is lost while it is sent', async ({ page, request }) => {
  const account = await newPersonalAccount(request);
  await openAs(page, account);
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Change email' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change email' });
  const address = newEmail('new address');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Change email' })).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByLabel('New email').fill(address);
  await dialog.getByLabel('Current password').fill(PASSWORD);
  await sendSlowly(dialog, 'Send code', '**/api/auth/change-email');
  await expect(dialog.getByLabel('Verification code')).toBeVisible();
  await page.goBack();
  await expect(dialog.getByLabel('New email'), 'each step is one of the history').toHaveValue(address);
  await page.goForward();
  await sendSlowly(dialog, 'Resend', '**/api/auth/change-email');
  await expect(dialog.getByText('We have sent a code to the new address')).toBeVisible();
  await reload(page);
  await dialog.getByLabel('Verification code').fill(await codeFor(request, address, 1));
  await sendSlowly(dialog, 'Change email', '**/api/auth/confirm-email-change');
  await expect(dialog, 'closes by itself').toBeHidden();
  await expect(page.getByText(address).first()).toBeVisible();
});

test('no step of a reset of the password is lost while it is sent', async ({ page, request }) => {
  const account = await newPersonalAccount(request);
  // The one about the new account; the next holds the code.
  await waitForMail(request, account.email);
  await visit(page, '/');
  await page.getByRole('link', { name: 'Sign in' }).first().click();
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reset your password' });
  await sendSlowly(dialog, 'Send code', '**/api/auth/forgot-password');
  await dialog.getByLabel('Verification code').fill(await codeFor(request, account.email, 1));
  await sendSlowly(dialog, 'Verify code', '**/api/auth/verify-password-reset-code');
  await dialog.getByLabel('New password').fill('Other-Boat-43!');
  await dialog.getByLabel('Confirm password').fill('Other-Boat-43!');
  await sendSlowly(dialog, 'Reset password', '**/api/auth/reset-password-with-code');
  await expect(dialog, 'closes by itself').toBeHidden();
  await signIn(page, { email: account.email, password: 'Other-Boat-43!' });
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('an import of employees is not lost by a step back', async ({ page, request }) => {
  await openAs(page, await newCompany(request), '/employees');
  await page.getByRole('button', { name: 'Bulk Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bulk Import' });
  const buffer = Buffer.from(`name,email\nGrace Hopper,${newEmail('Grace Hopper')}\n`);
  await dialog.getByLabel(/^Choose/).setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer });
  const release = await hold(page, '**/api/users/import');
  await dialog.getByRole('button', { name: 'Import 1 employee' }).click();
  await expect(dialog.getByRole('button', { name: 'Stop' })).toBeVisible();
  await expectNoWayBack(dialog);
  release();
  await expect(dialog.getByText('Successfully imported 1 employees!')).toBeVisible();
});

/** Presses the button, tries to get rid of the dialog while the answer is kept back, and lets it come. */
async function sendSlowly(dialog: Locator, button: string, address: string): Promise<void> {
  const page = dialog.page();
  const release = await hold(page, address);
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await expectToStay(dialog);
  release();
}

/** By the cross, Escape, a click beside it, or the browser's Back. */
async function expectToStay(dialog: Locator): Promise<void> {
  const page = dialog.page();
  const cross = dialog.getByRole('button', { name: 'Close' });
  await expect(cross).toBeDisabled();
  await cross.click({ force: true });
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 400);
  await expectNoWayBack(dialog);
}

async function expectNoWayBack(dialog: Locator): Promise<void> {
  const page = dialog.page();
  const address = page.url();
  await goBack(page);
  await expect(page).toHaveURL(address);
  await expect(dialog).toBeVisible();
}

/** As the browser's button does, within the app. Answers once the page has been told. */
async function goBack(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        window.addEventListener('popstate', resolve, { once: true });
        window.history.back();
      }),
  );
}
