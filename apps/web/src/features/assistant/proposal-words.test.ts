import { expect, it } from 'vitest';
import { actionWords, proposalDetails } from './proposal-words.ts';

const now = new Date(2031, 4, 9, 8, 0);
const on = { taskId: 1, title: 'Lamp', version: 1 };
const tomorrow = new Date(2031, 4, 10, 17, 0).toISOString();

it('a proposal says what will be done, to what', () => {
  const task = {
    title: 'Call the bank',
    description: null,
    priority: 'HIGH' as const,
    dueDate: tomorrow,
    assignee: null,
    externalContact: null,
  };
  expect(actionWords({ action: 'changeStatus', ...on, status: 'COMPLETED' })).toBe('Complete task');
  expect(actionWords({ action: 'changeStatus', ...on, status: 'ON_HOLD' })).toBe('Change to On Hold');
  expect(actionWords({ action: 'changePriority', ...on, priority: 'LOW' })).toBe('Change to Low priority');
  expect(actionWords({ action: 'assign', ...on, assignee: { id: 4, name: 'Nora' } })).toBe('Assign to Nora');
  const { title, facts } = proposalDetails({ action: 'createTask', task }, now);
  expect(title).toBe('Call the bank');
  expect(facts).toEqual(['High priority', expect.stringMatching(/^Due tomorrow .*5:00/), 'For you']);
  expect(proposalDetails({ action: 'changeDueDate', ...on, dueDate: tomorrow }, now).facts[0]).toMatch(/tomorrow/);
  const dueBefore = new Date(2031, 4, 9, 19, 0).toISOString();
  const moved = proposalDetails({ action: 'changeDueDate', ...on, dueDate: tomorrow, dueBefore }, now);
  expect(moved.facts[0], 'from when to when').toMatch(/^Due today .*7:00.* → tomorrow .*5:00/);
  const undated = { action: 'changeDueDate' as const, ...on, dueDate: null, dueBefore };
  expect(actionWords(undated)).toBe('Remove due date');
  expect(proposalDetails(undated, now).facts[0]).toMatch(/^Due today .*7:00.* → no due date$/);
  expect(proposalDetails({ action: 'comment', ...on, content: 'Lamp is here' }, now).text).toBe('Lamp is here');
});
