import { describe, expect, it } from 'vitest';
import { dumpDatabase } from '../../testing/digest.ts';
import { createFactories, uniqueEmail } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { BATCH_ROWS, createCleanUp } from '../clean-up/clean-up.service.ts';

const app = await startTestApp({ settings: { PURGE_AFTER_DAYS: '7' } });
const make = createFactories(app);
const { purgeStep } = createCleanUp(app.services);

const remove = (person: { token: string; password: string }) => ({
  as: person,
  body: { currentPassword: person.password },
});

/** Purges whatever is to be purged; answers how many companies that were. */
async function purge(): Promise<number> {
  const before = await countCompanies();
  while (await app.services.database.asSystem('clean-up', (tx) => purgeStep(tx, () => BATCH_ROWS.most)));
  return before - (await countCompanies());
}

async function countCompanies(): Promise<number> {
  const [row] = await app.query<{ count: number }>('select count(*)::integer as count from companies');
  return row?.count ?? 0;
}

describe('deleting a company', () => {
  it('ends every session of it at once and keeps everybody out', async () => {
    const { owner } = await make.company();
    const employee = await make.person(owner);
    const stranger = await make.personal();
    const { message } = await app.succeed('DELETE /auth/company', remove(owner));
    expect(message).toBe('Your account has been deleted');
    for (const person of [owner, employee]) {
      await app.deny('GET /auth/me', 'UNAUTHENTICATED', { as: person });
      const { email, password } = person;
      await app.fail('POST /auth/login', 'COMPANY_SUSPENDED', { body: { email, password } });
    }
    await app.succeed('GET /auth/me', { as: stranger });
  });

  it('is for System Administrators; an admin and an employee cannot', async () => {
    const { owner } = await make.company();
    for (const role of ['ADMIN', 'EMPLOYEE'] as const) {
      await app.deny('DELETE /auth/company', 'FORBIDDEN', remove(await make.person(owner, { role })));
    }
    await app.succeed('GET /auth/me', { as: owner });
  });

  it('needs the right current password', async () => {
    const person = await make.personal();
    const wrong = { as: person, body: { currentPassword: 'Wrong-horse-1!' } };
    const failure = await app.deny('DELETE /auth/company', 'WRONG_PASSWORD', wrong);
    expect(failure.fields).toEqual({ currentPassword: 'Your current password is not correct' });
    const missing = await app.deny('DELETE /auth/company', 'INVALID_INPUT', { as: person, body: {} });
    expect(missing.fields).toEqual({ currentPassword: 'Password is required' });
    await app.deny('DELETE /auth/company', 'INVALID_INPUT', { as: person });
    await app.succeed('DELETE /auth/company', remove(person));
  });

  it('marks it for a purge after PURGE_AFTER_DAYS, and says so on its history', async () => {
    const { companyId, name } = await make.personal().then(async (person) => {
      await app.succeed('DELETE /auth/company', remove(person));
      return person;
    });
    const days = `select round(extract(epoch from purge_at - now()) / 86400)::int as days from companies where id = $1`;
    expect(await app.query(days, [companyId])).toEqual([{ days: 7 }]);
    const history = 'select description from audit_entries where company_id = $1 and action = $2';
    expect(await app.query(history, [companyId, 'COMPANY_DELETED'])).toEqual([
      { description: `${name} asked for the deletion of the account; it is purged after 7 days` },
    ]);
  });
});

describe('a company that is deleted many times at once', () => {
  it('is deleted once, and its history says so once', async () => {
    const person = await make.personal();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => app.call('DELETE /auth/company', remove(person))),
    );
    expect(answers.map(({ status }) => status)).toContain(200);
    const history = 'select 1 from audit_entries where company_id = $1 and action = $2';
    expect(await app.query(history, [person.companyId, 'COMPANY_DELETED'])).toHaveLength(1);
  });
});

describe('the purge', () => {
  it('leaves a company alone until its time of grace is over, and whoever is only suspended', async () => {
    const deleted = await make.personal();
    await app.succeed('DELETE /auth/company', remove(deleted));
    const suspended = await make.company();
    await make.suspend(suspended.id);
    expect(await purge()).toBe(0);
    const left = await app.query('select id from companies where id = any($1)', [[deleted.companyId, suspended.id]]);
    expect(left).toHaveLength(2);
  });

  it('removes everything of the company, and nothing of others', async () => {
    const word = 'purged-canary';
    const { id, owner } = await make.company({ name: `${word} company`, email: `${word}@example.com` });
    const employee = await make.person(owner, { name: `${word} employee`, email: `${word}.employee@example.com` });
    const neighbour = await make.company();
    const shared = await make.task(neighbour.owner, { title: 'Stays here' });
    const contact = await make.contact(owner, { name: `${word} contact` });
    const task = await make.task(owner, { title: `${word} task`, description: word, assigneeId: employee.id });
    await make.task(owner, { title: `${word} outside`, assigneeId: null, externalContactId: contact });
    await make.subtask(task.id, employee, { title: `${word} subtask` });
    await make.coAssign(task.id, owner);
    await make.share(task.id, employee);
    await make.collaborate(task.id, neighbour.owner);
    await make.collaborate(shared.id, employee);
    await make.comment(task.id, owner, `${word} comment`);
    await make.comment(shared.id, employee, `${word} comment elsewhere`);
    await make.invited(owner, { name: `${word} invited`, email: uniqueEmail() });
    await app.call('PATCH /tasks/{id}/status', {
      as: employee,
      params: { id: task.id },
      body: { status: 'COMPLETED' },
    });
    await app.succeed('DELETE /auth/company', remove(owner));
    await app.query(`update companies set purge_at = now() - interval '1 second' where id = $1`, [id]);
    await app.settle();
    expect(await purge()).toBe(1);
    expect(await rowsOfCompany(id)).toEqual([]);
    expect(leftBehind(await dumpDatabase(app.database), word)).toEqual([]);
    const kept = await app.succeed('GET /tasks/{id}', { as: neighbour.owner, params: { id: shared.id } });
    expect(kept.data).toMatchObject({ title: 'Stays here', collaborators: [], commentCount: 0 });
  });

  it('frees the addresses', async () => {
    const person = await make.personal();
    await app.succeed('DELETE /auth/company', remove(person));
    await app.query(`update companies set purge_at = now() - interval '1 second' where id = $1`, [person.companyId]);
    // A mail that is being written for the company keeps the purge from it until the next time.
    await app.settle();
    expect(await purge()).toBe(1);
    const { name, email, password } = person;
    await app.succeed('POST /auth/register-personal', { body: { name, email, password } });
  });
});

/** Tables with a company's rows in them. */
async function rowsOfCompany(companyId: number): Promise<string[]> {
  const tables = await app.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'company_id' and table_name <> 'events'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await app.query(`select from ${name} where company_id = $1`, [companyId]);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

/** What goes within days by itself: counters of tries, codes, and finished jobs. */
function leftBehind(dump: string, word: string): string[] {
  const lines = dump.split('\n').filter((line) => line.includes(word));
  return lines.filter((line) => !/^(throttles|one_time_codes|pgboss\.job) /.test(line));
}
