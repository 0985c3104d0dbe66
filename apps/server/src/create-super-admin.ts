import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { email, personName } from '@taskwell/contract/schemas';
import { pino } from 'pino';
import { addSuperAdministrator } from './features/accounts/super-admin.service.ts';
import { loadConfig, projectRoot } from './platform/config/config.ts';
import { StartError } from './platform/config/start-error.ts';
import { openDatabase } from './platform/database/database.ts';
import { Failure } from './platform/http/failure.ts';
import { startDatabase } from './platform/postgres/start-database.ts';

const usage = 'Usage: npm run create-super-admin -- --email you@example.com --name "Your Name"';

try {
  await createSuperAdmin();
} catch (error) {
  // Both say in a sentence what to do; anything else is a fault of ours.
  const isSentence = error instanceof StartError || error instanceof Failure;
  console.error(isSentence ? error.message : error);
  process.exitCode = 1;
}

/** Works beside a running server, whose PostgreSQL it shares, and without one. */
async function createSuperAdmin(): Promise<void> {
  const person = readPerson();
  const config = loadConfig(process.env, { envFile: join(projectRoot, '.env') });
  const password = process.env.SUPER_ADMIN_PASSWORD ?? (await askPassword());
  const logger = pino({ level: 'error' });
  const started = await startDatabase(config, (message) => logger.warn(message));
  const database = openDatabase(started.appUrl, logger);
  try {
    await database.asSystem('super administrator set-up', (tx) =>
      addSuperAdministrator(tx, config, { ...person, password }),
    );
    console.log(`${person.email} is a super administrator now and can sign in at ${config.appUrl}/login`);
  } finally {
    await database.close();
    await started.stop();
  }
}

function readPerson(): { email: string; name: string } {
  const given = parse();
  if (!given.email || !given.name) throw new StartError(usage);
  const address = email().safeParse(given.email);
  const name = personName.safeParse(given.name);
  const problem = address.error?.issues[0] ?? name.error?.issues[0];
  if (!address.success || !name.success) throw new StartError(`${problem?.message}. ${usage}`);
  return { email: address.data, name: name.data };
}

function parse(): { email?: string | undefined; name?: string | undefined } {
  try {
    return parseArgs({ options: { email: { type: 'string' }, name: { type: 'string' } } }).values;
  } catch (error) {
    throw new StartError(`${(error as Error).message}\n${usage}`);
  }
}

/** The password is not shown while it is typed. */
async function askPassword(): Promise<string> {
  process.stdout.write('Password (or set SUPER_ADMIN_PASSWORD): ');
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silence, terminal: process.stdin.isTTY });
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    process.stdout.write('\n');
  }
}
