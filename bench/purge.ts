import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@taskwell/client/client';
import pg from 'pg';
import { report } from './report.ts';
import { openAdministratorSession } from './seed.ts';
import { percentile, rounded } from './statistics.ts';
import { buildWorld, type World } from './world.ts';

const PEOPLE = 300;
const COMMENTS = 200_000;
const TASKS = 4_000;

/** How long live events of others wait while a large company is purged (SECURITY row 30). */
export async function benchPurge(): Promise<void> {
  const world = await buildWorld(20_000);
  const client = new pg.Client({ connectionString: world.databaseUrl });
  await client.connect();
  try {
    const doomed = await fillDoomed(client);
    await measure(world, client, doomed);
  } finally {
    await client.end();
    await world.end();
  }
}

async function fillDoomed(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `insert into companies (name, email, is_personal, subscription_plan, marked_for_deletion_at)
     values ('Doomed', 'doomed@bench.example', false, 'BUSINESS', now()) returning id::int`,
  );
  const id = rows[0]?.id ?? 0;
  await client.query(
    `insert into users (company_id, name, email, role, password_hash)
     select $1::bigint, 'Person ' || n, 'doomed' || n || '@bench.example', 'EMPLOYEE', 'none' from generate_series(1, $2) n`,
    [id, PEOPLE],
  );
  await client.query(
    `insert into tasks (company_id, title, assigner_id, assignee_id)
     select $1::bigint, 'Task ' || n, u.first + n % $2::int, u.first + n % $2::int
     from generate_series(1, $3::int) n, (select min(id) as first from users where company_id = $1) u`,
    [id, PEOPLE, TASKS],
  );
  await client.query(
    `insert into comments (company_id, task_id, author_id, author_name, content)
     select $1::bigint, t.id, t.assigner_id, 'x', 'Comment ' || n
     from tasks t, generate_series(1, $2::int) n where t.company_id = $1`,
    [id, COMMENTS / TASKS],
  );
  await client.query('vacuum analyze');
  return id;
}

async function measure(world: World, client: pg.Client, doomed: number): Promise<void> {
  const token = await openAdministratorSession(world.databaseUrl, world.companyId + 1);
  const api = createClient({ baseUrl: world.apiUrl, token: () => token });
  const { user } = await api.call('GET /auth/me');
  const events = await listen(world.apiUrl, token);
  await client.query(`update companies set purge_at = now() - interval '1 minute' where id = $1`, [doomed]);
  await client.query(
    `insert into pgboss.job (name, data, retry_limit, expire_seconds, keep_until) values ('platform.clean-up', '{}', 3, 60, now() + interval '1 hour')`,
  );
  const began = performance.now();
  const delays: number[] = [];
  const isThere = async () => (await client.query('select from companies where id = $1', [doomed])).rowCount === 1;
  while (await isThere()) {
    if (performance.now() - began > 300_000) throw new Error('the purge did not end within five minutes');
    const { data } = await api.call('POST /tasks', { body: { title: 'Meanwhile', assigneeId: user.id } });
    const answered = performance.now();
    delays.push((await events.seen(data.id)) - answered);
    await sleep(50);
  }
  events.close();
  report({
    name: `live events while ${PEOPLE} people and ${COMMENTS.toLocaleString('en')} comments are purged`,
    measured: Math.round(Math.max(...delays)),
    budget: { atMost: 300 },
    unit: 'ms',
    detail: `slowest of ${delays.length}, median ${rounded(percentile(delays, 0.5))} ms; the purge took ${Math.round((performance.now() - began) / 1_000)} s`,
  });
}

/** Reads a live stream; tells when an event about something came. */
async function listen(apiUrl: string, token: string) {
  const end = new AbortController();
  const response = await fetch(`${apiUrl}/events`, {
    headers: { authorization: `Bearer ${token}` },
    signal: end.signal,
  });
  const seen = new Map<number, number>();
  const reading = (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      for (const [, id] of decoder.decode(chunk).matchAll(/"id":(\d+)/g)) seen.set(Number(id), performance.now());
    }
  })();
  reading.catch(() => undefined);
  return {
    async seen(id: number): Promise<number> {
      while (!seen.has(id)) await sleep(1);
      return seen.get(id) ?? 0;
    },
    close: () => end.abort(),
  };
}
