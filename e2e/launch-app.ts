import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../scripts/lib/free-port.mjs';
import { projectRoot } from '../scripts/lib/project.mjs';

export interface LaunchedApp {
  url: string;
  /** The page with the mails that wait. */
  outboxUrl: string;
  /** What `npm start` is: it starts the app again when that dies. */
  process: ChildProcess;
  /** The app itself. */
  appProcessId: number;
  /** Ends it as Ctrl-C does; fails when it does not end well. */
  stop(): Promise<void>;
  /** Ends it as a power cut does. */
  kill(): Promise<void>;
}

interface LaunchOptions {
  dataDir: string;
  port?: number;
  env?: Record<string, string>;
  /** Modules that its process loads before anything of the app, to watch it from within. */
  imports?: string[];
}

interface ReadyMessage {
  pid: number;
  url: string;
  outboxUrl: string;
}

/** Whether there is such a process. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false;
    throw error;
  }
}

/** Does what `npm start` does, as a process of its own, with nothing of this one's settings. */
export async function launchApp({ dataDir, port, env, imports = [] }: LaunchOptions): Promise<LaunchedApp> {
  const ownPort = port ?? (await findFreePort());
  const child = fork(join(projectRoot, 'scripts/start.mjs'), {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(ownPort),
      DATA_DIR: dataDir,
      ACCESS_CODE: '2468',
      ...env,
    },
    execArgv: [
      '--max-semi-space-size=32',
      '--max-old-space-size=1024',
      ...imports.map((module) => `--import=${module}`),
    ],
    silent: true,
  });
  const output: string[] = [];
  child.stdout?.on('data', (data: Buffer) => output.push(data.toString()));
  child.stderr?.on('data', (data: Buffer) => output.push(data.toString()));
  const exited = once(child, 'exit') as Promise<[number | null]>;
  const ready = once(child, 'message') as Promise<[ReadyMessage]>;
  const failed = exited.then(([code]) => {
    throw new Error(`The app ended with ${code} before it was ready:\n${output.join('')}`);
  });
  const [{ url, outboxUrl, pid }] = await Promise.race([ready, failed]);
  // From here on an exit is somebody's intention.
  failed.catch(() => undefined);
  return {
    url,
    outboxUrl,
    process: child,
    appProcessId: pid,
    async stop() {
      child.kill('SIGTERM');
      const [code] = await exited;
      if (code !== 0) throw new Error(`The app ended with ${code}:\n${output.slice(-20).join('')}`);
    },
    async kill() {
      child.kill('SIGKILL');
      process.kill(pid, 'SIGKILL');
      await exited;
      while (isRunning(pid)) await sleep(10);
    },
  };
}
