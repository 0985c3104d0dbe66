import type { Page } from '@playwright/test';
import { expectAccessible } from './pages/accessible.ts';
import { newColleague, newComment, newCompany, newTask, openAs } from './pages/accounts.ts';
import { bell, card, choose, comments, offlineNotice, undo } from './pages/tasks.ts';
import { expect, test } from './pages/test.ts';

test('a task is given, talked about and shared, and everyone sees it as it happens', async ({
  page,
  otherBrowser,
  request,
}) => {
  const ada = await newCompany(request);
  const emil = await newColleague(request, ada, 'Emil Lead');
  const vera = await newColleague(request, ada, 'Vera Viewer');
  await newColleague(request, ada, 'Gus Helper');
  const emilPage = page;
  await openAs(emilPage, emil);
  await expect(emilPage.getByText('No tasks found')).toBeVisible();
  await expect(bell(emilPage)).toHaveAccessibleName('Notifications');

  const task = await newTask(request, ada, { title: 'Count the stock', assigneeId: emil.user.id });
  await expect(emilPage.getByRole('link', { name: 'Count the stock' })).toBeVisible();
  await expect(bell(emilPage)).toHaveAccessibleName('Notifications, 1 unread');

  const adaPage = await otherBrowser();
  await openAs(adaPage, ada, `/dashboard?task=${task.id}`);
  await emilPage.getByRole('link', { name: 'Count the stock' }).click();
  await comment(adaPage, 'How many boxes are there?');
  await expect(comments(emilPage)).toHaveText([/How many boxes are there\?/]);
  await expect(bell(emilPage)).toHaveAccessibleName('Notifications, 2 unread');
  await comment(emilPage, 'Forty');
  await expect(comments(adaPage)).toHaveText([/Emil Lead.*Forty/, /Ada Admin.*How many boxes are there\?/]);
  const mine = comments(emilPage).first();
  await mine.getByRole('button', { name: 'Edit comment' }).press('Enter');
  await expect(emilPage.getByLabel('Your comment')).toBeFocused();
  await emilPage.keyboard.press('Escape');
  await expect(mine.getByRole('button', { name: 'Edit comment' }), 'one step back').toBeFocused();
  await mine.getByRole('button', { name: 'Edit comment' }).click();
  await emilPage.getByLabel('Your comment').fill('Forty-two');
  await emilPage.getByRole('button', { name: 'Save' }).click();
  await expect(comments(adaPage).first()).toContainText('Forty-two');
  await expect(comments(adaPage).first()).toContainText('(edited)');

  await emilPage.getByRole('button', { name: 'Add co-assignee' }).click();
  await emilPage.getByLabel('Co-assignee', { exact: true }).fill('gus');
  await emilPage.getByRole('option', { name: /Gus Helper/ }).click();
  await emilPage.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(emilPage.getByText('Gus Helper is now a co-assignee')).toBeVisible();
  await expect(adaPage.getByRole('list', { name: 'Co-assignees' }).getByText('Gus Helper')).toBeVisible();
  await expect(adaPage.getByRole('button', { name: 'Add co-assignee' }), 'the lead chooses').toBeHidden();

  await emilPage.getByRole('button', { name: 'Share' }).click();
  const share = emilPage.getByRole('dialog', { name: 'Share Task' });
  await share.getByLabel('Share with').fill('gus');
  await expect(share.getByText('Nobody found'), 'who has a part in it already is not offered').toBeVisible();
  await share.getByLabel('Share with').fill('ver');
  await emilPage.getByRole('option', { name: /Vera Viewer/ }).click();
  await share.getByRole('button', { name: 'Share', exact: true }).click();
  const viewers = share.getByRole('list', { name: 'Shared with' });
  await expect(viewers.getByText('Vera Viewer')).toBeVisible();
  await expect(emilPage.getByText('Shared with Vera Viewer')).toBeVisible();
  await share.getByRole('button', { name: 'Done' }).press('Control+z');
  await expect(viewers, 'the last change goes back, not the one before it').toBeHidden();
  await share.getByLabel('Share with').fill('ver');
  await emilPage.getByRole('option', { name: /Vera Viewer/ }).click();
  await share.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(viewers.getByText('Vera Viewer')).toBeVisible();
  await share.getByRole('button', { name: 'Done' }).click();
  await expect(emilPage.getByRole('list', { name: 'Co-assignees' }).getByText('Gus Helper')).toBeVisible();
  await expect(adaPage.getByRole('list', { name: 'Shared with' }).getByText('Vera Viewer')).toBeVisible();

  const veraPage = await otherBrowser();
  await openAs(veraPage, vera);
  await expect(card(veraPage, 'Count the stock')).toContainText('Shared with you');
  await expect(veraPage.getByRole('button', { name: /change (status|priority)/ })).toHaveCount(0);
  await veraPage.getByRole('link', { name: 'Count the stock' }).click();
  await expect(comments(veraPage)).toHaveCount(2);
  await expect(veraPage.getByRole('dialog').getByText('Shared with you')).toBeVisible();
  await expect(veraPage.getByLabel('Add a comment')).toBeHidden();
  const forbidden = /^(Edit|Delete|Archive|Share|Add Subtask|Add co-assignee)$|comment|change/;
  await expect(veraPage.getByRole('dialog').getByRole('button', { name: forbidden })).toHaveCount(0);

  await emilPage.getByRole('button', { name: 'Share' }).click();
  await share.getByRole('button', { name: 'Remove Vera Viewer' }).click();
  await expect(veraPage.getByRole('dialog').getByText('This task does not exist')).toBeVisible();
});

test('a subtask leads to its parent and back; archive, history and summary tell what happened', async ({
  page,
  request,
}) => {
  const ada = await newCompany(request);
  await newColleague(request, ada, 'Emil Lead');
  const task = await newTask(request, ada, { title: 'Move the office', assigneeId: ada.user.id, priority: 'HIGH' });
  await openAs(page, ada, `/dashboard?task=${task.id}`);
  await page.getByRole('button', { name: 'Add Subtask' }).click();
  const subtask = page.getByRole('dialog', { name: 'Add Subtask' });
  await expect(subtask.getByLabel('Parent task')).toHaveValue('Move the office');
  await subtask.getByRole('button', { name: 'Add Subtask' }).click();
  await expect(subtask.getByText('Title is required')).toBeVisible();
  await subtask.getByLabel('Title').fill('Order the van');
  await subtask.getByLabel('Assignee').fill('emil');
  await page.getByRole('option', { name: /Emil Lead/ }).click();
  await subtask.getByRole('button', { name: 'Add Subtask' }).click();
  const parent = page.getByRole('dialog', { name: 'Move the office' });
  await expect(parent.getByRole('heading', { name: 'Subtasks 1' })).toBeVisible();
  await parent.getByRole('link', { name: 'Order the van' }).click();
  const child = page.getByRole('dialog', { name: 'Order the van' });
  await expect(child.getByText('Emil Lead')).toBeVisible();
  await expect(child.getByRole('button', { name: 'Add Subtask' }), 'a subtask has none of its own').toBeHidden();
  await child.getByRole('link', { name: 'Move the office' }).click();
  await expect(parent).toBeVisible();

  await parent.getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByText('Task archived')).toBeVisible();
  await expect(page.getByText('No tasks found'), 'its subtask goes with it').toBeVisible();
  await undo(page);
  await expect(card(page, 'Move the office')).toContainText('1 subtask');
  await card(page, 'Order the van').getByRole('link', { name: 'Move the office' }).click();
  await parent.getByRole('button', { name: 'Archive' }).click();
  await choose(page, 'Active or archived', 'Archived');
  await expect(page.getByRole('heading', { name: 'Archived Tasks 2' })).toBeVisible();
  await card(page, 'Move the office').getByRole('link', { name: 'Move the office' }).click();
  await expect(parent.getByText('Archived', { exact: true })).toBeVisible();
  await parent.getByRole('button', { name: 'Unarchive' }).click();
  await expect(parent.getByRole('button', { name: 'Archive', exact: true })).toBeVisible();

  await parent.getByRole('button', { name: 'Task Updates' }).click();
  const updates = page.getByRole('dialog', { name: 'Task Updates' });
  await expect(updates.getByRole('listitem')).toHaveCount(6);
  await expect(updates.getByText('Added the subtask "Order the van"')).toBeVisible();
  await expect(updates.getByRole('listitem').first()).toContainText(/Ada Admin.*Just now/);
  await page.keyboard.press('Escape');
  await parent.getByRole('button', { name: 'Task Summary' }).click();
  const summary = page.getByRole('dialog', { name: 'Task Summary' });
  await expect(summary.getByText('"Move the office" is To Do with High priority.')).toBeVisible();
  await expect(summary.getByText(/1 subtask/)).toBeVisible();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await summary.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Summary copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('is To Do with High priority.');
});

test('of two people editing one task the second sees both versions and decides', async ({
  page,
  otherBrowser,
  request,
}) => {
  const ada = await newCompany(request);
  const bea = await newColleague(request, ada, 'Bea Admin', 'ADMIN');
  const task = await newTask(request, ada, { title: 'Order paper', description: 'A4', assigneeId: ada.user.id });
  const beaPage = await otherBrowser();
  await openAs(beaPage, bea, `/dashboard?task=${task.id}`);
  await openAs(page, ada, `/dashboard?task=${task.id}`);
  await beaPage.getByLabel('Add a comment').fill('Half a comment');
  await beaPage.keyboard.press('Escape');
  await beaPage.getByRole('link', { name: 'Order paper' }).click();
  await expect(beaPage.getByLabel('Add a comment'), 'a closed dialog keeps its draft').toHaveValue('Half a comment');

  await page.getByRole('button', { name: 'Edit' }).click();
  await beaPage.getByRole('button', { name: 'Edit' }).click();
  const adasEdit = page.getByRole('dialog', { name: 'Edit Task' });
  const beasEdit = beaPage.getByRole('dialog', { name: 'Edit Task' });
  await beasEdit.getByLabel('Title').fill('Order paper and ink');
  await beasEdit.getByLabel('Description').fill('A4 and black');
  await adasEdit.getByLabel('Title').fill('Order recycled paper');
  await adasEdit.getByLabel('Description').fill('A4, 80 g');
  await adasEdit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Task updated')).toBeVisible();

  await beasEdit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(beasEdit.getByText(`${ada.name} changed this in the meantime`)).toBeVisible();
  await expect(beasEdit.getByText('Order recycled paper')).toBeVisible();
  await expect(beasEdit.getByText('A4, 80 g')).toBeVisible();
  await expect(beasEdit.getByLabel('Title')).toHaveValue('Order paper and ink');
  await expect(beasEdit.getByLabel('Description')).toHaveValue('A4 and black');
  await beasEdit.getByRole('button', { name: 'Use theirs' }).first().click();
  await beasEdit.getByRole('button', { name: 'Save My Version' }).click();
  const adas = page.getByRole('dialog', { name: 'Order recycled paper' });
  await expect(adas.getByText('A4 and black'), 'theirs where Bea took it, hers where not').toBeVisible();
  await expect(beaPage.getByLabel('Add a comment')).toHaveValue('Half a comment');
  await adas.getByRole('button', { name: 'Task Updates' }).click();
  const updates = page.getByRole('dialog', { name: 'Task Updates' });
  await expect(updates.getByText('Title: Order paper → Order recycled paper')).toBeVisible();
  await expect(updates.getByText('Description: A4, 80 g → A4 and black')).toBeVisible();
});

test('after a lost connection nothing has been missed', async ({ page, request }) => {
  const ada = await newCompany(request);
  const emil = await newColleague(request, ada, 'Emil Lead');
  const task = await newTask(request, ada, { title: 'Count the stock', assigneeId: emil.user.id });
  await openAs(page, emil, `/dashboard?task=${task.id}`);
  await expect(page.getByText('No comments yet')).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
  await page.context().setOffline(true);
  await expect(offlineNotice(page)).toBeVisible();

  const headers = { authorization: `Bearer ${ada.token}` };
  await request.post(`/api/comments/task/${task.id}`, { data: { content: 'By Friday, please' }, headers });
  await request.put(`/api/tasks/${task.id}`, { data: { title: 'Count the whole stock' }, headers });
  await newTask(request, ada, { title: 'Lock the doors', assigneeId: emil.user.id });
  await page.getByLabel('Add a comment').fill('I am on the train');
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(page.getByRole('alert'), 'what cannot be sent comes back into the box').toBeVisible();
  await expect(page.getByLabel('Add a comment')).toHaveValue('I am on the train');

  await page.context().setOffline(false);
  await expect(offlineNotice(page)).toBeHidden();
  await expect(page.getByRole('dialog', { name: 'Count the whole stock' })).toBeVisible();
  await expect(comments(page)).toHaveText([/By Friday, please/]);
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(comments(page)).toHaveText([/I am on the train/, /By Friday, please/]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Lock the doors' })).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName('Notifications, 4 unread');
});

test('what a colleague changes while the list is on its way is shown behind it', async ({ page, request }) => {
  const ada = await newCompany(request);
  const emil = await newColleague(request, ada, 'Emil Lead');
  const task = await newTask(request, ada, { title: 'Count the stock', assigneeId: emil.user.id });
  const read = Promise.withResolvers<void>();
  const late = Promise.withResolvers<void>();
  await page.route(
    '**/api/tasks?**',
    async (route) => {
      const response = await route.fetch();
      read.resolve();
      await late.promise;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await openAs(page, emil);
  await read.promise;
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
  const headers = { authorization: `Bearer ${ada.token}` };
  await request.put(`/api/tasks/${task.id}`, { data: { title: 'Count the whole stock' }, headers });
  await expect(bell(page), 'the page has been told of it').toHaveAccessibleName('Notifications, 2 unread');
  late.resolve();
  await expect(page.getByRole('link', { name: 'Count the whole stock' })).toBeVisible();
});

async function comment(page: Page, content: string): Promise<void> {
  await page.getByLabel('Add a comment').fill(content);
  await page.keyboard.press('Control+Enter');
}

test('what cannot be taken back is said so, before an older change goes back', async ({ page, request }) => {
  const ada = await newCompany(request);
  const task = await newTask(request, ada, { title: 'Count the stock', assigneeId: ada.user.id });
  await openAs(page, ada, `/dashboard?task=${task.id}`);
  const dialog = page.getByRole('dialog', { name: 'Count the stock' });
  await dialog.getByRole('button', { name: /change priority/ }).click();
  await page.getByRole('menuitemradio', { name: 'Urgent' }).click();
  await expect(page.getByText('Priority changed to Urgent')).toBeVisible();
  await comment(page, 'Forty boxes');
  await expect(comments(page)).toHaveText([/Forty boxes/]);
  const close = dialog.getByRole('button', { name: 'Close' });
  // The comment has its number: the server has it.
  await expect(comments(page).getByRole('button', { name: 'Edit comment' })).toBeVisible();
  await close.press('Control+z');
  await expect(page.getByText('Sending a comment is not taken back. You can edit it.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Urgent: change priority/ })).toBeVisible();
  await close.press('Control+z');
  await expect(dialog.getByRole('button', { name: /^Medium: change priority/ })).toBeVisible();
});

test('what is being written is not lost with the comment or the task that it was for', async ({ page, request }) => {
  const ada = await newCompany(request);
  const task = await newTask(request, ada, { title: 'Count the stock', assigneeId: ada.user.id });
  const { id } = await newComment(request, ada, task.id, 'Forty boxes');
  const headers = { authorization: `Bearer ${ada.token}` };
  await openAs(page, ada, `/dashboard?task=${task.id}`);
  const deletion = comments(page).getByRole('button', { name: /^Delete comment/ });
  await deletion.press('Enter');
  await expect(page.getByRole('button', { name: 'Keep' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(deletion, 'the focus is not lost with the question').toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Keep' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(deletion, 'Esc leads from the question, not from the task').toBeFocused();
  await page.getByRole('button', { name: 'Add co-assignee' }).click();
  await expect(page.getByLabel('Co-assignee', { exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Add co-assignee' })).toBeFocused();
  await comments(page).getByRole('button', { name: 'Edit comment' }).click();
  await page.getByLabel('Your comment').fill('Forty-two boxes');
  await page.getByRole('button', { name: 'Task Summary' }).click();
  await page.getByRole('dialog', { name: 'Task Summary' }).press('Escape');
  await expect(page.getByLabel('Your comment')).toHaveValue('Forty-two boxes');
  await expect(page.getByRole('button', { name: 'Task Summary' }), 'not the words left open').toBeFocused();
  await request.delete(`/api/comments/${id}`, { headers });
  await expect(page.getByText('Your words are in the box for a new one.')).toBeVisible();
  const box = page.getByLabel('Add a comment');
  await expect(box).toHaveValue('Forty-two boxes');
  await expect(box).toBeFocused();
  await page.keyboard.type(', all full');

  await request.delete(`/api/tasks/${task.id}`, { headers });
  await expect(page.getByText('This task does not exist')).toBeVisible();
  await expect(page.getByLabel('The comment you were writing')).toHaveValue('Forty-two boxes, all full');
  await expectAccessible(page, 'a task that is gone, with words');
});
