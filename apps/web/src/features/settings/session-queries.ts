import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export const SESSIONS_KEY = ['own-sessions'] as const;

export function useSessions() {
  return useQuery({
    queryKey: SESSIONS_KEY,
    queryFn: async ({ signal }) => (await api.call('GET /auth/sessions', { signal })).data,
    // Who looks wants to know who is signed in now.
    staleTime: 0,
  });
}
