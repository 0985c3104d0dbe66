import { createHash, hkdfSync } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';
import { migrateJobs } from '../jobs/jobs.ts';

/** What was added after the baseline, and will be. */
const MIGRATIONS = new URL('../../migrations/', import.meta.url);
/** The schema as it stood after the last file of BEFORE_BASELINE, for databases that have nothing yet. */
const BASELINE = new URL('baseline/', MIGRATIONS);
/** What brought databases there, for those that were made by it. */
const BEFORE_BASELINE = new URL('before-baseline/', MIGRATIONS);
/** Any number, the same in every process: two starting at once migrate one after the other. */
const MIGRATION_LOCK = 7_201_993;
const OLDEST_SERVER_VERSION = 150_000;

export interface PreparedDatabase {
  /** Connects as the role that owns nothing and is bound by row-level security. */
  appUrl: string;
  /** Encrypts mails that wait in the database, see mail/seal.ts. */
  secretKey: Buffer;
}

export class UnsupportedServerError extends Error {}

/**
 * Brings the database to the current version: roles, migrations, job queues.
 *
 * @param ownerUrl connects as a role that may create roles and owns the database
 */
export async function prepareDatabase(ownerUrl: string): Promise<PreparedDatabase> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await refuseOldServer(client);
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const appUrl = await createRoles(client, ownerUrl);
    await runMigrations(client);
    await migrateJobs(client, ownerUrl);
    return { appUrl, secretKey: derive(ownerUrl, 'mail content') };
  } finally {
    await client.end();
  }
}

async function refuseOldServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: number; name: string }>(
    `select current_setting('server_version_num')::int as version, current_setting('server_version') as name`,
  );
  const server = rows[0];
  if (server && server.version < OLDEST_SERVER_VERSION) {
    throw new UnsupportedServerError(`DATABASE_URL leads to PostgreSQL ${server.name}; version 15 or newer is needed.`);
  }
}

/**
 * Creates the group roles and this database's login role, which is a member of two of them. The login's password is derived from the owner's, so that
 * several processes agree on it and none has to store it.
 */
async function createRoles(client: pg.Client, ownerUrl: string): Promise<string> {
  const { rows } = await client.query<{ database: string }>('select current_database() as database');
  const database = rows[0]?.database ?? '';
  const login = `taskwell_app_${createHash('sha256').update(database).digest('hex').slice(0, 12)}`;
  const password = derive(ownerUrl, `role ${login}`).toString('base64url');
  for (const role of ['taskwell_tenant', 'taskwell_system', 'taskwell_purge', login]) {
    await client.query(
      `do $$ begin create role ${role}; exception when duplicate_object or unique_violation then null; end $$`,
    );
  }
  await client.query(
    `alter role ${login} login noinherit nocreatedb nocreaterole password ${pg.escapeLiteral(password)}`,
  );
  await client.query(`grant taskwell_tenant, taskwell_system to ${login}`);
  // The owner hands the bypass functions to these roles, for which it must be a member.
  for (const role of ['taskwell_system', 'taskwell_purge']) {
    await client.query(`do $$ begin
      if not pg_has_role(current_user, '${role}', 'usage') then grant ${role} to current_user; end if;
    end $$`);
  }
  // The group roles are the whole server's: what keeps another installation's login out is that it may not connect.
  await client.query(`do $$ begin
    execute format('revoke connect, temporary on database %I from public', current_database());
    execute format('grant connect on database %I to ${login}', current_database());
  end $$`);
  const url = new URL(ownerUrl);
  url.username = login;
  url.password = password;
  return url.href;
}

/** The configuration sees to it that there is a password: the rest of the address can be guessed. */
function derive(ownerUrl: string, purpose: string): Buffer {
  const secret = decodeURIComponent(new URL(ownerUrl).password);
  if (secret === '') throw new Error('no keys can be derived from an address without a password');
  return Buffer.from(hkdfSync('sha256', secret, 'taskwell', purpose, 32));
}

/**
 * A database that has nothing yet gets the schema of the baseline and counts as one that has all of the increments the
 * baseline stands for. From there on it makes no difference in which way a database has come to be (decision 40).
 */
async function runMigrations(client: pg.Client): Promise<void> {
  await client.query(
    'create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())',
  );
  const increments = await filesOf(BEFORE_BASELINE);
  if ((await appliedMigrations(client)).size === 0) {
    await runInTransaction(client, 'baseline', await filesOf(BASELINE), increments);
  }
  const applied = await appliedMigrations(client);
  for (const file of [...increments, ...(await filesOf(MIGRATIONS))]) {
    if (!applied.has(file.name)) await runInTransaction(client, file.name, [file], [file]);
  }
}

async function appliedMigrations(client: pg.Client): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>('select name from schema_migrations');
  return new Set(rows.map((row) => row.name));
}

interface MigrationFile {
  name: string;
  url: URL;
}

async function filesOf(folder: URL): Promise<MigrationFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return names.map((name) => ({ name, url: new URL(name, folder) }));
}

/** Runs the files and remembers that the database has what those of `contained` do. */
async function runInTransaction(
  client: pg.Client,
  title: string,
  files: MigrationFile[],
  contained: MigrationFile[],
): Promise<void> {
  await client.query('begin');
  try {
    for (const { url } of files) await client.query(await readFile(url, 'utf8'));
    await client.query('insert into schema_migrations (name) select unnest($1::text[])', [
      contained.map(({ name }) => name),
    ]);
    await client.query('commit');
  } catch (cause) {
    await client.query('rollback');
    throw new Error(`migration ${title} failed`, { cause });
  }
}
