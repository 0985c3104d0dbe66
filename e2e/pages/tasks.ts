import { expect, type Locator, type Page } from '@playwright/test';

/** One of a few that are all in sight, such as 'View': 'List'. */
export async function choose(page: Page, group: string, option: string): Promise<void> {
  await page.getByRole('group', { name: group, exact: true }).getByText(option, { exact: true }).click();
}

export function bell(page: Page): Locator {
  return page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
}

/** The line across the screen, which lists that could not be read repeat in other words. */
export function offlineNotice(page: Page): Locator {
  return page.getByText(/^You are offline\. What you see /);
}

export function card(page: Page, title: string): Locator {
  return page.getByRole('article', { name: title, exact: true });
}

/** 'Create New Task' with a title in it, not yet sent. */
export async function typeNewTask(page: Page, title: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Add New Task' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Create New Task' });
  await dialog.getByLabel('Title').fill(title);
  return dialog;
}

/** The newest offer to take something back. */
export async function undo(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Undo' }).last().click();
}

/** They lie over what is to be pressed. */
export async function dismissNotices(page: Page): Promise<void> {
  const dismiss = page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Dismiss' });
  while ((await dismiss.count()) > 0) await dismiss.first().click();
}

export function comments(page: Page): Locator {
  return page.getByRole('region', { name: /^Comments/ }).getByRole('listitem');
}

/**
 * Lifts what has the focus, to be moved by keys.
 *
 * @param lifted what is said once that is so
 */
export async function lift(page: Page, lifted: Locator): Promise<void> {
  await page.keyboard.press('Space');
  await expect(lifted).toBeAttached();
  // The library hears further keys from a timer on that it has set just before; this one comes after it.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}
