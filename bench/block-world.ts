import { LIMITS } from '@taskwell/contract/limits';
import type { Operation } from '@taskwell/contract/operation';
import type pg from 'pg';
import { fillCompany, openSession } from './seed.ts';

/** What a company may have at the most, where answers grow with it. */
export interface BlockWorld {
  /** Each with as many people, subtasks and comments as a task has; they lead every list. */
  fatTaskIds: number[];
  /** Of the company's people. */
  emails: string[];
  openSession(access: Operation['access']): Promise<string | null>;
}

const FAT_TASKS = LIMITS.pageSizeMax;
const SUBTASKS = 40;

export async function fillBlockWorld(client: pg.Client, companyId: number): Promise<BlockWorld> {
  await client.query(
    `insert into users (company_id, name, email, role, password_hash, is_email_verified)
     select $1, 'Colleague with a long name ' || n, 'colleague.number.' || n || '@bench.example', 'EMPLOYEE', 'none', true
     from generate_series(1, $2) n`,
    [companyId, 2 * LIMITS.peoplePerTask],
  );
  await fillCompany(client, companyId, LIMITS.exportTasks - FAT_TASKS * SUBTASKS);
  const fatTaskIds = await fattenTasks(client, companyId);
  await client.query('vacuum analyze');
  const { rows: people } = await client.query<{ id: number; email: string; role: string }>(
    `select id::int, email, role from users where company_id = $1 order by id`,
    [companyId],
  );
  const administrator = people.find(({ role }) => role === 'SYSDMIN')?.id;
  const { rows: roots } = await client.query<{ id: number }>(
    `insert into users (name, email, role, password_hash, is_email_verified)
     values ('Root', 'root@bench.example', 'SUPER_ADMIN', 'none', true) returning id::int`,
  );
  return {
    fatTaskIds,
    emails: people.map(({ email }) => email),
    async openSession(access) {
      if (access === 'public') return null;
      return openSession(client, access === 'super-admin' ? roots[0]?.id : administrator);
    },
  };
}

async function fattenTasks(client: pg.Client, companyId: number): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `update tasks set priority = 'URGENT', due_date = '2020-01-01', status = 'TODO', description = repeat('d', 300),
       title = repeat('t', 50) where company_id = $1 and id in
       (select id from tasks where company_id = $1 and parent_id is null order by id limit $2) returning id::int`,
    [companyId, FAT_TASKS],
  );
  const ids = rows.map(({ id }) => id);
  for (const [table, from] of [
    ['task_co_assignees', 0],
    ['task_shares', LIMITS.peoplePerTask],
  ] as const) {
    await client.query(
      `insert into ${table} (company_id, task_id, user_id)
       select $1, task_id, u.id from unnest($2::bigint[]) task_id, lateral
         (select id from users where company_id = $1 and role = 'EMPLOYEE' order by id desc offset $3 limit $4) u`,
      [companyId, ids, from, LIMITS.peoplePerTask],
    );
  }
  await client.query(
    `insert into tasks (company_id, title, parent_id, assigner_id, assignee_id)
     select company_id, 'Subtask ' || n, id, assigner_id, assignee_id
     from tasks, generate_series(1, $3) n where company_id = $1 and id = any($2::bigint[])`,
    [companyId, ids, SUBTASKS],
  );
  await client.query(
    `insert into comments (company_id, task_id, author_id, author_name, content)
     select company_id, id, assigner_id, 'Colleague', repeat('c', 200)
     from tasks, generate_series(1, 10) n where company_id = $1 and id = any($2::bigint[])`,
    [companyId, ids],
  );
  return ids;
}
