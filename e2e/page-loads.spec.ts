import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Request } from '@playwright/test';
import { type Account, actAs, newColleague, newCompany, newTask } from './pages/accounts.ts';
import { newSuperAdmin } from './pages/platform-admin.ts';
import { appRoutes, publicRoutes, router, webSource } from './pages/routes.ts';
import { expect, test } from './pages/test.ts';

// SECURITY row 28: a page load changes and sends nothing, whatever its address says. Routes and the words that addresses
// understand are read from the source, so that a new screen is visited too.

const [publicPaths, appPaths] = [publicRoutes, appRoutes].map((routes) => routes.map(pathOf)) as [string[], string[]];
const searchWords = wordsOf(
  router,
  ...readdirSync(webSource, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('-search.ts'))
    .map((file) => readFileSync(join(webSource, file), 'utf8')),
);
/** Whatever somebody may hope that a screen obeys. */
const HOPES = ['action', 'accept', 'confirm', 'submit', 'send', 'resend', 'delete', 'logout', 'auto', 'popupData'];
const AT_ONCE = 4;
/** For what an effect would send once the screen's data are there. */
const STILL_MILLISECONDS = 300;

function pathOf(route: string): string {
  return route.replace('$token', 'x'.repeat(43)).replace(/^\/\$$/, '/nowhere');
}

function wordsOf(...texts: string[]): string[] {
  const quoted = texts.flatMap((text) => [...text.matchAll(/'([a-zA-Z-]+)'/g)].map(([, word = '']) => word));
  const named = texts.flatMap((text) =>
    [...text.matchAll(/^ {2}(\w+)\??:|\bsearch\.(\w+)/gm)].map(([, name, read]) => name ?? read ?? ''),
  );
  return [...new Set([...quoted, ...named])];
}

/** An address in which every known parameter says something; those of one object name it. */
function adversarialQuery(id: number, dialog: string): string {
  const query = new URLSearchParams();
  for (const name of [...searchWords, ...HOPES]) query.set(name, 'true');
  for (const name of ['task', 'person', 'contact', 'company']) query.set(name, String(id));
  query.set('email', 'somebody.else@example.com');
  query.set('search', '<img src=x onerror=alert(1)>');
  query.set('dialog', dialog);
  query.set('popupData', JSON.stringify({ action: 'TASK_COMPLETE', taskId: id }));
  return `?${query}`;
}

/** Loads each address and answers what was sent beyond reading. */
async function sentByLoading(context: BrowserContext, addresses: string[], as?: Account): Promise<string[]> {
  const sent: string[] = [];
  context.on('request', (request: Request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()} from ${request.frame().url()}`);
  });
  const queue = [...addresses];
  async function visitNext(): Promise<void> {
    const page = await context.newPage();
    if (as) await actAs(page, as);
    for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
      await page.goto(address);
      await page.getByRole('heading').first().waitFor();
      await page.waitForTimeout(STILL_MILLISECONDS);
    }
    await page.close();
  }
  await Promise.all(Array.from({ length: AT_ONCE }, visitNext));
  return sent;
}

test('the routes are those of the app', () => {
  expect(publicPaths).toEqual(expect.arrayContaining(['/', '/login', '/verify-email', '/nowhere']));
  expect(appPaths).toEqual(expect.arrayContaining(['/dashboard', '/employees', '/settings', '/super-admin']));
  expect(searchWords).toEqual(expect.arrayContaining(['resend', 'delete', 'import', 'restore', 'dialog']));
});

test('a visitor who opens any address sends nothing', async ({ context }) => {
  test.setTimeout(180_000);
  const addresses = [...publicPaths, ...appPaths].flatMap((path) => [path, path + adversarialQuery(1, 'delete')]);
  expect(await sentByLoading(context, addresses)).toEqual([]);
});

test('an administrator who opens any address sends nothing', async ({ context, request }) => {
  test.setTimeout(180_000);
  const admin = await newCompany(request);
  const colleague = await newColleague(request, admin, 'Emil Employee');
  const { id } = await newTask(request, admin, { title: 'Stays as it is', assigneeId: admin.user.id });
  const dialogs = ['edit', 'delete', 'invite', 'updates', 'import', 'reset-password'];
  const addresses = appPaths.flatMap((path) => {
    const object = path === '/employees' ? colleague.user.id : id;
    return dialogs.map((dialog) => path + adversarialQuery(object, dialog));
  });
  const open = publicPaths.map((path) => path + adversarialQuery(id, 'delete'));
  expect(await sentByLoading(context, [...addresses, ...open], admin)).toEqual([]);
});

test('the super administrator who opens any address sends nothing', async ({ context, request }) => {
  const admin = await newSuperAdmin(request);
  const company = (await newCompany(request)).user as { companyId?: number };
  const addresses = ['suspend', 'restore'].flatMap((dialog) =>
    appPaths.map((path) => path + adversarialQuery(company.companyId ?? 1, dialog)),
  );
  expect(await sentByLoading(context, addresses, admin)).toEqual([]);
});
