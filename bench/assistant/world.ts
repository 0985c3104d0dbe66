import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../apps/server/src/platform/postgres/embedded-postgres.ts';
import { prepareDatabase } from '../../apps/server/src/platform/postgres/migrate.ts';
import { launchApp } from '../../e2e/launch-app.ts';
import { openSession } from '../seed.ts';
import type { IdentifyCase } from './corpus.ts';

/** The app on an empty database, with companies made as the texts need them. */
export interface AssistantWorld {
  apiUrl: string;
  /** Somebody in a company of these people, beside whom there is nobody to assign. */
  callerAmong(people: readonly string[]): Promise<string>;
  /** Somebody who sees these tasks and no others. */
  callerWith(board: IdentifyCase): Promise<{ token: string; taskIds: number[] }>;
  end(): Promise<void>;
}

/** Fewer than a person may ask in the time of the rate limit. */
const CALLS_PER_CALLER = 250;

export async function openAssistantWorld(): Promise<AssistantWorld> {
  const folder = await mkdtemp(join(tmpdir(), 'taskwell-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir: folder });
  await prepareDatabase(postgres.ownerUrl);
  const client = new pg.Client({ connectionString: postgres.ownerUrl });
  await client.connect();
  const app = await launchApp({ dataDir: folder, env: { ACCESS_CODE: '', DATABASE_URL: postgres.ownerUrl } });
  const among = reused((people: string) => makeCompany(client, JSON.parse(people)));
  const boards = reused((tasks: string) => makeBoard(client, JSON.parse(tasks)));
  return {
    apiUrl: `${app.url}/api`,
    callerAmong: async (people) => (await among(JSON.stringify(people))).token,
    callerWith: ({ tasks }) => boards(JSON.stringify(tasks)),
    async end() {
      await app.stop();
      await client.end();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Makes a thing for each key, and a new one where one has been used as often as its caller may ask. */
function reused<T>(make: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const made = new Map<string, { thing: Promise<T>; uses: number }>();
  return (key) => {
    const last = made.get(key);
    const current = last && last.uses < CALLS_PER_CALLER ? last : { thing: make(key), uses: 0 };
    current.uses += 1;
    made.set(key, current);
    return current.thing;
  };
}

interface Caller {
  companyId: number;
  userId: number;
  token: string;
}

let made = 0;

/** Of the people named; the caller has a name that no text has. */
async function makeCompany(client: pg.Client, people: string[]): Promise<Caller> {
  made += 1;
  const company = await client.query<{ id: number }>(
    `insert into companies (name, email, is_personal, subscription_plan)
     values ($1, $2, false, 'BUSINESS') returning id::int`,
    [`Company ${made}`, `office${made}@bench.example`],
  );
  const companyId = company.rows[0]?.id ?? 0;
  const users = await client.query<{ id: number }>(
    `insert into users (company_id, name, email, role, password_hash, is_email_verified)
     select $1::bigint, name, 'person' || $1::bigint || '-' || place || '@bench.example',
       (case when place = 1 then 'SYSDMIN' else 'EMPLOYEE' end)::user_role, 'none', true
     from unnest($2::text[]) with ordinality as given (name, place) order by place returning id::int`,
    [companyId, ['Qxyzzy Qplugh', ...people]],
  );
  const userId = users.rows[0]?.id ?? 0;
  return { companyId, userId, token: await openSession(client, userId) };
}

async function makeBoard(
  client: pg.Client,
  tasks: IdentifyCase['tasks'],
): Promise<{ token: string; taskIds: number[] }> {
  const { companyId, userId, token } = await makeCompany(client, []);
  const taskIds: number[] = [];
  for (const { title, description } of tasks) {
    const { rows } = await client.query<{ id: number }>(
      `insert into tasks (company_id, title, description, assigner_id, assignee_id) values ($1, $2, $3, $4, $4)
       returning id::int`,
      [companyId, title, description ?? null, userId],
    );
    taskIds.push(rows[0]?.id ?? 0);
  }
  return { token, taskIds };
}
