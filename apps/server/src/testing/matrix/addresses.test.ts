import { createHash, createHmac } from 'node:crypto';
import type { Role } from '@taskwell/contract/labels';
import { beforeAll, describe, expect, it } from 'vitest';
import { findFreePort } from '../../../../../scripts/lib/free-port.mjs';
import type { MailTemplate } from '../../platform/mail/templates.ts';
import { failedAttempt, outboxPage, startPeer, startSendingApp } from '../deliveries.ts';
import { dumpDatabase } from '../digest.ts';
import { eventually } from '../eventually.ts';
import { createFactories, type Person, uniqueEmail, uniquePassword } from '../factories.ts';
import { bringMailsForward, mailTo, sentCode } from '../mails.ts';
import { startTestApp } from '../test-app.ts';

// SECURITY.md row 22: nobody gets into an account by a change of its address, nor by what was sent before one.

const app = await startTestApp();
const make = createFactories(app);
let owner: Person;
let peer: Person;
let admin: Person;
let otherAdmin: Person;
let employee: Person;
let stranger: Person;

/** Another System Administrator: they come with a bulk import. */
async function systemAdministrator(by: Person): Promise<Person> {
  const person = { name: 'Second', email: uniqueEmail(), role: 'SYSDMIN' as const };
  await app.succeed('POST /users/import', { as: by, body: { people: [person] } });
  const password = uniquePassword();
  const token = await make.linkToken(person.email);
  await app.succeed('POST /auth/set-password', { body: { token, newPassword: password } });
  const signedIn = await app.succeed('POST /auth/login', { body: { email: person.email, password } });
  return { ...person, password, id: signedIn.user.id, companyId: by.companyId, token: signedIn.token };
}

beforeAll(async () => {
  ({ owner } = await make.company());
  peer = await systemAdministrator(owner);
  admin = await make.person(owner, { role: 'ADMIN' });
  otherAdmin = await make.person(owner, { role: 'ADMIN' });
  employee = await make.person(owner);
  ({ owner: stranger } = await make.company());
});

describe('the details of a person', () => {
  const everything = ['name', 'email', 'role'];
  /** Who may change what of whom, written down from DECISIONS §2 and §3, not from the policy. */
  const TABLE: [string, () => Person, string, () => Person, string[]][] = [
    ['SYSDMIN', () => owner, 'itself', () => owner, ['name']],
    ['SYSDMIN', () => owner, 'a fellow SYSDMIN', () => peer, ['name']],
    ['SYSDMIN', () => owner, 'an ADMIN', () => admin, everything],
    ['SYSDMIN', () => owner, 'an EMPLOYEE', () => employee, everything],
    ['ADMIN', () => admin, 'itself', () => admin, []],
    ['ADMIN', () => admin, 'a SYSDMIN', () => owner, []],
    ['ADMIN', () => admin, 'another ADMIN', () => otherAdmin, []],
    ['ADMIN', () => admin, 'an EMPLOYEE', () => employee, []],
    ['EMPLOYEE', () => employee, 'itself', () => employee, []],
    ['EMPLOYEE', () => employee, 'a SYSDMIN', () => owner, []],
    ['foreign SYSDMIN', () => stranger, 'a SYSDMIN', () => owner, []],
    ['foreign SYSDMIN', () => stranger, 'an EMPLOYEE', () => employee, []],
  ];
  const other = ({ role }: Person): Role => (role === 'EMPLOYEE' ? 'ADMIN' : 'EMPLOYEE');
  const valueFor = (field: string, person: Person) =>
    ({ name: 'Renamed', email: uniqueEmail(), role: other(person) })[field];

  const cases = TABLE.flatMap(([actorName, actor, personName, person, fields]) =>
    everything.map((field) => ({ actorName, actor, personName, person, field, may: fields.includes(field) })),
  );

  it.each(cases.filter(({ may }) => !may))(
    'the $field of $personName is not for a $actorName to change',
    async ({ actor, person, field }) => {
      const code = actor() === stranger ? 'NOT_FOUND' : 'FORBIDDEN';
      const body = { [field]: valueFor(field, person()) };
      await app.deny('PUT /users/{id}', code, { as: actor(), params: { id: person().id }, body });
    },
  );

  it.each(cases.filter(({ may }) => may))(
    'the $field of $personName is for a $actorName to change',
    async ({ actor, person, field }) => {
      const double =
        person() === owner || person() === peer ? person() : await make.person(owner, { role: person().role });
      const value = valueFor(field, person());
      const sent = { as: actor(), params: { id: double.id }, body: { [field]: value } };
      expect((await app.succeed('PUT /users/{id}', sent)).data).toMatchObject({ [field]: value });
    },
  );

  it('are not changed by halves: a field that may be does not carry one along that may not', async () => {
    const body = { name: 'Renamed', email: uniqueEmail() };
    await app.deny('PUT /users/{id}', 'FORBIDDEN', { as: owner, params: { id: peer.id }, body });
  });

  it('may be sent as they are', async () => {
    const { id, email, role } = peer;
    await app.succeed('PUT /users/{id}', { as: owner, params: { id }, body: { name: 'Second again', email, role } });
  });
});

interface Outstanding {
  verification: string;
  reset: string;
  /** Of the person's own wish for another address. */
  change: { newEmail: string; code: string };
  link: string;
}

/** Everything that can be on its way to a person, none of it used. */
async function outstanding(person: Person): Promise<Outstanding> {
  const { id, email, password } = person;
  await app.query('update users set is_email_verified = false where id = $1', [id]);
  await app.succeed('POST /email-verification/send', { body: { email } });
  await app.succeed('POST /auth/forgot-password', { body: { email } });
  const newEmail = uniqueEmail();
  const as = await make.session(person);
  await app.succeed('POST /auth/change-email', { as, body: { newEmail, currentPassword: password } });
  return {
    verification: await sentCode(app, email, 'verification-code'),
    reset: await sentCode(app, email, 'password-reset-code'),
    change: { newEmail, code: await sentCode(app, newEmail, 'email-change-code') },
    link: await make.setPasswordLink(person),
  };
}

/** None of what was sent before opens anything, at the old address or the new one. */
async function expectDead(person: Person, sent: Outstanding, emails: string[]): Promise<void> {
  const newPassword = uniquePassword();
  for (const email of emails) {
    const verification = { email, code: sent.verification };
    await app.fail('POST /email-verification/verify', 'INVALID_CODE', { body: verification });
    await app.fail('POST /auth/verify-password-reset-code', 'INVALID_CODE', { body: { email, code: sent.reset } });
    const reset = { email, code: sent.reset, newPassword };
    await app.fail('POST /auth/reset-password-with-code', 'INVALID_CODE', { body: reset });
  }
  await app.fail('POST /auth/set-password', 'INVALID_LINK', { body: { token: sent.link, newPassword } });
  const as = await make.session(person);
  await app.fail('POST /auth/confirm-email-change', 'INVALID_CODE', { as, body: sent.change });
}

const waitingTo = async (email: string): Promise<MailTemplate[]> =>
  (
    await app.query<{ template: MailTemplate }>(
      'select template from mails where recipient = $1 and sent_at is null and dropped_at is null order by id',
      [email],
    )
  ).map(({ template }) => template);

const isVerified = async ({ id }: Person) =>
  (await app.query<{ v: boolean }>('select is_email_verified as v from users where id = $1', [id]))[0]?.v;

const roles = ['SYSDMIN', 'ADMIN', 'EMPLOYEE'] as const;
const personOf = async (role: (typeof roles)[number]) =>
  role === 'SYSDMIN' ? (await make.company()).owner : make.person(owner, { role });

/** A notification waits to be mailed as well. */
async function notified(person: Person): Promise<void> {
  await app.query('update users set is_email_verified = true where id = $1', [person.id]);
  const task = await make.task(person);
  const { data } = await app.succeed('POST /tasks/{id}/subtasks', {
    as: person,
    params: { id: task.id },
    body: { title: 'Sub', assigneeId: person.id },
  });
  await app.query(
    `insert into notifications (company_id, user_id, type, title, message, task_id, mail_pending)
     values ($1, $2, 'TASK_ASSIGNED', 'Assigned', 'To you', $3, true)`,
    [person.companyId, person.id, data.id],
  );
  await mailTo(app, person.email, 'notification');
}

describe('a new address', () => {
  it.each(['ADMIN', 'EMPLOYEE'] as const)(
    'that an administrator gives an %s is unverified, and all else dies',
    async (role) => {
      const person = await make.person(owner, { role });
      await notified(person);
      const sent = await outstanding(person);
      const email = uniqueEmail();
      await app.succeed('PUT /users/{id}', { as: owner, params: { id: person.id }, body: { email } });
      await app.settle();
      expect(await waitingTo(person.email)).toEqual(['address-changed']);
      expect(await waitingTo(sent.change.newEmail)).toEqual([]);
      await expectDead(person, sent, [person.email, email]);
      expect(await isVerified(person)).toBe(false);
      const body = { email, password: person.password };
      await app.fail('POST /auth/login', 'EMAIL_NOT_VERIFIED', { body });
      await app.deny('GET /auth/me', 'UNAUTHENTICATED', { as: person });
      await app.succeed('POST /auth/set-password', {
        body: { token: await make.linkToken(email), newPassword: uniquePassword() },
      });
      expect(await isVerified(person)).toBe(true);
    },
  );

  it.each([...roles, 'personal'] as const)(
    'that the owner (%s) has confirmed leaves nothing else alive',
    async (role) => {
      const person = role === 'personal' ? await make.personal() : await personOf(role);
      await notified(person);
      const sent = await outstanding(person);
      const { newEmail, code } = sent.change;
      await app.succeed('POST /auth/confirm-email-change', { as: person, body: { newEmail, code } });
      expect(await waitingTo(person.email)).toEqual(['own-address-changed']);
      expect(await isVerified(person)).toBe(true);
      await expectDead(person, sent, [person.email, newEmail]);
      await app.succeed('GET /auth/me', { as: person });
    },
  );

  it('of one who was verified before gets a code to verify it', async () => {
    const person = await make.person(owner);
    const email = uniqueEmail();
    await app.succeed('PUT /users/{id}', { as: owner, params: { id: person.id }, body: { email } });
    const code = await sentCode(app, email, 'verification-code');
    await app.succeed('POST /email-verification/verify', { body: { email, code } });
    expect(await isVerified(person)).toBe(true);
  });

  it('is not verified by the link of the old one, whichever of the two is faster', async () => {
    for (let time = 0; time < 8; time++) {
      const person = await make.invited(owner);
      const token = await make.linkToken(person.email);
      const email = uniqueEmail();
      const answers = await Promise.all([
        app.call('PUT /users/{id}', { as: owner, params: { id: person.id }, body: { email } }),
        app.call('POST /auth/set-password', { body: { token, newPassword: uniquePassword() } }),
        app.call('POST /email-verification/send', { body: { email: person.email } }),
        app.call('POST /auth/forgot-password', { body: { email: person.email } }),
      ]);
      await app.settle();
      expect(answers[0]?.status).toBe(200);
      const [row] = await app.query('select email, is_email_verified as verified from users where id = $1', [
        person.id,
      ]);
      expect(row).toEqual({ email, verified: false });
      const left = await app.query(
        `select email from one_time_codes where user_id = $1 union all select email from set_password_links where user_id = $1`,
        [person.id],
      );
      expect(left.every((each) => each.email === email)).toBe(true);
    }
  });
});

it('mail that waits for the mail server is not sent once its address is another', async () => {
  const port = await findFreePort();
  const sending = await startSendingApp(`smtp://127.0.0.1:${port}`);
  const making = createFactories(sending);
  const { owner: as } = await making.company();
  const { id, email: old } = await making.invited(as);
  await failedAttempt(sending, old);
  const email = uniqueEmail();
  await sending.succeed('PUT /users/{id}', { as, params: { id }, body: { email } });
  const peer = await startPeer({ port });
  const waiting = 'select from mails where sent_at is null and dropped_at is null';
  await eventually('the end of all deliveries', async () => {
    await bringMailsForward(sending);
    return (await sending.query(waiting)).length === 0;
  });
  const subjects = peer.received.filter(({ to }) => to.includes(old)).map(({ subject }) => subject);
  expect(subjects).toEqual(['Your Taskwell email address was changed']);
  expect(peer.received.filter(({ to }) => to.includes(email))).toHaveLength(1);
  const { mails } = JSON.parse(await outboxPage(sending, 'application/json'));
  expect(mails.find((mail: { template: string }) => mail.template === 'set-password').lastError).toMatch(
    /^Void: the address or the password has changed since\. Before that: /,
  );
});

/** Every way in which a password becomes another, but the deletion of the person. */
const NEW_PASSWORDS: Record<string, (person: Person, sent: Outstanding) => Promise<unknown>> = {
  'its owner': ({ password, ...as }) =>
    app.succeed('POST /auth/change-password', {
      as,
      body: { currentPassword: password, newPassword: uniquePassword() },
    }),
  'a code': ({ email }, { reset: code }) =>
    app.succeed('POST /auth/reset-password-with-code', { body: { email, code, newPassword: uniquePassword() } }),
  'a link': (_, { link: token }) =>
    app.succeed('POST /auth/set-password', { body: { token, newPassword: uniquePassword() } }),
  'a System Administrator': ({ id }) => resetBy(owner, id),
  'an administrator': ({ id }) => resetBy(admin, id),
};
const resetBy = (as: Person, id: number) =>
  app.succeed('PUT /users/{id}/reset-password', { as, params: { id }, body: { newPassword: uniquePassword() } });

describe.each(Object.entries(NEW_PASSWORDS))('a new password by %s', (_, change) => {
  it('leaves nothing alive that was sent before, nor on its way', async () => {
    const person = await make.person(owner);
    await notified(person);
    const sent = await outstanding(person);
    await change(person, sent);
    await expectDead(person, sent, [person.email]);
    const secrets = ['verification-code', 'password-reset-code', 'set-password', 'email-change-code'];
    const waiting = [...(await waitingTo(person.email)), ...(await waitingTo(sent.change.newEmail))];
    expect(waiting.filter((template) => secrets.includes(template))).toEqual([]);
    // What opens nothing still comes.
    expect(waiting).toContain('notification');
  });
});

it('the deletion of a person leaves nothing alive that was sent to them', async () => {
  const person = await make.person(owner);
  const sent = await outstanding(person);
  await app.succeed('DELETE /users/{id}', { as: owner, params: { id: person.id } });
  expect(await waitingTo(person.email)).toEqual([]);
  const again = await make.personal({ email: person.email });
  await expectDead(again, sent, [person.email]);
});

describe('a code that is stored', () => {
  /** Any value of the database, as it is and as the bytes that it spells. */
  async function keysInDatabase(): Promise<(string | Buffer)[]> {
    const words = (await dumpDatabase(app.database)).split(/[(),"\s\\]+/);
    const bytes = words.filter((word) => /^x[\da-f]+$/.test(word)).map((word) => Buffer.from(word.slice(1), 'hex'));
    return [...new Set(words), ...bytes];
  }

  it('cannot be found by trying all million with anything that the database holds', async () => {
    const { id, email } = await make.personal();
    const code = await sentCode(app, email, 'verification-code');
    const [row] = await app.query<{ hash: Buffer }>('select code_hash as hash from one_time_codes where user_id = $1', [
      id,
    ]);
    const purpose = 'verification';
    const said = [code, `${email} ${code}`, `${purpose} ${code}`, `${purpose} ${email} ${code}`, `${id} ${code}`];
    const isFound = (hash: Buffer) => hash.equals(row?.hash ?? Buffer.alloc(0));
    const keys = [...(await keysInDatabase()), `${purpose} ${email}`, `${email} ${purpose}`, `${id} ${purpose}`, ''];
    expect(keys.length).toBeGreaterThan(1_000);
    for (const text of said) {
      expect(isFound(createHash('sha256').update(text).digest())).toBe(false);
      for (const key of keys) expect(isFound(createHmac('sha256', key).update(text).digest())).toBe(false);
    }
    // The same search finds it with the key that only the installation has.
    const key = app.services.keyFor('one-time codes');
    expect(said.some((text) => isFound(createHmac('sha256', key).update(text).digest()))).toBe(true);
  });
});
