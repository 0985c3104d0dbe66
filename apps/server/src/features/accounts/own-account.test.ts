import { describe, expect, it } from 'vitest';
import { createFactories, type Person, uniqueEmail, wrongCode } from '../../testing/factories.ts';
import { countMails, mailTo, sentCode } from '../../testing/mails.ts';
import { startTestApp } from '../../testing/test-app.ts';

const app = await startTestApp();
const make = createFactories(app);

const sessions = async (as: { token: string }) => (await app.succeed('GET /auth/sessions', { as })).data;
const isSignedIn = async (as: { token: string }) => (await app.call('GET /auth/me', { as })).status === 200;
const signInAgain = async ({ email, password }: Person) =>
  (await app.succeed('POST /auth/login', { body: { email, password }, headers: { 'user-agent': 'Another browser' } }))
    .token;

describe('own sessions', () => {
  it('are listed, this one marked', async () => {
    const person = await make.personal();
    await signInAgain(person);
    const list = await sessions(person);
    expect(list.map(({ isCurrent, userAgent }) => [isCurrent, userAgent])).toEqual([
      [false, 'Another browser'],
      [true, 'lightMyRequest'],
    ]);
  });

  it('end one by one, at once', async () => {
    const person = await make.personal();
    const token = await signInAgain(person);
    const other = (await sessions(person)).find(({ isCurrent }) => !isCurrent);
    await app.succeed('DELETE /auth/sessions/{id}', { as: person, params: { id: other?.id ?? 0 } });
    expect([await isSignedIn({ token }), await isSignedIn(person)]).toEqual([false, true]);
  });

  it('end all together but for this one', async () => {
    const person = await make.personal();
    const tokens = [await signInAgain(person), await signInAgain(person)];
    await app.succeed('DELETE /auth/sessions', { as: person });
    for (const token of tokens) expect(await isSignedIn({ token })).toBe(false);
    expect(await sessions(person)).toHaveLength(1);
  });

  it('are nobody else’s to end', async () => {
    const [person, stranger] = [await make.personal(), await make.personal()];
    const [own] = await sessions(person);
    await app.deny('DELETE /auth/sessions/{id}', 'NOT_FOUND', { as: stranger, params: { id: own?.id ?? 0 } });
  });
});

describe('changing the password', () => {
  const newPassword = 'Correct-horse-9!';
  const change = (as: Person, given: object = {}) => ({
    as,
    body: { currentPassword: as.password, newPassword, ...given },
  });

  it('ends all other sessions, keeps this one, and tells the owner', async () => {
    const person = await make.personal();
    const token = await signInAgain(person);
    await app.succeed('POST /auth/change-password', change(person));
    expect([await isSignedIn({ token }), await isSignedIn(person)]).toEqual([false, true]);
    await app.fail('POST /auth/login', 'INVALID_CREDENTIALS', {
      body: { email: person.email, password: person.password },
    });
    await app.succeed('POST /auth/login', { body: { email: person.email, password: newPassword } });
    expect(await countMails(app, person.email, 'password-changed')).toBe(1);
  });

  it('needs the current one, and a good new one', async () => {
    const person = await make.personal();
    const wrong = await app.fail(
      'POST /auth/change-password',
      'WRONG_PASSWORD',
      change(person, { currentPassword: 'No-1!' }),
    );
    expect(wrong.fields).toEqual({ currentPassword: 'Your current password is not correct' });
    const weak = await app.fail(
      'POST /auth/change-password',
      'INVALID_INPUT',
      change(person, { newPassword: 'short' }),
    );
    expect(weak.fields).toEqual({ newPassword: 'Password must be at least 6 characters long' });
    expect(await isSignedIn(person)).toBe(true);
  });
});

describe('changing the address', () => {
  const ask = (as: Person, newEmail: string) =>
    app.succeed('POST /auth/change-email', { as, body: { newEmail, currentPassword: as.password } });
  const confirm = (as: Person, newEmail: string, code: string) => ({ as, body: { newEmail, code } });

  it('takes the code that was sent to the new one; the old one is told', async () => {
    const person = await make.personal();
    const token = await signInAgain(person);
    const newEmail = uniqueEmail();
    await ask(person, newEmail);
    const code = await sentCode(app, newEmail, 'email-change-code');
    const { user } = await app.succeed('POST /auth/confirm-email-change', confirm(person, newEmail, code));
    expect(user).toMatchObject({ email: newEmail, isEmailVerified: true });
    expect([await isSignedIn({ token }), await isSignedIn(person)]).toEqual([false, true]);
    await app.succeed('POST /auth/login', { body: { email: newEmail, password: person.password } });
    await app.fail('POST /auth/login', 'INVALID_CREDENTIALS', {
      body: { email: person.email, password: person.password },
    });
    expect(await countMails(app, person.email, 'own-address-changed')).toBe(1);
    await app.fail('POST /auth/confirm-email-change', 'INVALID_CODE', confirm(person, newEmail, code));
  });

  it('is not done by a wrong code, somebody else’s, or one for another address', async () => {
    const [person, stranger] = [await make.personal(), await make.personal()];
    const newEmail = uniqueEmail();
    await ask(person, newEmail);
    const code = await sentCode(app, newEmail, 'email-change-code');
    await app.fail('POST /auth/confirm-email-change', 'INVALID_CODE', confirm(person, newEmail, wrongCode(code)));
    await app.fail('POST /auth/confirm-email-change', 'INVALID_CODE', confirm(stranger, newEmail, code));
    await app.fail('POST /auth/confirm-email-change', 'INVALID_CODE', confirm(person, uniqueEmail(), code));
    await app.succeed('POST /auth/confirm-email-change', confirm(person, newEmail, code));
  });

  it('to one that has an account answers the same, and only its owner is told why nothing happens', async () => {
    const [person, other] = [await make.personal(), await make.personal()];
    expect((await ask(person, other.email)).message).toBe((await ask(person, uniqueEmail())).message);
    const mail = await mailTo(app, other.email, 'address-in-use');
    expect(mail.text).not.toMatch(/\d{6}/);
    expect(mail.text).not.toContain(person.name);
  });

  it('of two people to one address only the first gets it', async () => {
    const [first, second] = [await make.personal(), await make.personal()];
    const newEmail = uniqueEmail();
    await ask(first, newEmail);
    const firstCode = await sentCode(app, newEmail, 'email-change-code');
    await ask(second, newEmail);
    const secondCode = await sentCode(app, newEmail, 'email-change-code');
    await app.succeed('POST /auth/confirm-email-change', confirm(first, newEmail, firstCode));
    await app.fail('POST /auth/confirm-email-change', 'EMAIL_TAKEN', confirm(second, newEmail, secondCode));
  });
});
