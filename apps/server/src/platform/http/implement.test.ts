import type { OperationName } from '@taskwell/contract/operations';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Sent } from '../../testing/caller.ts';
import { createFactories, type Person, uniqueEmail, uniquePassword } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/test-app.ts';

const app = await startTestApp();
const make = createFactories(app);

/** From here on the first statement that writes to the table is ended as the victim of a deadlock, and no further one. */
async function deadlockOnce(table: string): Promise<void> {
  await app.database.asOwner(`
    create sequence if not exists deadlocks;
    create or replace function deadlock_once() returns trigger language plpgsql security definer as $$
    begin
      if nextval('deadlocks') = 1 then raise exception 'made up' using errcode = '40P01'; end if;
      return null;
    end $$;
    alter sequence deadlocks restart;
    create or replace trigger deadlock_once after insert or update on ${table}
      for each statement execute function deadlock_once()`);
}

/** How often a statement met the trigger: once as the victim, once as what ran again. */
const met = async () => (await app.database.asOwner<{ n: number }>('select last_value::int as n from deadlocks'))[0]?.n;

describe('a request that runs again after a deadlock', () => {
  let owner: Person;
  beforeEach(async () => {
    ({ owner } = await make.company());
  });

  const requests: Record<string, { table: string; sent: () => Promise<Omit<Sent, 'as'>> }> = {
    'POST /tasks/{id}/send-invitation': {
      table: 'task_invitations',
      sent: async () => ({
        params: { id: (await make.task(owner)).id },
        body: { recipientEmail: uniqueEmail() },
      }),
    },
    'POST /users': {
      table: 'users',
      sent: async () => ({ body: { name: 'Nina', email: uniqueEmail(), password: uniquePassword() } }),
    },
    'PUT /users/{id}': {
      table: 'users',
      sent: async () => ({ params: { id: (await make.person(owner)).id }, body: { name: 'Another' } }),
    },
    'PUT /users/{id}/reset-password': {
      table: 'users',
      sent: async () => ({
        params: { id: (await make.person(owner)).id },
        body: { newPassword: uniquePassword() },
      }),
    },
  };

  it.each(Object.entries(requests))('%s is counted once by its rate limits', async (name, { table, sent }) => {
    const request = { as: owner, ...(await sent()) };
    await app.query('delete from throttles');
    await deadlockOnce(table);
    await app.succeed(name as OperationName, request);
    expect(await met()).toBeGreaterThan(1);
    const counted = await app.query('select key, points from throttles where key like $1', ['mailPerson:%']);
    expect(counted).toEqual([{ key: `mailPerson:${owner.id}`, points: 1 }]);
  });
});
