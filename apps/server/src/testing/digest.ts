import type { TestDatabase } from './test-database.ts';

/**
 * Counters and records of tries change with every refused try, and the chain and the platform's figures by the clock;
 * that is what they are for.
 */
const NOT_DIGESTED = [
  'schema_migrations',
  'throttles',
  'sign_in_attempts',
  'sessions',
  'audit_chain',
  'audit_chain_progress',
  'audit_blocks',
  'audit_blocks_progress',
  'platform_days',
  'platform_day_actions',
  'company_health',
];

/** Written again with what they held, where a try of a code is given back. */
const COMPARED_BY_VALUE = ['one_time_codes'];

/**
 * What tells of each table that people own whether anything was written, for 'and nothing changed': how many rows there
 * are, and by which transactions. The rows themselves would take longer: a table of thousands is looked at for each of
 * thousands of denials.
 */
export async function digestTables(database: TestDatabase): Promise<Record<string, string>> {
  const tables = (await tableNames(database)).filter((name) => !NOT_DIGESTED.includes(name));
  const digests = tables.map((name) => {
    const row = COMPARED_BY_VALUE.includes(name) ? 'hashtextextended(t::text, 0)::numeric' : 't.xmin::text::bigint';
    return `(select '${name}' as name, count(*) || ' ' || coalesce(sum(${row}), 0) as digest from ${name} t)`;
  });
  const jobs = `(select 'jobs', md5(coalesce(string_agg(j.id::text, '|' order by j.id), '')) from pgboss.job j
    where j.name in ('account.send-code', 'mail.send'))`;
  const text = [...digests, jobs].join(' union all ');
  const rows = await database.queryPrepared<{ name: string; digest: string }>('digest', text);
  return Object.fromEntries(rows.map((row) => [row.name, row.digest]));
}

/** Everything that is stored, as text: all rows of all tables, the job queue's too. */
export async function dumpDatabase(database: TestDatabase): Promise<string> {
  const tables = [...(await tableNames(database)).filter((name) => name !== 'schema_migrations'), 'pgboss.job'];
  const dumps = await Promise.all(
    tables.map((name) => database.query<{ row: string }>(`select '${name} ' || t::text as row from ${name} t`)),
  );
  return dumps
    .flat()
    .map(({ row }) => row)
    .join('\n');
}

const tablesOf = new WeakMap<TestDatabase, string[]>();

export async function tableNames(database: TestDatabase): Promise<string[]> {
  const known = tablesOf.get(database);
  if (known) return known;
  const rows = await database.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const names = rows.map(({ name }) => name);
  tablesOf.set(database, names);
  return names;
}
