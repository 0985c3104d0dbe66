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
  await dialog.getByRole('button', { name: 'Create token' }).click();
  const token = await dialog.getByLabel('Access token').inputValue();
  await expectAccessible(page, 'a new token');
  await dialog.getByRole('button', { name: 'Done' }).click();

  const headers = { authorization: `Bearer ${token}` };
  expect((await request.get('/api/tasks', { headers })).status()).toBe(200);
  const body = { title: 'From a script' };
  expect((await request.post('/api/tasks', { headers, data: body })).status(), 'it only reads').toBe(403);
  await reload(page);
  await expect(card.getByRole('listitem')).toContainText(/Weekly report.*Read only.*last used/s);
  await expectAccessible(page, 'settings with a token');

  await card.getByRole('button', { name: 'Revoke Weekly report' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('Access token revoked')).toBeVisible();
  await expect(card.getByRole('listitem')).toHaveCount(0);
  expect((await request.get('/api/tasks', { headers })).status()).toBe(401);
});
