import { beforeEach, describe, expect, it, vi } from 'vitest';
import { inTurn, inTurnOfAll, pendingTurn } from './task-turns.ts';

/** Work that ends when it is told to, and notes when it began. */
function work(name: string, log: string[]) {
  const end = Promise.withResolvers<string>();
  return {
    end,
    start: () => {
      log.push(name);
      return end.promise;
    },
  };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

let tab: EventTarget;

beforeEach(() => {
  tab = new EventTarget();
  vi.stubGlobal('window', tab);
});

/** Whether the browser would ask before it closes the tab. */
function asksBeforeLeaving(): boolean {
  return !tab.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

describe('changes of tasks', () => {
  it('are not left behind unasked until the last has its answer, good or bad', async () => {
    const [first, second] = [work('first', []), work('second', [])];
    const answers = Promise.allSettled([inTurn(1, first.start), inTurn(1, second.start)]);
    expect(asksBeforeLeaving()).toBe(true);
    first.end.resolve('one');
    await settle();
    expect(asksBeforeLeaving()).toBe(true);
    second.end.reject(new Error('refused'));
    await answers;
    await settle();
    expect(asksBeforeLeaving()).toBe(false);
  });

  it('a second change of a task begins when the first has its answer', async () => {
    const log: string[] = [];
    const [first, second] = [work('first', log), work('second', log)];
    const answers = [inTurn(1, first.start), inTurn(1, second.start)];
    await settle();
    expect(log).toEqual(['first']);
    first.end.resolve('one');
    await settle();
    expect(log).toEqual(['first', 'second']);
    second.end.resolve('two');
    expect(await Promise.all(answers)).toEqual(['one', 'two']);
  });

  it('a refused change does not stop the next one, and only its own caller hears of it', async () => {
    const refused = inTurn(2, () => Promise.reject(new Error('refused')));
    const next = inTurn(2, () => Promise.resolve('done'));
    await expect(refused).rejects.toThrow('refused');
    expect(await next).toBe('done');
    await expect(pendingTurn(2)).resolves.toBeUndefined();
  });

  it('other tasks do not wait', async () => {
    const log: string[] = [];
    const slow = work('slow', log);
    const slowAnswer = inTurn(3, slow.start);
    expect(await inTurn(4, () => Promise.resolve('at once'))).toBe('at once');
    slow.end.resolve('late');
    expect(await slowAnswer).toBe('late');
  });

  it('a change of several tasks waits for each of them, and each waits for it', async () => {
    const log: string[] = [];
    const [one, all, after] = [work('one', log), work('all', log), work('after', log)];
    const answers = [inTurn(5, one.start), inTurnOfAll([5, 6], all.start), inTurn(6, after.start)];
    await settle();
    expect(log).toEqual(['one']);
    one.end.resolve('');
    await settle();
    expect(log).toEqual(['one', 'all']);
    all.end.resolve('');
    await settle();
    expect(log).toEqual(['one', 'all', 'after']);
    after.end.resolve('');
    await Promise.all(answers);
  });
});
