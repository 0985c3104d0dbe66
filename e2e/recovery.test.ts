import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findFreePort } from '../scripts/lib/free-port.mjs';
import { type LaunchedApp, launchApp } from './launch-app.ts';
import { expectEachTaskOnce, signUpWriters, writeThrough } from './writers.ts';

let dataDir: string;
let port: number;
let app: LaunchedApp;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'taskwell-recovery-'));
  port = await findFreePort();
  app = await launchApp({ dataDir, port });
});

afterEach(async () => {
  await app.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

function killPostgres(): void {
  const pid = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0];
  process.kill(Number(pid), 'SIGKILL');
}

describe('after a crash in the midst of writing', () => {
  it('of the app, the next start has every acknowledged task once', async () => {
    const writers = await signUpWriters(app);
    await writeThrough(writers, async () => {
      await app.kill();
      app = await launchApp({ dataDir, port });
    });
    expect(writers.some((writer) => writer.failures.length > 0)).toBe(true);
    await expectEachTaskOnce(writers);
  });

  it('of PostgreSQL, the app answers 503, brings it back and has every acknowledged task once', async () => {
    const writers = await signUpWriters(app);
    await writeThrough(writers, async () => killPostgres());
    expect(() => process.kill(app.appProcessId, 0)).not.toThrow();
    expect(new Set(writers.flatMap((writer) => writer.failures.map((failure) => failure.status)))).toEqual(
      new Set([503]),
    );
    await expectEachTaskOnce(writers);
  });

  it('of both, the next start has every acknowledged task once', async () => {
    const writers = await signUpWriters(app);
    await writeThrough(writers, async () => {
      killPostgres();
      await app.kill();
      app = await launchApp({ dataDir, port });
    });
    await expectEachTaskOnce(writers);
  });
});
