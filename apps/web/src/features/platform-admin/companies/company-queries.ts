import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { ASKED } from '../../../lib/asked-query.ts';
import { pageBefore } from '../../../lib/page-before.ts';

/** Where the query cache keeps companies. */
export const COMPANY_KEYS = {
  all: ['platform-admin', 'companies'] as const,
  lists: ['platform-admin', 'companies', 'list'] as const,
  list: (search: string, page: number) => ['platform-admin', 'companies', 'list', search, page] as const,
  detail: (id: number) => ['platform-admin', 'companies', 'detail', id] as const,
};

/** One page of all companies; the page before stays until it has come. */
export function useCompanies(search: string, page: number) {
  const queryKey = COMPANY_KEYS.list(search, page);
  return useQuery({
    ...ASKED,
    queryKey,
    queryFn: async ({ signal }) =>
      (await api.call('GET /super-admin/companies', { query: { search, page: String(page) }, signal })).data,
    placeholderData: (previous, query) => pageBefore(previous, query?.queryKey, queryKey),
  });
}

/** Each reading stands on the company's own history, so it is read once for each time it is opened. */
export function useCompany(id: number) {
  return useQuery({
    ...ASKED,
    queryKey: COMPANY_KEYS.detail(id),
    queryFn: async ({ signal }) => (await api.call('GET /super-admin/companies/{id}', { params: { id }, signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
