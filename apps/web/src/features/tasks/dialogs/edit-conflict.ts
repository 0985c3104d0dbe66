import { MISSING, TASK_PRIORITY_LABELS, TASK_STATUS_LABELS } from '@taskwell/contract/labels';
import type { SentBody } from '@taskwell/contract/operations';
import type { Task } from '@taskwell/contract/schemas';
import { localInputWords } from '../../../lib/due-words.ts';
import { assignmentIds } from './assignment.ts';
import { dueInstant, fieldsOf, isSameField, type TaskFields } from './task-form.ts';

/** An edit as the form holds it: what is typed, the task it began from, and that task's version. */
export interface TaskEdit extends TaskFields {
  base: TaskFields;
  version: number;
}

/** A field that someone else changed meanwhile. */
export interface FieldConflict {
  name: keyof TaskFields;
  theirs: TaskFields[keyof TaskFields];
  /** False where this person had left the field alone: their version is taken. */
  isContested: boolean;
}

const FIELDS = ['title', 'description', 'status', 'priority', 'assignment', 'dueDate'] as const;

export const FIELD_LABELS: Record<keyof TaskFields, string> = {
  title: 'Title',
  description: 'Description',
  status: 'Status',
  priority: 'Priority',
  assignment: 'Assigned to',
  dueDate: 'Due date',
};

export function editOf(task: Task): TaskEdit {
  const fields = fieldsOf(task);
  return { ...fields, base: fields, version: task.version };
}

/** Only what this person changed is sent, so that two people can edit different fields of one task. */
export function changesOf(values: TaskFields, base: TaskFields): SentBody<'PUT /tasks/{id}'> {
  const sent = {
    title: { title: values.title.trim() },
    description: { description: values.description.trim() },
    status: { status: values.status },
    priority: { priority: values.priority },
    assignment: assignmentIds(values.assignment),
    dueDate: { dueDate: dueInstant(values.dueDate) },
  };
  const changed = FIELDS.filter((name) => !isSameField(name, values[name], base[name]));
  return Object.assign({}, ...changed.map((name) => sent[name]));
}

/** What differs between the task this edit began from and the task as it is now. */
export function conflictsOf(edit: TaskEdit, current: Task): FieldConflict[] {
  const theirs = fieldsOf(current);
  return FIELDS.filter((name) => !isSameField(name, theirs[name], edit.base[name]))
    .filter((name) => !isSameField(name, theirs[name], edit[name]))
    .map((name) => ({
      name,
      theirs: theirs[name],
      isContested: !isSameField(name, edit[name], edit.base[name]),
    }));
}

/** The same edit on top of the task as it is now: what was typed stays, what was left alone follows. */
export function rebase(edit: TaskEdit, current: Task): TaskEdit {
  const theirs = fieldsOf(current);
  const typed = FIELDS.filter((name) => !isSameField(name, edit[name], edit.base[name]));
  const kept = Object.fromEntries(typed.map((name) => [name, edit[name]]));
  return { ...theirs, ...kept, base: theirs, version: current.version };
}

/** A field's value in words. */
export function fieldWords(name: keyof TaskFields, value: TaskFields[keyof TaskFields]): string {
  switch (name) {
    case 'status':
      return TASK_STATUS_LABELS[value as TaskFields['status']];
    case 'priority':
      return TASK_PRIORITY_LABELS[value as TaskFields['priority']];
    case 'assignment':
      return (value as TaskFields['assignment'])?.person?.name ?? MISSING.person;
    case 'dueDate':
      return value === '' ? MISSING.dueDate : localInputWords(value as string);
    case 'description':
      return value === '' ? MISSING.description : (value as string);
    case 'title':
      return value as string;
  }
}
