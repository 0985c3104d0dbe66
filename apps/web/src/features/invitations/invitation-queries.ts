import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { INVITATION_KEYS } from './invitation-keys.ts';

const PAGE_SIZE = '20';

/** The live stream tells of what changes, but not while a screen is away; who opens this one wants what is true now. */
const PAGED = { initialPageParam: null as string | null, staleTime: 0 };

function pageAfter(cursor: string | null) {
  return { limit: PAGE_SIZE, ...(cursor !== null && { cursor }) };
}

export function useReceivedInvitations() {
  return useInfiniteQuery({
    ...PAGED,
    queryKey: INVITATION_KEYS.received,
    queryFn: ({ pageParam, signal }) =>
      api.call('GET /task-invitations/user/received', {
        query: { ...pageAfter(pageParam), status: 'PENDING' },
        signal,
      }),
    getNextPageParam: (page) => page.pagination.nextCursor,
  });
}

export function useSentInvitations() {
  return useInfiniteQuery({
    ...PAGED,
    queryKey: INVITATION_KEYS.sent,
    queryFn: ({ pageParam, signal }) =>
      api.call('GET /task-invitations/user/sent', { query: pageAfter(pageParam), signal }),
    getNextPageParam: (page) => page.pagination.nextCursor,
  });
}

export function useInvitation(token: string) {
  return useQuery({
    queryKey: INVITATION_KEYS.byToken(token),
    queryFn: async ({ signal }) =>
      (await api.call('GET /task-invitations/{token}', { params: { token }, signal })).invitation,
  });
}
