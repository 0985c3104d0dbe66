import { ABUSE_LIMITS } from '@taskwell/contract/limits';
import { beforeEach, describe, expect, it } from 'vitest';
import { createFactories, type Person, uniqueEmail } from '../../testing/factories.ts';
import { countMails } from '../../testing/mails.ts';
import { startTestApp } from '../../testing/test-app.ts';

// What mail-budgets.test.ts of the matrix does not drive operation by operation: time, notifications, strangers.

const settings = { MAILS_PER_PERSON_PER_HOUR: '6', MAILS_PER_PERSON_PER_DAY: '9' };
const app = await startTestApp({ settings });
const make = createFactories(app);
let owner: Person;
let colleague: number;

beforeEach(async () => {
  ({ owner } = await make.company());
  colleague = await make.colleague(owner);
});

const reset = (id: number, as = owner) => ({ as, params: { id }, body: { newPassword: 'Correct-horse-9!' } });
const cause = (id = colleague, as = owner) => app.call('PUT /users/{id}/reset-password', reset(id, as));
const causeMany = async (count: number) => {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1) statuses.push((await cause()).status);
  return statuses;
};
/** As if that much time had passed. */
const pass = (minutes: number) =>
  app.query(
    `update mail_budgets set hour_began = hour_began - make_interval(mins => $1),
       day_began = day_began - make_interval(mins => $1)`,
    [minutes],
  );

describe('a budget', () => {
  it('is there again after an hour, as long as the day has some left, and the refusal says when', async () => {
    expect(await causeMany(6)).toEqual(Array(6).fill(200));
    const overHour = await cause();
    expect(overHour.status).toBe(429);
    expect(Number(overHour.headers['retry-after'])).toBeLessThanOrEqual(3_600);
    await pass(61);
    expect(await causeMany(4)).toEqual([200, 200, 200, 429]);
    const overDay = await cause();
    expect(Number(overDay.headers['retry-after'])).toBeGreaterThan(3_600);
    await pass(24 * 60);
    expect((await cause()).status).toBe(200);
  });

  it('is not spent on what is refused', async () => {
    await causeMany(6);
    await causeMany(5);
    await pass(61);
    expect(await causeMany(3)).toEqual([200, 200, 200]);
  });

  it('of one person or company is no other’s', async () => {
    await causeMany(7);
    const other = (await make.company()).owner;
    expect((await cause(await make.colleague(other), other)).status).toBe(200);
  });

  it('is shared by several processes', async () => {
    const beside = await startTestApp({ settings, beside: app });
    await causeMany(6);
    await beside.deny('PUT /users/{id}/reset-password', 'TOO_MANY_REQUESTS', reset(colleague));
  });

  it('is a mailbox’s, whatever sub-address of it is named', async () => {
    const [name, domain] = uniqueEmail().split('@');
    const addresses = Array.from(
      { length: ABUSE_LIMITS.askedMailsPerDay + 3 },
      (_, index) => `${name}+${index}@${domain}`,
    );
    for (const email of addresses) {
      const body = { name: 'Eve', email, password: 'Correct-horse-9!' };
      await app.succeed('POST /auth/register-personal', { body });
    }
    const mailed = await Promise.all(addresses.map((email) => countMails(app, email, 'verification-code')));
    expect(mailed.reduce((sum, count) => sum + count)).toBe(ABUSE_LIMITS.askedMailsPerDay);
  });

  it('names no address in the database', async () => {
    await cause();
    const rows = await app.query<{ key: string }>('select key from mail_budgets');
    expect(rows.map(({ key }) => key).join()).not.toContain('@');
    expect(rows.map(({ key }) => key)).toContain(`person:${owner.id}`);
  });
});

describe('notifications', () => {
  it('beyond what their causer may mail are told in the app alone, and leave room for mails that are waited for', async () => {
    const person = await make.person(owner);
    await app.query('delete from mail_budgets');
    for (let index = 0; index < 7; index += 1) await make.task(owner, { assigneeId: person.id });
    expect(await countMails(app, person.email, 'notification')).toBe(4);
    const { pagination } = await app.succeed('GET /notifications', { as: person });
    expect(pagination.total).toBe(7);
    expect(await causeMany(3)).toEqual([200, 200, 429]);
  });

  it('that somebody unverified causes are mailed to verified colleagues and to nobody else', async () => {
    const person = await make.person(owner);
    const { id } = await make.task(owner, { assigneeId: person.id });
    const guest = (await make.company()).owner;
    await make.collaborate(id, guest);
    await app.query('update users set is_email_verified = false where id = $1', [owner.id]);
    const before = await countMails(app, person.email, 'notification');
    await app.succeed('POST /comments/task/{taskId}', {
      as: owner,
      params: { taskId: id },
      body: { content: 'Hello' },
    });
    expect(await countMails(app, person.email, 'notification')).toBe(before + 1);
    expect(await countMails(app, guest.email, 'notification')).toBe(0);
    const { notifications } = await app.succeed('GET /notifications', { as: guest });
    expect(notifications).toMatchObject([{ type: 'COMMENT_ADDED' }]);
  });
});

describe('somebody unverified', () => {
  it('who administers a company resets the password of a colleague who is verified', async () => {
    const person = await make.person(owner);
    await app.query('update users set is_email_verified = false where id = $1', [owner.id]);
    await app.succeed('PUT /users/{id}/reset-password', reset(person.id));
    expect(await countMails(app, person.email, 'password-reset-by-administrator')).toBe(1);
  });
});
