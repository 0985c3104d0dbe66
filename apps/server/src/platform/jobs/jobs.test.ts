import { beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { createFactories, type Person, uniqueEmail, uniquePassword } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/test-app.ts';

const app = await startTestApp();
const make = createFactories(app);

describe('jobs', () => {
  it('that come at the same moment are all done soon, none waits for a later look', async () => {
    const emails = Array.from({ length: 30 }, uniqueEmail);
    await Promise.all(emails.map((email) => app.succeed('POST /auth/forgot-password', { body: { email } })));
    await app.settle();
    const done = await app.query(`select from pgboss.job where name = 'account.send-code' and state = 'completed'`);
    expect(done.length).toBeGreaterThanOrEqual(30);
  });

  it('exist if and only if the change that asks for them does', async () => {
    const taken = (await make.personal()).email;
    const body = { name: 'Ada', email: taken, password: uniquePassword() };
    await app.deny('POST /auth/register', 'EMAIL_TAKEN', { body });
    expect(await app.query(`select from pgboss.job where data ->> 'email' = $1`, [taken])).toHaveLength(1);
  });

  it('hold ids and addresses, and no secret', async () => {
    const person = await make.personal();
    await app.succeed('POST /auth/forgot-password', { body: { email: person.email } });
    await app.settle();
    // At each full minute the queue may add jobs of its own, for what is due by the clock.
    const fields = await app.query<{ field: string }>(
      `select distinct jsonb_object_keys(data) as field from pgboss.job where name not like '\\_\\_pgboss\\_\\_%'`,
    );
    expect(fields.map(({ field }) => field).sort()).toEqual(['email', 'mailId', 'purpose']);
  });
});

describe('the hourly clean-up', () => {
  let person: Person;

  beforeAll(async () => {
    person = await make.personal();
    await app.settle();
  });

  async function cleanUp(): Promise<void> {
    const { database, jobs } = app.services;
    await database.asSystem('clean-up', (tx) => jobs.add(tx, 'platform.clean-up', {}));
    const waiting = `select from pgboss.job where name = 'platform.clean-up' and state < 'completed'`;
    await eventually('the end of the clean-up', async () => (await app.query(waiting)).length === 0);
  }

  /** One row that is still of use and one that is not, in each table that is cleaned. */
  const AGED: [string, string, string][] = [
    [
      'sessions',
      `insert into sessions (token_hash, user_id, expires_at) values
         ('old', $1, now() - interval '1 second'), ('new', $1, now() + interval '1 minute')`,
      `select encode(token_hash, 'escape') as kept from sessions where token_hash in ('old', 'new')`,
    ],
    [
      'one_time_codes',
      `insert into one_time_codes (user_id, email, purpose, code_hash, expires_at) values
         ($1, 'old', 'password-reset', 'x', now() - interval '25 hours'),
         ($1, 'new', 'email-change', 'x', now() - interval '1 hour')`,
      `select email as kept from one_time_codes where email in ('old', 'new')`,
    ],
    [
      'set_password_links',
      `insert into set_password_links (token_hash, user_id, email, expires_at) values
         ('old', $1, 'x', now() - interval '1 second'), ('new', $1, 'x', now() + interval '1 minute')`,
      `select encode(token_hash, 'escape') as kept from set_password_links where token_hash in ('old', 'new')`,
    ],
    [
      'idempotency_keys',
      `insert into idempotency_keys (user_id, key, request_hash, created_at) values
         ($1, 'old', 'x', now() - interval '25 hours'), ($1, 'new', 'x', now() - interval '23 hours')`,
      `select key as kept from idempotency_keys where key in ('old', 'new')`,
    ],
    [
      'events',
      `insert into events (kind, entity_id, audience, created_at) values
         ('old', 0, '{}', now() - interval '2 hours'), ('new', 0, '{}', now())`,
      `select kind as kept from events where kind in ('old', 'new')`,
    ],
    [
      'throttles',
      `insert into throttles (key, points, expire) values
         ('old', 1, extract(epoch from now()) * 1000 - 1000), ('new', 1, extract(epoch from now()) * 1000 + 60000)`,
      `select key as kept from throttles where key in ('old', 'new')`,
    ],
    [
      'mails',
      `insert into mails (recipient, template, sent_at) values
         ('old', 'x', now() - interval '31 days'), ('new', 'x', now() - interval '29 days')`,
      `select recipient as kept from mails where recipient in ('old', 'new')`,
    ],
    [
      'sign_in_attempts',
      `insert into sign_in_attempts (email, succeeded, created_at) values
         ('old', false, now() - interval '91 days'), ('new', false, now() - interval '89 days')`,
      `select email as kept from sign_in_attempts where email in ('old', 'new')`,
    ],
  ];

  it.each(AGED)('removes from %s what is of no use any more, and nothing else', async (_, insert, kept) => {
    await app.query(insert, insert.includes('$1') ? [person.id] : []);
    await cleanUp();
    expect(await app.query(kept)).toEqual([{ kept: 'new' }]);
  });

  it('purges companies whose time of grace is over, all of them, and no other', async () => {
    const [first, second, later] = [await make.personal(), await make.personal(), await make.personal()];
    const mark = `update companies set marked_for_deletion_at = now(), purge_at = now() + $2::interval where id = any($1)`;
    await app.query(mark, [[first.companyId, second.companyId], '-1 second']);
    await app.query(mark, [[later.companyId], '1 hour']);
    await cleanUp();
    const all = [first.companyId, second.companyId, later.companyId];
    expect(await app.query('select id from companies where id = any($1)', [all])).toEqual([{ id: later.companyId }]);
  });
});
