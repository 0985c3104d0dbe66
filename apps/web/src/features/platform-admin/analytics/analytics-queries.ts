import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Report } from '@taskwell/contract/platform-console';
import { api } from '../../../lib/api.ts';
import { ASKED } from '../../../lib/asked-query.ts';

/** What happened on each of the last days; the days before stay until they have come. */
export function useAnalytics(days: number) {
  return useQuery({
    ...ASKED,
    queryKey: ['platform-admin', 'analytics', days],
    queryFn: async ({ signal }) =>
      (await api.call('GET /super-admin/analytics', { query: { days: String(days) }, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function fetchReport(report: Report, days: number): Promise<Blob> {
  return api.file('GET /super-admin/analytics/export', { query: { report, days: String(days) } });
}
