import type { Page } from '@playwright/test';
import { expectAccessible } from './pages/accessible.ts';
import { newCompany, newEmail, openAs } from './pages/accounts.ts';
import { newSuperAdmin } from './pages/platform-admin.ts';
import { expect, reload, test, visit } from './pages/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const SENT = 'Thank you! Your feedback has been sent.';
const sendButton = (page: Page) => page.getByRole('button', { name: 'Send feedback' });
const words = (page: Page) => page.getByRole('textbox', { name: 'Feedback' });

async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const beyond = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(beyond).toBeLessThanOrEqual(0);
}

test('somebody signed in writes from the settings by keyboard, and the super administrator reads it', async ({
  page,
  otherBrowser,
  request,
}) => {
  const owner = await newCompany(request, 'Flora Feedback');
  await openAs(page, owner, '/settings');
  await page.getByRole('tab', { name: 'Account' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Feedback' })).toBeFocused();
  await expect(page.getByLabel('Name')).toHaveValue('Flora Feedback');
  await expect(page.getByLabel('Email')).toHaveValue(owner.email);
  await words(page).focus();
  await page.keyboard.type('123456789 ');
  await expect(sendButton(page), 'nine characters and a space').toBeDisabled();
  await page.keyboard.press('Control+Enter');
  await expect(words(page)).toHaveValue('123456789 ');

  const long = 'A long story. '.repeat(150);
  await words(page).fill(long);
  await sendButton(page).click();
  await expect(page.getByText('Feedback must be 2000 characters or less')).toBeVisible();
  await expect(words(page), 'nothing of it is cut').toHaveValue(long);
  await words(page).fill('The board is a joy.\nMore colours, please.');
  await page.getByRole('tab', { name: 'About' }).click();
  await reload(page);
  await page.getByRole('tab', { name: 'Feedback' }).click();
  await expect(words(page), 'what was typed is kept').toHaveValue('The board is a joy.\nMore colours, please.');
  await expect(page.getByText('What you typed earlier is still here.')).toBeVisible();
  await expectAccessible(page, 'settings: feedback');

  await page.clock.install();
  await words(page).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(SENT)).toBeVisible();
  await expect(words(page)).toHaveValue('');
  await expect(page.getByLabel('Email')).toHaveValue(owner.email);
  await expect(sendButton(page)).toBeFocused();
  await page.clock.fastForward(5_000);
  await expect(page.getByText(SENT)).toBeHidden();
  await page.getByRole('tab', { name: 'About' }).click();
  await page.getByRole('tab', { name: 'Feedback' }).click();
  await expect(words(page), 'nothing is left of the draft').toHaveValue('');

  const console = await otherBrowser();
  await openAs(console, await newSuperAdmin(request), '/super-admin');
  await console.getByRole('tab', { name: 'Feedback' }).click();
  const item = console.getByRole('listitem').filter({ hasText: owner.email });
  await expect(item).toContainText('The board is a joy.');
  await expect(item).toContainText(`Signed in as Flora Feedback (${owner.email})`);
  await expectAccessible(console, 'console: feedback');
  await console.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScrolling(console);
});

test('a failure says why, and nothing that was typed is lost', async ({ page, request }) => {
  await openAs(page, await newCompany(request, 'Frida Failure'), '/settings?tab=feedback');
  await words(page).fill('This shall not get lost.');
  await page.route('**/api/feedback', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
  await sendButton(page).click();
  await expect(page.getByRole('alert')).toHaveText('Failed to submit feedback. Please try again.');
  await expect(words(page)).toHaveValue('This shall not get lost.');
  const refusal = { success: false, error: 'Too many attempts.', code: 'TOO_MANY_REQUESTS', requestId: 'x' };
  await page.route('**/api/feedback', (route) => route.fulfill({ status: 429, json: refusal }), { times: 1 });
  await sendButton(page).click();
  await expect(page.getByRole('alert')).toHaveText('Too many attempts.');
  await expect(words(page)).toHaveValue('This shall not get lost.');
  await sendButton(page).click();
  await expect(page.getByText(SENT)).toBeVisible();
});

test('a visitor writes on the contact page, where Contact Support and Contact Sales lead', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, '/');
  await page.getByRole('region', { name: 'Simple pricing' }).getByRole('link', { name: 'Contact Sales' }).click();
  await expect(page).toHaveURL(/\/contact\?about=sales$/);
  await expect(page.getByRole('heading', { name: 'Contact Sales' })).toBeVisible();
  await expect(words(page)).toHaveValue('About the Custom plan: ');
  await expect(sendButton(page), 'that alone says nothing').toBeDisabled();
  await page.goBack();
  await page.getByRole('link', { name: 'Contact Support' }).click();
  await expect(page.getByRole('heading', { name: 'Contact us' })).toBeVisible();
  await expectNoSidewaysScrolling(page);
  await visit(page, '/verify-email');
  await page.getByRole('link', { name: 'Contact Support' }).click();
  await expect(page).toHaveURL(/\/contact$/);

  await words(page).fill('How much is it for a school?');
  await sendButton(page).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expect(page.getByLabel('Name'), 'the first fault').toBeFocused();
  await expectAccessible(page, 'contact: faults');
  await page.keyboard.type('Vera Visitor');
  await page.keyboard.press('Tab');
  await page.keyboard.type('vera');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await page.getByLabel('Email').fill(newEmail('vera'));
  await page.keyboard.press('Enter');
  await expect(page.getByText(SENT)).toBeVisible();
  await expect(words(page)).toHaveValue('');
  await expect(page.getByLabel('Name'), 'for another message').toHaveValue('Vera Visitor');
  await expectNoSidewaysScrolling(page);
});
