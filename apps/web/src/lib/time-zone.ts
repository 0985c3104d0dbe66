import { localStore } from './storage.ts';

const KEY = 'chosenTimeZone';

let chosen = storedZone();

/** Null where this browser does not know it, or nothing was chosen. */
function storedZone(): string | null {
  const zone = localStore.get(KEY);
  try {
    return zone && new Intl.DateTimeFormat('en', { timeZone: zone }) && zone;
  } catch {
    return null;
  }
}

/** The IANA zone that was chosen for this browser; null where it goes by the device's. */
export function chosenTimeZone(): string | null {
  return chosen;
}

/** @param zone IANA name; null for the device's own */
export function keepTimeZone(zone: string | null): void {
  if (zone === null) localStore.remove(KEY);
  else localStore.set(KEY, zone);
  chosen = zone;
}

/** After another tab has chosen. */
export function readTimeZone(): void {
  chosen = storedZone();
}

/** The IANA zone in which dates are shown and read here. */
export function timeZone(): string {
  return chosen ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}
