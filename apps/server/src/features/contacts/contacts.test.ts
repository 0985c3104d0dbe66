import { beforeAll, describe, expect, it } from 'vitest';
import { createFactories, type Person, unique, uniqueEmail } from '../../testing/factories.ts';
import { callMeanwhile } from '../../testing/meanwhile.ts';
import { startTestApp } from '../../testing/test-app.ts';

const app = await startTestApp();
const make = createFactories(app);
let person: Person;

beforeAll(async () => {
  person = await make.personal();
});

const add = async (given: object = {}, as = person) =>
  (await app.succeed('POST /contacts', { as, body: { name: unique('Contact '), email: uniqueEmail(), ...given } }))
    .data;
const list = (query: Record<string, string> = {}, as = person) => app.succeed('GET /contacts', { as, query });
const names = async (query: Record<string, string>, as: Person) => (await list(query, as)).data.map(({ name }) => name);

describe('a contact', () => {
  it('is personal unless said otherwise, and keeps what was entered', async () => {
    const plain = await add({ name: ' Kim Doe ', email: ' KIM@Example.com ' });
    expect(plain).toMatchObject({
      name: 'Kim Doe',
      email: 'kim@example.com',
      company: null,
      phone: null,
      isPersonal: true,
    });
    const business = await add({ company: 'Acme', phone: '+49 30 1', isPersonal: false });
    const { data } = await app.succeed('GET /contacts/{id}', { as: person, params: { id: business.id } });
    expect(data).toEqual(business);
    expect(data).toMatchObject({ company: 'Acme', phone: '+49 30 1', isPersonal: false });
  });

  it.each([
    [{ name: '' }, { name: 'Name is required' }],
    [{ email: '' }, { email: 'Email is required' }],
    [{ email: 'nowhere' }, { email: 'Please enter a valid email' }],
    [{ phone: 'x'.repeat(41) }, { phone: 'Phone must be 40 characters or less' }],
  ])('with %j is refused, added or edited', async (bad, fields) => {
    const { id } = await add();
    const body = { name: 'Fine', email: uniqueEmail(), ...bad };
    expect((await app.deny('POST /contacts', 'INVALID_INPUT', { as: person, body })).fields).toEqual(fields);
    const edited = await app.deny('PUT /contacts/{id}', 'INVALID_INPUT', { as: person, params: { id }, body: bad });
    expect(edited.fields).toEqual(fields);
  });

  it('changes only in what is sent', async () => {
    const contact = await add({ company: 'Acme', phone: '1' });
    const { data } = await app.succeed('PUT /contacts/{id}', {
      as: person,
      params: { id: contact.id },
      body: { phone: null, isPersonal: false },
    });
    expect(data).toEqual({ ...contact, phone: null, isPersonal: false });
  });

  it('is one per address, also of 20 at once', async () => {
    const first = await add();
    const second = await add();
    const failure = await app.deny('POST /contacts', 'CONTACT_EXISTS', {
      as: person,
      body: { name: 'Again', email: first.email },
    });
    expect(failure.fields).toEqual({ email: 'You already have a contact with this email' });
    const onto = { as: person, params: { id: second.id }, body: { email: first.email } };
    await app.deny('PUT /contacts/{id}', 'CONTACT_EXISTS', onto);
    const email = uniqueEmail();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => app.call('POST /contacts', { as: person, body: { name: 'Race', email } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(409)]);
    const stranger = await make.personal();
    await add({ email }, stranger);
  });

  it('deleted leaves its tasks, unassigned', async () => {
    const contact = await add();
    const task = await make.task(person, { assigneeId: null, externalContactId: contact.id });
    const { message } = await app.succeed('DELETE /contacts/{id}', { as: person, params: { id: contact.id } });
    expect(message).toBe('Contact deleted successfully!');
    const { data } = await app.succeed('GET /tasks/{id}', { as: person, params: { id: task.id } });
    expect(data).toMatchObject({ externalContactId: null, externalContact: null, version: 2 });
  });

  it('deleted while tasks are given to it leaves none behind, and those that come later find it gone', async () => {
    const remove = (id: number) => app.call('DELETE /contacts/{id}', { as: person, params: { id } });
    const give = (externalContactId: number) =>
      app.call('POST /tasks', { as: person, body: { title: 'Given', externalContactId } });
    const task = await make.task(person);
    const given = await add();
    const change = 'update tasks set assignee_id = null, external_contact_id = $1 where id = $2';
    const deletion = await callMeanwhile(
      app,
      (other) => other.query(change, [given.id, task.id]),
      () => remove(given.id),
    );
    expect(deletion.status).toBe(200);
    const { data } = await app.succeed('GET /tasks/{id}', { as: person, params: { id: task.id } });
    expect(data.externalContact).toBeNull();

    const gone = await add();
    const late = await callMeanwhile(
      app,
      (other) => other.query('delete from contacts where id = $1', [gone.id]),
      () => give(gone.id),
    );
    expect(late.status).toBe(404);

    const busy = await add();
    const gifts = Array.from({ length: 19 }, () => give(busy.id));
    expect((await remove(busy.id)).status).toBe(200);
    for (const { status } of await Promise.all(gifts)) expect([201, 404]).toContain(status);
    expect(await app.query('select from tasks where external_contact_id = $1', [busy.id])).toEqual([]);
  });

  it('is nobody else’s, not even an administrator’s of the company', async () => {
    const { owner } = await make.company();
    const employee = await make.person(owner);
    const { id } = await add({}, employee);
    for (const as of [owner, person]) {
      await app.deny('GET /contacts/{id}', 'NOT_FOUND', { as, params: { id } });
      await app.deny('PUT /contacts/{id}', 'NOT_FOUND', { as, params: { id }, body: { name: 'Mine now' } });
      await app.deny('DELETE /contacts/{id}', 'NOT_FOUND', { as, params: { id } });
    }
    expect(await names({}, owner)).toEqual([]);
  });
});

describe('the list of contacts', () => {
  it('is by name, in pages, by type and by what is searched', async () => {
    const owner = await make.personal();
    await add({ name: 'Berta', company: 'Acme 100%', isPersonal: false }, owner);
    await add({ name: 'anton', phone: '555-1234' }, owner);
    await add({ name: 'Caesar' }, owner);
    expect(await names({}, owner)).toEqual(['anton', 'Berta', 'Caesar']);
    expect(await names({ type: 'business' }, owner)).toEqual(['Berta']);
    expect(await names({ type: 'personal' }, owner)).toEqual(['anton', 'Caesar']);
    expect(await names({ search: '0%' }, owner)).toEqual(['Berta']);
    expect(await names({ search: '555' }, owner)).toEqual(['anton']);
    expect(await names({ search: 'a' }, owner)).toEqual([]);
    const first = await list({ limit: '2' }, owner);
    expect(first.pagination).toMatchObject({ total: 3, limit: 2 });
    const second = await list({ limit: '2', cursor: first.pagination.nextCursor ?? '' }, owner);
    expect(second.data.map(({ name }) => name)).toEqual(['Caesar']);
  });

  it('is searched from two characters on, 10 by default', async () => {
    const owner = await make.personal();
    for (let index = 0; index < 12; index++) await add({ name: `Found ${index}` }, owner);
    const search = async (query: Record<string, string>) =>
      (await app.succeed('GET /contacts/search', { as: owner, query })).data.length;
    expect(await search({ q: 'found' })).toBe(10);
    expect(await search({ q: 'found', limit: '12' })).toBe(12);
    for (const q of ['', ' f ', 'f']) expect(await search({ q })).toBe(0);
    expect(await search({})).toBe(0);
  });
});
