import type { Answer } from '@taskwell/contract/operations';
import type { PagedList } from '../../lib/paged-list.ts';

/** Where the query cache keeps notifications, and in which form. */
export type NotificationPages = PagedList<Answer<'GET /notifications'>>;

export const NOTIFICATION_KEYS = {
  all: ['notifications'] as const,
  list: ['notifications', 'list'] as const,
  unreadCount: ['notifications', 'unread-count'] as const,
};
