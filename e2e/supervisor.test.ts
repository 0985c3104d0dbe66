import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { createClient } from '@taskwell/client/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { projectRoot } from '../scripts/lib/project.mjs';
import { isRunning, type LaunchedApp, launchApp } from './launch-app.ts';

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'taskwell-supervisor-'));
});

afterEach(() => {
  rmSync(dataDir, { recursive: true, force: true });
});

describe('npm start', () => {
  let app: LaunchedApp;

  beforeEach(async () => {
    app = await launchApp({ dataDir });
  });

  afterEach(async () => {
    if (app.process.exitCode === null) await app.stop();
  });

  /** Kills the app and waits for the next one. */
  async function killApp(): Promise<void> {
    const next = once(app.process, 'message') as Promise<[{ pid: number }]>;
    process.kill(app.appProcessId, 'SIGKILL');
    const [{ pid }] = await next;
    app.appProcessId = pid;
  }

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

  it('takes the app along when it is killed itself', async () => {
    app.process.kill('SIGKILL');
    await once(app.process, 'exit');
    for (let tries = 0; isRunning(app.appProcessId) && tries < 200; tries++) await sleep(50);
    expect(isRunning(app.appProcessId)).toBe(false);
    app = await launchApp({ dataDir });
  });
});

describe('what dies again and again', () => {
  it('is given up after five deaths in a minute', async () => {
    const supervisor = supervise('process.send({ pid: process.pid }); setInterval(() => {}, 1_000);');
    let said = '';
    supervisor.stderr?.on('data', (data: Buffer) => {
      said += data.toString();
    });
    const ended = once(supervisor, 'close');
    for (let death = 1; death <= 5; death++) {
      const [{ pid }] = (await once(supervisor, 'message')) as [{ pid: number }];
      process.kill(pid, 'SIGKILL');
    }
    expect(await ended).toEqual([1, null]);
    expect(said).toContain('for the 5th time within a minute. Giving up');
  });

  it('is not tried again where it could not even start', async () => {
    const supervisor = supervise('process.exit(3);');
    expect(await once(supervisor, 'exit')).toEqual([3, null]);
  });
});

/** @param program stands for the app: the growing pauses between its deaths are all the time that this takes */
function supervise(program: string): ChildProcess {
  const script = join(dataDir, 'program.mjs');
  writeFileSync(script, program);
  const start = join(dataDir, 'start.mjs');
  const supervisor = pathToFileURL(join(projectRoot, 'scripts/lib/supervisor.mjs')).href;
  writeFileSync(start, `import { supervise } from '${supervisor}'; supervise(${JSON.stringify(script)});`);
  return fork(start, { silent: true });
}
