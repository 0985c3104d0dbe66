import { beforeAll, describe, expect, it } from 'vitest';
import {
  type Company,
  createFactories,
  type Person,
  unique,
  uniqueEmail,
  uniquePassword,
} from '../../testing/factories.ts';
import { countMails, mailTo, sentCode } from '../../testing/mails.ts';
import { startTestApp } from '../../testing/test-app.ts';

const app = await startTestApp();
const make = createFactories(app);
let company: Company;
let owner: Person;
let admin: Person;

beforeAll(async () => {
  company = await make.company();
  owner = company.owner;
  admin = await make.person(owner, { role: 'ADMIN' });
});

const read = async (id: number, as = owner) => (await app.succeed('GET /users/{id}', { as, params: { id } })).data;
const edit = async (id: number, body: object, as = owner) =>
  (await app.succeed('PUT /users/{id}', { as, params: { id }, body })).data;
const isSignedIn = async (person: Person) => (await app.call('GET /auth/me', { as: person })).status === 200;

describe('the details of a person', () => {
  it('hold the statistics of the tasks they lead', async () => {
    const person = await make.person(owner);
    for (const status of ['TODO', 'IN_PROGRESS', 'ON_HOLD', 'COMPLETED', 'COMPLETED', 'CANCELLED']) {
      const { id } = await make.task(owner, { assigneeId: person.id });
      await app.succeed('PATCH /tasks/{id}/status', { as: owner, params: { id }, body: { status } });
    }
    expect(await read(person.id, admin)).toMatchObject({
      name: person.name,
      statistics: { assigned: 6, completed: 2, inProgress: 1, onHold: 1, cancelled: 1 },
    });
  });
});

describe('a name', () => {
  it('that turns round or hides what is read is refused, wherever a person gets it, and nothing changes', async () => {
    const fields = { name: 'Name cannot contain line breaks or invisible characters' };
    const name = 'Ada\u202E nimdA';
    const person = await make.person(owner);
    const created = { name, email: uniqueEmail(), password: person.password };
    expect(await app.deny('POST /users', 'INVALID_INPUT', { as: owner, body: created })).toMatchObject({ fields });
    const edited = { as: owner, params: { id: person.id }, body: { name } };
    expect(await app.deny('PUT /users/{id}', 'INVALID_INPUT', edited)).toMatchObject({ fields });
    const people = [{ name, email: uniqueEmail(), role: 'EMPLOYEE' }];
    await app.deny('POST /users/import', 'INVALID_INPUT', { as: owner, body: { people } });
    expect(await app.deny('POST /auth/register', 'INVALID_INPUT', { body: created })).toMatchObject({ fields });
  });
});

describe('editing a person', () => {
  it('changes only what is sent, and says so on the history', async () => {
    const person = await make.person(owner);
    const name = unique('Renamed ');
    expect(await edit(person.id, { name })).toMatchObject({ name, email: person.email, role: 'EMPLOYEE' });
    expect(await isSignedIn(person)).toBe(true);
    const [entry] = await app.query(
      `select description from audit_entries where entity_id = $1 and action = 'USER_UPDATED'`,
      [person.id],
    );
    expect(entry).toEqual({ description: `Changed name (now ${name}) of ${person.name}` });
  });

  it('of the role ends the sessions of the person', async () => {
    const person = await make.person(owner);
    expect((await edit(person.id, { role: 'ADMIN' })).role).toBe('ADMIN');
    expect(await isSignedIn(person)).toBe(false);
  });

  it('of the address has it verified again, and tells the old one', async () => {
    const person = await make.person(owner);
    const email = uniqueEmail();
    expect(await edit(person.id, { email })).toMatchObject({ email, isEmailVerified: false });
    expect(await isSignedIn(person)).toBe(false);
    expect((await mailTo(app, person.email, 'address-changed')).text).toContain(company.name);
    const { password } = person;
    await app.fail('POST /auth/login', 'EMAIL_NOT_VERIFIED', { body: { email, password } });
    const code = await sentCode(app, email, 'verification-code');
    await app.succeed('POST /email-verification/verify', { body: { email, code } });
    await app.succeed('POST /auth/login', { body: { email, password } });
  });

  it('refuses an address that has an account, and what cannot be one', async () => {
    const person = await make.person(owner);
    const params = { id: person.id };
    const taken = await app.deny('PUT /users/{id}', 'EMAIL_TAKEN', { as: owner, params, body: { email: admin.email } });
    expect(taken.fields).toEqual({ email: 'An account with this email already exists' });
    for (const [body, fields] of [
      [{ name: ' ' }, { name: 'Name is required' }],
      [{ email: 'nowhere' }, { email: 'Please enter a valid email address' }],
    ]) {
      expect((await app.deny('PUT /users/{id}', 'INVALID_INPUT', { as: owner, params, body })).fields).toEqual(fields);
    }
  });

  it('never makes a System Administrator', async () => {
    const person = await make.person(owner);
    for (const role of ['SYSDMIN', 'SUPER_ADMIN']) {
      await app.deny('PUT /users/{id}', 'FORBIDDEN', { as: owner, params: { id: person.id }, body: { role } });
    }
  });

  it('sends whoever never came in a new welcome where the address is corrected', async () => {
    const { id, email: old } = await make.invited(owner);
    const token = await make.linkToken(old);
    const email = uniqueEmail();
    await edit(id, { email });
    await app.deny('POST /auth/set-password', 'INVALID_LINK', { body: { token, newPassword: 'Correct-horse-8!' } });
    const newPassword = 'Correct-horse-9!';
    await app.succeed('POST /auth/set-password', { body: { token: await make.linkToken(email), newPassword } });
    await app.succeed('POST /auth/login', { body: { email, password: newPassword } });
  });
});

describe('resetting a password', () => {
  const reset = (as: Person, id: number, newPassword: string) => ({ as, params: { id }, body: { newPassword } });

  it('gives the person the new one, ends the sessions and tells by mail, without the password', async () => {
    const person = await make.person(owner);
    const newPassword = 'Handed-over-8!';
    const { message } = await app.succeed('PUT /users/{id}/reset-password', reset(admin, person.id, newPassword));
    expect(message).toBe('Password reset successfully');
    expect(await isSignedIn(person)).toBe(false);
    await app.fail('POST /auth/login', 'INVALID_CREDENTIALS', {
      body: { email: person.email, password: person.password },
    });
    await app.succeed('POST /auth/login', { body: { email: person.email, password: newPassword } });
    const mail = await mailTo(app, person.email, 'password-reset-by-administrator');
    expect(mail.text + mail.html).not.toContain(newPassword);
  });

  it.each([
    ['short', 'Password must be at least 6 characters long'],
    ['', 'Password is required'],
  ])('to %j is refused', async (newPassword, sentence) => {
    const person = await make.person(owner);
    const failure = await app.deny(
      'PUT /users/{id}/reset-password',
      'INVALID_INPUT',
      reset(owner, person.id, newPassword),
    );
    expect(failure.fields).toEqual({ newPassword: sentence });
  });

  it('is not for oneself, peers or superiors', async () => {
    const otherAdmin = await make.person(owner, { role: 'ADMIN' });
    for (const id of [admin.id, otherAdmin.id, owner.id]) {
      await app.deny('PUT /users/{id}/reset-password', 'FORBIDDEN', reset(admin, id, 'Handed-over-8!'));
    }
    await app.deny('PUT /users/{id}/reset-password', 'FORBIDDEN', reset(owner, owner.id, 'Handed-over-8!'));
  });
});

describe('deleting a person', () => {
  const remove = (as: Person, id: number) => app.succeed('DELETE /users/{id}', { as, params: { id } });

  it('keeps the name on history, frees the address and leaves open tasks to nobody', async () => {
    const person = await make.person(owner, { name: 'Gone Tomorrow' });
    const open = await make.task(owner, { assigneeId: person.id, title: 'Open' });
    const done = await make.task(owner, { assigneeId: person.id, title: 'Done' });
    await app.succeed('PATCH /tasks/{id}/status', {
      as: person,
      params: { id: done.id },
      body: { status: 'COMPLETED' },
    });
    await app.succeed('POST /comments/task/{taskId}', {
      as: person,
      params: { taskId: open.id },
      body: { content: 'I was here' },
    });
    expect((await remove(admin, person.id)).message).toBe('Gone Tomorrow was deleted');
    expect(await isSignedIn(person)).toBe(false);
    const task = async (id: number) => (await app.succeed('GET /tasks/{id}', { as: owner, params: { id } })).data;
    expect(await task(open.id)).toMatchObject({
      assigneeId: null,
      version: 2,
      comments: [{ author: { name: 'Gone Tomorrow' } }],
    });
    expect((await task(done.id)).assigneeId).toBe(person.id);
    const { data: updates } = await app.succeed('GET /tasks/{id}/updates', { as: owner, params: { id: open.id } });
    expect(updates[0]?.description).toBe('Unassigned "Open": Gone Tomorrow was deleted');
    await app.deny('GET /users/{id}', 'NOT_FOUND', { as: owner, params: { id: person.id } });
    await make.person(owner, { email: person.email });
  });

  it('ends the collaborations that the person had brought about', async () => {
    const person = await make.person(owner);
    const guest = await make.personal();
    await make.verify(guest.email);
    const task = await make.task(person);
    const body = { recipientEmail: guest.email };
    await app.succeed('POST /tasks/{id}/send-invitation', { as: person, params: { id: task.id }, body });
    const { data } = await app.succeed('GET /task-invitations/user/received', { as: guest });
    await app.succeed('POST /task-invitations/{token}/accept', { as: guest, params: { token: data[0]?.id ?? 0 } });
    await app.succeed('GET /tasks/{id}', { as: guest, params: { id: task.id } });
    await remove(owner, person.id);
    await app.deny('GET /tasks/{id}', 'NOT_FOUND', { as: guest, params: { id: task.id } });
  });

  it('is not for oneself, peers or superiors', async () => {
    const otherAdmin = await make.person(owner, { role: 'ADMIN' });
    for (const id of [admin.id, otherAdmin.id, owner.id]) {
      await app.deny('DELETE /users/{id}', 'FORBIDDEN', { as: admin, params: { id } });
    }
    await app.deny('DELETE /users/{id}', 'FORBIDDEN', { as: owner, params: { id: owner.id } });
    await remove(owner, otherAdmin.id);
  });
});

describe('the bulk import', () => {
  const people = (count: number, role = 'EMPLOYEE') =>
    Array.from({ length: count }, () => ({ name: unique('Many '), email: uniqueEmail(), role }));
  const add = (list: object[], as = owner) => ({ as, body: { people: list } });

  it('adds everybody, each with a mail that leads to a password', async () => {
    const list = people(200);
    const { data } = await app.succeed('POST /users/import', add(list, admin));
    expect(data).toEqual({ imported: 200, waiting: 0, failed: [] });
    // The outbox page shows the newest hundred.
    const first = list.at(-1);
    expect(await countMails(app, first?.email ?? '', 'set-password')).toBe(1);
    await app.fail('POST /auth/login', 'INVALID_CREDENTIALS', {
      body: { email: first?.email, password: 'anything-1!' },
    });
    const token = await make.linkToken(first?.email ?? '');
    const newPassword = 'Correct-horse-8!';
    await app.succeed('POST /auth/set-password', { body: { token, newPassword } });
    await app.succeed('POST /auth/login', { body: { email: first?.email, password: newPassword } });
  });

  it('leaves out who has an account, by name, and adds the others', async () => {
    const [first, second] = people(2);
    const { data } = await app.succeed('POST /users/import', add([first ?? {}, { ...second, email: admin.email }]));
    expect(data).toEqual({
      imported: 1,
      waiting: 0,
      failed: [{ email: admin.email, error: 'An account with this email already exists' }],
    });
  });

  it('gives a role only as far as the importing person may', async () => {
    await app.succeed('POST /users/import', add([...people(1, 'ADMIN'), ...people(1, 'SYSDMIN')]));
    for (const role of ['ADMIN', 'SYSDMIN', 'SUPER_ADMIN']) {
      await app.deny('POST /users/import', 'FORBIDDEN', add([...people(1), ...people(1, role)], admin));
    }
    await app.deny('POST /users/import', 'FORBIDDEN', add(people(1, 'SUPER_ADMIN')));
  });

  it('takes 200 at a time, each of them valid', async () => {
    const many = await app.deny('POST /users/import', 'INVALID_INPUT', add(people(201)));
    expect(many.error).toBe('Up to 200 people can be added at once');
    const bad = await app.deny('POST /users/import', 'INVALID_INPUT', add([{ name: 'x', email: 'nowhere' }]));
    expect(bad.fields).toEqual({ 'people.0.email': 'Please enter a valid email address' });
  });
});

describe('an invitation that is sent again', () => {
  const again = (person: { id: number }) => ({ as: admin, params: { id: person.id } });

  it('opens the account with a new link alone, and stands in the audit log', async () => {
    const person = await make.invited(owner);
    const before = await make.linkToken(person.email);
    const { message } = await app.succeed('POST /users/{id}/resend-invitation', again(person));
    expect(message).toBe(`A new invitation is on its way to ${person.name}`);
    await expect.poll(() => countMails(app, person.email, 'set-password')).toBe(2);
    const newPassword = uniquePassword();
    await app.deny('POST /auth/set-password', 'INVALID_LINK', { body: { token: before, newPassword } });
    const links = await app.query('select from set_password_links where user_id = $1', [person.id]);
    expect(links).toHaveLength(1);
    const entries = await app.query(
      `select description, user_name from audit_entries where entity_id = $1 and action = 'USER_INVITED_AGAIN'`,
      [person.id],
    );
    expect(entries).toEqual([{ description: `Sent ${person.name} a new invitation`, user_name: admin.name }]);
  });

  it('is not for whoever has come in, and leaves them as they are', async () => {
    const person = await make.person(owner);
    await app.deny('POST /users/{id}/resend-invitation', 'ALREADY_CAME_IN', again(person));
    expect(await countMails(app, person.email, 'set-password')).toBe(1);
    expect(await isSignedIn(person)).toBe(true);
  });

  it('of two at once leaves one link', async () => {
    const person = await make.invited(owner);
    const sent = again(person);
    await Promise.all([sent, sent, sent].map((each) => app.succeed('POST /users/{id}/resend-invitation', each)));
    const links = await app.query('select from set_password_links where user_id = $1', [person.id]);
    expect(links).toHaveLength(1);
  });
});
