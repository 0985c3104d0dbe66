import { ABUSE_LIMITS } from '@taskwell/contract/limits';
import { FAILURES } from '@taskwell/contract/messages';
import { type OperationName, type Operations, operation, operations } from '@taskwell/contract/operations';
import { describe, expect, it } from 'vitest';
import { hashPassword } from '../../features/accounts/passwords.ts';
import type { Answered, Sent } from '../caller.ts';
import { createFactories, type Factories, type Person, unique, uniqueEmail, uniquePassword } from '../factories.ts';
import { sentCode } from '../mails.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

// SECURITY row 23: whatever the operation, no person, no company and nobody together against one mailbox causes more mails
// than the budgets allow; parallel requests, too. A new operation that sends mail is missing here until it says how;
// those of the super administrator, who has no company, are tested beside it (platform-users.test.ts).

type MailingName = {
  [N in OperationName]: Operations[N] extends { handles: readonly (infer H)[]; access: 'public' | 'session' }
    ? 'mail' extends H
      ? N
      : never
    : never;
}[OperationName];

interface Stage {
  app: TestApp;
  make: Factories;
}

interface Drive {
  /** A request of this person that causes mails; to this address, where it can be chosen. Made anew for each call. */
  request(stage: Stage, by: Person, to: string): Promise<Sent> | Sent;
  /**
   * What becomes of it beyond a budget. `refused`: 429, and nothing is written. `waits`: the mail goes out later.
   * `silent`: the answer must not tell, so it is the same.
   */
  beyond: 'refused' | 'waits' | 'silent';
  /**
   * Whose budgets its mails are in. `owner`: of whoever acts alone, about the own account. `writer`: one for all that the
   * operator gets.
   */
  causedBy: 'person' | 'recipient' | 'owner' | 'writer';
  /** How many one person may try at once, where that is bounded by something else. */
  atOnce?: number;
}

const PASSWORD = 'Correct-horse-battery-9!';
const passwordHash = hashPassword(PASSWORD, 'owner');
const newPerson = (email: string) => ({ name: unique('Pat '), email, password: uniquePassword() });

const DRIVES: Record<MailingName, Drive> = {
  'POST /auth/register': { beyond: 'silent', causedBy: 'recipient', request: (_, __, to) => ({ body: newPerson(to) }) },
  'POST /auth/register-personal': {
    beyond: 'silent',
    causedBy: 'recipient',
    request: (_, __, to) => ({ body: newPerson(to) }),
  },
  'POST /auth/register-company': {
    beyond: 'silent',
    causedBy: 'recipient',
    request: (_, __, to) => {
      const { name: adminName, email: adminEmail, password } = newPerson(to);
      return { body: { name: unique('Company '), email: to, adminName, adminEmail, password } };
    },
  },
  'POST /auth/forgot-password': {
    beyond: 'silent',
    causedBy: 'recipient',
    request: async (stage, _, to) => ({ body: { email: await accountAt(stage, to) } }),
  },
  'POST /email-verification/send': {
    beyond: 'silent',
    causedBy: 'recipient',
    request: async (stage, _, to) => ({ body: { email: await accountAt(stage, to) } }),
  },
  'POST /auth/change-password': {
    beyond: 'refused',
    causedBy: 'owner',
    request: (_, as) => ({ as, body: { currentPassword: as.password, newPassword: as.password } }),
  },
  'POST /auth/tokens': {
    beyond: 'refused',
    causedBy: 'owner',
    request: (_, as) => ({
      as,
      body: { name: 'Script', scope: 'read', expiresInDays: 1, currentPassword: as.password },
    }),
  },
  'POST /auth/change-email': {
    beyond: 'refused',
    causedBy: 'person',
    // More at once are slowed down as guesses of the password.
    atOnce: 5,
    request: (_, as, to) => ({ as, body: { newEmail: to, currentPassword: as.password } }),
  },
  'POST /auth/confirm-email-change': {
    beyond: 'refused',
    causedBy: 'owner',
    request: async ({ app }, as) => {
      const newEmail = uniqueEmail();
      await app.succeed('POST /auth/change-email', { as, body: { newEmail, currentPassword: as.password } });
      return { as, body: { newEmail, code: await sentCode(app, newEmail, 'email-change-code') } };
    },
  },
  'POST /users': { beyond: 'waits', causedBy: 'person', request: (_, as, to) => ({ as, body: newPerson(to) }) },
  'POST /users/import': {
    beyond: 'waits',
    causedBy: 'person',
    request: (_, as, to) => ({ as, body: { people: [{ name: unique('Pat '), email: to, role: 'EMPLOYEE' }] } }),
  },
  'PUT /users/{id}': {
    beyond: 'refused',
    causedBy: 'person',
    request: async ({ make }, as, to) => ({ as, params: { id: await make.colleague(as) }, body: { email: to } }),
  },
  'PUT /users/{id}/reset-password': {
    beyond: 'refused',
    causedBy: 'person',
    request: async ({ app, make }, as, to) => {
      const [known] = await app.query<{ id: number }>('select id from users where email = $1', [to]);
      const id = known?.id ?? (await make.colleague(as));
      await app.query('update users set email = $2 where id = $1', [id, to]);
      return { as, params: { id }, body: { newPassword: PASSWORD } };
    },
  },
  'POST /users/{id}/resend-invitation': {
    beyond: 'waits',
    causedBy: 'person',
    request: async ({ app, make }, as, to) => {
      const [known] = await app.query<{ id: number }>('select id from users where email = $1', [to]);
      const id = known?.id ?? (await make.colleague(as));
      await app.query('update users set email = $2 where id = $1', [id, to]);
      return { as, params: { id } };
    },
  },
  'POST /tasks/{id}/send-invitation': {
    beyond: 'refused',
    causedBy: 'person',
    request: async ({ make }, as, to) => ({
      as,
      params: { id: (await make.task(as)).id },
      body: { recipientEmail: to },
    }),
  },
  'POST /feedback': {
    beyond: 'silent',
    causedBy: 'writer',
    request: (_, as, to) => ({ as, body: { name: as.name, email: to, feedback: 'It could be a little quicker.' } }),
  },
};

const names = Object.keys(DRIVES) as MailingName[];
const isDriven = (name: OperationName) =>
  operation(name).access !== 'super-admin' && (operation(name).handles?.includes('mail') ?? false);
const LIMIT = 3;
const TRIES = 8;
const PLENTY = '1000';

/** An app in which one of the budgets is small, and the others are not. */
async function startStage(small: 'PERSON' | 'COMPANY' | 'RECIPIENT' | null): Promise<Stage> {
  const scopes = ['PERSON', 'COMPANY', 'RECIPIENT'] as const;
  const settings = Object.fromEntries(
    scopes.flatMap((scope) => {
      const limit = scope === small ? String(LIMIT) : PLENTY;
      return [`MAILS_PER_${scope}_PER_HOUR`, `MAILS_PER_${scope}_PER_DAY`].map((setting) => [setting, limit]);
    }),
  );
  const app = await startTestApp({ settings });
  return { app, make: createFactories(app) };
}

/** The address of somebody's unverified account, which is made where there is none. */
async function accountAt({ app }: Stage, email: string): Promise<string> {
  await app.query(
    `with company as (insert into companies (name, email, is_personal, subscription_plan)
       select 'Somebody', $1, true, 'PERSONAL' where not exists (select from users where email = $1) returning id)
     insert into users (company_id, name, email, role, password_hash)
     select id, 'Somebody', $1, 'SYSDMIN', '' from company`,
    [email],
  );
  return email;
}

/** Somebody of the company who may do everything, and whose address is verified. */
async function member({ app, make }: Stage, companyId: number): Promise<Person> {
  const [name, email] = [unique('Member '), uniqueEmail()];
  const [row] = await app.query<{ id: number }>(
    `insert into users (company_id, name, email, role, password_hash, is_email_verified)
     values ($1, $2, $3, 'SYSDMIN', $4, true) returning id`,
    [companyId, name, email, await passwordHash],
  );
  const { token } = await make.session({ id: row?.id ?? 0 });
  return { id: row?.id ?? 0, companyId, name, email, password: PASSWORD, role: 'SYSDMIN', token };
}

async function members(stage: Stage, count: number): Promise<Person[]> {
  const { id } = await stage.make.company();
  const people: Person[] = [];
  for (let index = 0; index < count; index += 1) people.push(await member(stage, id));
  return people;
}

const countMails = async ({ app }: Stage, recipient: string | null = null) => {
  await app.settle();
  const [row] = await app.query<{ count: number }>(
    'select count(*)::integer from mails where $1::text is null or recipient = $1',
    [recipient],
  );
  return row?.count ?? 0;
};

/** Sends them together; what was caused while they were made does not count. */
async function sendAll(
  stage: Stage,
  name: MailingName,
  requests: Sent[],
): Promise<{ answers: Answered[]; mails: number; waiting: number }> {
  await stage.app.settle();
  await stage.app.query('delete from mail_budgets');
  // Each minute those go out that were left before.
  await stage.app.query('delete from waiting_welcomes');
  const before = await countMails(stage);
  const answers = await Promise.all(requests.map((sent) => stage.app.call(name, sent)));
  const mails = (await countMails(stage)) - before;
  return { answers, mails, waiting: (await stage.app.query('select from waiting_welcomes')).length };
}

function expectHeld(name: MailingName, { answers, mails, waiting }: Awaited<ReturnType<typeof sendAll>>): void {
  expect(mails).toBeGreaterThan(0);
  expect(mails).toBeLessThanOrEqual(LIMIT);
  const done = answers.filter(({ status }) => status < 400);
  if (DRIVES[name].beyond === 'waits') {
    expect([done.length, waiting]).toEqual([answers.length, answers.length - mails]);
    return;
  }
  const refused = answers.filter(({ status }) => status >= 400);
  expect(refused.length).toBeGreaterThan(0);
  const error = expect.stringMatching(/^No more emails can be sent right now\. Try again in /);
  for (const { body } of refused) expect(body).toMatchObject({ code: 'TOO_MANY_REQUESTS', error });
}

const byPeople = names.filter((name) => DRIVES[name].causedBy === 'person');

describe('every operation that sends mail', () => {
  it.each((Object.keys(operations) as OperationName[]).filter(isDriven))('%s is driven here', (name) =>
    expect(names).toContain(name),
  );
});

describe('one person', async () => {
  const stage = await startStage('PERSON');

  it.each(byPeople)('%s causes no more mails than a person may', async (name) => {
    const [person] = (await members(stage, 1)) as [Person];
    const requests: Sent[] = [];
    for (let index = 0; index < (DRIVES[name].atOnce ?? TRIES); index += 1) {
      requests.push(await DRIVES[name].request(stage, person, uniqueEmail()));
    }
    expectHeld(name, await sendAll(stage, name, requests));
    if (DRIVES[name].beyond !== 'refused') return;
    const more = await DRIVES[name].request(stage, person, uniqueEmail());
    await stage.app.deny(name, 'TOO_MANY_REQUESTS', more);
  });

  it('with 100 requests at once causes as many mails as the budget has', async () => {
    const [person] = (await members(stage, 1)) as [Person];
    const name = 'POST /users/{id}/resend-invitation';
    const requests: Sent[] = [];
    for (let index = 0; index < 100; index += 1) {
      requests.push(await DRIVES[name].request(stage, person, uniqueEmail()));
    }
    const { answers, mails, waiting } = await sendAll(stage, name, requests);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(100);
    expect([mails, waiting]).toEqual([LIMIT, 100 - LIMIT]);
  });
});

describe('many people of one company', async () => {
  const stage = await startStage('COMPANY');

  it.each(byPeople)('%s causes no more mails than their company may', async (name) => {
    const people = await members(stage, TRIES);
    const requests: Sent[] = [];
    for (const person of people) requests.push(await DRIVES[name].request(stage, person, uniqueEmail()));
    expectHeld(name, await sendAll(stage, name, requests));
    if (DRIVES[name].beyond !== 'refused') return;
    const more = await DRIVES[name].request(stage, people[0] as Person, uniqueEmail());
    await stage.app.deny(name, 'TOO_MANY_REQUESTS', more);
  });
});

describe('many people of many companies', async () => {
  const stage = await startStage('RECIPIENT');

  it.each(names.filter((name) => !['owner', 'writer'].includes(DRIVES[name].causedBy)))(
    '%s sends one mailbox no more mails than it may get',
    async (name) => {
      const to = uniqueEmail();
      const isOfOneCompany = name === 'PUT /users/{id}/reset-password' || name === 'POST /users/{id}/resend-invitation';
      const people = isOfOneCompany ? await members(stage, TRIES) : [];
      const requests: Sent[] = [];
      for (let index = 0; index < TRIES; index += 1) {
        const [person] = isOfOneCompany ? people.slice(index) : await members(stage, 1);
        requests.push(await DRIVES[name].request(stage, person as Person, to));
      }
      await sendAll(stage, name, requests);
      const mails = await countMails(stage, to);
      expect(mails).toBeGreaterThan(0);
      expect(mails).toBeLessThanOrEqual(DRIVES[name].causedBy === 'recipient' ? ABUSE_LIMITS.askedMailsPerDay : LIMIT);
    },
  );

  it.each(['POST /auth/forgot-password', 'POST /email-verification/send'] as const)(
    '%s sends a mailbox no more than it may be asked for, and answers the same',
    async (name) => {
      const to = await accountAt(stage, uniqueEmail());
      await stage.app.query('delete from mail_budgets');
      const first = await stage.app.succeed(name, { body: { email: to } });
      expect(await countMails(stage, to)).toBe(1);
      await stage.app.query(`update mail_budgets set day_mails = $1 where key like 'asked:%'`, [
        ABUSE_LIMITS.askedMailsPerDay,
      ]);
      expect(await stage.app.succeed(name, { body: { email: to } })).toEqual(first);
      expect(await countMails(stage, to)).toBe(1);
    },
  );

  it('what strangers send there leaves its owner the codes they ask for', async () => {
    const to = await accountAt(stage, uniqueEmail());
    for (let index = 0; index < 2 * LIMIT; index += 1) {
      const [person] = (await members(stage, 1)) as [Person];
      await stage.app.call(
        'POST /tasks/{id}/send-invitation',
        await DRIVES['POST /tasks/{id}/send-invitation'].request(stage, person, to),
      );
    }
    expect(await countMails(stage, to)).toBe(LIMIT);
    await stage.app.succeed('POST /auth/forgot-password', { body: { email: to } });
    expect(await countMails(stage, to)).toBe(LIMIT + 1);
  });
});

describe('the owner of an account', async () => {
  const stage = await startStage(null);

  it.each(names.filter((name) => DRIVES[name].causedBy === 'owner'))(
    '%s is refused where the owner could not be told any more',
    async (name) => {
      const [person] = (await members(stage, 1)) as [Person];
      const sent = await DRIVES[name].request(stage, person, '');
      await stage.app.query(
        `insert into mail_budgets (key, hour_mails, day_mails) values ('owner:' || $1::text, 0, 20)`,
        [person.id],
      );
      await stage.app.deny(name, 'TOO_MANY_REQUESTS', sent);
      await stage.app.query(`delete from mail_budgets where key = 'owner:' || $1::text`, [person.id]);
      await stage.app.succeed(name, sent);
    },
  );
});

describe('somebody unverified', async () => {
  const stage = await startStage(null);

  it.each(byPeople.filter((name) => name !== 'POST /auth/change-email'))('%s mails no stranger', async (name) => {
    const [person] = (await members(stage, 1)) as [Person];
    const sent = await DRIVES[name].request(stage, person, uniqueEmail());
    await stage.app.query('update users set is_email_verified = false where id = $1', [person.id]);
    const { error } = await stage.app.deny(name, 'VERIFICATION_REQUIRED', sent);
    expect(error).toBe(FAILURES.verificationRequired);
  });

  it('corrects the own address, five times a day and not more', async () => {
    const person = await stage.make.personal();
    const request = () => DRIVES['POST /auth/change-email'].request(stage, person, uniqueEmail());
    const answers: number[] = [];
    for (let index = 0; index < 5; index += 1) {
      answers.push((await stage.app.call('POST /auth/change-email', await request())).status);
    }
    expect(answers).toEqual(Array(5).fill(200));
    await stage.app.deny('POST /auth/change-email', 'TOO_MANY_REQUESTS', await request());
    // Nobody has shown that the address is theirs, so there is nobody to be told.
    const before = await countMails(stage, person.email);
    const passwords = await DRIVES['POST /auth/change-password'].request(stage, person, '');
    await stage.app.succeed('POST /auth/change-password', passwords);
    expect(await countMails(stage, person.email)).toBe(before);
  });
});
