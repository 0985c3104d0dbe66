import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { projectRoot } from '../scripts/lib/project.mjs';

/**
 * `npm run pictures`: the pictures of the landing page, of the company that `npm run demo` shows, which has to run, with
 * `ACCESS_CODE=` (empty). With an address as argument, where the demo does not answer at its usual one.
 */
const FOLDER = join(projectRoot, 'apps/web/src/features/landing/pictures');
const ADDRESS = process.argv[2] ?? 'http://localhost:3000';
const SCHEMES = ['light', 'dark'] as const;
const QUALITY = 82;
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

interface Picture {
  name: string;
  path: string;
  viewport: typeof DESKTOP;
  /** Pixels of the file for each of the page's, one file for each. */
  scales: Record<string, number>;
  go?: (page: Page) => Promise<unknown>;
}

const DESKTOP_SCALES = { small: 0.5, large: 1 };
const PICTURES: Picture[] = [
  { name: 'dashboard', path: '/dashboard', viewport: DESKTOP, scales: DESKTOP_SCALES },
  { name: 'board', path: '/tasks', viewport: DESKTOP, scales: DESKTOP_SCALES },
  {
    name: 'task',
    path: '/dashboard',
    viewport: DESKTOP,
    scales: DESKTOP_SCALES,
    go: async (page) => {
      await page.getByRole('link', { name: 'Wedding cake for the Moreau family' }).first().click();
      await page.locator('#comments-heading').waitFor();
    },
  },
  { name: 'phone', path: '/dashboard', viewport: PHONE, scales: { small: 1.5 } },
];

const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  await mkdir(FOLDER, { recursive: true });
  for (const picture of PICTURES) {
    for (const colorScheme of SCHEMES) await take(picture, colorScheme);
  }
} finally {
  await browser.close();
}

async function take(picture: Picture, colorScheme: (typeof SCHEMES)[number]): Promise<void> {
  const isPhone = picture.viewport === PHONE;
  const context = await browser.newContext({
    baseURL: ADDRESS,
    viewport: picture.viewport,
    deviceScaleFactor: 1,
    colorScheme,
    isMobile: isPhone,
    hasTouch: isPhone,
  });
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('Email').fill('ines@harbour-bakery.example');
  await page.getByLabel('Password', { exact: true }).fill('Demo!2468');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/dashboard');
  if (picture.path !== '/dashboard') await page.goto(picture.path);
  await page.locator('[data-task-id]').first().waitFor();
  await picture.go?.(page);
  await page.waitForTimeout(800);
  const session = await context.newCDPSession(page);
  for (const [size, scale] of Object.entries(picture.scales)) {
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'webp',
      quality: QUALITY,
      clip: { x: 0, y: 0, ...picture.viewport, scale },
    });
    await writeFile(join(FOLDER, `${picture.name}-${colorScheme}-${size}.webp`), Buffer.from(data, 'base64'));
  }
  await context.close();
}
