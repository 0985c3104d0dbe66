import { projectPath } from './project.mjs';
import { run } from './run.mjs';

/**
 * @typedef {object} Tally
 * @property {number} passed
 * @property {number} failed
 * @property {number} [skipped]
 */

const typescript = projectPath('node_modules', 'typescript', 'bin', 'tsc');
const biome = projectPath('node_modules', '@biomejs', 'biome', 'bin', 'biome');
const dependencyCruiser = projectPath('node_modules', 'dependency-cruiser', 'bin', 'dependency-cruiser.mjs');

/** @type {[string, string[]][]} what each shows, and the program that Node runs for it */
const checks = [
  ['types of server, packages, scripts and benchmarks', [typescript, '--project', projectPath('tsconfig.json')]],
  ['types of the web app', [typescript, '--project', projectPath('apps', 'web')]],
  ['types of the service worker', [typescript, '--project', projectPath('apps', 'web', 'src', 'service-worker')]],
  ['types of the extension', [typescript, '--project', projectPath('apps', 'extension')]],
  ['types of the browser tests', [typescript, '--project', projectPath('e2e')]],
  ['lint and format', [biome, 'ci', '--error-on-warnings', '--colors=off', '.']],
  ['dependency rules', [dependencyCruiser, '--output-type=err', 'apps', 'packages', 'scripts', 'bench', 'e2e']],
  ['migrations unchanged, types of the tables', [projectPath('scripts', 'generate-types.mjs'), '--check']],
];

/**
 * Everything that can be said about the sources without running the app.
 *
 * @returns {Promise<Tally>}
 */
export async function runChecks() {
  const tally = { passed: 0, failed: 0 };
  for (const [name, parameters] of checks) {
    const began = performance.now();
    const { code, output } = await run(process.execPath, parameters, { quiet: true });
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
    if (code !== 0) console.log(output.trim());
    tally[code === 0 ? 'passed' : 'failed'] += 1;
  }
  return tally;
}
