import type { InfiniteData } from '@tanstack/react-query';
import type { Answer } from '@taskwell/contract/operations';

/** Where the query cache keeps tasks, and in which form. */
export type TaskPage = Answer<'GET /tasks'>;
export type TaskPages = InfiniteData<TaskPage, string | null>;

export const TASK_KEYS = {
  lists: ['tasks', 'list'] as const,
  list: (filters: object) => ['tasks', 'list', filters] as const,
  detail: (id: number) => ['tasks', 'detail', id] as const,
};
