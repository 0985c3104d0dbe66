import type { Task } from '@taskwell/contract/schemas';
import { describe, expect, it } from 'vitest';
import { changesOf, conflictsOf, editOf, rebase } from './edit-conflict.ts';

const task = {
  title: 'Send the offer',
  description: null,
  status: 'TODO',
  priority: 'LOW',
  assigneeId: 7,
  assignee: { id: 7, name: 'Kim Park', email: 'kim@example.com' },
  externalContactId: null,
  externalContact: null,
  dueDate: '2031-05-09T15:00:00.000Z',
  version: 3,
} as Partial<Task> as Task;

/** The task as somebody else left it meanwhile. */
const theirs = (changes: Partial<Task>): Task => ({ ...task, ...changes, version: 4 });

describe('an edit', () => {
  it('sends only what was changed, so that two people can edit different fields', () => {
    const edit = editOf(task);
    expect(changesOf(edit, edit.base)).toEqual({});
    expect(changesOf({ ...edit, title: ' Send it now ' }, edit.base)).toEqual({ title: 'Send it now' });
    expect(changesOf({ ...edit, assignment: null, dueDate: '' }, edit.base)).toEqual({
      assigneeId: null,
      externalContactId: null,
      dueDate: null,
    });
  });

  it('does not send seconds away that its field cannot show', () => {
    const edit = editOf({ ...task, dueDate: '2031-05-09T15:00:42.123Z' });
    expect(changesOf({ ...edit, priority: 'HIGH' }, edit.base)).toEqual({ priority: 'HIGH' });
  });
});

describe('an edit of a task that somebody else has changed meanwhile', () => {
  it('is contested only where both changed the same field differently', () => {
    const edit = { ...editOf(task), title: 'Send the better offer', status: 'COMPLETED' as const };
    const current = theirs({ title: 'Send the cheaper offer', status: 'COMPLETED', priority: 'HIGH' });
    expect(conflictsOf(edit, current)).toEqual([
      { name: 'title', theirs: 'Send the cheaper offer', isContested: true },
      { name: 'priority', theirs: 'HIGH', isContested: false },
    ]);
  });

  it('keeps what was typed, takes over the rest, and sends just the former on the new version', () => {
    const edit = { ...editOf(task), title: 'Send the better offer' };
    const next = rebase(edit, theirs({ title: 'Send the cheaper offer', description: 'By Friday', priority: 'HIGH' }));
    expect(next).toMatchObject({
      title: 'Send the better offer',
      description: 'By Friday',
      priority: 'HIGH',
      version: 4,
    });
    expect(changesOf(next, next.base)).toEqual({ title: 'Send the better offer' });
  });

  it('has nothing to say where both made the same change', () => {
    const edit = { ...editOf(task), priority: 'URGENT' as const };
    expect(conflictsOf(edit, theirs({ priority: 'URGENT' }))).toEqual([]);
  });
});
