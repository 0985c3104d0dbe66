import { type ChildProcess, type ExecFileOptions, execFile, type SpawnOptions, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmod,
  chown,
  cp,
  lstat,
  mkdir,
  readdir,
  readFile,
  readlink,
  realpath,
  rename,
  rm,
  stat,
  symlink,
} from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '../../config/start-error.ts';
import { type Binaries, type Program, programPath } from './binaries.ts';

/** Under which account, from which binaries and on which folder PostgreSQL runs. */
export interface Account {
  clusterFolder: string;
  note: string | null;
  spawn(program: Program, parameters: string[], options: SpawnOptions): ChildProcess;
  /** Gives a file or folder that this process made to the account. */
  giveTo(path: string): Promise<void>;
}

interface Owner {
  uid: number;
  gid: number;
}

const execute = promisify(execFile);

interface KnownUser extends Owner {
  name: string;
}

/**
 * PostgreSQL refuses to run as root. As root it runs in a user namespace, where the same files and permissions hold
 * and root goes by another name; where the system refuses namespaces, as an unprivileged user, who may need the
 * binaries and the data in a folder that such a user can reach.
 */
export async function chooseAccount(
  dataDir: string,
  binaries: Binaries,
  allowUserNamespace: boolean,
): Promise<Account> {
  const inPlace = await followLink(join(dataDir, 'postgres'));
  const owner = await ownerOf(inPlace);
  if (process.getuid?.() !== 0) {
    if (owner && process.getuid && owner.uid !== process.getuid()) {
      throw new StartError(
        `The database folder ${inPlace} belongs to another user; start as that user or choose another DATA_DIR.`,
      );
    }
    return ownAccount(inPlace, binaries);
  }
  if (owner && owner.uid !== 0) return userAccount(dataDir, binaries, inPlace, owner);
  const users = await knownUsers();
  const namespace = allowUserNamespace ? namespaceCommand(users) : null;
  if (namespace && (await namespaceWorks(namespace, binaries))) {
    return namespaceAccount(inPlace, binaries, namespace);
  }
  return unprivilegedAccount(dataDir, binaries, users);
}

/** PostgreSQL wants its user to have a name, so only those of the machine's list of users will do. */
async function knownUsers(): Promise<KnownUser[]> {
  const list = await readFile('/etc/passwd', 'utf8').catch(() => '');
  return list.split('\n').flatMap((line) => {
    const [name = '', , uid, gid] = line.split(':');
    return Number(uid) > 0 ? [{ name, uid: Number(uid), gid: Number(gid) }] : [];
  });
}

function ownAccount(clusterFolder: string, binaries: Binaries): Account {
  return {
    clusterFolder,
    note: null,
    spawn: (program, parameters, options) => spawn(programPath(binaries.folder, program), parameters, options),
    giveTo: async () => undefined,
  };
}

/** Whose name root goes by does not matter, as long as it is not also the one of users unknown in the namespace. */
function namespaceCommand(users: KnownUser[]): string[] {
  const { uid } = users.find((user) => user.uid !== 65534) ?? { uid: 65534 };
  return ['unshare', '--user', `--map-user=${uid}`, `--map-group=${uid}`];
}

function namespaceAccount(clusterFolder: string, binaries: Binaries, namespace: string[]): Account {
  const [command = '', ...prefix] = namespace;
  return {
    ...ownAccount(clusterFolder, binaries),
    spawn: (program, parameters, options) =>
      spawn(command, [...prefix, programPath(binaries.folder, program), ...parameters], options),
  };
}

async function namespaceWorks(namespace: string[], binaries: Binaries): Promise<boolean> {
  const [command = '', ...prefix] = namespace;
  return succeeds(command, [...prefix, programPath(binaries.folder, 'postgres'), '--version']);
}

async function userAccount(dataDir: string, binaries: Binaries, clusterFolder: string, owner: Owner): Promise<Account> {
  const folder = await reachableBinaries(dataDir, binaries, owner);
  const { uid, gid } = owner;
  return {
    clusterFolder,
    note: `PostgreSQL refuses to run as root, so it runs as user id ${uid} with its data in ${clusterFolder}.`,
    // The current folder may be closed to that user, and PostgreSQL insists on knowing it.
    spawn: (program, parameters, options) =>
      spawn(programPath(folder, program), parameters, { ...options, uid, gid, cwd: dirname(clusterFolder) }),
    giveTo: (path) => chown(path, uid, gid),
  };
}

async function unprivilegedAccount(dataDir: string, binaries: Binaries, users: KnownUser[]): Promise<Account> {
  const user = users.find(({ name }) => name === 'postgres') ?? users.find(({ name }) => name === 'nobody');
  const owner = user ?? { uid: 65534, gid: 65534 };
  try {
    await chmod(dataDir, 0o711);
    const inPlace = join(dataDir, 'postgres');
    const clusterFolder = (await canReach(dataDir, owner)) ? inPlace : await moveCluster(dataDir);
    await mkdir(clusterFolder, { recursive: true });
    await chmod(clusterFolder, 0o700);
    await execute('chown', ['-R', `${owner.uid}:${owner.gid}`, clusterFolder]);
    return await userAccount(dataDir, binaries, clusterFolder, owner);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(
      'PostgreSQL refuses to run as root, this system allows no user namespace, and running it as an unprivileged ' +
        `user failed (${(error as Error).message}); start as another user than root.`,
    );
  }
}

/** Where an unprivileged user finds what it cannot reach in its place. */
function reachableFolder(dataDir: string): string {
  return `/var/lib/taskwell-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`;
}

/** A link in the data folder tells later starts, and people, where the database is. */
async function moveCluster(dataDir: string): Promise<string> {
  const from = join(dataDir, 'postgres');
  const to = join(reachableFolder(dataDir), 'postgres');
  const existing = await lstat(from).catch(() => null);
  if (existing?.isSymbolicLink()) return followLink(from);
  if (await ownerOf(to)) {
    throw new StartError(
      `${to} holds a database of this data folder, which does not point to it any more; ` +
        `remove it for a fresh start, or run: ln -s ${to} ${from}`,
    );
  }
  await mkdir(to, { recursive: true, mode: 0o755 });
  if (existing) {
    await cp(from, to, {
      recursive: true,
      preserveTimestamps: true,
      filter: (path) => !basename(path).startsWith('.s.'),
    });
    await rename(from, `${from}.before-move`);
  }
  await symlink(to, from);
  return to;
}

async function reachableBinaries(dataDir: string, binaries: Binaries, owner: Owner): Promise<string> {
  if (await canRun(binaries.folder, owner)) return binaries.folder;
  const copy = join(reachableFolder(dataDir), `postgresql-${binaries.version}`);
  if (!(await canRun(copy, owner))) {
    const unfinished = `${copy}.${process.pid}`;
    await mkdir(dirname(copy), { recursive: true, mode: 0o755 });
    await cp(binaries.folder, unfinished, { recursive: true, verbatimSymlinks: true });
    await rm(copy, { recursive: true, force: true });
    await rename(unfinished, copy);
  }
  return copy;
}

function canRun(folder: string, owner: Owner): Promise<boolean> {
  return succeeds(programPath(folder, 'postgres'), ['--version'], { uid: owner.uid, gid: owner.gid, cwd: '/' });
}

function canReach(folder: string, owner: Owner): Promise<boolean> {
  return succeeds('test', ['-x', folder], { uid: owner.uid, gid: owner.gid, cwd: '/' });
}

async function succeeds(command: string, parameters: string[], options: ExecFileOptions = {}): Promise<boolean> {
  return execute(command, parameters, options).then(
    () => true,
    () => false,
  );
}

async function followLink(path: string): Promise<string> {
  const target = await readlink(path).catch(() => null);
  if (target === null) return path;
  return realpath(path).catch(() => {
    throw new StartError(`The database of ${dirname(path)} should be in ${target}, which is missing.`);
  });
}

/** Null while there is no cluster. */
async function ownerOf(clusterFolder: string): Promise<Owner | null> {
  const found = await stat(clusterFolder).catch(() => null);
  if (!found) return null;
  const entries = await readdir(clusterFolder).catch(() => ['unreadable']);
  return entries.length > 0 ? { uid: found.uid, gid: found.gid } : null;
}
