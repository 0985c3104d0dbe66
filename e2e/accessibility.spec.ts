import type { APIRequestContext } from '@playwright/test';
import { expectAccessible } from './pages/accessible.ts';
import { type Account, newColleague, newCompany, newEmail, newTask, openAs, PASSWORD, post } from './pages/accounts.ts';
import { waitForMail } from './pages/outbox.ts';
import { newFullTask } from './pages/team-screens.ts';
import { expect, test, visit } from './pages/test.ts';

// The colours that axe measures are then at once those that stay, not those of a change under way.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('public screens that show faults', async ({ page }) => {
  await visit(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('PRODUCTIVITY');
  await expectAccessible(page, 'landing');
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
  const { admin } = await companyWithTasks(request);
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

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expectAccessible(page, 'shortcuts');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.getByPlaceholder('Search tasks, or go to…').fill('offer');
  await expect(page.getByRole('dialog').getByText('Prepare the offer')).toBeVisible();
  await expectAccessible(page, 'palette');
});

test('creating, editing and deleting a task', async ({ page, request }) => {
  const { admin, taskId } = await companyWithTasks(request);
  await openAs(page, admin, `/dashboard?task=${taskId}`);
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
  await expect(page.getByRole('dialog')).toHaveCount(0);

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
});

test('adding an employee', async ({ page, request }) => {
  const { admin } = await companyWithTasks(request);
  await openAs(page, admin, '/employees');
  await expect(page.getByRole('row', { name: /Emil/ })).toBeVisible();
  await expectAccessible(page, 'employees');
  await page.getByRole('button', { name: 'Add Employee' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add Employee' }).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await expectAccessible(page, 'add employee with faults');
});

test('who may only look, and the link of a mail', async ({ page, otherBrowser, request }) => {
  const { viewer, helper, task } = await team(request);
  await openAs(page, viewer, `/dashboard?task=${task.taskId}`);
  await expect(page.getByRole('dialog').getByText('Shared with you')).toBeVisible();
  await expectAccessible(page, 'shared task');

  const { text } = await waitForMail(request, helper.email);
  const link = new URL(/https?:\/\/\S+\/unsubscribe\/[\w-]+/.exec(text)?.[0] ?? '').pathname;
  const mailReader = await otherBrowser();
  await visit(mailReader, link);
  await expect(mailReader.getByRole('button', { name: 'Unsubscribe' })).toBeVisible();
  await expectAccessible(mailReader, 'unsubscribe');
  await mailReader.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(mailReader.getByText('You will not get these emails any more')).toBeVisible();
  await expectAccessible(mailReader, 'unsubscribed');
});

test('one employee, an import with faults and contacts', async ({ page, request }) => {
  const admin = await newCompany(request);
  const { user } = await newColleague(request, admin, 'Emil Employee');
  await openAs(page, admin, `/employees?person=${user.id}`);
  await expect(page.getByRole('heading', { name: 'Personal Information' })).toBeVisible();
  await expectAccessible(page, 'employee details');
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Role').selectOption('ADMIN');
  await expect(page.getByText('Saving signs Emil Employee out everywhere.')).toBeVisible();
  await expectAccessible(page, 'edit employee');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Bulk Import' }).click();
  const buffer = Buffer.from('name,email,role\nGrace,nonsense,\nHedy,hedy@example.com,KING\n');
  await page.getByLabel(/^Choose a CSV file/).setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer });
  await expect(page.getByRole('region', { name: 'Validation errors:' }).getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page, 'bulk import with errors');

  await visit(page, '/contacts');
  await expect(page.getByText('No contacts found')).toBeVisible();
  await expectAccessible(page, 'contacts, empty');
  const hanna = { name: 'Hanna Harbour', email: 'hanna@harbour.example', company: 'Harbour Ltd', phone: '+49 40 123' };
  for (const contact of [
    { ...hanna, isPersonal: false },
    { name: 'Max', email: 'max@home.example', isPersonal: true },
  ]) {
    await post(request, '/api/contacts', contact, admin.token);
  }
  await visit(page, '/contacts');
  await expect(page.getByRole('list', { name: 'Contacts' }).getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page, 'contacts, full');
  await page.getByRole('button', { name: 'Add Contact' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add Contact' }).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await expectAccessible(page, 'add contact with faults');
});

test('invitations, and what a person signs in with', async ({ page, otherBrowser, request }) => {
  const admin = await newCompany(request);
  const guest = await newCompany(request, 'Gina Guest');
  const task = await newTask(request, admin, {
    title: 'Prepare the fair',
    description: 'In May',
    priority: 'HIGH',
    assigneeId: admin.user.id,
  });
  const invitation = { recipientEmail: guest.email, message: 'We need you.' };
  await post(request, `/api/tasks/${task.id}/send-invitation`, invitation, admin.token);
  await openAs(page, admin, '/invitations');
  await expect(page.getByRole('list', { name: 'Sent invitations' }).getByText('Prepare the fair')).toBeVisible();
  await expectAccessible(page, 'invitations sent');

  const { text } = await waitForMail(request, guest.email, 1);
  const guestPage = await otherBrowser();
  await visit(guestPage, /\/task-invitation\/[\w-]+/.exec(text)?.[0] ?? '');
  await expect(guestPage.getByRole('button', { name: 'Accept Task' })).toBeVisible();
  await expectAccessible(guestPage, 'invitation');
  await openAs(guestPage, guest, '/invitations');
  await expect(guestPage.getByRole('article', { name: 'Prepare the fair' })).toBeVisible();
  await expectAccessible(guestPage, 'invitations received');

  await visit(page, '/settings?tab=account');
  await page.getByRole('button', { name: 'Change password' }).click();
  const password = page.getByRole('dialog', { name: 'Change password' });
  await password.getByRole('button', { name: 'Change password' }).click();
  await expect(password.getByText('Password is required').first()).toBeVisible();
  await expectAccessible(page, 'change password with faults');
  await page.keyboard.press('Escape');
  await expect(password).toBeHidden();
  await page.getByRole('button', { name: 'Change email' }).click();
  const email = page.getByRole('dialog', { name: 'Change email' });
  await expect(email.getByLabel('New email')).toBeVisible();
  await expectAccessible(page, 'change email');
  await email.getByLabel('New email').fill(newEmail('new address'));
  await email.getByLabel('Current password').fill(PASSWORD);
  await email.getByRole('button', { name: 'Send code' }).click();
  await expect(email.getByLabel('Verification code')).toBeVisible();
  await expectAccessible(page, 'change email: code');
});

async function team(request: APIRequestContext) {
  const admin = await newCompany(request);
  const helper = await newColleague(request, admin, 'Grace Hopper');
  const colleague = await newColleague(request, admin, 'Zoë Ångström', 'ADMIN');
  const viewer = await newColleague(request, admin, 'Vera Viewer');
  return { admin, helper, viewer, task: await newFullTask(request, admin, [helper, colleague, viewer]) };
}

async function companyWithTasks(request: APIRequestContext): Promise<{ admin: Account; taskId: number }> {
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
