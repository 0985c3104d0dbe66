import type { InfiniteData } from '@tanstack/react-query';
import type { Answer } from '@taskwell/contract/operations';

/** Where the query cache keeps notifications, and in which form. */
export type NotificationPages = InfiniteData<Answer<'GET /notifications'>, string | null>;

export const NOTIFICATION_KEYS = {
  all: ['notifications'] as const,
  list: ['notifications', 'list'] as const,
  unreadCount: ['notifications', 'unread-count'] as const,
};
