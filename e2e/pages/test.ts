import { test as base, type Page } from '@playwright/test';

/**
 * Every journey also fails on a script error or on anything the Content Security Policy blocked, in any of its pages.
 */
export const test = base.extend<{ faults: string[] }>({
  faults: [
    async ({ context }, use) => {
      const faults: string[] = [];
      context.on('weberror', (event) => faults.push(String(event.error().stack ?? event.error())));
      context.on('console', (message) => {
        if (/Content Security Policy|React|Maximum update depth/.test(message.text())) faults.push(message.text());
      });
      await use(faults);
      base.expect(faults, 'script errors and blocked content').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';

const ACCESS_CODE = '2468';

/** Loads an address of the app and answers the access gate, which stands before every load. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await passGate(page);
}

export async function reload(page: Page): Promise<void> {
  await page.reload();
  await passGate(page);
}

async function passGate(page: Page): Promise<void> {
  await page.getByLabel('Access code').fill(ACCESS_CODE);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('dialog', { name: 'Access Required' }).waitFor({ state: 'detached' });
}
