import { createHash } from 'node:crypto';
import { type BrowserContext, test as base, type Page } from '@playwright/test';

interface Fixtures {
  faults: string[];
  /** A page in another browser, for the other people of a story. */
  otherBrowser: () => Promise<Page>;
}

/**
 * Every journey also fails on a script error or on anything the Content Security Policy blocked, in any of its pages.
 */
export const test = base.extend<Fixtures>({
  // Each from a network address of its own: one may sign up a hundred times an hour.
  request: async ({ playwright, baseURL }, use, { testId }) => {
    const request = await playwright.request.newContext({
      ...(baseURL !== undefined && { baseURL }),
      extraHTTPHeaders: { 'x-forwarded-for': addressFor(testId) },
    });
    await use(request);
    await request.dispose();
  },
  faults: [
    async ({ context }, use) => {
      const faults: string[] = [];
      watch(context, faults);
      await use(faults);
      base.expect(faults, 'script errors and blocked content').toEqual([]);
    },
    { auto: true },
  ],
  otherBrowser: async ({ browser, faults }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext();
      contexts.push(context);
      watch(context, faults);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

function addressFor(testId: string): string {
  return `10.${[...createHash('sha256').update(testId).digest().subarray(0, 3)].join('.')}`;
}

function watch(context: BrowserContext, faults: string[]): void {
  context.on('weberror', (event) => {
    const { name, message, stack } = event.error();
    faults.push(`${name}: ${message}\n${stack ?? ''}`);
  });
  context.on('console', (message) => {
    if (/Content Security Policy|React|Maximum update depth/.test(message.text())) faults.push(message.text());
  });
}

export { expect } from '@playwright/test';

/** What the page asks for at such an address, by this method or any, gets no answer until this is told to let it go. */
export async function hold(page: Page, address: string | RegExp, method?: string): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    if (method === undefined || route.request().method() === method) await released;
    await route.continue();
  });
  return release;
}

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

/** After a load that something else than an address started, such as a link of a mail. */
export async function passGate(page: Page): Promise<void> {
  await page.getByLabel('Access code').fill(ACCESS_CODE);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('dialog', { name: 'Access Required' }).waitFor({ state: 'detached' });
}
