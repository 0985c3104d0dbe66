import { describe, expect, it } from 'vitest';
import { createFactories, uniqueEmail, wrongCode } from '../../testing/factories.ts';
import { countMails, sentCode } from '../../testing/mails.ts';
import { openStream } from '../../testing/streams.ts';
import { startTestApp } from '../../testing/test-app.ts';

const app = await startTestApp();
const make = createFactories(app);

async function registered() {
  const account = { name: 'Una', email: uniqueEmail(), password: 'Correct-horse-7!' };
  await app.succeed('POST /auth/register', { body: account });
  return { ...account, code: await sentCode(app, account.email, 'verification-code') };
}

const isVerified = async (email: string) =>
  (await app.query<{ v: boolean }>('select is_email_verified as v from users where email = $1', [email]))[0]?.v;

describe('verifying an address', () => {
  it('works with the code that was mailed, once', async () => {
    const { email, code } = await registered();
    const answer = await app.succeed('POST /email-verification/verify', { body: { email: email.toUpperCase(), code } });
    expect(answer.data).toEqual({ verified: true });
    expect(await isVerified(email)).toBe(true);
    const again = await app.deny('POST /email-verification/verify', 'INVALID_CODE', { body: { email, code } });
    expect(again.error).toBe('Invalid verification code');
  });

  it('leaves an entry on the history', async () => {
    const { email, code } = await registered();
    await app.succeed('POST /email-verification/verify', { body: { email, code } });
    const entries = await app.query(
      `select a.action from audit_entries a join users u on u.id = a.user_id where u.email = $1 order by a.id`,
      [email],
    );
    expect(entries.at(-1)).toEqual({ action: 'EMAIL_VERIFIED' });
  });

  it('of several at once with the right code succeeds once', async () => {
    const { email, code } = await registered();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => app.call('POST /email-verification/verify', { body: { email, code } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(400)]);
  });

  it('fails with the code of another address, of another purpose, or of nobody', async () => {
    const [ada, eve] = [await registered(), await registered()];
    const guess = { email: ada.email, code: eve.code === ada.code ? wrongCode(ada.code) : eve.code };
    await app.fail('POST /email-verification/verify', 'INVALID_CODE', { body: guess });
    const otherPurpose = { email: ada.email, code: ada.code };
    await app.fail('POST /auth/verify-password-reset-code', 'INVALID_CODE', { body: otherPurpose });
    const nobody = { email: uniqueEmail(), code: ada.code };
    await app.fail('POST /email-verification/verify', 'INVALID_CODE', { body: nobody });
    expect(await isVerified(ada.email)).toBe(false);
  });

  it('fails after 10 minutes', async () => {
    const { email, code } = await registered();
    const left = `select round(extract(epoch from expires_at - now()) / 60)::int as minutes from one_time_codes
      where email = $1`;
    expect(await app.query(left, [email])).toEqual([{ minutes: 10 }]);
    await app.query(`update one_time_codes set expires_at = now() - interval '1 second' where email = $1`, [email]);
    await app.deny('POST /email-verification/verify', 'INVALID_CODE', { body: { email, code } });
  });

  it('counts wrong codes, and never a right one', async () => {
    const { email, code } = await registered();
    const tries = () => app.query('select tries from one_time_codes where email = $1', [email]);
    for (let time = 1; time <= 4; time++) {
      const body = { email, code: wrongCode(code) };
      await app.fail('POST /email-verification/verify', 'INVALID_CODE', { body });
      expect(await tries()).toEqual([{ tries: time }]);
    }
    await app.succeed('POST /email-verification/verify', { body: { email, code } });
  });

  it.each([
    [{ code: '123456' }, 'email', 'Email is required'],
    [{ email: 'una', code: '123456' }, 'email', 'Email is invalid'],
    [{ email: 'una@example.com' }, 'code', 'Please enter the verification code'],
    [{ email: 'una@example.com', code: 123456 }, 'code', 'Please enter the verification code'],
    [{ email: 'una@example.com', code: '12345' }, 'code', 'Please enter a 6-digit verification code'],
    [{ email: 'una@example.com', code: '1234567' }, 'code', 'Please enter a 6-digit verification code'],
    [{ email: 'una@example.com', code: '12345a' }, 'code', 'Please enter a 6-digit verification code'],
    [{ email: 'una@example.com', code: '\u0661\u0662\u0663456' }, 'code', 'Please enter a 6-digit verification code'],
  ])('with %j says what is wrong', async (body, field, sentence) => {
    const failure = await app.deny('POST /email-verification/verify', 'INVALID_INPUT', { body });
    expect(failure).toMatchObject({ error: sentence, fields: { [field]: sentence } });
  });
});

describe('sending the code again', () => {
  it('makes the code before it useless', async () => {
    const { email, code } = await registered();
    await app.succeed('POST /email-verification/send', { body: { email } });
    const second = await sentCode(app, email, 'verification-code');
    if (second !== code) await app.fail('POST /email-verification/verify', 'INVALID_CODE', { body: { email, code } });
    await app.succeed('POST /email-verification/verify', { body: { email, code: second } });
  });

  it('stops after 5 codes a day, and the answer does not tell', async () => {
    const { email } = await registered();
    for (let time = 0; time < 7; time++) {
      const { message } = await app.succeed('POST /email-verification/send', { body: { email } });
      expect(message).toBe('If this address needs verification, we have sent a code');
      await app.settle();
    }
    expect(await countMails(app, email, 'verification-code')).toBe(5);
  });

  it('holds that limit when asked 20 times at once', async () => {
    const { email } = await registered();
    await Promise.all(
      Array.from({ length: 20 }, () => app.succeed('POST /email-verification/send', { body: { email } })),
    );
    expect(await countMails(app, email, 'verification-code')).toBe(5);
  });

  it('does nothing for an address that is verified, suspended or unknown, and answers the same', async () => {
    const verified = (await make.company()).owner.email;
    const suspended = await registered();
    await app.query(
      'update companies set marked_for_deletion_at = now() where id = (select company_id from users where email = $1)',
      [suspended.email],
    );
    const answers: string[] = [];
    for (const email of [verified, suspended.email, uniqueEmail()]) {
      const before = await countMails(app, email, 'verification-code');
      answers.push((await app.call('POST /email-verification/send', { body: { email } })).text);
      expect(await countMails(app, email, 'verification-code')).toBe(before);
    }
    expect(new Set(answers).size).toBe(1);
  });

  it.each([
    [{}, 'Please enter your email address to resend verification'],
    [{ email: '' }, 'Please enter your email address to resend verification'],
    [{ email: 'una' }, 'Please enter a valid email address'],
  ])('with %j says what is wrong', async (body, sentence) => {
    const failure = await app.deny('POST /email-verification/send', 'INVALID_INPUT', { body });
    expect(failure).toMatchObject({ error: sentence, fields: { email: sentence } });
  });
});

describe('the verification status', () => {
  it('is told to the owner of the address and to nobody else', async () => {
    const { owner } = await make.company();
    const other = await make.personal();
    const status = async (as: { token: string } | undefined, email: string) =>
      (await app.succeed('GET /email-verification/status', { as, query: { email } })).data.verified;
    expect(await status(owner, owner.email)).toBe(true);
    expect(await status(owner, owner.email.toUpperCase())).toBe(true);
    expect(await status(other, other.email)).toBe(false);
    expect(await status(undefined, owner.email)).toBe(false);
    expect(await status(other, owner.email)).toBe(false);
    expect(await status({ token: 'x'.repeat(43) }, owner.email)).toBe(false);
    expect(await status(undefined, uniqueEmail())).toBe(false);
  });

  it('needs an address', async () => {
    const missing = await app.deny('GET /email-verification/status', 'INVALID_INPUT');
    expect(missing.error).toBe('Please enter your email address');
    const invalid = await app.deny('GET /email-verification/status', 'INVALID_INPUT', { query: { email: 'una' } });
    expect(invalid.error).toBe('Please enter a valid email address');
  });
});

describe('a colleague who verifies an address', () => {
  it('is seen at once by those who manage the people of the company, and by nobody else', async () => {
    const { owner } = await make.company();
    const employee = await make.person(owner);
    const email = uniqueEmail();
    const body = { name: 'Nora Newcomer', email, password: 'Sturdy-Boat-42!', role: 'EMPLOYEE' as const };
    const { data } = await app.succeed('POST /users', { as: owner, body });
    await app.succeed('POST /email-verification/send', { body: { email } });
    const [ofOwner, ofEmployee] = await Promise.all([openStream(app, owner), openStream(app, employee)]);
    const code = await sentCode(app, email, 'verification-code');
    await app.succeed('POST /email-verification/verify', { body: { email, code } });
    await ofOwner.next('person.changed', data.id);
    const task = await make.task(employee, { assigneeId: employee.id });
    await ofEmployee.next('task.created', task.id);
    expect(ofEmployee.events.filter(({ kind }) => kind === 'person.changed')).toEqual([]);
    ofOwner.close();
    ofEmployee.close();
  });
});
