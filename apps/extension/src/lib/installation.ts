import { installationAddress } from '@taskwell/contract/extension';
import { browser } from 'wxt/browser';

const KEY = 'address';

/** @returns where the task manager is; null until somebody has said it */
export async function readAddress(): Promise<string | null> {
  const { [KEY]: kept } = await browser.storage.local.get(KEY);
  return typeof kept === 'string' ? installationAddress(kept) : null;
}

/** @param address an origin, see installationAddress */
export async function saveAddress(address: string): Promise<void> {
  await browser.storage.local.set({ [KEY]: address });
}
