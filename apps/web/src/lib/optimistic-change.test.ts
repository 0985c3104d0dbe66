import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { changeOptimistically, type OptimisticChange } from './optimistic-change.ts';

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
