import { beforeAll, describe, expect, it } from 'vitest';
import { createFactories, uniqueEmail, uniquePassword } from '../../testing/factories.ts';
import { codeIn, mailTo } from '../../testing/mails.ts';
import { startTestApp } from '../../testing/test-app.ts';

const app = await startTestApp();
const make = createFactories(app);
const page = (key: string | null, accept = 'text/html') =>
  app.http.inject({ url: `/outbox/${key}`, headers: { accept } });
const key = app.services.mailer.outboxKey;

beforeAll(async () => {
  await make.personal();
  await app.settle();
});

describe('the local outbox', () => {
  it.each(['', 'x', 'x'.repeat(24), '..%2f', '%00'])('is not found by a wrong key (%j)', async (wrong) => {
    expect([400, 404]).toContain((await page(wrong)).statusCode);
  });

  it('shows the mails that wait, as a page that runs nothing and is kept nowhere', async () => {
    const name = '<script>alert(1)</script>';
    const email = uniqueEmail();
    await app.succeed('POST /auth/register', { body: { name, email, password: uniquePassword() } });
    const code = codeIn(await mailTo(app, email, 'verification-code'));
    const { statusCode, body, headers } = await page(key);
    expect(statusCode).toBe(200);
    expect(body).toContain(code);
    expect(body).not.toContain('<script');
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'nonce-[^']+'; frame-ancestors 'none'$/,
    );
  });

  it('answers the same as data', async () => {
    const { body } = await page(key, 'application/json');
    expect(JSON.parse(body).mails[0]).toMatchObject({ recipient: expect.any(String), text: expect.any(String) });
  });

  it('has another key in every installation', async () => {
    expect(key).toMatch(/^[\w-]{24}$/);
  });
});
