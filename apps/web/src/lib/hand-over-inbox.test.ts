import { HAND_OVER_LIMITS, type HandOver, handOverOf } from '@taskwell/contract/hand-over';
import { expect, it } from 'vitest';
import { nextInInbox, putIntoInbox, replaceInInbox, returnToInbox, takeFromInbox } from './hand-over-inbox.ts';

const titled = (title: string) => handOverOf('create', { taskData: { title } }) as HandOver;
const titleOfNext = (userId: number) => nextInInbox(userId)?.handOver.task.title;

it('what waits comes in its order, what it leads to in its place, and what was set aside first', () => {
  for (const title of ['One', 'Two']) putIntoInbox(1, titled(title));
  const one = nextInInbox(1);
  if (one === null) throw new Error('Nothing waits');
  takeFromInbox(1, one.key, titled('One and a half'));
  expect(titleOfNext(1)).toBe('One and a half');
  takeFromInbox(1, nextInInbox(1)?.key ?? '');
  expect(titleOfNext(1)).toBe('Two');
  returnToInbox(1, one);
  returnToInbox(1, one);
  expect(titleOfNext(1)).toBe('One');
  takeFromInbox(1, one.key);
  expect(titleOfNext(1)).toBe('Two');
});

it('what is opened again keeps its key, by which what was written in it is found, and waits once', () => {
  putIntoInbox(5, titled('Proposed'), 'proposal-1');
  putIntoInbox(5, titled('Proposed'), 'proposal-1');
  takeFromInbox(5, 'proposal-1');
  expect(nextInInbox(5)).toBeNull();
  putIntoInbox(5, titled('Proposed'), 'proposal-1');
  expect(nextInInbox(5)?.key).toBe('proposal-1');
});

it('no more wait than can be looked at, and nobody sees what waits for another person', () => {
  const taken = Array.from({ length: HAND_OVER_LIMITS.waiting + 3 }, (_, index) =>
    putIntoInbox(2, titled(`No ${index}`)),
  );
  expect(taken.filter(Boolean)).toHaveLength(HAND_OVER_LIMITS.waiting);
  expect(nextInInbox(3)).toBeNull();
});

it('what has been read stands where its text stood, and nothing comes of one that was set aside meanwhile', () => {
  for (const title of ['Text', 'After it']) putIntoInbox(4, titled(title));
  const key = nextInInbox(4)?.key ?? '';
  replaceInInbox(4, key, titled('Read'));
  expect([titleOfNext(4), nextInInbox(4)?.key]).toEqual(['Read', key]);
  takeFromInbox(4, key);
  replaceInInbox(4, key, titled('Too late'));
  expect(titleOfNext(4)).toBe('After it');
});
