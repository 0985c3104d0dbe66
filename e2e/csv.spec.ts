import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { newColleague, newCompany, newTask, openAs } from './pages/accounts.ts';
import { card } from './pages/tasks.ts';
import { expect, test } from './pages/test.ts';

test('what is on screen is exported', async ({ page, request }) => {
  const ada = await newCompany(request);
  const kim = await newColleague(request, ada, 'Kim Park');
  await newTask(request, ada, { title: 'Send, then file', priority: 'URGENT', assigneeId: kim.user.id });
  await newTask(request, ada, { title: 'Tidy up', priority: 'LOW', assigneeId: ada.user.id });
  await openAs(page, ada, '/dashboard?priority=URGENT');
  await expect(card(page, 'Send, then file')).toBeVisible();
  const download = page.waitForEvent('download');
  await chooseMore(page, 'Export CSV');
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^tasks-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split(/\r?\n/);
  expect(lines).toHaveLength(2);
  expect(lines[0], 'with the mark that spreadsheets look for').toMatch(
    /^\uFEFF"title","description","status","priority","assignee","due date",/,
  );
  expect(lines[1]).toMatch(/^"Send, then file","","To Do","Urgent",/);
  expect(lines[1]).toContain(kim.email);
});

test('an import shows every fault before anything is written, and the corrected file goes in', async ({
  page,
  request,
}) => {
  const ada = await newCompany(request);
  await newColleague(request, ada, 'Kim Park');
  await openAs(page, ada);
  await chooseMore(page, 'Import CSV');
  const dialog = page.getByRole('dialog', { name: 'Import CSV' });
  await chooseFile(page, 'tasks.csv', 'title,priority,assignee,due date\nSend the offer,High,Kim Park,2031-02-03\n');
  await expect(dialog.getByText('tasks.csv: 1 task can be imported.')).toBeVisible();
  await expect(dialog.getByLabel('Choose another file'), 'the focus stays while the file is checked').toBeFocused();
  await page.goBack();
  await expect(dialog, 'Back leads to the list').toBeHidden();
  await expect(page.getByRole('button', { name: 'More actions' })).toBeFocused();
  await chooseMore(page, 'Import CSV');
  // As spreadsheets on Windows write it.
  await chooseFile(page, 'tasks.csv', Buffer.from('title\nOrder the caf\xe9\n', 'latin1'));
  await expect(dialog.getByRole('row', { name: /Order the café/ })).toBeVisible();
  await chooseFile(page, 'tasks.csv', 'title,parent task,external contact\nOrder,Bake,Bo\n');
  await expect(dialog.getByText('Columns that are not imported: parent task, external contact')).toBeVisible();

  const faulty =
    'title,priority,assignee,due date\nSend the offer,High,Kim Park,2031-02-03\nCall,soon,Nobody,someday\n';
  await chooseFile(page, 'tasks.csv', faulty);
  await expect(dialog.getByText(/1 row of 2 cannot be imported/)).toBeVisible();
  const row = dialog.getByRole('row', { name: /Call/ });
  await expect(row).toContainText('Nobody in your company is called Nobody');
  await expect(row).toContainText('Due date not understood: someday');
  await expect(dialog.getByRole('button', { name: /^Import/ })).toBeHidden();
  await chooseFile(page, 'notes.txt', 'nothing');
  await expect(dialog.getByText('Please select a valid CSV file')).toBeVisible();
  const tasks = await request.get('/api/tasks', { headers: { authorization: `Bearer ${ada.token}` } });
  expect((await tasks.json()).data, 'nothing has been written').toEqual([]);

  await chooseFile(page, 'tasks.csv', faulty.replace('Call,soon,Nobody,someday', 'Call,Low,,'));
  await dialog.getByRole('button', { name: 'Import 2 tasks' }).click();
  await expect(page.getByText('Imported 2 tasks')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(card(page, 'Send the offer')).toContainText(/High.*Kim Park/);
  await expect(card(page, 'Call')).toContainText(/Low.*Ada Admin/);
});

async function chooseMore(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

async function chooseFile(page: Page, name: string, text: string | Buffer): Promise<void> {
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(text) };
  await page.getByLabel(/^Choose (a CSV|another) file/).setInputFiles(file);
}
