import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectPath } from './project.mjs';
import { Fault, run } from './run.mjs';

const sources = ['apps/web', 'packages', 'tsconfig.base.json', 'package-lock.json'];

/** Made by the build, or nothing that it reads. */
const others = /^(node_modules|dist|.*\.gen\.ts|.*\.test\.tsx?)$/;

const stamp = projectPath('apps', 'web', 'dist', '.sources');

/** Builds the web app unless the built one is of exactly these sources. */
export async function ensureWebBuild() {
  const hash = hashSources();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  console.log('Building the web app …');
  rmSync(stamp, { force: true });
  const vite = projectPath('node_modules', 'vite', 'bin', 'vite.js');
  const result = await run(process.execPath, [vite, 'build'], { cwd: projectPath('apps', 'web'), quiet: true });
  if (result.code !== 0) throw new Fault(`The web app does not build:\n${result.output}`);
  writeFileSync(stamp, hash);
}

function hashSources() {
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
