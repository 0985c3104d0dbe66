import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Notification } from '@taskwell/contract/schemas/notifications';
import { useEffect, useMemo } from 'react';
import { api } from '../../lib/api.ts';
import { NOTIFICATION_KEYS } from './notification-keys.ts';

const PAGE_SIZE = '20';

/** How many are unread; undefined until that is known. A failure is only logged (SPEC §8). */
export function useUnreadCount(): number | undefined {
  const { data, error } = useQuery({
    queryKey: NOTIFICATION_KEYS.unreadCount,
    queryFn: async ({ signal }) => (await api.call('GET /notifications/unread-count', { signal })).count,
  });
  useEffect(() => {
    if (error) console.error('The unread notifications could not be counted', error);
  }, [error]);
  return data;
}

/** Newest first, a page at a time. */
export function useNotifications() {
  const query = useInfiniteQuery({
    queryKey: NOTIFICATION_KEYS.list,
    queryFn: ({ pageParam, signal }) =>
      api.call('GET /notifications', {
        query: { limit: PAGE_SIZE, ...(pageParam !== null && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.pagination.nextCursor,
  });
  const notifications = useMemo(() => {
    // One that slid to the next page while they were read appears once.
    const byId = new Map<number, Notification>();
    for (const page of query.data?.pages ?? []) {
      for (const notification of page.notifications) byId.set(notification.id, notification);
    }
    return [...byId.values()];
  }, [query.data]);
  return { query, notifications };
}
