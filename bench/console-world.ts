import pg from 'pg';
import { openSession } from './seed.ts';

/** A platform as large as the console is held to. */
export const CONSOLE_SIZE = {
  companies: 1_000,
  peoplePerCompany: 50,
  tasks: 1_000_000,
  auditEntries: 5_000_000,
  signIns: 500_000,
} as const;

/** The first company has this share of all tasks and entries, many times that of the others. */
const LARGE_SHARE = 0.02;
const USUAL_COMPANY = 500;
const BATCH = 250_000;
const DAYS = 365;

/** Who calls in the benchmark, and whom about. */
export interface ConsoleWorld {
  superAdminToken: string;
  /** Of a company like most. */
  administratorToken: string;
  /** Of the one with twenty times as much. */
  largeAdministratorToken: string;
  employeeToken: string;
  largeCompanyId: number;
  userId: number;
  /** Who acts most in the large company. */
  largeUserId: number;
  entryId: number;
}

/** Fills an empty, migrated database, the same at every run but for the times, which end now. */
export async function seedConsole(ownerUrl: string): Promise<ConsoleWorld> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await insertPeople(client);
    await inBatches(CONSOLE_SIZE.tasks, (from, count) => insertTasks(client, from, count));
    await inBatches(CONSOLE_SIZE.signIns, (from, count) => insertSignIns(client, from, count));
    await inBatches(CONSOLE_SIZE.auditEntries, (from, count) => insertEntries(client, from, count));
    // None of them is still to be committed, so that the worker puts them into blocks at once.
    await client.query(`update audit_blocks_progress
      set candidate_id = (select max(id) from audit_entries), candidate_at = now() - interval '1 hour'`);
    await client.query('vacuum analyze');
    return await readWorld(client);
  } finally {
    await client.end();
  }
}

async function inBatches(total: number, insert: (from: number, count: number) => Promise<unknown>): Promise<void> {
  for (let done = 0; done < total; done += BATCH) await insert(done, Math.min(BATCH, total - done));
}

async function insertPeople(client: pg.Client): Promise<void> {
  const { companies, peoplePerCompany } = CONSOLE_SIZE;
  await client.query(
    `insert into companies (name, email, is_personal, subscription_plan, created_at)
     select 'Company ' || n, 'office' || n || '@bench.example', false, 'BUSINESS',
       now() - (($1 - n) * ${DAYS} / $1) * interval '1 day'
     from generate_series(1, $1::int) n`,
    [companies],
  );
  await client.query(
    `insert into users (company_id, name, email, role, password_hash, is_email_verified, created_at)
     select c.id, (array['Ada','Bruno','Chloe','Dmitri','Elif','Farah','Goran','Hana','Ines','Jonas'])[1 + n % 10]
         || ' ' || (array['Moreau','Okafor','Petrov','Quinn','Rossi','Schmidt','Tanaka','Ueda','Vargas','Weber'])[1 + (c.id + n / 10) % 10]
         || ' ' || n,
       'person' || c.id || '-' || n || '@bench.example',
       (case when n = 1 then 'SYSDMIN' when n <= 3 then 'ADMIN' else 'EMPLOYEE' end)::user_role, 'none', n % 9 <> 0,
       c.created_at + n * interval '1 minute'
     from companies c, generate_series(1, $1::int) n order by c.id, n`,
    [peoplePerCompany],
  );
}

/** Of the row number `n`: the first company's share, the others evenly. */
const COMPANY = `case when n % 100 < ${LARGE_SHARE * 100} then 1 else 1 + (n * 7919) % ${CONSOLE_SIZE.companies} end`;
/** Somebody in it; the ids of a company's people follow each other. */
const PERSON = `1 + (company - 1) * ${CONSOLE_SIZE.peoplePerCompany} + (n * 31) % ${CONSOLE_SIZE.peoplePerCompany}`;
/** Those of a batch with times that grow with the row number, as rows come in life. */
const rows = (total: number) => `
  select n, ${COMPANY} as company, now() - (${total} - n) * (interval '${DAYS} days' / ${total}) as at
  from generate_series($1::bigint, $1::bigint + $2::bigint - 1) n`;

async function insertTasks(client: pg.Client, from: number, count: number): Promise<void> {
  await client.query(
    `insert into tasks (company_id, title, status, priority, due_date, assigner_id, assignee_id, created_at, updated_at,
       completed_at)
     select company, 'Prepare item ' || n || ' for review',
       (array['TODO','TODO','TODO','IN_PROGRESS','IN_PROGRESS','ON_HOLD','COMPLETED','COMPLETED','COMPLETED','CANCELLED'])[1 + n % 10]::task_status,
       (array['LOW','MEDIUM','MEDIUM','HIGH','URGENT'])[1 + n % 5]::task_priority,
       case when n % 7 = 0 then null else at + ((n * 7919) % 43200 - 10000) * interval '1 minute' end,
       ${PERSON}, ${PERSON}, at, at, case when n % 10 between 6 and 8 then at end
     from (${rows(CONSOLE_SIZE.tasks)}) made`,
    [from, count],
  );
}

async function insertSignIns(client: pg.Client, from: number, count: number): Promise<void> {
  await client.query(
    `insert into sign_in_attempts (email, user_id, company_id, succeeded, reason, ip, created_at)
     select u.email, u.id, u.company_id, n % 20 <> 0, case when n % 20 = 0 then 'INVALID_CREDENTIALS' end,
       ('10.1.' || n % 200 || '.' || n % 250)::inet, at
     from (select n, at, ${PERSON} as person from (${rows(CONSOLE_SIZE.signIns)}) made) tried
     join users u on u.id = tried.person order by n`,
    [from, count],
  );
}

async function insertEntries(client: pg.Client, from: number, count: number): Promise<void> {
  await client.query(
    `insert into audit_entries
       (company_id, user_id, user_name, user_role, action, entity_type, entity_id, task_id, description, created_at)
     select company, ${PERSON}, 'Person ' || n % 50, 'EMPLOYEE',
       (array['TASK_CREATED','TASK_STATUS_CHANGED','TASK_UPDATED','COMMENT_CREATED','USER_LOGIN','TASK_PRIORITY_CHANGED'])[1 + n % 6],
       'Task', n % ${CONSOLE_SIZE.tasks}, n % ${CONSOLE_SIZE.tasks},
       'Changed status of "Prepare item ' || n || ' for review" from To Do to In Progress', at
     from (${rows(CONSOLE_SIZE.auditEntries)}) made order by n`,
    [from, count],
  );
}

async function readWorld(client: pg.Client): Promise<ConsoleWorld> {
  const { rows: admins } = await client.query<{ id: number }>(
    `insert into users (name, email, role, password_hash, is_email_verified)
     values ('Root', 'root@bench.example', 'SUPER_ADMIN', 'none', true) returning id::int`,
  );
  const idsOf = async (text: string) => (await client.query<{ id: number }>(text)).rows.map(({ id }) => id);
  const people = (companyId: number) =>
    idsOf(`select id::int from users where company_id = ${companyId} order by id limit 5`);
  const [large, usual] = [await people(1), await people(USUAL_COMPANY)];
  const [entryId = 0] = await idsOf(
    `select id::int from audit_entries where company_id = ${USUAL_COMPANY} order by id offset 1000 limit 1`,
  );
  return {
    superAdminToken: await openSession(client, admins[0]?.id),
    administratorToken: await openSession(client, usual[0]),
    largeAdministratorToken: await openSession(client, large[0]),
    employeeToken: await openSession(client, large[4]),
    largeCompanyId: 1,
    userId: usual[4] ?? 0,
    largeUserId: large[0] ?? 0,
    entryId,
  };
}
