import { type InfiniteData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Answer } from '@taskwell/contract/operations';
import { api } from '../../lib/api.ts';

/** Where the query cache keeps people, and in which form. */
export type PeoplePages = InfiniteData<Answer<'GET /users'>, string | null>;

export const PEOPLE_KEYS = {
  all: ['people'] as const,
  lists: ['people', 'list'] as const,
  list: (search: string) => ['people', 'list', search] as const,
  detail: (id: number) => ['people', 'detail', id] as const,
};

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
