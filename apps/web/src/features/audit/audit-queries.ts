import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { ASKED } from '../../lib/asked-query.ts';
import type { AuditFilters } from './audit-navigation.ts';

/** A page of the audit log; the page before stays until it has come. */
export function useAudit(filters: AuditFilters, page: number) {
  return useQuery({
    ...ASKED,
    queryKey: ['audit', filters, page],
    queryFn: async ({ signal }) =>
      (await api.call('GET /audit', { query: { ...filters, page: String(page) }, signal })).data,
    placeholderData: keepPreviousData,
    // New entries come all the time: what is opened again is read again.
    staleTime: 0,
  });
}

export function fetchAuditFile(filters: AuditFilters): Promise<Blob> {
  return api.file('GET /audit/export/csv', { query: filters });
}
