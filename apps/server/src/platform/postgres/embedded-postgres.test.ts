import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isPostmasterOf } from './embedded/postmaster.ts';
import { type EmbeddedPostgres, type EmbeddedPostgresOptions, startEmbeddedPostgres } from './embedded-postgres.ts';

let dataDir: string;
const started: EmbeddedPostgres[] = [];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'taskwell-postgres-'));
});

afterEach(async () => {
  for (const postgres of started.splice(0)) await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(options: Partial<EmbeddedPostgresOptions> = {}): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir, ...options });
  started.push(postgres);
  return postgres;
}

async function query(postgres: EmbeddedPostgres, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(postgres.ownerUrl);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

function postmasterPid(): number {
  return Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
}

/** Another app process of the same folder, which can be killed. */
async function startOtherProcess(): Promise<ChildProcess> {
  const module = JSON.stringify(join(import.meta.dirname, 'embedded-postgres.ts'));
  const code = `
    const { startEmbeddedPostgres } = await import(${module});
    const postgres = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)} });
    process.once('SIGTERM', () => postgres.stop().then(() => process.exit(0)));
    process.send('ready');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await once(child, 'message');
  return child;
}

describe('the built-in PostgreSQL', () => {
  it('keeps what was written, durably, and is not owned by a superuser', async () => {
    const first = await start();
    expect(first).toMatchObject({ reused: false });
    await query(first, "create table note (text text); insert into note values ('kept')");
    await first.stop();
    const second = await start();
    expect(await query(second, 'select text from note')).toEqual([{ text: 'kept' }]);
    const [settings] = await query(
      second,
      `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
        current_setting('listen_addresses') as addresses, rolsuper as superuser
       from pg_roles where rolname = current_user`,
    );
    expect(settings).toEqual({ fsync: 'on', commit: 'on', addresses: '127.0.0.1', superuser: false });
    expect(statSync(join(dataDir, 'postgres-password')).mode & 0o777).toBe(0o600);
  });

  it('survives a killed app, is found by the next start and ends with it', async () => {
    const app = await startOtherProcess();
    const pid = postmasterPid();
    app.kill('SIGKILL');
    await once(app, 'exit');
    const next = await start();
    expect(next.reused).toBe(true);
    expect(postmasterPid()).toBe(pid);
    await next.stop();
    expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
  });

  it('stays when the process that started it ends while another one uses it', async () => {
    const app = await startOtherProcess();
    const other = await start();
    const client = new pg.Client(other.ownerUrl);
    await client.connect();
    app.kill('SIGTERM');
    await once(app, 'exit');
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await client.end();
  });

  it('comes back on the same port when it is killed', async () => {
    const reports: string[] = [];
    const postgres = await start({ report: (message) => reports.push(message) });
    await query(postgres, "create table note (text text); insert into note values ('kept')");
    const killed = postmasterPid();
    process.kill(killed, 'SIGKILL');
    await expect.poll(() => reports, { timeout: 60_000 }).toContain('PostgreSQL is back.');
    expect(postmasterPid()).not.toBe(killed);
    expect(await query(postgres, 'select text from note')).toEqual([{ text: 'kept' }]);
  });

  it('is brought back too by a process that only found it running', async () => {
    const app = await startOtherProcess();
    const reports: string[] = [];
    const found = await start({ report: (message) => reports.push(message) });
    app.kill('SIGKILL');
    await once(app, 'exit');
    process.kill(postmasterPid(), 'SIGKILL');
    await expect.poll(() => reports, { timeout: 60_000 }).toContain('PostgreSQL is back.');
    expect(await query(found, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('starts although its old process id belongs to another program by now', async () => {
    const app = await startOtherProcess();
    const pid = postmasterPid();
    app.kill('SIGKILL');
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => isPostmasterOf(join(dataDir, 'postgres'), pid)).toBe(false);
    const file = join(dataDir, 'postgres', 'postmaster.pid');
    const stranger = spawn('sleep', ['60']);
    writeFileSync(file, readFileSync(file, 'utf8').replace(String(pid), String(stranger.pid)));
    const postgres = await start();
    expect(postgres.reused).toBe(false);
    expect(await query(postgres, 'select 1 as one')).toEqual([{ one: 1 }]);
    stranger.kill();
  });

  it('serves two processes that start at the same time on an empty folder', async () => {
    const [first, second] = await Promise.all([startOtherProcess(), start()]);
    expect(await query(second, 'select 1 as one')).toEqual([{ one: 1 }]);
    first.kill('SIGTERM');
    await once(first, 'exit');
  });

  it('says so when the data folder cannot be written', async () => {
    const file = join(dataDir, 'file');
    writeFileSync(file, '');
    await expect(startEmbeddedPostgres({ dataDir: join(file, 'data') })).rejects.toThrow(
      /^The data folder .*\/file\/data cannot be written \(ENOTDIR\); .* with DATA_DIR\.$/,
    );
    // Where not even root may write.
    await expect(startEmbeddedPostgres({ dataDir: '/proc/taskwell' })).rejects.toThrow(/cannot be written/);
  });

  it('says so when the password of an existing database is gone', async () => {
    await (await start()).stop();
    rmSync(join(dataDir, 'postgres-password'));
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(/postgres-password is missing/);
  });
});

describe.runIf(process.getuid?.() === 0)('the built-in PostgreSQL for root, where user namespaces are refused', () => {
  it('runs as another user with its data in place where that user can reach it', async () => {
    const reachable = `/var/tmp/taskwell-test-${process.pid}`;
    try {
      const postgres = await startEmbeddedPostgres({ dataDir: reachable, allowUserNamespace: false });
      expect(postgres.note).toContain(`with its data in ${reachable}/postgres.`);
      expect(await query(postgres, 'select 1 as one')).toEqual([{ one: 1 }]);
      await postgres.stop();
    } finally {
      rmSync(reachable, { recursive: true, force: true });
    }
  });

  it('takes over a database made in a namespace, and moves it where only root can enter the folder', async () => {
    const first = await start();
    await query(first, "create table note (text text); insert into note values ('kept')");
    await first.stop();
    // mkdtemp's folders are open to their maker alone, and so is this one around the data folder.
    const closed = mkdtempSync(join(tmpdir(), 'taskwell-closed-'));
    const inside = join(closed, 'data');
    let moved = '';
    try {
      const empty = await startEmbeddedPostgres({ dataDir: inside, allowUserNamespace: false });
      moved = /data in (\/var\/lib\/taskwell-\w+)\/postgres/.exec(empty.note ?? '')?.[1] ?? '';
      expect(moved).not.toBe('');
      await empty.stop();
      const again = await startEmbeddedPostgres({ dataDir: inside });
      expect(again.note).toContain(moved);
      await again.stop();
    } finally {
      rmSync(closed, { recursive: true, force: true });
      if (moved) rmSync(moved, { recursive: true, force: true });
    }
    const taken = await start({ allowUserNamespace: false });
    expect(await query(taken, 'select text from note')).toEqual([{ text: 'kept' }]);
  });
});
