import { HAND_OVER_LABELS, HAND_OVER_TYPES, type HandOverType } from '@taskwell/contract/hand-over';
import { type Browser, browser } from 'wxt/browser';
import { defineBackground } from 'wxt/utils/define-background';
import { handOver } from '../lib/hand-over.ts';
import { readSelection } from '../lib/selection.ts';

/** The menu of a selection and the keys. It runs for as long as one of them takes. */
export default defineBackground(() => {
  browser.runtime.onInstalled.addListener(makeMenu);
  browser.contextMenus.onClicked.addListener((click, tab) => onMenu(click, tab));
  browser.commands.onCommand.addListener((command, tab) => onKey(command, tab));
});

async function makeMenu(): Promise<void> {
  await browser.contextMenus.removeAll();
  for (const type of HAND_OVER_TYPES) {
    browser.contextMenus.create({ id: type, title: HAND_OVER_LABELS[type], contexts: ['selection'] });
  }
}

async function onMenu(click: Browser.contextMenus.OnClickData, tab?: Browser.tabs.Tab): Promise<void> {
  const type = typeOf(click.menuItemId);
  if (type === undefined) return;
  const { frameId = 0, selectionText = '' } = click;
  // What the browser gives is one line, and the only way to a PDF; the page has the line breaks, which mails are read by.
  const text = tab?.id === undefined ? '' : await readSelection(tab.id, [frameId]);
  await handOver(type, text || selectionText, tab?.index);
}

async function onKey(command: string, tab?: Browser.tabs.Tab): Promise<void> {
  const type = typeOf(command);
  if (type === undefined) return;
  const text = tab?.id === undefined ? '' : await readSelection(tab.id);
  if (text === '') await browser.action.openPopup();
  else await handOver(type, text, tab?.index);
}

function typeOf(name: unknown): HandOverType | undefined {
  return HAND_OVER_TYPES.find((type) => type === name);
}
