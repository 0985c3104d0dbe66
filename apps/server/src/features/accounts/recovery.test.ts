import { beforeAll, describe, expect, it } from 'vitest';
import { createFactories, type Person, uniqueEmail, uniquePassword, wrongCode } from '../../testing/factories.ts';
import { countMails, sentCode } from '../../testing/mails.ts';
import { startTestApp } from '../../testing/test-app.ts';

const app = await startTestApp();
const make = createFactories(app);
const SENT = 'If an account exists for this address, we have sent a verification code';

async function forgetful() {
  const person = await make.personal();
  await app.succeed('POST /auth/forgot-password', { body: { email: person.email } });
  return { ...person, code: await sentCode(app, person.email, 'password-reset-code') };
}

const reset = (email: string, code: string, newPassword: string) => ({ body: { email, code, newPassword } });

describe('forgetting a password', () => {
  it('mails a code to an account and answers as if there were none', async () => {
    const { email } = await make.personal();
    const known = await app.call('POST /auth/forgot-password', { body: { email: ` ${email.toUpperCase()} ` } });
    const unknown = await app.call('POST /auth/forgot-password', { body: { email: uniqueEmail() } });
    expect(known.body).toEqual({ success: true, message: SENT });
    expect(unknown.text).toBe(known.text);
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(known.headers));
    expect(await countMails(app, email, 'password-reset-code')).toBe(1);
  });

  it('does the same work before it answers, whether or not there is an account', async () => {
    const { email } = await make.personal();
    await app.settle();
    const asked = async () => (await app.query(`select from pgboss.job where name = 'account.send-code'`)).length;
    const work = async (address: string) => {
      const before = await asked();
      await app.succeed('POST /auth/forgot-password', { body: { email: address } });
      return (await asked()) - before;
    };
    expect(await work(email)).toBe(1);
    expect(await work(uniqueEmail())).toBe(1);
  });

  it('sends at most 5 codes a day, and the answer does not tell', async () => {
    const { email } = await make.personal();
    for (let time = 0; time < 7; time++) {
      const { message } = await app.succeed('POST /auth/forgot-password', { body: { email } });
      expect(message).toBe(SENT);
      await app.settle();
    }
    const sent = await Promise.all([
      countMails(app, email, 'password-reset-code'),
      countMails(app, email, 'verification-code'),
    ]);
    expect(sent).toEqual([4, 1]);
  });

  it('sends nothing to members of a suspended company', async () => {
    const { id, owner } = await make.company();
    await make.suspend(id);
    await app.succeed('POST /auth/forgot-password', { body: { email: owner.email } });
    expect(await countMails(app, owner.email, 'password-reset-code')).toBe(0);
  });

  it.each([
    [{}, 'Please enter your email address'],
    [{ email: '' }, 'Please enter your email address'],
    [{ email: 'ada' }, 'Please enter a valid email address'],
  ])('with %j says what is wrong', async (body, sentence) => {
    const failure = await app.deny('POST /auth/forgot-password', 'INVALID_INPUT', { body });
    expect(failure).toMatchObject({ error: sentence, fields: { email: sentence } });
  });
});

describe('a reset code', () => {
  it('can be checked without being used up', async () => {
    const { email, code } = await forgetful();
    for (let time = 0; time < 6; time++) {
      const { message } = await app.succeed('POST /auth/verify-password-reset-code', { body: { email, code } });
      expect(message).toBe('Verification code accepted');
    }
    await app.succeed('POST /auth/reset-password-with-code', reset(email, code, uniquePassword()));
  });

  it('sets a new password once; the old one and every session are over', async () => {
    const { email, code, password, token } = await forgetful();
    const newPassword = uniquePassword();
    const { message } = await app.succeed('POST /auth/reset-password-with-code', reset(email, code, newPassword));
    expect(message).toBe('Password reset successfully');
    await app.fail('POST /auth/login', 'INVALID_CREDENTIALS', { body: { email, password } });
    await app.succeed('POST /auth/login', { body: { email, password: newPassword } });
    await app.deny('GET /auth/me', 'UNAUTHENTICATED', { as: { token } });
    await app.deny('POST /auth/reset-password-with-code', 'INVALID_CODE', reset(email, code, uniquePassword()));
    await app.deny('POST /auth/verify-password-reset-code', 'INVALID_CODE', { body: { email, code } });
  });

  it('of 10 uses at once lets one through', async () => {
    const { email, code } = await forgetful();
    const passwords = Array.from({ length: 10 }, uniquePassword);
    const answers = await Promise.all(
      passwords.map((password) => app.call('POST /auth/reset-password-with-code', reset(email, code, password))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(400)]);
    const winner = passwords[answers.findIndex(({ status }) => status === 200)];
    await app.succeed('POST /auth/login', { body: { email, password: winner } });
  });

  it('is not lost to a password that is refused', async () => {
    const { email, code } = await forgetful();
    for (const [password, sentence] of [
      ['aB3!x', 'Password must be at least 6 characters long'],
      ['AB3!XYZ', 'Password must contain at least one lowercase letter (a-z)'],
      ['Passw0rd!', 'This password is too common. Please choose another one'],
      ['', 'Password is required'],
    ] as const) {
      const failure = await app.deny(
        'POST /auth/reset-password-with-code',
        'INVALID_INPUT',
        reset(email, code, password),
      );
      expect(failure).toMatchObject({ error: sentence, fields: { newPassword: sentence } });
    }
    await app.succeed('POST /auth/reset-password-with-code', reset(email, code, uniquePassword()));
  });

  it('fails when it is wrong, another person’s, or older than 10 minutes', async () => {
    const [ada, eve] = [await forgetful(), await forgetful()];
    const attempt = (email: string, code: string) =>
      app.fail('POST /auth/reset-password-with-code', 'INVALID_CODE', reset(email, code, uniquePassword()));
    await attempt(ada.email, wrongCode(ada.code));
    if (eve.code !== ada.code) await attempt(ada.email, eve.code);
    await attempt(uniqueEmail(), ada.code);
    await app.query(`update one_time_codes set expires_at = now() - interval '1 second' where email = $1`, [ada.email]);
    await attempt(ada.email, ada.code);
    await app.succeed('GET /auth/me', { as: ada });
  });

  it('leaves the change of password on the history, without the password', async () => {
    const { email, code, companyId, name } = await forgetful();
    await app.succeed('POST /auth/reset-password-with-code', reset(email, code, uniquePassword()));
    const entries = await app.query('select description from audit_entries where company_id = $1 and action = $2', [
      companyId,
      'PASSWORD_CHANGED',
    ]);
    expect(entries).toEqual([{ description: `${name} chose a new password` }]);
  });
});

describe('the set-password link of a welcome mail', () => {
  let owner: Person;

  beforeAll(async () => {
    ({ owner } = await make.company());
  });

  async function welcomed() {
    const person = await make.invited(owner);
    return { ...person, token: await make.linkToken(person.email) };
  }

  it('sets the first password and proves the mailbox, once', async () => {
    const { email, givenPassword, token } = await welcomed();
    await app.fail('POST /auth/login', 'EMAIL_NOT_VERIFIED', { body: { email, password: givenPassword } });
    const newPassword = uniquePassword();
    const { message, email: answered } = await app.succeed('POST /auth/set-password', { body: { token, newPassword } });
    expect(answered).toBe(email);
    expect(message).toBe('Your password has been set. You can now log in.');
    const { user } = await app.succeed('POST /auth/login', { body: { email, password: newPassword } });
    expect(user.isEmailVerified).toBe(true);
    const body = { token, newPassword: uniquePassword() };
    const again = await app.deny('POST /auth/set-password', 'INVALID_LINK', { body });
    expect(again.error).toBe('This link is no longer valid. Please ask for a new one.');
  });

  it('is checked without being used up, and says whose it is', async () => {
    const { email, token } = await welcomed();
    for (let check = 0; check < 2; check++) {
      const { data } = await app.succeed('GET /auth/set-password-links/{token}', { params: { token } });
      expect(data).toEqual({ email });
    }
    await app.succeed('POST /auth/set-password', { body: { token, newPassword: uniquePassword() } });
    await app.deny('GET /auth/set-password-links/{token}', 'INVALID_LINK', { params: { token } });
  });

  it('of 10 uses at once lets one through', async () => {
    const { token } = await welcomed();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        app.call('POST /auth/set-password', { body: { token, newPassword: uniquePassword() } }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(400)]);
  });

  it('lives 24 hours', async () => {
    const { id, token } = await welcomed();
    const left = `select round(extract(epoch from expires_at - now()) / 3600)::int as hours from set_password_links
      where user_id = $1`;
    expect(await app.query(left, [id])).toEqual([{ hours: 24 }]);
    await app.query(`update set_password_links set expires_at = now() - interval '1 second' where user_id = $1`, [id]);
    await app.deny('POST /auth/set-password', 'INVALID_LINK', { body: { token, newPassword: uniquePassword() } });
  });

  it('is not lost to a password that is refused', async () => {
    const { token } = await welcomed();
    const failure = await app.deny('POST /auth/set-password', 'INVALID_INPUT', {
      body: { token, newPassword: 'short' },
    });
    expect(failure.error).toBe('Password must be at least 6 characters long');
    await app.succeed('POST /auth/set-password', { body: { token, newPassword: uniquePassword() } });
  });

  it('is dead once the password was chosen in another way', async () => {
    const { email, token } = await welcomed();
    await app.succeed('POST /auth/forgot-password', { body: { email } });
    const code = await sentCode(app, email, 'password-reset-code');
    await app.succeed('POST /auth/reset-password-with-code', reset(email, code, uniquePassword()));
    await app.deny('POST /auth/set-password', 'INVALID_LINK', { body: { token, newPassword: uniquePassword() } });
  });

  it('makes a reset code that was sent before it useless', async () => {
    const { email, token } = await welcomed();
    await app.succeed('POST /auth/forgot-password', { body: { email } });
    const code = await sentCode(app, email, 'password-reset-code');
    await app.succeed('POST /auth/set-password', { body: { token, newPassword: uniquePassword() } });
    await app.deny('POST /auth/reset-password-with-code', 'INVALID_CODE', reset(email, code, uniquePassword()));
  });

  it.each(['', 'short', 'x'.repeat(44), `${'x'.repeat(42)}'`])('%j is no link', async (token) => {
    const body = { token, newPassword: uniquePassword() };
    const failure = await app.deny('POST /auth/set-password', 'INVALID_INPUT', { body });
    expect(failure.fields).toEqual({ token: 'This link is not valid' });
  });
});
