import { beforeAll, describe, expect, it } from 'vitest';
import { type Company, createFactories, type Person, unique, uniqueEmail } from '../../testing/factories.ts';
import { countMails, mailTo } from '../../testing/mails.ts';
import { APP_URL, startTestApp } from '../../testing/test-app.ts';

const app = await startTestApp();
const make = createFactories(app);
let company: Company;
let admin: Person;
let employee: Person;

const newcomer = () => ({ name: unique('New '), email: uniqueEmail(), password: 'Handed-over-7!', role: 'EMPLOYEE' });

beforeAll(async () => {
  company = await make.company();
  admin = await make.person(company.owner, { role: 'ADMIN' });
  employee = await make.person(company.owner);
});

describe('adding a person', () => {
  it('answers the person, unverified, in the company of who added them', async () => {
    const body = newcomer();
    const { data } = await app.succeed('POST /users', { as: admin, body });
    expect(data).toMatchObject({
      name: body.name,
      email: body.email,
      role: 'EMPLOYEE',
      isPersonal: false,
      isEmailVerified: false,
      companyId: company.id,
      companyName: company.name,
    });
  });

  it('makes an employee when no role is given', async () => {
    const { role: _, ...body } = newcomer();
    expect((await app.succeed('POST /users', { as: admin, body })).data.role).toBe('EMPLOYEE');
  });

  it('mails a link of ours, and no password', async () => {
    const body = newcomer();
    await app.succeed('POST /users', { as: admin, body });
    const mail = await mailTo(app, body.email, 'set-password');
    expect(mail.subject).toBe(`Your Taskwell account at ${company.name}`);
    expect(mail.text).toMatch(new RegExp(`^Choose a password: ${APP_URL}/set-password/[\\w-]{43}$`, 'm'));
    expect(mail.text + mail.html).not.toContain(body.password);
  });

  it('leaves an entry on the history', async () => {
    const body = newcomer();
    const { data } = await app.succeed('POST /users', { as: admin, body });
    const entries = await app.query(
      `select action, user_id, user_role, description from audit_entries where entity_type = 'User' and entity_id = $1`,
      [data.id],
    );
    expect(entries).toEqual([
      {
        action: 'USER_CREATED',
        user_id: admin.id,
        user_role: 'ADMIN',
        description: `Added ${body.name} (${body.email})`,
      },
    ]);
  });

  it.each([
    ['name', '', 'Name is required'],
    ['name', undefined, 'Name is required'],
    ['name', 'x'.repeat(101), 'Name must be 100 characters or less'],
    ['email', '', 'Email is required'],
    ['email', 'new', 'Please enter a valid email address'],
    ['password', '', 'Password is required'],
    ['password', undefined, 'Password is required'],
    ['password', 'aB3!x', 'Password must be at least 6 characters'],
    ['password', 'password', 'This password is too common. Please choose another one'],
    ['role', 'BOSS', 'Role must be Employee or Admin'],
    ['role', null, 'Role must be Employee or Admin'],
  ])('says what is wrong with %s %j: %s', async (field, value, sentence) => {
    const body = { ...newcomer(), [field]: value };
    const failure = await app.deny('POST /users', 'INVALID_INPUT', { as: admin, body });
    expect(failure).toMatchObject({ error: sentence, fields: { [field]: sentence } });
  });

  it.each(['another tenant’s', 'a colleague’s', 'one’s own'])('refuses %s address, and mails nobody', async (whose) => {
    const owners = { 'another tenant’s': await make.personal(), 'a colleague’s': employee, 'one’s own': admin };
    const { email } = owners[whose as keyof typeof owners];
    const failure = await app.deny('POST /users', 'EMAIL_TAKEN', { as: admin, body: { ...newcomer(), email } });
    expect(failure.fields).toEqual({ email: 'An account with this email already exists' });
  });

  it('of one address 20 times at once succeeds once', async () => {
    const body = newcomer();
    const answers = await Promise.all(Array.from({ length: 20 }, () => app.call('POST /users', { as: admin, body })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(409)]);
    expect(await countMails(app, body.email, 'set-password')).toBe(1);
  });
});

describe('the list of users', () => {
  it('is for administrators; an employee cannot read it', async () => {
    await app.deny('GET /users', 'FORBIDDEN', { as: employee });
    await app.succeed('GET /users', { as: admin });
  });

  it('of a personal account holds its owner alone', async () => {
    const person = await make.personal();
    const { data, pagination } = await app.succeed('GET /users', { as: person });
    expect(data.map(({ id }) => id)).toEqual([person.id]);
    expect(pagination).toEqual({ total: 1, limit: 50, nextCursor: null });
  });
});

describe('the list of colleagues', () => {
  it('gives every member all roles, by name, with nothing but id, name, email and role', async () => {
    const { owner } = await make.company();
    const zoe = await make.person(owner, { name: 'zoe' });
    const bob = await make.person(owner, { name: 'Bob', role: 'ADMIN' });
    const { data } = await app.succeed('GET /users/employees', { as: zoe });
    const shown = [bob, owner, zoe].map(({ id, name, email, role }) => ({ id, name, email, role }));
    expect(data).toEqual(shown);
  });

  it('leaves out the deleted', async () => {
    const { owner } = await make.company();
    const gone = await make.person(owner);
    await make.deletePerson(gone);
    const { data, pagination } = await app.succeed('GET /users/employees', { as: owner });
    expect(data.map(({ id }) => id)).toEqual([owner.id]);
    expect(pagination.total).toBe(1);
  });

  it.each([
    ['a part of the name, in any case', 'LOVEL', ['Ada Lovelace']],
    ['a part of the email', 'hopper@', ['Grace Hopper']],
    ['no part of the role', 'admin', []],
    ['nothing there', 'nobody', []],
    ['a percent sign taken as it is', '%', ['Percy 100%']],
    ['an underscore taken as it is', 'a_', []],
    ['spaces alone', '   ', ['Ada Lovelace', 'Grace Hopper', 'Percy 100%']],
  ])('is searched by %s', async (_, search, names) => {
    const { owner } = await make.company();
    await make.invited(owner, { name: 'Percy 100%' });
    await make.invited(owner, { name: 'Grace Hopper', email: `${unique('hopper')}@x.example.com`, role: 'ADMIN' });
    await make.invited(owner, { name: 'Ada Lovelace' });
    const query = { search: search.replace('hopper@', 'hopper') };
    const { data, pagination } = await app.succeed('GET /users/employees', { as: owner, query });
    const others = data.filter(({ id }) => id !== owner.id).map(({ name }) => name);
    expect(others).toEqual(names);
    expect(pagination.total).toBe(data.length);
  });

  it.each(['System Administrator', 'system adm', 'SYSDMIN'])(
    'is searched by a role as it is read, where people are administered (%s)',
    async (search) => {
      const { owner } = await make.company();
      await make.invited(owner, { name: 'Grace Hopper', role: 'ADMIN' });
      const { data } = await app.succeed('GET /users', { as: owner, query: { search } });
      expect(data.map(({ id }) => id)).toEqual([owner.id]);
    },
  );

  it('is paged without leaving anybody out or showing anybody twice', async () => {
    const { owner } = await make.company();
    for (const name of ['bea', 'Ann', 'ann', 'ANN', 'Carl', 'Ann', 'dora']) await make.invited(owner, { name });
    const whole = await app.succeed('GET /users/employees', { as: owner });
    const seen: number[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const query: Record<string, string> = { limit: '3', ...(cursor ? { cursor } : {}) };
      const page = await app.succeed('GET /users/employees', { as: owner, query });
      expect(page.pagination).toMatchObject({ total: 8, limit: 3 });
      seen.push(...page.data.map(({ id }) => id));
      cursor = page.pagination.nextCursor;
    }
    expect(seen).toEqual(whole.data.map(({ id }) => id));
  });

  it.each([
    [{ limit: '0' }, 'limit'],
    [{ limit: '201' }, 'limit'],
    [{ limit: '-1' }, 'limit'],
    [{ limit: '1e2' }, 'limit'],
    [{ cursor: 'made-up' }, 'cursor'],
    [{ cursor: Buffer.from('["name","a","x"]').toString('base64url') }, 'cursor'],
    [{ cursor: Buffer.from('["title","a","1"]').toString('base64url') }, 'cursor'],
    [{ search: 'x'.repeat(101) }, 'search'],
  ])('refuses %j', async (query, field) => {
    for (const name of ['GET /users/employees', 'GET /users'] as const) {
      const failure = await app.deny(name, 'INVALID_INPUT', { as: admin, query });
      expect(failure.fields).toEqual({ [field]: `${field} is invalid` });
    }
  });
});
