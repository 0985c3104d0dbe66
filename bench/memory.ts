import { readdirSync, readFileSync } from 'node:fs';

/**
 * Memory of a process and all below it, in MB. Pages that several share (PostgreSQL's buffers) count once: the
 * proportional set size of Linux. Null where the system does not tell.
 */
export function treeMegabytes(root: number, counts: (command: string) => boolean): number | null {
  if (process.platform !== 'linux') return null;
  const kilobytes = processes()
    .filter(({ pid, command }) => isBelow(pid, root) && counts(command))
    .reduce((sum, { pid }) => sum + proportionalKilobytes(pid), 0);
  return Math.round(kilobytes / 1024);
}

interface Process {
  pid: number;
  parent: number;
  command: string;
}

function processes(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const stat = read(`/proc/${name}/stat`);
      const match = /^(\d+) \((.*)\) \S (\d+)/s.exec(stat);
      return match ? [{ pid: Number(match[1]), parent: Number(match[3]), command: match[2] ?? '' }] : [];
    });
}

function isBelow(pid: number, root: number): boolean {
  const parents = new Map(processes().map((each) => [each.pid, each.parent]));
  for (let current: number | undefined = pid; current; current = parents.get(current)) {
    if (current === root) return true;
  }
  return false;
}

function proportionalKilobytes(pid: number): number {
  return Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0);
}

/** A process may end while it is looked at. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && ['ENOENT', 'ESRCH', 'EACCES'].includes(String(error.code)))
      return '';
    throw error;
  }
}
