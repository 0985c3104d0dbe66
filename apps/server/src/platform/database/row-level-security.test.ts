import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tableNames } from '../../testing/digest.ts';
import { type Company, createFactories } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/test-app.ts';

// ARCHITECTURE 'Rules of the data': what the database itself refuses, were all code above it wrong.

const app = await startTestApp();
const make = createFactories(app);
/** A connection as the app has it for requests. */
const tenant = new pg.Client({ connectionString: app.database.appUrl, options: '-c role=taskwell_tenant' });
/** Counters hold numbers under keys of people, companies and hashes of addresses. */
const NOT_OF_A_TENANT = ['schema_migrations', 'throttles', 'mail_budgets'];
let ours: Company;
let theirs: Company;

beforeAll(async () => {
  await tenant.connect();
  ours = await make.company();
  theirs = await make.company();
  for (const { owner } of [ours, theirs]) {
    const task = await make.task(owner, { description: 'Secret' });
    await make.comment(task.id, owner, 'Secret');
    await make.coAssign(task.id, owner);
    await make.share(task.id, owner);
    await make.contact(owner);
    await make.subtask(task.id, owner);
    await app.query(
      `insert into notifications (company_id, user_id, type, title, message) values ($1, $2, 'TASK_UPDATED', 'x', 'x')`,
      [owner.companyId, owner.id],
    );
  }
});
afterAll(() => tenant.end());

/** Runs statements as a request's transaction of this company would, and takes them back. */
async function asMember<T>({ owner }: Company | { owner: null }, work: () => Promise<T>): Promise<T> {
  await tenant.query('begin');
  try {
    const context = [owner ? String(owner.companyId) : '', owner ? String(owner.id) : ''];
    await tenant.query(`select set_config('app.company_id', $1, true), set_config('app.user_id', $2, true)`, context);
    return await work();
  } finally {
    await tenant.query('rollback');
  }
}

const refusalOf = (statement: string, values: unknown[] = []) =>
  asMember(ours, () =>
    tenant.query(statement, values).then(
      ({ rowCount }) => `allowed (${rowCount} rows)`,
      (error: pg.DatabaseError) => error.code,
    ),
  );

const DENIED = '42501';
const columnsOf = (name: string) =>
  app.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1`,
    [name],
  );

describe('every table', () => {
  it('has row-level security, forced on its owner too', async () => {
    const open = await app.query<{ relname: string }>(
      `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
       and not (relrowsecurity and relforcerowsecurity)`,
    );
    expect(open.map(({ relname }) => relname)).toEqual(['schema_migrations']);
  });

  it('of tenants is keyed by company first, so that no row can be reached by its id alone', async () => {
    const rows = await app.query<{ table: string; columns: string[] }>(
      `select c.conrelid::regclass::text as table,
         array(select a.attname::text from unnest(c.conkey) with ordinality k (number, place)
           join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.number order by place) as columns
       from pg_constraint c where c.contype in ('p', 'u') and c.connamespace = 'public'::regnamespace`,
    );
    for (const table of ['tasks', 'comments', 'contacts', 'audit_entries', 'notifications', 'task_shares']) {
      const keys = rows.filter((row) => row.table === table);
      expect(keys.length).toBeGreaterThan(0);
      for (const { columns } of keys) expect(columns[0]).toBe('company_id');
    }
  });

  it('shows nothing without a context', async () => {
    for (const name of (await tableNames(app.database)).filter((each) => !NOT_OF_A_TENANT.includes(each))) {
      const found = await asMember({ owner: null }, () =>
        tenant.query(`select 1 from ${name}`).then(
          ({ rowCount }) => rowCount,
          (error: pg.DatabaseError) => error.code,
        ),
      );
      expect([0, DENIED], name).toContain(found);
    }
  });

  it('shows a company’s rows to that company alone', async () => {
    for (const name of (await tableNames(app.database)).filter((each) => !NOT_OF_A_TENANT.includes(each))) {
      const columns = (await columnsOf(name)).map((column) => column.name);
      const key = name === 'companies' ? 'id' : 'company_id';
      if (!columns.includes(key)) continue;
      expect(await asMember(ours, () => countRows(name, key, theirs.id)), name).toBe(0);
    }
    expect(await asMember(ours, () => countRows('tasks', 'company_id', ours.id))).toBe(2);
  });
});

/** How many rows are seen; 0 where the table is not to be read at all. */
async function countRows(table: string, key: string, companyId: number): Promise<number> {
  await tenant.query('savepoint before');
  try {
    return (await tenant.query(`select 1 from ${table} where ${key} = $1`, [companyId])).rowCount ?? 0;
  } catch (error) {
    await tenant.query('rollback to before');
    if ((error as pg.DatabaseError).code === DENIED) return 0;
    throw error;
  }
}

describe('a request', () => {
  it.each(['sessions', 'one_time_codes', 'set_password_links', 'sign_in_attempts', 'events'])(
    'cannot read %s',
    async (table) => {
      expect(await refusalOf(`select * from ${table}`)).toBe(DENIED);
    },
  );

  it.each([
    ['password hashes', 'select password_hash from users'],
    ['what mails say', 'select content from mails'],
    ['jobs', 'select * from pgboss.job'],
  ])('cannot read %s', async (_, statement) => {
    expect(await refusalOf(statement)).toBe(DENIED);
  });

  it.each([
    ['a role', `update users set role = 'SYSDMIN'`],
    ['a password', `update users set password_hash = 'x'`],
    ['a plan', `update companies set subscription_plan = 'BUSINESS'`],
    ['its suspension', 'update companies set marked_for_deletion_at = null'],
    ['history', `update audit_entries set description = 'x'`],
    ['the counts of tasks', 'update task_counts set tasks = 0'],
  ])('cannot change %s', async (_, statement) => {
    expect(await refusalOf(statement)).toBe(DENIED);
  });

  it.each([
    'delete from audit_entries',
    'delete from users',
    'delete from companies',
    'truncate tasks',
    'drop table tasks',
  ])('cannot %s', async (statement) => {
    expect(await refusalOf(statement)).toBe(DENIED);
  });

  it('cannot write a row for another company, nor move one there', async () => {
    expect(await refusalOf(`insert into tasks (company_id, title) values ($1, 'x')`, [theirs.id])).toBe(DENIED);
    expect(await refusalOf('update tasks set company_id = $1', [theirs.id])).toBe(DENIED);
    expect(await refusalOf(`update tasks set title = 'x' where company_id = $1`, [theirs.id])).toBe('allowed (0 rows)');
    expect(await refusalOf('delete from tasks where company_id = $1', [theirs.id])).toBe('allowed (0 rows)');
  });
});

describe('even past all policies', () => {
  const FOREIGN_KEY = '23503';
  /** Of app.hold_lead, which looks before the foreign key does. */
  const NO_COLLEAGUE = 'TW003';
  const refusal = (statement: string, values: unknown[]) =>
    app.query(statement, values).then(
      () => 'allowed',
      (error: pg.DatabaseError) => error.code,
    );

  it('no row points into another company', async () => {
    const [task] = await app.query<{ id: number }>('select id from tasks where company_id = $1', [theirs.id]);
    const contact = await make.contact(theirs.owner);
    const values = [ours.id, theirs.owner.id];
    expect(await refusal(`insert into tasks (company_id, title, assignee_id) values ($1, 'x', $2)`, values)).toBe(
      NO_COLLEAGUE,
    );
    expect(await refusal(`insert into tasks (company_id, title, assigner_id) values ($1, 'x', $2)`, values)).toBe(
      FOREIGN_KEY,
    );
    expect(
      await refusal(`insert into tasks (company_id, title, parent_id) values ($1, 'x', $2)`, [ours.id, task?.id]),
    ).toBe(FOREIGN_KEY);
    expect(
      await refusal(`insert into tasks (company_id, title, external_contact_id) values ($1, 'x', $2)`, [
        ours.id,
        contact,
      ]),
    ).toBe(FOREIGN_KEY);
    for (const table of ['task_co_assignees', 'task_shares']) {
      const sent = [ours.id, task?.id, ours.owner.id];
      expect(await refusal(`insert into ${table} (company_id, task_id, user_id) values ($1, $2, $3)`, sent)).toBe(
        FOREIGN_KEY,
      );
    }
  });

  it('an address has one account, and a task one kind of assignee', async () => {
    const unique = `insert into users (company_id, name, email, role, password_hash) values ($1, 'x', $2, 'EMPLOYEE', 'x')`;
    expect(await refusal(unique, [ours.id, theirs.owner.email])).toBe('23505');
    const contact = await make.contact(ours.owner);
    const both = `insert into tasks (company_id, title, assignee_id, external_contact_id) values ($1, 'x', $2, $3)`;
    expect(await refusal(both, [ours.id, ours.owner.id, contact])).toBe('23514');
  });
});

describe('the role that the app signs in with', () => {
  it('owns nothing, is bound by row-level security and may make nothing', async () => {
    const { rows } = await tenant.query(
      `select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolreplication,
         (select count(*)::int from pg_class where relowner = r.oid) as owned
       from pg_roles r where rolname in (session_user, 'taskwell_tenant', 'taskwell_system')`,
    );
    const expected = {
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolreplication: false,
    };
    expect(rows).toEqual(Array(3).fill({ ...expected, owned: 0 }));
  });

  it('may call of the functions that pass by row-level security only those made for it', async () => {
    const callable = await app.query<{ name: string }>(
      `select p.proname as name from pg_proc p where p.pronamespace = 'app'::regnamespace and p.prosecdef
       and p.prorettype <> 'trigger'::regtype and has_function_privilege('taskwell_tenant', p.oid, 'execute')`,
    );
    expect(callable.map(({ name }) => name).sort()).toEqual([
      'authenticate',
      'collaborators_of',
      'confirm_session',
      'hold_colleagues',
      'note_token_use',
      'received_from',
      'search_tasks',
      'try_code',
    ]);
  });
});
