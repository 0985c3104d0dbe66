import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { webApp } from './web-app.ts';

const app = fastify();
const gated = fastify();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'taskwell-web-'));
  await mkdir(join(folder, 'assets'));
  const files = {
    'index.html': '<script>1</script>',
    'landing.html': '<script>1</script>landing',
    'landing-gated.html': '<script>1</script>gated',
    'service-worker.js': 'self',
    'assets/app-abc.js': 'app',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  await writeFile(join(folder, 'service-worker.js.gz'), gzipSync('self'));
  await serve(app, false);
  await serve(gated, true);
});

async function serve(server: typeof app, isGated: boolean): Promise<void> {
  const sendPage = await webApp(server, folder, isGated);
  server.setNotFoundHandler((_, reply) => sendPage?.(reply));
}

afterAll(async () => {
  await app.close();
  await gated.close();
  await rm(folder, { recursive: true });
});

it.each(['identity', 'gzip'])(
  'the service worker (%s) is asked for each time, and reads files of this server alone',
  async (encoding) => {
    const { headers } = await app.inject({ url: '/service-worker.js', headers: { 'accept-encoding': encoding } });
    expect(headers['content-encoding'] ?? 'identity').toBe(encoding);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self'; frame-ancestors 'none'",
    );
  },
);

it('the page is asked for each time and starts no worker of others; hashed files stay for ever', async () => {
  const page = await app.inject({ url: '/' });
  expect(page.headers['cache-control']).toBe('no-cache');
  expect(page.headers['content-security-policy']).toContain("worker-src 'self'");
  const { headers } = await app.inject({ url: '/assets/app-abc.js' });
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

it('a file is sent whole, also to whom asks for a part that it does not have', async () => {
  for (const url of ['/assets/app-abc.js', '/service-worker.js', '/login']) {
    const whole = await app.inject({ url });
    for (const range of ['bytes=99999999-', 'bytes=0-0', 'bytes=-0']) {
      const { statusCode, body } = await app.inject({ url, headers: { range } });
      expect([statusCode, body]).toEqual([200, whole.body]);
    }
  }
});

it.each(['/', '/landing', '/?utm_source=x'])(
  '%s has the landing page in it, hidden where a code is asked for',
  async (url) => {
    expect((await app.inject({ url })).body).toBe('<script>1</script>landing');
    const { body, headers } = await gated.inject({ url });
    expect(body).toBe('<script>1</script>gated');
    expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-");
  },
);

it('every other page is the same one', async () => {
  for (const url of ['/login', '/dashboard', '/landing/x']) {
    expect((await app.inject({ url })).body).toBe('<script>1</script>');
    expect((await app.inject({ method: 'HEAD', url })).statusCode).toBe(200);
  }
});

it('no page is a file of its own, without its policy', async () => {
  for (const url of ['/index.html', '/landing.html']) {
    const { body, headers } = await app.inject({ url });
    expect(body).toBe('<script>1</script>');
    expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-");
  }
});
