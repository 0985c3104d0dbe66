import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { STANDING_WORK } from '../../testing/standing-work.ts';
import type { Asker } from './fair-queue.ts';
import { CrowdedError, standingThread } from './standing-thread.ts';
import { OverrunError } from './threads.ts';

const WORK = new URL('../../testing/standing-work.ts', import.meta.url);
const WAITING_AT_MOST = 5;
const start = (milliseconds = 15_000, idleMilliseconds = 60_000) =>
  standingThread<typeof STANDING_WORK>(WORK, {
    milliseconds,
    megabytes: 32,
    idleMilliseconds,
    waitingAtMost: WAITING_AT_MOST,
  });

const ADA = { network: '192.0.2.1', companyId: 1, userId: 1 };
const BEN = { ...ADA, userId: 2 };

it('answers what its functions return, again and again', async () => {
  const thread = start();
  expect(await thread.run(ADA, 'twice', 21)).toBe(42);
  expect(await thread.run(ADA, 'later', 'soon')).toBe('SOON');
});

/** In which order work that is asked for at once is done. */
async function orderOf(asked: readonly (readonly [Asker, string])[]): Promise<string[]> {
  const thread = start();
  const order: string[] = [];
  const ask = async ([asker, name]: readonly [Asker, string]) => {
    await thread.run(asker, 'later', name);
    order.push(name);
  };
  await Promise.all(asked.map(ask));
  return order;
}

it('gives each who asks a turn of their own', async () => {
  const many = ['many 1', 'many 2', 'many 3', 'many 4'].map((name) => [ADA, name] as const);
  const few = ['few 1', 'few 2'].map((name) => [BEN, name] as const);
  expect(await orderOf([...many, ...few])).toEqual(['many 1', 'few 1', 'many 2', 'few 2', 'many 3', 'many 4']);
});

it('gives each company a turn of its own, however many of its people ask', async () => {
  const people = [1, 2, 3, 4, 5].map((userId) => [{ ...ADA, userId }, `person ${userId}`] as const);
  const other = ['another company', 'once more'].map((name) => [{ ...ADA, companyId: 2, userId: 6 }, name] as const);
  const order = await orderOf([...people, ...other]);
  expect(order.slice(0, 5)).toEqual(['person 1', 'another company', 'person 2', 'once more', 'person 3']);
});

it('gives each network address a turn of its own, however many accounts ask from one', async () => {
  const accounts = [1, 2, 3, 4, 5].map((id) => [{ ...ADA, companyId: id, userId: id }, `account ${id}`] as const);
  const elsewhere = { network: '198.51.100.7', companyId: 6, userId: 6 };
  const other = ['another address', 'once more'].map((name) => [elsewhere, name] as const);
  const order = await orderOf([...accounts, ...other]);
  expect(order.slice(0, 5)).toEqual(['account 1', 'another address', 'account 2', 'once more', 'account 3']);
});

it('gives each person a turn of their own, from however many addresses they ask', async () => {
  const many = [1, 2, 3, 4, 5].map((last) => [{ ...ADA, network: `192.0.2.${last}` }, `many ${last}`] as const);
  const few = ['few 1', 'few 2'].map((name) => [BEN, name] as const);
  expect(await orderOf([...many, ...few])).toEqual([
    'many 1',
    'few 1',
    'many 2',
    'few 2',
    'many 3',
    'many 4',
    'many 5',
  ]);
});

it('lets who asks seldom go before who has just had a turn', async () => {
  const thread = start();
  const order: string[] = [];
  const ask = (asker: Asker, name: string) => thread.run(asker, 'later', name).then(() => order.push(name));
  const many = ['many 1', 'many 2', 'many 3'].map((name) => ask(ADA, name));
  await many[0];
  await Promise.all([...many, ask(BEN, 'one')]);
  // 'Many 2' was being read when it came.
  expect(order).toEqual(['many 1', 'many 2', 'one', 'many 3']);
});

it('lets nobody wait in vain: whoever has many waiting, from whatever addresses, is refused more at once, and nobody else is', async () => {
  const thread = start();
  const ask = (_: unknown, at: number) => thread.run({ ...ADA, network: `192.0.2.${at}` }, 'later', 'mine');
  const asked = Array.from({ length: WAITING_AT_MOST + 3 }, ask);
  const others = thread.run(BEN, 'later', 'theirs');
  const settled = await Promise.allSettled(asked);
  // The first is being run, and waits no longer.
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(WAITING_AT_MOST + 1);
  const refused = settled.filter((each) => each.status === 'rejected');
  expect(refused.every(({ reason }) => reason instanceof CrowdedError)).toBe(true);
  expect(await others).toBe('THEIRS');
});

it('keeps the event loop free', async () => {
  const thread = start();
  let turns = 0;
  const timer = setInterval(() => turns++, 1);
  await thread.run(ADA, 'spin', 500);
  clearInterval(timer);
  expect(turns).toBeGreaterThan(20);
});

it.each(['hoard', 'leave'] as const)('after a %s it starts anew', async (name) => {
  const thread = start();
  await expect(thread.run(ADA, name)).rejects.toThrow();
  expect(await thread.run(ADA, 'twice', 1)).toBe(2);
});

it('ends what takes too long, and answers those behind it', async () => {
  const thread = start(2_000);
  const long = thread.run(ADA, 'spin', 60_000);
  await expect(long).rejects.toThrow(OverrunError);
  expect(await thread.run(ADA, 'twice', 1)).toBe(2);
});

it('does not begin with what has waited too long', async () => {
  const thread = start(2_000);
  await thread.run(ADA, 'twice', 1);
  const answers = await Promise.allSettled([
    thread.run(ADA, 'spin', 1_500),
    thread.run(ADA, 'spin', 1_000),
    thread.run(ADA, 'twice', 1),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
});

it('what a function throws comes back as it is, and the thread goes on', async () => {
  const thread = start();
  await expect(thread.run(ADA, 'fail')).rejects.toThrow(new RangeError('as it was meant to'));
  expect(await thread.run(ADA, 'twice', 2)).toBe(4);
});

it('a thread that fails while nobody waits harms nobody, and starts anew', async () => {
  const thread = start();
  expect(await thread.run(ADA, 'failLater')).toBe('answered');
  await setTimeout(300);
  expect(await thread.run(ADA, 'twice', 3)).toBe(6);
});

it('ends where nobody asks, and starts anew for the next', async () => {
  const thread = start(15_000, 100);
  const started = await thread.run(ADA, 'started');
  expect(await thread.run(ADA, 'started')).toBe(started);
  await setTimeout(300);
  expect(await thread.run(ADA, 'started')).toBeGreaterThan(started);
});
