import { ASSISTANT_LIMITS } from '@taskwell/contract/assistant';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type ChatMessage,
  mayBecome,
  messagesIn,
  newTasksIn,
  type Outcome,
  saidBefore,
  withAnswer,
  withinBounds,
} from './chat-messages.ts';

const ANSWER: ChatMessage = {
  role: 'assistant',
  content: 'Shall I complete “Lamp”?',
  tasks: [{ id: 1, title: 'Lamp' }],
  proposals: [
    {
      key: 'a',
      action: { action: 'changeStatus', taskId: 1, title: 'Lamp', version: 3, status: 'COMPLETED' },
      outcome: 'made',
      taskId: 1,
    },
  ],
  engine: 'built-in',
  note: 'replaced',
};
const QUESTION: ChatMessage = { role: 'user', content: 'Complete the lamp' };

it('what was kept comes back as it was', () => {
  const messages = [QUESTION, ANSWER];
  expect(messagesIn(JSON.parse(JSON.stringify(messages)))).toEqual(messages);
});

it('what is proposed anew for a task takes the place of what was proposed before', () => {
  const due = (key: string, dueDate: string, outcome?: Outcome) => ({
    key,
    action: { action: 'changeDueDate', taskId: 1, title: 'Lamp', version: 3, dueDate } as const,
    ...(outcome && { outcome }),
  });
  const answer = (...proposals: ReturnType<typeof due>[]): ChatMessage => ({
    role: 'assistant',
    content: '…',
    proposals,
  });
  const friday = '2026-11-27T12:00:00.000Z';
  const before = [QUESTION, answer(due('a', friday)), QUESTION, answer(due('b', friday, 'made'))];
  const outcomes = withAnswer(before, QUESTION, answer(due('c', '2026-11-28T12:00:00.000Z')))
    .flatMap(({ proposals = [] }) => proposals)
    .map(({ key, outcome }) => [key, outcome]);
  expect(outcomes).toEqual([
    ['a', 'replaced'],
    ['b', 'made'],
    ['c', undefined],
  ]);
});

it('the next question is told of the tasks of the last answer, also of one that was created', () => {
  expect(saidBefore([])).toBeNull();
  const thanks: ChatMessage = { role: 'user', content: 'thanks' };
  const welcome: ChatMessage = { role: 'assistant', content: 'You are welcome.' };
  expect(saidBefore([QUESTION, ANSWER])).toEqual({ message: QUESTION.content, taskIds: [1] });
  expect(saidBefore([QUESTION, ANSWER, thanks, welcome])).toEqual({
    message: 'thanks',
    earlier: [QUESTION.content],
    taskIds: [1],
  });
  const long = Array.from({ length: 5 }, () => [thanks, welcome]).flat();
  expect(saidBefore([QUESTION, ANSWER, ...long])?.earlier).toEqual(
    Array(ASSISTANT_LIMITS.messagesBefore).fill('thanks'),
  );
  expect(saidBefore([QUESTION, ANSWER, ...long])?.taskIds).toEqual([]);
  const task = { title: 'Lamp', description: null, priority: 'LOW', dueDate: null, assignee: null } as const;
  const proposal = { key: 'b', action: { action: 'createTask', task: { ...task, externalContact: null } } } as const;
  const created = (made: object): ChatMessage[] => [
    QUESTION,
    { ...ANSWER, tasks: [], proposals: [{ ...proposal, ...made }] },
  ];
  expect(saidBefore(created({}))?.taskIds).toEqual([]);
  const list: ChatMessage = { ...ANSWER, tasks: [2, 1, 3].map((id) => ({ id, title: 'Lamp' })), proposals: [] };
  expect(saidBefore([QUESTION, list])).toEqual({ message: QUESTION.content, taskIds: [2, 1, 3] });
  expect(saidBefore([QUESTION, list, QUESTION, ANSWER]), 'which stays on the screen').toEqual({
    message: QUESTION.content,
    earlier: [QUESTION.content],
    taskIds: [1],
    listIds: [2, 1, 3],
  });
  expect(saidBefore(created({ outcome: 'made', taskId: 7 }))?.taskIds).toEqual([7]);
});

it('the next question is told of new tasks that nobody has created yet, and what is proposed anew replaces them', () => {
  const task = (title: string) =>
    ({ title, description: null, priority: 'LOW', dueDate: null, assignee: null, externalContact: null }) as const;
  const proposal = (key: string, more: object = {}) => ({
    key,
    action: { action: 'createTask' as const, task: task(key) },
    ...more,
  });
  const answer = (...proposals: ReturnType<typeof proposal>[]): ChatMessage => ({ ...ANSWER, tasks: [], proposals });
  const messages = [
    QUESTION,
    ANSWER,
    QUESTION,
    answer(proposal('a'), proposal('b', { outcome: 'declined' }), proposal('c')),
  ];
  const asked = { message: QUESTION.content, earlier: expect.any(Array), taskIds: [] };
  expect(saidBefore(messages)).toEqual({ ...asked, proposed: [task('a'), task('c')], latest: [0, 1] });
  const thanks: ChatMessage[] = [QUESTION, { role: 'assistant', content: 'You are welcome.' }];
  expect(saidBefore([...messages, ...thanks])?.proposed).toHaveLength(2);
  const list: ChatMessage = { ...ANSWER, proposals: [] };
  expect(saidBefore([...messages, QUESTION, list]), 'something else since').toEqual({ ...asked, taskIds: [1] });
  expect(saidBefore([QUESTION, ANSWER, QUESTION, answer(proposal('a', { outcome: 'declined' }))])).toEqual({
    ...asked,
    taskIds: [1],
  });
  const anew = { key: 'd', action: { action: 'createTask' as const, task: task('d'), replaces: 1 } };
  const changed = withAnswer(
    messages,
    QUESTION,
    { ...ANSWER, tasks: [], proposals: [anew] },
    newTasksIn(messages).proposals,
  );
  expect(saidBefore(changed), 'the others stay beside it').toEqual({
    ...asked,
    proposed: [task('a'), task('d')],
    latest: [1],
  });
  const further = [...changed, QUESTION, answer(proposal('e'))];
  expect(saidBefore(further), 'a further one is beside them').toEqual({
    ...asked,
    proposed: [task('a'), task('d'), task('e')],
    latest: [2],
  });
  const many = [...further, QUESTION, answer(...['f', 'g', 'h'].map((key) => proposal(key)))];
  expect(saidBefore(many)?.proposed, 'the last ones').toEqual(['d', 'e', 'f', 'g', 'h'].map(task));
  expect(messagesIn(JSON.parse(JSON.stringify(changed)))).toEqual(changed);
  const outcomes = changed.flatMap(({ proposals = [] }) => proposals).map(({ key, outcome }) => [key, outcome]);
  expect(outcomes.slice(1)).toEqual([
    ['a', undefined],
    ['b', 'declined'],
    ['c', 'replaced'],
    ['d', undefined],
  ]);
});

it('what one tab has made is not declined or made again by another, and may be taken back', () => {
  const after = (before: Outcome | undefined) =>
    (['made', 'already', 'takenBack', 'declined', 'edited'] as const).filter((outcome) => mayBecome(before, outcome));
  expect(after(undefined)).toHaveLength(5);
  expect(after('made')).toEqual(['made', 'takenBack']);
  expect(after('already')).toEqual(['made']);
  expect(after('takenBack')).toEqual([]);
});

it('whatever else lies there is left out, and nothing fails', () => {
  const odd = [
    QUESTION,
    null,
    { role: 'system', content: 'x' },
    { role: 'assistant', content: 'Yes', proposals: [{ key: 'b', action: { action: 'delete', taskId: 1 } }, 7] },
  ];
  expect(messagesIn(odd)).toEqual([QUESTION, { role: 'assistant', content: 'Yes', tasks: [], proposals: [] }]);
  fc.assert(fc.property(fc.anything(), (stored) => Array.isArray(messagesIn(stored))));
});

it('the oldest go first beyond the number and the length that are kept, a question with its answer', () => {
  const talk = (count: number, content: string): ChatMessage[] =>
    Array.from({ length: count }, (_, index) => ({ role: index % 2 === 0 ? 'user' : 'assistant', content }));
  expect(withinBounds(talk(400, 'short'))).toHaveLength(ASSISTANT_LIMITS.conversationMessages);
  const long = withinBounds(talk(60, 'x'.repeat(5_000)));
  expect(JSON.stringify(long).length).toBeLessThanOrEqual(ASSISTANT_LIMITS.conversationLength);
  expect(long.length).toBeGreaterThan(10);
  expect(long[0]?.role).toBe('user');
});
