import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createFactories } from '../../../testing/factories.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { hashToken } from '../../http/request.ts';
import type { OpenTransaction, Transaction } from '../database.ts';
import { statementOf } from './statements.ts';

const app = await startTestApp();
const make = createFactories(app);
const { database } = app.services;
const { owner } = await make.company();
const tokenHash = hashToken(owner.token);

async function standing(tx: OpenTransaction): Promise<object | undefined> {
  const { rows } = await sql<object>`select current_user::text as role, app.company_id() as "companyId"`.execute(tx.db);
  return rows[0];
}
const TENANT = { role: 'taskwell_tenant', companyId: owner.companyId };
const SYSTEM = { ...TENANT, role: 'taskwell_system' };

/** By the session cache or not: the way of a request that the process has seen before, and of the first one. */
const WAYS = {
  'a writer': (work: (tx: Transaction) => Promise<unknown>) => database.asActor(tokenHash, false, work),
  'a writer by the cache': (work: (tx: Transaction) => Promise<unknown>) => database.asActor(tokenHash, true, work),
  'a reader': (work: (tx: Transaction) => Promise<unknown>) => database.asReader(tokenHash, false, work),
  'a reader by the cache': (work: (tx: Transaction) => Promise<unknown>) => database.asReader(tokenHash, true, work),
};

describe.each(Object.entries(WAYS))('%s', (_, transact) => {
  it('stands for the same person in every turn', async () => {
    await transact(async (tx) => {
      for (let turn = 0; turn < 3; turn++) expect(await standing(tx)).toEqual(TENANT);
    });
  });

  it('looks across tenants in a part, over several turns, and no longer', async () => {
    await transact(async (tx) => {
      await tx.asSystem('people', async (system) => {
        for (let turn = 0; turn < 3; turn++) expect(await standing(system)).toEqual(SYSTEM);
      });
      expect(await standing(tx)).toEqual(TENANT);
    });
  });

  it('no longer looks across tenants after a part that failed and was caught', async () => {
    await transact(async (tx) => {
      const failing = tx.asSystem('people', async (system) => {
        expect(await standing(system)).toEqual(SYSTEM);
        throw new Error('of its own');
      });
      await expect(failing).rejects.toThrow('of its own');
      expect(await standing(tx)).toEqual(TENANT);
    });
  });

  it('has each statement run with its own rights, whatever else runs beside it', async () => {
    await transact(async (tx) => {
      const part = () => tx.asSystem('people', async (system) => [await standing(system), await standing(system)]);
      const nested = () => tx.asSystem('invitation', (system) => system.asSystem('people', standing));
      const beside = await Promise.all([part(), standing(tx), nested(), part(), standing(tx)]);
      expect(beside).toEqual([[SYSTEM, SYSTEM], TENANT, SYSTEM, [SYSTEM, SYSTEM], TENANT]);
    });
  });

  it('gives its connection back as it was, whatever became of it', async () => {
    await expect(transact((tx) => sql`select 1 / 0`.execute(tx.db))).rejects.toMatchObject({ code: '22012' });
    const failing = transact((tx) =>
      tx.asSystem('people', async () => {
        throw new Error('of its own');
      }),
    );
    await expect(failing).rejects.toThrow('of its own');
    for (let time = 0; time < 20; time++) {
      expect(await database.asReader(tokenHash, true, (tx) => standing(tx))).toEqual(TENANT);
    }
  });

  it('is over for what is left running of it when it has failed', async () => {
    let rest: Promise<unknown> = Promise.resolve();
    const failing = transact(async (tx) => {
      rest = (async () => {
        for (;;) await standing(tx);
      })().catch((error: Error) => error.message);
      throw new Error('of its own');
    });
    await expect(failing).rejects.toThrow('of its own');
    expect(await rest).toBe('the transaction is over');
  });

  it('is nobody’s with a token that is nobody’s', async () => {
    const stranger = hashToken('a token that nobody has');
    const read = await database.asReader(stranger, true, async () => 'something');
    const written = await database.asActor(stranger, true, async () => 'something');
    expect([read, written]).toEqual([null, null]);
  });
});

describe('a reader', () => {
  it.each([true, false])('cannot write, by the cache: %s', async (useCache) => {
    const writing = (work: (tx: Transaction) => Promise<unknown>) => database.asReader(tokenHash, useCache, work);
    const insert = (tx: OpenTransaction) =>
      sql`insert into tasks (company_id, title) values (${owner.companyId}, 'x')`.execute(tx.db);
    const readOnly = { code: '25006' };
    await expect(writing(insert)).rejects.toMatchObject(readOnly);
    const inLaterTurn = writing(async (tx) => {
      await standing(tx);
      await insert(tx);
    });
    await expect(inLaterTurn).rejects.toMatchObject(readOnly);
    await expect(writing((tx) => tx.asSystem('people', insert))).rejects.toMatchObject(readOnly);
  });

  it('has nothing to record', async () => {
    const recording = database.asReader(tokenHash, true, async (tx) => tx.record({ companyId: 1, actor: null }));
    await expect(recording).rejects.toThrow('has nothing to record');
  });

  it('ends between two turns when its session does', async () => {
    const { owner: other } = await make.company();
    const hash = hashToken(other.token);
    const seen = await database.asReader(hash, true, async (tx, session) => {
      const before = await standing(tx);
      await app.query('delete from sessions where token_hash = $1', [hash]);
      return [session.user_id, before, await standing(tx)];
    });
    expect(seen).toBeNull();
  });
});

const titled = (title: string) => app.query('select title from tasks where title = $1', [title]);
const insertTask = async (tx: OpenTransaction, title: string) => {
  const insert = sql`insert into tasks (company_id, title) values (${owner.companyId}::bigint, ${title}) returning id`;
  return (await tx.run<{ id: number }>(statementOf(insert))).rows[0]?.id;
};
const fail = (tx: OpenTransaction) => tx.run(statementOf(sql`select 1 / 0`));

describe('a writer', () => {
  it('writes what is on its way when its work returns', async () => {
    const answer = await database.asActor(tokenHash, true, async (tx) => ({ id: insertTask(tx, 'on its way') }));
    expect(await answer?.id).toEqual(expect.any(Number));
    expect(await titled('on its way')).toHaveLength(1);
  });

  it('fails, and writes nothing, where what is on its way fails', async () => {
    const failing = database.asActor(tokenHash, true, async (tx) => {
      await insertTask(tx, 'before the failure');
      fail(tx).catch(() => undefined);
      return 'all is well';
    });
    await expect(failing).rejects.toMatchObject({ code: '22012' });
    expect(await titled('before the failure')).toEqual([]);
  });

  it('is rolled back when its work fails by itself', async () => {
    const failing = database.asActor(tokenHash, true, async (tx) => {
      await insertTask(tx, 'given up');
      fail(tx).catch(() => undefined);
      throw new Error('of its own');
    });
    await expect(failing).rejects.toThrow('of its own');
    expect(await titled('given up')).toEqual([]);
    for (let time = 0; time < 20; time++) {
      expect(await database.asReader(tokenHash, true, (tx) => standing(tx))).toEqual(TENANT);
    }
  });

  it.each(['a statement', 'a part across tenants', 'a record'])(
    'refuses %s when its work has returned',
    async (late) => {
      const title = `written too late by ${late}`;
      let kept: Transaction | null = null;
      await database.asActor(tokenHash, true, async (tx) => {
        kept = tx;
        await standing(tx);
      });
      const tx = kept as unknown as Transaction;
      const write = async () => {
        if (late === 'a statement') await insertTask(tx, title);
        else if (late === 'a part across tenants') await tx.asSystem('people', (system) => insertTask(system, title));
        else tx.record({ companyId: owner.companyId ?? 0, actor: null, events: [] });
      };
      await expect(write()).rejects.toThrow('the transaction is over');
      expect(await titled(title)).toEqual([]);
    },
  );

  it('refuses what its work has left running while its commit is under way', async () => {
    const title = 'beside the commit';
    let late: Promise<unknown> = Promise.resolve();
    await database.asActor(tokenHash, true, async (tx) => {
      await standing(tx);
      late = new Promise((resolve) => setTimeout(resolve)).then(() => insertTask(tx, title));
      late.catch(() => undefined);
    });
    await expect(late).rejects.toThrow(/the transaction is over|the commit of this transaction has been sent/);
    expect(await titled(title)).toEqual([]);
  });
});

describe('what a transaction records', () => {
  const entries = (description: string) =>
    app.query('select user_name, user_role, company_id from audit_entries where description = $1', [description]);
  const audit = (description: string) => [
    { action: 'USER_UPDATED' as const, entityType: 'User' as const, entityId: owner.id, taskId: null, description },
  ];

  it('is written with its commit, each with the rights of who recorded it', async () => {
    const { owner: other } = await make.company();
    await database.asActor(tokenHash, true, async (tx) => {
      tx.record({ companyId: owner.companyId ?? 0, actor: null, audit: audit('in the own company') });
      await tx.asSystem('people', async (system) => {
        system.record({ companyId: other.companyId ?? 0, actor: null, audit: audit('in another company') });
      });
    });
    expect(await entries('in the own company')).toMatchObject([{ company_id: owner.companyId }]);
    expect(await entries('in another company')).toMatchObject([{ company_id: other.companyId }]);
  });

  it('takes the change with it where it must not be written', async () => {
    const { owner: other } = await make.company();
    const failing = database.asActor(tokenHash, true, async (tx) => {
      await insertTask(tx, 'with a record for others');
      tx.record({ companyId: other.companyId ?? 0, actor: null, audit: audit('of a tenant in another company') });
    });
    await expect(failing).rejects.toMatchObject({ code: '42501' });
    expect(await titled('with a record for others')).toEqual([]);
    expect(await entries('of a tenant in another company')).toEqual([]);
  });

  it('is not written where the work fails', async () => {
    const failing = database.asActor(tokenHash, true, async (tx) => {
      tx.record({ companyId: owner.companyId ?? 0, actor: null, audit: audit('of a failure') });
      throw new Error('of its own');
    });
    await expect(failing).rejects.toThrow('of its own');
    expect(await entries('of a failure')).toEqual([]);
  });
});

describe('a transaction across tenants', () => {
  it('stays one after a part of it', async () => {
    const roles = await database.asSystem('clean-up', async (tx) => {
      const role = async () => (await sql<{ role: string }>`select current_user::text as role`.execute(tx.db)).rows[0];
      return [await role(), await tx.asSystem('people', role), await role()];
    });
    expect(roles).toEqual(Array(3).fill({ role: 'taskwell_system' }));
  });
});
