import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addNewMigrations, checkMigrations } from './lib/migration-checksums.mjs';
import { prepare } from './lib/prepare.mjs';
import { projectPath } from './lib/project.mjs';
import { Fault, reportFaults, run } from './lib/run.mjs';

// To be run after a migration was added: writes the types of the tables from a database that was just migrated, and the
// migration's checksum. With --check, compares both.

const target = projectPath('apps', 'server', 'src', 'platform', 'database', 'database-types.gen.ts');

const isCheck = process.argv.includes('--check');

await reportFaults(async () => {
  await prepare();
  if (isCheck) checkMigrations();
  else addNewMigrations();
  const folder = mkdtempSync(join(tmpdir(), 'taskwell-types-'));
  try {
    await generate(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/** @param {string} dataDir */
async function generate(dataDir) {
  const { startEmbeddedPostgres } = await import('../apps/server/src/platform/postgres/embedded-postgres.ts');
  const { prepareDatabase } = await import('../apps/server/src/platform/postgres/migrate.ts');
  const postgres = await startEmbeddedPostgres({ dataDir });
  try {
    await prepareDatabase(postgres.ownerUrl);
    await generateFrom(postgres.ownerUrl);
  } finally {
    await postgres.stop();
  }
}

/** @param {string} url */
async function generateFrom(url) {
  const parameters = [
    projectPath('node_modules', 'kysely-codegen', 'dist', 'cli', 'bin.js'),
    '--dialect=postgres',
    '--default-schema=public',
    '--include-pattern=public.*',
    '--exclude-pattern=schema_migrations',
    // Ids and counts stay below 2^53, and the driver is told to parse them as numbers.
    '--type-mapping={"int8":"number"}',
    `--url=${url}`,
    `--out-file=${target}`,
  ];
  const result = await run(process.execPath, isCheck ? [...parameters, '--verify'] : parameters, { quiet: true });
  if (result.code === 0) return;
  throw new Fault(
    isCheck
      ? `The types of the tables are not those of the migrated database; run: node scripts/generate-types.mjs\n${result.output}`
      : `The types of the tables could not be generated:\n${result.output}`,
  );
}
