import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { launchChromium } from './browser.ts';

/**
 * Kilobytes (gzip) of JavaScript and CSS that a page has loaded when it shows its first view, counted in Chromium.
 *
 * @param session what sign-in left in the browser's session storage
 * @param more what else has to be on screen then, such as a first dialog
 */
export async function firstViewKilobytes(
  url: string,
  session: Record<string, string> = {},
  more: (page: Page) => Promise<void> = async () => undefined,
): Promise<number> {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    await page.addInitScript((entries) => {
      for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
    }, session);
    const sizes: Promise<number>[] = [];
    page.on('response', (response) => {
      const type = response.headers()['content-type'] ?? '';
      if (/javascript|text\/css/.test(type)) sizes.push(response.body().then((body) => gzipSync(body).length));
    });
    await page.goto(url, { waitUntil: 'load' });
    await page.locator('h1, h2, form').first().waitFor();
    await more(page);
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    return Math.round(bytes / 1024);
  } finally {
    await browser.close();
  }
}
