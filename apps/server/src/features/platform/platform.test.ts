import { describe, expect, it } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';

const app = await startTestApp({ settings: { ACCESS_CODE: '1357', SUPPORT_EMAIL: 'help@example.com' } });
const open = await startTestApp({ settings: { ACCESS_CODE: '' } });

describe('the configuration for clients', () => {
  it('tells what is needed before signing in, and never the access code', async () => {
    const { body, text } = await app.call('GET /config');
    expect(body).toEqual({
      success: true,
      accessGate: true,
      passwordMinLength: 6,
      purgeAfterDays: 30,
      supportEmail: 'help@example.com',
      windowsDownload: false,
      extensionDownload: false,
    });
    expect(text).not.toContain('1357');
    expect(await open.succeed('GET /config')).toMatchObject({ accessGate: false, supportEmail: null });
  });
});

describe('the access gate', () => {
  it('opens for the configured code alone', async () => {
    const { message } = await app.succeed('POST /access-code', { body: { code: '1357' } });
    expect(message).toBe('Access granted');
    for (const code of ['1358', '2468', '0000']) {
      const failure = await app.deny('POST /access-code', 'INVALID_ACCESS_CODE', { body: { code } });
      expect(failure.error).toBe('Invalid access code. Please try again.');
    }
  });

  it.each([undefined, '', '135', '13570', 'abcd', 1357, null, '\u0661\u0663\u0665\u0667'])(
    'refuses %j',
    async (code) => {
      const failure = await app.deny('POST /access-code', 'INVALID_INPUT', { body: { code } });
      expect(failure.fields).toEqual({ code: 'code is invalid' });
    },
  );

  it('that is switched off lets everybody through', async () => {
    await open.succeed('POST /access-code', { body: { code: '0000' } });
  });

  it('unlocks nothing in the API', async () => {
    await app.succeed('POST /access-code', { body: { code: '1357' } });
    await app.deny('GET /tasks', 'UNAUTHENTICATED', { headers: { 'x-access-code': '1357' } });
  });
});
