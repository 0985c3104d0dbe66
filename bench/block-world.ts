import { ACCESS_TOKEN_PREFIX } from '@taskwell/contract/access-tokens';
import { CALENDAR_FEED, FEED_PATH } from '@taskwell/contract/calendar-feed';
import { LIMITS } from '@taskwell/contract/limits';
import { type OperationName, operation } from '@taskwell/contract/operations';
import type pg from 'pg';
import { fillCompany, openSession } from './seed.ts';

/** A company whose tasks have all that they may have, and beside it one with as many tasks as an export takes. */
export interface BlockWorld {
  /** Each with as many people, subtasks and comments as a task has; they lead every list. */
  fatTaskIds: number[];
  /** Of the company's people. */
  emails: string[];
  openSession(name: OperationName): Promise<string | null>;
  /** The path of the administrator's calendar elsewhere, with as many entries as it has. */
  openCalendar(): Promise<string>;
}

const FAT_TASKS = LIMITS.pageSizeMax;

export async function fillBlockWorld(client: pg.Client, companyId: number): Promise<BlockWorld> {
  await client.query(
    `insert into users (company_id, name, email, role, password_hash, is_email_verified)
     select $1, 'Colleague with a long name ' || n, 'colleague.number.' || n || '@bench.example', 'EMPLOYEE', 'none', true
     from generate_series(1, $2) n`,
    [companyId, 2 * LIMITS.peoplePerTask],
  );
  const exportingCompanyId = companyId + 1;
  await fillCompany(client, exportingCompanyId, LIMITS.exportTasks);
  const fatTaskIds = await fattenTasks(client, companyId);
  await fillCalendar(client, companyId);
  const openCalendar = async () => openCalendarAddress(client, await administratorOf(client, companyId));
  await client.query('vacuum analyze');
  const { rows: people } = await client.query<{ email: string }>('select email from users where company_id = $1', [
    companyId,
  ]);
  const { rows: roots } = await client.query<{ id: number }>(
    `insert into users (name, email, role, password_hash, is_email_verified)
     values ('Root', 'root@bench.example', 'SUPER_ADMIN', 'none', true) returning id::int`,
  );
  return {
    fatTaskIds,
    emails: people.map(({ email }) => email),
    openCalendar: async () => `${FEED_PATH}${await openCalendar()}.ics?tasks=all&status=all`,
    async openSession(name) {
      const { access, file } = operation(name);
      if (access === 'public') return null;
      if (name === 'GET /calendar/feed') return openCalendar();
      if (access === 'super-admin') return openSession(client, roots[0]?.id);
      return openSession(client, await administratorOf(client, file ? exportingCompanyId : companyId));
    },
  };
}

async function administratorOf(client: pg.Client, companyId: number): Promise<number | undefined> {
  const { rows } = await client.query<{ id: number }>(
    `select id::int from users where company_id = $1 and role = 'SYSDMIN' order by id limit 1`,
    [companyId],
  );
  return rows[0]?.id;
}

async function fillCalendar(client: pg.Client, companyId: number): Promise<void> {
  await client.query(
    `update tasks set due_date = now() + make_interval(mins => id::int), title = repeat('t;', 25),
       description = repeat('Überall, und mehr; ', 15) where id in
       (select id from tasks where company_id = $1 and parent_id is null order by id desc limit $2)`,
    [companyId, CALENDAR_FEED.entries],
  );
}

/** @returns the secret of a new address, which ends the one before */
async function openCalendarAddress(client: pg.Client, userId: number | undefined): Promise<string> {
  await client.query(`delete from sessions where scope = 'calendar' and user_id = $1`, [userId]);
  const token = await openSession(client, userId, ACCESS_TOKEN_PREFIX);
  await client.query(
    `update sessions set scope = 'calendar', name = 'Calendar address' where token_hash = sha256($1::bytea)`,
    [token],
  );
  return token;
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
    [companyId, ids, LIMITS.subtasksPerTask],
  );
  await client.query(
    `insert into comments (company_id, task_id, author_id, author_name, content)
     select company_id, id, assigner_id, 'Colleague', repeat('c', 200)
     from tasks, generate_series(1, 10) n where company_id = $1 and id = any($2::bigint[])`,
    [companyId, ids],
  );
  return ids;
}
