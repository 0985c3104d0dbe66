import { accessSync, constants } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { projectPath } from './project.mjs';
import { Fault, run } from './run.mjs';

/** Without a window of its own, the first takes a fifth less of the processor than those with one. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Of these, those that load an extension from a folder: the shell has none, and Google's own refuses since version 137. */
const withExtensions = ['chromium', 'chromium-browser'];

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
  await installFromPlaywright();
  const downloaded = await findPlaywrightChromium();
  if (downloaded) return downloaded;
  throw new Fault('There is no Chromium for the browser tests; install one and set CHROMIUM_PATH to it.');
}

/**
 * The same for the tests of the browser extension, which not every Chromium loads. Where `CHROMIUM_PATH` names one that
 * does, it is that one.
 *
 * @returns {Promise<string>} its path
 */
export async function ensureExtensionChromium() {
  const found = findExtensionChromium() ?? (await findPlaywrightChromium());
  if (found) return found;
  console.log('Installing a Chromium that loads extensions …');
  if (mayInstall()) await aptInstall('chromium');
  const installed = findExtensionChromium();
  if (installed) return installed;
  await installFromPlaywright();
  const downloaded = await findPlaywrightChromium();
  if (downloaded) return downloaded;
  throw new Fault('There is no Chromium that loads extensions; install one and set CHROMIUM_PATH to it.');
}

function findChromium() {
  return givenChromium() ?? findOf(names);
}

function findExtensionChromium() {
  const given = givenChromium();
  return given && withExtensions.includes(basename(given)) ? given : findOf(withExtensions);
}

function givenChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given && !isExecutable(given)) throw new Fault(`CHROMIUM_PATH is ${given}, which is no program that can be run.`);
  return given || null;
}

/** @param {string[]} programs */
function findOf(programs) {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)];
  return programs.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable) ?? null;
}

function installFromPlaywright() {
  return run(process.execPath, [projectPath('node_modules', 'playwright', 'cli.js'), 'install', 'chromium']);
}

async function findPlaywrightChromium() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return isExecutable(path) ? path : null;
}

async function installFromDebian() {
  if (mayInstall() && !(await aptInstall('chromium-headless-shell', 'chromium'))) await aptInstall('chromium');
}

function mayInstall() {
  return process.getuid?.() === 0 && isExecutable('/usr/bin/apt-get');
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
