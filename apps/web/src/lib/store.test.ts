import { expect, it } from 'vitest';
import { createStore } from './store.ts';

it('a store tells its followers of each change until they leave', () => {
  const store = createStore(1);
  const seen: number[] = [];
  const leave = store.subscribe(() => seen.push(store.get()));
  store.set(2);
  leave();
  store.set(3);
  expect(seen).toEqual([2]);
  expect(store.get()).toBe(3);
  expect(store.isFollowed()).toBe(false);
});

it('what keeps a value true runs as long as anybody follows it', () => {
  const log: string[] = [];
  const store = createStore(0, () => {
    log.push('begin');
    return () => log.push('end');
  });
  const [first, second] = [store.subscribe(() => undefined), store.subscribe(() => undefined)];
  first();
  expect(log).toEqual(['begin']);
  second();
  expect(log).toEqual(['begin', 'end']);
});
