import { useQuery } from '@tanstack/react-query';
import { LIMITS } from '@taskwell/contract/limits';
import type { Task } from '@taskwell/contract/schemas';
import { api } from '../../lib/api.ts';
import { TASK_KEYS } from '../../lib/tasks/task-keys.ts';

export type ParentTask = Pick<Task, 'id' | 'title'>;

/**
 * Tasks by what is typed.
 *
 * @param isFor 'subtask' for those that the person may add one to; left out for all that they see
 */
export function useParentTasks(search: string, isEnabled: boolean, isFor?: 'subtask') {
  return useQuery({
    queryKey: TASK_KEYS.parents(search),
    queryFn: async ({ signal }) => {
      const query = { search, sortBy: 'created-desc', limit: String(LIMITS.pageSizeMax) } as const;
      const { data } = await api.call('GET /tasks', { query, signal });
      return data;
    },
    select: (tasks) =>
      tasks
        .filter(({ abilities }) => isFor === undefined || abilities.addSubtask)
        .map(({ id, title }): ParentTask => ({ id, title })),
    enabled: isEnabled,
    placeholderData: (previous) => previous,
  });
}
