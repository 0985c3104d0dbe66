import { randomInt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Answered, Sent } from '../caller.ts';
import { createFactories, type Person, uniqueEmail, uniquePassword } from '../factories.ts';
import { codeIn, countMails, linkTokenIn, mailTo, sentCode } from '../mails.ts';
import { startTestApp } from '../test-app.ts';

// SECURITY.md row 24, decision 18: whatever strangers do to an account, its owner gets in.

const app = await startTestApp();
const make = createFactories(app);
const STRANGERS = 1_000;

/** Each from a network address of their own, some at a time. */
async function strangers(count: number, act: (index: number) => Promise<Answered>): Promise<number[]> {
  const statuses: number[] = [];
  for (let start = 0; start < count; start += 25) {
    const batch = Array.from({ length: Math.min(25, count - start) }, (_, index) => act(start + index));
    statuses.push(...(await Promise.all(batch)).map(({ status }) => status));
  }
  return statuses;
}

const guess = () => String(randomInt(1_000_000)).padStart(6, '0');
const signIn = (email: string, password: string, headers?: Record<string, string>) =>
  app.call('POST /auth/login', { body: { email, password }, headers });

/** They guess the password, ask for codes, and guess each code to its end. */
async function besiege(email: string, count = STRANGERS): Promise<void> {
  await strangers(count, () => signIn(email, 'Wrong-horse-1!'));
  for (let asked = 0; asked < count; asked += 100) {
    await strangers(Math.min(100, count - asked), (index) =>
      app.call(index % 2 ? 'POST /auth/forgot-password' : 'POST /email-verification/send', { body: { email } }),
    );
    await app.settle();
  }
  await strangers(count, (index) => {
    const body = { email, code: guess() };
    return index % 2
      ? app.call('POST /email-verification/verify', { body })
      : app.call('POST /auth/reset-password-with-code', { body: { ...body, newPassword: uniquePassword() } });
  });
}

/** What a browser would send with its next request to the same place. */
function cookieOf({ headers }: Answered): Record<string, string> {
  const [pair = ''] = String(headers['set-cookie'] ?? '').split(';');
  return { cookie: pair };
}

const codeMails = async (email: string) =>
  (await countMails(app, email, 'verification-code')) + (await countMails(app, email, 'password-reset-code'));

/** The link in the newest mail with a code. */
async function linkTo(email: string): Promise<string> {
  await app.settle();
  const [row] = await app.query<{ template: 'verification-code' | 'password-reset-code' }>(
    `select template from mails where recipient = $1 and template like '%-code' order by id desc limit 1`,
    [email],
  );
  return linkTokenIn(await mailTo(app, email, row?.template ?? 'verification-code'));
}

const choosePassword = (token: string, newPassword: string, headers?: Record<string, string>) =>
  app.call('POST /auth/set-password', { body: { token, newPassword }, headers });

describe('while 1,000 strangers try to sign in, ask for codes and guess them', () => {
  it('the owner gets in, on a device that is known and, by the mailbox, on one that is not', async () => {
    const owner = await make.personal();
    const known = cookieOf(await signIn(owner.email, owner.password));
    await besiege(owner.email);
    expect(await codeMails(owner.email)).toBe(5);

    expect((await signIn(owner.email, owner.password)).status, 'as anybody').toBe(429);
    expect((await signIn(owner.email, owner.password, known)).status, 'on the known device').toBe(200);

    const newPassword = uniquePassword();
    const chosen = await choosePassword(await linkTo(owner.email), newPassword);
    expect(chosen.status, 'with the link of the last mail').toBe(200);
    expect((await signIn(owner.email, newPassword)).status, 'on any other device, right after that').toBe(200);
    await besiege(owner.email, 50);
    expect((await signIn(owner.email, newPassword, cookieOf(chosen))).status).toBe(200);
    expect((await signIn(owner.email, newPassword, known)).status, 'known for the password of before').toBe(429);

    // The link is used up, and the day's codes too; the mailbox lets its owner in all the same.
    expect(await codeMails(owner.email), 'one more, however many ask').toBe(6);
    const again = uniquePassword();
    const device = cookieOf(await choosePassword(await linkTo(owner.email), again));
    expect((await signIn(owner.email, again, device)).status, 'on a third device').toBe(200);
  }, 240_000);

  it('so does one whose address was never verified', async () => {
    const owner = { email: uniqueEmail(), password: uniquePassword() };
    const body = {
      name: 'Acme',
      email: owner.email,
      adminName: 'Una',
      adminEmail: owner.email,
      password: owner.password,
    };
    await app.succeed('POST /auth/register-company', { body });
    await besiege(owner.email, 200);
    expect(await codeMails(owner.email)).toBe(5);
    const newPassword = uniquePassword();
    const chosen = await choosePassword(await linkTo(owner.email), newPassword);
    const signedIn = await signIn(owner.email, newPassword, cookieOf(chosen));
    expect(signedIn.body).toMatchObject({ user: { isEmailVerified: true } });
  }, 120_000);

  it('codes for a new address are neither used up by them nor at the cost of their mailbox', async () => {
    const [owner, mover] = [await make.personal(), await make.personal()];
    await app.settle();
    const ask = (as: Person, newEmail: string) =>
      app.call('POST /auth/change-email', { as, body: { newEmail, currentPassword: as.password } });
    await app.query(`delete from mails where template = 'verification-code'`);
    for (let time = 0; time < 5; time++) expect((await ask(mover, owner.email)).status).toBe(200);
    expect((await ask(mover, owner.email)).status, 'five a day for each person').toBe(429);
    for (let time = 0; time < 5; time++)
      await app.succeed('POST /auth/forgot-password', { body: { email: owner.email } });
    expect(await codeMails(owner.email)).toBe(5);
    const newEmail = uniqueEmail();
    await besiege(newEmail, 50);
    expect((await ask(owner, newEmail)).status).toBe(200);
    const code = await sentCode(app, newEmail, 'email-change-code');
    await app.succeed('POST /auth/confirm-email-change', { as: owner, body: { newEmail, code } });
  });
});

describe('while 160 strangers try to sign in at the same moment', () => {
  it('few wait, and those who are sent away have cost the account no try', async () => {
    const owner = await make.personal();
    const attempts = Array.from({ length: 160 }, (_, index) =>
      signIn(index < 150 ? uniqueEmail() : owner.email, 'Wrong-horse-1!'),
    );
    const answers = await Promise.all(attempts);
    const refused = answers.filter(({ body }) => body.code === 'TOO_MANY_IN_FLIGHT');
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(answers.length - refused.length);
    expect(refused.length).toBeGreaterThan(20);
    expect(refused[0]?.headers['retry-after']).toBe('1');
    expect((await signIn(owner.email, owner.password)).status).toBe(200);
  });
});

describe('a mailbox that strangers say is theirs', () => {
  it('gets five mails of theirs a day, and an administrator helps its owner all the same', async () => {
    const { owner } = await make.company();
    const employee = await make.person(owner);
    const claims = await strangers(12, async () => {
      const as = await make.personal();
      return app.call('POST /auth/change-email', {
        as,
        body: { newEmail: employee.email, currentPassword: as.password },
      });
    });
    expect(claims.filter((status) => status === 200)).toHaveLength(5);
    expect(await countMails(app, employee.email, 'address-in-use')).toBe(5);
    const newPassword = uniquePassword();
    await app.succeed('PUT /users/{id}/reset-password', {
      as: owner,
      params: { id: employee.id },
      body: { newPassword },
    });
    await app.succeed('PUT /users/{id}', { as: owner, params: { id: employee.id }, body: { email: uniqueEmail() } });
    expect(await countMails(app, employee.email, 'address-changed')).toBe(1);
  });
});

describe('the last code of a day', () => {
  it('comes with a link that lives for 24 hours and works once, and says so', async () => {
    const { email } = await make.personal();
    for (let time = 0; time < 4; time++) await app.succeed('POST /auth/forgot-password', { body: { email } });
    await app.settle();
    const mails = (await app.services.mailer.waiting()).filter(({ recipient }) => recipient === email);
    expect(mails).toHaveLength(5);
    const [last, ...others] = mails;
    for (const { text } of others) expect(text).not.toMatch(/set-password|last code/);
    expect(last?.text).toContain('It is the last code for today.');
    expect(last?.text).toContain('it works once and for 24 hours, and it verifies your address too.');
    const [row] = await app.query(
      'select round(extract(epoch from expires_at - now()) / 3600)::int as h from mails where id = $1',
      [last?.id],
    );
    expect(row, 'the mail is worth sending for as long').toEqual({ h: 24 });
    const code = codeIn(await mailTo(app, email, 'password-reset-code'));
    await app.succeed('POST /auth/verify-password-reset-code', { body: { email, code } });
    const token = linkTokenIn(await mailTo(app, email, 'password-reset-code'));
    expect((await choosePassword(token, uniquePassword())).status).toBe(200);
    expect((await choosePassword(token, uniquePassword())).status).toBe(400);
    await app.fail('POST /auth/verify-password-reset-code', 'INVALID_CODE', { body: { email, code } });
  });

  it('is not the last a day later', async () => {
    const { email } = await make.personal();
    const ask = async (times: number) => {
      for (let time = 0; time < times; time++) await app.succeed('POST /auth/forgot-password', { body: { email } });
    };
    await ask(9);
    expect(await codeMails(email)).toBe(5);
    await app.query(`update mails set created_at = created_at - interval '25 hours' where recipient = $1`, [email]);
    await ask(1);
    expect(await codeMails(email)).toBe(6);
    expect((await mailTo(app, email, 'password-reset-code')).text).not.toContain('set-password');
  });

  it('that finds no room in the mailbox’s budget is not made: the one that was mailed goes on counting', async () => {
    const { email } = await make.personal();
    const code = await sentCode(app, email, 'verification-code');
    await app.query('update mail_budgets set day_mails = 1000 where key like $1', ['asked:%']);
    await app.succeed('POST /email-verification/send', { body: { email } });
    expect(await codeMails(email)).toBe(1);
    await app.succeed('POST /email-verification/verify', { body: { email, code } });
    await app.query('delete from mail_budgets');
  });

  it('is followed by no other while its link can be used, also when 20 ask at once', async () => {
    const { email } = await make.personal();
    await Promise.all(Array.from({ length: 20 }, () => app.succeed('POST /auth/forgot-password', { body: { email } })));
    expect(await codeMails(email)).toBe(5);
  });
});

describe('a device that is known', () => {
  const SIGNED_IN: Record<string, (person: Person) => Promise<Answered>> = {
    'signing in': ({ email, password }) => signIn(email, password),
    'signing up': () => {
      const body = { name: 'Nia', email: uniqueEmail(), password: uniquePassword() };
      return app.call('POST /auth/register-personal', { body });
    },
    'verifying the address': async ({ email }) => {
      const code = await sentCode(app, email, 'verification-code');
      return app.call('POST /email-verification/verify', { body: { email, code } });
    },
    'a password chosen with a code': async ({ email }) => {
      await app.succeed('POST /auth/forgot-password', { body: { email } });
      const code = await sentCode(app, email, 'password-reset-code');
      return app.call('POST /auth/reset-password-with-code', { body: { email, code, newPassword: uniquePassword() } });
    },
    'a password chosen with a link': async (person) =>
      choosePassword(await make.setPasswordLink(person), uniquePassword()),
    'a changed password': (as) => {
      const body = { currentPassword: as.password, newPassword: uniquePassword() };
      return app.call('POST /auth/change-password', { as, body });
    },
  };

  it.each(Object.entries(SIGNED_IN))('is made by %s, for signing in alone', async (_, act) => {
    const answer = await act(await make.personal());
    expect(answer.status).toBeLessThan(300);
    expect(answer.headers['set-cookie']).toMatch(
      /^taskwell_device=[\w-]{40}; Path=\/api\/auth; Max-Age=31536000; HttpOnly; SameSite=Strict$/,
    );
    await app.deny('GET /auth/me', 'UNAUTHENTICATED', { headers: cookieOf(answer) });
  });

  it('is told only over TLS where the app is there', async () => {
    const secure = await startTestApp({ beside: app, settings: { APP_URL: 'https://taskwell.test' } });
    const { email, password } = await make.personal();
    const { headers } = await secure.call('POST /auth/login', { body: { email, password } });
    expect(headers['set-cookie']).toMatch(/; Secure$/);
  });

  it('is not made by a wrong password', async () => {
    const { email } = await make.personal();
    expect((await signIn(email, 'Wrong-horse-1!')).headers).not.toHaveProperty('set-cookie');
  });

  it('has ten tries of its own, which cost others nothing and which it keeps by its name', async () => {
    const { email, password } = await make.personal();
    let known = cookieOf(await signIn(email, password));
    for (let time = 0; time < 9; time++) expect((await signIn(email, 'Wrong-horse-1!', known)).status).toBe(401);
    known = cookieOf(await signIn(email, password, known));
    for (let time = 0; time < 3; time++) await signIn(email, 'Wrong-horse-1!', known);
    expect((await signIn(email, password, known)).status).toBe(429);
    expect((await signIn(email, password)).status).toBe(200);
  });

  it.each<[string, (cookie: string, other: string) => string]>([
    ['of another account', (_, other) => other],
    ['that was changed', (cookie) => cookie.slice(0, -1) + (cookie.endsWith('A') ? 'B' : 'A')],
    ['with another name', (cookie) => cookie.replace(/=(.)/, (_, first) => (first === 'A' ? '=B' : '=A'))],
    ['that is cut', (cookie) => cookie.slice(0, -5)],
    ['made of nothing', () => `taskwell_device=${'A'.repeat(40)}`],
    ['empty', () => 'taskwell_device='],
    ['as long as a request may be', () => `taskwell_device=${Array(200).fill('A'.repeat(40)).join('.')}`],
  ])('is none by a cookie %s', async (_, forge) => {
    const [owner, other] = [await make.personal(), await make.personal()];
    const own = cookieOf(await signIn(owner.email, owner.password)).cookie ?? '';
    const others = cookieOf(await signIn(other.email, other.password)).cookie ?? '';
    await strangers(20, () => signIn(owner.email, 'Wrong-horse-1!'));
    const cookie = forge(own, others);
    expect((await signIn(owner.email, owner.password, { cookie })).status).toBe(429);
    expect((await signIn(owner.email, owner.password, { cookie: `a=b; ${own}; c=d` })).status).toBe(200);
  });

  it.each<[string, (person: Person) => Promise<unknown>]>([
    [
      'a new password',
      ({ password, ...as }) =>
        app.succeed('POST /auth/change-password', {
          as,
          body: { currentPassword: password, newPassword: 'Other-7-horse!' },
        }),
    ],
    [
      'the same one, chosen again',
      async (person) => choosePassword(await make.setPasswordLink(person), person.password),
    ],
  ])('is none any more after %s', async (_, change) => {
    const person = await make.personal();
    const known = cookieOf(await signIn(person.email, person.password));
    await change(person);
    await strangers(20, () => signIn(person.email, 'Wrong-horse-1!'));
    expect((await signIn(person.email, person.password, known)).status).toBe(429);
  });

  it('is so for several people who share it, the last eight', async () => {
    const people = await Promise.all(Array.from({ length: 10 }, () => make.personal()));
    let headers: Sent['headers'];
    for (const { email, password } of people) headers = cookieOf(await signIn(email, password, headers));
    expect(headers?.cookie).toMatch(/^taskwell_device=[\w-]{40}(\.[\w-]{40}){7}$/);
    const statuses: number[] = [];
    for (const { email, password } of people) {
      await strangers(11, () => signIn(email, 'Wrong-horse-1!'));
      statuses.push((await signIn(email, password, headers)).status);
    }
    expect(statuses).toEqual([429, 429, ...Array(8).fill(200)]);
  });
});
