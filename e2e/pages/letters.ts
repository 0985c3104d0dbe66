import type { Page } from '@playwright/test';

/** While the letters are as large as Chromium's largest setting makes them. */
export async function withLargestLetters(page: Page, look: () => Promise<void>): Promise<void> {
  const setSize = (size: string) =>
    page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, size);
  await setSize('24px');
  await look();
  await setSize('');
}
