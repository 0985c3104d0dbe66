import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OwnOverview } from '@taskwell/contract/schemas/overview';
import { api } from '../../lib/api.ts';
import { useNow } from '../../lib/clock.ts';
import { keepTasks } from '../../lib/tasks/task-cache.ts';
import { OVERVIEW_KEYS } from './overview-keys.ts';

/** What the signed-in person has to do; asked for again when a new day begins. */
export function useOwnOverview() {
  const client = useQueryClient();
  return useQuery({
    queryKey: OVERVIEW_KEYS.mine(useNow().toDateString()),
    queryFn: async ({ signal }) => {
      const { data } = await api.call('GET /overview/mine', { signal });
      keepTasks(client, tasksOf(data));
      return data;
    },
    placeholderData: keepPreviousData,
  });
}

function tasksOf({ overdue, today, thisWeek, recent }: OwnOverview) {
  return [...overdue.tasks, ...today.tasks, ...thisWeek.tasks, ...recent.map(({ task }) => task)];
}

export function useCompanyOverview() {
  return useQuery({
    queryKey: OVERVIEW_KEYS.company(useNow().toDateString()),
    queryFn: async ({ signal }) => (await api.call('GET /overview/company', { signal })).data,
    placeholderData: keepPreviousData,
  });
}
