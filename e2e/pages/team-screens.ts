import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { type Account, newComment, newTask, post } from './accounts.ts';
import { bell, comments } from './tasks.ts';

/** A state of the app that is looked at as a whole: by axe, on a phone, and as a picture. */
export interface Screen {
  name: string;
  path: string;
  /** What says that the page is there. */
  heading: string | RegExp;
  /** Leads from the loaded page to what is to be seen. */
  go?: (page: Page) => Promise<unknown>;
}

interface FullTask {
  taskId: number;
  subtaskId: number;
}

const DAY = 86_400_000;
const TITLE = 'Move into the new office at the harbour';

/** A task with everything that a task can have, and notifications for the administrator, who leads it. */
export async function newFullTask(
  request: APIRequestContext,
  admin: Account,
  [helper, colleague, viewer]: readonly [Account, Account, Account],
): Promise<FullTask> {
  const { id: taskId } = await newTask(request, colleague, {
    title: TITLE,
    description:
      'The keys are with the caretaker.\nhttps://example.com/a/very/long/address/that/has/no/place/to/break/at/all',
    priority: 'URGENT',
    assigneeId: admin.user.id,
    dueDate: new Date(Date.now() - 2 * DAY).toISOString(),
  });
  const subtasks = { 'Order the van': admin, 'Cancel the old contract': helper };
  const ids: number[] = [];
  for (const [title, lead] of Object.entries(subtasks)) {
    const body = {
      title,
      priority: 'HIGH',
      assigneeId: lead.user.id,
      dueDate: new Date(Date.now() + DAY).toISOString(),
    };
    ids.push((await post(request, `/api/tasks/${taskId}/subtasks`, body, admin.token)).data.id);
  }
  await post(request, `/api/tasks/${taskId}/co-assignees`, { userId: helper.user.id }, admin.token);
  await post(request, `/api/task-shares/${taskId}/share`, { userId: viewer.user.id }, admin.token);
  await newComment(request, helper, taskId, 'The van is booked for Friday at eight.');
  await newComment(request, admin, taskId, 'Thank you! I will bring the boxes.');
  await newComment(
    request,
    colleague,
    taskId,
    'Who has the keys? The-caretaker-is-on-holiday-until-the-end-of-the-month.',
  );
  return { taskId, subtaskId: ids[0] ?? 0 };
}

export async function openNotifications(page: Page): Promise<void> {
  await bell(page).click();
  await page.getByRole('heading', { name: 'Notifications' }).waitFor();
}

/** What working on tasks together looks like, as the administrator sees it. */
export function teamScreens({ taskId, subtaskId }: FullTask): Screen[] {
  const task = `/dashboard?task=${taskId}`;
  return [
    { name: 'task-full', path: task, heading: TITLE },
    { name: 'task-comments', path: task, heading: TITLE, go: workOnComments },
    { name: 'task-co-assignee', path: task, heading: TITLE, go: addCoAssignee },
    {
      name: 'task-share',
      path: `${task}&dialog=share`,
      heading: 'Share Task',
      go: async (page) => {
        await page.getByLabel('Share with').click();
        await page.getByRole('listbox').getByRole('option').first().waitFor();
      },
    },
    {
      name: 'task-subtask',
      path: `${task}&dialog=subtask`,
      heading: 'Add Subtask',
      go: (page) => press(page, 'Add Subtask'),
    },
    { name: 'task-summary', path: `${task}&dialog=summary`, heading: 'Task Summary' },
    { name: 'task-updates', path: `${task}&dialog=updates`, heading: 'Task Updates' },
    { name: 'subtask', path: `/dashboard?task=${subtaskId}`, heading: 'Order the van' },
    { name: 'board', path: '/tasks?view=board', heading: /^All Tasks \d/ },
    {
      name: 'calendar',
      path: `/calendar?date=${new Date(Date.now() - 2 * DAY).toISOString().slice(0, 'YYYY-MM-DD'.length)}`,
      heading: TITLE,
    },
    { name: 'archive', path: '/dashboard?archived=true', heading: 'Archived Tasks 0' },
    { name: 'bulk', path: '/dashboard?search=o', heading: /^All Tasks \d/, go: selectTwo },
    {
      name: 'bulk-due-date',
      path: '/dashboard?search=a',
      heading: /^All Tasks \d/,
      go: (page) => bulk(page, 'Due date'),
    },
    {
      name: 'bulk-assignee',
      path: '/dashboard?search=e',
      heading: /^All Tasks \d/,
      go: (page) => bulk(page, 'Assignee'),
    },
    { name: 'bulk-delete', path: '/dashboard?search=r', heading: /^All Tasks \d/, go: (page) => bulk(page, 'Delete') },
    { name: 'quick-add', path: '/dashboard?sortBy=title', heading: /^All Tasks \d/, go: typeLine },
    { name: 'import-report', path: '/dashboard?status=all', heading: /^All Tasks \d/, go: checkFile },
    { name: 'notifications', path: '/dashboard', heading: /^All Tasks \d/, go: openNotifications },
    { name: 'mail-switches', path: '/settings?tab=preferences', heading: 'Email notifications' },
    { name: 'changelog', path: '/settings?tab=about', heading: /^About/, go: (page) => press(page, 'Changelog') },
  ];
}

function press(page: Page, name: string): Promise<void> {
  return page.getByRole('button', { name }).last().click();
}

async function workOnComments(page: Page): Promise<void> {
  await comments(page)
    .first()
    .getByRole('button', { name: /^Delete comment/ })
    .click();
  await comments(page).nth(1).getByRole('button', { name: 'Edit comment' }).click();
}

async function addCoAssignee(page: Page): Promise<void> {
  await press(page, 'Add co-assignee');
  await page.getByLabel('Co-assignee', { exact: true }).click();
}

async function selectTwo(page: Page): Promise<void> {
  const boxes = page.getByRole('checkbox', { name: /^Select / });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
}

async function bulk(page: Page, action: string): Promise<void> {
  await selectTwo(page);
  await page.getByRole('region', { name: 'Selected tasks' }).getByRole('button', { name: action }).click();
}

async function typeLine(page: Page): Promise<void> {
  await page.getByLabel('Quick add').fill('Send invoice to Grace tomorrow 5pm !high');
  await page.getByRole('button', { name: 'Remove assignee' }).waitFor();
}

async function checkFile(page: Page): Promise<void> {
  await press(page, 'More actions');
  await page.getByRole('menuitem', { name: 'Import CSV' }).click();
  const rows = ['Send the offer,High,,2031-02-03', 'Call,soon,Nobody,someday', 'Tidy up,Low,,'];
  const buffer = Buffer.from(`title,priority,assignee,due date\n${rows.join('\n')}\n`);
  await page.getByLabel(/^Choose a CSV file/).setInputFiles({ name: 'tasks.csv', mimeType: 'text/csv', buffer });
  await page.getByText(/1 row of 3 cannot be imported/).waitFor();
}

/** Goes there within the app, as the back button does: without loading and the access gate. */
export async function show(page: Page, { path, heading, go }: Screen): Promise<void> {
  await page.keyboard.press('Escape');
  await page.evaluate((address) => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await page.getByRole('heading', { name: heading }).first().waitFor();
  await go?.(page);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
}
