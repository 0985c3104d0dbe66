import type { Locator, Page } from '@playwright/test';
import { LIFETIMES } from '@taskwell/contract/limits';
import { VALIDATION } from '@taskwell/contract/messages';
import { expectAccessible } from './pages/accessible.ts';
import { newColleague, newCompany, newPersonalAccount, newTask, openAs } from './pages/accounts.ts';
import { expect, hold, test } from './pages/test.ts';

/** The keyboard patterns of the ARIA Authoring Practices Guide, once for each control. */

// The colours that axe measures are then at once those that stay.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a dialog keeps the focus, holds the page still, and gives the focus back to what opened it', async ({
  page,
  request,
}) => {
  const owner = await newPersonalAccount(request);
  await newTask(request, owner, { title: 'Mend the roof' });
  await openAs(page, owner);
  const opener = page.getByRole('button', { name: 'Add New Task' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Create New Task' });
  await expect(dialog.getByLabel('Title')).toBeFocused();
  await expectAccessible(page, 'dialog');
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press('Tab');
    // Past its last control the focus goes to the browser's own, never to the page behind.
    expect(
      await page.evaluate(() =>
        document.activeElement?.closest('dialog') || document.activeElement === document.body ? 'in' : 'out',
      ),
    ).toBe('in');
  }
  const left = await page.getByRole('banner').evaluate((banner) => banner.getBoundingClientRect().right);
  await page.mouse.move(400, 300);
  await page.mouse.wheel(0, 400);
  expect(await page.evaluate(() => window.scrollY), 'the page stays where it is').toBe(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  expect(await page.getByRole('banner').evaluate((banner) => banner.getBoundingClientRect().right)).toBe(left);
});

test('Esc, the cross, Cancel and Back lead from what is done with a task back to it, and to what opened it', async ({
  page,
  request,
}) => {
  const ada = await newCompany(request);
  await newColleague(request, ada, 'Emil Employee');
  const task = await newTask(request, ada, { title: 'Mend the roof', assigneeId: ada.user.id });
  await openAs(page, ada);
  await page.getByRole('link', { name: 'Mend the roof' }).click();
  const details = page.getByRole('dialog', { name: 'Mend the roof' });
  const ways: ((dialog: Locator) => Promise<unknown>)[] = [
    () => page.keyboard.press('Escape'),
    (dialog) => dialog.getByRole('button', { name: 'Close' }).click(),
    (dialog) => dialog.getByRole('button', { name: /^(Cancel|Done)$/ }).click(),
    () => page.goBack(),
  ];
  for (const [button, title] of [
    ['Edit', 'Edit Task'],
    ['Add Subtask', 'Add Subtask'],
    ['Share', 'Share Task'],
    ['Send Task via Email', 'Send Task via Email'],
    ['Delete', 'Delete Task'],
  ] as const) {
    for (const leave of ways) {
      const opener = details.getByRole('button', { name: button, exact: true });
      await opener.click();
      const dialog = page.getByRole('dialog', { name: title });
      await expect(dialog).toBeVisible();
      await leave(dialog);
      await expect(dialog).toBeHidden();
      await expect(opener, `${title} leads back to its button`).toBeFocused();
    }
  }
  await details.getByRole('button', { name: 'Edit', exact: true }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Task' });
  await edit.getByLabel('Title').fill('Mend the whole roof');
  await edit.getByRole('button', { name: 'Cancel' }).click();
  await details.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(edit.getByLabel('Title'), 'what was typed is kept').toHaveValue('Mend the whole roof');
  await edit.getByRole('button', { name: 'Discard draft' }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).not.toHaveURL(new RegExp(`task=${task.id}`));
});

test('what is typed where no draft is kept is asked about before it goes', async ({ page, request }) => {
  await openAs(page, await newPersonalAccount(request), '/settings?tab=account');
  await page.getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await dialog.getByLabel('Current password').fill('something');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Discard what you entered?' });
  await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await expectAccessible(page, 'question over a dialog');
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(dialog.getByLabel('Current password')).toHaveValue('something');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toBeHidden();
});

test('a notice lies above an open dialog and is within reach there', async ({ page, request }) => {
  const owner = await newPersonalAccount(request);
  const task = await newTask(request, owner, { title: 'Mend the roof' });
  await openAs(page, owner, `/dashboard?task=${task.id}`);
  const dialog = page.getByRole('dialog', { name: 'Mend the roof' });
  await dialog.getByRole('button', { name: /change status/ }).click();
  await page.getByRole('menuitemradio', { name: 'On Hold' }).click();
  // Pointed at, it stays; its words let presses through to what lies beneath, so there is nothing there to hover over.
  const words = await page.getByText('Status changed to On Hold').boundingBox();
  await page.mouse.move((words?.x ?? 0) + 10, (words?.y ?? 0) + 5);
  await page.waitForTimeout(LIFETIMES.noticeMilliseconds + 1_000);
  await expectAccessible(page, 'notice over a dialog');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.getByRole('button', { name: /^To Do: change status/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a menu is worked by keyboard, follows the page, and never loses the focus', async ({ page, request }) => {
  const owner = await newPersonalAccount(request);
  // Fewer than those from which the use of the plan is told, above the list.
  for (let index = 0; index < 36; index += 1)
    await newTask(request, owner, { title: `Task ${String(index).padStart(2, '0')}` });
  await openAs(page, owner, '/dashboard?sortBy=title');
  await page.getByText('List', { exact: true }).click();
  const button = page.getByRole('button', { name: /change status of Task 03/ });
  await button.focus();
  await page.keyboard.press('Enter');
  const item = (name: string) => page.getByRole('menuitemradio', { name });
  await expect(item('To Do')).toBeFocused();
  await expectAccessible(page, 'menu');
  await page.keyboard.press('ArrowDown');
  await expect(item('In Progress')).toBeFocused();
  await page.keyboard.press('End');
  await expect(item('Cancelled')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(item('To Do')).toBeFocused();
  await page.keyboard.press('o');
  await expect(item('On Hold')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  // However slow the machine, the letters come together.
  await page.clock.setFixedTime(new Date());
  await page.keyboard.type('can');
  await expect(item('Cancelled'), 'letters are read as a word').toBeFocused();
  await page.keyboard.press('Escape');

  await page.keyboard.press('Enter');
  // Beside the menu, which keeps the wheel to itself.
  await page.mouse.move(300, 600);
  await page.mouse.wheel(0, 60);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(60);
  await expect(item('To Do'), 'the menu stays where its button is').toBeFocused();
  await expect.poll(() => gap(page, button)).toBeLessThan(8);
  await page.mouse.wheel(0, 3_000);
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(button, 'far away it closes, and its button has the focus').toBeFocused();
});

test('a menu follows its button in a browser without anchor positioning too', async ({ page, request }) => {
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  const owner = await newPersonalAccount(request);
  for (let index = 0; index < 30; index += 1) await newTask(request, owner, { title: `Task ${index}` });
  await openAs(page, owner, '/dashboard?sortBy=title');
  await page.getByText('List', { exact: true }).click();
  const button = page.getByRole('button', { name: /change status of Task 12/ });
  await button.click();
  await expect.poll(() => gap(page, button)).toBeLessThan(8);
  const before = (await button.boundingBox())?.y ?? 0;
  await page.mouse.move(300, 500);
  await page.mouse.wheel(0, 50);
  await expect.poll(async () => (await button.boundingBox())?.y).toBe(before - 50);
  await expect.poll(() => gap(page, button)).toBeLessThan(8);
  await expect(page.getByRole('menu')).not.toHaveCSS('position-anchor', /beside/);
});

test('a picker is a combobox: it finds, moves, takes and closes by keyboard alone', async ({ page, request }) => {
  const ada = await newCompany(request);
  await newColleague(request, ada, 'Emil Employee');
  await newColleague(request, ada, 'Emma Employer');
  await openAs(page, ada, '/dashboard?dialog=new');
  const dialog = page.getByRole('dialog', { name: 'Create New Task' });
  const field = dialog.getByRole('combobox', { name: 'Internal assignee' });
  await field.focus();
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowDown');
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(3);
  await expectAccessible(page, 'picker');
  await page.keyboard.type('em');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(2);
  await expectActive(page, field, /Emil Employee/);
  await page.keyboard.press('ArrowDown');
  await expectActive(page, field, /Emma Employer/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(dialog, 'only the list closes').toBeVisible();
  await page.keyboard.press('ArrowDown');
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options).toHaveCount(3);
  await options.filter({ hasText: 'Emma Employer' }).hover();
  await expectActive(page, field, /Emma Employer/);
  await page.mouse.move(5, 5);
  await page.keyboard.press('ArrowUp');
  await expectActive(page, field, /Emil Employee/);
  // As fast as a key that is held down on a busy computer.
  await field.evaluate((input) => {
    for (const key of ['ArrowUp', 'ArrowUp']) input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });
  await expectActive(page, field, /Emma Employer/);
  await page.keyboard.type('emm');
  // Before the answer of the server has come.
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('Emma Employer');
  await expect(field).toBeFocused();
});

test('the palette opens the first that it finds, at whatever speed Enter is pressed', async ({ page, request }) => {
  const owner = await newPersonalAccount(request);
  const task = await newTask(request, owner, { title: 'Settle the account' });
  await openAs(page, owner);
  for (const wait of [0, 0, 40, 120, 400]) {
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: 'Search tasks, or go to' });
    await expect(field).toBeFocused();
    // 'Go to Settings' is there at once; what was searched for comes first.
    await page.keyboard.type('sett');
    await page.waitForTimeout(wait);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`task=${task.id}`));
    await expect(page.getByRole('dialog', { name: 'Settle the account' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  const release = await hold(page, /\/api\/tasks\?.*search=settl/);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('settle');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Command palette' }), 'waits for what it looks for').toBeVisible();
  release();
  await expect(page).toHaveURL(new RegExp(`task=${task.id}`));
  await page.keyboard.press('Escape');
  const other = await newTask(request, owner, { title: 'Paint the fence' });
  const releaseOther = await hold(page, /\/api\/tasks\?.*search=paint/);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('settle');
  await expect(page.getByRole('option', { name: /Settle the account/ })).toBeVisible();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('paint');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  releaseOther();
  await expect(page, 'not one of what was looked for before').toHaveURL(new RegExp(`task=${other.id}`));
});

test('a due date is typed in words, or chosen in a calendar by keyboard', async ({ page, request }) => {
  await page.clock.setFixedTime(new Date('2026-11-23T09:00:00'));
  await openAs(page, await newPersonalAccount(request), '/dashboard?dialog=new');
  const dialog = page.getByRole('dialog', { name: 'Create New Task' });
  const field = dialog.getByLabel('Due date');
  await field.fill('friday 5pm');
  await expect(dialog.getByText('Friday, November 27, 2026 at 5:00 PM')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(field).toHaveValue(/^Nov 27, 2026, 5:00\sPM$/);
  const choose = dialog.getByRole('button', { name: 'Choose date' });
  await expect(choose).toBeFocused();
  await page.keyboard.press('Enter');
  const calendar = page.getByRole('dialog', { name: 'Calendar' });
  await expect(calendar.getByRole('button', { name: /November 27/ })).toBeFocused();
  await expectAccessible(page, 'calendar');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue(/^Dec 5, 2026, 5:00\sPM$/);
  await calendar.getByLabel('Time').fill('08:30');
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();
  await expect(choose).toBeFocused();
  await expect(dialog, 'only the calendar closes').toBeVisible();
  await expect(field).toHaveValue(/^Dec 5, 2026, 8:30\sAM$/);

  await field.fill('some day or other');
  await expect(dialog.getByText(/^Not understood/)).toBeVisible();
  await dialog.getByLabel('Title').fill('Mend the roof');
  await dialog.getByRole('button', { name: 'Create Task' }).click();
  await expect(dialog.getByText(VALIDATION.dueDateNotUnderstood)).toBeVisible();
  await expect(field).toBeFocused();
});

test('tabs are moved through by arrows, Home and End', async ({ page, request }) => {
  await openAs(page, await newPersonalAccount(request), '/settings');
  const tabs = page.getByRole('tab');
  await tabs.first().focus();
  await expectAccessible(page, 'tabs');
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await expect(tabs.last()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.first()).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Home');
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role')), 'one stop for all tabs').not.toBe(
    'tab',
  );
});

test('in many tasks the removing choice stands apart, and the notice tells how many had nothing to change', async ({
  page,
  request,
}) => {
  const owner = await newPersonalAccount(request);
  const dueDate = new Date(Date.now() + 3 * 86_400_000).toISOString();
  for (const title of ['One', 'Two']) await newTask(request, owner, { title, priority: 'LOW', dueDate });
  await newTask(request, owner, { title: 'Three', priority: 'HIGH' });
  await openAs(page, owner);
  const bar = page.getByRole('region', { name: 'Selected tasks' });
  const selectAll = async () => {
    await page.getByRole('checkbox', { name: /One/ }).check();
    await bar.getByRole('button', { name: 'Select all 3' }).click();
  };
  await selectAll();
  await bar.getByRole('button', { name: 'Priority' }).click();
  await page.getByRole('menuitem', { name: 'Low' }).click();
  await expect(page.getByText('Task updated; 2 were like that already')).toBeVisible();
  await selectAll();
  await bar.getByRole('button', { name: 'Due date' }).click();
  const dialog = page.getByRole('dialog', { name: 'Due date of 3 tasks' });
  await expect(dialog.getByRole('button', { name: 'Set due date' })).toBeDisabled();
  await expect(dialog.getByLabel('Due date')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog, 'Enter removes nothing').toBeVisible();
  await dialog.getByRole('button', { name: 'Remove the due date of 3 tasks' }).click();
  await expect(page.getByText('2 tasks updated; 1 was like that already')).toBeVisible();
});

test('every dialog fits 320 pixels, and no footer hides what has the focus', async ({ page, request }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const ada = await newCompany(request);
  const emil = await newColleague(request, ada, 'Annabella-Katharina Maximiliane von Hohenberg');
  const title = 'W'.repeat(50);
  const task = await newTask(request, ada, { title, assigneeId: ada.user.id });
  await openAs(page, ada);
  const ofTask = `/dashboard?task=${task.id}`;
  const dialogs = [
    [ofTask, title],
    [`${ofTask}&dialog=edit`, 'Edit Task'],
    [`${ofTask}&dialog=subtask`, 'Add Subtask'],
    [`${ofTask}&dialog=share`, 'Share Task'],
    [`${ofTask}&dialog=invite`, 'Send Task via Email'],
    [`${ofTask}&dialog=delete`, 'Delete Task'],
    [`${ofTask}&dialog=summary`, 'Task Summary'],
    [`${ofTask}&dialog=updates`, 'Task Updates'],
    ['/dashboard?dialog=new', 'Create New Task'],
    [`/employees?person=${emil.user.id}`, 'Employee Details'],
    [`/employees?person=${emil.user.id}&dialog=edit`, 'Edit Employee'],
    ['/employees?dialog=add', 'Add New Employee'],
    ['/contacts?dialog=new', 'Add Contact'],
    ['/settings?dialog=audit', 'Audit Log'],
  ] as const;
  for (const [address, name] of dialogs) {
    await page.evaluate((path) => {
      window.history.pushState(null, '', path);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, address);
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog, address).toBeVisible();
    await expect(page.getByText(/^Loading/)).toHaveCount(0);
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth), address).toBe(0);
    expect(await hiddenByFooter(page), address).toEqual([]);
  }
});

test('on and off are told apart at a glance, in light and in dark', async ({ page, request }) => {
  const owner = await newPersonalAccount(request);
  await newTask(request, owner, { title: 'Mend the roof' });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await openAs(page, owner);
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', colorScheme);
    const option = page
      .getByRole('group', { name: 'View' })
      .locator('label')
      .filter({ has: page.getByRole('radio', { checked: true }) });
    const bar = page.getByRole('group', { name: 'View' });
    expect(await contrast(option, 'borderTopColor', bar), `segmented, ${colorScheme}`).toBeGreaterThanOrEqual(3);
    await page.getByRole('article').hover();
    const box = page.getByRole('checkbox').first();
    expect(await contrast(box, 'borderTopColor', box), `unticked box, ${colorScheme}`).toBeGreaterThanOrEqual(3);
    const off = await colour(box, 'backgroundColor');
    await box.check();
    expect(ratio(await colour(box, 'backgroundColor'), off), `ticked box, ${colorScheme}`).toBeGreaterThanOrEqual(3);
    await page.keyboard.press('Escape');
  }
});

/** Goes through the dialog by Tab; answers what was not to be seen wholly when it had the focus. */
async function hiddenByFooter(page: Page): Promise<string[]> {
  const hidden = new Set<string>();
  for (let step = 0; step < 25; step += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!(focused instanceof HTMLElement) || focused === document.body) return null;
      const { left, right, top, bottom } = focused.getBoundingClientRect();
      const at = document.elementFromPoint((left + right) / 2, Math.min(bottom - 2, (top + bottom) / 2));
      const isSeen = at !== null && (focused.contains(at) || at.contains(focused) || at.closest('label') !== null);
      return isSeen ? null : `${focused.tagName} ${focused.ariaLabel ?? focused.textContent?.slice(0, 30)}`;
    });
    if (found) hidden.add(found);
  }
  return [...hidden];
}

async function expectActive(page: Page, field: Locator, name: RegExp): Promise<void> {
  await expect(async () => {
    const id = await field.getAttribute('aria-activedescendant');
    await expect(page.locator(`[id="${id}"]`)).toHaveText(name, { timeout: 500 });
  }).toPass({ timeout: 20_000 });
}

/** From the menu's nearer edge to its button, in pixels. */
async function gap(page: Page, button: Locator): Promise<number> {
  const menu = await page.getByRole('menu').boundingBox();
  const box = await button.boundingBox();
  if (!menu || !box) return Number.POSITIVE_INFINITY;
  return Math.min(Math.abs(menu.y - (box.y + box.height)), Math.abs(box.y - (menu.y + menu.height)));
}

type Colour = 'borderTopColor' | 'backgroundColor';

async function contrast(element: Locator, edge: Colour, around: Locator): Promise<number> {
  return ratio(await colour(element, edge), await colour(around, 'backgroundColor'));
}

function colour(element: Locator, name: Colour): Promise<string> {
  return element.evaluate((found, property) => getComputedStyle(found)[property], name);
}

/** As WCAG 2 has it. */
function ratio(one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other].map(luminance).sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(rgb: string): number {
  const [red = 0, green = 0, blue = 0] = (rgb.match(/\d+/g) ?? []).map((part) => {
    const share = Number(part) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
