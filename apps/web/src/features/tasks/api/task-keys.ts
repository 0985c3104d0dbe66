import type { Answer } from '@taskwell/contract/operations';
import type { PagedList } from '../../../lib/paged-list.ts';

/** Where the query cache keeps tasks, and in which form. */
export type TaskPage = Answer<'GET /tasks'>;
export type TaskPages = PagedList<TaskPage>;

export const TASK_KEYS = {
  lists: ['tasks', 'list'] as const,
  list: (filters: object) => ['tasks', 'list', filters] as const,
  detail: (id: number) => ['tasks', 'detail', id] as const,
};
