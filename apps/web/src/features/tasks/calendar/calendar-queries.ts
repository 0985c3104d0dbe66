import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { TaskType } from '@taskwell/contract/labels';
import { LIMITS } from '@taskwell/contract/limits';
import { useCallback, useMemo } from 'react';
import { api } from '../../../lib/api.ts';
import { addDays, type Day, dayOf, firstWeekday, type Month, startOf, weeksOf } from '../../../lib/calendar-days.ts';
import { showCalendar, showPage } from '../../../lib/tasks/task-cache.ts';
import type { TaskCalendar } from '../../../lib/tasks/task-calendar.ts';
import { TASK_KEYS } from '../../../lib/tasks/task-keys.ts';
import { useHiddenTasks } from '../api/hidden-tasks.ts';

function calendarQuery(month: Month, type: TaskType | undefined) {
  const days = weeksOf(month, firstWeekday()).flat();
  const [from = ''] = days;
  const query = { from, days: String(days.length), ...(type && { type }) };
  return queryOptions({
    queryKey: TASK_KEYS.calendar(query),
    queryFn: async ({ signal, client }): Promise<TaskCalendar> => {
      const { data } = await api.call('GET /tasks/calendar', { query, signal });
      return showCalendar(client, { ...data, from, to: addDays(from, days.length), isFiltered: type !== undefined });
    },
  });
}

/** What is due on the days that a month shows. */
export function useCalendar(month: Month, type: TaskType | undefined) {
  return useQuery(calendarQuery(month, type));
}

/** Reads a month that is about to be shown. */
export function useReadAhead(type: TaskType | undefined): (month: Month) => void {
  const client = useQueryClient();
  return useCallback((month) => readAhead(client, month, type), [client, type]);
}

function readAhead(client: QueryClient, month: Month, type: TaskType | undefined): void {
  client.prefetchQuery(calendarQuery(month, type));
}

function dueQuery(from: Day, to: Day, type: TaskType | undefined) {
  const filters = {
    dueFrom: startOf(from).toISOString(),
    dueTo: startOf(to).toISOString(),
    sortBy: 'due-asc' as const,
    ...(type && { type }),
  };
  return infiniteQueryOptions({
    queryKey: TASK_KEYS.list(filters),
    queryFn: async ({ pageParam, signal, client }) => {
      const page = pageParam === null ? {} : { cursor: pageParam, limit: String(LIMITS.pageSizeMax) };
      return showPage(client, await api.call('GET /tasks', { query: { ...filters, ...page }, signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.pagination.nextCursor,
  });
}

/** The tasks that are due from one day to before another, a page at a time, the earliest first. */
export function useDueTasks(from: Day, to: Day, type: TaskType | undefined) {
  const query = useInfiniteQuery(dueQuery(from, to, type));
  const hidden = useHiddenTasks();
  const tasks = useMemo(() => {
    const read = query.data?.pages.flatMap(({ data }) => data) ?? [];
    // One that is being moved to another day is gone at once.
    const isHere = (dueDate: string | null) => dueDate !== null && dayOf(dueDate) >= from && dayOf(dueDate) < to;
    const byId = new Map(read.filter(({ dueDate }) => isHere(dueDate)).map((task) => [task.id, task]));
    return [...byId.values()].filter(({ id }) => !hidden.has(id));
  }, [query.data, hidden, from, to]);
  return { query, tasks };
}
