import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  HAND_OVER_LIMITS,
  HAND_OVER_TYPES,
  type HandOver,
  handOverEntry,
  handOverFragment,
  handOverInFragment,
  handOverMessage,
  handOverOf,
  handOverQuery,
  isTooMuch,
  manualTask,
  nextText,
  unreadText,
  waitingBehind,
} from './hand-over.ts';
import { assistantText } from './schemas/assistant.ts';

const now = new Date('2031-05-09T10:00:00Z');
const entry = (age: number) => ({
  type: 'create',
  taskData: { title: 'Call the bank', priority: 'HIGH' },
  originalText: 'Please call the bank',
  timestamp: now.getTime() - age,
});

describe('an entry of local storage', () => {
  it('counts for an hour', () => {
    expect(handOverEntry(entry(HAND_OVER_LIMITS.lifetimeMilliseconds), now)).toMatchObject({
      type: 'create',
      originalText: 'Please call the bank',
      task: { title: 'Call the bank', priority: 'HIGH', description: '', dueDate: null },
    });
    expect(handOverEntry({ ...entry(0), timestamp: now.toISOString() }, now)).not.toBeNull();
    expect(handOverEntry(entry(HAND_OVER_LIMITS.lifetimeMilliseconds + 1), now)).toBeNull();
    for (const timestamp of [undefined, null, 'soon', {}, Number.NaN, now.getTime() + 10_000_000]) {
      expect(handOverEntry({ ...entry(0), timestamp }, now)).toBeNull();
    }
  });

  it('says where nobody could read its text; a message and an address do not', () => {
    expect(handOverEntry({ ...entry(0), isByHand: true }, now)?.isByHand).toBe(true);
    expect(handOverEntry({ ...entry(0), isByHand: 'yes' }, now)?.isByHand).toBeUndefined();
    const message = {
      type: 'CREATE_TASK_FROM_POPUP',
      source: 'task-popup',
      taskData: { title: 'Call' },
      isByHand: true,
    };
    expect(handOverMessage(message)?.task.title).toBe('Call');
    expect(handOverMessage(message)?.isByHand).toBeUndefined();
  });

  it('of no known type is none', () => {
    expect(handOverEntry({ ...entry(0), type: 'delete' }, now)).toBeNull();
    expect(handOverEntry('create', now)).toBeNull();
  });
});

describe('a message', () => {
  const updateData = { taskFound: true, taskId: 7, updateContent: 'It is done', updateType: 'completion' };

  it('counts under its name and with its source alone', () => {
    const message = {
      type: 'UPDATE_TASK_FROM_EXTENSION',
      source: 'browser-extension',
      updateData,
      originalText: 'Done',
    };
    expect(handOverMessage(message)).toMatchObject({
      type: 'update',
      update: { taskId: 7, updateContent: 'It is done' },
    });
    expect(handOverMessage({ ...message, source: 'somebody' })).toBeNull();
    expect(handOverMessage({ ...message, source: undefined })).toBeNull();
    expect(handOverMessage({ ...message, type: 'toString' })).toBeNull();
    expect(handOverMessage({ type: 'TASK_COMPLETE', data: updateData })).toMatchObject({ type: 'complete' });
  });

  it('of more than 8 KB, or that contains itself, is none', () => {
    const message = { type: 'TASK_UPDATE', updateData, originalText: 'x'.repeat(HAND_OVER_LIMITS.length) };
    expect(handOverMessage(message)).toBeNull();
    const circle: Record<string, unknown> = { type: 'TASK_UPDATE', updateData };
    circle.self = circle;
    expect(handOverMessage(circle)).toBeNull();
  });
});

it('a query carries JSON beside its text; what is no JSON, or says nothing, is none', () => {
  const createTask = JSON.stringify({ title: 'Water the plants', dueDate: '2031-05-10T15:00:00Z' });
  expect(handOverQuery({ createTask, originalText: 'water them' })).toMatchObject({
    type: 'create',
    originalText: 'water them',
    task: { title: 'Water the plants', dueDate: '2031-05-10T15:00:00Z' },
  });
  expect(handOverQuery({ completeTask: '{"taskId":5}' })).toMatchObject({ type: 'complete', update: { taskId: 5 } });
  expect(handOverQuery({ createTask: '{}', originalText: 'Only a text' })).toMatchObject({
    task: { title: 'Only a text', description: 'Only a text', priority: 'MEDIUM' },
  });
  for (const broken of ['true', '{', '[]', '"x"', '{}']) expect(handOverQuery({ createTask: broken })).toBeNull();
});

it('a text that a person has asked to have read says so, and how much of it had no room', () => {
  expect(unreadText(`${'a'.repeat(2_000)}bc`)).toMatchObject({
    type: 'create',
    originalText: 'a'.repeat(2_000),
    leftOut: 2,
    unread: { isAskedFor: true },
  });
  expect(unreadText(' \n ')).toBeNull();
});

describe('a fragment of an address', () => {
  it('carries a text of the full length in any script, within its limit and unchanged by any encoding', () => {
    const texts = ['Grüße: 100 % & #1?\n„Über“ ', '😀', '中', '"\\', 'a&b=c+d/e '];
    for (const text of texts.map((part) => [...part.repeat(2_000)].slice(0, 2_000).join('').trim())) {
      const fragment = handOverFragment('complete', text);
      expect(fragment.length).toBeLessThanOrEqual(HAND_OVER_LIMITS.fragmentLength);
      expect(fragment).toBe(decodeURIComponent(fragment));
      expect(handOverInFragment(fragment.slice(1))).toMatchObject({
        type: 'complete',
        originalText: text,
        leftOut: 0,
        unread: { isAskedFor: false },
        update: { taskId: null, suggestedActions: [] },
      });
    }
  });

  it('carries any text, cut at 2,000 characters, and says how many had no room', () => {
    expect(handOverInFragment(handOverFragment('create', `${'😀'.repeat(2_005)} `).slice(1))).toMatchObject({
      originalText: '😀'.repeat(2_000),
      leftOut: 5,
    });
    fc.assert(
      fc.property(
        fc.constantFrom(...HAND_OVER_TYPES),
        fc.string({ unit: 'binary', maxLength: 3_000 }),
        (type, text) => {
          const handed = handOverInFragment(handOverFragment(type, text).slice(1));
          if (handed !== null) expectBounded(handed);
          else expect(text.replace(/\p{Cc}/gu, '').trim()).toBe('');
        },
      ),
    );
  });

  it('with anything else in it is none: no data of tasks, nothing too long, nothing broken', () => {
    const encoded = (sent: unknown) => `handOver=${Buffer.from(JSON.stringify(sent)).toString('base64url')}`;
    const sent = {
      type: 'complete',
      originalText: 'Done',
      updateData: { taskId: 7 },
      taskData: { title: 'Stolen' },
      unread: { isAskedFor: true },
    };
    expect(handOverInFragment(encoded(sent))).toMatchObject({
      task: { title: 'Done' },
      update: { taskId: null },
      unread: { isAskedFor: false },
    });
    for (const fragment of [
      '',
      'handOver=',
      'handOver=%%%',
      'handOver=e30',
      'top',
      encoded('create'),
      encoded({ type: 'delete', originalText: 'x' }),
      encoded({ type: 'create', originalText: ' ' }),
      encoded({ type: 'create', originalText: 'x'.repeat(9_000) }),
    ]) {
      expect(handOverInFragment(fragment)).toBeNull();
    }
  });
});

it('a text that is cut says how much of it, whoever has cut it, and counts its characters as the API does', () => {
  const emoji = `START ${'😀'.repeat(1_990)}`;
  expect(assistantText.safeParse({ text: emoji }).success).toBe(true);
  expect(handOverOf('create', { originalText: emoji })).toMatchObject({ originalText: emoji, leftOut: 0 });
  const tooLong = 'x'.repeat(2_003);
  expect(handOverOf('create', { originalText: tooLong })).toMatchObject({ leftOut: 3 });
  const sent = { type: 'create', originalText: tooLong, leftOut: 4 };
  const fragment = `handOver=${Buffer.from(JSON.stringify(sent)).toString('base64url')}`;
  expect(handOverInFragment(fragment)).toMatchObject({ originalText: 'x'.repeat(2_000), leftOut: 7 });
});

it('of what cannot be read it is told whether it was too much', () => {
  expect(isTooMuch({}, `handOver=${'x'.repeat(11_000)}`)).toBe(true);
  expect(isTooMuch({}, `handOver=${'x'.repeat(10_900)}`), 'it is broken, and not too long').toBe(false);
  expect(isTooMuch({ createTask: JSON.stringify({ description: 'x'.repeat(11_900) }) }, '')).toBe(true);
  expect(isTooMuch({ createTask: '{}', originalText: 'x'.repeat(9_000) }, '')).toBe(true);
  expect(isTooMuch({ createTask: '{', search: 'x'.repeat(9_000) }, 'handOver=e30')).toBe(false);
});

it('a text that nobody has read becomes a task of its first characters', () => {
  const text = `Line one\nline two ${'and so on '.repeat(60)}`;
  const { title, description, priority } = manualTask(text);
  expect(title).toBe(`Line one line two ${'and so on '.repeat(60)}`.slice(0, 50).trim());
  expect([description.length <= 300, priority]).toEqual([true, 'MEDIUM']);
});

it('an update that names no task, a foreign kind of action or a broken date carries none of it', () => {
  const suggestedActions = [
    { action: 'changeStatus', status: 'DONE' },
    { action: 'delete' },
    { action: 'assign', assignee: { id: 'me', name: 'Nora' } },
    { action: 'changeDueDate', dueDate: 'tomorrow' },
    { action: 'comment', content: `  ${'c'.repeat(300)}` },
  ];
  const tasks = { candidates: [{ taskId: 3 }, { taskId: '4' }], nearest: [{ taskId: -1 }, null, { taskId: 5 }] };
  const reason = { reasoning: `It\nfits ${'r'.repeat(300)}`, confidence: 1.5 };
  const updateData = { taskFound: false, taskId: 7, suggestedActions, ...tasks, ...reason };
  expect(handOverOf('update', { updateData, originalText: 'x' })?.update).toMatchObject({
    taskId: null,
    suggestedActions: [{ action: 'comment', content: 'c'.repeat(200) }],
    candidates: [3],
    nearest: [5],
    reasoning: `It fits ${'r'.repeat(292)}`,
    confidence: null,
  });
});

it('of changes that contradict each other the first counts, and nothing turns the direction of a text around', () => {
  const suggestedActions = [
    { action: 'assign', assignee: { id: 3, name: 'Nora' } },
    { action: 'assign', assignee: { id: 4, name: 'Ben' } },
    { action: 'changeStatus', status: 'CANCELLED' },
    { action: 'changeStatus', status: 'COMPLETED' },
    { action: 'comment', content: '\u202eotI neB ot ngissA' },
  ];
  expect(
    handOverOf('update', { updateData: { suggestedActions }, originalText: 'x' })?.update.suggestedActions,
  ).toEqual([suggestedActions[0], suggestedActions[2], { action: 'comment', content: 'otI neB ot ngissA' }]);
});

it('a link says nothing in the name of the assistant', () => {
  const updateTask = JSON.stringify({ taskId: 7, reasoning: 'Sign in again at evil.example', confidence: 0.99 });
  expect(handOverQuery({ updateTask })?.update).toMatchObject({ taskId: 7, reasoning: '', confidence: null });
});

it('what a text says of further tasks comes one after the other, to be read when it is its turn', () => {
  const updateData = { taskId: 7, furtherTexts: ['The rota is done.', '', 7, 'x'.repeat(2_010), 'Oven: Tuesday'] };
  const first = handOverOf('complete', { updateData, originalText: 'All of it' }) as HandOver;
  expect(waitingBehind(first)).toBe(3);
  const second = nextText(first) as HandOver;
  expect(second).toMatchObject({
    type: 'complete',
    originalText: 'The rota is done.',
    number: 2,
    unread: { isAskedFor: true },
    update: { taskId: null },
  });
  const third = nextText(second) as HandOver;
  expect(third.originalText).toHaveLength(2_000);
  const last = nextText(third) as HandOver;
  expect(last).toMatchObject({ originalText: 'Oven: Tuesday', number: 4 });
  expect([last.furtherTexts, nextText(last)]).toEqual([undefined, null]);
  // Nobody has seen what a link would have read next.
  expect(handOverQuery({ updateTask: JSON.stringify(updateData) })?.furtherTexts).toBeUndefined();
});

it('how many tasks of a text had no room is told of each that follows, but not by a link', () => {
  const taskData = { title: 'First', furtherTasks: [{ title: 'Second' }], tasksLeftOut: 2 };
  const updateData = { taskId: 7, furtherTexts: ['The rota is done.'], tasksLeftOut: 1 };
  const first = handOverOf('addSubtask', { taskData, updateData }) as HandOver;
  expect(first.tasksLeftOut).toBe(3);
  expect(nextText(first)?.tasksLeftOut).toBe(3);
  expect(handOverOf('create', { taskData: { ...taskData, tasksLeftOut: -1 } })?.tasksLeftOut).toBeUndefined();
  expect(handOverQuery({ createTask: JSON.stringify(taskData) })?.tasksLeftOut).toBeUndefined();
});

it('whatever is handed over fits its fields, and nothing fails', () => {
  const odd = fc.oneof(fc.string({ unit: 'binary', maxLength: 4_000 }), fc.anything());
  const data = fc.record({
    title: odd,
    description: odd,
    priority: odd,
    dueDate: odd,
    assignee: odd,
    furtherTasks: odd,
  });
  const update = fc.record({
    taskId: odd,
    updateContent: odd,
    suggestedActions: odd,
    subtaskData: odd,
    candidates: odd,
    nearest: odd,
    reasoning: odd,
    confidence: odd,
  });
  const sent = fc.record({ taskData: fc.oneof(data, odd), updateData: fc.oneof(update, odd), originalText: odd });
  fc.assert(
    fc.property(sent, (value) => {
      const handed = handOverOf('create', value);
      if (handed !== null) expectBounded(handed);
    }),
  );
});

function expectBounded({ originalText, task, update, furtherTasks }: HandOver): void {
  expect([...originalText].length).toBeLessThanOrEqual(2_000);
  expect(update.updateContent.length).toBeLessThanOrEqual(500);
  expect(update.reasoning.length).toBeLessThanOrEqual(300);
  for (const { title, description } of [task, ...furtherTasks]) {
    expect(title.length).toBeLessThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(300);
    expect((title + description).isWellFormed()).toBe(true);
    expect(title).not.toMatch(/\p{Cc}/u);
  }
}

it.each([
  ['high', '2026-11-30T10:00:00Z', 'HIGH', '2026-11-30T10:00:00Z'],
  ['pressing', '2026-13-01', 'MEDIUM', null],
  [7, {}, 'MEDIUM', null],
])('a priority is read as other programs write it, a date with its time: %s, %s', (priority, dueDate, read, due) => {
  const handOver = handOverOf('create', { taskData: { title: 'Wash the aprons', priority, dueDate } });
  expect(handOver?.task).toMatchObject({ priority: read, dueDate: due });
});
