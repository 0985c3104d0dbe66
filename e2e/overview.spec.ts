import { expectAccessible } from './pages/accessible.ts';
import { actAs, newColleague, newCompany, newPersonalAccount, newTask, openAs } from './pages/accounts.ts';
import { newSuperAdmin } from './pages/platform-admin.ts';
import { expect, test, visit } from './pages/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

test("an employee's day: what is late and due, changed in place, and what comes by itself", async ({
  page,
  request,
}) => {
  const admin = await newCompany(request, 'Ada Admin');
  const emil = await newColleague(request, admin, 'Emil Employee');
  await openAs(page, emil, '/employee');
  await expect(page.getByRole('heading', { name: 'A clear day' })).toBeVisible();
  await expectAccessible(page, 'a day without tasks');

  await newTask(request, admin, { title: 'Pay the rent', assigneeId: emil.user.id, dueDate: inHours(-50) });
  const overdue = page.getByRole('region', { name: /^Overdue/ });
  await expect(overdue.getByRole('link', { name: 'Pay the rent' }), 'comes by itself').toBeVisible();
  await newTask(request, admin, { title: 'Order paper', assigneeId: emil.user.id, dueDate: inHours(60) });
  await expect(page.getByRole('region', { name: /^Later this week/ }).getByText('Order paper')).toBeVisible();
  const recent = page.getByRole('region', { name: 'Recently assigned' });
  await expect(recent.getByRole('listitem').first()).toContainText('Order paper');
  await expect(recent.getByRole('listitem').first()).toContainText('by Ada Admin');
  await expect(page.getByRole('region', { name: 'Recent activity' })).toContainText('Created task "Pay the rent"');
  await expectAccessible(page, 'a day with tasks');

  await overdue.getByRole('link', { name: 'Pay the rent' }).click();
  await expect(page.getByRole('dialog', { name: 'Pay the rent' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/employee$/);

  await overdue.getByRole('button', { name: /change status of Pay the rent/ }).click();
  await page.getByRole('menuitemradio', { name: 'Completed' }).click();
  await expect(overdue).toBeHidden();
  await expect(page.getByRole('table', { name: 'Completed tasks, by day' }).getByRole('cell').last()).toHaveText('1');

  await page.getByRole('link', { name: 'Due this week' }).click();
  await expect(page.getByRole('heading', { name: 'Tasks', exact: true })).toBeVisible();
  await expect(page.getByText('Order paper')).toBeVisible();
  await expect(page.getByText('Pay the rent')).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'My Day' }).click();
  await expect(page.getByRole('heading', { name: 'My Day' })).toBeVisible();
});

test('a company at a glance: who has how much to do, and who is late', async ({ page, request }) => {
  const admin = await newCompany(request, 'Ada Admin');
  await openAs(page, admin, '/admin');
  await expect(page.getByRole('heading', { name: 'Your company is ready' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add Employee' })).toBeVisible();
  await expectAccessible(page, 'a company without tasks');

  const [busy, late] = [await newColleague(request, admin, 'Bea Busy'), await newColleague(request, admin, 'Leo Late')];
  for (const hours of [30, 60, 90]) {
    await newTask(request, admin, { title: `In ${hours}`, assigneeId: busy.user.id, dueDate: inHours(hours) });
  }
  await newTask(request, admin, { title: 'Long ago', assigneeId: late.user.id, dueDate: inHours(-70) });
  const workload = page.getByRole('region', { name: 'Workload' });
  await expect(workload.getByRole('listitem')).toHaveText([/Bea Busy.*3 tasks/, /Leo Late.*1 task, 1 overdue/]);
  await expect(page.getByRole('region', { name: 'Overdue by person' })).toContainText(/Leo Late.*1 overdue/);
  await expect(page.getByRole('region', { name: 'Status' })).toContainText(/To Do.*4/);
  await expect(page.getByRole('table', { name: 'New tasks, by day' }).getByRole('cell').last()).toHaveText('4');
  await expect(page.getByRole('region', { name: 'Recent activity' })).toContainText('Created task "Long ago"');
  await expectAccessible(page, 'a company with tasks');

  await page.getByRole('region', { name: 'Overdue by person' }).getByRole('link', { name: 'Leo Late' }).click();
  await expect(page.getByRole('heading', { name: 'Tasks', exact: true })).toBeVisible();
  await expect(page.getByText('Long ago')).toBeVisible();
  await expect(page.getByText('In 30')).toBeHidden();
  await page.goBack();
  await page.getByRole('link', { name: 'Audit log' }).click();
  await expect(page.getByRole('dialog', { name: 'Audit Log' })).toBeVisible();
});

test('each is led to the page that is theirs', async ({ page, otherBrowser, request }) => {
  const owner = await newCompany(request, 'Olga Owner');
  const admin = await newColleague(request, owner, 'Adam Admin', 'ADMIN');
  const employee = await newColleague(request, owner, 'Emil Employee');
  const personal = await newPersonalAccount(request);
  const root = await newSuperAdmin(request);
  const visits = new Map([
    [owner, { '/admin': '/admin', '/employee': '/dashboard' }],
    [admin, { '/employee': '/admin' }],
    [employee, { '/admin': '/employee', '/personal-signup': '/personal-dashboard' }],
    [personal, { '/admin': '/personal-dashboard' }],
    [root, { '/admin': '/super-admin' }],
  ]);
  for (const [person, ways] of visits) {
    const theirs = await otherBrowser();
    await actAs(theirs, person);
    for (const [from, to] of Object.entries(ways)) {
      await visit(theirs, from);
      await expect(theirs, `${person.name} at ${from}`).toHaveURL(new RegExp(`${to}$`));
    }
    await theirs.context().close();
  }
  await visit(page, '/employee');
  await expect(page).toHaveURL(/\/login$/);
});
