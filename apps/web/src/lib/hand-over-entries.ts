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

/**
 * What lies under this key. Whoever makes an address must not be able to have something else read or removed by it: of other
 * keys there is no entry.
 *
 * @returns the oldest first, with those that were to be read before it: their window has gone on to this one meanwhile. Empty
 *   where there is none under this key
 */
export function takeHandOverEntries(key: string): HandOver[] {
  removeOldEntries();
  const entry = entryAt(key);
  if (entry === null || isOfSomebodyElse(entry)) return [];
  const earlier = localStore.keys().flatMap((other) => {
    const found = other.startsWith(HAND_OVER_PREFIX) ? entryAt(other) : null;
    return found !== null && isEarlier(found, entry) ? [{ key: other, entry: found }] : [];
  });
  const inOrder = earlier.toSorted((one, other) => Number(one.entry.timestamp) - Number(other.entry.timestamp));
  const all = [...inOrder, { key, entry }];
  for (const each of all) localStore.remove(each.key);
  return all.flatMap((each) => handOverEntry(each.entry, new Date()) ?? []);
}

interface Entry {
  by?: unknown;
  timestamp: unknown;
}

function entryAt(key: string): Entry | null {
  const entry = parseStored(localStore.get(key));
  return isEntry(entry) ? entry : null;
}

/** Tabs may be signed in as different people: what one of them hands over is for nobody else. Other programs name nobody. */
function isOfSomebodyElse({ by }: Entry): boolean {
  return by != null && by !== currentSession()?.user.id;
}

/** Whether the same person has left it before the other; what other programs leave says nothing of whose it is. */
function isEarlier(one: Entry, other: Entry): boolean {
  return one.by !== undefined && one.by === other.by && Number(one.timestamp) < Number(other.timestamp);
}

/** Other programs may choose their own keys. */
function isEntry(entry: unknown): entry is Entry {
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
