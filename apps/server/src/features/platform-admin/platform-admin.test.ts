import { LIMITS } from '@taskwell/contract/limits';
import { CONSOLE_LIMITS } from '@taskwell/contract/platform-console';
import { beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { createFactories, type Person, unique } from '../../testing/factories.ts';
import { openStream } from '../../testing/streams.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { BATCH_ROWS, createCleanUp } from '../clean-up/clean-up.service.ts';

const app = await startTestApp();
const make = createFactories(app);
let root: Person;

beforeAll(async () => {
  root = await make.superAdmin();
});

const list = async (query: Record<string, string | number> = {}) =>
  (await app.succeed('GET /super-admin/companies', { as: root, query })).data;
const read = async (id: number) =>
  (await app.succeed('GET /super-admin/companies/{id}', { as: root, params: { id } })).data;
const set = async (id: number, action: 'suspend' | 'activate') =>
  (await app.succeed('PUT /super-admin/companies/{id}/status', { as: root, params: { id }, body: { action } })).data;

const remove = (person: Person) =>
  app.succeed('DELETE /auth/company', { as: person, body: { currentPassword: person.password } });
const history = (companyId: number) =>
  app.query<{ action: string; description: string; user_name: string; user_role: string }>(
    `select action, description, user_name, user_role from audit_entries
     where company_id = $1 and action like 'COMPANY\\_%ED' and action <> 'COMPANY_CREATED' order by id`,
    [companyId],
  );

describe('the list of companies', () => {
  it('has companies and personal accounts, newest first, with their counts', async () => {
    const { id, name, email, owner } = await make.company();
    await make.person(owner);
    await make.task(owner);
    const person = await make.personal();
    const { companies, pagination } = await list();
    expect(companies.slice(0, 2)).toEqual([
      expect.objectContaining({
        id: person.companyId,
        name: person.name,
        isPersonal: true,
        subscriptionPlan: 'PERSONAL',
      }),
      {
        id,
        name,
        email,
        subscriptionPlan: 'BUSINESS',
        isPersonal: false,
        createdAt: expect.any(String),
        markedForDeletion: false,
        healthScore: 100,
        healthStatus: 'healthy',
        userCount: 2,
        taskCount: 1,
      },
    ]);
    expect(pagination).toMatchObject({ page: 1, limit: 20, pages: 1 });
    expect(pagination.total).toBe(companies.length);
  });

  it('comes in pages that are counted', async () => {
    const word = unique('paged-company-of-');
    for (let count = 0; count < 5; count++) await make.company({ name: `${word} ${count}` });
    const names = async (page: number) => {
      const { companies, pagination } = await list({ search: word, limit: 2, page });
      expect(pagination).toEqual({ page, limit: 2, total: 5, pages: 3 });
      return companies.map(({ name }) => name.slice(-1));
    };
    expect([await names(1), await names(2), await names(3), await names(4)]).toEqual([
      ['4', '3'],
      ['2', '1'],
      ['0'],
      [],
    ]);
  });

  it('is searched by a part of the name or the address, as typed', async () => {
    const { id, email } = await make.company({ name: 'Nord%wind & Töchter' });
    for (const search of ['nord%wind', 'TÖCHTER', email.slice(2, 12), ' Nord%wind ']) {
      expect(
        (await list({ search, limit: 200 })).companies.map((company) => company.id),
        search,
      ).toContain(id);
    }
    for (const search of ['nord_wind', 'nordwind']) expect((await list({ search })).pagination.total, search).toBe(0);
  });

  it.each([
    ['page', '0'],
    ['page', '-1'],
    ['page', 'two'],
    ['limit', '0'],
    ['limit', '201'],
    ['search', 'x'.repeat(LIMITS.searchLength + 1)],
  ])('refuses %s %s', async (field, value) => {
    const failure = await app.fail('GET /super-admin/companies', 'INVALID_INPUT', {
      as: root,
      query: { [field]: value },
    });
    expect(Object.keys(failure.fields ?? {})).toEqual([field]);
  });
});

describe('the details of a company', () => {
  it('name its people, administrators first, and how much history it has', async () => {
    const { id, owner } = await make.company();
    const employee = await make.invited(owner, { name: 'Aaron Employee' });
    const admin = await make.person(owner, { name: 'Zoe Admin', role: 'ADMIN' });
    const gone = await make.person(owner);
    await make.deletePerson(gone);
    const [{ count } = { count: 0 }] = await app.query<{ count: number }>(
      'select count(*)::int as count from audit_entries where company_id = $1',
      [id],
    );
    const company = await read(id);
    expect(
      company.users.map(({ name, email, role, isEmailVerified }) => ({ name, email, role, isEmailVerified })),
    ).toEqual([
      { name: owner.name, email: owner.email, role: 'SYSDMIN', isEmailVerified: true },
      { name: admin.name, email: admin.email, role: 'ADMIN', isEmailVerified: true },
      { name: employee.name, email: employee.email, role: 'EMPLOYEE', isEmailVerified: false },
    ]);
    expect(company).toMatchObject({ id, userCount: 3, auditCount: count, purgeAt: null });
  });

  it('leave an entry on the company’s own history for each reading, and none where there is nothing to read', async () => {
    const { id, owner } = await make.company();
    await read(id);
    await read(id);
    await app.deny('GET /super-admin/companies/{id}', 'NOT_FOUND', { as: root, params: { id: 999_999_999 } });
    const query = { action: 'SEEN_BY_PLATFORM' };
    const { auditLogs } = (await app.succeed('GET /audit', { as: owner, query })).data;
    expect(auditLogs).toHaveLength(2);
    expect(auditLogs[0]).toMatchObject({
      entityType: 'Company',
      entityId: id,
      description: `${root.name}, who administers the platform, looked at the company's details`,
      user: { id: root.id, name: root.name, role: 'SUPER_ADMIN' },
    });
  });

  it('stop at the first of many people, and say how many there are', async () => {
    const { id, owner } = await make.company();
    await app.query(
      `insert into users (company_id, name, email, role, password_hash)
       select $1, 'Person ' || n, 'many' || n || '@example.com', 'EMPLOYEE', '' from generate_series(1, 150) n`,
      [id],
    );
    const { users, userCount } = await read(id);
    expect(users).toHaveLength(CONSOLE_LIMITS.companyUsersShown);
    expect(users[0]?.id).toBe(owner.id);
    expect(userCount).toBe(151);
  });

  it('of a company that does not exist are not found', async () => {
    for (const id of [999_999_999, 'x', '-1']) {
      await app.deny('GET /super-admin/companies/{id}', 'NOT_FOUND', { as: root, params: { id } });
    }
  });
});

describe('the console', () => {
  it('is closed to everybody else, and to those without a session', async () => {
    const { id, owner } = await make.company();
    const admin = await make.person(owner, { role: 'ADMIN' });
    const employee = await make.person(owner);
    const personal = await make.personal();
    const calls = [
      ['GET /super-admin/companies', {}],
      ['GET /super-admin/companies/{id}', { params: { id } }],
      ['PUT /super-admin/companies/{id}/status', { params: { id }, body: { action: 'suspend' } }],
    ] as const;
    for (const [name, sent] of calls) {
      for (const as of [owner, admin, employee, personal]) await app.deny(name, 'FORBIDDEN', { ...sent, as });
      await app.deny(name, 'UNAUTHENTICATED', sent);
    }
  });
});

describe('suspending a company', () => {
  it('ends every session of it at once, live streams included, and nobody else’s', async () => {
    const { id, owner } = await make.company();
    const employee = await make.person(owner);
    const stranger = await make.personal();
    const [stream, others] = [await openStream(app, employee), await openStream(app, stranger)];
    expect(await set(id, 'suspend')).toMatchObject({ id, markedForDeletion: true, purgeAt: null });
    for (const as of [owner, employee]) await app.deny('GET /auth/me', 'UNAUTHENTICATED', { as });
    await eventually('the end of the stream', () => stream.isEnded());
    expect(others.isEnded()).toBe(false);
    await app.succeed('GET /auth/me', { as: stranger });
    await app.succeed('GET /auth/me', { as: root });
    others.close();
  });

  it('keeps its people out, who hear why only after the right password', async () => {
    const { id, name, owner } = await make.company();
    await set(id, 'suspend');
    const { email, password } = owner;
    const refused = await app.fail('POST /auth/login', 'COMPANY_SUSPENDED', { body: { email, password } });
    expect(refused).toMatchObject({ companySuspended: true, companyName: name });
    const wrong = await app.fail('POST /auth/login', 'INVALID_CREDENTIALS', {
      body: { email, password: 'Wrong-horse-1!' },
    });
    expect(wrong.companySuspended).toBeUndefined();
  });

  it('leaves no session behind of somebody who was just signing in: none comes to life when it is restored', async () => {
    for (let round = 0; round < 6; round++) {
      const { id, owner } = await make.company();
      const { email, password } = owner;
      const signIns = Array.from({ length: 3 }, () => app.call('POST /auth/login', { body: { email, password } }));
      await set(id, 'suspend');
      const answers = await Promise.all(signIns);
      await set(id, 'activate');
      for (const { status, body } of answers) {
        expect([200, 403]).toContain(status);
        if (status !== 200) continue;
        await app.deny('GET /auth/me', 'UNAUTHENTICATED', { as: { token: (body as { token: string }).token } });
      }
    }
  });

  it('stands once on its own history, also where two do it together', async () => {
    const { id, name } = await make.company();
    const second = await make.superAdmin();
    const params = { id };
    const answers = await Promise.all(
      [root, second, root].map((as) =>
        app.succeed('PUT /super-admin/companies/{id}/status', { as, params, body: { action: 'suspend' } }),
      ),
    );
    for (const { data } of answers) expect(data.markedForDeletion).toBe(true);
    const entries = await history(id);
    expect(entries).toEqual([
      {
        action: 'COMPANY_SUSPENDED',
        description: expect.stringMatching(new RegExp(`^Root \\d+ suspended "${name}"$`)),
        user_name: expect.stringMatching(/^Root/),
        user_role: 'SUPER_ADMIN',
      },
    ]);
  });

  it('leaves a company that its owner deleted with the day of its purge', async () => {
    const person = await make.personal();
    await remove(person);
    const { purgeAt } = await read(person.companyId);
    expect(purgeAt).not.toBeNull();
    expect(await set(person.companyId, 'suspend')).toMatchObject({ markedForDeletion: true, purgeAt });
    expect(await history(person.companyId)).toHaveLength(1);
  });

  it.each([[{}], [{ action: 'delete' }], [{ action: null }]])('refuses %j', async (body) => {
    const { companyId } = await make.personal();
    const sent = { as: root, params: { id: companyId }, body };
    const failure = await app.deny('PUT /super-admin/companies/{id}/status', 'INVALID_INPUT', sent);
    expect(failure.fields).toEqual({ action: 'Action must be suspend or activate' });
  });

  it('that does not exist is not found', async () => {
    for (const action of ['suspend', 'activate']) {
      const sent = { as: root, params: { id: 999_999_999 }, body: { action } };
      await app.deny('PUT /super-admin/companies/{id}/status', 'NOT_FOUND', sent);
    }
  });
});

describe('restoring a company', () => {
  it('that its owner deleted lets its people sign in again to all they had; sessions of before stay ended', async () => {
    const { id, name, owner } = await make.company();
    const employee = await make.person(owner);
    const task = await make.task(owner, { title: 'Still here', assigneeId: employee.id });
    await remove(owner);
    expect(await set(id, 'activate')).toMatchObject({ markedForDeletion: false, purgeAt: null });
    for (const as of [owner, employee]) await app.deny('GET /auth/me', 'UNAUTHENTICATED', { as });
    for (const person of [owner, employee]) {
      const token = await make.signIn(person);
      const { data } = await app.succeed('GET /tasks/{id}', { as: { token }, params: { id: task.id } });
      expect(data.title).toBe('Still here');
    }
    expect(await history(id)).toEqual([
      expect.objectContaining({ action: 'COMPANY_DELETED', user_name: owner.name }),
      expect.objectContaining({ action: 'COMPANY_RESTORED', description: `${root.name} restored "${name}"` }),
    ]);
  });

  it('works for a personal account too', async () => {
    const person = await make.personal();
    await remove(person);
    await set(person.companyId, 'activate');
    await app.succeed('GET /tasks', { as: { token: await make.signIn(person) } });
  });

  it('that is active already changes nothing', async () => {
    const { id, owner } = await make.company();
    expect(await set(id, 'activate')).toMatchObject({ markedForDeletion: false });
    await app.succeed('GET /auth/me', { as: owner });
    expect(await history(id)).toEqual([]);
  });

  it('takes it out of the purge’s way, even on the last day', async () => {
    const person = await make.personal();
    await remove(person);
    await app.query(`update companies set purge_at = now() - interval '1 second' where id = $1`, [person.companyId]);
    await set(person.companyId, 'activate');
    const { purgeStep } = createCleanUp(app.services);
    expect(await app.services.database.asSystem('clean-up', (tx) => purgeStep(tx, () => BATCH_ROWS.most))).toBeNull();
    await make.signIn(person);
  });
});
