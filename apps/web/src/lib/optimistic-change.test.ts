import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { changeOptimistically, type OptimisticChange } from './optimistic-change.ts';
import { takeLastBack } from './undo.ts';

const client = new QueryClient({ defaultOptions: { mutations: { retry: false, networkMode: 'always' } } });
let log: string[];

beforeEach(() => {
  log = [];
});

function change(name: string, more: Partial<OptimisticChange<string>> = {}): OptimisticChange<string> {
  return {
    reads: [],
    apply: () => log.push(`apply ${name}`),
    send: async () => {
      log.push(`send ${name}`);
      return name;
    },
    confirm: (answer) => log.push(`confirm ${answer}`),
    rollBack: () => log.push(`roll back ${name}`),
    settle: () => log.push(`settle ${name}`),
    ...more,
  };
}

const refuse = () => Promise.reject(new Error('refused'));

describe('an optimistic change', () => {
  it('is painted at once, sent, and confirmed by the answer', async () => {
    const done = changeOptimistically(client, change('one'));
    expect(log).toEqual(['apply one']);
    await done;
    expect(log).toEqual(['apply one', 'send one', 'confirm one', 'settle one']);
  });

  it('is rolled back and thrown where it is refused', async () => {
    await expect(changeOptimistically(client, change('one', { send: refuse }))).rejects.toThrow('refused');
    expect(log).toEqual(['apply one', 'roll back one', 'settle one']);
  });

  it('is reported in place of thrown where it says how', async () => {
    const report = (error: unknown) => log.push(String(error));
    await changeOptimistically(client, change('one', { send: refuse, report }));
    expect(log).toEqual(['apply one', 'roll back one', 'settle one', 'Error: refused']);
  });

  it('waits for those of its scope with sending, not with painting', async () => {
    const first = Promise.withResolvers<string>();
    const all = [
      changeOptimistically(client, change('one', { scope: 'task 1', send: () => first.promise })),
      changeOptimistically(client, change('two', { scope: 'task 1' })),
      changeOptimistically(client, change('other', { scope: 'task 2' })),
    ];
    await all[2];
    expect(log).toEqual(['apply one', 'apply two', 'apply other', 'send other', 'confirm other', 'settle other']);
    first.resolve('one');
    await Promise.all(all);
    expect(log.slice(6)).toEqual(['confirm one', 'settle one', 'send two', 'confirm two', 'settle two']);
  });

  it('is not painted over by a read that is on its way', async () => {
    const answer = Promise.withResolvers<string>();
    const reading = client.fetchQuery({ queryKey: ['thing'], queryFn: () => answer.promise }).catch(() => 'cancelled');
    const reads = [['thing']];
    await changeOptimistically(client, change('one', { reads, apply: () => client.setQueryData(['thing'], 'new') }));
    answer.resolve('old');
    await reading;
    expect(client.getQueryData(['thing'])).toBe('new');
  });
});

describe('an optimistic change with Undo', () => {
  const withUndo = (name: string, more: Partial<OptimisticChange<string>> = {}) =>
    change(name, {
      withdraw: () => log.push(`withdraw ${name}`),
      done: {
        text: `made ${name}`,
        undo: async (answer) => {
          log.push(`undo ${answer}`);
        },
      },
      ...more,
    });

  it('is the one that is taken back from the moment it is on the screen: it goes at once, and back once it is answered', async () => {
    await changeOptimistically(client, withUndo('older'));
    const answer = Promise.withResolvers<string>();
    const done = changeOptimistically(client, withUndo('newer', { send: () => answer.promise }));
    log = [];
    expect(takeLastBack()).toBe(true);
    expect(log).toEqual(['withdraw newer']);
    answer.resolve('newer');
    await done;
    expect(log.slice(0, 3)).toEqual(['withdraw newer', 'confirm newer', 'undo newer']);
    expect(takeLastBack()).toBe(true);
    await vi.waitFor(() => expect(log.at(-1)).toBe('undo older'));
    expect(takeLastBack()).toBe(false);
  });

  it('goes back after those that were made on it, whichever is answered first', async () => {
    const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
    const all = answers.map(({ promise }, index) =>
      changeOptimistically(client, withUndo(String(index), { send: () => promise })),
    );
    takeLastBack();
    takeLastBack();
    answers[0]?.resolve('first');
    await all[0];
    expect(log).not.toContain('undo first');
    answers[1]?.resolve('second');
    await all[1];
    await vi.waitFor(() => expect(log).toContain('undo first'));
    expect(log.filter((line) => line.startsWith('undo'))).toEqual(['undo second', 'undo first']);
  });

  it('leaves nothing to take back where it is refused', async () => {
    const report = () => log.push('report');
    const first = changeOptimistically(client, withUndo('one', { send: refuse, report }));
    takeLastBack();
    await first;
    await changeOptimistically(client, withUndo('two', { send: refuse, report }));
    expect(takeLastBack()).toBe(false);
    expect(log.filter((line) => line.startsWith('undo'))).toEqual([]);
  });
});
