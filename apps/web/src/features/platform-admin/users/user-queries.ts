import { useQuery } from '@tanstack/react-query';
import type { Role } from '@taskwell/contract/labels';
import { api } from '../../../lib/api.ts';
import { ASKED } from '../../../lib/asked-query.ts';
import { pageBefore } from '../../../lib/page-before.ts';

/** Where the query cache keeps the people of all companies. */
export const PLATFORM_USER_KEYS = {
  all: ['platform-admin', 'users'] as const,
  lists: ['platform-admin', 'users', 'list'] as const,
  list: (search: string, role: Role | null, page: number) =>
    ['platform-admin', 'users', 'list', search, role, page] as const,
  detail: (id: number) => ['platform-admin', 'users', 'detail', id] as const,
};

/** One page of all people; the page before stays until it has come. */
export function usePlatformUsers(search: string, role: Role | null, page: number) {
  const queryKey = PLATFORM_USER_KEYS.list(search, role, page);
  return useQuery({
    ...ASKED,
    queryKey,
    queryFn: async ({ signal }) => {
      const query = { search, page: String(page), ...(role && { role }) };
      return (await api.call('GET /super-admin/users/search', { query, signal })).data;
    },
    placeholderData: (previous, query) => pageBefore(previous, query?.queryKey, queryKey),
  });
}

/** Each reading stands on the history of the person's company, so it is read once for each time it is opened. */
export function usePlatformUser(id: number) {
  return useQuery({
    ...ASKED,
    queryKey: PLATFORM_USER_KEYS.detail(id),
    queryFn: async ({ signal }) => (await api.call('GET /super-admin/users/{id}', { params: { id }, signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
