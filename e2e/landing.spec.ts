import { test as gated } from './pages/gated-app.ts';
import { expect, hold, passGate, test, visit } from './pages/test.ts';

const CODE = /\/assets\/.*\.js$/;

test('the first answer holds the landing page, which stays the page once the application is there', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/')).text();
  for (const words of ['SMART &amp; SIMPLE', 'Most Popular', 'Contact Sales', 'System Requirements', 'All rights']) {
    expect(html).toContain(words);
  }
  expect(await (await request.get('/login')).text()).not.toContain('Most Popular');

  const release = await hold(page, CODE);
  await page.goto('/', { waitUntil: 'commit' });
  const professional = page.getByRole('heading', { name: 'Professional' });
  await expect(professional, 'before any script of the application').toBeVisible();
  const link = page.getByRole('link', { name: 'Create your company' });
  // Where things stand is settled once the styles and their font are there.
  await page.evaluate(async () => {
    const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
    const loaded = (link: HTMLLinkElement) =>
      link.sheet ?? new Promise((resolve) => link.addEventListener('load', resolve, { once: true }));
    await Promise.all(styles.map(loaded));
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });
  // At once: the page scrolls smoothly, and what is measured on the way moves on.
  await link.evaluate((element) => {
    element.scrollIntoView({ behavior: 'instant', block: 'center' });
    element.focus({ preventScroll: true });
  });
  const places = async () => [await professional.boundingBox(), await link.boundingBox()];
  const before = await places();
  const documents: string[] = [];
  page.on('request', (asked) => {
    if (asked.isNavigationRequest()) documents.push(asked.url());
  });
  release();
  await expect(page.locator('html[data-offers]'), 'the application is there').toBeAttached();
  expect(await places()).toEqual(before);
  await expect(link, 'keeps the focus').toBeFocused();
  const top = () => page.evaluate(() => scrollY);
  await page.evaluate(async () => {
    const hasScrolled = new Promise((resolve) => document.addEventListener('scroll', resolve, { once: true }));
    scrollBy({ top: 50, behavior: 'instant' });
    await hasScrolled;
  });
  const leftAt = await top();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/company-signup$/);
  await expect(professional).toBeHidden();
  await expect(page.getByLabel('Company name')).toBeVisible();
  await page.goBack();
  await expect.poll(top).toBe(leftAt);
  await page.getByRole('link', { name: 'Open in Browser' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
  expect(documents, 'the application leads on, without loading anything anew').toEqual([]);
});

test('the landing page is drawn by the application where it was opened elsewhere, in the colours chosen', async ({
  page,
}) => {
  await visit(page, '/terms');
  await page.evaluate(() => localStorage.setItem('colorScheme', 'dark'));
  await page.goto('/terms');
  await passGate(page);
  await page.getByRole('link', { name: 'Taskwell' }).first().click();
  await expect(page.getByRole('heading', { name: 'Professional' })).toBeVisible();
  const picture = page.getByRole('img', { name: /^The dashboard: tasks of a bakery/ });
  await picture.scrollIntoViewIfNeeded();
  await expect(picture, 'one of the two').toHaveCount(1);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain('dashboard-dark');
  await page
    .getByRole('link', { name: 'How to get it' })
    .or(page.getByRole('link', { name: 'How to load it' }))
    .click();
  await expect(page).toHaveURL(/\/download#extension$/);
});

gated('with an access code nothing of the landing page is seen before it', async ({ page }) => {
  const release = await hold(page, CODE);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('#landing')).toBeAttached();
  await expect(page.getByRole('heading', { name: 'Professional' })).toBeHidden();
  release();
  await passGate(page);
  await expect(page.getByRole('heading', { name: 'Professional' })).toBeVisible();
});
