import { constants, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { createFactories, type Person } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/test-app.ts';

const app = await startTestApp();
const make = createFactories(app);
let person: Person;

beforeAll(async () => {
  person = await make.personal();
});

const SENT_ALWAYS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

describe('the headers', () => {
  it.each(['/api/health', '/api/auth/me', '/api/nowhere', '/api/docs/json', '/nowhere'])(
    'of %s keep it from being framed, sniffed or told of elsewhere',
    async (url) => {
      const { headers } = await app.http.inject({ url });
      expect(headers).toMatchObject(SENT_ALWAYS);
      expect(headers['content-security-policy']).toMatch(/default-src '(none|self)'/);
      expect(headers['content-security-policy']).not.toMatch(/unsafe-inline|unsafe-eval/);
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('server');
    },
  );

  it('let no other origin read an answer, nor ask in advance', async () => {
    const headers = { origin: 'https://evil.example', authorization: `Bearer ${person.token}` };
    const answer = await app.http.inject({ url: '/api/auth/me', headers });
    const preflight = await app.http.inject({
      method: 'OPTIONS',
      url: '/api/auth/me',
      headers: { ...headers, 'access-control-request-method': 'DELETE' },
    });
    for (const each of [answer, preflight]) {
      expect(Object.keys(each.headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
  });

  it('set no cookie but the one by which a device is known that has signed in (decision 18)', async () => {
    const { email, password } = person;
    const { headers } = await app.call('POST /auth/login', { body: { email, password } });
    expect(headers['set-cookie']).toMatch(/^taskwell_device=[^;]+; Path=\/api\/auth; .*HttpOnly; SameSite=Strict/);
    for (const name of ['GET /auth/me', 'GET /tasks', 'GET /config'] as const) {
      expect((await app.call(name, { as: person })).headers).not.toHaveProperty('set-cookie');
    }
  });

  it('ask for HTTPS where the app is reached by it, and only there', async () => {
    const secure = await startTestApp({ settings: { APP_URL: 'https://tasks.example.com' } });
    const { headers } = await secure.http.inject({ url: '/api/health' });
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect((await app.http.inject({ url: '/api/health' })).headers).not.toHaveProperty('strict-transport-security');
  });
});

describe('compression', () => {
  it('leaves small answers alone and large ones readable', async () => {
    for (let index = 0; index < 5; index++) await make.task(person, { description: 'd'.repeat(300) });
    const headers = { authorization: `Bearer ${person.token}`, 'accept-encoding': 'gzip' };
    const small = await app.http.inject({ url: '/api/health', headers });
    expect(small.headers['content-encoding']).toBeUndefined();
    const large = await app.http.inject({ url: '/api/tasks', headers });
    expect(large.headers['content-encoding']).toBe('gzip');
    expect(JSON.parse(gunzipSync(large.rawPayload).toString()).data).toHaveLength(5);
  });

  it('keeps no piece of a file back until the next', async () => {
    const { owner } = await make.company();
    const headers = { authorization: `Bearer ${owner.token}`, 'accept-encoding': 'gzip' };
    const { rawPayload } = await app.http.inject({ url: '/api/audit/export/csv', headers });
    const [first] = gunzipSync(rawPayload).toString().split('\n');
    // What gzip ends a piece with that it was told to send.
    const pieceEnd = rawPayload.indexOf(Buffer.from([0, 0, 0xff, 0xff]));
    const begun = gunzipSync(rawPayload.subarray(0, pieceEnd + 4), { finishFlush: constants.Z_SYNC_FLUSH });
    expect(begun.toString().trimEnd()).toBe(first);
  });
});
