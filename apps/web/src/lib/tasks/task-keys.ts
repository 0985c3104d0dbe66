import type { Answer } from '@taskwell/contract/operations';
import type { PagedList } from '../paged-list.ts';

/** Where the query cache keeps tasks, and in which form. */
export type TaskPage = Answer<'GET /tasks'>;
export type TaskPages = PagedList<TaskPage>;

export const TASK_KEYS = {
  all: ['tasks'] as const,
  lists: ['tasks', 'list'] as const,
  list: (filters: object) => ['tasks', 'list', filters] as const,
  calendars: ['tasks', 'calendar'] as const,
  calendar: (days: object) => ['tasks', 'calendar', days] as const,
  usage: ['tasks', 'usage'] as const,
  detail: (id: number) => ['tasks', 'detail', id] as const,
  parents: (search: string) => ['tasks', 'parents', search] as const,
  comments: (id: number) => ['tasks', 'comments', id] as const,
  allUpdates: ['tasks', 'updates'] as const,
  updates: (id: number) => ['tasks', 'updates', id] as const,
};
