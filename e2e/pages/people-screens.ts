import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { type Account, newColleague, newCompany, newEmail, newTask, PASSWORD, post } from './accounts.ts';
import { waitForMail } from './outbox.ts';
import { choose } from './tasks.ts';
import { passGate } from './test.ts';

/** A screen as somebody sees it; without `as` by a visitor. */
export interface PeopleScreen {
  name: string;
  as?: Account;
  path: string;
  go?: (page: Page) => Promise<unknown>;
  isLong?: boolean;
}

/** Employees, contacts and invitations between companies, full and empty, with what is done there. */
export async function peopleScreens(request: APIRequestContext): Promise<PeopleScreen[]> {
  const admin = await newCompany(request, 'Ada Lovelace');
  const emil = await newColleague(request, admin, 'Emil Ångström');
  for (const name of ['Grace Hopper', 'Hedy Lamarr', 'Annabella-Katharina Maximiliane von Hohenberg']) {
    await newColleague(request, admin, name, name.startsWith('Grace') ? 'ADMIN' : 'EMPLOYEE');
  }
  const invited = { name: 'Nora Newcomer', email: newEmail('Nora Newcomer'), role: 'EMPLOYEE', password: PASSWORD };
  await post(request, '/api/users', invited, admin.token);
  await giveTasks(request, admin, emil);
  await fillContacts(request, admin);
  const empty = await newCompany(request, 'Lina Lonely');
  return [
    ...employeeScreens(admin, emil),
    ...contactScreens(admin, empty),
    ...(await invitationScreens(request, admin, empty)),
    ...settingsScreens(admin),
  ];
}

function employeeScreens(admin: Account, emil: Account): PeopleScreen[] {
  const person = `/employees?person=${emil.user.id}`;
  return [
    { name: 'employees', as: admin, path: '/employees' },
    { name: 'employees-none-found', as: admin, path: '/employees?search=nobody' },
    { name: 'employee-details', as: admin, path: person },
    {
      name: 'employee-edit',
      as: admin,
      path: `${person}&dialog=edit`,
      go: (page) => page.getByLabel('Role').selectOption('ADMIN'),
    },
    { name: 'employee-reset-password', as: admin, path: `${person}&dialog=reset-password` },
    { name: 'employee-delete', as: admin, path: `${person}&dialog=delete` },
    { name: 'employee-add', as: admin, path: '/employees?dialog=add', go: (page) => submit(page, 'Add Employee') },
    {
      name: 'employees-import-faults',
      as: admin,
      path: '/employees?dialog=import',
      go: (page) => chooseFile(page, ['Grace,nonsense,', 'Hedy,hedy@example.com,KING', ',max@example.com,']),
    },
    {
      name: 'employees-import-ready',
      as: admin,
      path: '/employees?dialog=import',
      go: (page) => chooseFile(page, ['Grace,grace@example.com,ADMIN', 'Max,max@example.com,']),
    },
  ];
}

function contactScreens(admin: Account, empty: Account): PeopleScreen[] {
  const actions = async (page: Page, action: string) => {
    await page.getByRole('button', { name: 'Actions for Hanna Harbour' }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  return [
    { name: 'employees-empty', as: empty, path: '/employees' },
    { name: 'contacts', as: admin, path: '/contacts' },
    { name: 'contacts-empty', as: empty, path: '/contacts' },
    { name: 'contacts-none-found', as: admin, path: '/contacts?search=nobody' },
    { name: 'contact-add', as: admin, path: '/contacts?dialog=new', go: (page) => submit(page, 'Add Contact') },
    { name: 'contact-edit', as: admin, path: '/contacts', go: (page) => actions(page, 'Edit') },
    { name: 'contact-delete', as: admin, path: '/contacts', go: (page) => actions(page, 'Delete') },
    {
      name: 'new-task-contact',
      as: admin,
      path: '/dashboard?dialog=new',
      go: async (page) => {
        await choose(page, 'Assign to', 'External');
        await page.getByLabel('External contact').fill('ha');
        await page.getByRole('option', { name: /Hanna/ }).waitFor();
      },
    },
  ];
}

async function invitationScreens(request: APIRequestContext, admin: Account, empty: Account): Promise<PeopleScreen[]> {
  const guest = await newCompany(request, 'Gina Guest');
  const { id } = await newTask(request, admin, {
    title: 'Prepare the stand for the harbour fair',
    description: 'Walls, lamps and the big table. The plans are with the caretaker.',
    priority: 'HIGH',
    assigneeId: admin.user.id,
    dueDate: new Date(Date.now() + 9 * 86_400_000).toISOString(),
  });
  await invite(request, admin, id, guest.email, 'We built the last one together. Could you help with the walls again?');
  await invite(request, admin, id, 'hanna.harbour.with.a.rather.long.address@harbour-logistics.example');
  const own = await newTask(request, guest, { title: 'Order the lamps', assigneeId: guest.user.id });
  await invite(request, guest, own.id, admin.email);
  const path = /\/task-invitation\/[\w-]+/.exec((await waitForMail(request, guest.email, 1)).text)?.[0] ?? '';
  const task = `/dashboard?task=${id}&dialog=invite`;
  return [
    { name: 'invitations', as: admin, path: '/invitations' },
    { name: 'invitations-empty', as: empty, path: '/invitations' },
    { name: 'invitation-send', as: admin, path: task, go: (page) => submit(page, 'Send invitation') },
    { name: 'invitation-visitor', path },
    { name: 'invitation-recipient', as: guest, path },
    {
      name: 'invitation-somebody-else',
      as: empty,
      path,
      go: (page) => page.getByRole('button', { name: 'Accept Task' }).click(),
    },
    { name: 'invitation-loading', path, go: waitForEver },
    { name: 'invitation-not-found', path: '/task-invitation/abc' },
    { name: 'invitation-accepted', as: guest, path, go: (page) => answer(page, 'Accept Task') },
    { name: 'invitation-declined', as: guest, path, go: (page) => answer(page, 'Decline') },
  ];
}

function settingsScreens(admin: Account): PeopleScreen[] {
  const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();
  return [
    { name: 'settings-account', as: admin, path: '/settings' },
    {
      name: 'settings-danger-zone',
      as: admin,
      path: '/settings',
      go: (page) => page.getByRole('heading', { name: 'Danger Zone' }).scrollIntoViewIfNeeded(),
    },
    { name: 'settings-change-email', as: admin, path: '/settings', go: press('Change email') },
    { name: 'settings-change-password', as: admin, path: '/settings', go: press('Change password') },
    { name: 'settings-new-token', as: admin, path: '/settings', go: press('New access token') },
    { name: 'delete-company', as: admin, path: '/settings', go: press('Delete Company') },
  ];
}

/** Presses the button of the dialog or card in front, so that its faults are to be seen. */
function submit(page: Page, name: string): Promise<void> {
  return page.getByRole('dialog').getByRole('button', { name }).click();
}

async function chooseFile(page: Page, rows: string[]): Promise<void> {
  const buffer = Buffer.from(`name,email,role\n${rows.join('\n')}\n`);
  await page.getByLabel(/^Choose a CSV file/).setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer });
  await page.getByLabel(/^Choose another file/).waitFor();
}

async function waitForEver(page: Page): Promise<void> {
  await page.route('**/api/task-invitations/*', () => undefined);
  await page.reload();
  await passGate(page);
}

/** The picture is taken four times, the invitation can be answered once: the server is not asked. */
async function answer(page: Page, name: string): Promise<void> {
  await page.route(/\/task-invitations\/[\w-]+\/(accept|decline)$/, (route) =>
    route.fulfill({ json: { success: true, message: '' } }),
  );
  await page.getByRole('button', { name }).click();
  await expect(page.getByRole('link', { name: 'Go to Dashboard' })).toBeVisible();
}

async function invite(request: APIRequestContext, sender: Account, id: number, recipientEmail: string, message = '') {
  await post(request, `/api/tasks/${id}/send-invitation`, { recipientEmail, message }, sender.token);
}

async function giveTasks(request: APIRequestContext, admin: Account, person: Account): Promise<void> {
  const statuses = ['TODO', 'TODO', 'IN_PROGRESS', 'ON_HOLD', 'COMPLETED', 'COMPLETED'];
  for (const [index, status] of statuses.entries()) {
    const dueDate = new Date(Date.now() + (index - 2) * 86_400_000).toISOString();
    const task = await newTask(request, admin, { title: `Task ${index + 1}`, assigneeId: person.user.id, dueDate });
    await request.patch(`/api/tasks/${task.id}/status`, {
      data: { status },
      headers: { authorization: `Bearer ${admin.token}` },
    });
  }
}

async function fillContacts(request: APIRequestContext, owner: Account): Promise<void> {
  const contacts = [
    { name: 'Hanna Harbour', company: 'Harbour Ltd', phone: '+49 40 123 456', isPersonal: false },
    { name: 'Max Mustermann', company: '', phone: '', isPersonal: true },
    { name: 'Wilhelmina Featherstonehaugh-Montgomery', company: 'Long Names & Sons of Hamburg', isPersonal: false },
    { name: 'Ivo', company: 'Ivo Prints', phone: '+385 1 222', isPersonal: false },
  ];
  for (const contact of contacts) {
    const email = `${contact.name.toLowerCase().replace(/\W+/g, '.')}@example.com`;
    await post(request, '/api/contacts', { ...contact, email }, owner.token);
  }
}
