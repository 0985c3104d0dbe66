import { describe, expect, it } from 'vitest';
import { createFactories, type Person } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/test-app.ts';

const app = await startTestApp();
const make = createFactories(app);

/** A personal account with this many tasks. */
async function accountWith(tasks: number): Promise<Person> {
  const person = await make.personal();
  await app.query(
    `insert into tasks (company_id, title, assigner_id, assignee_id)
     select $1, 'Task ' || n, $2, $2 from generate_series(1, $3::int) n`,
    [person.companyId, person.id, tasks],
  );
  return person;
}

const count = async ({ companyId }: Person) =>
  (await app.query('select from tasks where company_id = $1', [companyId])).length;

describe('the free plan', () => {
  it('holds 50 tasks and says so at the next', async () => {
    const person = await accountWith(49);
    await app.succeed('POST /tasks', { as: person, body: { title: 'The fiftieth' } });
    const failure = await app.deny('POST /tasks', 'PLAN_LIMIT_REACHED', { as: person, body: { title: 'Too many' } });
    expect(failure.error).toBe(
      'Your plan includes up to 50 tasks. Delete tasks you no longer need, or upgrade to Business for unlimited tasks.',
    );
  });

  it('lets exactly one of 100 creations at once through when one is left', async () => {
    const person = await accountWith(49);
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        app.call('POST /tasks', { as: person, body: { title: `Try ${index}` } }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(99).fill(409)]);
    expect(await count(person)).toBe(50);
  });

  it('is not that of a company, which has no limit', async () => {
    const { owner } = await make.company();
    expect((await app.succeed('GET /tasks/usage', { as: owner })).data).toBeNull();
  });

  it('has room again after a deletion', async () => {
    const person = await accountWith(50);
    const { data } = await app.succeed('GET /tasks', { as: person });
    await app.succeed('DELETE /tasks/{id}', { as: person, params: { id: data[0]?.id ?? 0 } });
    await app.succeed('POST /tasks', { as: person, body: { title: 'In its place' } });
  });

  it('counts archived tasks and subtasks too, and says how many are used before the limit is met', async () => {
    const person = await accountWith(48);
    await app.query('update tasks set archived = true where company_id = $1', [person.companyId]);
    const { data } = await app.succeed('POST /tasks', { as: person, body: { title: 'Parent' } });
    const usage = () => app.succeed('GET /tasks/usage', { as: person });
    expect((await usage()).data).toEqual({ used: 49, limit: 50 });
    await make.subtask(data.id, person);
    expect((await usage()).data).toEqual({ used: 50, limit: 50 });
    await app.deny('POST /tasks', 'PLAN_LIMIT_REACHED', { as: person, body: { title: 'Too many' } });
  });

  it('does not make a creation wait for another change of the same account', async () => {
    const person = await accountWith(1);
    await app.query('begin');
    try {
      const entry = `insert into audit_entries (company_id, user_name, action, entity_type, description)
        values ($1, 'Somebody', 'TASK_UPDATED', 'Task', 'not committed yet')`;
      await app.query(entry, [person.companyId]);
      await app.query('select from companies where id = $1 for key share', [person.companyId]);
      await app.succeed('POST /tasks', { as: person, body: { title: 'Meanwhile' } });
    } finally {
      await app.query('rollback');
    }
  });
});

it('the paid plan holds any number', async () => {
  const { owner } = await make.company();
  await app.query(
    `insert into tasks (company_id, title, assigner_id) select $1, 'Task', $2 from generate_series(1, 60)`,
    [owner.companyId, owner.id],
  );
  await make.task(owner);
});
