import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { ASKED } from '../../lib/asked-query.ts';
import { pageBefore } from '../../lib/page-before.ts';
import type { AuditFilters } from './audit-navigation.ts';

/** A page of the audit log; the page before stays until it has come. */
export function useAudit(filters: AuditFilters, page: number) {
  const queryKey = ['audit', filters, page];
  return useQuery({
    ...ASKED,
    queryKey,
    queryFn: async ({ signal }) =>
      (await api.call('GET /audit', { query: { ...filters, page: String(page) }, signal })).data,
    placeholderData: (previous, query) => pageBefore(previous, query?.queryKey, queryKey),
    // New entries come all the time: what is opened again is read again.
    staleTime: 0,
  });
}

export function fetchAuditFile(filters: AuditFilters): Promise<Blob> {
  return api.file('GET /audit/export/csv', { query: filters });
}
