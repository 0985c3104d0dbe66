import { localStore } from './storage.ts';
import { timeZone } from './time-zone.ts';

const BASE_URL = '/api';
const TIME_ZONE_KEY = 'timeZone';

/** What every request from this app to its server is made with. */
export const SERVER = { baseUrl: BASE_URL, timeZone } as const;

/**
 * The same for the boot script, for which asking for the time zone takes too long: as the last visit found it. Where it
 * has changed since, the application's requests differ from the early ones and are sent.
 */
export const EARLY_SERVER = {
  baseUrl: BASE_URL,
  timeZone: () => localStore.get(TIME_ZONE_KEY) ?? timeZone(),
} as const;

/** For the next visit. */
export function rememberTimeZone(): void {
  localStore.set(TIME_ZONE_KEY, timeZone());
}
