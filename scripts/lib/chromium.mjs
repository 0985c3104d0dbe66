import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { projectPath } from './project.mjs';
import { Fault, run } from './run.mjs';

/** Without a window of its own, the first takes a fifth less of the processor than those with one. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Finds a Chromium for the browser tests, or installs one.
 *
 * @returns {Promise<string>} its path
 */
export async function ensureChromium() {
  const found = findChromium() ?? (await findPlaywrightChromium());
  if (found) return found;
  console.log('Installing Chromium for the browser tests …');
  await installFromDebian();
  const installed = findChromium();
  if (installed) return installed;
  await run(process.execPath, [projectPath('node_modules', 'playwright', 'cli.js'), 'install', 'chromium']);
  const downloaded = await findPlaywrightChromium();
  if (downloaded) return downloaded;
  throw new Fault('There is no Chromium for the browser tests; install one and set CHROMIUM_PATH to it.');
}

function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given && !isExecutable(given)) throw new Fault(`CHROMIUM_PATH is ${given}, which is no program that can be run.`);
  if (given) return given;
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable) ?? null;
}

async function findPlaywrightChromium() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return isExecutable(path) ? path : null;
}

async function installFromDebian() {
  if (process.getuid?.() !== 0 || !isExecutable('/usr/bin/apt-get')) return;
  if (!(await aptInstall('chromium-headless-shell'))) await aptInstall('chromium');
}

/**
 * @param {string[]} packages
 * @returns {Promise<boolean>}
 */
export async function aptInstall(...packages) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env, quiet: true });
  const result = await run('apt-get', ['install', '-y', '-qq', ...packages], { env, quiet: true });
  if (result.code !== 0) console.log(result.output);
  return result.code === 0;
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
