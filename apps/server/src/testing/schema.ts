import type { TestDatabase } from './test-database.ts';

/** Who may do what, in an order that does not depend on who was granted it first. */
const rights = (column: string) => `array(select right_of::text from unnest(${column}) right_of order by 1)`;
/** Debian's PostgreSQL 15.20 puts a pg_attver of its own there, another for each table; a dump does not have it either. */
const COLUMN_OPTIONS = `array(select option from unnest(attoptions) option where option not like 'pg_attver=%')`;
const OURS = `('public'::regnamespace, 'app'::regnamespace)`;
const NOT_OF_AN_EXTENSION = (catalog: string, oid: string) =>
  `not exists (select from pg_depend d where d.classid = '${catalog}'::regclass and d.objid = ${oid} and d.deptype = 'e')`;

/** What each catalog knows of our schemas: one text for each object, with all that a dump of the schema would say of it. */
const CATALOGS: Record<string, string> = {
  schema: `select concat_ws(' ', nspname, nspowner::regrole, ${rights('nspacl')}) from pg_namespace where oid in ${OURS}`,
  extension: `select concat_ws(' ', extname, extversion, extnamespace::regnamespace) from pg_extension`,
  'default right': `select concat_ws(' ', defaclrole::regrole, defaclnamespace, defaclobjtype, ${rights('defaclacl')})
    from pg_default_acl`,
  relation: `select concat_ws(' ', relkind, oid::regclass, relowner::regrole, relpersistence, relreplident, relrowsecurity,
      relforcerowsecurity, reloptions, reltablespace, ${rights('relacl')}, obj_description(oid, 'pg_class'),
      case when relkind in ('v', 'm') then pg_get_viewdef(oid) end)
    from pg_class where relnamespace in ${OURS}`,
  column: `select concat_ws(' ', attrelid::regclass, attnum, attname, format_type(atttypid, atttypmod), attnotnull,
      'identity', attidentity, 'generated', attgenerated, pg_get_expr(adbin, adrelid), attcollation::regcollation,
      attstorage, attcompression, nullif(attstattarget, -1), ${COLUMN_OPTIONS}, ${rights('attacl')}, col_description(attrelid, attnum))
    from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where attrelid in (select oid from pg_class where relnamespace in ${OURS}) and attnum > 0`,
  constraint: `select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid), convalidated, condeferrable,
      obj_description(oid, 'pg_constraint'))
    from pg_constraint where connamespace in ${OURS}`,
  index: `select concat_ws(' ', pg_get_indexdef(indexrelid), indisvalid, indisclustered, indisreplident)
    from pg_index join pg_class on pg_class.oid = indexrelid where relnamespace in ${OURS}`,
  policy: `select concat_ws(' ', schemaname, tablename, policyname, permissive, roles, cmd, 'using', qual, 'check', with_check)
    from pg_policies`,
  trigger: `select concat_ws(' ', pg_get_triggerdef(pg_trigger.oid), tgenabled)
    from pg_trigger join pg_class on pg_class.oid = tgrelid where relnamespace in ${OURS} and not tgisinternal`,
  rule: `select definition from pg_rules where schemaname in ('public', 'app')`,
  function: `select concat_ws(' ', pg_get_functiondef(oid), proowner::regrole, ${rights('proacl')},
      obj_description(oid, 'pg_proc'))
    from pg_proc where pronamespace in ${OURS} and prokind <> 'a' and ${NOT_OF_AN_EXTENSION('pg_proc', 'pg_proc.oid')}`,
  type: `select concat_ws(' ', oid::regtype, typtype, typowner::regrole, ${rights('typacl')},
      array(select enumlabel from pg_enum where enumtypid = pg_type.oid order by enumsortorder))
    from pg_type where typnamespace in ${OURS} and ${NOT_OF_AN_EXTENSION('pg_type', 'pg_type.oid')}`,
  sequence: `select pg_sequences::text from pg_sequences where schemaname in ('public', 'app')`,
};

/** Everything that the database says of its schema and of the rows in it, in an order of its own; times aside. */
export async function describeDatabase(database: TestDatabase): Promise<string[]> {
  const facts: string[] = [];
  for (const [kind, text] of Object.entries(CATALOGS)) {
    const rows = await database.asOwner<{ fact: string }>(`select fact from (${text}) as facts (fact) order by 1`);
    facts.push(...rows.map(({ fact }) => `${kind}: ${fact}`));
  }
  return [...facts, ...(await rowsOf(database))];
}

/** Read as the system role, because row-level security holds for the owner too. */
async function rowsOf(database: TestDatabase): Promise<string[]> {
  const tables = await database.query<{ name: string; times: string[] }>(
    `select c.relname as name, array(select attname::text from pg_attribute
       where attrelid = c.oid and atttypid = 'timestamptz'::regtype and attnum > 0) as times
     from pg_class c where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'schema_migrations'
     order by 1`,
  );
  const facts: string[] = [];
  for (const { name, times } of tables) {
    const rows = await database.query<{ row: string }>(
      `select (to_jsonb(t) - $1::text[])::text as row from ${name} t order by 1`,
      [times],
    );
    facts.push(...rows.map(({ row }) => `row of ${name}: ${row}`));
  }
  return facts;
}
