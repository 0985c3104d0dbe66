import { useSyncExternalStore } from 'react';
import { localStore } from './storage.ts';

/** How a person likes the app to look and behave; kept in this browser. public/boot.js applies it before first paint. */

export const COLOR_SCHEMES = ['auto', 'light', 'dark'] as const;
export type ColorScheme = (typeof COLOR_SCHEMES)[number];

export const FONT_SIZES = ['small', 'medium', 'large'] as const;
export type FontSize = (typeof FONT_SIZES)[number];

const COLOR_SCHEME_KEY = 'mantine-color-scheme-value';
const FONT_SIZE_KEY = 'fontSize';
const SHORTCUTS_KEY = 'keyboardShortcuts';

const subscribers = new Set<() => void>();
const systemDark = window.matchMedia('(prefers-color-scheme: dark)');

export function colorScheme(): ColorScheme {
  return COLOR_SCHEMES.find((scheme) => scheme === localStore.get(COLOR_SCHEME_KEY)) ?? 'auto';
}

export function fontSize(): FontSize {
  return FONT_SIZES.find((size) => size === localStore.get(FONT_SIZE_KEY)) ?? 'medium';
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

function apply(): void {
  const scheme = colorScheme();
  const isDark = scheme === 'dark' || (scheme === 'auto' && systemDark.matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light');
  document.documentElement.setAttribute('data-font-size', fontSize());
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', isDark ? '#101116' : '#f7f7f9');
}

function changed(): void {
  apply();
  for (const notify of subscribers) notify();
}

/** Keeps the page in step with the system and with this person's other tabs. */
export function followColorScheme(): void {
  apply();
  systemDark.addEventListener('change', apply);
  window.addEventListener('storage', changed);
}

function subscribe(notify: () => void): () => void {
  subscribers.add(notify);
  return () => subscribers.delete(notify);
}

export function usePreferences(): { colorScheme: ColorScheme; fontSize: FontSize; areShortcutsOn: boolean } {
  const scheme = useSyncExternalStore(subscribe, colorScheme);
  const size = useSyncExternalStore(subscribe, fontSize);
  const shortcuts = useSyncExternalStore(subscribe, areShortcutsOn);
  return { colorScheme: scheme, fontSize: size, areShortcutsOn: shortcuts };
}
