import { newColleague, newCompany, newPersonalAccount, openAs, titlesOf } from './pages/accounts.ts';
import { typeNewTask } from './pages/tasks.ts';
import { expect, reload, test } from './pages/test.ts';

test('a draft that is sent again after a lost answer makes one task', async ({ page, request }) => {
  const account = await newPersonalAccount(request);
  await openAs(page, account);
  await page.route(
    '**/api/tasks',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  const dialog = await typeNewTask(page, 'Order new chairs');
  await dialog.getByRole('button', { name: 'Create Task' }).click();
  await expect(dialog.getByText('The service is temporarily unavailable.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('c');
  await expect(dialog.getByText('What you typed earlier is still here.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Create Task' }).click();
  await expect(page.getByText('Task created')).toBeVisible();
  expect(await titlesOf(request, account)).toEqual(['Order new chairs']);

  await typeNewTask(page, 'Order new chairs');
  await dialog.getByRole('button', { name: 'Create Task' }).click();
  await expect(page.getByText('Task created')).toHaveCount(2);
  expect(await titlesOf(request, account), 'the same once more is another').toHaveLength(2);
});

test('an edit that was left open says so, and keeps its hands off what others changed meanwhile', async ({
  page,
  request,
}) => {
  const ada = await newCompany(request);
  const emil = await newColleague(request, ada, 'Emil Employee');
  await openAs(page, ada, `/employees?person=${emil.user.id}&dialog=edit`);
  const dialog = page.getByRole('dialog', { name: 'Edit Employee' });
  await dialog.getByLabel('Name').fill('Emil Eriksson');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('dialog', { name: 'Employee Details' }), 'one step back').toBeVisible();
  const changed = await request.put(`/api/users/${emil.user.id}`, {
    data: { role: 'ADMIN' },
    headers: { authorization: `Bearer ${ada.token}` },
  });
  expect(changed.ok()).toBe(true);

  await reload(page);
  await page.getByRole('dialog', { name: 'Employee Details' }).getByRole('button', { name: 'Edit' }).click();
  await expect(dialog.getByText('What you typed earlier is still here.')).toBeVisible();
  await expect(dialog.getByLabel('Name')).toHaveValue('Emil Eriksson');
  await expect(dialog.getByLabel('Role')).toHaveValue('ADMIN');
  await dialog.getByRole('button', { name: 'Discard draft' }).click();
  await expect(dialog.getByLabel('Name')).toHaveValue('Emil Employee');
});
