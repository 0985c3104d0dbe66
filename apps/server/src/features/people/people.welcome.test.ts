import { ABUSE_LIMITS } from '@taskwell/contract/limits';
import { SUCCESSES } from '@taskwell/contract/messages';
import { beforeEach, describe, expect, it } from 'vitest';
import { createFactories, type Person, uniqueEmail, uniquePassword } from '../../testing/factories.ts';
import { countMails, sentCode } from '../../testing/mails.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { sendWaitingWelcomes } from './people.welcome.ts';

const app = await startTestApp({
  settings: { MAILS_PER_PERSON_PER_HOUR: '3', MAILS_PER_PERSON_PER_DAY: '100', MAILS_PER_RECIPIENT_PER_HOUR: '2' },
});
const make = createFactories(app);
let owner: Person;

beforeEach(async () => {
  ({ owner } = await make.company());
});

const people = (count: number) =>
  Array.from({ length: count }, () => ({ name: 'Pat Imported', email: uniqueEmail(), role: 'EMPLOYEE' }));
const importAll = async (all: { email: string }[], as = owner) =>
  (await app.succeed('POST /users/import', { as, body: { people: all } })).data;
const welcomed = async (all: { email: string }[]) => {
  const counts: number[] = [];
  for (const { email } of all) counts.push(await countMails(app, email, 'set-password'));
  return counts;
};
const passHour = () => app.query(`update mail_budgets set hour_began = hour_began - interval '61 minutes'`);
const minute = () => sendWaitingWelcomes(app.services);
const waiting = async () =>
  (
    await app.query<{ id: number }>('select user_id as id from waiting_welcomes where company_id = $1', [
      owner.companyId,
    ])
  ).length;

describe('an import beyond the mail budget', () => {
  it('adds everybody, says how many mails wait, and these go out as the budget allows, each once', async () => {
    const all = people(7);
    expect(await importAll(all)).toEqual({ imported: 7, waiting: 4, failed: [] });
    expect(await welcomed(all)).toEqual([1, 1, 1, 0, 0, 0, 0]);
    await minute();
    expect(await waiting()).toBe(4);
    await passHour();
    await Promise.all([minute(), minute()]);
    expect(await welcomed(all)).toEqual([1, 1, 1, 1, 1, 1, 0]);
    await passHour();
    await minute();
    expect(await welcomed(all)).toEqual(Array(7).fill(1));
    expect(await waiting()).toBe(0);
  });

  it('gives whoever waited a link that works from then on', async () => {
    const all = people(4);
    await importAll(all);
    const email = all.at(-1)?.email ?? '';
    await passHour();
    await minute();
    const token = await make.linkToken(email);
    await app.succeed('POST /auth/set-password', { body: { token, newPassword: uniquePassword() } });
  });

  it('lets whoever waits in by ‘Forgot password’, and then sends no welcome any more', async () => {
    const all = people(4);
    await importAll(all);
    const email = all.at(-1)?.email ?? '';
    await app.succeed('POST /auth/forgot-password', { body: { email } });
    const body = { email, code: await sentCode(app, email, 'password-reset-code'), newPassword: uniquePassword() };
    await app.succeed('POST /auth/reset-password-with-code', { body });
    await make.signIn({ email, password: body.newPassword });
    await passHour();
    await minute();
    expect([await countMails(app, email, 'set-password'), await waiting()]).toEqual([0, 0]);
  });

  it('forgets whoever is deleted while waiting', async () => {
    const all = people(4);
    await importAll(all);
    const [row] = await app.query<{ id: number }>('select user_id as id from waiting_welcomes where company_id = $1', [
      owner.companyId,
    ]);
    await app.succeed('DELETE /users/{id}', { as: owner, params: { id: row?.id ?? 0 } });
    expect(await waiting()).toBe(0);
  });

  it('waits while the company is suspended, and no longer', async () => {
    const all = people(4);
    await importAll(all);
    await make.suspend(owner.companyId);
    await passHour();
    await minute();
    expect(await waiting()).toBe(1);
    await app.query('update companies set marked_for_deletion_at = null where id = $1', [owner.companyId]);
    await minute();
    expect(await waiting()).toBe(0);
  });

  it('of one administrator does not hold up what another has added', async () => {
    const admin = await make.person(owner, { role: 'ADMIN' });
    await importAll(people(3));
    await app.query('delete from mail_budgets');
    const [first, second] = [people(10), people(4)];
    await importAll(first);
    await importAll(second, admin);
    await app.query(`delete from mail_budgets where key = 'person:' || $1::text`, [admin.id]);
    await minute();
    expect(await welcomed(second)).toEqual([1, 1, 1, 1]);
  });

  it('is refused where thousands wait already, and nobody is added', async () => {
    await importAll(people(3));
    await app.query(
      `with added as (insert into users (company_id, name, email, role, password_hash)
         select $1::bigint, 'Waiting', 'waiting' || n || '@x.example.com', 'EMPLOYEE', '' from generate_series(1, $3::integer) n
         returning id)
       insert into waiting_welcomes (user_id, company_id, caused_by) select id, $1::bigint, $2::bigint from added`,
      [owner.companyId, owner.id, ABUSE_LIMITS.waitingWelcomes],
    );
    await app.deny('POST /users/import', 'TOO_MANY_REQUESTS', { as: owner, body: { people: people(1) } });
  });
});

describe('an address that strangers have mailed as often as anybody may', () => {
  const invite = async (email: string) => {
    const { owner: stranger } = await make.company();
    const { id } = await make.task(stranger);
    const sent = { as: stranger, params: { id }, body: { recipientEmail: email } };
    return (await app.call('POST /tasks/{id}/send-invitation', sent)).status;
  };
  /** No mail went there, and nobody may mail there any more; in an hour its owner gets the one welcome, and comes in. */
  const expectWelcomedLater = async (email: string) => {
    expect([await waiting(), await countMails(app, email, 'set-password')]).toEqual([1, 0]);
    expect(await invite(email)).toBe(429);
    await minute();
    expect([await waiting(), await countMails(app, email, 'set-password')]).toEqual([1, 0]);
    await passHour();
    await minute();
    expect([await waiting(), await countMails(app, email, 'set-password')]).toEqual([0, 1]);
    const body = { token: await make.linkToken(email), newPassword: uniquePassword() };
    await app.succeed('POST /auth/set-password', { body });
  };
  let email: string;

  beforeEach(async () => {
    email = uniqueEmail();
    expect([await invite(email), await invite(email)]).toEqual([200, 200]);
  });

  it('is that of a person whom an administrator adds all the same', async () => {
    const admin = await make.person(owner, { role: 'ADMIN' });
    const { data } = await app.succeed('POST /users', {
      as: admin,
      body: { name: 'Pat Newhire', email, password: uniquePassword() },
    });
    expect(data).toMatchObject({ email, isEmailVerified: false });
    await expectWelcomedLater(email);
  });

  it('becomes that of a person who has not come in yet', async () => {
    const { id } = await make.invited(owner);
    await app.succeed('PUT /users/{id}', { as: owner, params: { id }, body: { email } });
    await expectWelcomedLater(email);
  });

  it('is invited again, more than once, and the answer says that the mail comes later', async () => {
    const id = await make.colleague(owner);
    await app.query('update users set email = $2 where id = $1', [id, email]);
    for (let time = 0; time < 2; time += 1) {
      const { message } = await app.succeed('POST /users/{id}/resend-invitation', { as: owner, params: { id } });
      expect(message).toBe(SUCCESSES.welcomesWaiting(1));
    }
    await expectWelcomedLater(email);
  });
});
