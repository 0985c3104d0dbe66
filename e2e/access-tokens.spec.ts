import { expectAccessible } from './pages/accessible.ts';
import { newPersonalAccount, openAs, PASSWORD } from './pages/accounts.ts';
import { expect, reload, test } from './pages/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('an access token is made with the password, shown once, used by a program and revoked', async ({
  page,
  request,
}) => {
  await openAs(page, await newPersonalAccount(request), '/settings');
  const card = page.locator('section', { has: page.getByRole('heading', { name: 'Access tokens' }) });
  await card.getByRole('button', { name: 'New access token' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create token' }).click();
  await expect(dialog.getByText('Name is required')).toBeVisible();
  await expectAccessible(page, 'a new token with faults');
  await dialog.getByLabel('Name').fill('Weekly report');
  await dialog.getByLabel('Current password').fill('Wr0ng!pass');
  await dialog.getByRole('button', { name: 'Create token' }).click();
  await expect(dialog.getByText('Your current password is not correct')).toBeVisible();
  await dialog.getByLabel('Current password').fill(PASSWORD);
  await page.goBack();
  const question = page.getByRole('dialog', { name: 'Discard what you entered?' });
  await expect(question, 'Back asks before it drops a form').toBeVisible();
  // The form has its step of the history again.
  await expect(page).toHaveURL(/dialog=token/);
  await page.goBack();
  await expect(question).toHaveCount(0);
  await expect(dialog.getByLabel('Name')).toHaveValue('Weekly report');
  await dialog.getByRole('button', { name: 'Create token' }).click();
  const token = await dialog.getByLabel('Access token').inputValue();
  await expectAccessible(page, 'a new token');
  for (const leave of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
    await leave();
    const loss = page.getByRole('dialog', { name: 'Close without copying?' });
    await loss.getByRole('button', { name: 'Back to the token' }).click();
    await expect(dialog.getByLabel('Access token')).toHaveValue(token);
  }
  await dialog.getByRole('button', { name: 'Done' }).click();

  const headers = { authorization: `Bearer ${token}` };
  expect((await request.get('/api/tasks', { headers })).status()).toBe(200);
  const body = { title: 'From a script' };
  expect((await request.post('/api/tasks', { headers, data: body })).status(), 'it only reads').toBe(403);
  await reload(page);
  await expect(card.getByRole('listitem')).toContainText(/Weekly report.*Read only.*last used/s);
  await expectAccessible(page, 'settings with a token');

  // The second press of a double click lands beside the dialog that the first one has opened.
  await card.getByRole('button', { name: 'Revoke Weekly report' }).dblclick({ delay: 50 });
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('Access token revoked')).toBeVisible();
  await expect(card.getByRole('listitem')).toHaveCount(0);
  await expect(card, 'the focus is not lost with the button').toBeFocused();
  expect((await request.get('/api/tasks', { headers })).status()).toBe(401);
});
