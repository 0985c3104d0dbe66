import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { Task } from '@taskwell/contract/schemas';
import { useMemo } from 'react';
import { api } from '../../../lib/api.ts';
import { findCachedTask, showPage } from '../../../lib/tasks/task-cache.ts';
import { TASK_KEYS, type TaskPage } from '../../../lib/tasks/task-keys.ts';
import { withPaints } from '../../../lib/tasks/task-paints.ts';
import type { TaskFilters } from '../task-search.ts';
import { useHiddenTasks } from './hidden-tasks.ts';
import { filtersOf, taskListRequest } from './task-requests.ts';

function taskListQuery(search: TaskFilters) {
  const filters = filtersOf(search);
  return infiniteQueryOptions({
    queryKey: TASK_KEYS.list(search.archived === undefined ? filters : { ...filters, archived: 'true' }),
    queryFn: async ({ pageParam, signal, client }) => {
      const { operation, query } = taskListRequest(search, pageParam);
      return showPage(client, await api.call(operation, { query, signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.pagination.nextCursor,
  });
}

/** Reads the first page unless the cache has it. */
export function readTaskList(client: QueryClient, search: TaskFilters): Promise<void> {
  return client.prefetchInfiniteQuery(taskListQuery(search));
}

export function useTaskList(search: TaskFilters) {
  const query = useInfiniteQuery({
    ...taskListQuery(search),
    // The old list stays, dimmed, until the new one is there: nothing jumps.
    placeholderData: keepPreviousData,
  });
  const hidden = useHiddenTasks();
  const all = useMemo(() => tasksOf(query.data), [query.data]);
  const tasks = useMemo(() => (hidden.size === 0 ? all : all.filter(({ id }) => !hidden.has(id))), [all, hidden]);
  const firstPage = useMemo(() => withoutHidden(query.data?.pages[0], all, hidden), [query.data, all, hidden]);
  return { query, tasks, firstPage };
}

/** Totals and counts as if the hidden tasks were gone already. */
function withoutHidden(page: TaskPage | undefined, all: Task[], hidden: ReadonlySet<number>): TaskPage | undefined {
  const gone = all.filter(({ id }) => hidden.has(id));
  if (page === undefined || gone.length === 0) return page;
  const counts = { ...page.counts };
  for (const { status } of gone) counts[status] = Math.max(0, counts[status] - 1);
  return { ...page, counts, pagination: { ...page.pagination, total: page.pagination.total - gone.length } };
}

/** A task that moved between pages while they were read appears once. */
function tasksOf(data: { pages: TaskPage[] } | undefined): Task[] {
  const byId = new Map<number, Task>();
  for (const page of data?.pages ?? []) {
    for (const task of page.data) byId.set(task.id, task);
  }
  return [...byId.values()];
}

/** A task as it is by now, changes made here that the server has not answered yet included. */
export function useNewestTask(task: Task): Task {
  const { data } = useQuery<Task>({ queryKey: TASK_KEYS.detail(task.id), enabled: false });
  return data && data.version >= task.version ? data : task;
}

/** One task, from the server where nothing has read it yet. @throws ApiError */
export function readTask(client: QueryClient, id: number): Promise<Task> {
  return client.fetchQuery({ ...taskQuery(id), staleTime: Number.POSITIVE_INFINITY });
}

function taskQuery(id: number) {
  return {
    queryKey: TASK_KEYS.detail(id),
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      withPaints((await api.call('GET /tasks/{id}', { params: { id }, signal })).data).task,
  };
}

/** One task; painted at once from whatever list already holds it. */
export function useTask(id: number | null) {
  const queryClient = useQueryClient();
  return useQuery({
    ...taskQuery(id ?? 0),
    enabled: id !== null,
    initialData: () => (id === null ? undefined : findCachedTask(queryClient, id)),
    // What a list knew is shown, and asked for again.
    initialDataUpdatedAt: 0,
  });
}
