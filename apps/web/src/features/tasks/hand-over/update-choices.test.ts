import { type HandOver, handOverOf } from '@taskwell/contract/hand-over';
import type { Task } from '@taskwell/contract/schemas';
import { expect, it } from 'vitest';
import { moveWords, updateChoices } from './update-choices.ts';

const now = new Date(2031, 4, 9, 8, 0);
const task = (abilities: Partial<Task['abilities']>) => ({ id: 7, title: 'Lamp', version: 3, abilities }) as Task;
const suggestedActions = [
  { action: 'changeStatus', status: 'ON_HOLD' },
  { action: 'changeDueDate', dueDate: new Date(2031, 4, 10, 17, 0).toISOString() },
  { action: 'assign', assignee: { id: 4, name: 'Nora Lind' } },
  { action: 'comment', content: 'The bulb is missing' },
  { action: 'addSubtask', title: 'Buy a bulb' },
];
const updateOf = (updateData: object) => (handOverOf('update', { updateData, originalText: 'x' }) as HandOver).update;

it('each suggestion says what it does, on the version that is shown; a subtask has a form of its own', () => {
  const mayAll = { changeStatus: true, edit: true, comment: true, addSubtask: true };
  const choices = updateChoices(task(mayAll), updateOf({ suggestedActions }), 'x', now);
  expect(choices.map(({ words }) => words)).toEqual([
    'Change status to On Hold',
    expect.stringMatching(/^Move due date to tomorrow/),
    'Assign to Nora Lind',
    'Add comment: The bulb is missing',
    'Add subtask: Buy a bulb',
  ]);
  expect(choices[0]?.proposed).toEqual({
    action: 'changeStatus',
    status: 'ON_HOLD',
    taskId: 7,
    title: 'Lamp',
    version: 3,
  });
  expect(choices[4]?.proposed).toBeNull();
});

it('what the person may not do is not offered', () => {
  const choices = updateChoices(task({ comment: true }), updateOf({ suggestedActions }), 'x', now);
  expect(choices.map(({ words }) => words)).toEqual(['Add comment: The bulb is missing']);
  expect(updateChoices(task({}), updateOf({ suggestedActions }), 'x', now)).toEqual([]);
});

it('a text that suggests nothing becomes a comment, within its length, and says where it was cut', () => {
  const [choice] = updateChoices(task({ comment: true }), updateOf({ updateContent: 'y'.repeat(400) }), 'x', now);
  expect(choice?.words).toBe(`Add comment: ${'y'.repeat(199)}…`);
  const [whole] = updateChoices(task({ comment: true }), updateOf({}), `${'y'.repeat(198)}😀yy`, now);
  expect(whole?.words, 'no half of a character, which the server refuses').toBe(`Add comment: ${'y'.repeat(198)}…`);
});

it('a date that was put right says what it does now', () => {
  expect(moveWords(new Date(2031, 4, 10, 17, 0).toISOString(), now)).toMatch(/^Move due date to tomorrow/);
  expect([moveWords(null, now), moveWords(undefined, now)]).toEqual(['Remove due date', 'Move due date']);
});

it('what is due then already is not moved there', () => {
  const wordsFor = (dueDate: string) =>
    updateChoices({ ...task({ edit: true }), dueDate }, updateOf({ suggestedActions }), 'x', now).map(
      ({ words }) => words,
    );
  const asSuggested = new Date(2031, 4, 10, 17, 0).toISOString();
  expect(wordsFor(asSuggested).join()).not.toContain('Move due date');
  expect(wordsFor(new Date(2031, 4, 10, 18, 0).toISOString()).join()).toContain('Move due date');
});

it('whoever has the task already is not given it', () => {
  const nora = { id: 4, name: 'Nora Lind' };
  const wordsFor = (lead: object) =>
    updateChoices({ ...task({ edit: true }), ...lead }, updateOf({ suggestedActions }), 'x', now).map(
      ({ words }) => words,
    );
  expect(wordsFor({ assignee: nora })).not.toContain('Assign to Nora Lind');
  const contact = { externalContactId: 4, externalContact: { name: 'Nora Lind', email: null } };
  expect(wordsFor({ assignee: { id: 1, name: 'Ada Own' }, ...contact })).not.toContain('Assign to Nora Lind');
  expect(wordsFor({ assignee: { id: 4, name: 'Ada Own' } }), 'another number four').toContain('Assign to Nora Lind');
});
