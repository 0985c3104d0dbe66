import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Config } from '../../platform/config/config.ts';
import type { Services } from '../../platform/services.ts';

/** Where scripts/lib/extension-build.mjs leaves it. */
export const EXTENSION_FILE = resolve(import.meta.dirname, '../../../../extension/dist/taskwell-extension.zip');

export interface Installer {
  name: string;
  path: string;
  /** Bytes. */
  size: number;
}

/** Whether there is a Windows app to download (DECISIONS §4). */
export async function hasWindowsDownload(config: Config): Promise<boolean> {
  return config.windowsDownloadUrl !== null || (await newestInstaller(config)) !== null;
}

/** Whether the browser extension has been built here. */
export function hasExtensionDownload({ extensionFile }: Services): boolean {
  return existsSync(extensionFile);
}

/** The zip of the browser extension, a few kilobytes; null where it has not been built. */
export async function extensionZip(file: string): Promise<Buffer | null> {
  return readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}

/** The newest one of the operator's folder; null where that has none, or is none. */
export async function newestInstaller({ downloadsDir }: Config): Promise<Installer | null> {
  if (downloadsDir === null) return null;
  const names = await readdir(downloadsDir).catch(nothingWhereMissing);
  const files = await Promise.all(
    // Names that need no escaping in a header are the only ones offered.
    names
      .filter((name) => /^[\w .()+-]+\.(exe|msi|msix)$/i.test(name))
      .map(async (name) => {
        const path = join(downloadsDir, name);
        const { mtimeMs, size } = await stat(path);
        return { name, path, size, mtimeMs };
      }),
  );
  return files.sort((a, b) => b.mtimeMs - a.mtimeMs)[0] ?? null;
}

/** The operator may make the folder later, or take it away. */
function nothingWhereMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
