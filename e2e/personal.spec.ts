import { newEmail, PASSWORD } from './pages/accounts.ts';
import { expect, reload, test, visit } from './pages/test.ts';

test('a person signs up and has a first task within a minute, by keyboard alone', async ({ page }) => {
  await visit(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("PRODUCTIVITY THAT'S ALL SMART & SIMPLE");
  await page.getByRole('link', { name: 'Create a free account' }).click();
  await page.getByRole('link', { name: 'Choose Personal' }).click();

  await page.getByLabel('Name').fill('  Pia Example ');
  await page.getByLabel('Email').fill(newEmail('pia').toUpperCase());
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await expect(page.getByText('Strong')).toBeVisible();
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { name: 'Personal Task Manager' }), 'keys go on here').toBeFocused();
  await expect(page.getByText('Manage your personal tasks and stay organized')).toBeVisible();
  await expect(page.getByText('No tasks found')).toBeVisible();
  await expect(page.getByText('Try adjusting your filters or create a new task.')).toBeVisible();

  await page.keyboard.press('c');
  await expect(page.getByRole('dialog', { name: 'Create New Task' })).toBeVisible();
  await expect(page.getByLabel('Title')).toBeFocused();
  await page.keyboard.type('Water the plants');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Water the plants' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'To Do 1', exact: true })).toBeVisible();

  await page.keyboard.press('j');
  await expect(page.getByRole('link', { name: 'Water the plants' })).toBeFocused();
  await page.keyboard.press('s');
  await page.keyboard.type('In');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'In Progress 1', exact: true })).toBeVisible();
  const status = page.getByRole('button', { name: /change status of Water the plants/ });
  await expect(status).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'To Do 1', exact: true })).toBeVisible();
  await expect(status, 'the focus is where it was before the notice').toBeFocused();
});

test('sign-up says each specified sentence and keeps what was typed', async ({ page }) => {
  await visit(page, '/personal-signup');
  await page.getByRole('button', { name: 'Create account' }).click();
  for (const sentence of [
    'Name is required',
    'Email is required',
    'Password is required',
    'Please confirm your password',
    'You must accept the terms and conditions',
  ]) {
    await expect(page.getByText(sentence, { exact: true })).toBeVisible();
  }
  await expect(page.getByLabel('Name')).toBeFocused();

  await page.getByLabel('Name').fill('P');
  await page.getByLabel('Email').fill('not an address');
  await page.getByLabel('Password', { exact: true }).fill('abcdef');
  await page.getByLabel('Confirm password').fill('abcdeg');
  await page.getByRole('button', { name: 'Create account' }).click();
  for (const sentence of [
    'Name must be at least 2 characters',
    'Please enter a valid email address',
    'Password must contain at least one uppercase letter (A-Z)',
    'Passwords do not match',
  ]) {
    await expect(page.getByText(sentence, { exact: true })).toBeVisible();
  }
  await expect(page.getByLabel('Email')).toHaveValue('not an address');

  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.goBack();
  await expect(page.getByLabel('Email'), 'after a step to another page').toHaveValue('not an address');
  await reload(page);
  await expect(page.getByLabel('Email'), 'after a reload').toHaveValue('not an address');
  await expect(page.getByLabel('Name')).toHaveValue('P');
  await expect(page.getByLabel('Password', { exact: true }), 'a password is kept nowhere').toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain('abcdef');
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('');
  await expect(page.getByLabel('Name')).toBeFocused();
});
