import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { type Account, newColleague, newCompany, newPersonalAccount, newTask, openAs } from './pages/accounts.ts';
import { expect, test, visit } from './pages/test.ts';

/** axe with every rule of WCAG 2.2 A and AA and its best practices, on every screen, dialog and state, in both schemes. */
for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('the public screens', async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('dialog', { name: 'Access Required' })).toBeVisible();
      await expectAccessible(page, 'access gate');
      const screens = {
        '/': 'PRODUCTIVITY',
        '/login': 'Sign in',
        '/signup': 'Choose your plan',
        '/company-signup': 'Create your company',
        '/personal-signup': 'Create your personal account',
        '/verify-email?email=someone@example.com': 'Verify Your Email',
        '/verify-email': 'Verification Failed',
        '/set-password/abc': 'Choose your password',
        '/terms': 'Terms of use',
        '/privacy': 'Privacy notice',
      };
      for (const [path, heading] of Object.entries(screens)) {
        await visit(page, path);
        await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
        await expectAccessible(page, path);
      }
      await visit(page, '/company-signup');
      await page.getByLabel('Password', { exact: true }).fill('Abc1');
      await page.getByRole('button', { name: 'Create company' }).click();
      await expect(page.getByText('Company name is required')).toBeVisible();
      await expectAccessible(page, 'company sign-up with faults');
      await visit(page, '/login');
      await page.getByRole('button', { name: 'Forgot password?' }).click();
      await expect(page.getByRole('dialog', { name: 'Reset your password' })).toBeVisible();
      await expectAccessible(page, 'forgot password');
    });

    test('the dashboard, full', async ({ page, request }) => {
      const { admin, taskId } = await companyWithTasks(request);
      await openAs(page, admin, '/dashboard?status=all');
      await expect(page.getByRole('link', { name: 'Prepare the offer' })).toBeVisible();
      await expectAccessible(page, 'cards');
      await page.getByRole('button', { name: /change status of Prepare the offer/ }).click();
      await expectAccessible(page, 'status menu');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: /^Status:/ }).click();
      await expectAccessible(page, 'status filter');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: /^Account of/ }).click();
      await expectAccessible(page, 'account menu');
      await page.keyboard.press('Escape');
      await page.getByText('List', { exact: true }).click();
      await expect(page.getByRole('table', { name: 'Tasks' })).toBeVisible();
      await expectAccessible(page, 'list');

      await page.getByRole('link', { name: 'Prepare the offer' }).click();
      await expect(page.getByRole('dialog', { name: 'Prepare the offer' })).toBeVisible();
      await expectAccessible(page, 'task details');
      await page.getByRole('button', { name: 'Edit' }).click();
      const edit = page.getByRole('dialog', { name: 'Edit Task' });
      await edit.getByLabel('Title').fill('Prepare the better offer');
      await request.put(`/api/tasks/${taskId}`, {
        data: { title: 'Prepare the cheaper offer' },
        headers: { authorization: `Bearer ${admin.token}` },
      });
      await edit.getByRole('button', { name: 'Save Changes' }).click();
      await expect(edit.getByText('Theirs', { exact: true })).toBeVisible();
      await expectAccessible(page, 'edit conflict');
      await edit.getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByRole('dialog', { name: 'Delete Task' })).toBeVisible();
      await expectAccessible(page, 'delete confirmation');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');

      await page.keyboard.press('c');
      const create = page.getByRole('dialog', { name: 'Create New Task' });
      await create.getByRole('button', { name: 'Create Task' }).click();
      await expect(create.getByText('Title is required')).toBeVisible();
      await expectAccessible(page, 'create with faults');
      await create.getByLabel('Internal assignee').click();
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
      await expectAccessible(page, 'assignee picker');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect(create).toBeHidden();

      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
      await expectAccessible(page, 'shortcuts');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+k');
      await page.getByPlaceholder('Search tasks, or go to…').fill('offer');
      await expect(page.getByRole('dialog').getByText('Prepare the cheaper offer')).toBeVisible();
      await expectAccessible(page, 'palette');
    });

    test('the dashboard, empty and failing', async ({ page, request }) => {
      const owner = await newPersonalAccount(request);
      await openAs(page, owner);
      await expect(page.getByText('No tasks found')).toBeVisible();
      await expectAccessible(page, 'empty dashboard');
      await page.route(/\/api\/tasks(\?|$)/, (route) => route.fulfill({ status: 503, json: { success: false } }));
      await page.getByRole('button', { name: 'Total 0' }).click();
      await expect(page.getByText('Failed to fetch tasks')).toBeVisible({ timeout: 20_000 });
      await expectAccessible(page, 'failing dashboard');
      await page.context().setOffline(true);
      await expect(page.getByText(/You are offline/)).toBeVisible();
      await expectAccessible(page, 'offline');
    });

    test('employees and settings', async ({ page, request }) => {
      const { admin } = await companyWithTasks(request);
      await openAs(page, admin, '/employees');
      await expect(page.getByRole('row', { name: /Emil/ })).toBeVisible();
      await expectAccessible(page, 'employees');
      await page.getByRole('button', { name: 'Add Employee' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Add Employee' }).click();
      await expect(page.getByText('Name is required')).toBeVisible();
      await expectAccessible(page, 'add employee with faults');
      for (const tab of ['account', 'preferences', 'about']) {
        await visit(page, `/settings?tab=${tab}`);
        await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
        await expectAccessible(page, `settings: ${tab}`);
      }
      await visit(page, '/settings');
      await page.getByRole('button', { name: 'Delete Company' }).click();
      await expect(page.getByLabel('Current password')).toBeVisible();
      await expectAccessible(page, 'delete company');
    });

    test('a phone', async ({ page, request }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const { admin } = await companyWithTasks(request);
      await openAs(page, admin);
      await expect(page.getByRole('link', { name: 'Prepare the offer' })).toBeVisible();
      await page.getByRole('button', { name: 'Filters' }).click();
      await expectAccessible(page, 'dashboard');
      await page.getByText('List', { exact: true }).click();
      await expect(page.getByRole('table', { name: 'Tasks' })).toBeVisible();
      await expectAccessible(page, 'list');
      await page.getByRole('link', { name: 'Prepare the offer' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page, 'task details');
    });
  });
}

async function companyWithTasks(
  request: Parameters<typeof newCompany>[0],
): Promise<{ admin: Account; taskId: number }> {
  const admin = await newCompany(request);
  const employee = await newColleague(request, admin, 'Emil Employee');
  const task = await newTask(request, admin, {
    title: 'Prepare the offer',
    description: 'With the new prices',
    priority: 'URGENT',
    assigneeId: employee.user.id,
    dueDate: new Date(Date.now() - 2 * 86_400_000).toISOString(),
  });
  await newTask(request, admin, { title: 'Call the bank', priority: 'LOW', assigneeId: admin.user.id });
  return { admin, taskId: task.id };
}

async function expectAccessible(page: Page, state: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.html).join('\n  ')}`,
  );
  expect.soft(found, state).toEqual([]);
}
