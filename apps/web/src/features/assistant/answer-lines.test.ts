import { expect, it } from 'vitest';
import { answerLines } from './answer-lines.ts';

const lamp = { id: 1, title: 'Lamp' };
const lampshade = { id: 2, title: 'Lamp' };
const fence = { id: 3, title: 'Paint - the fence' };

it('each line of a list holds the task that it names, alike titles in their order', () => {
  const { lines, others } = answerLines('There are 2:\n- Lamp · To Do\n- Lamp\nand 4 more', [lamp, lampshade, fence]);
  expect(lines.map(({ before, task, after }) => [before, task?.id, after])).toEqual([
    ['There are 2:', undefined, ''],
    ['- ', 1, ' · To Do'],
    ['- ', 2, ''],
    ['and 4 more', undefined, ''],
  ]);
  expect(others).toEqual([fence]);
  expect(new Set(lines.map(({ start }) => start)).size).toBe(lines.length);
});

it('what is no list keeps its text', () => {
  const { lines, others } = answerLines('“Paint - the fence” is To Do.', [fence]);
  expect(lines.map(({ before, after }) => before + after)).toEqual(['“Paint - the fence” is To Do.']);
  expect(others).toEqual([fence]);
});
