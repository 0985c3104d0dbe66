import pg from 'pg';
import type { Config } from '../config/config.ts';
import { StartError } from '../config/start-error.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { type PreparedDatabase, prepareDatabase, UnsupportedServerError } from './migrate.ts';

export interface StartedDatabase extends PreparedDatabase {
  /** Ends what this process started; a server of DATABASE_URL is left alone. */
  stop(): Promise<void>;
  /** Where the data is, for people. */
  place: string;
  note: string | null;
}

const connectSeconds = 10;

/** Finds or starts the PostgreSQL that the settings speak of and brings its database to the current version. */
export async function startDatabase(config: Config, report: (message: string) => void): Promise<StartedDatabase> {
  if (config.databaseUrl) {
    const prepared = await prepareGiven(config.databaseUrl);
    return { ...prepared, stop: async () => undefined, place: describeServer(config.databaseUrl), note: null };
  }
  const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, report });
  try {
    const prepared = await prepareDatabase(postgres.ownerUrl);
    return { ...prepared, stop: postgres.stop, place: config.dataDir, note: postgres.note };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

async function prepareGiven(databaseUrl: string): Promise<PreparedDatabase> {
  try {
    await tryConnection(databaseUrl);
    return await prepareDatabase(databaseUrl);
  } catch (error) {
    const sentence = explain(error, databaseUrl);
    throw sentence === null ? error : new StartError(sentence);
  }
}

/** With a limit in time: a server that drops packets would otherwise keep the start waiting for minutes. */
async function tryConnection(databaseUrl: string): Promise<void> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: connectSeconds * 1000,
  });
  try {
    await client.connect();
  } finally {
    await client.end();
  }
}

/** What is wrong with DATABASE_URL in a sentence that does not repeat its password; null for any other error. */
function explain(error: unknown, databaseUrl: string): string | null {
  if (error instanceof UnsupportedServerError) return error.message;
  if (!(error instanceof Error)) return null;
  const url = new URL(databaseUrl);
  const server = describeServer(databaseUrl);
  const code = 'code' in error ? String(error.code) : '';
  switch (code) {
    case '28P01':
    case '28000':
      return `DATABASE_URL: ${server} refuses the user "${decodeURIComponent(url.username)}" (${error.message}).`;
    case '3D000':
      return `DATABASE_URL: ${server} has no database "${databaseOf(url)}"; create it first: createdb ${databaseOf(url)}`;
    case '42501':
      return (
        `DATABASE_URL: the user "${decodeURIComponent(url.username)}" lacks a right (${error.message}); ` +
        'it must own the database and have CREATEROLE.'
      );
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `DATABASE_URL: there is no host "${url.hostname}".`;
    default:
  }
  const meansNoAnswer = /^E[A-Z]+$/.test(code) || /timeout|terminated|SSL/i.test(error.message);
  return meansNoAnswer ? `DATABASE_URL: ${server} does not answer (${error.message || code}).` : null;
}

function describeServer(databaseUrl: string): string {
  const { hostname, port } = new URL(databaseUrl);
  return `PostgreSQL on ${hostname}:${port || 5432}`;
}

function databaseOf(url: URL): string {
  return decodeURIComponent(url.pathname.slice(1));
}
