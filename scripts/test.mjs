import { runChecks } from './lib/checks.mjs';
import { ensureChromium, ensureExtensionChromium } from './lib/chromium.mjs';
import { ensureExtensionBuild } from './lib/extension-build.mjs';
import { ensurePostgresql15, startPostgresql15 } from './lib/postgresql-15.mjs';
import { prepare } from './lib/prepare.mjs';
import { reportFaults } from './lib/run.mjs';
import { runPlaywright, runVitest } from './lib/test-runs.mjs';
import { ensureWebBuild } from './lib/web-build.mjs';

/** @typedef {import('./lib/checks.mjs').Tally} Tally */

/**
 * What could differ is the SQL: the matrix sends each operation, the models try lists, counts and searches in many ways,
 * and the rest are what stands on functions, triggers and roles of the database.
 */
const ON_POSTGRESQL_15 = [
  'testing/matrix/canaries',
  'testing/matrix/conflicts',
  'features/tasks/tasks.list-model',
  'features/tasks/tasks.counts',
  'features/tasks/tasks.bulk',
  'features/audit',
  'features/clean-up',
  'features/platform-admin',
  'features/security',
  'features/reminders',
  'features/accounts/ended-sessions',
  'features/accounts/company-deletion',
  'platform/database',
  'platform/http/idempotency',
  'platform/jobs',
  'platform/postgres/migrate',
  'platform/realtime',
].map((name) => `apps/server/src/${name}`);

/** @type {[string, () => Promise<Tally>][]} */
const stages = [
  ['Check', checkAndInstall],
  ['Server and packages, on PostgreSQL 18', () => runVitest('server', [])],
  ['Server, on PostgreSQL 15', runOnPostgresql15],
  ['Browser', runInBrowser],
];

await reportFaults(async () => {
  await prepare();
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const [name, work] of stages) {
    console.log(`\n── ${name}`);
    const { passed, failed, skipped = 0 } = await work().catch(reportFailure);
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
  }
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
  console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
});

/** The programs that later stages need are fetched and unpacked while the sources are checked. */
async function checkAndInstall() {
  const [tally] = await Promise.all([runChecks(), installPrograms()]);
  return tally;
}

/** One after the other, as Debian's package manager has it. */
async function installPrograms() {
  await ensurePostgresql15();
  await ensureChromium();
  await ensureExtensionChromium();
}

async function runOnPostgresql15() {
  const server = await startPostgresql15();
  if (!server) {
    console.log('PostgreSQL 15 is not on this machine and could not be installed; its run is left out.');
    return { passed: 0, failed: 0 };
  }
  try {
    return await runVitest('server-postgresql-15', ON_POSTGRESQL_15, { TEST_DATABASE_URL: server.ownerUrl });
  } finally {
    await server.stop();
  }
}

async function runInBrowser() {
  const chromium = await ensureChromium();
  await ensureExtensionChromium();
  await Promise.all([ensureWebBuild(), ensureExtensionBuild()]);
  return runPlaywright('browser', { CHROMIUM_PATH: chromium });
}

/**
 * @param {unknown} error
 * @returns {Tally}
 */
function reportFailure(error) {
  console.error(error instanceof Error ? error.message : error);
  return { passed: 0, failed: 1 };
}
