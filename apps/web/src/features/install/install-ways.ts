/** How to install a web app by hand in a browser. */
export interface InstallWay {
  browser: string;
  steps: readonly string[];
}

const CHROMIUM: InstallWay = {
  browser: 'Chrome or Edge on a computer',
  steps: [
    'Open the browser’s menu at the top right (⋮ or …).',
    'In Chrome choose “Cast, save and share”, in Edge “Apps”, then “Install page as app” or “Install this site as an app”.',
    'Confirm with “Install”.',
  ],
};
const ANDROID: InstallWay = {
  browser: 'Chrome, Edge or Firefox on Android',
  steps: ['Open the browser’s menu (⋮).', 'Choose “Install app” or “Add to Home screen”.', 'Confirm with “Install”.'],
};
const IOS: InstallWay = {
  browser: 'Safari on iPhone or iPad',
  steps: ['Tap the share button (a square with an arrow).', 'Choose “Add to Home Screen”.', 'Confirm with “Add”.'],
};
const SAFARI: InstallWay = {
  browser: 'Safari on a Mac',
  steps: ['Open the File menu.', 'Choose “Add to Dock…”.', 'Confirm with “Add”.'],
};
const FIREFOX: InstallWay = {
  browser: 'Firefox on a computer',
  steps: [
    'Firefox on Windows has “Add tab to taskbar” in the address bar.',
    'Elsewhere open this page in Chrome, Edge or Safari to install it.',
  ],
};

export const INSTALL_WAYS: readonly InstallWay[] = [CHROMIUM, SAFARI, FIREFOX, ANDROID, IOS];

/** The way of the browser that says this of itself; null for one that is not known. */
export function wayOf(userAgent: string, touchPoints: number): InstallWay | null {
  if (/iPhone|iPad/.test(userAgent)) return IOS;
  // An iPad calls itself a Mac; no Mac has a touch screen.
  if (/Macintosh/.test(userAgent) && touchPoints > 1) return IOS;
  if (/Android/.test(userAgent)) return ANDROID;
  if (/Firefox\//.test(userAgent)) return FIREFOX;
  if (/Chrome\/|Chromium\//.test(userAgent)) return CHROMIUM;
  return /Safari\//.test(userAgent) ? SAFARI : null;
}

export function wayOfThisBrowser(): InstallWay | null {
  return wayOf(navigator.userAgent, navigator.maxTouchPoints);
}
