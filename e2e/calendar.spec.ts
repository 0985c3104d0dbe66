import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './pages/accessible.ts';
import { newColleague, newCompany, newPersonalAccount, newTask, openAs, post } from './pages/accounts.ts';
import { choose, dismissNotices, lift, offlineNotice, undo } from './pages/tasks.ts';
import { expect, hold, test, visit } from './pages/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const cell = (page: Page, day: RegExp): Locator =>
  page.getByRole('gridcell').filter({ has: page.getByRole('button', { name: day }) });
const panel = (page: Page, heading: string): Locator => page.getByRole('region', { name: heading });

test('a month shows what is due on its days, its keys lead through them, and changes of others arrive by themselves', async ({
  page,
  request,
}) => {
  const ada = await newCompany(request);
  const emil = await newColleague(request, ada, 'Emil Lead');
  const at = (day: string, hour: string) => `2030-06-${day}T${hour}:00:00.000Z`;
  for (const [title, dueDate] of [
    ['Paint the fence', at('12', '09')],
    ['Cut the hedge', at('12', '10')],
    ['Sweep the yard', at('12', '11')],
    ['Order the van', at('20', '09')],
  ]) {
    await newTask(request, ada, { title, dueDate, assigneeId: emil.user.id });
  }
  await openAs(page, ada);
  await page.getByRole('banner').getByRole('link', { name: 'Calendar', exact: true }).click();
  await expect(page.getByText('Select a date to view tasks')).toBeVisible();
  await expect(page.getByRole('grid').getByRole('button', { name: /^Today, / })).toHaveAttribute(
    'aria-current',
    'date',
  );
  const names = await page
    .getByRole('columnheader')
    .evaluateAll((heads) => heads.map(({ textContent }) => textContent));
  expect(names).toEqual(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']);

  await openAs(page, ada, '/calendar?month=2030-06');
  const twelfth = cell(page, /June 12, 2030/);
  await expect(page.getByRole('button', { name: 'Wednesday, June 12, 2030, 3 tasks' })).toBeVisible();
  await expect(twelfth.getByRole('link')).toHaveText(['Paint the fence', 'Cut the hedge']);
  await twelfth.getByRole('button', { name: '+1 more' }).click();
  await expect(page).toHaveURL(/date=2030-06-12/);
  const day = panel(page, 'Wednesday, June 12');
  await expect(day.getByRole('article')).toHaveCount(3);
  await expectAccessible(page, 'month with a date');
  await choose(page, 'View', 'List');
  await expect(day.getByRole('listitem')).toHaveCount(3);

  await post(
    request,
    '/api/tasks',
    { title: 'Water the plants', dueDate: at('12', '08'), assigneeId: emil.user.id },
    emil.token,
  );
  await expect(twelfth.getByRole('link')).toHaveText(['Water the plants', 'Paint the fence']);
  await expect(day.getByRole('listitem')).toHaveCount(4);

  await day.getByRole('button', { name: /change status of Water the plants/ }).click();
  await page.getByRole('menuitemradio', { name: 'Completed' }).click();
  await expect(twelfth.getByRole('link'), 'completed tasks go behind the others').toHaveText([
    'Paint the fence',
    'Cut the hedge',
  ]);

  await page.getByRole('button', { name: 'Wednesday, June 12, 2030, 4 tasks' }).focus();
  await page.keyboard.press('End');
  await expect(page.getByRole('button', { name: 'Saturday, June 15, 2030' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('button', { name: 'Thursday, June 20, 2030, 1 task' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Order the van' }), 'then the tasks of the day').toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('PageDown');
  await expect(page.getByRole('heading', { name: 'July 2030' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Saturday, July 20, 2030' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('No tasks scheduled for this date')).toBeVisible();
  await page.getByRole('button', { name: 'Previous month' }).click();
  await choose(page, 'Layout', 'Agenda');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([
    'Wednesday, June 12 4 tasks',
    'Thursday, June 20 1 task',
  ]);
  await expectAccessible(page, 'agenda');
  await choose(page, 'Layout', 'Month');
  await page.getByRole('link', { name: 'Order the van' }).click();
  await expect(page.getByRole('dialog', { name: 'Order the van' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Order the van' })).toBeFocused();
});

test('a task is moved to another day by mouse and by keyboard, keeps its time, and comes back with Undo', async ({
  page,
  otherBrowser,
  request,
}) => {
  const ada = await newCompany(request);
  const emil = await newColleague(request, ada, 'Emil Lead');
  const dueDate = '2030-06-12T09:15:00.000Z';
  const { id } = await newTask(request, ada, { title: 'Paint the fence', dueDate, assigneeId: emil.user.id });
  const dueNow = async () => {
    const answer = await request.get(`/api/tasks/${id}`, { headers: { authorization: `Bearer ${ada.token}` } });
    return ((await answer.json()) as { data: { dueDate: string } }).data.dueDate;
  };
  await openAs(page, ada, '/calendar?date=2030-06-12');
  const emilPage = await otherBrowser();
  await openAs(emilPage, emil, '/calendar?month=2030-06');
  const link = (on: Page, day: RegExp) => cell(on, day).getByRole('link', { name: 'Paint the fence' });
  await expect(link(emilPage, /June 12,/)).toBeVisible();
  await expect(panel(page, 'Wednesday, June 12').getByRole('article')).toHaveCount(1);

  await drag(page, link(page, /June 12,/), cell(page, /June 19,/));
  await expect(link(page, /June 19,/)).toBeVisible();
  await expect(page.getByText('Moved to Wednesday, June 19', { exact: true })).toBeVisible();
  await expect(page.getByText('No tasks scheduled for this date')).toBeVisible();
  await expect(link(emilPage, /June 19,/)).toBeVisible();
  expect(await dueNow()).toBe('2030-06-19T09:15:00.000Z');
  await undo(page);
  await expect(link(page, /June 12,/)).toBeVisible();
  await expect.poll(dueNow).toBe(dueDate);
  // What is said of it may come after the server has it, and would be taken for what is said next.
  await expect(page.getByText('Task updated')).toBeVisible();
  await dismissNotices(page);

  const release = await hold(page, `**/api/tasks/${id}`, 'PUT');
  await drag(page, link(page, /June 12,/), cell(page, /June 19,/));
  await expect(link(page, /June 19,/)).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(link(page, /June 12,/), 'before the server has answered').toBeVisible();
  release();
  await expect(page.getByText('Task updated')).toBeVisible();
  await expect(link(page, /June 12,/)).toBeVisible();
  expect(await dueNow()).toBe(dueDate);

  const said = page.getByRole('status');
  await link(page, /June 12,/).focus();
  await lift(page, said.filter({ hasText: 'Paint the fence is over Wednesday, June 12.' }));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(said.filter({ hasText: 'Paint the fence is over Thursday, June 20.' })).toBeAttached();
  await page.keyboard.press('Space');
  await expect(link(page, /June 20,/), 'the focus goes with the task').toBeFocused();
  await expect.poll(dueNow).toBe('2030-06-20T09:15:00.000Z');
  const lifted = said.filter({ hasText: 'Paint the fence is over Thursday, June 20.' });
  await lift(page, lifted);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Escape');
  await expect(said.filter({ hasText: 'Paint the fence stays where it was.' })).toBeAttached();
  await lift(page, lifted);
  await page.keyboard.press('ArrowRight');
  await expect(said.filter({ hasText: 'Paint the fence is over Friday, June 21.' })).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(said.filter({ hasText: 'Paint the fence stays where it was.' }), 'Tab drops nothing').toBeAttached();
  await expect(link(page, /June 20,/)).toBeVisible();

  await cell(page, /June 20,/)
    .getByRole('button', { name: /June 20,/ })
    .click();
  await drag(page, page.getByRole('button', { name: 'Move Paint the fence to another day' }), cell(page, /June 3,/));
  await expect(link(page, /June 3,/)).toBeVisible();
  await expect(link(emilPage, /June 3,/), 'who may not edit it cannot move it').toBeVisible();
  await drag(emilPage, link(emilPage, /June 3,/), cell(emilPage, /June 4,/), false);
  await expect(link(emilPage, /June 3,/)).toBeVisible();
  expect(await dueNow()).toBe('2030-06-03T09:15:00.000Z');
});

test('the way through the months stands on one line at every width and size of letters', async ({ page, request }) => {
  await openAs(page, await newCompany(request), '/calendar?month=2030-09');
  const parts = [
    page.getByRole('button', { name: 'Previous month' }),
    page.getByRole('heading', { name: 'September 2030' }),
    page.getByRole('button', { name: 'Next month' }),
    page.getByRole('button', { name: 'Today', exact: true }),
  ];
  for (const [width, size] of [
    [1280, 'large'],
    [1100, 'medium'],
    [900, 'medium'],
    [780, 'large'],
    [390, 'medium'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate((chosen) => document.documentElement.setAttribute('data-font-size', chosen), size);
    const middles = await Promise.all(
      parts.map(async (part) => {
        const box = await part.boundingBox();
        return box === null ? Number.NaN : Math.round(box.y + box.height / 2);
      }),
    );
    expect(Math.max(...middles) - Math.min(...middles), `${width} px, ${size}`).toBeLessThanOrEqual(3);
  }
});

test.describe('in the English of Britain', () => {
  test.use({ locale: 'en-GB' });

  test('days are named in its order', async ({ page, request }) => {
    await openAs(page, await newPersonalAccount(request), '/calendar?month=2030-06');
    await page.getByRole('button', { name: 'Wednesday, 12 June 2030' }).click();
    await expect(panel(page, 'Wednesday 12 June')).toBeVisible();
  });
});

test('months are leafed through at speed, a drop just below the last week counts, the agenda says times, and a month that was not read comes once the connection is back', async ({
  page,
  request,
}) => {
  const owner = await newPersonalAccount(request);
  await newTask(request, owner, { title: 'Paint the fence', dueDate: '2030-06-24T09:15:00.000Z' });
  await newTask(request, owner, { title: 'Order the van', dueDate: '2030-09-20T16:00:00.000Z' });
  await openAs(page, owner, '/calendar?month=2030-06');
  const heading = page.getByRole('heading', { level: 2 }).first();
  const next = page.getByRole('button', { name: 'Next month' });
  const fence = cell(page, /June 24,/).getByRole('link', { name: 'Paint the fence' });
  await expect(fence).toBeVisible();

  // Within one turn, before the screen can follow.
  const pressThrice = (step: Locator) =>
    step.evaluate((button: HTMLElement) => {
      for (let press = 0; press < 3; press += 1) button.click();
    });
  await pressThrice(next);
  await expect(heading).toHaveText('September 2030');
  await expect(cell(page, /September 20,/).getByRole('link', { name: 'Order the van' })).toBeVisible();
  await pressThrice(page.getByRole('button', { name: 'Previous month' }));
  await expect(heading).toHaveText('June 2030');

  await page.setViewportSize({ width: 1280, height: 1100 });
  await fence.hover();
  const last = await cell(page, /June 30,/).boundingBox();
  if (last === null) throw new Error('The day is not on screen');
  await page.mouse.down();
  await page.mouse.move(last.x + last.width / 2, last.y + last.height + 12, { steps: 8 });
  await expect(cell(page, /June 30,/)).toHaveAttribute('data-over', 'true');
  await page.mouse.up();
  await expect(cell(page, /June 30,/).getByRole('link', { name: 'Paint the fence' })).toBeVisible();

  await openAs(page, owner, '/calendar?month=2030-09');
  await choose(page, 'Layout', 'Agenda');
  await expect(page.getByRole('region', { name: /September 20/ })).toContainText(/4:00.PM/);
  await page.getByRole('button', { name: 'Previous month' }).click();
  await expect(heading).toHaveText('August 2030');

  await choose(page, 'Layout', 'Month');
  await page.context().setOffline(true);
  await expect(offlineNotice(page)).toBeVisible();
  for (let press = 0; press < 3; press++) await next.click();
  await expect(heading).toHaveText('November 2030');
  await expect(page.getByText('It is shown as soon as you are back', { exact: false })).toBeVisible();
  await expectAccessible(page, 'a month that was not read');
  await page.context().setOffline(false);
  await expect(cell(page, /November 30,/)).toBeVisible();
});

test('a secret address lets another calendar read the tasks until it is revoked', async ({ page, request }) => {
  const ada = await newCompany(request);
  const dueDate = '2030-06-12T09:15:00.000Z';
  await newTask(request, ada, { title: 'Paint the fence', dueDate, assigneeId: ada.user.id });
  await openAs(page, ada, '/calendar');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  const subscribe = page.getByRole('dialog', { name: 'Subscribe' });
  await subscribe.getByLabel('Current password').fill(ada.password);
  await subscribe.getByRole('button', { name: 'Make an address' }).click();
  const made = page.getByRole('dialog', { name: 'Your calendar address' });
  await made.getByLabel('Tasks').selectOption('All I may see');
  const address = new URL(await made.getByLabel('Address').inputValue());
  await expectAccessible(page, 'calendar address');
  const calendar = await request.get(`${address.pathname}${address.search}`);
  expect(await calendar.text()).toContain('SUMMARY:Paint the fence');
  await page.keyboard.press('Escape');
  const loss = page.getByRole('dialog', { name: 'Close without copying?' });
  await loss.getByRole('button', { name: 'Back to the address' }).click();
  await expect(made.getByLabel('Address')).toHaveValue(address.href);
  await made.getByRole('button', { name: 'Done' }).click();
  await visit(page, '/settings?tab=preferences');
  await page.getByRole('link', { name: 'Subscribe' }).click();
  await expect(subscribe.getByText(/^You have an address/)).toBeVisible();
  await expectAccessible(page, 'subscribe');
  await subscribe.getByRole('button', { name: 'Revoke address' }).click();
  await page.getByRole('dialog', { name: 'Revoke address' }).getByRole('button', { name: 'Revoke' }).click();
  await expect(subscribe.getByText(/^You have an address/)).toHaveCount(0);
  await expect(subscribe.locator(':focus'), 'not lost with its button').toContainText('by a secret address');
  expect((await request.get(address.pathname)).status()).toBe(404);
});

/** @param isTaken whether the day shows that it would take it, which is waited for: a machine at work draws a moment later */
async function drag(page: Page, from: Locator, to: Locator, isTaken = true): Promise<void> {
  const target = await to.boundingBox();
  if (target === null) throw new Error('The day is not on screen');
  await from.hover();
  await page.mouse.down();
  await page.mouse.move(target.x + target.width / 2, target.y + target.height - 8, { steps: 8 });
  await expect(to).toHaveAttribute('data-over', String(isTaken));
  await page.mouse.up();
}
