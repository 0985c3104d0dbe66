import { Kysely } from 'kysely';
import { expect, it } from 'vitest';
import type { DB } from '../database-types.gen.ts';
import type { Statement } from './connection.ts';
import { dialectOf } from './dialect.ts';

it('keeps the plan of a statement, but for one that inserts many rows: each number of them would be a plan', async () => {
  const sent: Statement[] = [];
  const run = async (statement: Statement) => {
    sent.push(statement);
    return { rows: [], rowCount: 0, command: 'INSERT' };
  };
  const db = new Kysely<DB>({ dialect: dialectOf(run) });
  const waiting = (count: number) =>
    Array.from({ length: count }, (_, id) => ({ user_id: id, company_id: 1, caused_by: 1 }));

  await db.insertInto('waiting_welcomes').values(waiting(1)).execute();
  await db.insertInto('waiting_welcomes').values(waiting(100)).execute();

  expect(sent.map(({ name, values }) => [name === undefined, values?.length])).toEqual([
    [false, 3],
    [true, 300],
  ]);
});
