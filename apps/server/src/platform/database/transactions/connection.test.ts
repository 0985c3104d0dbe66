import pg from 'pg';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp } from '../../../testing/test-app.ts';
import { BEGIN, COMMIT, flush, isInTransaction, openTurnsWith, ROLLBACK, send } from './connection.ts';

// What the rest of the server takes for granted of several statements under one Sync.

const app = await startTestApp();
const pool = new pg.Pool({ connectionString: app.database.appUrl, max: 1, pipeline: true } as pg.PoolConfig);
const client = await pool.connect();
const value = (text: string, values: unknown[] = []) => send<{ value: unknown }>(client, { text, values });
const firstValue = async (answer: ReturnType<typeof value>) => (await answer).rows[0]?.value;

beforeEach(async () => {
  await value('create temporary table if not exists kept (value integer primary key)');
  await value('delete from kept');
});
afterAll(async () => {
  client.release();
  await pool.end();
});

const kept = async () => (await value('select value from kept order by 1')).rows.map((row) => row.value);
const keep = (number: number) => value('insert into kept values ($1)', [number]);

describe('statements of one turn', () => {
  it('are answered each with its own rows, types and counts', async () => {
    const [numbers, moment, none, added] = await Promise.all([
      value('select n as value from generate_series(1, 3) n'),
      value(`select '2026-11-20 10:00:00+00'::timestamptz as value`),
      value('select 1 as value where false'),
      value('insert into kept select generate_series(1, 4)'),
    ]);
    expect(numbers.rows).toEqual([{ value: 1 }, { value: 2 }, { value: 3 }]);
    expect(moment.rows).toEqual([{ value: new Date('2026-11-20T10:00:00Z') }]);
    expect(none).toEqual({ rows: [], rowCount: 0, command: 'SELECT' });
    expect(added).toEqual({ rows: [], rowCount: 4, command: 'INSERT' });
  });

  it('are one transaction: a failure leaves nothing of them, and those after it fail with it', async () => {
    const outcomes = await Promise.allSettled([keep(1), keep(1), keep(2)]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(outcomes.slice(1).map((outcome) => outcome.status === 'rejected' && outcome.reason.code)).toEqual([
      '23505',
      '23505',
    ]);
    expect(await kept()).toEqual([]);
    expect(isInTransaction(client)).toBe(false);
  });

  it('are not committed behind one whose values cannot be sent', async () => {
    const circular: Record<string, unknown> = {};
    circular.self = circular;
    const outcomes = await Promise.allSettled([
      send(client, BEGIN),
      keep(1),
      value('select $1::json as value', [circular]),
      send(client, COMMIT),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected']);
    await send(client, ROLLBACK);
    expect(await kept()).toEqual([]);
  });

  it('need no begin and commit of their own', async () => {
    const [, , committed] = await Promise.all([send(client, BEGIN), keep(1), send(client, COMMIT)]);
    expect(committed.command).toBe('COMMIT');
    expect(await kept()).toEqual([1]);
  });

  it('say at the commit when it is the commit that fails', async () => {
    await value('create temporary table if not exists late (value integer unique deferrable initially deferred)');
    const outcomes = await Promise.allSettled([
      send(client, BEGIN),
      value('insert into late values (1), (1)'),
      send(client, COMMIT),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect((await value('select value from late')).rows).toEqual([]);
  });

  it('are sent at once where that is asked for', async () => {
    const answer = firstValue(value('select 5 as value'));
    flush(client);
    const later = firstValue(value('select 6 as value'));
    expect(await Promise.all([answer, later])).toEqual([5, 6]);
  });
});

describe('a transaction of several turns', () => {
  it('is kept open, committed and rolled back', async () => {
    await Promise.all([send(client, BEGIN), keep(1)]);
    expect(isInTransaction(client)).toBe(true);
    await keep(2);
    await send(client, COMMIT);
    expect(isInTransaction(client)).toBe(false);
    await Promise.all([send(client, BEGIN), keep(3)]);
    await send(client, ROLLBACK);
    expect(await kept()).toEqual([1, 2]);
  });

  it('is still open after a failure, also where its commit was already under way', async () => {
    await Promise.all([send(client, BEGIN), keep(1)]);
    const outcomes = await Promise.allSettled([keep(1), send(client, COMMIT)]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(isInTransaction(client)).toBe(true);
    await send(client, ROLLBACK);
    expect(isInTransaction(client)).toBe(false);
    expect(await kept()).toEqual([]);
  });
});

describe('a named statement', () => {
  const named = (number: unknown) =>
    send<{ value: number }>(client, { name: 'halved', text: 'select 10 / $1::integer as value', values: [number] });

  it('is read and described once, and answers the same ever after', async () => {
    for (const [number, half] of [
      [1, 10],
      [2, 5],
      [5, 2],
    ]) {
      expect((await named(number)).rows).toEqual([{ value: half }]);
    }
  });

  it('works after its first execution has failed', async () => {
    const tenth = (number: number) =>
      send<{ value: number }>(client, { name: 'tenth', text: 'select 100 / $1::integer as value', values: [number] });
    await expect(tenth(0)).rejects.toMatchObject({ code: '22012' });
    expect((await tenth(10)).rows).toEqual([{ value: 10 }]);
    await expect(tenth(0)).rejects.toMatchObject({ code: '22012' });
    expect((await tenth(20)).rows).toEqual([{ value: 5 }]);
  });

  it('works after a turn has failed behind which it was sent again', async () => {
    const fifth = () => send<{ value: number }>(client, { name: 'fifth', text: 'select 5 as value' });
    const first = Promise.allSettled([send(client, BEGIN), fifth(), value('select 1 / 0')]);
    flush(client);
    const second = Promise.allSettled([fifth()]);
    flush(client);
    expect((await first).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect((await second).map(({ status }) => status)).toEqual(['rejected']);
    await send(client, ROLLBACK);
    for (let time = 0; time < 2; time++) expect((await fifth()).rows).toEqual([{ value: 5 }]);
  });

  it('can be executed again before it was answered for the first time', async () => {
    const third = (number: number) =>
      send<{ value: number }>(client, { name: 'third', text: 'select $1::integer / 3 as value', values: [number] });
    const first = third(9);
    flush(client);
    expect((await Promise.all([first, third(12), third(15)])).map(({ rows }) => rows[0]?.value)).toEqual([3, 4, 5]);
  });
});

describe('what each turn begins with', () => {
  it('is in force for that turn alone', async () => {
    openTurnsWith(client, [{ text: `select set_config('app.word', 'opened', true)` }]);
    const word = () => firstValue(value(`select current_setting('app.word', true) as value`));
    expect(await Promise.all([word(), word()])).toEqual(['opened', 'opened']);
    expect(await word()).toBe('opened');
    expect(openTurnsWith(client, [])).toHaveLength(1);
    expect(await word()).toBe('');
  });

  it('takes the whole turn with it when it fails', async () => {
    openTurnsWith(client, [{ text: 'select 1 / 0' }]);
    await expect(keep(1)).rejects.toMatchObject({ code: '22012' });
    openTurnsWith(client, []);
    expect(await kept()).toEqual([]);
  });
});

describe('a lost connection', () => {
  it('fails whatever was sent on it', async () => {
    const others = new pg.Pool({ connectionString: app.database.appUrl, max: 1, pipeline: true } as pg.PoolConfig);
    const other = await others.connect();
    const lost = new Promise((resolve) => other.once('error', resolve));
    const waiting = send(other, { text: 'select 2' });
    const behind = send(other, { text: 'select 1' });
    const failed = Promise.allSettled([waiting, behind]);
    flush(other);
    (other as unknown as { connection: pg.Connection }).connection.stream.destroy();
    expect((await failed).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await lost;
    await expect(send(other, { text: 'select 1' })).rejects.toThrow();
    other.release(true);
    await others.end();
  });
});
