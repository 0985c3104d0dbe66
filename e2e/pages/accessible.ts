import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The rules that colours decide; all others judge the same page in either scheme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** axe finds nothing: with every rule of WCAG 2.2 A and AA and its best practices, light and dark. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  await setScheme(page, 'light');
  expect.soft(await faults(axe(page)), `${state}, light`).toEqual([]);
  await setScheme(page, 'dark');
  expect.soft(await faults(axe(page).withRules(COLOUR_RULES)), `${state}, dark`).toEqual([]);
}

function axe(page: Page): AxeBuilder {
  // Within this page, which has no frames, instead of in a page of its own for each result.
  return new AxeBuilder({ page }).setLegacyMode(true);
}

async function faults(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze();
  return violations.map(({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.html).join('\n  ')}`);
}

async function setScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', colorScheme);
}
