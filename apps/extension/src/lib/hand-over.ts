import { type HandOverType, handOverFragment } from '@taskwell/contract/hand-over';
import { browser } from 'wxt/browser';
import { readAddress } from './installation.ts';
import { type Waiting, waitingIn } from './waiting.ts';

/** Where the task manager takes texts over (SPEC §2 'Hand-over inputs'). */
const SCREEN = '/dashboard';

const KEY = 'waiting';

/**
 * Opens the task manager with a text, in a tab beside the one it comes from; that asks before it does anything. Until the
 * installation's address is known the text waits, and the settings ask for it.
 *
 * @param besides index of the tab that the text comes from
 */
export async function handOver(type: HandOverType, text: string, besides?: number): Promise<void> {
  const address = await readAddress();
  if (address === null) {
    await browser.storage.session.set({ [KEY]: { type, text, since: Date.now() } satisfies Waiting });
    await browser.runtime.openOptionsPage();
    return;
  }
  await browser.tabs.create({
    url: address + SCREEN + handOverFragment(type, text),
    ...(besides !== undefined && { index: besides + 1 }),
  });
}

/** What waits for the address: kept in memory alone. */
export async function readWaiting(): Promise<Waiting | null> {
  const { [KEY]: kept } = await browser.storage.session.get(KEY);
  return waitingIn(kept, Date.now());
}

/** Hands over what has waited. */
export async function handOverWaiting(): Promise<void> {
  const waiting = await readWaiting();
  await browser.storage.session.remove(KEY);
  if (waiting !== null) await handOver(waiting.type, waiting.text);
}
