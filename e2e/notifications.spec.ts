import { newColleague, newComment, newCompany, newTask, openAs } from './pages/accounts.ts';
import { mailsTo, waitForMail } from './pages/outbox.ts';
import { bell } from './pages/tasks.ts';
import { expect, reload, test, visit } from './pages/test.ts';

test('notifications lead to their tasks, and what is read in one tab is read in the other', async ({
  page,
  request,
}) => {
  const ada = await newCompany(request);
  const emil = await newColleague(request, ada, 'Emil Lead');
  await openAs(page, emil);
  await bell(page).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByText('No notifications yet')).toBeVisible();
  for (const title of ['Count the stock', 'Lock the doors', 'Feed the cat']) {
    await newTask(request, ada, { title, assigneeId: emil.user.id });
  }
  await expect(panel.getByRole('listitem'), 'the open panel fills by itself').toHaveCount(3);
  const other = await page.context().newPage();
  await openAs(other, emil);
  await expect(bell(other)).toHaveAccessibleName('Notifications, 3 unread');

  await panel.getByRole('link', { name: /Ada Admin assigned "Lock the doors" to you/ }).click();
  await expect(page.getByRole('dialog', { name: 'Lock the doors' })).toBeVisible();
  await expect(panel).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(bell(page)).toHaveAccessibleName('Notifications, 2 unread');
  await expect(bell(other)).toHaveAccessibleName('Notifications, 2 unread');

  await bell(page).press('Enter');
  await expect(panel.getByRole('link', { name: /^Unread/ })).toHaveCount(2);
  await panel.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(panel.getByRole('link', { name: /^Unread/ })).toHaveCount(0);
  await expect(bell(other)).toHaveAccessibleName('Notifications');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(bell(page)).toBeFocused();
});

test('mails come about what was left on, and their link ends them with one click', async ({
  page,
  otherBrowser,
  request,
}) => {
  const ada = await newCompany(request);
  const emil = await newColleague(request, ada, 'Emil Lead');
  await openAs(page, emil);
  await bell(page).click();
  await page.getByRole('link', { name: 'Email notifications' }).click();
  const comments = page.getByRole('group', { name: 'Someone comments on a task I have a part in' });
  const assignments = page.getByRole('group', { name: 'A task is assigned to me' });
  await expect(comments.getByLabel('On')).toBeChecked();
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok());
  await comments.getByText('Off').click();
  await saved;
  await reload(page);
  await expect(comments.getByLabel('Off')).toBeChecked();

  const task = await newTask(request, ada, { title: 'Count the stock', assigneeId: emil.user.id });
  await newComment(request, ada, task.id, 'By Friday, please');
  await newTask(request, ada, { title: 'Lock the doors', assigneeId: emil.user.id });
  const mail = await waitForMail(request, emil.email, 1);
  expect(mail.text).toContain('Ada Admin assigned "Lock the doors" to you');
  const subjects = (await mailsTo(request, emil.email)).map(({ subject }) => subject);
  expect(
    subjects.filter((subject) => /comment/i.test(subject)),
    'those were switched off',
  ).toEqual([]);

  const link = new URL(/https?:\/\/\S+\/unsubscribe\/[\w-]+/.exec(mail.text)?.[0] ?? '').pathname;
  const mailReader = await otherBrowser();
  await visit(mailReader, link);
  await expect(mailReader.getByText('A task is assigned to me')).toBeVisible();
  await reload(page);
  await expect(assignments.getByLabel('On'), 'opening the link changes nothing').toBeChecked();
  await mailReader.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(mailReader.getByText('You will not get these emails any more')).toBeVisible();
  await reload(page);
  await expect(assignments.getByLabel('Off')).toBeChecked();
  await visit(mailReader, link);
  await expect(mailReader.getByText('You do not get these emails.')).toBeVisible();
  await visit(mailReader, `${link.slice(0, -1)}!`);
  await expect(mailReader.getByRole('alert')).toBeVisible();
  await expect(mailReader.getByRole('button', { name: 'Unsubscribe' })).toBeHidden();
});
