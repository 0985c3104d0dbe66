import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** The company's people, searched and paged by the server. */
export function usePeople(search: string) {
  return useInfiniteQuery({
    queryKey: ['people', search],
    queryFn: ({ pageParam, signal }) =>
      api.call('GET /users', { query: { search, ...(pageParam !== null && { cursor: pageParam }) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.pagination.nextCursor,
  });
}
