import { expect, it } from 'vitest';
import { wayOf } from './install-ways.ts';

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
    0,
    'Chrome or Edge on a computer',
  ],
  [`${MAC} AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15`, 0, 'Safari on a Mac'],
  [`${MAC} AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15`, 5, 'Safari on iPhone or iPad'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) AppleWebKit/605.1.15 Safari/604.1', 5, 'Safari on iPhone or iPad'],
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
    5,
    'Chrome, Edge or Firefox on Android',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 0, 'Firefox on a computer'],
  ['SomethingElse/1.0', 0, undefined],
])('%s with %d touch points is told its own way to install', (userAgent, touchPoints, browser) => {
  expect(wayOf(userAgent, touchPoints)?.browser).toBe(browser);
});
