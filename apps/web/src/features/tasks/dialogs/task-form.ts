import type { TaskPriority, TaskStatus } from '@taskwell/contract/labels';
import { LIMITS } from '@taskwell/contract/limits';
import { VALIDATION } from '@taskwell/contract/messages';
import { isDueDate } from '@taskwell/contract/rules';
import type { Task } from '@taskwell/contract/schemas';
import { fromLocalInput, toLocalInput } from '../../../lib/due-words.ts';
import { type Assignment, assignmentOf, isSameAssignment } from './assignment.ts';

/** What the create and edit dialogs let a person type; the due date is local time to the minute (SPEC §5 'Task'). */
export interface TaskFields {
  title: string;
  description: string;
  status: TaskStatus;
  priority: TaskPriority;
  assignment: Assignment | null;
  dueDate: string;
}

export function fieldsOf(task: Task): TaskFields {
  return {
    title: task.title,
    description: task.description ?? '',
    status: task.status,
    priority: task.priority,
    assignment: assignmentOf(task),
    dueDate: toLocalInput(task.dueDate),
  };
}

export function titleProblem(title: string): string | null {
  if (title.trim() === '') return VALIDATION.titleRequired;
  return title.trim().length > LIMITS.titleLength ? VALIDATION.titleTooLong : null;
}

export function descriptionProblem(description: string): string | null {
  return description.trim().length > LIMITS.descriptionLength ? VALIDATION.descriptionTooLong : null;
}

export function dueDateProblem(dueDate: string): string | null {
  const instant = fromLocalInput(dueDate);
  if (instant === null) return null;
  if (instant === undefined) return VALIDATION.dueDateNotUnderstood;
  return isDueDate(instant) ? null : VALIDATION.dueDateInvalid;
}

/** The instant on the wire; the field has been checked before. */
export function dueInstant(dueDate: string): string | null {
  return fromLocalInput(dueDate) ?? null;
}

export function isSameField<K extends keyof TaskFields>(name: K, one: TaskFields[K], other: TaskFields[K]): boolean {
  if (name === 'assignment') return isSameAssignment(one as Assignment | null, other as Assignment | null);
  return one === other;
}
