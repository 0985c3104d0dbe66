/**
 * A device in words, from what its browser says of itself: 'Chrome on Windows'. Order matters, as most browsers also name
 * those they descend from. Null where it is no browser that we know.
 */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPiOS|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

const PHONES = new Set(['iPhone', 'iPad', 'Android']);

export interface Device {
  words: string;
  isPhone: boolean;
}

export function deviceOf(userAgent: string | null): Device {
  const browser = nameIn(BROWSERS, userAgent);
  const system = nameIn(SYSTEMS, userAgent);
  const isPhone = system !== null && PHONES.has(system);
  if (browser !== null && system !== null) return { words: `${browser} on ${system}`, isPhone };
  return { words: browser ?? system ?? 'Unknown device', isPhone };
}

function nameIn(known: readonly [RegExp, string][], userAgent: string | null): string | null {
  return known.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? null;
}
