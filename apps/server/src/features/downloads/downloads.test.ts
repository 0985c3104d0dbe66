import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';

async function get(settings: Record<string, string>) {
  const { http } = await startTestApp({ settings });
  return http.inject({ url: '/api/downloads/windows/latest' });
}

describe('the Windows download', () => {
  it("is the newest installer of the operator's folder, and nothing else that lies there", async () => {
    const folder = await mkdtemp(join(tmpdir(), 'taskwell-downloads-'));
    for (const [name, minute] of [
      ['old.exe', 1],
      ['new.exe', 2],
      ['notes.txt', 3],
    ] as const) {
      await writeFile(join(folder, name), `content of ${name}`);
      await utimes(join(folder, name), minute * 60, minute * 60);
    }
    const answer = await get({ DOWNLOADS_DIR: folder });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe('content of new.exe');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="new.exe"');
  });

  it('is elsewhere where an address is configured', async () => {
    const answer = await get({ WINDOWS_DOWNLOAD_URL: 'https://downloads.example.com/latest.exe' });
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe('https://downloads.example.com/latest.exe');
  });

  it('leads to the page that offers the web app where there is neither', async () => {
    const answer = await get({});
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe('/download');
  });

  it('is told of before signing in, so that nobody is offered what is not there', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'taskwell-downloads-'));
    const app = await startTestApp({ settings: { DOWNLOADS_DIR: folder } });
    expect(await app.succeed('GET /config')).toMatchObject({ windowsDownload: false });
    await writeFile(join(folder, 'taskwell.msi'), 'content');
    expect(await app.succeed('GET /config')).toMatchObject({ windowsDownload: true });
    await rm(folder, { recursive: true });
    expect(await app.succeed('GET /config')).toMatchObject({ windowsDownload: false });
  });
});

it('the browser extension is a file once it has been built; until then its address leads to what is to be done', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'taskwell-downloads-'));
  const extensionFile = join(folder, 'taskwell-extension.zip');
  const app = await startTestApp({ extensionFile });
  const download = () => app.http.inject({ url: '/api/downloads/extension/latest' });
  expect(await app.succeed('GET /config')).toMatchObject({ extensionDownload: false });
  const missing = await download();
  await writeFile(extensionFile, 'content');
  expect([missing.statusCode, missing.headers.location]).toEqual([302, '/download#extension']);
  expect(await app.succeed('GET /config')).toMatchObject({ extensionDownload: true });
  const answer = await download();
  expect([answer.statusCode, answer.body]).toEqual([200, 'content']);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="taskwell-extension.zip"',
  });
  await rm(folder, { recursive: true });
});
