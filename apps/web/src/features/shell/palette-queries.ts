import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { FAILURES } from '@taskwell/contract/messages';
import { TASK_FAILURES } from '@taskwell/contract/task-messages';
import { type Actor, canInCompany } from '@taskwell/policy/policy';
import { api } from '../../lib/api.ts';
import { loadFailureSentence } from '../../lib/form.ts';

const FOUND_AT_MOST = 6;
const SHORTEST_SEARCH = 2;

/** Tasks and people that the server finds by what is typed. */
export function useFound(search: string, actor: Actor) {
  const withTasks = canInCompany(actor, 'createTask');
  const withPeople = canInCompany(actor, 'listColleagues');
  const isLongEnough = search.length >= SHORTEST_SEARCH;
  const query = { search, limit: String(FOUND_AT_MOST) };
  const tasks = useQuery({
    queryKey: ['palette', 'tasks', search],
    queryFn: async ({ signal }) => (await api.call('GET /tasks', { query, signal })).data,
    enabled: isLongEnough && withTasks,
    placeholderData: keepPreviousData,
  });
  const people = useQuery({
    queryKey: ['palette', 'people', search],
    queryFn: async ({ signal }) => (await api.call('GET /users/employees', { query, signal })).data,
    enabled: isLongEnough && withPeople,
    placeholderData: keepPreviousData,
  });
  return {
    tasks: isLongEnough ? (tasks.data ?? []) : [],
    people: isLongEnough && withPeople ? (people.data ?? []) : [],
    isSearching: isUnderWay(tasks) || isUnderWay(people),
    failure: failureOf(tasks) ?? failureOf(people),
  };
}

/** Why nothing could be looked for; null where it was. */
function failureOf({ isPaused, error }: UseQueryResult): string | null {
  if (isPaused) return FAILURES.offlineRead;
  return error && loadFailureSentence(error, TASK_FAILURES.fetchTasks);
}

/** Offline it is not, and a search that failed is over. */
function isUnderWay({ isFetching, isPending, isPlaceholderData }: UseQueryResult): boolean {
  return isFetching && (isPending || isPlaceholderData);
}
