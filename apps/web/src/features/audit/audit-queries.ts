import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AuditAction, AuditEntityType } from '@taskwell/contract/audit-words';
import { api } from '../../lib/api.ts';

/** What the audit log is narrowed down to; the days as the browser's date fields have them. */
export interface AuditFilters {
  search?: string | undefined;
  action?: AuditAction | undefined;
  /** Who acted; the name is what the filter is called. */
  person?: { id: number; name: string } | undefined;
  entityType?: AuditEntityType | undefined;
  startDate?: string | undefined;
  endDate?: string | undefined;
}

/** A page of the audit log; the page before stays until it has come. */
export function useAudit(filters: AuditFilters, page: number) {
  return useQuery({
    queryKey: ['audit', filters, page],
    queryFn: async ({ signal }) =>
      (await api.call('GET /audit', { query: { ...queryOf(filters), page: String(page) }, signal })).data,
    placeholderData: keepPreviousData,
    // New entries come all the time: what is opened again is read again.
    staleTime: 0,
  });
}

export function fetchAuditFile(filters: AuditFilters): Promise<Blob> {
  return api.file('GET /audit/export/csv', { query: queryOf(filters) });
}

function queryOf({ person, ...filters }: AuditFilters) {
  return { ...filters, userId: person && String(person.id) };
}
