import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expectAccessible } from './pages/accessible.ts';
import { newCompany, newTask, signIn, titlesOf } from './pages/accounts.ts';
import {
  chooseInMenu,
  expect,
  inToolbarWindow,
  isToolbarWindowOpen,
  keysOf,
  opened,
  openToolbarWindow,
  pressKeyOf,
  TOOLBAR_TEXT,
  test,
} from './pages/extension.ts';
import { passGate } from './pages/test.ts';

const MAIL = [
  'Liebe Ada,',
  'bitte überweise die Grüße-Rechnung (100 % & mehr #1) an die Bank.',
  `Viele Grüße ${'😀'.repeat(100)}`,
];
/** The smallest that the browser's own viewer opens. */
const PDF =
  '%PDF-1.1\n1 0 obj<</Pages 2 0 R>>endobj 2 0 obj<</Kids[3 0 R]/Count 1>>endobj 3 0 obj<</Parent 2 0 R>>endobj trailer<</Root 1 0 R>>';

test('a text that is selected anywhere becomes a task, once its reader has said where the task manager is', async ({
  page,
  context,
  extension,
  request,
  baseURL,
}) => {
  const admin = await newCompany(request);
  const lamp = await newTask(request, admin, { title: 'Repair the hallway lamp', assigneeId: admin.user.id });
  const elsewhere = await startPages();
  try {
    expect(await keysOf(extension)).toMatchObject({
      _execute_action: 'Alt+Shift+K',
      create: 'Alt+Shift+Y',
      update: 'Alt+Shift+U',
      complete: 'Alt+Shift+D',
    });
    await page.goto(elsewhere.mail);
    await selectMail(page);
    const options = await opened(context, () => chooseInMenu(extension, 'create', MAIL.join(' ')));
    await expect(
      options.getByText('Your text waits: “Create Task” opens as soon as the address is saved.'),
    ).toBeVisible();
    const address = options.getByLabel('Address of your task manager');
    await expect(address).toBeFocused();
    await expectAccessible(options, 'the settings of the extension');
    await options.keyboard.press('Enter');
    await expect(options.getByText('Please enter the address of your task manager')).toBeVisible();
    await address.fill('http://tasks.example.com');
    await options.keyboard.press('Enter');
    await expect(options.getByText('Please enter an address that begins with https://')).toBeVisible();
    await expectAccessible(options, 'an address that is none');
    await address.fill(`${baseURL}/dashboard?status=all`.replace('http://', ''));
    const created = await opened(context, () => options.keyboard.press('Enter'));
    await expect(options.getByText(`Saved. Texts are opened at ${baseURL}.`)).toBeVisible();

    await passGate(created);
    await signIn(created, admin);
    await created.getByRole('button', { name: 'Read the text' }).click();
    const create = created.getByRole('dialog', { name: 'Create New Task' });
    await expect(create.getByLabel('Title')).toHaveValue(/Rechnung/);
    await create.getByText('The text', { exact: true }).click();
    await expect(create, 'with its line breaks, as it was').toContainText(MAIL.join('\n'));
    await expect(created).toHaveURL(/\/dashboard$/);
    expect(await titlesOf(request, admin), 'nothing is written before a click').toHaveLength(1);
    await create.getByLabel('Internal assignee').fill('Ada');
    await created.getByRole('option', { name: /Ada Admin/ }).click();
    await create.getByRole('button', { name: 'Create Task' }).click();
    await expect(create).toBeHidden();
    expect(await titlesOf(request, admin)).toHaveLength(2);
    await created.close();

    // The browser's viewer shows nothing to extensions but what is selected in it.
    await page.bringToFront();
    await page.goto(elsewhere.pdf);
    const summarised = await opened(context, () => chooseInMenu(extension, 'summarize', 'the hallway lamp'));
    await passGate(summarised);
    await signIn(summarised, admin);
    await summarised.getByRole('button', { name: 'Read the text' }).click();
    await expect(summarised.getByRole('dialog', { name: 'Task Summary' })).toContainText(
      '"Repair the hallway lamp" is To Do',
    );
    await summarised.close();

    await page.bringToFront();
    await page.goto(elsewhere.mail);
    await page.getByLabel('Reply').fill('The hallway lamp is repaired');
    await page.getByLabel('Reply').selectText();
    const completed = await opened(context, () => pressKeyOf(extension, 'complete'));
    await passGate(completed);
    await signIn(completed, admin);
    await completed.getByRole('button', { name: 'Read the text' }).click();
    const complete = completed.getByRole('dialog', { name: 'Complete Task' });
    await expect(complete).toContainText(lamp.title);
    await expect(completed.getByText('This was filled in for you')).toBeVisible();
    await completed.close();
  } finally {
    await elsewhere.close();
  }
});

test('the toolbar button shows what is selected, keeps what is typed, and says when there is too much', async ({
  page,
  context,
  extension,
  baseURL,
}) => {
  const elsewhere = await startPages();
  try {
    await page.goto(elsewhere.mail);
    await selectMail(page);
    await openToolbarWindow(extension);
    await expect.poll(() => inToolbarWindow(context, TOOLBAR_TEXT)).toBe(MAIL.join('\n'));
    await inToolbarWindow(context, 'setTimeout(() => close())');
    await expect.poll(() => isToolbarWindowOpen(context)).toBe(false);
    await page.goto(elsewhere.mail);
    // A key without a selection asks for the text in the same window.
    await pressKeyOf(extension, 'update');
    await expect.poll(() => inToolbarWindow(context, TOOLBAR_TEXT)).toBe('');

    // The same as a page, where the test can use it.
    await page.goto(extension.url().replace('background.js', 'popup.html'));
    const field = page.getByLabel('Text', { exact: true });
    await expect(field).toBeFocused();
    await expectAccessible(page, 'the window of the toolbar button');
    await page.getByRole('button', { name: 'Create Task' }).click();
    await expect(page.getByText('Please enter some text')).toBeVisible();
    await expect(field).toBeFocused();
    await field.fill('😀'.repeat(2_010));
    await expect(page.getByText('2010/2000')).toBeVisible();
    await page.getByRole('button', { name: 'Update Task' }).click();
    await expect(page.getByText('Text must be 2000 characters or less')).toBeVisible();
    await expectAccessible(page, 'a text that is too long');
    await page.reload();
    await expect(page.getByText('The last 10 characters had no room and were left out.')).toBeVisible();
    await expect(field).toHaveValue('😀'.repeat(2_000));
    await field.fill('Add a spare bulb to the hallway lamp');
    const options = await opened(context, () => page.getByRole('button', { name: 'Add Subtask' }).click());
    await options.getByLabel('Address of your task manager').fill(String(baseURL));
    const dashboard = await opened(context, () => options.getByRole('button', { name: 'Save' }).click());
    await passGate(dashboard);
    await expect(dashboard.getByRole('heading', { name: /Welcome|Sign in|Log ?in/i }).first()).toBeVisible();
  } finally {
    await elsewhere.close();
  }
});

async function selectMail(page: Page): Promise<void> {
  await page.evaluate(() => getSelection()?.selectAllChildren(document.getElementById('mail') as HTMLElement));
}

/** A mail and a PDF of another origin than the task manager's. */
async function startPages() {
  const server = createServer((request, response) => {
    const isPdf = request.url === '/letter.pdf';
    response.setHeader('content-type', isPdf ? 'application/pdf' : 'text/html; charset=utf-8');
    const mail = MAIL.join('<br>').replace(' & ', ' &amp; ');
    response.end(isPdf ? PDF : `<!doctype html><p id="mail">${mail}</p><textarea aria-label="Reply"></textarea>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    mail: `http://127.0.0.1:${port}/mail`,
    pdf: `http://127.0.0.1:${port}/letter.pdf`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
