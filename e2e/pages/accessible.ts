import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The rules that colours decide; all others judge the same page in either scheme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
/** Those that the width of the screen and the size of its letters decide. */
const SIZE_RULES = ['target-size', 'scrollable-region-focusable'];

interface Look {
  width: number;
  height: number;
  colorScheme: 'light' | 'dark';
  fontSize: 'medium' | 'large';
  /** What axe looks for again. */
  rules?: string[];
}

const SMALLEST: Look = { width: 320, height: 640, colorScheme: 'dark', fontSize: 'large' };

/** Phones, the smallest in the large font too, and a desktop at 200 %, which halves it. */
const LOOKS: Record<string, Look> = {
  'dark at 390 px': { width: 390, height: 844, colorScheme: 'dark', fontSize: 'medium' },
  'dark and large at 320 px': { ...SMALLEST, rules: COLOUR_RULES },
  'light at 200 %': { width: 640, height: 450, colorScheme: 'light', fontSize: 'medium' },
  'light at 320 px': { width: 320, height: 640, colorScheme: 'light', fontSize: 'medium', rules: SIZE_RULES },
};

/** axe finds nothing: with every rule of WCAG 2.2 A and AA and its best practices, light and dark. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  await setScheme(page, 'light');
  expect.soft(await faults(page), `${state}, light`).toEqual([]);
  await setScheme(page, 'dark');
  expect.soft(await faults(page, COLOUR_RULES), `${state}, dark`).toEqual([]);
}

/** Puts a page, before it is loaded, into the look that leaves the least room. */
export async function wearSmallest(page: Page): Promise<void> {
  const { width, height, colorScheme, fontSize } = SMALLEST;
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme });
  await page.addInitScript((size) => localStorage.setItem('fontSize', size), fontSize);
}

/** One state of a page that wears it: for what has little of its own. */
export async function expectFitsSmallest(page: Page, state: string): Promise<void> {
  await page.evaluate(atRest, SMALLEST.colorScheme);
  expect.soft(await page.evaluate(layoutFaults), state).toEqual([]);
  expect.soft(await faults(page), state).toEqual([]);
}

/** The same for one state in every look, in none of which anything is wider than the screen, out of reach or cut. */
export async function expectEveryLook(page: Page, state: string): Promise<void> {
  const desktop = page.viewportSize() ?? { width: 1280, height: 720 };
  await setScheme(page, 'light');
  expect.soft(await faults(page), state).toEqual([]);
  for (const [name, look] of Object.entries(LOOKS)) {
    await wear(page, look);
    expect.soft(await page.evaluate(layoutFaults), `${state}, ${name}`).toEqual([]);
    if (look.rules) expect.soft(await faults(page, look.rules), `${state}, ${name}`).toEqual([]);
  }
  await wear(page, { ...desktop, colorScheme: 'light', fontSize: 'medium' });
}

async function faults(page: Page, rules?: string[]): Promise<string[]> {
  // Read once by each document, and within this page, which has no frames, instead of in one of its own for each result.
  const isThere = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) }).setLegacyMode(true);
  // No rule of these reads style sheets, which it would fetch.
  axe.options({ resultTypes: ['violations'], preload: false });
  if (rules) axe.withRules(rules);
  const { violations } = await axe.analyze();
  for (const violation of violations) {
    const isFault = await Promise.all(
      violation.nodes.map(({ target }) => standsUp(page, violation.id, String(target))),
    );
    violation.nodes = violation.nodes.filter((_, index) => isFault[index]);
  }
  return violations
    .filter(({ nodes }) => nodes.length > 0)
    .map(({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.html).join('\n  ')}`);
}

/**
 * Not what axe takes for too small because something sticky covers part of it until one scrolls, nor the list below a
 * field whose arrow keys scroll it.
 */
function standsUp(page: Page, rule: string, selector: string): Promise<boolean> {
  const MOST_NEEDED_PIXELS = 24;
  return page.locator(selector).evaluate(
    (element, [id, needed]) => {
      const { width, height } = element.getBoundingClientRect();
      if (id === 'target-size') return Math.min(width, height) < Number(needed);
      return id !== 'scrollable-region-focusable' || element.querySelector(':scope > [role="listbox"]') === null;
    },
    [rule, MOST_NEEDED_PIXELS],
  );
}

async function setScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(atRest, colorScheme);
}

/** In place: the font as another tab's settings would change it. */
async function wear(page: Page, { width, height, colorScheme, fontSize }: Look): Promise<void> {
  const fontIsSet = page.evaluate((size) => {
    localStorage.setItem('fontSize', size);
    window.dispatchEvent(new StorageEvent('storage'));
  }, fontSize);
  await Promise.all([fontIsSet, page.emulateMedia({ colorScheme })]);
  // After the font: Chromium measures containers in rem again only once their width changes.
  await page.setViewportSize({ width, height });
  await page.evaluate(atRest, colorScheme);
}

/** Runs within the page: ends once it is in this scheme and nothing changes any more. */
async function atRest(colorScheme: 'light' | 'dark'): Promise<void> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  while (document.documentElement.dataset.colorScheme !== colorScheme) await nextFrame();
  // The colours that axe measures are then those that stay, not those of a change under way.
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
  // What measures itself has then seen its new size.
  await nextFrame();
  await nextFrame();
}

/** Runs within the page: what is wider than the screen, cut, or where nobody can get at it. */
function layoutFaults(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const found: string[] = [];
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} '${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}'`;
  /** The nearest part that scrolls sideways: what is beyond its edge can be reached. */
  const isInScroller = (element: Element) => {
    for (let part = element.parentElement; part && part !== document.body; part = part.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(part).overflowX) && part.scrollWidth > part.clientWidth) return true;
    }
    return false;
  };
  if (scrollWidth > clientWidth) {
    const wide = [...document.querySelectorAll('body *')].filter((part) => {
      return part.getBoundingClientRect().right > clientWidth + 1 && !isInScroller(part);
    });
    found.push(`the page is ${scrollWidth - clientWidth} px wider than the screen: ${wide.slice(-3).map(nameOf)}`);
  }
  /** Also what is there only for screen readers. */
  const isHidden = (element: Element) => {
    if (!element.checkVisibility({ visibilityProperty: true })) return true;
    for (let part: Element | null = element; part; part = part.parentElement) {
      if (getComputedStyle(part).clipPath === 'inset(50%)') return true;
    }
    return false;
  };
  for (const control of document.querySelectorAll('button, a[href], summary, label, select, [role="menuitem"]')) {
    const box = control.getBoundingClientRect();
    if (isHidden(control) || box.width < 2) continue;
    if ((box.left < -1 || box.right > clientWidth + 1) && !isInScroller(control)) {
      found.push(`${nameOf(control)} reaches beyond the screen`);
    }
    if (control.tagName === 'A' && getComputedStyle(control).display === 'inline') continue;
    const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!parent || !text.nodeValue?.trim() || isHidden(parent)) continue;
      if (parent.closest('select') || getComputedStyle(parent).textOverflow === 'ellipsis') continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const letters = range.getBoundingClientRect();
      if (letters.left < box.left - 1 || letters.right > box.right + 1) found.push(`${nameOf(control)} is cut`);
      else if (letters.bottom > box.bottom + 2 || letters.top < box.top - 2)
        found.push(`${nameOf(control)} is cut below`);
    }
  }
  for (const part of document.querySelectorAll('main *, dialog *, header *')) {
    const { overflowX, textOverflow } = getComputedStyle(part);
    if (!/hidden|clip/.test(overflowX) || textOverflow === 'ellipsis' || part.scrollWidth <= part.clientWidth + 1)
      continue;
    // What is typed scrolls within its field.
    if (part.matches('input, textarea, [aria-hidden="true"]')) continue;
    if (part.clientWidth > 2 && !isHidden(part))
      found.push(`${nameOf(part)} is cut by ${part.scrollWidth - part.clientWidth} px`);
  }
  return [...new Set(found)];
}
