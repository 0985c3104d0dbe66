import {
  applyAppearance,
  COLOR_SCHEME_KEY,
  type ColorScheme,
  colorScheme,
  FONT_SIZE_KEY,
  type FontSize,
  fontSize,
  systemDark,
} from './appearance.ts';
import { localStore } from './storage.ts';
import { createStore, useStore } from './store.ts';

/** How a person likes the app to look and behave; kept in this browser. */

const SHORTCUTS_KEY = 'keyboardShortcuts';

interface Preferences {
  colorScheme: ColorScheme;
  fontSize: FontSize;
  areShortcutsOn: boolean;
}

const preferences = createStore(read());

function read(): Preferences {
  return { colorScheme: colorScheme(), fontSize: fontSize(), areShortcutsOn: areShortcutsOn() };
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

export function setShortcutsOn(isOn: boolean): void {
  localStore.set(SHORTCUTS_KEY, isOn ? 'on' : 'off');
  changed();
}

function changed(): void {
  applyAppearance();
  preferences.set(read());
}

/** Keeps the page in step with the system and with this person's other tabs. */
export function followColorScheme(): void {
  applyAppearance();
  systemDark.addEventListener('change', applyAppearance);
  window.addEventListener('storage', changed);
}

export function usePreferences(): Preferences {
  return useStore(preferences);
}
