import { useQuery } from '@tanstack/react-query';
import type { TaskPriority } from '@taskwell/contract/labels';
import { LIMITS } from '@taskwell/contract/limits';
import { VALIDATION } from '@taskwell/contract/messages';
import type { Task } from '@taskwell/contract/schemas';
import { api } from '../../../lib/api.ts';
import type { Person } from '../api/colleagues.ts';
import { descriptionProblem, dueDateProblem, dueInstant, titleProblem } from './task-form.ts';

export type ParentTask = Pick<Task, 'id' | 'title'>;

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

/** Tasks that the person may add subtasks to, by what is typed. */
export function useParentTasks(search: string, isEnabled: boolean) {
  return useQuery({
    queryKey: ['tasks', 'parents', search],
    queryFn: async ({ signal }) => {
      const query = { search, sortBy: 'created-desc', limit: String(LIMITS.pageSizeMax) } as const;
      const { data } = await api.call('GET /tasks', { query, signal });
      return data.filter((task) => task.abilities.addSubtask).map(({ id, title }): ParentTask => ({ id, title }));
    },
    enabled: isEnabled,
    placeholderData: (previous) => previous,
  });
}
