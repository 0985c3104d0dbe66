import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Fault, run } from './run.mjs';

/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {boolean} [link]
 * @property {boolean} [optional]
 *
 * @typedef {Record<string, LockedPackage>} LockedPackages
 */

/**
 * Installs what the lock file says and leaves that file as it is. `npm ci` would refuse a lock file that was written on
 * one platform and lacks the optional packages of another. Install scripts stay off: nothing here needs one, and newer
 * npm refuses them by default anyway.
 *
 * @param {string} folder holds package.json and package-lock.json
 */
export async function npmInstall(folder) {
  const parameters = ['install', '--no-save', '--ignore-scripts', '--include=dev', '--include=optional', '--no-audit'];
  const npm = process.env.npm_execpath ?? '';
  // Under the npm that started this script, on this process's Node; else under the one on the PATH.
  const result = npm.endsWith('npm-cli.js')
    ? await run(process.execPath, [npm, ...parameters], { cwd: folder, quiet: true })
    : await run('npm', [...parameters], { cwd: folder, quiet: true }).catch(() => null);
  if (!result) throw new Fault('npm is not on the PATH; it comes with Node.js and is needed for the first start.');
  if (result.code !== 0)
    throw new Fault(`The packages of ${folder} could not be installed:\n${withoutWarnings(result.output)}`);
}

/** @param {string} output */
function withoutWarnings(output) {
  return output
    .split('\n')
    .filter((line) => !line.startsWith('npm warn'))
    .join('\n');
}

/**
 * Compares the lock file with the list that npm keeps of what it installed.
 *
 * @param {string} folder
 */
export function isInstalled(folder) {
  const wanted = readPackages(join(folder, 'package-lock.json'));
  const present = readPackages(join(folder, 'node_modules', '.package-lock.json'));
  if (!wanted || !present) return false;
  return Object.entries(wanted)
    .filter(([path]) => path.includes('node_modules/'))
    .every(([path, locked]) => isSame(locked, present[path]));
}

/**
 * @param {LockedPackage} locked
 * @param {LockedPackage | undefined} present
 */
function isSame(locked, present) {
  // Packages for other platforms are left out, and only those are optional here.
  if (!present) return locked.optional === true;
  return locked.link === present.link && locked.version === present.version && locked.integrity === present.integrity;
}

/**
 * @param {string} file
 * @returns {LockedPackages | null}
 */
function readPackages(file) {
  if (!existsSync(file)) return null;
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    // Cut off in the middle of an installation.
    return null;
  }
}
