import { createServer, type Server } from 'node:http';
import type { APIRequestContext, Page } from '@playwright/test';
import { ASSISTANT_MESSAGES } from '@taskwell/contract/assistant';
import { HAND_OVER_LIMITS, handOverFragment } from '@taskwell/contract/hand-over';
import { HAND_OVER_MESSAGES } from '@taskwell/contract/hand-over-messages';
import { FAILURES, VALIDATION } from '@taskwell/contract/messages';
import { REFUSALS } from '@taskwell/contract/refusals';
import { TASK_SUCCESSES } from '@taskwell/contract/task-messages';
import { expectAccessible } from './pages/accessible.ts';
import {
  type Account,
  newColleague,
  newCompany,
  newPersonalAccount,
  newTask,
  openAs,
  post,
  signIn,
  titlesOf,
} from './pages/accounts.ts';
import { sendMessage } from './pages/assistant.ts';
import { test } from './pages/gated-app.ts';
import { withLargestLetters } from './pages/letters.ts';
import { comments, undo } from './pages/tasks.ts';
import { expect, hold, passGate, reload, visit } from './pages/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const LAMP = 'Repair the hallway lamp';

test('the popup keeps a visitor’s text, hands it over and the dashboard asks before it does anything', async ({
  page,
  request,
  context,
}) => {
  const { admin, lampId } = await companyWithTasks(request);
  await page.setViewportSize({ width: 320, height: 400 });
  await visit(page, `/popup?text=${encodeURIComponent('Dear all,\nplease call the bank tomorrow. <b>Thanks</b>')}`);
  const text = page.getByLabel('Text');
  await expect(text).toHaveValue('Dear all,\nplease call the bank tomorrow. <b>Thanks</b>');
  await expect(text, 'who opens it writes').toBeFocused();
  await expect(page).toHaveURL(/\/popup$/);
  await expect(page.getByText('Please login to your task manager first')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create Task' })).toBeDisabled();
  await expectAccessible(page, 'the popup of a visitor');
  await expectNothingCut(page);
  await page.evaluate(() => localStorage.setItem('fontSize', 'large'));
  await reload(page);
  await expectNothingCut(page);
  await page.evaluate(() => localStorage.removeItem('fontSize'));
  await reload(page);
  await withLargestLetters(page, () => expectNothingCut(page));
  const login = await openedBy(page, () => page.getByRole('button', { name: 'Open Login' }).click());
  await signIn(login, admin);
  await expect(login.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByText('Please login to your task manager first')).toBeHidden();
  await withLargestLetters(page, async () => {
    await expectNothingCut(page);
    const clear = page.getByRole('button', { name: 'Clear' });
    await expect(clear, 'all of it in the smallest window').toBeInViewport({ ratio: 1 });
  });
  await expect(text).toHaveValue(/call the bank tomorrow/);
  await login.close();

  await text.focus();
  const dashboard = await openedBy(page, () => page.keyboard.press('Control+Enter'));
  const create = dashboard.getByRole('dialog', { name: 'Create New Task' });
  await expect(create.getByLabel('Title')).toHaveValue(/call the bank/i);
  await expect(create.getByText('This was filled in for you')).toBeVisible();
  await expect(dashboard).toHaveURL(/\/dashboard$/);
  expect(await entriesIn(dashboard)).toEqual([]);
  await dashboard.keyboard.press('Enter');
  await expect(create, 'a key pressed for something else writes nothing').toBeVisible();
  await expectAccessible(dashboard, 'a task that was handed over');
  await create.getByLabel('Internal assignee').fill('Ada');
  await dashboard.getByRole('option', { name: /Ada Admin/ }).click();
  await reload(dashboard);
  await expect(create.getByLabel('Title'), 'it survives a reload').toHaveValue(/call the bank/i);
  expect(await titlesOf(request, admin)).toHaveLength(2);
  await create.getByRole('button', { name: 'Create Task' }).click();
  await expect(create).toBeHidden();
  expect(await titlesOf(request, admin)).toContainEqual(expect.stringMatching(/call the bank/i));
  await dashboard.close();

  await expect(page.getByText('Opened in your task manager.')).toBeVisible();
  await text.fill('ü'.repeat(2_010));
  await expect(page.getByText('The last 10 characters had no room and were left out.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.getByRole('button', { name: 'Undo Clear' }).click();
  await expect(text).toHaveValue('ü'.repeat(2_000));
  await page.getByRole('button', { name: 'Clear' }).click();
  await visit(page, `/popup?text=${'ü'.repeat(2_003)}`);
  await expect(text).toHaveValue('ü'.repeat(2_000));
  await expect(page.getByText(ASSISTANT_MESSAGES.leftOut(3)), 'of an address, too').toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.getByRole('button', { name: 'Complete Task' }).click();
  await expect(page.getByText('Please enter some text')).toBeVisible();
  await text.fill('The hallway lamp is repaired, the bulb was broken');
  const completing = await openedBy(page, () => page.getByRole('button', { name: 'Complete Task' }).click());
  const complete = completing.getByRole('dialog', { name: 'Complete Task' });
  await expect(complete).toContainText(LAMP);
  expect((await taskOf(request, admin, lampId)).status).toBe('TODO');
  await expectAccessible(completing, 'completing what was handed over');
  await complete.getByLabel('Comment (optional)').fill('the bulb was broken');
  await complete.getByRole('button', { name: 'Complete Task' }).click();
  await expect(complete).toBeHidden();
  await expect
    .poll(async () => (await taskOf(request, admin, lampId)).comments[0]?.content)
    .toBe('✅ Task completed: the bulb was broken');
  await undo(completing);
  await expect
    .poll(() => taskOf(request, admin, lampId), 'all that was confirmed')
    .toMatchObject({ status: 'TODO', commentCount: 0 });
  await completing.close();

  // Of no task: SPEC §2 opens the form of a new one, with the text, and with the day that it names.
  await text.fill('roof gutter moved to thursday 3pm');
  const updating = await openedBy(page, () => page.getByRole('button', { name: 'Update Task' }).click());
  await expect(updating.getByText('No task was found that this speaks of.')).toBeVisible();
  await expect(updating.getByLabel('Title')).toHaveValue('roof gutter moved to thursday 3pm');
  await expect(updating.getByRole('textbox', { name: 'Due date' })).toHaveValue(/3:00 PM/);
  await updating.goBack();
  await updating.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Undo' }).click();
  await expect(updating.getByLabel('Title')).toHaveValue('roof gutter moved to thursday 3pm');
  await updating.close();

  // Where the assistant fails, the text itself is handed over (SPEC §8).
  await context.route('**/api/ai/**', (route) => route.fulfill({ status: 503, json: { success: false } }));
  await text.fill('Water the plants in the office');
  const manual = await openedBy(page, () => page.getByRole('button', { name: 'Create Task' }).click());
  await expect(manual.getByLabel('Title')).toHaveValue('Water the plants in the office');
  await expect(manual.getByRole('dialog').getByLabel('Priority')).toHaveValue('MEDIUM');
  await expect(page.getByText(/^The assistant could not read it/)).toBeVisible();
  await expect(manual.getByText(/^The assistant could not read it/), 'where the form is, too').toBeVisible();
  await expect(manual.getByText('No date to come was read')).toHaveCount(0);
  await manual.close();
  const unread = await openedBy(page, () => page.getByRole('button', { name: 'Update Task' }).click());
  await expect(unread.getByText(/^The assistant could not read it/)).toBeVisible();
  await expect(unread.getByText('No task was found'), 'nobody has looked for one').toHaveCount(0);
  await expect(unread.getByRole('button', { name: 'Choose a task' })).toBeVisible();
  await unread.close();
  const refusal = { success: false, error: REFUSALS.tooManyRequests(60) };
  await context.route('**/api/ai/**', (route) => route.fulfill({ status: 429, json: refusal }));
  const refused = await openedBy(page, () => page.getByRole('button', { name: 'Create Task' }).click());
  await expect(refused.getByLabel('Title')).toHaveValue('Water the plants in the office');
  await expect(page.getByText(refusal.error), 'who asked too often is told so').toBeVisible();
  await refused.close();
  // Nobody means a new task by an update.
  await page.getByRole('button', { name: 'Update Task' }).click();
  await expect(page.getByRole('alert').getByText(refusal.error)).toBeVisible();
  await expect(text).toHaveValue('Water the plants in the office');
  await expect(page.getByText('Opened in your task manager.')).toHaveCount(0);
});

test('addresses, messages and events fill forms and ask, on both task screens', async ({ page, request }) => {
  const { admin, lampId, fenceId } = await companyWithTasks(request);
  await visit(
    page,
    `/dashboard?${new URLSearchParams({ createTask: JSON.stringify({ title: 'Buy <i>paint</i>', priority: 'HIGH', assignee: { id: admin.user.id, name: 'Ada Admin' } }), originalText: 'ü '.repeat(1_000) })}`,
  );
  await signIn(page, admin);
  const create = page.getByRole('dialog', { name: 'Create New Task' });
  await expect(create.getByLabel('Title'), 'signing in loses nothing').toHaveValue('Buy <i>paint</i>');
  await expect(create.getByLabel('Priority')).toHaveValue('HIGH');
  await expect(create, 'whose date is whose').toContainText('No date to come was read');
  await expect(create.getByLabel('Internal assignee')).toHaveValue('Ada Admin');
  await expect(page).toHaveURL(/\/dashboard$/);
  await create.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Set aside. Nothing was changed.')).toBeVisible();

  const emil = await newColleague(request, admin, 'Emil Lead');
  const updateData = {
    taskFound: true,
    taskId: lampId,
    updateContent: 'the electrician comes on Friday',
    suggestedActions: [
      { action: 'changeStatus', status: 'IN_PROGRESS' },
      { action: 'changePriority', priority: 'URGENT' },
      { action: 'assign', assignee: { id: emil.user.id, name: 'Emil Lead' } },
      { action: 'comment', content: 'the electrician comes on Friday' },
    ],
  };
  await sendMessage(page, { type: 'UPDATE_TASK_FROM_EXTENSION', source: 'browser-extension', updateData });
  const update = page.getByRole('dialog', { name: 'Update Task' });
  await expect(update).toContainText(LAMP);
  await expect(update, 'with what tells it from others').toContainText('To Do');
  await expect(update, 'and who has it now').toContainText('Assigned to Ada Admin');
  await expectAccessible(page, 'an update that was handed over');
  await expect(update.getByRole('button', { name: 'Update Task' })).toBeEnabled();
  await page.keyboard.press('Control+Enter');
  await page.keyboard.down('Control');
  for (let held = 0; held < 3; held += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await page.keyboard.up('Control');
  await expect(update, 'keys that another page may have asked for write nothing').toBeVisible();
  expect((await taskOf(request, admin, lampId)).status).toBe('TODO');
  const another = page.getByRole('dialog', { name: 'Which task?' });
  for (const [typed, title] of [
    ['fence', 'Paint the garden fence'],
    ['lamp', LAMP],
  ] as const) {
    await update.getByRole('button', { name: 'Another task' }).click();
    await another.getByLabel('Task').fill(typed);
    await page.getByRole('option', { name: title }).click();
    await expect(update).toContainText(title);
  }
  await update.getByLabel('Change priority to Urgent').uncheck();
  await expect(update.getByLabel('Assign to Emil Lead')).toBeChecked();
  await update.getByRole('button', { name: 'Update Task' }).click();
  await expect(update).toBeHidden();
  expect(await taskOf(request, admin, lampId)).toMatchObject({
    status: 'IN_PROGRESS',
    priority: 'MEDIUM',
    assigneeId: emil.user.id,
    commentCount: 1,
  });

  await visit(page, '/tasks');
  await page.getByRole('heading', { name: 'Tasks', exact: true }).waitFor();
  await sendMessage(page, { type: 'SUMMARIZE_TASK', updateData: { taskId: lampId } });
  const summary = page.getByRole('dialog', { name: 'Task Summary' });
  await expect(summary).toContainText(`"${LAMP}" is In Progress`);
  await sendMessage(page, {
    type: 'ADD_SUBTASK',
    updateData: { taskId: lampId, subtaskData: { title: 'Buy a bulb' } },
  });
  await expect(summary.getByText('1 more waiting')).toBeVisible();
  await expect(page.getByRole('dialog'), 'what comes meanwhile waits').toHaveCount(1);
  await page.keyboard.press('Escape');
  const subtask = page.getByRole('dialog', { name: 'Add Subtask' });
  await expect(subtask.getByLabel('Title')).toHaveValue('Buy a bulb');
  await subtask.getByLabel('Assignee').fill('Ada');
  await page.getByRole('option', { name: /Ada Admin/ }).click();
  await subtask.getByRole('button', { name: 'Add Subtask' }).click();
  await expect(page.getByRole('dialog', { name: LAMP })).toContainText('Buy a bulb');
  await page.getByRole('button', { name: 'Close' }).click();

  await sendMessage(page, {
    type: 'SUMMARIZE_TASK',
    updateData: { taskFound: false, reasoning: 'No task has a word of the text in common.' },
    originalText: 'Where do we stand?',
  });
  const unmatched = page.getByRole('dialog', { name: 'Which task?' });
  await expect(unmatched, 'what fits no task says so').toContainText('No task has a word of the text in common.');
  await expect(unmatched.getByRole('button', { name: 'Create a new one' })).toHaveCount(0);
  await unmatched.getByLabel('Task').fill('lamp');
  await page.getByRole('option', { name: LAMP }).click();
  await expect(summary).toContainText(`"${LAMP}" is In Progress`);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await sendMessage(page, {
    type: 'TASK_UPDATE',
    updateData: {
      taskFound: false,
      candidates: [{ taskId: lampId }, { taskId: fenceId }],
      suggestedActions: [{ action: 'assign', assignee: { id: emil.user.id, name: 'Ada Admin' } }],
      reasoning: 'Both have “it” in common with the text.',
    },
    originalText: 'It goes on',
  });
  const which = page.getByRole('dialog', { name: 'Which task?' });
  await expect(which).toContainText('Several tasks fit. Which one is meant?');
  await expect(which).toContainText('Both have “it” in common with the text.');
  await expect(which.getByLabel('Another task'), 'nobody has asked for it').not.toBeFocused();
  await expectAccessible(page, 'the choice between tasks');
  await which.getByRole('button', { name: 'Paint the garden fence' }).click();
  const updating = page.getByRole('dialog', { name: 'Update Task' });
  await expect(updating).toContainText('Add comment: It goes on');
  await expect(updating, 'somebody of that id has another name').not.toContainText('Assign to');
  await expect(updating, 'the person has chosen it').not.toContainText('in common with the text');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.setViewportSize({ width: 320, height: 568 });
  const address = `https://files.example/${'verylongname'.repeat(9)}`;
  await sendMessage(page, { type: 'TASK_UPDATE', updateData: { taskId: lampId }, originalText: address });
  await expect(updating).toContainText(`Add comment: ${address}`);
  expect(await updating.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1280, height: 720 });

  await sendMessage(page, { type: 'TASK_COMPLETE', updateData: { taskId: fenceId }, originalText: 'painted' });
  await page.route(`**/api/tasks/${fenceId}/status`, (route) =>
    route.fulfill({ status: 500, json: { success: false } }),
  );
  await page.getByRole('dialog', { name: 'Complete Task' }).getByLabel('Comment (optional)').fill('in green');
  await page.getByRole('dialog', { name: 'Complete Task' }).getByRole('button', { name: 'Complete Task' }).click();
  await expect(page.getByText('Failed to complete task. Please try again.')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Paint the garden fence' })).toBeVisible();
  await expect(page.getByLabel('Add a comment'), 'what was to be said is not lost').toHaveValue('in green');
  await page.getByLabel('Add a comment').fill('');
  await expect(comments(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Close' }).click();

  await page.evaluate(() =>
    window.dispatchEvent(
      new CustomEvent('taskFromExtension', {
        detail: { taskData: { title: 'From an event', furtherTasks: [{ title: 'And another' }] } },
      }),
    ),
  );
  await expect(create.getByLabel('Title')).toHaveValue('From an event');
  await expect(create.getByText('Task 1 of 2 of this text; the next one follows.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Set aside, with the other task of this text.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await create.getByRole('button', { name: 'Skip this one' }).click();
  await expect(create.getByLabel('Title')).toHaveValue('And another');
  await expect(create.getByText('Task 2 of 2 of this text.')).toBeVisible();
  for (let left = 2; left > 0; left--) await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // Behind the `#` a text comes as it is; the assistant reads it once somebody says so.
  const asked: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().includes('/api/ai/')) asked.push(sent.url());
  });
  const release = await hold(page, '**/api/ai/**');
  const fragment = handOverFragment('complete', `The garden fence is painted, 100 % & more\n${'😀'.repeat(900)}`);
  await page.goto(`/tasks${fragment}`);
  const reading = page.getByRole('dialog', { name: 'Complete Task' });
  await expect(reading).toContainText('This text was handed over to you.');
  await expect(reading).toContainText('100 % & more');
  await expectAccessible(page, 'a text that a link brought');
  await expect(page).toHaveURL(/\/tasks$/);
  await reload(page);
  await page.keyboard.press('Enter');
  await expect(reading).toContainText('This text was handed over to you.');
  expect(asked, 'no link asks for anything').toEqual([]);
  await reading.getByRole('button', { name: 'Read the text' }).click();
  await expect(reading).toContainText('Reading the text…');
  await reload(page);
  await expect(reading, 'it survives a reload').toContainText('Reading the text…');
  release();
  await expect(reading).toContainText('Paint the garden fence');
  await reading.getByText('The text', { exact: true }).click();
  await expect(reading).toContainText('100 % & more');
  await expect(reading).toContainText('😀'.repeat(900));
});

test('what is too long to be handed over says so, and a text that was cut says how much of it', async ({
  page,
  request,
}) => {
  const { admin } = await companyWithTasks(request);
  await openAs(page, admin, '/dashboard');
  const fragment = (sent: object) => `#handOver=${Buffer.from(JSON.stringify(sent)).toString('base64url')}`;
  const tooLong = page.getByText('What was handed over was too long.');
  const task = JSON.stringify({ title: 'Long', description: 'x'.repeat(11_900) });
  for (const address of [
    `/tasks#handOver=${'x'.repeat(11_000)}`,
    `/dashboard?createTask=${encodeURIComponent(task)}`,
  ]) {
    await visit(page, address);
    await expect(tooLong).toBeVisible();
    await expect(page).toHaveURL(/\/(tasks|dashboard)$/);
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await visit(page, `/tasks${fragment({ type: 'create', originalText: `Call the bank. ${'x'.repeat(2_000)}` })}`);
  const cut = /The text was longer than 2,000 characters; its last 15 were left out\./;
  await expect(page.getByRole('dialog', { name: 'Create Task' })).toContainText(cut);
  await page.getByRole('button', { name: 'Read the text' }).click();
  const create = page.getByRole('dialog', { name: 'Create New Task' });
  await expect(create).toContainText(cut);
  await page.keyboard.press('Escape');
  await expect(create).toBeHidden();

  // As many characters as the API reads, of twice the length in JavaScript.
  const emoji = `START ${'😀'.repeat(1_989)}END`;
  await visit(page, `/dashboard${handOverFragment('create', emoji)}`);
  await page.getByRole('button', { name: 'Read the text' }).click();
  await create.getByText('The text', { exact: true }).click();
  await expect(create).toContainText('😀END');
  await expect(create).not.toContainText('were left out');
});

test('a list becomes one subtask after the other, all of the task that is chosen for the first', async ({
  page,
  request,
}) => {
  const pia = await newPersonalAccount(request);
  await newTask(request, pia, { title: 'Prepare the summer party' });
  await openAs(page, pia, '/dashboard');
  await visit(page, `/tasks${handOverFragment('addSubtask', '- buy tape\n- buy string\n- buy bags')}`);
  await page.getByRole('button', { name: 'Read the text' }).click();
  const form = page.getByRole('dialog', { name: 'Add Subtask' });
  await expect(form.getByLabel('Title')).toHaveValue(/buy tape/i);
  await expect(form).toContainText('Task 1 of 3 of this text; the next one follows.');
  await form.getByLabel('Parent task').fill('summer');
  await page.getByRole('option', { name: 'Prepare the summer party' }).click();
  await form.getByRole('button', { name: 'Add Subtask' }).click();
  await expect(form.getByLabel('Title')).toHaveValue(/buy string/i);
  await expect(form).toContainText('Task 2 of 3 of this text; the next one follows.');
  await expect(form.getByLabel('Parent task'), 'of the same task').toHaveValue('Prepare the summer party');
  await form.getByRole('button', { name: 'Skip this one' }).click();
  await expect(form.getByLabel('Title')).toHaveValue(/buy bags/i);
  await expect(form).toContainText('Task 3 of 3 of this text.');
  await form.getByRole('button', { name: 'Add Subtask' }).click();
  await expect(page.getByRole('dialog', { name: 'Prepare the summer party' })).toContainText(/buy bags/i);
  await page.setViewportSize({ width: 320, height: 590 });
  await withLargestLetters(page, async () => {
    const words = await page.getByText(TASK_SUCCESSES.subtaskCreated, { exact: true }).last().boundingBox();
    expect(words?.height, 'a notice keeps its words').toBeLessThan(70);
  });
  const titles = (await titlesOf(request, pia)).map((title) => title.toLowerCase());
  expect(titles).toEqual(expect.arrayContaining(['buy tape', 'buy bags']));
  expect(titles, 'it was skipped').not.toContain('buy string');
});

test('a text with more tasks than are offered says so', async ({ page, request }) => {
  await openAs(page, await newPersonalAccount(request), '/dashboard');
  const things = 'tape string bags paint glue nails soap paper ink cups forks salt pans'.split(' ');
  await visit(page, `/tasks${handOverFragment('create', things.map((thing) => `- buy ${thing}`).join('\n'))}`);
  await page.getByRole('button', { name: 'Read the text' }).click();
  const form = page.getByRole('dialog', { name: 'Create New Task' });
  await expect(form).toContainText('Task 1 of 11 of this text; the next one follows.');
  await expect(form).toContainText(ASSISTANT_MESSAGES.tasksCut(2));
  await form.getByRole('button', { name: 'Skip this one' }).click();
  await expect(form).toContainText('Task 2 of 11 of this text; the next one follows.');
  await expect(form).toContainText(ASSISTANT_MESSAGES.tasksCut(2));
});

test('a subtask that the person may not add there says so, and asks for another task', async ({ page, request }) => {
  const ada = await newCompany(request);
  const emil = await newColleague(request, ada, 'Emil Adler');
  const seen = await newTask(request, ada, { title: 'Plan the fair', assigneeId: ada.user.id });
  await post(request, `/api/task-shares/${seen.id}/share`, { userId: emil.user.id }, ada.token);
  await openAs(page, emil, '/dashboard');
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor();
  await sendMessage(page, {
    type: 'ADD_SUBTASK',
    updateData: { taskId: seen.id, subtaskData: { title: 'Rent two tables' } },
  });
  const form = page.getByRole('dialog', { name: 'Add Subtask' });
  await expect(form).toContainText(ASSISTANT_MESSAGES.noSubtaskThere('Plan the fair'));
  await expect(form.getByLabel('Parent task')).toHaveValue('');
  await expectAccessible(page, 'a subtask that may not be added');
});

test('Ctrl with Z takes back all that was confirmed of what was handed over, and that alone', async ({
  page,
  request,
}) => {
  const { admin, lampId, fenceId } = await companyWithTasks(request);
  const task = (id: number) => expect.poll(() => taskOf(request, admin, id));
  await openAs(page, admin, '/dashboard?status=all');
  await page.getByRole('button', { name: /change status of Paint the garden fence/ }).click();
  await page.getByRole('menuitemradio', { name: 'On Hold' }).click();
  await expect(page.getByText('Status changed to On Hold')).toBeVisible();

  await sendMessage(page, { type: 'TASK_COMPLETE', updateData: { taskId: lampId }, originalText: 'repaired' });
  await page.getByRole('dialog', { name: 'Complete Task' }).getByRole('button', { name: 'Complete Task' }).click();
  await expect(page.getByText('Status changed to Completed')).toBeVisible();
  await task(lampId).toMatchObject({ status: 'COMPLETED', commentCount: 1 });
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Status changed to Completed')).toBeHidden();
  await expect(page.getByText('Taken back')).toBeVisible();
  await task(lampId).toMatchObject({ status: 'TODO', commentCount: 0 });

  const suggestedActions = [
    { action: 'changeStatus', status: 'IN_PROGRESS' },
    { action: 'changePriority', priority: 'URGENT' },
    { action: 'comment', content: 'the electrician comes on Friday' },
  ];
  await sendMessage(page, { type: 'TASK_UPDATE', updateData: { taskId: lampId, suggestedActions } });
  await page.getByRole('dialog', { name: 'Update Task' }).getByRole('button', { name: 'Update Task' }).click();
  await expect(page.getByText('Task updated')).toBeVisible();
  await task(lampId).toMatchObject({ status: 'IN_PROGRESS', priority: 'URGENT', commentCount: 1 });
  await page.keyboard.press('Control+z');
  await task(lampId).toMatchObject({ status: 'TODO', priority: 'MEDIUM', commentCount: 0 });
  expect(await taskOf(request, admin, fenceId), 'nothing older').toMatchObject({ status: 'ON_HOLD' });
  await page.keyboard.press('Control+z');
  await task(fenceId).toMatchObject({ status: 'TODO' });
});

test('a text that does not say that it is done can update the task instead, with what was typed', async ({
  page,
  request,
}) => {
  const { admin, lampId } = await companyWithTasks(request);
  await openAs(page, admin, '/dashboard');
  const suggestedActions = [
    { action: 'changeStatus', status: 'IN_PROGRESS' },
    { action: 'comment', content: 'the bulb is ordered' },
  ];
  const updateData = { taskId: lampId, updateType: 'status', updateContent: 'the bulb is ordered', suggestedActions };
  await sendMessage(page, { type: 'TASK_COMPLETE', updateData, originalText: 'the bulb is ordered' });
  const complete = page.getByRole('dialog', { name: 'Complete Task' });
  await expect(complete).toContainText(ASSISTANT_MESSAGES.notSaidDone);
  await complete.getByLabel('Comment (optional)').fill('the bulb comes on Monday');
  await complete.getByRole('button', { name: ASSISTANT_MESSAGES.updateInstead }).click();
  const update = page.getByRole('dialog', { name: 'Update Task' });
  await expect(update.getByLabel('Add comment: the bulb comes on Monday')).toBeChecked();
  await expectAccessible(page, 'an update in the place of a completion');
  await update.getByRole('button', { name: 'Update Task' }).click();
  await expect(page.getByText('Task updated')).toBeVisible();
  await expect
    .poll(() => taskOf(request, admin, lampId))
    .toMatchObject({ status: 'IN_PROGRESS', comments: [{ content: 'the bulb comes on Monday' }] });
});

test('the update instead of a completion is of the task that was chosen, without a comment that was taken away', async ({
  page,
  request,
}) => {
  const { admin, lampId, fenceId } = await companyWithTasks(request);
  await openAs(page, admin, '/dashboard');
  const suggestedActions = [
    { action: 'changeStatus', status: 'IN_PROGRESS' },
    { action: 'comment', content: 'half of it is done' },
  ];
  const updateData = {
    taskId: lampId,
    updateType: 'status',
    confidence: 0.99,
    reasoning: 'It fits.',
    suggestedActions,
  };
  await sendMessage(page, { type: 'TASK_COMPLETE', updateData, originalText: 'half of it is done' });
  const complete = page.getByRole('dialog', { name: 'Complete Task' });
  await expect(complete).toContainText('It fits.');
  await complete.getByRole('button', { name: 'Another task' }).click();
  const choice = page.getByRole('dialog');
  await choice.getByRole('combobox').fill('fence');
  await page.getByRole('option', { name: /fence/ }).click();
  await expect(complete).toContainText('Paint the garden fence');
  await complete.getByLabel('Comment (optional)').fill('');
  await complete.getByRole('button', { name: ASSISTANT_MESSAGES.updateInstead }).click();
  const update = page.getByRole('dialog', { name: 'Update Task' });
  await expect(update).toContainText('Paint the garden fence');
  await expect(update).not.toContainText('It fits.');
  await expect(update.getByRole('checkbox')).toHaveCount(1);
  await update.getByRole('button', { name: 'Update Task' }).click();
  await expect.poll(() => taskOf(request, admin, fenceId)).toMatchObject({ status: 'IN_PROGRESS', commentCount: 0 });
});

test('Esc pressed again while a dialog closes does not leave the page', async ({ page, request }) => {
  const { admin, lampId } = await companyWithTasks(request);
  await openAs(page, admin);
  await visit(page, '/tasks');
  const dialogs = page.getByRole('dialog');
  const escapeTwice = () =>
    page.evaluate(() => {
      const dialog = document.querySelector('dialog[open]');
      for (let press = 1; press <= 2; press++) dialog?.dispatchEvent(new Event('cancel', { cancelable: true }));
    });
  await page.getByRole('button', { name: 'AI assistant' }).click();
  await expect(dialogs).toBeVisible();
  await escapeTwice();
  await expect(dialogs).toHaveCount(0);
  await sendMessage(page, { type: 'TASK_COMPLETE', updateData: { taskId: lampId }, originalText: 'repaired' });
  await expect(dialogs).toContainText(LAMP);
  await escapeTwice();
  await expect(page.getByText('Set aside. Nothing was changed.')).toBeVisible();
  await expect(dialogs).toHaveCount(0);
  await page.goBack();
  await expect(page, 'one step back from where it was').toHaveURL(/\/dashboard/);
});

test('a press meant for one form does not confirm the next one, which comes up in its place', async ({
  page,
  request,
}) => {
  const { admin } = await companyWithTasks(request);
  await openAs(page, admin);
  const assignee = { id: admin.user.id, name: admin.name };
  const task = { title: 'First', assignee, furtherTasks: [{ title: 'Second', assignee }] };
  await visit(
    page,
    `/dashboard?${new URLSearchParams({ createTask: JSON.stringify(task), originalText: 'some text' })}`,
  );
  const form = page.getByRole('dialog', { name: 'Create New Task' });
  const create = form.getByRole('button', { name: 'Create Task' });
  await expect(form.getByLabel('Title')).toHaveValue('First');
  await expect(create).toBeEnabled();
  const isTaken = page.evaluate(
    () =>
      new Promise((resolve) => {
        const look = new MutationObserver(() => {
          const title = document.querySelector<HTMLInputElement>('dialog[open] input[name=title]');
          if (title?.value !== 'Second') return;
          look.disconnect();
          resolve(document.querySelector('dialog[open] button[type=submit]')?.matches(':enabled'));
        });
        look.observe(document.body, { subtree: true, childList: true, attributes: true });
      }),
  );
  await create.click();
  expect(await isTaken, 'a press as the next form comes up').toBe(false);
  expect(await titlesOf(request, admin)).not.toContain('Second');
  await create.click();
  await expect(form).toBeHidden();
  expect(await titlesOf(request, admin)).toContain('Second');
});

test('of a text about several tasks each is asked about by itself, one after the other', async ({ page, request }) => {
  const { admin, lampId, fenceId } = await companyWithTasks(request);
  await newTask(request, admin, { title: 'Order the chairs', assigneeId: admin.user.id });
  await openAs(page, admin);
  await visit(page, '/popup');
  const text = page.getByLabel('Text');

  await text.fill('The hallway lamp is high now, garden fence: done. The chairs move to 4 June 2031.');
  const updating = await openedBy(page, () => page.getByRole('button', { name: 'Update Task' }).click());
  const update = updating.getByRole('dialog', { name: 'Update Task' });
  await expect(update).toContainText('Task 1 of 3 of this text; the next one follows.');
  await expect(update).toContainText(LAMP);
  await expect(update.getByLabel('Change priority to High')).toBeChecked();
  await expect(update, 'nothing of the others').not.toContainText('Move due date');
  await expectAccessible(updating, 'the first of several updates');
  await update.getByRole('button', { name: 'Update Task' }).click();
  await expect(update).toContainText('Task 2 of 3 of this text; the next one follows.');
  await expect(update).toContainText('Paint the garden fence');
  await reload(updating);
  await expect(update, 'it survives a reload').toContainText('Task 2 of 3 of this text; the next one follows.');
  await update.getByRole('button', { name: 'Skip this one' }).click();
  await expect(update).toContainText('Task 3 of 3 of this text.');
  await expect(update.getByLabel(/^Move due date to/)).toBeChecked();
  await updating.keyboard.press('Escape');
  await expect(updating.getByText('Set aside.', { exact: true })).toBeVisible();
  expect(await taskOf(request, admin, lampId)).toMatchObject({ priority: 'HIGH', commentCount: 1 });
  expect(await taskOf(request, admin, fenceId)).toMatchObject({ status: 'TODO', commentCount: 0 });
  await updating.close();

  await text.fill('I finished the hallway lamp and the garden fence');
  const completing = await openedBy(page, () => page.getByRole('button', { name: 'Complete Task' }).click());
  const complete = completing.getByRole('dialog', { name: 'Complete Task' });
  await expect(complete).toContainText(LAMP);
  await complete.getByRole('button', { name: 'Complete Task' }).click();
  await expect(complete).toContainText('Task 2 of 2 of this text.');
  await expect(complete).toContainText('Paint the garden fence');
  await expect(complete.getByLabel('Comment (optional)')).toHaveValue('I finished the garden fence');
  await complete.getByRole('button', { name: 'Complete Task' }).click();
  await expect(complete).toBeHidden();
  for (const id of [lampId, fenceId]) {
    await expect.poll(async () => (await taskOf(request, admin, id)).status).toBe('COMPLETED');
  }
});

test('what is not ticked is left as it is; mistyped words are put right, and each thing has its day', async ({
  page,
  request,
}) => {
  const { admin, lampId, fenceId } = await companyWithTasks(request);
  await openAs(page, admin);
  await visit(page, '/popup');
  const text = page.getByLabel('Text');

  await text.fill('✅ hallway lamp\n❌ garden fence');
  const completing = await openedBy(page, () => page.getByRole('button', { name: 'Complete Task' }).click());
  const complete = completing.getByRole('dialog', { name: 'Complete Task' });
  await expect(complete).toContainText(LAMP);
  await expect(complete, 'one alone').not.toContainText('of this text');
  await complete.getByRole('button', { name: 'Complete Task' }).click();
  await expect(complete).toBeHidden();
  await expect.poll(async () => (await taskOf(request, admin, lampId)).status).toBe('COMPLETED');
  expect((await taskOf(request, admin, fenceId)).status).toBe('TODO');
  await completing.close();

  await text.fill('plese odrer teh chairs by 3 June 2031 and send teh invitatoins by 5 June 2031');
  const creating = await openedBy(page, () => page.getByRole('button', { name: 'Create Task' }).click());
  const create = creating.getByRole('dialog', { name: 'Create New Task' });
  await expect(create.getByLabel('Title')).toHaveValue('Order the chairs');
  await expect(create.getByLabel('Due date', { exact: true })).toHaveValue(/3.*2031/);
  await expect(create, 'the other one waits').toContainText('Task 1 of 2 of this text');
  await create.getByRole('button', { name: 'Assign to me' }).click();
  await create.getByRole('button', { name: 'Create Task' }).click();
  await expect(create.getByLabel('Title')).toHaveValue('Send the invitations');
  await expect(create.getByLabel('Due date', { exact: true })).toHaveValue(/5.*2031/);
  await creating.close();
});

test('a date that was read wrongly is put right in the form of the update', async ({ page, request }) => {
  const { admin, lampId, fenceId } = await companyWithTasks(request);
  await openAs(page, admin);
  await visit(page, '/tasks');
  await page.getByRole('heading', { name: 'Tasks', exact: true }).waitFor();
  const updateData = {
    taskFound: true,
    taskId: lampId,
    suggestedActions: [
      { action: 'changeDueDate', dueDate: '2031-06-03T15:00:00.000Z' },
      { action: 'comment', content: 'on the 3rd' },
    ],
  };
  await sendMessage(page, { type: 'TASK_UPDATE', updateData, originalText: 'on the 3rd' });
  const update = page.getByRole('dialog', { name: 'Update Task' });
  const move = update.getByRole('checkbox', { name: /due date/ });
  const due = update.getByLabel('Due date', { exact: true });
  await expect(move).toBeChecked();
  await move.uncheck();
  await expect(due, 'what is not moved needs no date').toHaveCount(0);
  await move.check();
  await due.fill('sometime');
  await update.getByRole('button', { name: 'Update Task' }).click();
  await expect(update.getByText(VALIDATION.dueDateNotUnderstood).first()).toBeVisible();
  await expect(due).toHaveValue('sometime');
  await due.fill('2031-06-05 17:30');
  await expect(update.getByRole('checkbox', { name: /^Move due date to .*5/ })).toBeChecked();
  await expectAccessible(page, 'an update with a date');

  await page.setViewportSize({ width: 320, height: 568 });
  const comment = update.getByRole('checkbox', { name: 'Add comment: on the 3rd' });
  for (const box of [move, comment]) await box.uncheck();
  await update.getByRole('button', { name: 'Update Task' }).click();
  const nothing = update.getByRole('alert').getByText(ASSISTANT_MESSAGES.nothingTicked);
  await expect(nothing, 'beside the button').toBeInViewport({ ratio: 1 });
  await expect(comment).toBeFocused();
  await expectAccessible(page, 'an update of which nothing is ticked');
  await page.keyboard.press('Space');
  await expect(nothing).toHaveCount(0);
  await move.check();
  await page.setViewportSize({ width: 1280, height: 720 });

  await update.getByRole('button', { name: 'Another task' }).click();
  await page.getByRole('dialog', { name: 'Which task?' }).getByLabel('Task').fill('fence');
  await page.getByRole('option', { name: 'Paint the garden fence' }).click();
  await expect(update).toContainText('Paint the garden fence');
  await expect(due, 'of another task').toHaveValue(/Jun 5, 2031, 5:30 PM/);
  await reload(page);
  await expect(due, 'it survives a reload').toHaveValue(/Jun 5, 2031, 5:30 PM/);

  await page.route('**/api/comments/task/*', (route) => route.abort());
  await update.getByRole('button', { name: 'Update Task' }).click();
  await expect(update.getByRole('alert')).toContainText(
    /^Saved: Move due date to .*5:30 PM\. Not saved: Add comment: on the 3rd\. The service is/,
  );
  await expect(move, 'what is saved is not made again').toHaveCount(0);
  await expectAccessible(page, 'an update that was saved in part');
  await page.unroute('**/api/comments/task/*');
  await update.getByRole('button', { name: 'Update Task' }).click();
  await expect(update).toBeHidden();
  const { dueDate, commentCount } = await taskOf(request, admin, fenceId);
  expect(await page.evaluate((at) => new Date(at).toLocaleString('sv'), dueDate)).toBe('2031-06-05 17:30:00');
  expect(commentCount).toBe(1);
});

test('what becomes of a task while a form about it is open is said, and nothing is made instead', async ({
  page,
  request,
}) => {
  const { admin, lampId, fenceId } = await companyWithTasks(request);
  const headers = { authorization: `Bearer ${admin.token}` };
  await openAs(page, admin, '/contacts');
  await visit(page, '/tasks');
  await page.getByRole('heading', { name: 'Tasks', exact: true }).waitFor();
  const release = await hold(page, `**/api/tasks/${lampId}`);
  await sendMessage(page, { type: 'TASK_COMPLETE', updateData: { taskId: lampId }, originalText: 'repaired' });
  const complete = page.getByRole('dialog', { name: 'Complete Task' });
  await expect(complete.getByText('Loading task')).toBeAttached();
  await expect(complete.locator('[data-handed]'), 'and not the cross').toBeFocused();
  await expectAccessible(page, 'a form that is on its way');
  await page.keyboard.press('Enter');
  release();
  await expect(complete, 'who was too early loses nothing').toContainText(LAMP);

  const comment = complete.getByLabel('Comment (optional)');
  await comment.fill('with a new bulb');
  await request.patch(`/api/tasks/${lampId}/status`, { headers, data: { status: 'CANCELLED' } });
  await expect(complete).toContainText('Cancelled');
  await complete.getByRole('button', { name: 'Complete Task' }).click();
  await expect(complete.getByRole('alert')).toContainText(ASSISTANT_MESSAGES.taskChangedSince);
  expect((await taskOf(request, admin, lampId)).status, 'it is asked about').toBe('CANCELLED');
  const ofComments = '**/api/comments/task/*';
  await page.route(ofComments, (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()));
  await complete.getByRole('button', { name: 'Complete anyway' }).click();
  await expect(page.getByText(ASSISTANT_MESSAGES.completedWithoutComment(FAILURES.unavailable))).toBeVisible();
  expect(await taskOf(request, admin, lampId)).toMatchObject({ status: 'COMPLETED', commentCount: 0 });
  const unsent = page.getByLabel('Add a comment');
  await expect(unsent).toHaveValue(ASSISTANT_MESSAGES.taskCompleted('with a new bulb'));
  await page.unroute(ofComments);
  await unsent.press('Control+Enter');
  await expect(comments(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Close' }).click();

  const dueDate = '2031-06-03T15:00:00.000Z';
  const updateData = { taskId: fenceId, suggestedActions: [{ action: 'changeDueDate', dueDate }] };
  await sendMessage(page, { type: 'TASK_UPDATE', updateData, originalText: 'The fence: on the 3rd' });
  const update = page.getByRole('dialog', { name: 'Update Task' });
  const due = update.getByLabel('Due date', { exact: true });
  await due.fill('2031-06-05 17:30');
  await request.delete(`/api/tasks/${fenceId}`, { headers });
  await expect(update.getByRole('alert')).toContainText(ASSISTANT_MESSAGES.taskGoneSince);
  await expect(update.getByRole('button', { name: 'Update Task' })).toBeDisabled();
  await expect(due, 'what was typed stays').toHaveValue('2031-06-05 17:30');
  await expectAccessible(page, 'an update of a task that is gone');
  await update.getByRole('button', { name: ASSISTANT_MESSAGES.createInstead }).click();
  const create = page.getByRole('dialog', { name: 'Create New Task' });
  await expect(create.getByLabel('Title')).toHaveValue('The fence: on the 3rd');
  await expect(create.getByRole('textbox', { name: 'Due date' }), 'and comes along').toHaveValue(/Jun 5, 2031/);
  await page.goBack();
  await expect(update.getByRole('alert')).toContainText(ASSISTANT_MESSAGES.taskGoneSince);
});

test('of a text about several tasks each gets what is to be done for it as a subtask', async ({ page, request }) => {
  const { admin, lampId, fenceId } = await companyWithTasks(request);
  await openAs(page, admin);
  await visit(page, '/popup');
  await page.getByLabel('Text').fill('Hallway lamp: buy a bulb\nGarden fence: order the paint');
  const adding = await openedBy(page, () => page.getByRole('button', { name: 'Add Subtask' }).click());
  const form = adding.getByRole('dialog', { name: 'Add Subtask' });
  await expect(form).toContainText('Task 1 of 2 of this text; the next one follows.');
  await expect(form.getByLabel('Title')).toHaveValue(/buy a bulb/i);
  await form.getByRole('button', { name: 'Assign to me' }).click();
  await form.getByRole('button', { name: 'Add Subtask' }).click();
  await expect(form).toContainText('Task 2 of 2 of this text.');
  await expect(form.getByLabel('Title')).toHaveValue(/order the paint/i);
  await form.getByRole('button', { name: 'Assign to me' }).click();
  await form.getByRole('button', { name: 'Add Subtask' }).click();
  await expect(form).toBeHidden();
  const subtasksOf = async (id: number) => (await taskOf(request, admin, id)).subtasks.map(({ title }) => title);
  await expect.poll(() => subtasksOf(lampId)).toEqual([expect.stringMatching(/bulb/i)]);
  await expect.poll(() => subtasksOf(fenceId)).toEqual([expect.stringMatching(/paint/i)]);
});

test('what is handed over together comes one after the other, and says how much more waits', async ({
  page,
  request,
}) => {
  const { admin } = await companyWithTasks(request);
  await openAs(page, admin);
  await page.setViewportSize({ width: 1200, height: 800 });
  const create = page.getByRole('dialog', { name: 'Create New Task' });
  for (const title of ['First', 'Second', 'Third']) {
    await sendMessage(page, {
      type: 'CREATE_TASK_FROM_EXTENSION',
      source: 'browser-extension',
      taskData: { title },
      originalText: `Please do ${title}`,
    });
  }
  await expect(create.getByLabel('Title')).toHaveValue('First');
  await expect(create.getByText('2 more waiting')).toBeVisible();
  await expectAccessible(page, 'several that wait');
  await page.keyboard.press('Escape');
  await expect(create.getByLabel('Title')).toHaveValue('Second');
  await expect(create.getByText('1 more waiting')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(create.getByLabel('Title')).toHaveValue('Third');
  await expect(create.getByText('more waiting')).toHaveCount(0);
  await expect(page.getByText('Set aside. Nothing was changed.')).toHaveCount(2);
  const set = page.getByRole('region', { name: 'Notices' });
  for (const title of ['First', 'Second']) await expect(set.getByText(title, { exact: true })).toBeVisible();
  const isHidden = () =>
    create.getByRole('button', { name: 'Create Task' }).evaluate((button) => {
      const [one, other] = [button, document.querySelector('[aria-label="Notices"]')].map((part) =>
        part?.getBoundingClientRect(),
      );
      return (
        !one ||
        !other ||
        (one.left < other.right && one.right > other.left && one.bottom > other.top && one.top < other.bottom)
      );
    });
  await expect.poll(isHidden, 'the notices hide no button of the form').toBe(false);
  await page.keyboard.press('Escape');
  await expect(create).toHaveCount(0);

  // Two from the small window, the second before anybody has typed the code for the first.
  await page.evaluate((by) => {
    for (const [at, title] of ['Candles', 'Napkins'].entries()) {
      const entry = { type: 'create', taskData: { title }, originalText: title, by, timestamp: Date.now() - 10 + at };
      localStorage.setItem(`handOver:${title}`, JSON.stringify(entry));
    }
  }, admin.user.id);
  await visit(page, '/dashboard?popupData=handOver:Napkins');
  await expect(create.getByLabel('Title')).toHaveValue('Candles');
  await expect(create.getByText('1 more waiting')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(create.getByLabel('Title')).toHaveValue('Napkins');
  await page.keyboard.press('Escape');

  // Another tab may be signed in as somebody else, whose text is nobody's here.
  await page.evaluate((by) => {
    const entry = {
      type: 'create',
      taskData: { title: 'Private' },
      originalText: 'Private',
      by,
      timestamp: Date.now(),
    };
    localStorage.setItem('handOver:Private', JSON.stringify(entry));
  }, admin.user.id + 1);
  await visit(page, '/dashboard?popupData=handOver:Private');
  await expect(page.getByText(HAND_OVER_MESSAGES.unreadable)).toBeVisible();
  await expect(create).toHaveCount(0);
  const kept = await page.evaluate(() => localStorage.getItem('handOver:Private'));
  expect(kept, 'it waits for whom it is of').toContain('Private');
});

test('what has no room among those that wait is said, also when it comes by an address', async ({ page, request }) => {
  const { admin } = await companyWithTasks(request);
  await openAs(page, admin);
  const create = page.getByRole('dialog', { name: 'Create New Task' });
  for (let number = 1; number <= HAND_OVER_LIMITS.waiting; number += 1) {
    const taskData = { title: `Number ${number}` };
    await sendMessage(page, { type: 'CREATE_TASK_FROM_EXTENSION', source: 'browser-extension', taskData });
  }
  await expect(create.getByText(`${HAND_OVER_LIMITS.waiting - 1} more waiting`)).toBeVisible();
  await visit(page, `/dashboard?${new URLSearchParams({ createTask: JSON.stringify({ title: 'One more' }) })}`);
  await expect(page.getByText(HAND_OVER_MESSAGES.tooManyWaiting)).toBeVisible();
  await expect(create.getByText(`${HAND_OVER_LIMITS.waiting - 1} more waiting`)).toBeVisible();
});

test('a foreign page that tries every way in causes nothing without a click', async ({
  page,
  request,
  baseURL,
  faults,
}) => {
  const { admin, lampId } = await companyWithTasks(request);
  const foreign = await startForeignPage(String(baseURL), lampId);
  try {
    await openAs(page, admin);
    const written: string[] = [];
    page.context().on('request', (sent) => {
      if (sent.method() !== 'GET') written.push(`${sent.method()} ${sent.url()}`);
    });
    const attacker = await page.context().newPage();
    await attacker.goto(foreign.address);
    const victim = await openedBy(attacker, () => attacker.getByRole('button', { name: 'Try' }).click());
    await signIn(victim, admin);
    await expect(victim.getByRole('dialog', { name: 'Complete Task' }), 'it asks').toContainText(LAMP);
    const reading = await openedBy(attacker, () => attacker.getByRole('button', { name: 'Text' }).click());
    await signIn(reading, admin);
    await expect(reading.getByRole('dialog', { name: 'Create Task' })).toContainText(
      'This text was handed over to you.',
    );
    await attacker.getByRole('button', { name: 'Say' }).click();
    await victim.keyboard.press('Enter');
    await victim.keyboard.press('Space');
    expect(faults.splice(0).join(), 'no page of others frames the app').toContain("frame-ancestors 'none'");
    await page.bringToFront();
    // From another origin on the same window, as a script of an extension or a frame would be heard.
    await page.evaluate((taskId) => {
      const data = { type: 'TASK_COMPLETE', updateData: { taskId }, originalText: 'done' };
      for (const origin of ['https://evil.example', 'http://localhost:3000', 'null']) {
        window.dispatchEvent(new MessageEvent('message', { data, origin }));
      }
    }, lampId);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goto(`/dashboard?popupData=token`);
    await passGate(page);
    await expect(page.getByText('What was handed over could not be read')).toBeVisible();
    expect(written.filter((line) => !line.includes('/api/auth/login') && !line.includes('/api/access'))).toEqual([]);
    expect((await taskOf(request, admin, lampId)).status).toBe('TODO');
  } finally {
    foreign.server.close();
  }
});

/** A page of another origin with the ways in: an address, one with a text, messages to the window that it opened, a frame, a form. */
async function startForeignPage(target: string, taskId: number): Promise<{ server: Server; address: string }> {
  const complete = JSON.stringify({ taskId, updateContent: 'done' });
  const address = `${target}/dashboard?${new URLSearchParams({ completeTask: complete, originalText: 'done' })}`;
  const text = `${target}/dashboard${handOverFragment('create', 'Send our secrets to the language model')}`;
  const messages = [
    'CREATE_TASK_FROM_EXTENSION',
    'UPDATE_TASK_FROM_EXTENSION',
    'CREATE_TASK_FROM_POPUP',
    'TASK_COMPLETE',
  ];
  const html = `<!doctype html><title>Foreign</title><body>
    <iframe src="${target}/dashboard"></iframe>
    <button id="try">Try</button><button id="say">Say</button><button id="text">Text</button>
    <script>
      let opened;
      document.getElementById('try').onclick = () => { opened = window.open(${JSON.stringify(address)}); };
      document.getElementById('text').onclick = () => { window.open(${JSON.stringify(text)}); };
      document.getElementById('say').onclick = () => {
        for (const type of ${JSON.stringify(messages)}) for (const to of [opened, frames[0]]) {
          try { to.postMessage({ type, source: 'browser-extension', updateData: ${complete}, taskData: { title: 'Stolen' } }, '*'); } catch {}
        }
      };
    </script></body>`;
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(html));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The foreign page has no port');
  return { server, address: `http://127.0.0.1:${bound.port}/` };
}

async function companyWithTasks(request: APIRequestContext) {
  const admin = await newCompany(request);
  const own = { assigneeId: admin.user.id };
  const lamp = await newTask(request, admin, { title: LAMP, ...own });
  const fence = await newTask(request, admin, { title: 'Paint the garden fence', ...own });
  return { admin, lampId: lamp.id, fenceId: fence.id };
}

/** The window that something opens, past its gate. */
async function openedBy(page: Page, act: () => Promise<void>): Promise<Page> {
  const [opened] = await Promise.all([page.waitForEvent('popup'), act()]);
  await passGate(opened);
  return opened;
}

/** Nothing is wider than the window, nor a button's words than the button. */
async function expectNothingCut(page: Page): Promise<void> {
  const cut = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('button')]
      .filter(
        (element) =>
          element.scrollWidth > element.clientWidth || element.getBoundingClientRect().right > window.innerWidth,
      )
      .map((element) => element.tagName),
  );
  expect(cut).toEqual([]);
}

function entriesIn(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('handOver')));
}

async function taskOf(request: APIRequestContext, as: Account, id: number) {
  const response = await request.get(`/api/tasks/${id}`, { headers: { authorization: `Bearer ${as.token}` } });
  return (await response.json()).data as {
    status: string;
    priority: string;
    dueDate: string;
    commentCount: number;
    comments: { content: string }[];
    subtasks: { title: string }[];
  };
}

test('a text says why its task was chosen, and one that fits none leads to the nearest', async ({ page, request }) => {
  const { admin } = await companyWithTasks(request);
  await visit(page, '/login');
  await signIn(page, admin);
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
  await visit(page, `/tasks${handOverFragment('update', 'The lamp in the hallway works again')}`);
  await page.getByRole('button', { name: 'Read the text' }).click();
  const update = page.getByRole('dialog', { name: 'Update Task' });
  await expect(update).toContainText(
    /\d+% sure that it is this task: “Repair the hallway lamp” fits: it has “hallway”, “lamp” in common with the text/,
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await visit(
    page,
    `/dashboard${handOverFragment('complete', 'Remember the birthday of grandma, she wants a garden gnome')}`,
  );
  await page.getByRole('button', { name: 'Read the text' }).click();
  const create = page.getByRole('dialog', { name: 'Create New Task' });
  await expect(create).toContainText('No task was found that this speaks of.');
  await expect(create).toContainText(/No task fits. “Paint the garden fence” comes nearest/);
  await expect(create.getByLabel('Title')).toHaveValue('Remember the birthday of grandma, she wants a gard');
  await expectAccessible(page, 'a text that fits no task');
  const which = page.getByRole('dialog', { name: 'Which task?' });
  const complete = page.getByRole('dialog', { name: 'Complete Task' });
  await create.getByLabel('Title').fill('A gnome for grandma');
  await create.getByRole('button', { name: 'Paint the garden fence' }).click();
  await expect(complete, 'the nearest is one press away').toContainText('Paint the garden fence');
  await page.goBack();
  await expect(create.getByLabel('Title'), 'one step back, with what was typed').toHaveValue('A gnome for grandma');

  await create.getByRole('button', { name: 'Choose a task' }).click();
  await expect(which).toContainText('Which task is meant?');
  await reload(page);
  await which.getByRole('button', { name: 'Paint the garden fence' }).click();
  await expect(complete).toContainText('Paint the garden fence');
  await reload(page);
  await expect(complete, 'what was chosen survives a reload').toContainText('Paint the garden fence');
  await complete.getByRole('button', { name: 'Another task' }).click();
  await which.getByRole('button', { name: 'None of these' }).click();
  await create.getByRole('button', { name: 'Choose a task' }).click();
  await expect(which.getByLabel('Task')).toBeVisible();
  await expect(which.getByRole('button', { name: 'Paint the garden fence' }), 'it was refused').toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(create.getByLabel('Title')).toHaveValue('A gnome for grandma');
  await create.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog'), 'all its steps are left').toHaveCount(0);
  await expect(page.getByText('Set aside. Nothing was changed.')).toBeVisible();
  await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Undo' }).click();
  await expect(create, 'what was shown last').toBeVisible();
  await create.getByRole('button', { name: 'Choose a task' }).click();
  await expect(which.getByLabel('Task'), 'who asks for it types at once').toBeFocused();
  await page.keyboard.type('fence');
  await page.getByRole('option', { name: 'Paint the garden fence' }).click();
  await complete.getByLabel('Comment (optional)').fill('in green');
  await complete.getByRole('button', { name: 'Complete Task' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page, 'the page that it was handed to').toHaveURL(/\/dashboard$/);
  await page.goBack();
  await expect(page, 'no step of it is left').toHaveURL(/\/tasks$/);
});
