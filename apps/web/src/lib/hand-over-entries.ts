import { HAND_OVER_LIMITS, type HandOver, handOverEntry } from '@taskwell/contract/hand-over';
import { HAND_OVER_PREFIX } from './left-behind.ts';
import { newKey } from './new-key.ts';
import { currentSession } from './session.ts';
import { localStore, parseStored } from './storage.ts';

/**
 * What one window of this browser hands over to another, in local storage (SPEC §3 'Hand-over entry'). An entry is removed
 * when it is read, or once it is too old.
 */
/** @returns the key under which it lies; null where it cannot be kept */
export function writeHandOverEntry(entry: object): string | null {
  removeOldEntries();
  const key = HAND_OVER_PREFIX + newKey();
  const text = JSON.stringify({ ...entry, by: currentSession()?.user.id ?? null, timestamp: Date.now() });
  localStore.set(key, text);
  return localStore.get(key) === text ? key : null;
}

/** Whoever makes an address must not be able to have something else read or removed by it: of other keys there is no entry. */
export function takeHandOverEntry(key: string): HandOver | null {
  removeOldEntries();
  const entry = parseStored(localStore.get(key));
  if (!isEntry(entry)) return null;
  localStore.remove(key);
  return handOverEntry(entry, new Date());
}

/** Other programs may choose their own keys. */
function isEntry(entry: unknown): entry is { timestamp: unknown } {
  return typeof entry === 'object' && entry !== null && 'type' in entry && 'timestamp' in entry;
}

function removeOldEntries(): void {
  for (const key of localStore.keys()) {
    if (!key.startsWith(HAND_OVER_PREFIX)) continue;
    const entry = parseStored(localStore.get(key));
    const age = isEntry(entry) ? Date.now() - Number(entry.timestamp) : Number.POSITIVE_INFINITY;
    if (age > HAND_OVER_LIMITS.lifetimeMilliseconds) localStore.remove(key);
  }
}
