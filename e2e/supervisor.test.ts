import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@taskwell/client/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isRunning, type LaunchedApp, launchApp } from './launch-app.ts';

let dataDir: string;
let app: LaunchedApp;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'taskwell-supervisor-'));
  app = await launchApp({ dataDir });
});

afterEach(async () => {
  if (app.process.exitCode === null) await app.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Kills the app and waits for the next one. */
async function killApp(): Promise<void> {
  const next = once(app.process, 'message') as Promise<[{ pid: number }]>;
  process.kill(app.appProcessId, 'SIGKILL');
  const [{ pid }] = await next;
  app.appProcessId = pid;
}

describe('npm start', { timeout: 60_000 }, () => {
  it('starts an app that died again, and the health says why; nobody is signed out', async () => {
    let token: string | null = null;
    const client = createClient({ baseUrl: `${app.url}/api`, token: () => token });
    const account = { name: 'Survivor', email: 'survivor@example.com', password: 'Str0ng!pass-42' };
    ({ token } = await client.call('POST /auth/register-personal', { body: account }));
    await client.call('POST /tasks', { body: { title: 'Kept' } });
    expect(await client.call('GET /health')).toEqual({ success: true });

    await killApp();

    const { restarts = [] } = await client.call('GET /health');
    expect(restarts).toEqual([
      { at: expect.any(String), reason: 'was killed, by somebody or by the system for want of memory' },
    ]);
    const { data } = await client.call('GET /tasks');
    expect(data.map(({ title }) => title)).toEqual(['Kept']);
  });

  it('gives up after five deaths in a minute', async () => {
    for (let death = 1; death < 5; death++) await killApp();
    const gone = once(app.process, 'exit');
    process.kill(app.appProcessId, 'SIGKILL');
    expect(await gone).toEqual([1, null]);
    expect(isRunning(app.appProcessId)).toBe(false);
    // What the last one left is found by the next start.
    app = await launchApp({ dataDir });
  });

  it('takes the app along when it is killed itself', async () => {
    app.process.kill('SIGKILL');
    await once(app.process, 'exit');
    for (let tries = 0; isRunning(app.appProcessId) && tries < 200; tries++) await sleep(50);
    expect(isRunning(app.appProcessId)).toBe(false);
    app = await launchApp({ dataDir });
  });
});
