import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { formatCount } from '@taskwell/contract/numbers';
import { pino } from 'pino';
import { type KnownHeads, verifyAudit } from './features/audit/audit.verify.ts';
import { loadConfig, projectRoot } from './platform/config/config.ts';
import { StartError } from './platform/config/start-error.ts';
import { openDatabase } from './platform/database/database.ts';
import { createKeys } from './platform/keys.ts';
import { startDatabase } from './platform/postgres/start-database.ts';

const usage = 'Usage: npm run audit:verify -- [--heads FILE]';

try {
  await verify();
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}

/** Works beside a running server and without one. Ends with 1 where something is wrong. */
async function verify(): Promise<void> {
  const headsFile = readHeadsFile();
  const known = headsFile && existsSync(headsFile) ? (JSON.parse(readFileSync(headsFile, 'utf8')) as KnownHeads) : {};
  const config = loadConfig(process.env, { envFile: join(projectRoot, '.env') });
  const logger = pino({ level: 'error' });
  const started = await startDatabase(config, (message) => logger.warn(message));
  const database = openDatabase(started.appUrl, logger);
  try {
    const { entries, heads, faults, gone } = await verifyAudit(
      { database, keyFor: createKeys(started.secretKey) },
      known,
    );
    for (const fault of faults) console.error(fault);
    for (const companyId of gone) console.log(`Company ${companyId}: is not there any more, nor is its history`);
    const companies = formatCount(Object.keys(heads).length, 'company', 'companies');
    console.log(
      `${formatCount(entries, 'entry', 'entries')} of ${companies} checked, ${formatCount(faults.length, 'fault')}`,
    );
    process.exitCode = faults.length > 0 ? 1 : 0;
    if (headsFile && faults.length === 0) writeFileSync(headsFile, `${JSON.stringify(heads, null, 2)}\n`);
  } finally {
    await database.close();
    await started.stop();
  }
}

function readHeadsFile(): string | undefined {
  try {
    return parseArgs({ options: { heads: { type: 'string' } } }).values.heads;
  } catch (error) {
    throw new StartError(`${(error as Error).message}\n${usage}`);
  }
}
