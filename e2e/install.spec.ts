import { readFile } from 'node:fs/promises';
import { expectAccessible } from './pages/accessible.ts';
import { test } from './pages/gated-app.ts';
import { expect, passGate, reload, visit } from './pages/test.ts';

interface Manifest {
  name: string;
  start_url: string;
  display: string;
  icons: { src: string; type: string; sizes: string; purpose: string }[];
}

test('where there is no app to download, the web app is offered, and installs from the browser', async ({
  page,
  context,
  request,
}) => {
  await visit(page, '/');
  const card = page.getByRole('heading', { name: 'Windows' }).locator('..');
  await expect(card).toContainText('Installs from your browser');
  await expect(page.getByText('v0.0.2')).toHaveCount(0);
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    card.getByRole('link', { name: 'Install the web app' }).click(),
  ]);
  await passGate(opened);
  await expect(opened).toHaveURL(/\/download$/);
  await expect(opened.getByRole('heading', { name: 'In Chrome or Edge on a computer' })).toBeVisible();
  await expectAccessible(opened, 'how to install by hand');

  // What a browser says that can install it; one that is driven by a test does not.
  await opened.evaluate(() => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => ({ outcome: 'accepted' }),
    });
    window.dispatchEvent(event);
  });
  await opened.getByRole('button', { name: 'Install Taskwell' }).click();
  await expect(opened.getByText('Taskwell is installed')).toBeVisible();
  await expectAccessible(opened, 'installed');

  const extension = page.getByRole('heading', { name: 'Browser extension' }).locator('..');
  const [zip] = await Promise.all([
    page.waitForEvent('download'),
    extension.getByRole('link', { name: 'Download extension' }).click(),
  ]);
  expect(zip.suggestedFilename()).toBe('taskwell-extension.zip');
  expect((await readFile(await zip.path())).subarray(0, 2).toString()).toBe('PK');
  await extension.getByRole('link', { name: 'How to load it' }).click();
  await expect(page.getByText(`address of your task manager, which is ${new URL(page.url()).origin}`)).toBeInViewport();
  await page.route('**/api/config', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), extensionDownload: false } });
  });
  await reload(page);
  await expect(page.getByText('npm run build:extension')).toBeVisible();
  await expectAccessible(page, 'an extension that has not been built');

  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const response = await request.get(address ?? '');
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await response.json()) as Manifest;
  expect(manifest).toMatchObject({ name: 'Taskwell', start_url: '/dashboard', display: 'standalone' });
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
  );
  for (const { src, type } of manifest.icons) {
    const icon = await request.get(src);
    expect(icon.headers()['content-type'], src).toContain(type);
  }
});
