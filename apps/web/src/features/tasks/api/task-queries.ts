import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { LIMITS } from '@taskwell/contract/limits';
import type { Task } from '@taskwell/contract/schemas';
import { useMemo } from 'react';
import { api } from '../../../lib/api.ts';
import { chosenStatuses, type TaskSearch } from '../task-search.ts';
import { findCachedTask } from './task-cache.ts';
import { TASK_KEYS, type TaskPage } from './task-keys.ts';

/** The address's filters as GET /tasks takes them. */
export function filtersOf(search: TaskSearch) {
  const statuses = chosenStatuses(search);
  return {
    ...(statuses.length > 0 && { status: statuses.join(',') }),
    ...(search.search && { search: search.search.slice(0, LIMITS.searchLength) }),
    ...(search.priority && { priority: search.priority }),
    ...(search.dueDateFilter && { dueDateFilter: search.dueDateFilter }),
    ...(search.type && { type: search.type }),
    ...(search.sortBy && { sortBy: search.sortBy }),
  };
}

export function useTaskList(search: TaskSearch) {
  const filters = filtersOf(search);
  const query = useInfiniteQuery({
    queryKey: TASK_KEYS.list(filters),
    queryFn: ({ pageParam, signal }) =>
      api.call('GET /tasks', { query: { ...filters, ...(pageParam !== null && { cursor: pageParam }) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.pagination.nextCursor,
    // The old list stays, dimmed, until the new one is there: nothing jumps.
    placeholderData: keepPreviousData,
  });
  const tasks = useMemo(() => tasksOf(query.data), [query.data]);
  return { query, tasks, firstPage: query.data?.pages[0] };
}

/** A task that moved between pages while they were read appears once. */
function tasksOf(data: { pages: TaskPage[] } | undefined): Task[] {
  const byId = new Map<number, Task>();
  for (const page of data?.pages ?? []) {
    for (const task of page.data) byId.set(task.id, task);
  }
  return [...byId.values()];
}

/** One task; painted at once from whatever list already holds it. */
export function useTask(id: number | null) {
  const queryClient = useQueryClient();
  return useQuery({
    queryKey: TASK_KEYS.detail(id ?? 0),
    queryFn: async ({ signal }) => (await api.call('GET /tasks/{id}', { params: { id: id ?? 0 }, signal })).data,
    enabled: id !== null,
    initialData: () => (id === null ? undefined : findCachedTask(queryClient, id)),
    // What a list knew is shown, and asked for again.
    initialDataUpdatedAt: 0,
  });
}
