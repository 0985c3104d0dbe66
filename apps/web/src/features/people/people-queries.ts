import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { PEOPLE_KEYS } from './people-keys.ts';

/** The company's people, searched and paged by the server. */
export function usePeople(search: string) {
  return useInfiniteQuery({
    queryKey: PEOPLE_KEYS.list(search),
    queryFn: ({ pageParam, signal }) =>
      api.call('GET /users', { query: { search, ...(pageParam !== null && { cursor: pageParam }) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.pagination.nextCursor,
  });
}

/** One person with the statistics of their tasks. */
export function usePerson(id: number) {
  return useQuery({
    queryKey: PEOPLE_KEYS.detail(id),
    queryFn: async ({ signal }) => (await api.call('GET /users/{id}', { params: { id }, signal })).data,
  });
}
