import { expect, it } from 'vitest';
import { sendOnce } from './send-once.ts';

/** Notes the key of each call; answers or loses the answer. */
function server() {
  const keys: string[] = [];
  return {
    keys,
    answer: async (key: string) => keys.push(key),
    lose: async (key: string) => {
      keys.push(key);
      throw new Error('lost');
    },
  };
}

it('what had no answer is sent again with its key', async () => {
  const { keys, answer, lose } = server();
  await expect(sendOnce('a', { title: 'A' }, lose)).rejects.toThrow('lost');
  await sendOnce('a', { title: 'A' }, answer);
  expect(keys[1]).toBe(keys[0]);
});

it('what was changed meanwhile, what is something else, and what comes after the answer is new', async () => {
  const { keys, answer, lose } = server();
  await expect(sendOnce('b', { title: 'A' }, lose)).rejects.toThrow('lost');
  await sendOnce('c', { title: 'A' }, answer);
  await sendOnce('b', { title: 'B' }, answer);
  await sendOnce('b', { title: 'B' }, answer);
  expect(new Set(keys).size).toBe(4);
});
