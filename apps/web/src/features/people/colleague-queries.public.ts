import { keepPreviousData, type QueryClient, useQueries, useQuery } from '@tanstack/react-query';
import { LIMITS } from '@taskwell/contract/limits';
import type { Colleague } from '@taskwell/contract/schemas/people';
import { api } from '../../lib/api.ts';
import { PEOPLE_KEYS } from './people-keys.ts';

/** As many as one page may hold, so that leaving people out of a picker does not leave it empty. */
export const MOST_COLLEAGUES = LIMITS.pageSizeMax;

/** Colleagues that match a search, for pickers. */
export function useColleagues(search: string, isEnabled = true) {
  return useQuery({
    queryKey: PEOPLE_KEYS.colleagues(search),
    queryFn: async ({ signal }) =>
      (await api.call('GET /users/employees', { query: { search, limit: String(MOST_COLLEAGUES) }, signal })).data,
    enabled: isEnabled,
    placeholderData: keepPreviousData,
  });
}

/** What pickers show of a person. */
export type Person = Pick<Colleague, 'id' | 'name' | 'email'>;

/** Colleagues whose name may be meant by one of these, however large the company is. */
export function useColleaguesNamed(names: readonly string[]): Colleague[] {
  return unique(useQueries({ queries: names.map(namedQuery) }).map(({ data }) => data ?? []));
}

/** The same, once. */
export async function readColleaguesNamed(client: QueryClient, names: readonly string[]): Promise<Colleague[]> {
  return unique(await Promise.all(names.map((name) => client.fetchQuery({ ...namedQuery(name), staleTime: 60_000 }))));
}

function namedQuery(name: string) {
  return {
    queryKey: PEOPLE_KEYS.colleaguesNamed(name),
    queryFn: async () => {
      const query = { search: name, limit: String(LIMITS.pageSizeMax) };
      return (await api.call('GET /users/employees', { query })).data;
    },
  };
}

function unique(found: Colleague[][]): Colleague[] {
  return [...new Map(found.flat().map((person) => [person.id, person])).values()];
}
