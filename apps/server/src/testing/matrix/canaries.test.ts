import { type OperationName, operation } from '@taskwell/contract/operations';
import { beforeAll, describe, expect, it } from 'vitest';
import { createFactories, type Person } from '../factories.ts';
import { type LiveStream, openStream } from '../streams.ts';
import { startTestApp } from '../test-app.ts';
import { crawlAll } from './crawl.ts';

// SECURITY.md row 2: a unique word in every text of every tenant; whoever reads everything within reach, lists, mails
// and the live stream included, never meets a foreign one. Inside one task: canaries-within.test.ts.

const app = await startTestApp();
const make = createFactories(app);

interface Tenant {
  word: string;
  id: number;
  people: Person[];
  taskIds: number[];
}

/** Texts that are ours, not the tenant's. */
const OWN_WORDS = [
  'companies.subscription_plan',
  'users.password_hash',
  'tasks.title_key',
  'audit_entries.action',
  'audit_entries.entity_type',
  'audit_blocks.action',
  'audit_blocks.entity_type',
  'notifications.type',
  'notifications.title',
  'mails.template',
  'mails.last_error',
  'events.kind',
  'sign_in_attempts.reason',
  'task_invitations.status',
  // Made by browsers and their push services, and answered to nobody.
  'push_subscriptions.endpoint',
  'push_subscriptions.p256dh',
  'push_subscriptions.auth',
];
/** The collaborator's task is in the first tenant; this is all it may see of it. */
const sharedTask = {
  title: 'canaryalpha reached',
  description: 'canaryalpha reached too',
  comment: 'canaryalpha said',
  author: 'canaryalpha owner',
};

/** … and this is how the first tenant knows the collaborator. */
const guestWords = ['canarycharly person', 'canarycharly.person@example.com'];

const tenants: Tenant[] = [];
let collaborator: Person;
let reachedId: number;

beforeAll(async () => {
  tenants.push(
    await companyTenant('canaryalpha'),
    await companyTenant('canarybravo'),
    await personalTenant('canarycharly'),
  );
  const [alpha] = tenants as [Tenant];
  collaborator = tenants[2]?.people[0] as Person;
  const { title, description, comment } = sharedTask;
  const [owner] = alpha.people as [Person];
  const reached = await make.task(owner, { title, description });
  reachedId = reached.id;
  await make.comment(reachedId, owner, comment);
  await make.collaborate(reachedId, collaborator);
  alpha.taskIds.push(reachedId);
});

async function companyTenant(word: string): Promise<Tenant> {
  const { id, owner } = await make.company({ name: `${word} company`, email: `${word}@example.com` });
  const member = (role: 'ADMIN' | 'EMPLOYEE', name: string) =>
    make.person(owner, { role, name: `${word} ${name}`, email: `${word}.${name}@example.com` });
  const people = [
    owner,
    await member('ADMIN', 'admin'),
    await member('EMPLOYEE', 'one'),
    await member('EMPLOYEE', 'two'),
  ];
  await app.query('update users set name = $2 where id = $1', [owner.id, `${word} owner`]);
  return fillTenant({ word, id, people, taskIds: [] });
}

async function personalTenant(word: string): Promise<Tenant> {
  const person = await make.personal({ name: `${word} person`, email: `${word}.person@example.com` });
  await make.verify(person.email);
  return fillTenant({ word, id: person.companyId, people: [person], taskIds: [] });
}

/** Puts the tenant's word into every text it can have. */
async function fillTenant(tenant: Tenant): Promise<Tenant> {
  const { word, people } = tenant;
  const [owner] = people as [Person];
  const assignee = people[2] ?? owner;
  const { email, password } = owner;
  const headers = { 'user-agent': `${word} browser` };
  await app.succeed('POST /auth/login', { body: { email, password }, headers });
  const contact = {
    name: `${word} contact`,
    email: `${word}.c@example.com`,
    company: `${word} inc`,
    phone: `${word} 1`,
  };
  const contactId = await make.contact(owner, contact);
  const text = { title: `${word} title`, description: `${word} description` };
  const first = await app.succeed('POST /tasks', {
    as: owner,
    body: { ...text, assigneeId: assignee.id },
    headers: { 'idempotency-key': `${word} key` },
  });
  const second = await make.task(owner, { ...text, assigneeId: null, externalContactId: contactId });
  const third = await make.task(assignee, text);
  for (const { id } of [first.data, second, third]) {
    await make.comment(id, assignee, `${word} comment`);
    tenant.taskIds.push(id, await make.subtask(id, owner, { ...text, assignee_id: assignee.id }));
  }
  await app.succeed('PUT /tasks/{id}', { as: owner, params: { id: third.id }, body: { title: `${word} edited` } });
  await app.succeed('POST /feedback', {
    as: owner,
    body: { name: `${word} writer`, email: `${word}.w@example.com`, feedback: `${word} feedback` },
  });
  await app.succeed('POST /tasks/{id}/send-invitation', {
    as: owner,
    params: { id: first.data.id },
    body: { recipientEmail: `${word}.guest@example.com`, message: `${word} message` },
  });
  return tenant;
}

const foreignWords = (tenant: Tenant | null) => tenants.filter((each) => each !== tenant).map(({ word }) => word);

/** What the accepted invitation lets both sides see of each other is taken out before looking. */
function expectNoForeign(text: string, tenant: Tenant | null, person: Person | null): void {
  const allowed = person === collaborator ? Object.values(sharedTask) : tenant === tenants[0] ? guestWords : [];
  const searched = allowed
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, words) => rest.replaceAll(words, ''), text);
  for (const word of foreignWords(tenant)) expect(searched.toLowerCase()).not.toContain(word);
}

const isConsole = (name: OperationName) => operation(name).access === 'super-admin';

const crawl = (as: { token: string } | undefined, isCalled?: (name: OperationName) => boolean) =>
  crawlAll(app, as, tenants, isCalled);

describe('the canaries', () => {
  it('sing in every text column of every tenant', async () => {
    const columns = await app.query<{ table: string; column: string; key: string }>(
      `select c.table_name as table, c.column_name as column,
         case c.table_name when 'companies' then 'id' else 'company_id' end as key
       from information_schema.columns c
       where c.table_schema = 'public' and c.data_type = 'text' and (c.table_name = 'companies' or exists (
         select from information_schema.columns o
         where o.table_schema = 'public' and o.table_name = c.table_name and o.column_name = 'company_id'))`,
    );
    const silent: string[] = [];
    for (const { table, column, key } of columns.filter(
      (each) => !OWN_WORDS.includes(`${each.table}.${each.column}`),
    )) {
      for (const { word, id, people } of tenants) {
        if (people.length === 1 && ['notifications', 'mails'].includes(table)) continue;
        const rows = await app.query(`select from ${table} where ${key} = $1 and ${column} like $2 limit 1`, [
          id,
          `%${word}%`,
        ]);
        if (rows.length === 0) silent.push(`${table}.${column} of ${word}`);
      }
    }
    expect(silent).toEqual([]);
  });

  it('are heard by their own people', async () => {
    for (const { word, people } of tenants) expect(await crawl(people[0])).toContain(word);
  });

  it('of the reached task are heard by the collaborator', async () => {
    const text = await crawl(collaborator);
    for (const allowed of Object.values(sharedTask)) expect(text).toContain(allowed);
  });
});

describe('no foreign canary is heard', () => {
  it('by any member of any tenant, whatever they call', async () => {
    for (const tenant of tenants) {
      for (const person of tenant.people) expectNoForeign(await crawl(person), tenant, person);
    }
  });

  it('by a stranger, or a new account', async () => {
    for (const as of [undefined, await make.personal(), (await make.company()).owner]) {
      expectNoForeign(await crawl(as), null, null);
    }
  });

  it('by the platform’s super administrator outside the console, and no more than who is there within it', async () => {
    const root = await make.superAdmin();
    expectNoForeign(await crawl(root, (name) => !isConsole(name)), null, null);
    const heard = await crawl(root, isConsole);
    const known = await app.query<{ words: string }>(
      `select name as words from users union select email from users union select name from companies
       union select email from companies union select user_agent from sessions where user_agent is not null
       union select user_agent from sign_in_attempts where user_agent is not null
       union select name from feedback union select email from feedback union select content from feedback`,
    );
    for (const { word } of tenants) expect(heard).toContain(word);
    const rest = known
      .map(({ words }) => words)
      .toSorted((a, b) => b.length - a.length)
      .reduce((text, words) => text.replaceAll(words, ''), heard);
    expectNoForeign(rest, null, null);
  });

  it('in mails to other tenants', async () => {
    await app.settle();
    const mails = await app.services.mailer.waiting();
    expect(mails.length).toBeGreaterThan(5);
    for (const mail of mails) {
      const tenant = tenants.find(
        ({ word, people }) => mail.recipient.includes(word) || people.some(({ email }) => email === mail.recipient),
      );
      expectNoForeign(mail.subject + mail.text + mail.html, tenant ?? null, null);
    }
  });

  it('on the live stream: whoever listens hears of tasks within reach only', async () => {
    const listening = new Map<Tenant, LiveStream[]>();
    for (const tenant of tenants) {
      listening.set(tenant, await Promise.all(tenant.people.map((person) => openStream(app, person))));
    }
    for (const { people, taskIds } of tenants) {
      for (const id of taskIds) {
        const body = { priority: 'URGENT' };
        await app.succeed('PATCH /tasks/{id}/priority', { as: people[0], params: { id }, body });
      }
    }
    for (const [{ people, taskIds }, streams] of listening) {
      const reached = people[0] === collaborator ? [...taskIds, reachedId] : taskIds;
      const last = taskIds.at(-1) ?? 0;
      await streams[0]?.next('task.changed');
      await expect.poll(() => streams[0]?.events.map(({ id }) => id)).toContain(last);
      for (const { events } of streams) {
        const tasks = events.filter(({ kind }) => kind.startsWith('task.')).map(({ id }) => id);
        expect(tasks.filter((id) => !reached.includes(id))).toEqual([]);
      }
      for (const stream of streams) stream.close();
    }
  });
});
