import type { Locator, Page } from '@playwright/test';
import { expectEveryLook, expectFitsSmallest, wearSmallest } from './pages/accessible.ts';
import { actAs, newColleague, newCompany, newPersonalAccount, newTask, openAs } from './pages/accounts.ts';
import { test as gated } from './pages/gated-app.ts';
import { type PeopleScreen, peopleScreens } from './pages/people-screens.ts';
import { platformScreens } from './pages/platform-admin.ts';
import { appRoutes, publicRoutes } from './pages/routes.ts';
import { newFullTask, openNotifications, show, teamScreens } from './pages/team-screens.ts';
import { expect, test, visit } from './pages/test.ts';

// The colours that axe measures are then at once those that stay, not those of a change under way.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
gated.use({ contextOptions: { reducedMotion: 'reduce' } });

/** By their headings, as a visitor sees them. */
const PUBLIC_ROUTES: Record<string, RegExp> = {
  '/': /PRODUCTIVITY/,
  '/login': /Sign in/,
  '/signup': /Choose your plan/,
  '/company-signup': /Create your company/,
  '/personal-signup': /Create your personal account/,
  '/verify-email?email=someone@example.com': /Verify Your Email/,
  '/verify-email': /Verification Failed/,
  '/set-password/abc': /Choose your password/,
  '/unsubscribe/abc': /./,
  '/task-invitation/abc': /./,
  '/popup': /AI Task Assistant/,
  '/contact': /Contact us/,
  '/download': /Install/,
  '/terms': /Terms of use/,
  '/privacy': /Privacy notice/,
};

/** The routes behind the sign-in, for whom they are, and what one opens there without an address of its own. */
const ROUTES: Record<'admin' | 'employee' | 'personal', Record<string, Record<string, Opening>>> = {
  admin: {
    '/dashboard': {
      'status menu': (page) => press(page, /change status of/),
      'more actions': (page) => press(page, 'More actions'),
      'account menu': (page) => press(page, /^Account of/),
      shortcuts: (page) => page.keyboard.press('?'),
      palette: (page) => page.keyboard.press('Control+k'),
      chat: (page) => press(page, 'AI assistant'),
      'new task': (page) => page.keyboard.press('c'),
    },
    '/dashboard?view=list': {},
    '/dashboard?view=list&archived=true': {},
    '/tasks?view=board': {},
    '/tasks?view=cards': {},
    '/calendar': { subscribe: (page) => press(page, 'Subscribe') },
    '/calendar?view=agenda': {},
    '/admin': {},
    '/employees': {},
    '/contacts': {},
    '/invitations': {},
    '/settings': {
      'audit log': (page) => press(page, 'View Audit Log'),
      'change email': (page) => press(page, 'Change email'),
      'change password': (page) => press(page, 'Change password'),
      'new token': (page) => press(page, 'New access token'),
      'delete company': (page) => press(page, 'Delete Company'),
    },
    '/settings?tab=preferences': {},
    '/settings?tab=feedback': {},
    '/settings?tab=about': { changelog: (page) => press(page, 'Changelog') },
  },
  employee: { '/dashboard': {}, '/employee': {}, '/super-admin': {} },
  personal: {
    '/dashboard': {},
    '/tasks': {},
    '/calendar': {},
    '/personal-dashboard': {},
    '/contacts': {},
    '/settings': {},
  },
};

type Opening = (page: Page) => Promise<unknown>;

test('no route is missing', () => {
  const withToken = (path: string) => path.replace(/\/abc$/, '/$token').replace(/\?.*/, '');
  const shown = Object.values(ROUTES).flatMap((routes) => Object.keys(routes).map(withToken));
  expect([...new Set(Object.keys(PUBLIC_ROUTES).map(withToken)), '/landing', '/$'].sort()).toEqual(publicRoutes.sort());
  expect([...new Set(shown)].sort()).toEqual(appRoutes.sort());
});

gated('access gate', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('dialog', { name: 'Access Required' })).toBeVisible();
  await expectEveryLook(page, 'access gate');
});

test('public routes', async ({ page }) => {
  for (const [path, heading] of Object.entries(PUBLIC_ROUTES)) {
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    await expectEveryLook(page, path);
  }
});

for (const who of ['admin', 'employee', 'personal'] as const) {
  test(`routes and dialogs: ${who}`, async ({ page, request }) => {
    test.setTimeout(180_000);
    const owner = await (who === 'personal' ? newPersonalAccount(request) : newCompany(request));
    const account = who === 'employee' ? await newColleague(request, owner, 'Emil Employee') : owner;
    const soon = new Date(Date.now() + 3_600_000).toISOString();
    for (const dueDate of [soon, null]) {
      const task = { title: 'Answer the questions about the delivery', assigneeId: account.user.id, dueDate };
      await newTask(request, owner, { ...task, priority: 'URGENT' });
    }
    await openAs(page, account);
    for (const [path, openings] of Object.entries(ROUTES[who])) {
      await goTo(page, path);
      await expectEveryLook(page, path);
      for (const [name, open] of Object.entries(openings)) {
        await open(page);
        await settled(page);
        await expectEveryLook(page, `${path}: ${name}`);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
    }
  });
}

for (const part of [0, 1]) {
  test(`working together, part ${part + 1}`, async ({ page, request }) => {
    test.setTimeout(180_000);
    const admin = await newCompany(request, 'Annabella-Katharina Maximiliane von Hohenberg');
    const colleagues = [
      await newColleague(request, admin, 'Grace Hopper'),
      await newColleague(request, admin, 'Zoë Ångström', 'ADMIN'),
      await newColleague(request, admin, 'Vera Viewer'),
    ] as const;
    const screens = teamScreens(await newFullTask(request, admin, colleagues));
    await openAs(page, admin);
    for (const screen of screens.filter((_, index) => index % 2 === part)) {
      await show(page, screen);
      await expectEveryLook(page, screen.name);
    }
  });
}

// Wider, the panel is another one, which closes where the screen becomes a phone's.
for (const fontSize of ['medium', 'large']) {
  test(`the notifications of a phone of 320 pixels fit in the ${fontSize} font`, async ({ page, request }) => {
    const admin = await newCompany(request, 'Annabella-Katharina Maximiliane von Hohenberg');
    const colleague = await newColleague(request, admin, 'Grace Hopper');
    await newTask(request, colleague, { title: 'Move into the new office at the harbour', assigneeId: admin.user.id });
    await wearSmallest(page);
    await page.addInitScript((size) => localStorage.setItem('fontSize', size), fontSize);
    await openAs(page, admin);
    await openNotifications(page);
    await settled(page);
    await expect(page.getByRole('button', { name: 'Mark all as read' })).toBeVisible();
    await expectFitsSmallest(page, `notifications, ${fontSize}`);
  });
}

const SCREENS = { people: peopleScreens, platform: platformScreens };
for (const [title, make] of Object.entries(SCREENS)) {
  for (const part of [0, 1]) {
    test(`${title}, part ${part + 1}`, async ({ page, request }) => {
      test.setTimeout(180_000);
      const screens = await make(request);
      for (const screen of screens.filter((_, index) => index % 2 === part)) await lookAt(page, screen);
    });
  }
}

test('nothing in the header overlaps, and the company is read, at every width and font size', async ({
  page,
  request,
}) => {
  const admin = await newCompany(request, 'Annabella-Katharina Maximiliane von Hohenberg');
  await openAs(page, admin);
  for (const size of ['small', 'medium', 'large']) {
    await page.evaluate((chosen) => localStorage.setItem('fontSize', chosen), size);
    for (const path of ['/dashboard', '/calendar']) {
      await visit(page, path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      for (let width = 320; width <= 1400; width += width < 760 || width > 800 ? 30 : 4) {
        await page.setViewportSize({ width, height: 640 });
        const faults = await page.getByRole('banner').evaluate(headerFaults, size === 'large' ? 480 : 360);
        expect(faults, `${path}, ${size}, ${width} px`).toEqual([]);
      }
    }
  }
});

/**
 * Runs within the page: what in the header lies over something else or leaves its link or the screen; and a company's name
 * of usual length that is cut where the screen is wider than given.
 */
async function headerFaults(header: Element, cutBelowPixels: number): Promise<string[]> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const found: string[] = [];
  const parts = [...header.querySelectorAll('a, button, a > *')].flatMap((part) => {
    const { left, right, width } = part.getBoundingClientRect();
    const { clipPath, position } = getComputedStyle(part);
    const isElsewhere = width === 0 || clipPath !== 'none' || position === 'fixed';
    return isElsewhere ? [] : [{ part, left, right, name: `${part.tagName} ${part.textContent}` }];
  });
  for (const { part, left, right, name } of parts) {
    if (left < -0.5 || right > window.innerWidth + 0.5) found.push(`${name} leaves the screen`);
    if (part.matches('a, button') && right - left < 24) found.push(`${name} is ${right - left} px wide`);
    const outer = part.parentElement?.closest('a')?.getBoundingClientRect();
    if (outer && (left < outer.left - 0.5 || right > outer.right + 0.5)) found.push(`${name} leaves its link`);
    for (const other of parts) {
      if (other.part === part || other.part.contains(part) || part.contains(other.part)) continue;
      if (left < other.left && right > other.left + 0.5) found.push(`${name} lies over ${other.name}`);
    }
  }
  const company = header.querySelector('[dir="auto"]');
  const isCut = company !== null && company.scrollWidth > company.clientWidth;
  if (isCut && window.innerWidth >= cutBelowPixels) found.push(`${company.textContent} is cut`);
  return found;
}

test('in the colours of the system what is on differs from what is off', async ({ page, request }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await openAs(page, await newCompany(request), '/settings?tab=preferences');
  const group = page.getByRole('group', { name: 'Font size' });
  const pairs = [
    [group.getByText('Medium'), group.getByText('Small')],
    [page.getByRole('tab', { name: 'Preferences' }), page.getByRole('tab', { name: 'About' })],
  ] as const;
  for (const [on, off] of pairs) expect(await backgroundOf(on)).not.toBe(await backgroundOf(off));
  await goTo(page, '/dashboard');
  const tile = (name: string) => page.getByRole('button', { name });
  expect(await backgroundOf(tile('To Do 0'))).not.toBe(await backgroundOf(tile('Total 0')));
  const link = (name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
  expect(await backgroundOf(link('Dashboard'))).not.toBe(await backgroundOf(link('Calendar')));
});

function backgroundOf(part: Locator): Promise<string> {
  return part.evaluate((element) => getComputedStyle(element).backgroundColor);
}

async function lookAt(page: Page, { name, as, path, go }: PeopleScreen): Promise<void> {
  if (as) await actAs(page, as);
  await visit(page, path);
  await page.getByRole('heading').first().waitFor();
  await settled(page);
  await go?.(page);
  await expectEveryLook(page, name);
  await page.unrouteAll();
}

function press(page: Page, name: string | RegExp): Promise<void> {
  return page.getByRole('button', { name }).first().click();
}

/** Within the app, as the back button does. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await settled(page);
}

async function settled(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"], [class*="skeleton"]')).toHaveCount(0);
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
}
