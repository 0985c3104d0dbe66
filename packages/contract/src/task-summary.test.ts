import { describe, expect, it } from 'vitest';
import type { Task } from './schemas.ts';
import { taskSummary, taskSummarySentences } from './task-summary.ts';

const NOW = new Date('2026-03-10T12:00:00Z');

const none = { edit: false, delete: false, archive: false, changeStatus: false, changePriority: false };
const abilities = { ...none, comment: false, share: false, invite: false, manageCoAssignees: false, addSubtask: false };

const task: Task = {
  id: 1,
  title: 'Prepare the offer',
  description: null,
  status: 'IN_PROGRESS',
  priority: 'HIGH',
  dueDate: null,
  archived: false,
  createdAt: NOW.toISOString(),
  updatedAt: NOW.toISOString(),
  version: 1,
  assigneeId: 2,
  assignee: { id: 2, name: 'Emil Example', email: null },
  assignerId: 3,
  assigner: { name: 'Ada Admin' },
  externalContactId: null,
  externalContact: null,
  parentTask: null,
  subtasks: [],
  coAssignees: [],
  sharedWith: [],
  collaborators: [],
  comments: [],
  commentCount: 0,
  subtaskCount: 0,
  sharedWithYou: false,
  receivedFrom: null,
  abilities,
};

const subtask = (id: number, status: Task['status']) => ({
  id,
  title: 'A step',
  status,
  version: 1,
  assignee: null,
  assignerId: null,
  isCoAssignee: false,
});
const comment = (name: string) => ({ content: 'Fine', createdAt: NOW.toISOString(), author: { name } });
const coAssignee = (id: number) => ({ id, userId: id, user: { name: `Person ${id}`, email: null } });

function sentence(topic: string, changes: Partial<Task>, now = NOW, timeZone = 'UTC'): string | undefined {
  return taskSummarySentences({ ...task, ...changes }, now, timeZone).find((found) => found.topic === topic)?.text;
}

describe('the summary of a task', () => {
  it('is one paragraph of all that matters', () => {
    const full: Task = {
      ...task,
      description: 'Call the customer first.',
      dueDate: '2026-03-08T09:00:00.000Z',
      coAssignees: [coAssignee(4), coAssignee(5)],
      subtasks: [subtask(7, 'COMPLETED'), subtask(8, 'COMPLETED'), subtask(9, 'TODO')],
      subtaskCount: 3,
      comments: [comment('Ada'), comment('Emil'), comment('Ada')],
      commentCount: 4,
    };
    expect(taskSummary(full, NOW, 'UTC')).toBe(
      '"Prepare the offer" is In Progress with High priority. It is assigned to Emil Example by Ada Admin, with 2 ' +
        'co-assignees. It is overdue by 2 days. 2 of 3 subtasks are completed. There are 4 comments, the latest 3 from ' +
        '2 people. Its description says: "Call the customer first."',
    );
  });

  it('says what is missing', () => {
    const bare: Task = { ...task, assigneeId: null, assignee: null, priority: 'LOW', status: 'TODO' };
    expect(taskSummary(bare, NOW, 'UTC')).toBe(
      '"Prepare the offer" is To Do with Low priority. It is unassigned. It has no due date. There are no comments. It ' +
        'has no description.',
    );
  });

  it('names no lead and no assigner to a personal account, but a contact', () => {
    expect(taskSummary(task, NOW, 'UTC', { withPeople: false })).not.toMatch(/Emil|Ada|assigned/);
    const forContact = { ...task, assignee: null, externalContact: { name: 'Carla', email: 'c@example.com' } };
    expect(taskSummary(forContact, NOW, 'UTC', { withPeople: false })).toContain('It is assigned to Carla.');
  });

  it('does not say that a person assigned a task to themselves', () => {
    expect(sentence('people', { assignerId: 2, assigner: { name: 'Emil Example' } })).toBe(
      'It is assigned to Emil Example.',
    );
  });

  it('tells of the parent and of the archive', () => {
    expect(sentence('parent', { parentTask: { id: 5, title: 'Win the customer' } })).toBe(
      'It is a subtask of "Win the customer".',
    );
    expect(sentence('state', { archived: true })).toBe(
      '"Prepare the offer" is In Progress with High priority and is archived.',
    );
  });
});

describe('the due date', () => {
  it.each([
    ['2026-03-01T12:00:00Z', 'It is overdue by 9 days.'],
    ['2026-03-09T23:59:00Z', 'It is overdue by 1 day.'],
    ['2026-03-10T08:00:00Z', 'It was due today.'],
    ['2026-03-10T23:59:00Z', 'It is due today.'],
    ['2026-03-11T00:00:00Z', 'It is due tomorrow.'],
    ['2026-03-12T23:59:00Z', 'It is due in 2 days.'],
    ['2026-03-17T23:59:00Z', 'It is due in 7 days.'],
    ['2026-03-18T00:00:00Z', 'It is due on March 18, 2026.'],
  ])('%s reads %s', (dueDate, words) => {
    expect(sentence('due', { dueDate })).toBe(words);
  });

  it('that has passed is not overdue once the task is completed', () => {
    expect(sentence('due', { dueDate: '2026-03-08T09:00:00Z', status: 'COMPLETED' })).toBe(
      'It was due on March 8, 2026.',
    );
    expect(sentence('due', { dueDate: '2026-03-08T09:00:00Z', status: 'CANCELLED' })).toBe('It is overdue by 2 days.');
  });

  it('is counted in days of the given zone', () => {
    const dueDate = '2026-03-11T03:00:00Z';
    expect(sentence('due', { dueDate }, NOW, 'UTC')).toBe('It is due tomorrow.');
    expect(sentence('due', { dueDate }, NOW, 'America/New_York')).toBe('It is due today.');
    expect(sentence('due', { dueDate: '2026-03-10T10:30:00Z' }, NOW, 'Pacific/Kiritimati')).toBe('It was due today.');
    expect(sentence('due', { dueDate: '2026-03-10T09:30:00Z' }, NOW, 'Pacific/Kiritimati')).toBe(
      'It is overdue by 1 day.',
    );
  });

  it('is one day away across a change of the clocks, be the day 23 or 25 hours long', () => {
    const night = { spring: new Date('2026-03-28T22:30:00Z'), autumn: new Date('2026-10-24T21:30:00Z') };
    // Berlin: 23:30 on the eve; 23:30 of the day with 23 hours, then 00:30 after the day with 25.
    expect(sentence('due', { dueDate: '2026-03-29T21:30:00Z' }, night.spring, 'Europe/Berlin')).toBe(
      'It is due tomorrow.',
    );
    expect(sentence('due', { dueDate: '2026-10-25T22:30:00Z' }, night.autumn, 'Europe/Berlin')).toBe(
      'It is due tomorrow.',
    );
    expect(sentence('due', { dueDate: '2026-10-25T23:30:00Z' }, night.autumn, 'Europe/Berlin')).toBe(
      'It is due in 2 days.',
    );
  });

  it('in a zone that does not exist fails instead of misleading', () => {
    expect(() => taskSummary({ ...task, dueDate: NOW.toISOString() }, NOW, 'Mars/Olympus')).toThrow(RangeError);
  });
});

describe('subtasks and comments', () => {
  it.each([
    [['COMPLETED', 'TODO', 'CANCELLED'], '1 of 3 subtasks is completed.'],
    [['TODO', 'TODO'], '0 of 2 subtasks are completed.'],
    [['COMPLETED'], '1 of 1 subtask is completed.'],
    [['TODO'], '0 of 1 subtask is completed.'],
  ] as const)('%s', (statuses, words) => {
    const subtasks = statuses.map((status, index) => subtask(index + 1, status));
    expect(sentence('subtasks', { subtasks, subtaskCount: subtasks.length })).toBe(words);
  });

  it.each([
    [['Ada'], 1, 'There is 1 comment from 1 person.'],
    [['Ada', 'Ada'], 2, 'There are 2 comments from 1 person.'],
    [['Ada', 'Emil', 'Cora'], 3, 'There are 3 comments from 3 people.'],
    [['Ada', 'Ada', 'Ada'], 9, 'There are 9 comments, the latest 3 from 1 person.'],
  ] as const)('comments of %s, %i in all', (names, commentCount, words) => {
    expect(sentence('comments', { comments: names.map(comment), commentCount })).toBe(words);
  });

  it('counts authors among the first three comments only', () => {
    const comments = ['Ada', 'Ada', 'Ada', 'Emil'].map(comment);
    expect(sentence('comments', { comments, commentCount: 4 })).toBe(
      'There are 4 comments, the latest 3 from 1 person.',
    );
  });
});

describe('the description', () => {
  it.each([
    [80, `Its description says: "${'x'.repeat(80)}"`],
    [81, `Its description begins: "${'x'.repeat(80)}…"`],
    [100, `Its description begins: "${'x'.repeat(80)}…"`],
    [101, `Its detailed description begins: "${'x'.repeat(80)}…"`],
  ])('of %i characters', (length, words) => {
    expect(sentence('description', { description: 'x'.repeat(length) })).toBe(words);
  });

  it('is put on one line and never cut within a character', () => {
    expect(sentence('description', { description: ' First\n\n  second ' })).toBe(
      'Its description says: "First second"',
    );
    expect(sentence('description', { description: `${'x'.repeat(79)}🙂🙂` })).toBe(
      `Its description begins: "${'x'.repeat(79)}🙂…"`,
    );
  });
});
