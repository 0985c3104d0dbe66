import type { OperationName } from '@taskwell/contract/operations';
import { describe, expect, it } from 'vitest';
import { createFactories, uniqueEmail, uniquePassword } from '../../testing/factories.ts';
import { countMails, mailTo } from '../../testing/mails.ts';
import { startTestApp } from '../../testing/test-app.ts';

const app = await startTestApp();
const strict = await startTestApp({ settings: { PASSWORD_MIN_LENGTH: '12' } });
const make = createFactories(app);

const person = () => ({ name: 'Ada Lovelace', email: uniqueEmail(), password: uniquePassword() });
const company = () => ({
  name: 'Analytical Engines',
  email: uniqueEmail(),
  adminName: 'Ada Lovelace',
  adminEmail: uniqueEmail(),
  password: uniquePassword(),
});

describe('personal registration', () => {
  it('signs the person in at once, as the System Administrator of an account of its own', async () => {
    const body = person();
    const { token, user } = await app.succeed('POST /auth/register-personal', { body });
    expect(user).toMatchObject({
      name: 'Ada Lovelace',
      email: body.email,
      role: 'SYSDMIN',
      isPersonal: true,
      isEmailVerified: false,
      companyName: null,
      company: { subscriptionPlan: 'PERSONAL' },
    });
    const me = await app.succeed('GET /auth/me', { as: { token } });
    expect(me.user).toEqual(user);
  });

  it('stores name and email trimmed, the email in lower case', async () => {
    const email = uniqueEmail();
    const body = { ...person(), name: '  Ada \u00a0', email: `  ${email.toUpperCase()} ` };
    const { user } = await app.succeed('POST /auth/register-personal', { body });
    expect(user).toMatchObject({ name: 'Ada', email });
  });

  it('mails a verification code but does not wait for it', async () => {
    const { email } = await make.personal();
    const mail = await mailTo(app, email, 'verification-code');
    expect(mail.subject).toMatch(/^\d{6} is your Taskwell verification code$/);
    expect(mail.text).toContain('The code is valid for 10 minutes.');
  });
});

describe('registration with verification', () => {
  it.each([
    ['POST /auth/register', person(), 'PERSONAL'],
    ['POST /auth/register-company', company(), 'BUSINESS'],
  ] as const)('%s gives no token, and signing in waits for the code', async (name, body, plan) => {
    const email = 'adminEmail' in body ? body.adminEmail : body.email;
    const { text, body: answer } = await app.call(name, { body });
    expect(text).not.toContain('token');
    expect(answer).toMatchObject({
      email,
      requiresVerification: true,
      user: { role: 'SYSDMIN', isEmailVerified: false, company: { subscriptionPlan: plan } },
    });
    const credentials = { email, password: body.password };
    const refused = await app.fail('POST /auth/login', 'EMAIL_NOT_VERIFIED', { body: credentials });
    expect(refused).toMatchObject({ requiresVerification: true, email });
    await make.verify(email);
    const { user } = await app.succeed('POST /auth/login', { body: credentials });
    expect(user.isEmailVerified).toBe(true);
  });

  it('makes the company with its own name and email beside its administrator’s', async () => {
    const body = company();
    const { user } = await app.succeed('POST /auth/register-company', { body });
    expect(user).toMatchObject({ name: 'Ada Lovelace', email: body.adminEmail, isPersonal: false });
    expect(user.company).toMatchObject({ name: 'Analytical Engines', email: body.email });
  });

  it('writes history of both the company and its first person', async () => {
    const { user } = await app.succeed('POST /auth/register-company', { body: company() });
    const entries = await app.query('select action, user_name from audit_entries where company_id = $1 order by id', [
      user.companyId,
    ]);
    expect(entries).toEqual([
      { action: 'COMPANY_CREATED', user_name: 'Ada Lovelace' },
      { action: 'USER_CREATED', user_name: 'Ada Lovelace' },
    ]);
  });
});

const weakPasswords: [string, string][] = [
  ['', 'Password is required'],
  ['aB3!x', 'Password must be at least 6 characters long'],
  ['AB3!XYZ', 'Password must contain at least one lowercase letter (a-z)'],
  ['ab3!xyz', 'Password must contain at least one uppercase letter (A-Z)'],
  ['abC!xyz', 'Password must contain at least one number (0-9)'],
  ['abC3xyz', 'Password must contain at least one special character (!@#$%^&*)'],
  ['Passw0rd!', 'This password is too common. Please choose another one'],
  [`aB3!${'x'.repeat(253)}`, 'Password must be 256 characters or less'],
];

const badPerson: [string, unknown, string][] = [
  ['name', '', 'Name is required'],
  ['name', '   ', 'Name is required'],
  ['name', undefined, 'Name is required'],
  ['name', 7, 'Name is required'],
  ['name', 'A', 'Name must be at least 2 characters'],
  ['name', 'x'.repeat(101), 'Name must be 100 characters or less'],
  ['name', 'null\0byte', 'This text contains characters that cannot be stored'],
  ['name', 'lone \ud800 surrogate', 'This text contains characters that cannot be stored'],
  ['email', '', 'Email is required'],
  ['email', undefined, 'Email is required'],
  ['email', 'ada', 'Please enter a valid email address'],
  ['email', 'ada@', 'Please enter a valid email address'],
  ['email', 'ada@example', 'Please enter a valid email address'],
  ['email', 'ada@example.com, eve@example.com', 'Please enter a valid email address'],
  ['email', 'ada@example.com\r\nBcc: eve@example.com', 'Please enter a valid email address'],
  ['email', `${'x'.repeat(250)}@example.com`, 'Please enter a valid email address'],
  ...weakPasswords.map(([password, sentence]): [string, string, string] => ['password', password, sentence]),
];

const badCompany: [string, unknown, string][] = [
  ['name', '', 'Company name is required'],
  ['email', '', 'Company email is required'],
  ['email', 'company', 'Company email is invalid'],
  ['adminName', ' ', 'Admin name is required'],
  ['adminEmail', undefined, 'Admin email is required'],
  ['adminEmail', 'admin@', 'Admin email is invalid'],
  ...weakPasswords.map(([password, sentence]): [string, string, string] => ['password', password, sentence]),
];

describe('bad input', () => {
  it.each([
    ...badPerson.map((bad) => ['POST /auth/register-personal', ...bad] as const),
    ...badPerson.map((bad) => ['POST /auth/register', ...bad] as const),
    ...badCompany.map((bad) => ['POST /auth/register-company', ...bad] as const),
  ])('%s says what is wrong with %s %j: %s', async (name: OperationName, field, value, sentence) => {
    const valid = name === 'POST /auth/register-company' ? company() : person();
    const failure = await app.deny(name, 'INVALID_INPUT', { body: { ...valid, [field]: value } });
    expect(failure).toMatchObject({ error: sentence, fields: { [field]: sentence } });
  });

  it('names every field that is wrong, and shows the first', async () => {
    const failure = await app.deny('POST /auth/register-company', 'INVALID_INPUT', { body: {} });
    expect(Object.keys(failure.fields ?? {})).toEqual(['name', 'email', 'adminName', 'adminEmail', 'password']);
    expect(failure.error).toBe('Company name is required');
  });
});

describe('passwords', () => {
  it.each([
    ['64 characters', `aB3!${'long'.repeat(15)}`],
    ['256 characters', `aB3!${'x'.repeat(252)}`],
    ['Greek', '\u039c\u03c5\u03c3\u03c4\u03b9\u03ba\u03cc-7-\u03bb\u03ad\u03be\u03b7'],
    ['Cyrillic with Arabic digits', '\u0421\u0435\u043a\u0440\u0435\u0442-\u0667\u0668\u0669'],
    ['emoji as special characters', 'Geheim7\u{1f511}\u{1f511}'],
    ['spaces within and around', ' Correct horse 7 battery! '],
  ])('of %s are accepted and sign in', async (_, password) => {
    const body = { ...person(), password };
    await app.succeed('POST /auth/register-personal', { body });
    const { email } = body;
    await app.succeed('POST /auth/login', { body: { email, password } });
    const changed = `${password}x`.slice(-256);
    await app.fail('POST /auth/login', 'INVALID_CREDENTIALS', { body: { email, password: changed } });
  });

  it('are as long as PASSWORD_MIN_LENGTH asks', async () => {
    const failure = await strict.deny('POST /auth/register-personal', 'INVALID_INPUT', {
      body: { ...person(), password: 'Short-7-one' },
    });
    expect(failure.error).toBe('Password must be at least 12 characters long');
  });
});

describe('an address that has an account', () => {
  it('is refused in all three ways, however it is written, and nothing is left behind', async () => {
    const { email } = await make.personal();
    await app.settle();
    const written = ` ${email.toUpperCase()}`;
    const attempts: [OperationName, object][] = [
      ['POST /auth/register-personal', { ...person(), email: written }],
      ['POST /auth/register', { ...person(), email: written }],
      ['POST /auth/register-company', { ...company(), adminEmail: written }],
    ];
    for (const [name, body] of attempts) {
      const failure = await app.deny(name, 'EMAIL_TAKEN', { body });
      expect(failure.error).toBe('An account with this email already exists');
      expect(Object.values(failure.fields ?? {})).toEqual([failure.error]);
    }
  });

  it('is shown at the field it was typed into', async () => {
    const { email } = await make.personal();
    const ofPerson = await app.fail('POST /auth/register', 'EMAIL_TAKEN', { body: { ...person(), email } });
    expect(ofPerson.fields).toHaveProperty('email');
    const body = { ...company(), adminEmail: email };
    const ofCompany = await app.fail('POST /auth/register-company', 'EMAIL_TAKEN', { body });
    expect(ofCompany.fields).toHaveProperty('adminEmail');
  });

  it('has one account after 20 registrations at once', async () => {
    const email = uniqueEmail();
    const ways: [OperationName, object][] = [
      ['POST /auth/register-personal', { ...person(), email }],
      ['POST /auth/register', { ...person(), email }],
      ['POST /auth/register-company', { ...company(), adminEmail: email }],
    ];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => {
        const [name, body] = ways[index % ways.length] as [OperationName, object];
        return app.call(name, { body });
      }),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(409)]);
    expect(await app.query('select id from users where email = $1', [email])).toHaveLength(1);
    const orphans = await app.query(
      'select id from companies c where not exists (select from users u where u.company_id = c.id)',
    );
    expect(orphans).toEqual([]);
    expect(await countMails(app, email, 'verification-code')).toBe(1);
  });
});
