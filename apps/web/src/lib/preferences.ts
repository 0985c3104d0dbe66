import {
  applyAppearance,
  COLOR_SCHEME_KEY,
  type ColorScheme,
  colorScheme,
  DENSITY_KEY,
  type Density,
  density,
  FONT_SIZE_KEY,
  type FontSize,
  fontSize,
} from './appearance.ts';
import { keepWeekStart, type WeekStart, weekStart } from './calendar-days.ts';
import { queryClient } from './query-client.ts';
import { rememberTimeZone } from './server-address.ts';
import { localStore } from './storage.ts';
import { createStore, useStore } from './store.ts';
import { chosenTimeZone, keepTimeZone, readTimeZone } from './time-zone.ts';

/** How a person likes the app to look and behave; kept in this browser (docs/decisions/0041). */

const SHORTCUTS_KEY = 'keyboardShortcuts';

interface Preferences {
  colorScheme: ColorScheme;
  fontSize: FontSize;
  density: Density;
  areShortcutsOn: boolean;
  /** Null: the device's own. */
  timeZone: string | null;
  weekStart: WeekStart;
}

/** This person's other tabs change them too. */
const preferences = createStore(read(), (set) => {
  const readAgain = () => {
    readTimeZone();
    set(read());
  };
  readAgain();
  window.addEventListener('storage', readAgain);
  return () => window.removeEventListener('storage', readAgain);
});

function read(): Preferences {
  return {
    colorScheme: colorScheme(),
    fontSize: fontSize(),
    density: density(),
    areShortcutsOn: areShortcutsOn(),
    timeZone: chosenTimeZone(),
    weekStart: weekStart(),
  };
}

/** Single-key shortcuts can be switched off (WCAG 2.1.4). */
export function areShortcutsOn(): boolean {
  return localStore.get(SHORTCUTS_KEY) !== 'off';
}

export function setColorScheme(scheme: ColorScheme): void {
  localStore.set(COLOR_SCHEME_KEY, scheme);
  changed();
}

export function setFontSize(size: FontSize): void {
  localStore.set(FONT_SIZE_KEY, size);
  changed();
}

export function setDensity(chosen: Density): void {
  localStore.set(DENSITY_KEY, chosen);
  changed();
}

export function setShortcutsOn(isOn: boolean): void {
  localStore.set(SHORTCUTS_KEY, isOn ? 'on' : 'off');
  changed();
}

/** Lists by day hold other tasks then. @param zone IANA name; null for the device's own */
export function setTimeZone(zone: string | null): void {
  keepTimeZone(zone);
  rememberTimeZone();
  changed();
  queryClient.invalidateQueries();
}

export function setWeekStart(start: WeekStart): void {
  keepWeekStart(start);
  changed();
}

function changed(): void {
  applyAppearance();
  preferences.set(read());
}

export function usePreferences(): Preferences {
  return useStore(preferences);
}
