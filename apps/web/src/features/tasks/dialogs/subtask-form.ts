import type { TaskPriority } from '@taskwell/contract/labels';
import { VALIDATION } from '@taskwell/contract/messages';
import type { Person } from '../../people/colleague-queries.public.ts';
import type { ParentTask } from '../../pickers/parent-task-queries.public.ts';
import { descriptionProblem, dueDateProblem, dueInstant, titleProblem } from './task-form.ts';

export interface SubtaskFields {
  parent: ParentTask | null;
  title: string;
  description: string;
  priority: TaskPriority;
  assignee: Person | null;
  dueDate: string;
}

/** SPEC §5 'Subtask'; in a personal account the person does everything. */
export function subtaskProblems(values: SubtaskFields, isPersonal: boolean, now: Date) {
  return {
    parent: values.parent ? null : VALIDATION.parentRequired,
    title: titleProblem(values.title),
    description: descriptionProblem(values.description),
    assignee: isPersonal || values.assignee ? null : VALIDATION.assigneeRequired,
    dueDate: dueDateProblem(values.dueDate) ?? pastProblem(values.dueDate, now),
  };
}

function pastProblem(dueDate: string, now: Date): string | null {
  const instant = dueInstant(dueDate);
  return instant !== null && Date.parse(instant) < now.getTime() ? VALIDATION.dueDatePast : null;
}
