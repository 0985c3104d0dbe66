import { createHash } from 'node:crypto';
import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { projectPath } from './project.mjs';
import { Fault } from './run.mjs';

const folder = projectPath('apps', 'server', 'src', 'migrations');
/** A line for each migration, in the form of sha256sum. */
const list = projectPath('apps', 'server', 'src', 'migrations', 'checksums.txt');

/** Adds the migrations that the list does not have yet. A line that stands there is never written again. */
export function addNewMigrations() {
  const known = readList();
  for (const name of migrations().filter((each) => !known.has(each))) {
    appendFileSync(list, `${checksumOf(name)}  ${name}\n`);
  }
}

/** @throws {Fault} where a migration differs from the list: it may have run on somebody's database as it was */
export function checkMigrations() {
  const known = readList();
  const names = new Set([...known.keys(), ...migrations()]);
  const wrong = [...names].filter((name) => !known.has(name) || known.get(name) !== checksumOf(name));
  if (wrong.length === 0) return;
  throw new Fault(
    `Not as in ${list}: ${wrong.sort().join(', ')}.\nA new migration gets its line by node scripts/generate-types.mjs; one that has a line does not change any more, add another one.`,
  );
}

function migrations() {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.sql'))
    .map((name) => name.replaceAll('\\', '/'))
    .sort();
}

/** @param {string} name */
function checksumOf(name) {
  if (!migrations().includes(name)) return null;
  // Git may check files out with the line ends of Windows.
  const text = readFileSync(projectPath('apps', 'server', 'src', 'migrations', name), 'utf8').replaceAll('\r\n', '\n');
  return createHash('sha256').update(text).digest('hex');
}

/** @returns {Map<string, string>} checksums by name */
function readList() {
  const lines = readFileSync(list, 'utf8').trim().split('\n').filter(Boolean);
  return new Map(lines.map((line) => /** @type {[string, string]} */ (line.trim().split('  ').reverse())));
}
