import { expect, hold, passGate, test } from './pages/test.ts';

const CODE = /\/assets\/.*\.js$/;

test('the first answer holds the landing page, and the application takes its place without moving anything', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/')).text();
  for (const words of ['SMART &amp; SIMPLE', 'Most Popular', 'Contact Sales', 'System Requirements', 'All rights']) {
    expect(html).toContain(words);
  }
  expect(await (await request.get('/login')).text()).not.toContain('Most Popular');

  // As an installation without an access code has it.
  await page.route('**/api/config', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), accessGate: false } });
  });
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('<div id="landing" hidden>', '<div id="landing">');
    await route.fulfill({ response, body });
  });
  const release = await hold(page, CODE);
  await page.goto('/', { waitUntil: 'commit' });
  const professional = page.getByRole('heading', { name: 'Professional' });
  await expect(professional, 'before any script of the application').toBeVisible();
  const link = page.getByRole('link', { name: 'Create your company' });
  await link.focus();
  const places = async () => [await professional.boundingBox(), await link.boundingBox()];
  const before = await places();
  release();
  await expect(page.locator('#landing')).toHaveCount(0);
  expect(await places()).toEqual(before);
  await expect(link, 'keeps the focus').toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/company-signup$/);
});

test('with an access code nothing of the landing page is seen before it', async ({ page }) => {
  const release = await hold(page, CODE);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('#landing')).toBeAttached();
  await expect(page.getByRole('heading', { name: 'Professional' })).toBeHidden();
  release();
  await passGate(page);
  await expect(page.getByRole('heading', { name: 'Professional' })).toBeVisible();
  await expect(page.locator('#landing')).toHaveCount(0);
});
