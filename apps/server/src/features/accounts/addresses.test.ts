import { isReleasedAddress } from '@taskwell/contract/rules';
import { describe, expect, it } from 'vitest';
import type { Sent } from '../../testing/caller.ts';
import {
  createFactories,
  type Person,
  unique,
  uniqueEmail,
  uniquePassword,
  wrongCode,
} from '../../testing/factories.ts';
import { countMails, mailTo, sentCode } from '../../testing/mails.ts';
import { startTestApp } from '../../testing/test-app.ts';

// SECURITY row 24: an address that its holder never verified is free after 7 days, for whoever comes (decision 21).

const app = await startTestApp();
const make = createFactories(app);

/** As if the account had its address for so many days. */
const age = (person: { id: number }, days: number) =>
  app.query('update users set email_since = email_since - make_interval(days => $2) where id = $1', [person.id, days]);
const holderOf = async (email: string) =>
  (await app.query<{ id: number }>('select id from users where email = $1', [email]))[0]?.id;
const addressOf = async ({ id }: { id: number }) =>
  (await app.query<{ email: string }>('select email from users where id = $1', [id]))[0]?.email ?? '';

async function squatter(days = 8): Promise<Person> {
  const person = await make.personal();
  await app.settle();
  await age(person, days);
  return person;
}

const newPerson = (email: string) => ({ name: unique('Newcomer '), email, password: uniquePassword() });

type Taking = (email: string) => Promise<['POST /auth/register', Sent] | [Parameters<typeof app.call>[0], Sent]>;

/** Every way to come by an address. */
const WAYS: [string, Taking][] = [
  ['signing up', async (email) => ['POST /auth/register', { body: newPerson(email) }]],
  ['signing up at once', async (email) => ['POST /auth/register-personal', { body: newPerson(email) }]],
  [
    'founding a company',
    async (email) => {
      const { name: adminName, password } = newPerson(email);
      return ['POST /auth/register-company', { body: { name: 'Firm', email, adminName, adminEmail: email, password } }];
    },
  ],
  ['being added', async (email) => ['POST /users', { as: (await make.company()).owner, body: newPerson(email) }]],
  [
    'being imported',
    async (email) => {
      const people = [
        { name: 'Newcomer', email },
        { name: 'Another', email: uniqueEmail() },
      ];
      return ['POST /users/import', { as: (await make.company()).owner, body: { people } }];
    },
  ],
  [
    'being corrected',
    async (email) => {
      const { owner } = await make.company();
      const { id } = await make.person(owner);
      return ['PUT /users/{id}', { as: owner, params: { id }, body: { email } }];
    },
  ],
  [
    'moving there',
    async (email) => {
      const as = await make.personal();
      await app.succeed('POST /auth/change-email', { as, body: { newEmail: email, currentPassword: as.password } });
      const code = await sentCode(app, email, 'email-change-code');
      return ['POST /auth/confirm-email-change', { as, body: { newEmail: email, code } }];
    },
  ],
];

describe.each(WAYS)('by %s', (_, taking) => {
  it('somebody gets an address that its holder has not verified for 7 days', async () => {
    const holder = await squatter();
    const [name, sent] = await taking(holder.email);
    await app.succeed(name, sent);
    const newcomer = await holderOf(holder.email);
    expect(newcomer).toBeDefined();
    expect(newcomer).not.toBe(holder.id);
    expect(isReleasedAddress(await addressOf(holder))).toBe(true);
  });
});

// Without a code that was sent there nobody can even try to move.
describe.each(WAYS.filter(([way]) => way !== 'moving there'))('by %s', (_way, taking) => {
  it.each([
    ['has had for less', () => squatter(6)],
    [
      'has verified',
      async () => {
        const person = await make.personal();
        await make.verify(person.email);
        await age(person, 400);
        return person;
      },
    ],
  ])('nobody gets an address that its holder %s', async (_, holder) => {
    const { email, id } = await holder();
    const [name, sent] = await taking(email);
    if (name === 'POST /users/import') {
      const { data } = await app.succeed(name, sent);
      expect(data).toMatchObject({ imported: 1, failed: [{ email }] });
    } else await app.deny(name, 'EMAIL_TAKEN', sent);
    expect(await holderOf(email)).toBe(id);
  });
});

describe('whoever loses an address', () => {
  it('keeps the account, its work and its sessions, and enters another address', async () => {
    const holder = await squatter();
    const task = await make.task(holder);
    await app.succeed('POST /auth/register', { body: newPerson(holder.email) });
    const { user } = await app.succeed('GET /auth/me', { as: holder });
    expect(user).toMatchObject({ id: holder.id, isEmailVerified: false });
    expect(isReleasedAddress(user.email)).toBe(true);
    await app.succeed('GET /tasks/{id}', { as: holder, params: { id: task.id } });
    await app.succeed('POST /auth/login', { body: { email: user.email, password: holder.password } });

    const newEmail = uniqueEmail();
    const body = { newEmail, currentPassword: holder.password };
    await app.succeed('POST /auth/change-email', { as: holder, body });
    const code = await sentCode(app, newEmail, 'email-change-code');
    const changed = await app.succeed('POST /auth/confirm-email-change', { as: holder, body: { newEmail, code } });
    expect(changed.user).toMatchObject({ id: holder.id, email: newEmail, isEmailVerified: true });
    expect(await countMails(app, user.email, 'own-address-changed')).toBe(0);
  });

  it('does not get in by the lost one, nor by what was sent there', async () => {
    const holder = await squatter();
    await app.succeed('POST /auth/forgot-password', { body: { email: holder.email } });
    const reset = await sentCode(app, holder.email, 'password-reset-code');
    const verification = await sentCode(app, holder.email, 'verification-code');
    await app.succeed('POST /auth/register-personal', { body: newPerson(holder.email) });
    await app.settle();
    const { email } = holder;
    const fresh = await sentCode(app, email, 'verification-code');
    const old = verification === fresh ? wrongCode(fresh) : verification;
    await app.fail('POST /email-verification/verify', 'INVALID_CODE', { body: { email, code: old } });
    const body = { email, code: reset, newPassword: uniquePassword() };
    await app.fail('POST /auth/reset-password-with-code', 'INVALID_CODE', { body });
    await app.fail('POST /auth/login', 'INVALID_CREDENTIALS', { body: { email, password: holder.password } });
  });

  it('has unsent mails dropped, gets none any more, and the company’s history says why', async () => {
    const { owner } = await make.company();
    const invited = await make.invited(owner);
    await age(invited, 8);
    const link = await make.linkToken(invited.email);
    await app.succeed('POST /auth/register', { body: newPerson(invited.email) });
    const [mail] = await app.query('select dropped_at is not null as dropped from mails where account_id = $1', [
      invited.id,
    ]);
    expect(mail).toEqual({ dropped: true });
    const body = { token: link, newPassword: uniquePassword() };
    await app.fail('POST /auth/set-password', 'INVALID_LINK', { body });
    const released = await addressOf(invited);
    await app.succeed('POST /auth/forgot-password', { body: { email: released } });
    expect(await countMails(app, released, 'password-reset-code')).toBe(0);
    const [entry] = await app.query(
      `select action, user_name, description from audit_entries where company_id = $1 and entity_id = $2
       order by id desc limit 1`,
      [owner.companyId, invited.id],
    );
    expect(entry).toEqual({
      action: 'EMAIL_RELEASED',
      user_name: 'System',
      description: `${invited.name} had not verified the address ${invited.email} for 7 days, and somebody else uses it now`,
    });
  });

  it('of a company is given another one by its administrator', async () => {
    const { owner } = await make.company();
    const invited = await make.invited(owner);
    await age(invited, 8);
    await app.succeed('POST /auth/register', { body: newPerson(invited.email) });
    const email = uniqueEmail();
    await app.succeed('PUT /users/{id}', { as: owner, params: { id: invited.id }, body: { email } });
    await mailTo(app, email, 'set-password');
  });
});

describe('the 7 days', () => {
  it('begin anew with another address', async () => {
    const { owner } = await make.company();
    const person = await make.person(owner);
    await age(person, 30);
    const email = uniqueEmail();
    await app.succeed('PUT /users/{id}', { as: owner, params: { id: person.id }, body: { email } });
    await app.deny('POST /auth/register', 'EMAIL_TAKEN', { body: newPerson(email) });
  });

  it('are over for whoever moves: a code goes out, not the notice that the address is somebody’s', async () => {
    const mover = await make.personal();
    const free = await squatter();
    const taken = await squatter(6);
    for (const { email } of [free, taken]) {
      await app.succeed('POST /auth/change-email', {
        as: mover,
        body: { newEmail: email, currentPassword: mover.password },
      });
    }
    expect(await countMails(app, free.email, 'email-change-code')).toBe(1);
    expect(await countMails(app, taken.email, 'address-in-use')).toBe(1);
  });
});

describe('at the same moment', () => {
  it('of 20 newcomers one gets the address', async () => {
    const { email } = await squatter();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => app.call('POST /auth/register', { body: newPerson(email) })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(409)]);
  });

  it('a holder who verifies and a newcomer do not both have it', async () => {
    for (let round = 0; round < 10; round += 1) {
      const holder = await squatter();
      const { email } = holder;
      const code = await sentCode(app, email, 'verification-code');
      const [verified, registered] = await Promise.all([
        app.call('POST /email-verification/verify', { body: { email, code } }),
        app.call('POST /auth/register', { body: newPerson(email) }),
      ]);
      const keeps = (await holderOf(email)) === holder.id;
      expect([verified.status, registered.status]).toEqual(keeps ? [200, 409] : [400, 201]);
    }
  });
});
