import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, type CDPSession, chromium, type Page, type Worker } from '@playwright/test';
import type { HandOverType } from '@taskwell/contract/hand-over';
import { ensureExtensionChromium } from '../../scripts/lib/chromium.mjs';
import { EXTENSION_FOLDER, ensureExtensionBuild } from '../../scripts/lib/extension-build.mjs';
import { test as base } from './gated-app.ts';
import { expect } from './test.ts';

/** What the tests use of the browser's interface for extensions, within its service worker. */
interface Chrome {
  action: { openPopup(): Promise<void> };
  commands: { onCommand: Emitter; getAll(): Promise<{ name: string; shortcut: string }[]> };
  contextMenus: { onClicked: Emitter };
  tabs: { query(of: object): Promise<object[]> };
}
interface Emitter {
  dispatch(...values: unknown[]): void;
}
declare const chrome: Chrome;

/** A browser of its own with the built extension. Its menus and keys are the browser's, so that a test tells of them. */
export const test = base.extend<{ extension: Worker }>({
  context: async ({ baseURL }, use) => {
    const [profile, folder, executablePath] = await Promise.all([
      mkdtemp(join(tmpdir(), 'taskwell-profile-')),
      folderOfTest(),
      ensureExtensionChromium(),
    ]);
    const context = await chromium.launchPersistentContext(profile, {
      executablePath,
      headless: true,
      reducedMotion: 'reduce',
      ...(baseURL !== undefined && { baseURL }),
      args: ['--no-sandbox', '--disable-gpu', `--disable-extensions-except=${folder}`, `--load-extension=${folder}`],
      // Else the headless shell's older mode, which has no extensions, may be what starts.
      channel: 'chromium',
    });
    await use(context);
    await context.close();
    for (const made of [profile, folder]) await rm(made, { recursive: true, force: true });
  },
  extension: async ({ context }, use) => {
    await use(context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker')));
  },
});

/**
 * The built extension with the right to read pages of this machine: it stands for the one that the browser gives with a
 * person's click on a menu or press of a key (`activeTab`), which no test can make.
 */
async function folderOfTest(): Promise<string> {
  await ensureExtensionBuild();
  const folder = await mkdtemp(join(tmpdir(), 'taskwell-extension-'));
  await cp(EXTENSION_FOLDER, folder, { recursive: true });
  const path = join(folder, 'manifest.json');
  const manifest = JSON.parse(await readFile(path, 'utf8'));
  await writeFile(path, JSON.stringify({ ...manifest, host_permissions: ['http://127.0.0.1/*'] }));
  return folder;
}

/** The page that this opens. */
export async function opened(context: BrowserContext, act: () => Promise<unknown>): Promise<Page> {
  const [page] = await Promise.all([context.waitForEvent('page'), act()]);
  return page;
}

/** As the browser does when somebody chooses from the menu of a selection. */
export function chooseInMenu(extension: Worker, type: HandOverType, selectionText: string): Promise<void> {
  return extension.evaluate(
    async ([menuItemId, text]) => {
      const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
      chrome.contextMenus.onClicked.dispatch({ menuItemId, selectionText: text, frameId: 0 }, tab);
    },
    [type, selectionText] as const,
  );
}

/** As the browser does when somebody presses the key of a command. */
export function pressKeyOf(extension: Worker, type: HandOverType): Promise<void> {
  return extension.evaluate(async (command) => {
    const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
    chrome.commands.onCommand.dispatch(command, tab);
  }, type);
}

export function keysOf(extension: Worker): Promise<Record<string, string>> {
  return extension.evaluate(async () =>
    Object.fromEntries((await chrome.commands.getAll()).map(({ name, shortcut }) => [name, shortcut])),
  );
}

/** The field of the toolbar button's window. */
export const TOOLBAR_TEXT = "document.querySelector('textarea').value";

/** Whether the toolbar button's window is open. */
export async function isToolbarWindowOpen(context: BrowserContext): Promise<boolean> {
  const browser = await targetsOf(context);
  try {
    return (await toolbarWindow(browser)) !== undefined;
  } finally {
    await browser.detach();
  }
}

/**
 * What this says within the toolbar button's window, which is no page to Playwright; null where it is not open yet.
 * Whoever waits for it to close asks `isToolbarWindowOpen`: a window that is just closing cannot be asked for more.
 */
export async function inToolbarWindow(context: BrowserContext, expression: string): Promise<unknown> {
  const browser = await targetsOf(context);
  try {
    const target = await toolbarWindow(browser);
    if (target === undefined) return null;
    const { sessionId } = await browser.send('Target.attachToTarget', { targetId: target.targetId, flatten: false });
    const answer = new Promise<string>((resolve) => {
      browser.on('Target.receivedMessageFromTarget', ({ message }) => resolve(message));
    });
    const message = JSON.stringify({ id: 1, method: 'Runtime.evaluate', params: { expression } });
    await browser.send('Target.sendMessageToTarget', { sessionId, message });
    return JSON.parse(await answer).result?.result?.value;
  } finally {
    await browser.detach();
  }
}

async function targetsOf(context: BrowserContext): Promise<CDPSession> {
  const browser = await context.browser()?.newBrowserCDPSession();
  if (browser === undefined) throw new Error('The browser has no session for its targets');
  return browser;
}

async function toolbarWindow(browser: CDPSession) {
  const { targetInfos } = await browser.send('Target.getTargets', {});
  return targetInfos.find(({ url }) => url.endsWith('/popup.html'));
}

export function openToolbarWindow(extension: Worker): Promise<void> {
  return extension.evaluate(() => chrome.action.openPopup());
}

export { expect };
