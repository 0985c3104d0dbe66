import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { ASSISTANT_MESSAGES } from '@taskwell/contract/assistant';
import { FAILURES } from '@taskwell/contract/messages';
import { expectAccessible } from './pages/accessible.ts';
import {
  type Account,
  newColleague,
  newComment,
  newCompany,
  newPersonalAccount,
  newTask,
  openAs,
  titlesOf,
} from './pages/accounts.ts';
import { askChat, chatField, chatProposal } from './pages/assistant.ts';
import { withLargestLetters } from './pages/letters.ts';
import { comments } from './pages/tasks.ts';
import { expect, hold, reload, test } from './pages/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the chat answers from what the person sees, and does what it proposes only when confirmed', async ({
  page,
  request,
}) => {
  const { admin, nora, lampId } = await companyWithTasks(request);
  const clara = await newColleague(request, admin, 'Clara Chief', 'ADMIN');
  await openAs(page, admin, '/contacts');
  await page.getByRole('button', { name: 'AI assistant' }).click();
  const chat = page.getByRole('dialog', { name: 'AI Assistant' });
  await expect(chat.getByText('Ada Admin · System Administrator')).toBeVisible();
  await expect(chatField(page)).toBeFocused();
  await expect(chat.getByRole('button', { name: 'Send' })).toBeDisabled();
  await expectAccessible(page, 'the empty chat');

  await askChat(page, 'What is overdue?');
  await expect(chat.getByRole('log')).toContainText('There is 1 open task overdue:');
  await expect(chat.getByText('Built-in assistant')).toBeVisible();

  await askChat(page, 'Complete the hallway lamp');
  const complete = chatProposal(page, 'Complete task');
  await expect(complete).toContainText('Repair the hallway lamp');
  expect(await statusOf(request, admin, lampId), 'nothing is done by asking').toBe('TODO');
  await complete.getByRole('button', { name: 'Complete task' }).click();
  await expect(complete.getByText('Done')).toBeVisible();
  expect(await statusOf(request, admin, lampId)).toBe('COMPLETED');
  await complete.getByRole('button', { name: 'Undo' }).click();
  await expect(complete.getByText('Taken back')).toBeVisible();
  expect(await statusOf(request, admin, lampId)).toBe('TODO');

  await askChat(page, 'Assign it to Nora');
  await chatProposal(page, 'Assign to Nora Lind').getByRole('button', { name: 'Assign to Nora Lind' }).click();
  await expect(chatProposal(page, 'Assign to Nora Lind').getByText('Done')).toBeVisible();
  expect((await taskOf(request, admin, lampId)).assigneeId).toBe(nora.user.id);

  await askChat(page, 'Postpone it');
  await expect(chat.getByRole('log')).toContainText('To when shall “Repair the hallway lamp” move?');
  await askChat(page, 'to 2031-05-09');
  await chatProposal(page, 'Move due date').getByRole('button', { name: 'Move due date' }).click();
  await expect(chatProposal(page, 'Move due date').getByText('Done')).toBeVisible();
  const dueOfLamp = async () => (await taskOf(request, admin, lampId)).dueDate;
  expect(await dueOfLamp()).toContain('2031-05-09');

  await askChat(page, 'Remove its due date');
  const undated = chatProposal(page, 'Remove due date');
  await expect(undated).toContainText('→ no due date');
  await undated.getByRole('button', { name: 'Remove due date' }).click();
  await expect(undated.getByText('Done')).toBeVisible();
  expect(await dueOfLamp()).toBeNull();
  await undated.getByRole('button', { name: 'Undo' }).click();
  await expect(undated.getByText('Taken back')).toBeVisible();
  expect(await dueOfLamp()).toContain('2031-05-09');

  await askChat(page, 'Create a task: Order new bulbs for the hallway');
  const create = chatProposal(page, 'Create task');
  await expect(create).toContainText('For you');
  await expectAccessible(page, 'the chat with proposals');
  await create.getByRole('button', { name: 'Create task' }).click();
  await expect(create.getByText('Done')).toBeVisible();
  expect(await titlesOf(request, admin)).toContainEqual(expect.stringContaining('bulbs'));
  const bulbsId = Number(await idOf(request, admin, 'Order new bulbs for the hallway'));
  const said = await newComment(request, clara, bulbsId, 'Ordered, they come on Monday');
  await create.getByRole('button', { name: 'Undo' }).click();
  await expect(create.getByRole('alert'), 'the words of others do not go with it').toContainText(
    ASSISTANT_MESSAGES.taskHasMoreSince,
  );
  expect((await taskOf(request, admin, bulbsId)).commentCount).toBe(1);
  await request.delete(`/api/comments/${said.id}`, { headers: { authorization: `Bearer ${admin.token}` } });
  await create.getByRole('button', { name: 'Undo' }).click();
  await expect(create.getByText('Taken back')).toBeVisible();
  expect(await titlesOf(request, admin)).not.toContainEqual(expect.stringContaining('bulbs'));

  await askChat(page, 'Create a task: Sweep the hallway');
  await chatProposal(page, 'Create task').getByRole('button', { name: 'Edit first' }).click();
  const form = page.getByRole('dialog', { name: 'Create New Task' });
  await expect(form.getByLabel('Title')).toHaveValue(/Sweep the hallway/);
  await expect(form.getByLabel('Assignee'), 'whom the card says it is for').toHaveValue(/Ada/);
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.getByRole('button', { name: 'AI assistant' }).click();
  await chatProposal(page, 'Create task').getByRole('button', { name: 'Open the form again' }).click();
  await expect(form.getByLabel('Title'), 'what was set aside can be had again').toHaveValue(/Sweep the hallway/);
  await form.getByLabel('Title').fill('Sweep both hallways');
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  await page.getByRole('button', { name: 'AI assistant' }).click();
  await chatProposal(page, 'Create task').getByRole('button', { name: 'Open the form again' }).click();
  await expect(form.getByLabel('Title'), 'with what was written in it').toHaveValue('Sweep both hallways');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(form).toHaveCount(0);
  await page.getByRole('link', { name: 'Contacts', exact: true }).click();
  await page.getByRole('button', { name: 'AI assistant' }).click();

  await askChat(page, 'Summarise the hallway lamp');
  await expect(chat.getByRole('log')).toContainText('"Repair the hallway lamp" is To Do with Medium priority.');
  await chat.getByRole('button', { name: 'Repair the hallway lamp' }).last().click();
  const details = page.getByRole('dialog', { name: 'Repair the hallway lamp' });
  await expect(details).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Contacts', exact: true })).toBeVisible();
});

test('a new task is changed in words before it is created, once', async ({ page, request }) => {
  const { admin } = await companyWithTasks(request);
  await openAs(page, admin, '/contacts');
  await page.getByRole('button', { name: 'AI assistant' }).click();
  const log = page.getByRole('log', { name: 'Conversation' });
  await askChat(page, 'Create a task: order flour for the hallway party by 2031-05-09 17:00, urgent');
  await askChat(page, 'no, for Nora');
  await askChat(page, 'make it 2031-05-12');
  await askChat(page, 'call it Order rye flour');
  const cards = page.getByRole('group', { name: 'Proposal: Create task' });
  await expect(cards.getByText('Proposed anew below')).toHaveCount(3);
  const create = chatProposal(page, 'Create task');
  await expect(create).toContainText('Order rye flour');
  await expect(create).toContainText('For Nora Lind');
  await expectAccessible(page, 'the chat with what was proposed anew');
  await expect(log.getByRole('button', { name: 'Create task' }), 'one can be created').toHaveCount(1);
  await create.getByRole('button', { name: 'Create task' }).click();
  await expect(create.getByText('Done')).toBeVisible();
  const made = (await titlesOf(request, admin)).filter((title) => title.includes('flour'));
  expect(made).toEqual(['Order rye flour']);
  await askChat(page, 'create tasks: sweep the hall, wash the van');
  await askChat(page, 'drop the first');
  await expect(cards.filter({ hasText: 'Sweep the hall' }).getByText('Not done')).toBeVisible();
  await expect(cards.filter({ hasText: 'Wash the van' }).getByRole('button', { name: 'Create task' })).toBeVisible();
  await askChat(page, 'postpone Order rye flour to 2031-05-13');
  const move = chatProposal(page, 'Move due date');
  await move.getByRole('button', { name: 'Move due date' }).click();
  await expect(move.getByText('Done'), 'once it is there, it is changed as a task').toBeVisible();
  await expect(log).toContainText('Order rye flour');
});

test('what is sent before the answer is there is asked next', async ({ page, request }) => {
  const { admin } = await companyWithTasks(request);
  await openAs(page, admin, '/contacts');
  await page.getByRole('button', { name: 'AI assistant' }).click();
  const chat = page.getByRole('dialog', { name: 'AI Assistant' });
  const release = await hold(page, '**/api/ai/chat/stream');
  await chatField(page).fill('What is overdue?');
  await chatField(page).press('Enter');
  await chatField(page).fill('How many tasks are open?');
  await chatField(page).press('Enter');
  await expect(chatField(page)).toHaveValue('');
  await chatField(page).pressSequentially('Help');
  await chatField(page).press('Enter');
  const waiting = chat.getByRole('list', { name: 'Asked next' });
  await expect(waiting.getByRole('listitem')).toHaveText(['How many tasks are open?', 'Help']);
  await expectAccessible(page, 'the chat with what waits');
  await chat.getByRole('button', { name: 'Stop' }).click();
  await expect(chatField(page), 'all of it is there again').toHaveValue(
    'What is overdue?\nHow many tasks are open?\nHelp',
  );
  await chatField(page).fill('What is overdue?');
  await chatField(page).press('Enter');
  await chatField(page).fill('How many tasks are open?');
  await chatField(page).press('Enter');
  release();
  const log = chat.getByRole('log');
  await expect(log).toContainText('There is 1 open task overdue:');
  await expect(log).toContainText(/There are \d open tasks\./);
  await expect(chatField(page)).toHaveValue('');
});

test('what a card has made is the last change for Ctrl with Z, and its Undo outlives the closed chat', async ({
  page,
  request,
}) => {
  const { admin, nora, lampId } = await companyWithTasks(request);
  const fenceId = await idOf(request, admin, 'Paint the garden fence');
  const lamp = () => taskOf(request, admin, lampId);
  await openAs(page, admin, '/dashboard?status=all');
  await page.getByRole('button', { name: /change status of Paint the garden fence/ }).click();
  await page.getByRole('menuitemradio', { name: 'On Hold' }).click();
  await expect(page.getByText('Status changed to On Hold')).toBeVisible();

  const chat = page.getByRole('dialog', { name: 'AI Assistant' });
  const open = () => page.getByRole('button', { name: 'AI assistant' }).click();
  const leave = async () => {
    await page.keyboard.press('Escape');
    await expect(chat).toBeHidden();
  };
  const confirm = async (asked: string, action: string) => {
    await askChat(page, asked);
    await chatProposal(page, action).getByRole('button', { name: action }).click();
    await expect(chatProposal(page, action).getByText('Done')).toBeVisible();
  };
  await open();
  await confirm('Set the hallway lamp to high priority', 'Change to High priority');
  await confirm('Assign the hallway lamp to Nora', 'Assign to Nora Lind');
  await confirm('Postpone the hallway lamp to 2031-05-09', 'Move due date');
  await confirm('Comment on the hallway lamp: the bulb is here', 'Add comment');
  await confirm('Create a task: Order new bulbs for the hallway', 'Create task');
  await leave();

  await page.keyboard.press('Control+z');
  await expect.poll(() => titlesOf(request, admin)).not.toContainEqual(expect.stringContaining('bulbs'));
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await lamp()).commentCount).toBe(0);
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await lamp()).dueDate).toBeNull();
  expect(await lamp(), 'one after the other').toMatchObject({ assigneeId: nora.user.id, priority: 'HIGH' });

  await open();
  await expect(chatProposal(page, 'Move due date')).toContainText('Taken back');
  await expect(chatProposal(page, 'Move due date').getByRole('button', { name: 'Undo' })).toHaveCount(0);
  const assign = chatProposal(page, 'Assign to Nora Lind');
  await assign.getByRole('button', { name: 'Undo' }).click();
  await expect(assign).toContainText('Taken back');
  expect((await lamp()).assigneeId).toBe(admin.user.id);
  await page.keyboard.press('Control+z');
  await expect(chatProposal(page, 'Change to High priority'), 'what a button took back is over').toContainText(
    'Taken back',
  );
  expect((await lamp()).priority).toBe('MEDIUM');
  await leave();
  expect(await statusOf(request, admin, Number(fenceId)), 'the older one until now').toBe('ON_HOLD');
  await page.keyboard.press('Control+z');
  await expect.poll(() => statusOf(request, admin, Number(fenceId))).toBe('TODO');
});

test('two tabs that confirm one proposal at once make it once, and both say what happened', async ({
  page,
  request,
}) => {
  const { admin, lampId } = await companyWithTasks(request);
  await openAs(page, admin, '/contacts');
  await page.getByRole('button', { name: 'AI assistant' }).click();
  await askChat(page, 'Create a task: Order new bulbs');
  const other = await page.context().newPage();
  // What the one has noted does not reach the other in time.
  await other.addInitScript(() =>
    window.addEventListener('storage', (event) => event.stopImmediatePropagation(), true),
  );
  await openAs(other, admin, '/contacts');
  await other.getByRole('button', { name: 'AI assistant' }).click();
  const bothPress = async (action: string, address: string | RegExp) => {
    const release = await hold(other, address);
    const sent = other.waitForRequest(address);
    await chatProposal(other, action).getByRole('button', { name: action }).click();
    await sent;
    await chatProposal(page, action).getByRole('button', { name: action }).click();
    await expect(chatProposal(page, action).getByText('Done')).toBeVisible();
    release();
    await expect(chatProposal(other, action).getByText('Done')).toBeVisible();
    await expect(chatProposal(other, action).getByRole('alert')).toHaveCount(0);
    await other.unroute(address);
  };
  await bothPress('Create task', /\/api\/tasks$/);
  expect((await titlesOf(request, admin)).filter((title) => title.includes('bulbs'))).toHaveLength(1);

  await askChat(page, 'Complete the hallway lamp');
  await reload(other);
  await bothPress('Complete task', new RegExp(`/api/tasks/${lampId}$`));
  expect(await statusOf(request, admin, lampId)).toBe('COMPLETED');

  await askChat(page, 'Complete the garden fence');
  await reload(other);
  const fenceId = await idOf(request, admin, 'Paint the garden fence');
  const headers = { authorization: `Bearer ${admin.token}` };
  await request.patch(`/api/tasks/${fenceId}/status`, { headers, data: { status: 'COMPLETED' } });
  await chatProposal(other, 'Complete task').getByRole('button', { name: 'Complete task' }).click();
  await expect(chatProposal(other, 'Complete task').getByText('Already done')).toBeVisible();
  await expect(chatProposal(page, 'Complete task').getByText('Already done')).toBeVisible();
});

test('a proposal about a task that somebody has changed since is not made unasked', async ({ page, request }) => {
  const { admin, lampId } = await companyWithTasks(request);
  await openAs(page, admin, `/dashboard?status=all`);
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor();
  await page.keyboard.press('a');
  await askChat(page, 'Comment on the hallway lamp: the bulb is here');
  const headers = { authorization: `Bearer ${admin.token}` };
  await request.patch(`/api/tasks/${lampId}/priority`, { headers, data: { priority: 'URGENT' } });
  const card = chatProposal(page, 'Add comment');
  await card.getByRole('button', { name: 'Add comment' }).click();
  await expect(card.getByRole('alert')).toContainText('This task has been changed since I proposed this.');
  await card.getByRole('button', { name: 'Add comment anyway' }).click();
  await expect(card.getByText('Done')).toBeVisible();
  await card.getByRole('button', { name: 'Open task' }).click();
  await expect(comments(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/dashboard\?status=all$/);

  await page.getByRole('button', { name: 'AI assistant' }).click();
  await askChat(page, 'Make the garden fence urgent');
  const urgent = chatProposal(page, 'Change to Urgent priority');
  await urgent.getByRole('button', { name: 'Change to Urgent priority' }).click();
  await expect(urgent.getByText('Done')).toBeVisible();
  const fenceId = await idOf(request, admin, 'Paint the garden fence');
  await request.patch(`/api/tasks/${fenceId}/priority`, { headers, data: { priority: 'LOW' } });
  await urgent.getByRole('button', { name: 'Undo' }).click();
  await expect(urgent.getByRole('alert')).toContainText('Take back what came last first');

  await askChat(page, 'Complete the garden fence');
  await page.context().setOffline(true);
  await chatProposal(page, 'Complete task').getByRole('button', { name: 'Complete task' }).click();
  await expect(chatProposal(page, 'Complete task').getByRole('alert')).toContainText('offline');
  await page.context().setOffline(false);
  await request.delete(`/api/tasks/${fenceId}`, { headers });
  await chatProposal(page, 'Complete task').getByRole('button', { name: 'Complete task' }).click();
  await expect(chatProposal(page, 'Complete task')).toContainText('This task was deleted');
  await expect(chatProposal(page, 'Complete task').getByRole('button'), 'nothing that leads nowhere').toHaveCount(0);
});

test('what was said and typed stays until it is cleared, through closing, reloads and failures', async ({
  page,
  request,
}) => {
  const pia = await newPersonalAccount(request);
  await newTask(request, pia, { title: 'Pay the plumber' });
  await openAs(page, pia, '/settings');
  const button = page.getByRole('button', { name: 'AI assistant' });
  await button.click();
  const chat = page.getByRole('dialog', { name: 'AI Assistant' });
  await expect(chat.getByText('Pia Personal', { exact: true })).toBeVisible();
  await chatField(page).fill('x'.repeat(600));
  await expect(chat.getByText('500/500')).toBeVisible();
  await expect(chat.getByText(/^The last \d+ characters had no room here/)).toBeVisible();
  await chatField(page).fill('😀'.repeat(501));
  await expect(chatField(page), 'each is one character, as the server counts them').toHaveValue('😀'.repeat(500));
  await expect(chat.getByText('500/500')).toBeVisible();
  await expect(chat.getByText(/^The last character had no room here/)).toBeVisible();
  await chatField(page).fill(`Please call the bank tomorrow. ${'It is about the credit line. '.repeat(20)}`);
  await chat.getByRole('button', { name: 'Create from text' }).click();
  const form = page.getByRole('dialog', { name: 'Create New Task' });
  await expect(form.getByLabel('Title')).toHaveValue('Credit line: call the bank');
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await page.goBack();
  await button.click();
  await expect(chatField(page), 'it went with the text').toHaveValue('');
  await chatField(page).fill('How many tasks');
  await chatField(page).press('Shift+Enter');
  await chatField(page).pressSequentially('are open?');
  await expect(chatField(page)).toHaveValue('How many tasks\nare open?');
  await page.keyboard.press('Escape');
  await expect(chat).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await expect(chatField(page)).toHaveValue('How many tasks\nare open?');
  await page.goBack();
  await expect(chat).toBeHidden();
  await button.click();

  await page.context().setOffline(true);
  await chatField(page).press('Enter');
  await expect(chat.getByRole('alert')).toContainText('This did not work while you were offline');
  await expect(chatField(page)).toHaveValue('How many tasks\nare open?');
  await expect(chat.getByRole('log')).not.toContainText('How many');
  await page.context().setOffline(false);
  await page.route('**/api/ai/chat/stream', (route) => route.fulfill({ status: 500, json: { success: false } }));
  await chatField(page).press('Enter');
  await expect(chat.getByRole('alert')).toContainText('AI service error');
  await expectAccessible(page, 'the failing chat');
  await page.unroute('**/api/ai/chat/stream');

  const release = await hold(page, '**/api/ai/chat/stream');
  await chatField(page).press('Enter');
  await expect(chat.getByText('Thinking…')).toBeVisible();
  await page.keyboard.press('Escape');
  release();
  await button.click();
  await expect(chatField(page), 'what nobody waits for is not answered').toHaveValue('How many tasks\nare open?');
  await chatField(page).press('Enter');
  await expect(chat.getByRole('log')).toContainText('There is 1 open task.');
  await expect(chatField(page)).toHaveValue('');

  await reload(page);
  await expect(chat, 'open as it was').toBeVisible();
  await expect(chat.getByRole('log')).toContainText('There is 1 open task.');
  const answerLate = await hold(page, '**/api/ai/chat/stream');
  await chatField(page).fill('What is overdue?');
  await chatField(page).press('Enter');
  await expect(chat.getByText('Thinking…')).toBeVisible();
  await chat.getByRole('button', { name: 'Clear' }).click();
  answerLate();
  await expect(chat.getByText('Hello Pia Personal!'), 'what was being asked goes too').toBeVisible();
  expect(await storedConversations(page)).toEqual([]);
  await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Undo' }).click();
  await expect(chat.getByRole('log')).toContainText('There is 1 open task.');
  expect(await storedConversations(page)).toHaveLength(1);

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(await storedConversations(page), 'the next person reads nothing of it').toEqual([]);
});

test('that a line could not be sent is said until something works', async ({ page, request }) => {
  await openAs(page, await newPersonalAccount(request));
  await page.getByRole('button', { name: 'AI assistant' }).click();
  const chat = page.getByRole('dialog', { name: 'AI Assistant' });
  const alert = chat.getByRole('alert');
  await askChat(page, 'Create a task: Order new bulbs for the hallway');
  const create = chatProposal(page, 'Create task');
  await expect(create).toBeVisible();
  const failOnce = async () => {
    await page.context().setOffline(true);
    await chatField(page).fill('What is overdue?');
    await chatField(page).press('Enter');
    await expect(alert).toContainText('This did not work while you were offline');
    await page.context().setOffline(false);
  };

  await failOnce();
  await create.getByRole('button', { name: 'Create task' }).click();
  await expect(create.getByText('Done')).toBeVisible();
  await expect(alert, 'the card has worked').toHaveCount(0);
  await failOnce();
  await create.getByRole('button', { name: 'Undo' }).click();
  await expect(create.getByText('Taken back')).toBeVisible();
  await expect(alert, 'so has its Undo').toHaveCount(0);
  await failOnce();
  const release = await hold(page, '**/api/ai/chat/stream');
  await chatField(page).press('Enter');
  await expect(chat.getByText('Thinking…')).toBeVisible();
  await expect(alert, 'the next line is sent').toHaveCount(0);
  release();
  await expect(chat.getByRole('log')).toContainText('overdue');
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test('the button covers nothing, and the chat fits', async ({ page, request }) => {
    const { admin } = await companyWithTasks(request);
    await openAs(page, admin);
    const button = page.getByRole('button', { name: 'AI assistant' });
    const box = await button.boundingBox();
    const header = await page.getByRole('banner').boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0), 'it stands in the header').toBeLessThanOrEqual(header?.height ?? 0);
    await button.tap();
    await askChat(page, 'Complete the hallway lamp');
    await chatProposal(page, 'Complete task').getByRole('button', { name: 'Complete task' }).tap();
    await expect(chatProposal(page, 'Complete task').getByText('Done')).toBeInViewport();
    await expect(chatField(page)).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    expect(await page.evaluate(() => (document.querySelector('dialog')?.scrollWidth ?? 0) <= window.innerWidth)).toBe(
      true,
    );

    await withLargestLetters(page, async () => {
      const chat = page.getByRole('dialog', { name: 'AI Assistant' });
      const width = async (part: Locator) => (await part.boundingBox())?.width ?? 0;
      const heading = chat.getByRole('heading', { name: 'AI Assistant' });
      expect((await heading.boundingBox())?.height, 'a line or two').toBeLessThan(70);
      expect(await width(chatField(page)), 'room to write').toBeGreaterThan(160);
      expect(await width(chat.getByRole('button', { name: 'Send' }))).toBeLessThan((await width(chatField(page))) / 2);
      await expect(chatField(page)).toBeInViewport({ ratio: 1 });
      await expect(chat.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
    });
  });
});

test('the newest answer and the field stay in sight when a phone is turned', async ({ page, request }) => {
  const { admin } = await companyWithTasks(request);
  await page.setViewportSize({ width: 640, height: 320 });
  await openAs(page, admin);
  await page.getByRole('button', { name: 'AI assistant' }).click();
  await expect(chatField(page)).toBeInViewport({ ratio: 1 });
  await expectAccessible(page, 'the chat on a phone that lies');
  for (const question of ['What is overdue?', 'Show all my tasks', 'What is due this week?', 'Help', 'Help', 'Help']) {
    await askChat(page, question);
  }
  const newest = page.getByText('Built-in assistant').last();
  await expect(newest).toBeInViewport({ ratio: 1 });
  for (const [width, height] of [
    [360, 740],
    [640, 320],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(newest, `at ${width} px`).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Close' }), `at ${width} px`).toBeInViewport({ ratio: 1 });
    await expect(chatField(page), `at ${width} px`).toBeInViewport({ ratio: 1 });
  }
});

test('what is typed while the chat is still loading is meant for it, not for the page', async ({ page, request }) => {
  await openAs(page, await newPersonalAccount(request), '/dashboard');
  const release = await hold(page, /\/assets\/ChatDialog-.*\.js$/);
  await page.keyboard.press('a');
  // Keys of the page among them: create, quick add, search.
  await page.keyboard.type('complete /q');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  const message = page.getByRole('dialog', { name: 'AI Assistant' }).getByLabel('Message');
  await expect(message).toHaveValue('complete /q');
  await expect(message).toBeFocused();
});

test('a chat that cannot be loaded leaves the page as it is', async ({ page, request }) => {
  await openAs(page, await newPersonalAccount(request), '/dashboard');
  await page.getByRole('link', { name: 'Contacts' }).first().click();
  await expect(page).toHaveURL(/\/contacts/);
  await page.route(/\/assets\/ChatDialog-.*/, (route) => route.abort());
  await page.getByRole('button', { name: 'AI assistant' }).click();
  await expect(page.getByText(FAILURES.partMissing)).toHaveCount(1);
  await expect(page).toHaveURL(/\/contacts/);
  await expect(page.getByRole('heading', { name: 'Contacts', exact: true })).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' }), 'the page hears its keys').toBeVisible();
});

async function companyWithTasks(request: APIRequestContext) {
  const admin = await newCompany(request);
  const nora = await newColleague(request, admin, 'Nora Lind');
  const own = { assigneeId: admin.user.id };
  const lamp = await newTask(request, admin, { title: 'Repair the hallway lamp', ...own, dueDate: null });
  await newTask(request, admin, { title: 'Paint the garden fence', ...own, dueDate: '2026-01-05T10:00:00Z' });
  return { admin, nora, lampId: lamp.id };
}

async function taskOf(request: APIRequestContext, as: Account, id: number) {
  const response = await request.get(`/api/tasks/${id}`, { headers: { authorization: `Bearer ${as.token}` } });
  return (await response.json()).data as {
    status: string;
    priority: string;
    assigneeId: number;
    dueDate: string;
    commentCount: number;
  };
}

async function statusOf(request: APIRequestContext, as: Account, id: number): Promise<string> {
  return (await taskOf(request, as, id)).status;
}

async function idOf(request: APIRequestContext, as: Account, title: string): Promise<number | undefined> {
  const response = await request.get('/api/tasks', { headers: { authorization: `Bearer ${as.token}` } });
  return ((await response.json()).data as { id: number; title: string }[]).find((task) => task.title === title)?.id;
}

function storedConversations(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('aiConversation')));
}
