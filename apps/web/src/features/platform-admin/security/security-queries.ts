import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { ASKED } from '../../../lib/asked-query.ts';

/** Where the query cache keeps what the Security tab shows. */
export const SECURITY_KEYS = {
  all: ['platform-admin', 'security'] as const,
  failedLogins: ['platform-admin', 'security', 'failed-logins'] as const,
  suspicious: ['platform-admin', 'security', 'suspicious-activity'] as const,
  report: ['platform-admin', 'security', 'report'] as const,
  sessions: ['platform-admin', 'security', 'sessions'] as const,
  locked: ['platform-admin', 'security', 'locked'] as const,
  reset: ['platform-admin', 'security', 'reset'] as const,
};

const PROGRESS_MILLISECONDS = 1_000;

/** What is opened again is read again: it changes all the time, and nothing tells of it. */
const fresh = { ...ASKED, staleTime: 0 };

export function useFailedLogins() {
  return useQuery({
    ...fresh,
    queryKey: SECURITY_KEYS.failedLogins,
    queryFn: async ({ signal }) => (await api.call('GET /security/failed-logins', { query: {}, signal })).data,
  });
}

export function useSuspiciousActivity() {
  return useQuery({
    ...fresh,
    queryKey: SECURITY_KEYS.suspicious,
    queryFn: async ({ signal }) => (await api.call('GET /security/suspicious-activity', { query: {}, signal })).data,
  });
}

export function useSecurityReport() {
  return useQuery({
    ...fresh,
    queryKey: SECURITY_KEYS.report,
    queryFn: async ({ signal }) => (await api.call('GET /security/security-report', { query: {}, signal })).data,
  });
}

export function useUserSessions() {
  return useQuery({
    ...fresh,
    queryKey: SECURITY_KEYS.sessions,
    queryFn: async ({ signal }) => (await api.call('GET /security/user-sessions', { query: {}, signal })).data,
  });
}

export function useLockedAccounts() {
  return useQuery({
    ...fresh,
    queryKey: SECURITY_KEYS.locked,
    queryFn: async ({ signal }) => (await api.call('GET /security/locked-accounts', { signal })).data,
  });
}

/** The last reset of all passwords; followed while it is under way. */
export function usePasswordReset() {
  return useQuery({
    ...fresh,
    queryKey: SECURITY_KEYS.reset,
    queryFn: async ({ signal }) => (await api.call('GET /security/reset-all-passwords', { signal })).data,
    refetchInterval: ({ state }) => (state.data && state.data.finishedAt === null ? PROGRESS_MILLISECONDS : false),
  });
}
