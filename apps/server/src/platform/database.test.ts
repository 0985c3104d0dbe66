import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createFactories } from '../testing/factories.ts';
import { startTestApp } from '../testing/test-app.ts';
import type { Transaction } from './database.ts';
import { hashToken } from './request.ts';
import { statementOf } from './statements.ts';

const app = await startTestApp();
const make = createFactories(app);
const { database } = app.services;
const { owner } = await make.company();
const tokenHash = hashToken(owner.token);

async function standing(tx: Transaction): Promise<object | undefined> {
  const { rows } = await sql<object>`select current_user::text as role, app.company_id() as "companyId"`.execute(tx.db);
  return rows[0];
}
const TENANT = { role: 'taskwell_tenant', companyId: owner.companyId };
const SYSTEM = { ...TENANT, role: 'taskwell_system' };

/** Guessing or not: the way of a request that the process has seen before, and of the first one. */
const WAYS = {
  'a writer': (work: (tx: Transaction) => Promise<unknown>) => database.asActor(tokenHash, false, work),
  'a writer that guesses': (work: (tx: Transaction) => Promise<unknown>) => database.asActor(tokenHash, true, work),
  'a reader': (work: (tx: Transaction) => Promise<unknown>) => database.asReader(tokenHash, false, work),
  'a reader that guesses': (work: (tx: Transaction) => Promise<unknown>) => database.asReader(tokenHash, true, work),
};

describe.each(Object.entries(WAYS))('%s', (_, transact) => {
  it('stands for the same person in every turn', async () => {
    await transact(async (tx) => {
      for (let turn = 0; turn < 3; turn++) expect(await standing(tx)).toEqual(TENANT);
    });
  });

  it('looks across tenants in a part, over several turns, and no longer', async () => {
    await transact(async (tx) => {
      await tx.asSystem('people', async () => {
        for (let turn = 0; turn < 3; turn++) expect(await standing(tx)).toEqual(SYSTEM);
      });
      expect(await standing(tx)).toEqual(TENANT);
    });
  });

  it('no longer looks across tenants after a part that failed and was caught', async () => {
    await transact(async (tx) => {
      const failing = tx.asSystem('people', async () => {
        expect(await standing(tx)).toEqual(SYSTEM);
        throw new Error('of its own');
      });
      await expect(failing).rejects.toThrow('of its own');
      expect(await standing(tx)).toEqual(TENANT);
    });
  });

  it('does so when such parts run side by side and within each other', async () => {
    await transact(async (tx) => {
      const part = () => tx.asSystem('people', async () => [await standing(tx), await standing(tx)]);
      const both = await Promise.all([part(), tx.asSystem('invitation', part)]);
      expect(both.flat()).toEqual([SYSTEM, SYSTEM, SYSTEM, SYSTEM]);
      expect(await standing(tx)).toEqual(TENANT);
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
  it.each([true, false])('cannot write, guessing: %s', async (mayGuess) => {
    const writing = (work: (tx: Transaction) => Promise<unknown>) => database.asReader(tokenHash, mayGuess, work);
    const insert = (tx: Transaction) =>
      sql`insert into tasks (company_id, title) values (${owner.companyId}, 'x')`.execute(tx.db);
    const readOnly = { code: '25006' };
    await expect(writing(insert)).rejects.toMatchObject(readOnly);
    const inLaterTurn = writing(async (tx) => {
      await standing(tx);
      await insert(tx);
    });
    await expect(inLaterTurn).rejects.toMatchObject(readOnly);
    await expect(writing((tx) => tx.asSystem('people', () => insert(tx)))).rejects.toMatchObject(readOnly);
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

describe('a writer whose commit travels with its last statement', () => {
  it('is rolled back when both fail after its work has failed by itself', async () => {
    const failing = database.asActor(tokenHash, true, async (tx) => {
      await standing(tx);
      tx.selectTexts(statementOf(sql`select 1 / 0`), true).catch(() => undefined);
      throw new Error('of its own');
    });
    await expect(failing).rejects.toThrow('of its own');
    for (let time = 0; time < 20; time++) {
      expect(await database.asReader(tokenHash, true, (tx) => standing(tx))).toEqual(TENANT);
    }
  });
});

describe('a statement after the commit was sent along', () => {
  const last = (tx: Transaction) => tx.selectTexts(statementOf(sql`select 1`), true);
  const after = 'the commit of this transaction has been sent';

  it.each(['run', 'the query builder', 'a part across tenants'])('throws by way of %s', async (way) => {
    const title = `written after the commit by way of ${way}`;
    const late = async (tx: Transaction) => {
      const insert = sql`insert into tasks (company_id, title) values (${owner.companyId}, ${title})`;
      if (way === 'run') await tx.run(statementOf(insert));
      else if (way === 'the query builder') await insert.execute(tx.db);
      else await tx.asSystem('people', () => insert.execute(tx.db));
    };
    const failing = database.asActor(tokenHash, true, async (tx) => {
      await last(tx);
      await late(tx);
    });
    await expect(failing).rejects.toThrow(after);
    expect(await app.query('select from tasks where title = $1', [title])).toEqual([]);
  });

  it('throws in the same turn too, and leaves the commit standing', async () => {
    const title = 'written with its commit';
    const insert = statementOf(sql`insert into tasks (company_id, title) values (${owner.companyId}::bigint, ${title})
      returning id`);
    const failing = database.asActor(tokenHash, true, async (tx) => {
      const written = tx.selectTexts(insert, true);
      const late = standing(tx);
      late.catch(() => undefined);
      await written;
      await late;
    });
    await expect(failing).rejects.toThrow(after);
    expect(await app.query('select from tasks where title = $1', [title])).toHaveLength(1);
  });
});

describe('a transaction across tenants', () => {
  it('may take longer than a request', async () => {
    const limits = await database.asSystem('clean-up', async (tx) => {
      await tx.takeTime(600_000);
      const { rows } = await sql<{ limit: string }>`
        select current_setting('statement_timeout') as limit`.execute(tx.db);
      return rows[0]?.limit;
    });
    expect(limits).toBe('10min');
  });

  it('stays one after a part of it', async () => {
    const roles = await database.asSystem('clean-up', async (tx) => {
      const role = async () => (await sql<{ role: string }>`select current_user::text as role`.execute(tx.db)).rows[0];
      return [await role(), await tx.asSystem('people', role), await role()];
    });
    expect(roles).toEqual(Array(3).fill({ role: 'taskwell_system' }));
  });
});
