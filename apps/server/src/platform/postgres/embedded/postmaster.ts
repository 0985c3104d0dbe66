import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** What a running PostgreSQL says about itself in its data folder. */
export interface Postmaster {
  pid: number;
  port: number;
  ready: boolean;
}

export async function readPostmaster(clusterFolder: string): Promise<Postmaster | null> {
  const text = await readFile(join(clusterFolder, 'postmaster.pid'), 'utf8').catch(() => null);
  // Line by line: process id, data folder, start time, port, socket folder, address, shared memory key, status.
  const lines = text?.split('\n').map((line) => line.trim());
  const pid = Number(lines?.[0]);
  if (!lines || !Number.isInteger(pid) || pid <= 0) return null;
  return { pid, port: Number(lines[3] ?? 0), ready: lines[7] === 'ready' };
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** After a crash or a reboot the noted process id may belong to another program by now. */
export async function isPostmasterOf(clusterFolder: string, pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false;
  switch (process.platform) {
    case 'linux': {
      const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
      return commandLine.split('\0').includes(clusterFolder);
    }
    case 'win32':
      return true;
    default: {
      const { stdout } = await promisify(execFile)('ps', ['-o', 'args=', '-p', String(pid)]).catch(() => noOutput);
      return stdout.includes(`-D ${clusterFolder} `);
    }
  }
}

const noOutput = { stdout: '' };
