import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';

/** Who calls in the benchmarks. */
export interface SeededWorld {
  companyId: number;
  administratorToken: string;
  employeeToken: string;
  employeeId: number;
  colleagueId: number;
  taskIds: number[];
  /** Those that have comments; none of them is on a list's first page. */
  discussedTaskIds: number[];
}

const COMPANY_SIZE = 50;
const TASKS_PER_COMPANY = 10_000;
const BATCH = 50_000;
const DISCUSSED_TASKS = 1_000;
const COMMENTS_PER_TASK = 5;

/** Fills an empty, migrated database: companies of 50 people with 10,000 tasks each, until there are `tasks` tasks. */
export async function seed(ownerUrl: string, tasks: number): Promise<SeededWorld> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const companies = Math.ceil(tasks / TASKS_PER_COMPANY);
    await client.query(
      `insert into companies (name, email, is_personal, subscription_plan)
       select 'Company ' || n, 'office' || n || '@bench.example', false, 'BUSINESS' from generate_series(1, $1) n`,
      [companies],
    );
    await client.query(
      `insert into users (company_id, name, email, role, password_hash, is_email_verified)
       select c.id, 'Person ' || n, 'person' || c.id || '-' || n || '@bench.example',
         (case when n = 1 then 'SYSDMIN' when n <= 3 then 'ADMIN' else 'EMPLOYEE' end)::user_role, 'none', true
       from companies c, generate_series(1, $1) n order by c.id, n`,
      [COMPANY_SIZE],
    );
    for (let done = 0; done < tasks; done += BATCH) await insertTasks(client, done, Math.min(BATCH, tasks - done));
    const discussedTaskIds = await insertComments(client);
    await client.query('vacuum analyze');
    return await readWorld(client, discussedTaskIds);
  } finally {
    await client.end();
  }
}

/** Spread over statuses, priorities, people and a year of due dates, the same at every run. */
async function insertTasks(client: pg.Client, from: number, count: number): Promise<void> {
  await client.query(
    `insert into tasks (company_id, title, description, status, priority, due_date, assigner_id, assignee_id, created_at)
     select c.id, 'Prepare item ' || n || ' for review', 'Notes about item ' || n,
       (array['TODO','TODO','TODO','IN_PROGRESS','IN_PROGRESS','ON_HOLD','COMPLETED','COMPLETED','COMPLETED','CANCELLED'])[1 + n % 10]::task_status,
       (array['LOW','MEDIUM','MEDIUM','HIGH','URGENT'])[1 + n % 5]::task_priority,
       case when n % 7 = 0 then null else now() + ((n * 7919) % 525600 - 262800) * interval '1 minute' end,
       first.id + (n * 31) % $3, first.id + (n * 17) % $3, now() - ((n * 104729) % 525600) * interval '1 minute'
     from generate_series($1::bigint, $1::bigint + $2::bigint - 1) n
     join companies c on c.id = 1 + n / ${TASKS_PER_COMPANY}
     join lateral (select min(id) as id from users where company_id = c.id) first on true`,
    [from, count, COMPANY_SIZE],
  );
}

/** Adds tasks to a company until it has that many. */
export async function fillCompany(client: pg.Client, companyId: number, tasks: number): Promise<void> {
  await client.query(
    `insert into tasks (company_id, title, description, status, priority, due_date, assigner_id, assignee_id)
     select company_id, title || ' again', description, status, priority, due_date, assigner_id, assignee_id
     from tasks where company_id = $1 order by id
     limit greatest(0, $2 - (select count(*) from tasks where company_id = $1))`,
    [companyId, tasks],
  );
  await client.query('vacuum analyze tasks');
}

/** Some of the first company's tasks are talked about. */
async function insertComments(client: pg.Client): Promise<number[]> {
  const { rows: tasks } = await client.query<{ id: number }>(
    `select id::int from tasks where company_id = 1 and status = 'COMPLETED' and priority = 'MEDIUM' order by id limit $1`,
    [DISCUSSED_TASKS],
  );
  const ids = tasks.map((task) => task.id);
  await client.query(
    `insert into comments (company_id, task_id, author_id, author_name, content, created_at)
     select 1, task_id, u.id, u.name, 'Remark ' || n || ' about what is left to do here', now() - n * interval '1 hour'
     from unnest($1::bigint[]) task_id, generate_series(1, $2) n
     join lateral (select id, name from users where company_id = 1 order by id offset n limit 1) u on true`,
    [ids, COMMENTS_PER_TASK],
  );
  return ids;
}

async function readWorld(client: pg.Client, discussedTaskIds: number[]): Promise<SeededWorld> {
  const { rows: people } = await client.query<{ id: number; role: string }>(
    `select id::int, role from users where company_id = 1 order by id`,
  );
  const administrator = people.find((person) => person.role === 'SYSDMIN');
  const employees = people.filter((person) => person.role === 'EMPLOYEE');
  const { rows: tasks } = await client.query<{ id: number }>(
    `select id::int from tasks where company_id = 1 and status <> 'COMPLETED' order by id limit 2000`,
  );
  return {
    companyId: 1,
    administratorToken: await openSession(client, administrator?.id),
    employeeToken: await openSession(client, employees[0]?.id),
    employeeId: employees[0]?.id ?? 0,
    colleagueId: employees[1]?.id ?? 0,
    taskIds: tasks.map((task) => task.id),
    discussedTaskIds,
  };
}

/** Signs in a company's first administrator. */
export async function openAdministratorSession(ownerUrl: string, companyId: number): Promise<string> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: number }>(
      `select id::int from users where company_id = $1 and role = 'SYSDMIN' order by id limit 1`,
      [companyId],
    );
    return await openSession(client, rows[0]?.id);
  } finally {
    await client.end();
  }
}

/** @param prefix that such tokens begin with */
export async function openSession(client: pg.Client, userId: number | undefined, prefix = ''): Promise<string> {
  const token = `${prefix}${randomBytes(32).toString('base64url')}`;
  const hash = createHash('sha256').update(token).digest();
  await client.query(
    `insert into sessions (token_hash, user_id, expires_at) values ($1, $2, now() + interval '1 day')`,
    [hash, userId],
  );
  return token;
}
