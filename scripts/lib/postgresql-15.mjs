import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { aptInstall } from './chromium.mjs';
import { findFreePort } from './free-port.mjs';
import { Fault } from './run.mjs';

const programs = '/usr/lib/postgresql/15/bin';

/**
 * @typedef {object} TestServer
 * @property {string} ownerUrl a role that may create roles and databases, as DATABASE_URL asks for
 * @property {() => Promise<void>} stop
 */

/**
 * Starts the oldest PostgreSQL that is supported, from Debian's packages, for a second run of the server tests.
 *
 * @returns {Promise<TestServer | null>} null where it is not installed and cannot be
 */
export async function startPostgresql15() {
  if (!(await ensurePostgresql15())) return null;
  const folder = mkdtempSync(join(tmpdir(), 'taskwell-postgresql-15-'));
  const account = accountFor(folder);
  const password = randomBytes(12).toString('hex');
  initialize(folder, account, password);
  const port = await findFreePort();
  const server = spawn(join(programs, 'postgres'), ['-D', join(folder, 'data'), ...settings(port)], {
    ...account,
    cwd: folder,
    stdio: 'ignore',
    detached: true,
  });
  const ended = once(server, 'exit');
  const stop = async () => {
    server.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    return { ownerUrl: await createOwner(port, password), stop };
  } catch (error) {
    await stop();
    throw new Fault(`PostgreSQL 15 did not start for the tests: ${error}`);
  }
}

/**
 * Installs it where it is not there and may be installed.
 *
 * @returns {Promise<boolean>} whether it is there
 */
export async function ensurePostgresql15() {
  if (!isInstalled()) await install();
  return isInstalled();
}

function isInstalled() {
  return existsSync(join(programs, 'postgres'));
}

async function install() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log('Installing PostgreSQL 15 for the tests …');
  // Debian would otherwise start a server of its own on the standard port.
  const settingsFile = '/etc/postgresql-common/createcluster.conf';
  mkdirSync('/etc/postgresql-common', { recursive: true });
  if (!existsSync(settingsFile)) writeFileSync(settingsFile, 'create_main_cluster = false\n');
  await aptInstall('postgresql-15');
}

/**
 * PostgreSQL refuses to run as root; Debian's package brings a user for it.
 *
 * @param {string} folder
 */
function accountFor(folder) {
  if (process.getuid?.() !== 0) return {};
  const idOf = (/** @type {string} */ option) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  const account = { uid: idOf('-u'), gid: idOf('-g') };
  chownSync(folder, account.uid, account.gid);
  return account;
}

/**
 * @param {string} folder
 * @param {{uid?: number, gid?: number}} account
 * @param {string} password
 */
function initialize(folder, account, password) {
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o644 });
  const parameters = [
    '-D',
    join(folder, 'data'),
    '-U',
    'postgres',
    '-A',
    'scram-sha-256',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
  ];
  execFileSync(join(programs, 'initdb'), [...parameters, '--no-sync', `--pwfile=${passwordFile}`], {
    ...account,
    cwd: folder,
    stdio: 'pipe',
  });
}

/** @param {number} port */
function settings(port) {
  // A throwaway database: nothing in it has to survive a crash.
  const values = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 300,
    fsync: 'off',
    full_page_writes: 'off',
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/**
 * @param {number} port
 * @param {string} password
 */
async function createOwner(port, password) {
  const { default: pg } = await import('pg');
  for (let attempt = 1; ; attempt++) {
    const client = new pg.Client(`postgres://postgres:${password}@127.0.0.1:${port}/postgres`);
    try {
      await client.connect();
      await client.query(`create role owner login createrole createdb password '${password}'`);
      await client.query('create database taskwell owner owner');
      return `postgres://owner:${password}@127.0.0.1:${port}/taskwell`;
    } catch (error) {
      if (attempt === 50) throw error;
      await sleep(200);
    } finally {
      await client.end();
    }
  }
}
