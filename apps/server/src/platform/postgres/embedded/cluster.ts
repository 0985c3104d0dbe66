import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartError } from '../../config/start-error.ts';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { isAlive } from './postmaster.ts';

/** The superuser of the cluster; only this folder's code uses it. */
export const superuser = 'postgres';

/** Makes the cluster on the first start; returns the password that its superuser and its owner share. */
export async function ensureCluster(dataDir: string, account: Account, binaries: Binaries): Promise<string> {
  const passwordFile = join(dataDir, 'postgres-password');
  const version = await readVersion(account.clusterFolder);
  if (version !== null) {
    refuseOtherVersion(version, account, binaries);
    return readExistingPassword(passwordFile);
  }
  const password = await ensurePassword(passwordFile);
  await createCluster(account, password);
  return password;
}

async function readVersion(clusterFolder: string): Promise<string | null> {
  const text = await readFile(join(clusterFolder, 'PG_VERSION'), 'utf8').catch(() => null);
  return text?.trim() ?? null;
}

function refuseOtherVersion(version: string, account: Account, binaries: Binaries): void {
  const expected = binaries.version.split('.')[0];
  if (version === expected) return;
  throw new StartError(
    `The data in ${account.clusterFolder} is of PostgreSQL ${version}, this release brings PostgreSQL ${expected}; ` +
      'move the data over with pg_dump and pg_restore, as docs/operations.md says.',
  );
}

async function readExistingPassword(passwordFile: string): Promise<string> {
  const password = await readFile(passwordFile, 'utf8').catch(() => null);
  if (password?.trim()) return password.trim();
  throw new StartError(`${passwordFile} is missing, and without it the database beside it stays closed; restore it.`);
}

/** Exclusive creation: of two processes starting at once both use the password of the first. */
async function ensurePassword(passwordFile: string): Promise<string> {
  await writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600, flag: 'wx' }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
  return readExistingPassword(passwordFile);
}

/** Made under another name and renamed when complete, so that an interrupted first start leaves no half cluster. */
async function createCluster(account: Account, password: string): Promise<void> {
  const parent = dirname(account.clusterFolder);
  await removeAbandoned(parent);
  const unfinished = join(parent, `postgres.new-${process.pid}`);
  const passwordCopy = `${unfinished}.password`;
  await mkdir(unfinished, { mode: 0o700 });
  await account.giveTo(unfinished);
  await writeFile(passwordCopy, password, { mode: 0o600 });
  await account.giveTo(passwordCopy);
  try {
    await runInitdb(account, unfinished, passwordCopy);
  } finally {
    await rm(passwordCopy, { force: true });
  }
  await rename(unfinished, account.clusterFolder).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    // Another process starting at the same moment was faster.
    await rm(unfinished, { recursive: true });
  });
}

async function removeAbandoned(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const maker = /^postgres\.new-(\d+)/.exec(name)?.[1];
    if (maker && (Number(maker) === process.pid || !isAlive(Number(maker)))) {
      await rm(join(parent, name), { recursive: true, force: true });
    }
  }
}

async function runInitdb(account: Account, folder: string, passwordFile: string): Promise<void> {
  const parameters = [
    `--pgdata=${folder}`,
    `--username=${superuser}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // The provider inside PostgreSQL: an upgrade of the system's libraries cannot invalidate an index.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-instructions',
  ];
  const child = account.spawn('initdb', parameters, { stdio: ['ignore', 'ignore', 'pipe'], detached: true });
  const complaints: Buffer[] = [];
  child.stderr?.on('data', (data: Buffer) => complaints.push(data));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code === 0) return;
  const reason = Buffer.concat(complaints).toString().trim().split('\n').slice(0, 3).join(' ');
  throw new StartError(`PostgreSQL could not make its data folder ${account.clusterFolder}: ${reason}`);
}

export async function ensureWritable(dataDir: string): Promise<void> {
  const probe = join(dataDir, `.write-check-${process.pid}`);
  try {
    await makeFolder(dataDir, 0o700);
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(
      `The data folder ${dataDir} cannot be written (${code ?? error}); give this user write access to it or choose ` +
        'another one with DATA_DIR.',
    );
  }
}

/** With its parents; Node's own recursive way never comes back from file systems that take no folders, such as /proc. */
async function makeFolder(path: string, mode: number): Promise<void> {
  const isPresent = await stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (isPresent) return;
  if (dirname(path) !== path) await makeFolder(dirname(path), 0o755);
  await mkdir(path, { mode }).catch((error: NodeJS.ErrnoException) => {
    // Another process starting at the same moment made it.
    if (error.code !== 'EEXIST') throw error;
  });
}
