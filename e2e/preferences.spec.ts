import { MAIL_TOPIC_LABELS, type MailTopic } from '@taskwell/contract/labels';
import { expectAccessible } from './pages/accessible.ts';
import { actAs, newPersonalAccount, newTask, openAs } from './pages/accounts.ts';
import { expect, hold, test, visit } from './pages/test.ts';

test('dates are shown, typed and asked for in the chosen time zone, weeks begin on the chosen day', async ({
  page,
  request,
}) => {
  const owner = await newPersonalAccount(request);
  await newTask(request, owner, { title: 'Mend the roof', dueDate: '2030-06-01T20:30:00.000Z' });
  await openAs(page, owner);
  await visit(page, '/settings?tab=preferences');
  await page.getByLabel('Time zone').selectOption('Asia/Tokyo');
  await page.getByRole('group', { name: 'Week starts on' }).getByText('Monday').click();
  await page.getByRole('group', { name: 'Density' }).getByText('Compact').click();
  await expectAccessible(page, 'preferences');

  const asked = page.waitForRequest((sent) => sent.url().includes('/api/tasks/calendar'));
  await visit(page, '/calendar?month=2030-06');
  expect((await asked).headers()['x-time-zone']).toBe('Asia/Tokyo');
  await expect(page.locator('html')).toHaveAttribute('data-density', 'compact');
  await expect(page.getByRole('columnheader').first()).toHaveText('Mon');
  const day = page.getByRole('gridcell').filter({ has: page.locator('[data-day="2030-06-02"]') });
  await day.getByRole('link', { name: /Mend the roof/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Edit', exact: true }).click();
  const due = page.getByRole('dialog', { name: 'Edit Task' }).getByLabel('Due date');
  await expect(due).toHaveValue(/Jun 2, 2030, 5:30/);
  await due.fill('3 June 2030 8am');
  const saved = page.waitForRequest((sent) => sent.method() === 'PUT');
  await page.getByRole('button', { name: 'Save' }).click();
  expect((await saved).postDataJSON()).toEqual({ dueDate: '2030-06-02T23:00:00.000Z' });
  await expect(page.getByText('Task updated')).toBeVisible();

  const other = await page.context().newPage();
  await actAs(other, owner);
  await visit(other, '/settings?tab=preferences');
  await expect(other.getByLabel('Time zone')).toHaveValue('Asia/Tokyo');
  await other.getByLabel('Time zone').selectOption('America/Los_Angeles');
  await other.getByRole('group', { name: 'Week starts on' }).getByText('Saturday').click();
  await expect(page.getByRole('columnheader').first(), 'in the other tab too').toHaveText('Sat');
  await expect(page.locator('td', { has: page.locator('[data-day="2030-06-02"]') }).getByRole('link')).toHaveText(
    'Mend the roof',
  );
  await other.getByRole('group', { name: 'Week starts on' }).getByText('Monday').click();
  await other.getByLabel('Time zone').selectOption({ index: 0 });
  await visit(page, '/calendar?month=2030-06');
  await expect(page.getByRole('columnheader').first()).toHaveText('Mon');
});

test('switches stay as they were chosen while that is being saved, whatever is read meanwhile', async ({
  page,
  request,
}) => {
  await openAs(page, await newPersonalAccount(request), '/settings?tab=preferences');
  const ofTopic = (topic: MailTopic) => page.getByRole('group', { name: MAIL_TOPIC_LABELS[topic] });
  await expect(ofTopic('assignment').getByLabel('On')).toBeChecked();
  const release = await hold(page, '**/api/notifications/mail-preferences', 'PUT');
  await ofTopic('assignment').getByText('Off').click();
  await ofTopic('dueSoon').getByText('Off').click();
  const readAgain = page.waitForResponse((response) => response.url().endsWith('/mail-preferences'));
  await page.getByLabel('Time zone').selectOption('Asia/Tokyo');
  await readAgain;
  await expect(ofTopic('dueSoon').getByLabel('Off')).toBeChecked();
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'GET' && response.url().endsWith('/mail-preferences'),
  );
  release();
  await saved;
  for (const topic of ['assignment', 'dueSoon'] as const) await expect(ofTopic(topic).getByLabel('Off')).toBeChecked();
});
