import { type QueryClient, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { TASK_KEYS } from '../../../lib/tasks/task-keys.ts';

const PAGE_SIZE = '20';

/** A task's true history, newest first (DECISIONS §4). */
export function useTaskUpdates(taskId: number) {
  const query = useInfiniteQuery({
    queryKey: TASK_KEYS.updates(taskId),
    queryFn: ({ pageParam, signal }) =>
      api.call('GET /tasks/{id}/updates', {
        params: { id: taskId },
        query: { limit: PAGE_SIZE, ...(pageParam !== null && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.pagination.nextCursor,
    // Who opens it wants what is true now.
    staleTime: 0,
  });
  return { query, updates: query.data?.pages.flatMap((page) => page.data) ?? [] };
}

/** Any event of a task is an entry of its history; it is read again only while somebody looks at it. */
export function refreshTaskUpdates(client: QueryClient, taskId: number): void {
  client.invalidateQueries({ queryKey: TASK_KEYS.updates(taskId) });
}

export function refreshAllUpdates(client: QueryClient): void {
  client.invalidateQueries({ queryKey: TASK_KEYS.allUpdates });
}
