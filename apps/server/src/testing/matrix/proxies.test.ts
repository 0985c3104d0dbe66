import { describe, expect, it } from 'vitest';
import type { Sent } from '../caller.ts';
import { createFactories, uniqueEmail, uniquePassword } from '../factories.ts';
import { linkTokenIn, mailTo } from '../mails.ts';
import { APP_URL, startTestApp, type TestApp } from '../test-app.ts';

// SECURITY.md row 16: headers that a proxy would add change nothing without a configured proxy.

const SPOOFED = {
  'x-forwarded-for': '203.0.113.66',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'https',
  'x-forwarded-port': '444',
  'x-forwarded-prefix': '/evil',
  'x-real-ip': '203.0.113.66',
  'x-client-ip': '203.0.113.66',
  'cf-connecting-ip': '203.0.113.66',
  'true-client-ip': '203.0.113.66',
  'x-original-url': '/api/auth/me',
  'x-rewrite-url': '/api/auth/me',
  'x-http-method-override': 'DELETE',
  forwarded: 'for=203.0.113.66;host=evil.example;proto=https',
  host: 'evil.example',
};

const direct = await startTestApp();

/** The address recorded for a sign-in attempt. */
async function recordedAddress(app: TestApp, sent: Sent): Promise<string | undefined> {
  const email = uniqueEmail();
  await app.call('POST /auth/login', { ...sent, body: { email, password: uniquePassword() } });
  const rows = await app.query<{ ip: string }>('select host(ip) as ip from sign_in_attempts where email = $1', [email]);
  return rows[0]?.ip;
}

describe('without TRUST_PROXY', () => {
  it('the address is that of the connection', async () => {
    expect(await recordedAddress(direct, { headers: SPOOFED, from: '192.0.2.9' })).toBe('192.0.2.9');
  });

  it('links, methods, paths and answers stay what they are', async () => {
    const make = createFactories(direct);
    const { owner } = await make.company();
    const body = { name: 'New', email: uniqueEmail(), password: uniquePassword() };
    await direct.succeed('POST /users', { as: owner, body, headers: SPOOFED });
    const mail = await mailTo(direct, body.email, 'set-password');
    expect(mail.text).toContain(`${APP_URL}/set-password/${linkTokenIn(mail)}`);
    expect(mail.text + mail.html).not.toContain('evil.example');
    const plain = await direct.call('GET /auth/me', { as: owner });
    const spoofed = await direct.call('GET /auth/me', { as: owner, headers: SPOOFED });
    expect(spoofed.text).toBe(plain.text);
    expect(Object.keys(spoofed.headers)).toEqual(Object.keys(plain.headers));
    expect(spoofed.headers['strict-transport-security']).toBeUndefined();
  });

  it('the rate limits count the connection', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 12; index++) {
      const headers = { ...SPOOFED, 'x-forwarded-for': `203.0.113.${index}`, 'x-real-ip': `203.0.113.${index}` };
      statuses.push(
        (await direct.call('POST /access-code', { body: { code: '0000' }, headers, from: '192.0.2.9' })).status,
      );
    }
    expect(statuses).toEqual([...Array(10).fill(403), 429, 429]);
  });
});

describe('with TRUST_PROXY', () => {
  it('naming the proxy’s addresses, only those are believed', async () => {
    const behindProxy = await startTestApp({ settings: { TRUST_PROXY: '10.1.0.0/16' } });
    const headers = { 'x-forwarded-for': '203.0.113.66' };
    expect(await recordedAddress(behindProxy, { headers, from: '10.1.2.3' })).toBe('203.0.113.66');
    expect(await recordedAddress(behindProxy, { headers, from: '192.0.2.9' })).toBe('192.0.2.9');
    const prefixed = { 'x-forwarded-for': '1.1.1.1, 203.0.113.66' };
    expect(await recordedAddress(behindProxy, { headers: prefixed, from: '10.1.2.3' })).toBe('203.0.113.66');
  });

  it('what is no address is no reason to fail', async () => {
    const trusting = await startTestApp({ settings: { TRUST_PROXY: 'true' } });
    const strange = ['garbage', '1.2.3.4:5678', '[2001:db8::1]:443', 'unknown', '', ',', `';--`, 'x'.repeat(5_000)];
    for (const forwarded of [...strange, 'fe80::1%eth0', '::ffff:203.0.113.66']) {
      const headers = { 'x-forwarded-for': forwarded };
      const recorded = await recordedAddress(trusting, { headers, from: '192.0.2.9' });
      expect(recorded, forwarded).toMatch(/^(192\.0\.2\.9|203\.0\.113\.66|fe80::1)$/);
    }
  });
});
