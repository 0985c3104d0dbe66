import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { Notification } from '@taskwell/contract/schemas/notifications';
import { useMemo } from 'react';
import { api } from '../../../lib/api.ts';
import { NOTIFICATION_KEYS, type NotificationPages } from './notification-keys.ts';
import { whileChanging } from './notification-refresh.ts';

export interface NotificationChanges {
  markRead: (notification: Notification) => void;
  markAllRead: () => void;
}

/** Painted at once; a failure is only logged (SPEC §8), and reading again takes the paint back. */
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

async function markRead(client: QueryClient, id: number): Promise<void> {
  paint(
    client,
    (notification) => notification.id === id,
    (count) => Math.max(0, count - 1),
  );
  await whileChanging(client, () =>
    api
      .call('PATCH /notifications/{id}/read', { params: { id } })
      .catch((error) => console.error('The notification could not be marked as read', error)),
  );
}

async function markAllRead(client: QueryClient): Promise<void> {
  paint(
    client,
    () => true,
    () => 0,
  );
  await whileChanging(client, () =>
    api
      .call('PATCH /notifications/mark-all-read')
      .catch((error) => console.error('The notifications could not be marked as read', error)),
  );
}

function paint(client: QueryClient, isRead: (one: Notification) => boolean, recount: (count: number) => number): void {
  // What is being read now would paint the old state over the new one; it is read again afterwards.
  client.cancelQueries({ queryKey: NOTIFICATION_KEYS.all });
  client.setQueryData<number>(NOTIFICATION_KEYS.unreadCount, (count) => count && recount(count));
  client.setQueryData<NotificationPages>(
    NOTIFICATION_KEYS.list,
    (pages) =>
      pages && {
        ...pages,
        pages: pages.pages.map((page) => ({
          ...page,
          notifications: page.notifications.map((one) => (isRead(one) ? { ...one, isRead: true } : one)),
        })),
      },
  );
}
