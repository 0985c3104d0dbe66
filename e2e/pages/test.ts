import { createHash } from 'node:crypto';
import { type BrowserContext, test as base, type Page } from '@playwright/test';
import { runningApp } from './running-app.ts';

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
    async ({ context }, use, testInfo) => {
      const faults: string[] = [];
      const happened = keepWhatHappens(context);
      watch(context, faults);
      await use(faults);
      if (testInfo.status !== testInfo.expectedStatus) await tellWhatHappened(context, happened);
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

/** Everything that failed on the way, of the network and in the console, with its moment. */
function keepWhatHappens(context: BrowserContext): string[] {
  const happened: string[] = [];
  const note = (text: string) => happened.push(`${new Date().toISOString()} ${text}`);
  context.on('requestfailed', (request) =>
    note(`${request.method()} ${request.url()} failed: ${request.failure()?.errorText}`),
  );
  context.on('response', (response) => {
    if (response.status() >= 400)
      note(`${response.request().method()} ${response.url()} answered ${response.status()}`);
  });
  context.on('console', (message) => note(`console ${message.type()}: ${message.text()}`));
  context.on('page', (page) =>
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) note(`at ${frame.url()}`);
    }),
  );
  return happened;
}

/** A journey that fails says where it stood: whoever reads only its output has no pictures. */
async function tellWhatHappened(context: BrowserContext, happened: string[]): Promise<void> {
  for (const page of context.pages()) {
    const snapshot = await page
      .locator('body')
      .ariaSnapshot({ timeout: 2_000 })
      .catch((error: Error) => error.message);
    happened.push(`${page.url()} shows\n${snapshot}`);
  }
  console.log(happened.join('\n'));
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

/** Loads an address of the app and answers the access gate, where it has one: it stands before every load. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await passGate(page);
}

export async function reload(page: Page): Promise<void> {
  await page.reload();
  await passGate(page);
}

/** After a load that something else than an address started, such as a link of a mail; the first screen is there then. */
export async function passGate(page: Page): Promise<void> {
  const { accessCode } = runningApp();
  if (accessCode === '') {
    // The landing page comes with the first answer and stays; the application says on it that it is there.
    await page.locator('#root > *, html[data-offers]').first().waitFor({ state: 'attached' });
    return;
  }
  await page.getByLabel('Access code').fill(accessCode);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('dialog', { name: 'Access Required' }).waitFor({ state: 'detached' });
}
