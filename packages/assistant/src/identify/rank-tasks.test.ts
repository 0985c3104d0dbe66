import { expect, it } from 'vitest';
import { rankTasks } from './rank-tasks.ts';

/** Words that nobody has, each another one. */
const words = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ((from + index) * 7_919 + 456_976).toString(26).replace(/\d/g, 'q')).join(
    ' ',
  );

it('others have their turn while a long text is compared with many tasks', async () => {
  const tasks = Array.from({ length: 400 }, (_, index) => ({
    title: words(index * 70, 8),
    description: words(index * 70 + 8, 60),
  }));
  let turns = 0;
  let isOver = false;
  const takeTurn = () => {
    turns += 1;
    if (!isOver) setImmediate(takeTurn);
  };
  setImmediate(takeTurn);
  await rankTasks(words(0, 400), tasks);
  isOver = true;
  expect(turns).toBeGreaterThan(1);
});

it('the task with the rarest words of the text comes first', async () => {
  const tasks = ['Send the offer to Kim', 'Send the invoice to Kim', 'Paint the fence'].map((title) => ({
    title,
    description: null,
  }));
  const ranked = await rankTasks('Kim has got the invoices', tasks);
  expect(ranked.map(({ task }) => task.title)).toEqual([
    'Send the invoice to Kim',
    'Send the offer to Kim',
    'Paint the fence',
  ]);
});
