import { createHash, hkdfSync } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';
import { migrateJobs } from './jobs.ts';

const MIGRATIONS_FOLDER = new URL('../migrations/', import.meta.url);
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

async function runMigrations(client: pg.Client): Promise<void> {
  await client.query(
    'create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())',
  );
  const { rows } = await client.query<{ name: string }>('select name from schema_migrations');
  const applied = new Set(rows.map((row) => row.name));
  const files = (await readdir(MIGRATIONS_FOLDER)).filter((name) => name.endsWith('.sql')).sort();
  for (const name of files.filter((file) => !applied.has(file))) {
    const statements = await readFile(new URL(name, MIGRATIONS_FOLDER), 'utf8');
    await client.query('begin');
    try {
      await client.query(statements);
      await client.query('insert into schema_migrations (name) values ($1)', [name]);
      await client.query('commit');
    } catch (cause) {
      await client.query('rollback');
      throw new Error(`migration ${name} failed`, { cause });
    }
  }
}
