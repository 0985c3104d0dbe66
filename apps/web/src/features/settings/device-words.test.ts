import { describe, expect, it } from 'vitest';
import { deviceOf } from './device-words.ts';

const AGENTS = {
  chrome:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
  edge: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0.2592.56',
  opera:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36 OPR/110.0.0.0',
  samsung:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36',
  safari:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
  iPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1',
  chromebook:
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
  firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0',
};

describe('a device in words', () => {
  it('names the browser itself, not those that it also claims to be', () => {
    expect(deviceOf(AGENTS.chrome).words).toBe('Chrome on Windows');
    expect(deviceOf(AGENTS.edge).words).toBe('Edge on Windows');
    expect(deviceOf(AGENTS.opera).words).toBe('Opera on Linux');
    expect(deviceOf(AGENTS.samsung).words).toBe('Samsung Internet on Android');
    expect(deviceOf(AGENTS.safari).words).toBe('Safari on macOS');
    expect(deviceOf(AGENTS.firefox).words).toBe('Firefox on Linux');
  });

  it('names the system itself, not the one that it descends from', () => {
    expect(deviceOf(AGENTS.iPhone)).toEqual({ words: 'Chrome on iPhone', isPhone: true });
    expect(deviceOf(AGENTS.samsung).isPhone).toBe(true);
    expect(deviceOf(AGENTS.chromebook)).toEqual({ words: 'Chrome on ChromeOS', isPhone: false });
  });

  it('says what little is known of anything else', () => {
    expect(deviceOf('curl/8.5.0').words).toBe('Unknown device');
    expect(deviceOf('okhttp/4.9 (Linux; Android 14)').words).toBe('Android');
    expect(deviceOf(null)).toEqual({ words: 'Unknown device', isPhone: false });
  });
});
