import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { type LaunchedApp, launchApp } from './launch-app.ts';
import { expectEachTaskOnce, signUpWriters, writeThrough } from './writers.ts';

let folder: string;
let app: LaunchedApp;
let mounted = false;

afterEach(async () => {
  await app.stop();
  if (mounted) execFileSync('umount', [join(folder, 'disk')]);
  mounted = false;
  rmSync(folder, { recursive: true, force: true });
});

async function start(dataDir: string): Promise<void> {
  mkdirSync(dataDir, { recursive: true });
  app = await launchApp({ dataDir });
}

async function health(): Promise<number> {
  const response = await fetch(`${app.url}/api/health`);
  await response.arrayBuffer();
  if (response.status === 503) expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
  return response.status;
}

const healthIs = (status: number) => expect.poll(health, { interval: 100, timeout: 60_000 }).toBe(status);

describe('while the disk is full', () => {
  const disk = () => join(folder, 'disk');

  it.skipIf(!canMount())(
    'the app answers 503, and goes on by itself once there is room, with nothing lost',
    async () => {
      folder = mkdtempSync(join(tmpdir(), 'taskwell-drill-'));
      mkdirSync(disk());
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=200m', 'none', disk()]);
      mounted = true;
      await start(join(disk(), 'data'));
      const writers = await signUpWriters(app);
      const failures = () => writers.flatMap((writer) => writer.failures);
      await writeThrough(writers, async () => {
        fillDisk(join(disk(), 'filling'));
        await expect.poll(() => failures().length, { timeout: 60_000 }).toBeGreaterThan(0);
        await healthIs(503);
        // Reading needs no room.
        expect((await writers[0]?.titles())?.length).toBeGreaterThan(0);
        rmSync(join(disk(), 'filling'));
        await healthIs(200);
      });
      expect(new Set(failures().map(({ status }) => status))).toEqual(new Set([503]));
      await expectEachTaskOnce(writers);
    },
  );
});

describe('while PostgreSQL hangs', () => {
  it.skipIf(process.platform !== 'linux')('the app answers 503, and goes on by itself with nothing lost', async () => {
    folder = mkdtempSync(join(tmpdir(), 'taskwell-drill-'));
    await start(join(folder, 'data'));
    const writers = await signUpWriters(app);
    await writeThrough(writers, async () => {
      const server = postgresProcesses(join(folder, 'data'));
      for (const pid of server) process.kill(pid, 'SIGSTOP');
      await healthIs(503);
      for (const pid of server) process.kill(pid, 'SIGCONT');
      await healthIs(200);
    });
    await expectEachTaskOnce(writers);
  });
});

/** To the last byte. */
function fillDisk(path: string): void {
  const file = openSync(path, 'w');
  try {
    for (let size = 1_048_576; size >= 1; size = Math.floor(size / 2)) {
      const piece = Buffer.alloc(size);
      while (writeAll(file, piece));
    }
  } finally {
    closeSync(file);
  }
}

function writeAll(file: number, piece: Buffer): boolean {
  try {
    return writeSync(file, piece) === piece.length;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return false;
    throw error;
  }
}

/** The server and all that work for it. */
function postgresProcesses(dataDir: string): number[] {
  const server = Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === server);
  return [server, ...children];
}

function parentOf(pid: number): number | null {
  try {
    return Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]);
  } catch (error) {
    // It has ended meanwhile.
    if (error instanceof Error && 'code' in error && ['ENOENT', 'ESRCH'].includes(String(error.code))) return null;
    throw error;
  }
}

/** Whether this user may make a small disk of its own: root on Linux, most of the time. */
function canMount(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  const place = mkdtempSync(join(tmpdir(), 'taskwell-mount-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'none', place], { stdio: 'ignore' });
    execFileSync('umount', [place], { stdio: 'ignore' });
    return true;
  } catch {
    // A container without the right to; the test says that it was skipped.
    return false;
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}
