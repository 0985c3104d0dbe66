import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { Notification } from '@taskwell/contract/schemas/notifications';
import { useMemo } from 'react';
import { api } from '../../lib/api.ts';
import { changeOptimistically } from '../../lib/optimistic-change.ts';
import { mapPages } from '../../lib/paged-list.ts';
import { whileChanging } from './notification-events.ts';
import { NOTIFICATION_KEYS, type NotificationPages } from './notification-keys.ts';

export interface NotificationChanges {
  markRead: (notification: Notification) => void;
  markAllRead: () => void;
}

/** Optimistic; a failure is only logged (SPEC §8), and reading again rolls it back. */
export function useNotificationChanges(): NotificationChanges {
  const client = useQueryClient();
  return useMemo(
    () => ({
      markRead: (notification) => {
        if (!notification.isRead) markRead(client, notification.id);
      },
      markAllRead: () => markAllRead(client),
    }),
    [client],
  );
}

function markRead(client: QueryClient, id: number): Promise<void> {
  return change(client, {
    apply: () =>
      paint(
        client,
        (notification) => notification.id === id,
        (count) => Math.max(0, count - 1),
      ),
    send: () => api.call('PATCH /notifications/{id}/read', { params: { id } }),
    failure: 'The notification could not be marked as read',
  });
}

function markAllRead(client: QueryClient): Promise<void> {
  return change(client, {
    apply: () =>
      paint(
        client,
        () => true,
        () => 0,
      ),
    send: () => api.call('PATCH /notifications/mark-all-read'),
    failure: 'The notifications could not be marked as read',
  });
}

interface Change {
  apply: () => void;
  send: () => Promise<unknown>;
  failure: string;
}

function change(client: QueryClient, { apply, send, failure }: Change): Promise<void> {
  return whileChanging(client, () =>
    changeOptimistically(client, {
      reads: [NOTIFICATION_KEYS.all],
      apply,
      send,
      report: (error) => console.error(failure, error),
      // Read again once the last of several has been answered (whileChanging).
      settle: () => undefined,
    }),
  );
}

function paint(client: QueryClient, isRead: (one: Notification) => boolean, recount: (count: number) => number): void {
  client.setQueryData<number>(NOTIFICATION_KEYS.unreadCount, (count) => count && recount(count));
  client.setQueryData<NotificationPages>(
    NOTIFICATION_KEYS.list,
    (pages) =>
      pages &&
      mapPages(pages, (page) => ({
        ...page,
        notifications: page.notifications.map((one) => (isRead(one) ? { ...one, isRead: true } : one)),
      })),
  );
}
