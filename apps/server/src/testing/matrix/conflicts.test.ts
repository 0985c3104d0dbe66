import type { OperationName } from '@taskwell/contract/operations';
import { describe, expect, it } from 'vitest';
import { UNIQUE_CONSTRAINTS } from '../../platform/http/conflicts.ts';
import type { Sent } from '../caller.ts';
import { createFactories, type Person, unique, uniqueEmail, uniquePassword } from '../factories.ts';
import { sentCode } from '../mails.ts';
import { startTestApp } from '../test-app.ts';

// SECURITY.md row 25: whatever two want at the same moment, one gets it and the other is told why, never 500.

const app = await startTestApp();
const make = createFactories(app);
const AT_ONCE = 12;

type Request = [OperationName, Sent];
const each = <T>(count: number, one: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => one(index)));

function personal(email: string): Request[] {
  const body = () => ({ name: 'Race', email, password: uniquePassword() });
  return [
    ['POST /auth/register-personal', { body: body() }],
    ['POST /auth/register', { body: body() }],
  ];
}

/** Adding, correcting, and confirming an address, all towards the same one. */
async function towardsAddress(): Promise<Request[]> {
  const email = uniqueEmail();
  const { owner } = await make.company();
  const company = { name: unique('Race '), email, adminName: 'Race', adminEmail: email, password: uniquePassword() };
  const corrected = await each(4, () => make.person(owner));
  const movers = await each(4, () => make.personal());
  const confirmed: Request[] = [];
  for (const as of movers) {
    const body = { newEmail: email, currentPassword: as.password };
    await app.succeed('POST /auth/change-email', { as, body });
    const code = await sentCode(app, email, 'email-change-code');
    confirmed.push(['POST /auth/confirm-email-change', { as, body: { newEmail: email, code } }]);
  }
  return [
    ...personal(email),
    ['POST /auth/register-company', { body: company }],
    ['POST /users', { as: owner, body: { name: 'Race', email, password: uniquePassword() } }],
    ...corrected.map(({ id }): Request => ['PUT /users/{id}', { as: owner, params: { id }, body: { email } }]),
    ...confirmed,
  ];
}

async function only(name: OperationName): Promise<Request[]> {
  const requests = (await towardsAddress()).filter(([each]) => each === name);
  if (requests.length < 2) throw new Error(`${name} is not driven against itself`);
  return requests;
}

async function contacts(as: Person): Promise<Request[]> {
  const email = uniqueEmail();
  const ids = await each(AT_ONCE / 2, () => make.contact(as));
  const added = Array.from(
    { length: AT_ONCE / 2 },
    (): Request => ['POST /contacts', { as, body: { name: 'Race', email } }],
  );
  return [...added, ...ids.map((id): Request => ['PUT /contacts/{id}', { as, params: { id }, body: { email } }])];
}

const parts = (name: 'POST /tasks/{id}/co-assignees' | 'POST /task-shares/{id}/share') => async () => {
  const { owner } = await make.company();
  const [lead, colleague] = [await make.person(owner), await make.person(owner)];
  const { id } = await make.task(owner, { assigneeId: lead.id });
  return Array.from(
    { length: AT_ONCE },
    (): Request => [name, { as: lead, params: { id }, body: { userId: colleague.id } }],
  );
};

/** Requests of which one can succeed, for each constraint that a request can break. */
const RACES: Record<string, { constraint: string; requests: () => Promise<Request[]> }> = {
  'every way to take an address': { constraint: 'users_email', requests: towardsAddress },
  'administrators who correct addresses to the same one': {
    constraint: 'users_email',
    requests: () => only('PUT /users/{id}'),
  },
  'people who confirm the same new address': {
    constraint: 'users_email',
    requests: () => only('POST /auth/confirm-email-change'),
  },
  'adding and changing contacts with one address': {
    constraint: 'contacts_email',
    requests: async () => contacts(await make.personal()),
  },
  'adding the same co-assignee': {
    constraint: 'task_co_assignees_company_id_task_id_user_id_key',
    requests: parts('POST /tasks/{id}/co-assignees'),
  },
  'sharing with the same person': {
    constraint: 'task_shares_company_id_task_id_user_id_key',
    requests: parts('POST /task-shares/{id}/share'),
  },
};

describe.each(Object.entries(RACES))('%s, at the same moment', (_, { constraint, requests }) => {
  it('succeeds once; all others are told 409 with the specified sentence', async () => {
    const answers = await Promise.all((await requests()).map(([name, sent]) => app.call(name, sent)));
    const failed = answers.filter(({ status }) => status >= 400);
    expect(answers.length - failed.length).toBe(1);
    const conflict = UNIQUE_CONSTRAINTS[constraint];
    if (!conflict || 'because' in conflict) throw new Error(`${constraint} is said to be out of reach`);
    for (const { body } of failed) {
      expect(body).toMatchObject({ code: conflict.code, error: conflict.sentence });
      if (conflict.field) expect(Object.values(body.fields as object)).toEqual([conflict.sentence]);
    }
  });
});

describe('the table of unique constraints', () => {
  it('knows each of the database, and no other', async () => {
    const rows = await app.query<{ name: string }>(
      `select c.relname as name from pg_index i
       join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace
       where (i.indisunique or i.indisexclusion) and n.nspname in ('public', 'app')`,
    );
    expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(UNIQUE_CONSTRAINTS).sort());
  });

  it('has a race for each that a request can break', () => {
    const driven = new Set(Object.values(RACES).map(({ constraint }) => constraint));
    const reachable = Object.entries(UNIQUE_CONSTRAINTS).filter(([, meaning]) => 'code' in meaning);
    expect(reachable.map(([name]) => name).filter((name) => !driven.has(name))).toEqual([]);
  });

  it('leaves out the job queue alone, which adds with ON CONFLICT', async () => {
    const rows = await app.query<{ schema: string }>(
      `select distinct n.nspname as schema from pg_index i
       join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace
       where (i.indisunique or i.indisexclusion) and n.nspname <> 'information_schema' and n.nspname !~ '^pg_'`,
    );
    expect(rows.map(({ schema }) => schema).sort()).toEqual(['pgboss', 'public']);
  });
});
