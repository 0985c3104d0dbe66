import { localStore } from './storage.ts';

/** Colours, font size and density as this browser keeps them. Applied before the first paint (boot.ts) and whenever they change. */

export const COLOR_SCHEMES = ['auto', 'light', 'dark'] as const;
export type ColorScheme = (typeof COLOR_SCHEMES)[number];

export const FONT_SIZES = ['small', 'medium', 'large'] as const;
export type FontSize = (typeof FONT_SIZES)[number];

export const DENSITIES = ['comfortable', 'compact'] as const;
export type Density = (typeof DENSITIES)[number];

export const COLOR_SCHEME_KEY = 'colorScheme';
/** Where earlier versions kept it. */
const EARLIER_COLOR_SCHEME_KEY = 'mantine-color-scheme-value';
export const FONT_SIZE_KEY = 'fontSize';
export const DENSITY_KEY = 'density';

const systemDark = window.matchMedia('(prefers-color-scheme: dark)');

export function colorScheme(): ColorScheme {
  const kept = localStore.get(COLOR_SCHEME_KEY) ?? localStore.get(EARLIER_COLOR_SCHEME_KEY);
  return COLOR_SCHEMES.find((scheme) => scheme === kept) ?? 'auto';
}

export function fontSize(): FontSize {
  return FONT_SIZES.find((size) => size === localStore.get(FONT_SIZE_KEY)) ?? 'medium';
}

/** How close the rows of lists stand. */
export function density(): Density {
  return DENSITIES.find((each) => each === localStore.get(DENSITY_KEY)) ?? 'comfortable';
}

export function applyAppearance(): void {
  const scheme = colorScheme();
  const isDark = scheme === 'dark' || (scheme === 'auto' && systemDark.matches);
  document.documentElement.setAttribute('data-color-scheme', isDark ? 'dark' : 'light');
  document.documentElement.setAttribute('data-font-size', fontSize());
  document.documentElement.setAttribute('data-density', density());
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', isDark ? '#101116' : '#f7f7f9');
}

/** Keeps the page in step with the system and with this person's other tabs. */
export function followAppearance(): void {
  applyAppearance();
  systemDark.addEventListener('change', applyAppearance);
  window.addEventListener('storage', applyAppearance);
}
