import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectPath } from './project.mjs';
import { Fault, run } from './run.mjs';

/** Made by a build, or nothing that it reads. */
const others = /^(node_modules|dist|\.wxt|.*\.gen\.ts|.*\.test\.tsx?)$/;

/**
 * @typedef {object} Build
 * @property {string} name of what is built, as a sentence says it
 * @property {string} app its folder in apps/, in which the build runs and leaves `dist`
 * @property {string[]} sources files and folders that it is made of, without those of every build
 * @property {string[]} command that Node runs
 */

/**
 * Builds an app unless the built one is of exactly these sources.
 *
 * @param {Build} build
 */
export async function ensureBuilt({ name, app, sources, command }) {
  const stamp = projectPath('apps', app, 'dist', '.sources');
  const hash = hashOf([...sources, 'tsconfig.base.json', 'package-lock.json']);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  console.log(`Building the ${name} …`);
  rmSync(stamp, { force: true });
  const result = await run(process.execPath, command, { cwd: projectPath('apps', app), quiet: true });
  if (result.code !== 0) throw new Fault(`The ${name} does not build:\n${result.output}`);
  writeFileSync(stamp, hash);
}

/** @param {string[]} sources */
function hashOf(sources) {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(listFiles)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(projectPath(file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/**
 * @param {string} path
 * @returns {string[]} the file itself, or all files below the folder, always in the same order
 */
function listFiles(path) {
  if (statSync(projectPath(path)).isFile()) return [path];
  const names = readdirSync(projectPath(path)).sort();
  return names.filter((name) => !others.test(name)).flatMap((name) => listFiles(join(path, name)));
}
