import { existsSync, readFileSync, rmSync } from 'node:fs';
import { projectPath } from './project.mjs';
import { run } from './run.mjs';

/** @typedef {import('./checks.mjs').Tally} Tally */

/**
 * @param {string} name of the file for the results
 * @param {string[]} parameters
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<Tally>}
 */
export async function runVitest(name, parameters, env = {}) {
  const report = freshReport(name);
  const vitest = projectPath('node_modules', 'vitest', 'vitest.mjs');
  const { code } = await run(
    process.execPath,
    [vitest, 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...parameters],
    { env, timeoutSeconds: 1_800 },
  );
  const result = readReport(report);
  return tally(code, result?.numPassedTests, result?.numFailedTests, result?.numPendingTests);
}

/**
 * @param {string} name
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Tally>}
 */
export async function runPlaywright(name, env) {
  const report = freshReport(name);
  const playwright = projectPath('node_modules', '@playwright', 'test', 'cli.js');
  const { code } = await run(process.execPath, [playwright, 'test'], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    timeoutSeconds: 1_800,
  });
  const statistics = readReport(report)?.stats;
  return tally(
    code,
    statistics?.expected,
    (statistics?.unexpected ?? 0) + (statistics?.flaky ?? 0),
    statistics?.skipped,
  );
}

/**
 * A runner that fails without a failed test (a file that does not load, a crash, no report) counts as one failure.
 *
 * @param {number} code
 * @param {number} [passed]
 * @param {number} [failed]
 * @param {number} [skipped] for want of something that this machine does not have
 * @returns {Tally}
 */
function tally(code, passed = 0, failed = 0, skipped = 0) {
  return { passed, skipped, failed: code !== 0 || passed + failed === 0 ? Math.max(failed, 1) : failed };
}

/** @param {string} name */
function freshReport(name) {
  const path = projectPath('test-results', `${name}.json`);
  rmSync(path, { force: true });
  return path;
}

/** @param {string} path */
function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}
