import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { ASKED } from '../../../lib/asked-query.ts';

/** SPEC §7: the last 30 days. */
export function useSystemHealth() {
  return useQuery({
    ...ASKED,
    queryKey: ['platform-admin', 'system-health'],
    queryFn: async ({ signal }) => (await api.call('GET /super-admin/system/health', { query: {}, signal })).data,
    staleTime: 0,
  });
}
